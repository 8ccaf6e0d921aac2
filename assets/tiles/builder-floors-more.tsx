<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="builder-floors-more" tilewidth="96" tileheight="96" tilecount="96" columns="24">
 <image source="builder-floors-more.png" width="2304" height="384"/>
 <tile id="0" type="floor">
  <properties>
   <property name="material" value="deck"/>
   <property name="across" type="int" value="0"/>
   <property name="down" type="int" value="0"/>
  </properties>
 </tile>
 <tile id="1" type="floor">
  <properties>
   <property name="material" value="deck"/>
   <property name="across" type="int" value="1"/>
   <property name="down" type="int" value="0"/>
  </properties>
 </tile>
 <tile id="2" type="floor">
  <properties>
   <property name="material" value="deck"/>
   <property name="across" type="int" value="2"/>
   <property name="down" type="int" value="0"/>
  </properties>
 </tile>
 <tile id="3" type="floor">
  <properties>
   <property name="material" value="deck"/>
   <property name="across" type="int" value="3"/>
   <property name="down" type="int" value="0"/>
  </properties>
 </tile>
 <tile id="4" type="floor">
  <properties>
   <property name="material" value="ebony"/>
   <property name="across" type="int" value="0"/>
   <property name="down" type="int" value="0"/>
  </properties>
 </tile>
 <tile id="5" type="floor">
  <properties>
   <property name="material" value="ebony"/>
   <property name="across" type="int" value="1"/>
   <property name="down" type="int" value="0"/>
  </properties>
 </tile>
 <tile id="6" type="floor">
  <properties>
   <property name="material" value="ebony"/>
   <property name="across" type="int" value="2"/>
   <property name="down" type="int" value="0"/>
  </properties>
 </tile>
 <tile id="7" type="floor">
  <properties>
   <property name="material" value="ebony"/>
   <property name="across" type="int" value="3"/>
   <property name="down" type="int" value="0"/>
  </properties>
 </tile>
 <tile id="8" type="floor">
  <properties>
   <property name="material" value="terracotta"/>
   <property name="across" type="int" value="0"/>
   <property name="down" type="int" value="0"/>
  </properties>
 </tile>
 <tile id="9" type="floor">
  <properties>
   <property name="material" value="terracotta"/>
   <property name="across" type="int" value="1"/>
   <property name="down" type="int" value="0"/>
  </properties>
 </tile>
 <tile id="10" type="floor">
  <properties>
   <property name="material" value="terracotta"/>
   <property name="across" type="int" value="2"/>
   <property name="down" type="int" value="0"/>
  </properties>
 </tile>
 <tile id="11" type="floor">
  <properties>
   <property name="material" value="terracotta"/>
   <property name="across" type="int" value="3"/>
   <property name="down" type="int" value="0"/>
  </properties>
 </tile>
 <tile id="12" type="floor">
  <properties>
   <property name="material" value="slate"/>
   <property name="across" type="int" value="0"/>
   <property name="down" type="int" value="0"/>
  </properties>
 </tile>
 <tile id="13" type="floor">
  <properties>
   <property name="material" value="slate"/>
   <property name="across" type="int" value="1"/>
   <property name="down" type="int" value="0"/>
  </properties>
 </tile>
 <tile id="14" type="floor">
  <properties>
   <property name="material" value="slate"/>
   <property name="across" type="int" value="2"/>
   <property name="down" type="int" value="0"/>
  </properties>
 </tile>
 <tile id="15" type="floor">
  <properties>
   <property name="material" value="slate"/>
   <property name="across" type="int" value="3"/>
   <property name="down" type="int" value="0"/>
  </properties>
 </tile>
 <tile id="16" type="floor">
  <properties>
   <property name="material" value="blue-carpet"/>
   <property name="across" type="int" value="0"/>
   <property name="down" type="int" value="0"/>
  </properties>
 </tile>
 <tile id="17" type="floor">
  <properties>
   <property name="material" value="blue-carpet"/>
   <property name="across" type="int" value="1"/>
   <property name="down" type="int" value="0"/>
  </properties>
 </tile>
 <tile id="18" type="floor">
  <properties>
   <property name="material" value="blue-carpet"/>
   <property name="across" type="int" value="2"/>
   <property name="down" type="int" value="0"/>
  </properties>
 </tile>
 <tile id="19" type="floor">
  <properties>
   <property name="material" value="blue-carpet"/>
   <property name="across" type="int" value="3"/>
   <property name="down" type="int" value="0"/>
  </properties>
 </tile>
 <tile id="20" type="floor">
  <properties>
   <property name="material" value="green-carpet"/>
   <property name="across" type="int" value="0"/>
   <property name="down" type="int" value="0"/>
  </properties>
 </tile>
 <tile id="21" type="floor">
  <properties>
   <property name="material" value="green-carpet"/>
   <property name="across" type="int" value="1"/>
   <property name="down" type="int" value="0"/>
  </properties>
 </tile>
 <tile id="22" type="floor">
  <properties>
   <property name="material" value="green-carpet"/>
   <property name="across" type="int" value="2"/>
   <property name="down" type="int" value="0"/>
  </properties>
 </tile>
 <tile id="23" type="floor">
  <properties>
   <property name="material" value="green-carpet"/>
   <property name="across" type="int" value="3"/>
   <property name="down" type="int" value="0"/>
  </properties>
 </tile>
 <tile id="24" type="floor">
  <properties>
   <property name="material" value="deck"/>
   <property name="across" type="int" value="0"/>
   <property name="down" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="25" type="floor">
  <properties>
   <property name="material" value="deck"/>
   <property name="across" type="int" value="1"/>
   <property name="down" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="26" type="floor">
  <properties>
   <property name="material" value="deck"/>
   <property name="across" type="int" value="2"/>
   <property name="down" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="27" type="floor">
  <properties>
   <property name="material" value="deck"/>
   <property name="across" type="int" value="3"/>
   <property name="down" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="28" type="floor">
  <properties>
   <property name="material" value="ebony"/>
   <property name="across" type="int" value="0"/>
   <property name="down" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="29" type="floor">
  <properties>
   <property name="material" value="ebony"/>
   <property name="across" type="int" value="1"/>
   <property name="down" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="30" type="floor">
  <properties>
   <property name="material" value="ebony"/>
   <property name="across" type="int" value="2"/>
   <property name="down" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="31" type="floor">
  <properties>
   <property name="material" value="ebony"/>
   <property name="across" type="int" value="3"/>
   <property name="down" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="32" type="floor">
  <properties>
   <property name="material" value="terracotta"/>
   <property name="across" type="int" value="0"/>
   <property name="down" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="33" type="floor">
  <properties>
   <property name="material" value="terracotta"/>
   <property name="across" type="int" value="1"/>
   <property name="down" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="34" type="floor">
  <properties>
   <property name="material" value="terracotta"/>
   <property name="across" type="int" value="2"/>
   <property name="down" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="35" type="floor">
  <properties>
   <property name="material" value="terracotta"/>
   <property name="across" type="int" value="3"/>
   <property name="down" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="36" type="floor">
  <properties>
   <property name="material" value="slate"/>
   <property name="across" type="int" value="0"/>
   <property name="down" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="37" type="floor">
  <properties>
   <property name="material" value="slate"/>
   <property name="across" type="int" value="1"/>
   <property name="down" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="38" type="floor">
  <properties>
   <property name="material" value="slate"/>
   <property name="across" type="int" value="2"/>
   <property name="down" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="39" type="floor">
  <properties>
   <property name="material" value="slate"/>
   <property name="across" type="int" value="3"/>
   <property name="down" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="40" type="floor">
  <properties>
   <property name="material" value="blue-carpet"/>
   <property name="across" type="int" value="0"/>
   <property name="down" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="41" type="floor">
  <properties>
   <property name="material" value="blue-carpet"/>
   <property name="across" type="int" value="1"/>
   <property name="down" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="42" type="floor">
  <properties>
   <property name="material" value="blue-carpet"/>
   <property name="across" type="int" value="2"/>
   <property name="down" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="43" type="floor">
  <properties>
   <property name="material" value="blue-carpet"/>
   <property name="across" type="int" value="3"/>
   <property name="down" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="44" type="floor">
  <properties>
   <property name="material" value="green-carpet"/>
   <property name="across" type="int" value="0"/>
   <property name="down" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="45" type="floor">
  <properties>
   <property name="material" value="green-carpet"/>
   <property name="across" type="int" value="1"/>
   <property name="down" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="46" type="floor">
  <properties>
   <property name="material" value="green-carpet"/>
   <property name="across" type="int" value="2"/>
   <property name="down" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="47" type="floor">
  <properties>
   <property name="material" value="green-carpet"/>
   <property name="across" type="int" value="3"/>
   <property name="down" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="48" type="floor">
  <properties>
   <property name="material" value="deck"/>
   <property name="across" type="int" value="0"/>
   <property name="down" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="49" type="floor">
  <properties>
   <property name="material" value="deck"/>
   <property name="across" type="int" value="1"/>
   <property name="down" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="50" type="floor">
  <properties>
   <property name="material" value="deck"/>
   <property name="across" type="int" value="2"/>
   <property name="down" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="51" type="floor">
  <properties>
   <property name="material" value="deck"/>
   <property name="across" type="int" value="3"/>
   <property name="down" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="52" type="floor">
  <properties>
   <property name="material" value="ebony"/>
   <property name="across" type="int" value="0"/>
   <property name="down" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="53" type="floor">
  <properties>
   <property name="material" value="ebony"/>
   <property name="across" type="int" value="1"/>
   <property name="down" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="54" type="floor">
  <properties>
   <property name="material" value="ebony"/>
   <property name="across" type="int" value="2"/>
   <property name="down" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="55" type="floor">
  <properties>
   <property name="material" value="ebony"/>
   <property name="across" type="int" value="3"/>
   <property name="down" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="56" type="floor">
  <properties>
   <property name="material" value="terracotta"/>
   <property name="across" type="int" value="0"/>
   <property name="down" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="57" type="floor">
  <properties>
   <property name="material" value="terracotta"/>
   <property name="across" type="int" value="1"/>
   <property name="down" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="58" type="floor">
  <properties>
   <property name="material" value="terracotta"/>
   <property name="across" type="int" value="2"/>
   <property name="down" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="59" type="floor">
  <properties>
   <property name="material" value="terracotta"/>
   <property name="across" type="int" value="3"/>
   <property name="down" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="60" type="floor">
  <properties>
   <property name="material" value="slate"/>
   <property name="across" type="int" value="0"/>
   <property name="down" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="61" type="floor">
  <properties>
   <property name="material" value="slate"/>
   <property name="across" type="int" value="1"/>
   <property name="down" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="62" type="floor">
  <properties>
   <property name="material" value="slate"/>
   <property name="across" type="int" value="2"/>
   <property name="down" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="63" type="floor">
  <properties>
   <property name="material" value="slate"/>
   <property name="across" type="int" value="3"/>
   <property name="down" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="64" type="floor">
  <properties>
   <property name="material" value="blue-carpet"/>
   <property name="across" type="int" value="0"/>
   <property name="down" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="65" type="floor">
  <properties>
   <property name="material" value="blue-carpet"/>
   <property name="across" type="int" value="1"/>
   <property name="down" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="66" type="floor">
  <properties>
   <property name="material" value="blue-carpet"/>
   <property name="across" type="int" value="2"/>
   <property name="down" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="67" type="floor">
  <properties>
   <property name="material" value="blue-carpet"/>
   <property name="across" type="int" value="3"/>
   <property name="down" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="68" type="floor">
  <properties>
   <property name="material" value="green-carpet"/>
   <property name="across" type="int" value="0"/>
   <property name="down" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="69" type="floor">
  <properties>
   <property name="material" value="green-carpet"/>
   <property name="across" type="int" value="1"/>
   <property name="down" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="70" type="floor">
  <properties>
   <property name="material" value="green-carpet"/>
   <property name="across" type="int" value="2"/>
   <property name="down" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="71" type="floor">
  <properties>
   <property name="material" value="green-carpet"/>
   <property name="across" type="int" value="3"/>
   <property name="down" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="72" type="floor">
  <properties>
   <property name="material" value="deck"/>
   <property name="across" type="int" value="0"/>
   <property name="down" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="73" type="floor">
  <properties>
   <property name="material" value="deck"/>
   <property name="across" type="int" value="1"/>
   <property name="down" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="74" type="floor">
  <properties>
   <property name="material" value="deck"/>
   <property name="across" type="int" value="2"/>
   <property name="down" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="75" type="floor">
  <properties>
   <property name="material" value="deck"/>
   <property name="across" type="int" value="3"/>
   <property name="down" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="76" type="floor">
  <properties>
   <property name="material" value="ebony"/>
   <property name="across" type="int" value="0"/>
   <property name="down" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="77" type="floor">
  <properties>
   <property name="material" value="ebony"/>
   <property name="across" type="int" value="1"/>
   <property name="down" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="78" type="floor">
  <properties>
   <property name="material" value="ebony"/>
   <property name="across" type="int" value="2"/>
   <property name="down" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="79" type="floor">
  <properties>
   <property name="material" value="ebony"/>
   <property name="across" type="int" value="3"/>
   <property name="down" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="80" type="floor">
  <properties>
   <property name="material" value="terracotta"/>
   <property name="across" type="int" value="0"/>
   <property name="down" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="81" type="floor">
  <properties>
   <property name="material" value="terracotta"/>
   <property name="across" type="int" value="1"/>
   <property name="down" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="82" type="floor">
  <properties>
   <property name="material" value="terracotta"/>
   <property name="across" type="int" value="2"/>
   <property name="down" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="83" type="floor">
  <properties>
   <property name="material" value="terracotta"/>
   <property name="across" type="int" value="3"/>
   <property name="down" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="84" type="floor">
  <properties>
   <property name="material" value="slate"/>
   <property name="across" type="int" value="0"/>
   <property name="down" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="85" type="floor">
  <properties>
   <property name="material" value="slate"/>
   <property name="across" type="int" value="1"/>
   <property name="down" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="86" type="floor">
  <properties>
   <property name="material" value="slate"/>
   <property name="across" type="int" value="2"/>
   <property name="down" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="87" type="floor">
  <properties>
   <property name="material" value="slate"/>
   <property name="across" type="int" value="3"/>
   <property name="down" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="88" type="floor">
  <properties>
   <property name="material" value="blue-carpet"/>
   <property name="across" type="int" value="0"/>
   <property name="down" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="89" type="floor">
  <properties>
   <property name="material" value="blue-carpet"/>
   <property name="across" type="int" value="1"/>
   <property name="down" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="90" type="floor">
  <properties>
   <property name="material" value="blue-carpet"/>
   <property name="across" type="int" value="2"/>
   <property name="down" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="91" type="floor">
  <properties>
   <property name="material" value="blue-carpet"/>
   <property name="across" type="int" value="3"/>
   <property name="down" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="92" type="floor">
  <properties>
   <property name="material" value="green-carpet"/>
   <property name="across" type="int" value="0"/>
   <property name="down" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="93" type="floor">
  <properties>
   <property name="material" value="green-carpet"/>
   <property name="across" type="int" value="1"/>
   <property name="down" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="94" type="floor">
  <properties>
   <property name="material" value="green-carpet"/>
   <property name="across" type="int" value="2"/>
   <property name="down" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="95" type="floor">
  <properties>
   <property name="material" value="green-carpet"/>
   <property name="across" type="int" value="3"/>
   <property name="down" type="int" value="3"/>
  </properties>
 </tile>
</tileset>
