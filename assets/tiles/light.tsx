<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="light" tilewidth="96" tileheight="96" tilecount="256" columns="16">
 <image source="light.png" width="1536" height="1536"/>
 <tile id="0" type="light">
  <properties>
   <property name="corners" value="dark dark dark dark"/>
  </properties>
 </tile>
 <tile id="1" type="light">
  <properties>
   <property name="corners" value="dark dark dark dim"/>
  </properties>
 </tile>
 <tile id="2" type="light">
  <properties>
   <property name="corners" value="dark dark dark plain"/>
  </properties>
 </tile>
 <tile id="3" type="light">
  <properties>
   <property name="corners" value="dark dark dark warm"/>
  </properties>
 </tile>
 <tile id="4" type="light">
  <properties>
   <property name="corners" value="dark dark dim dark"/>
  </properties>
 </tile>
 <tile id="5" type="light">
  <properties>
   <property name="corners" value="dark dark dim dim"/>
  </properties>
 </tile>
 <tile id="6" type="light">
  <properties>
   <property name="corners" value="dark dark dim plain"/>
  </properties>
 </tile>
 <tile id="7" type="light">
  <properties>
   <property name="corners" value="dark dark dim warm"/>
  </properties>
 </tile>
 <tile id="8" type="light">
  <properties>
   <property name="corners" value="dark dark plain dark"/>
  </properties>
 </tile>
 <tile id="9" type="light">
  <properties>
   <property name="corners" value="dark dark plain dim"/>
  </properties>
 </tile>
 <tile id="10" type="light">
  <properties>
   <property name="corners" value="dark dark plain plain"/>
  </properties>
 </tile>
 <tile id="11" type="light">
  <properties>
   <property name="corners" value="dark dark plain warm"/>
  </properties>
 </tile>
 <tile id="12" type="light">
  <properties>
   <property name="corners" value="dark dark warm dark"/>
  </properties>
 </tile>
 <tile id="13" type="light">
  <properties>
   <property name="corners" value="dark dark warm dim"/>
  </properties>
 </tile>
 <tile id="14" type="light">
  <properties>
   <property name="corners" value="dark dark warm plain"/>
  </properties>
 </tile>
 <tile id="15" type="light">
  <properties>
   <property name="corners" value="dark dark warm warm"/>
  </properties>
 </tile>
 <tile id="16" type="light">
  <properties>
   <property name="corners" value="dark dim dark dark"/>
  </properties>
 </tile>
 <tile id="17" type="light">
  <properties>
   <property name="corners" value="dark dim dark dim"/>
  </properties>
 </tile>
 <tile id="18" type="light">
  <properties>
   <property name="corners" value="dark dim dark plain"/>
  </properties>
 </tile>
 <tile id="19" type="light">
  <properties>
   <property name="corners" value="dark dim dark warm"/>
  </properties>
 </tile>
 <tile id="20" type="light">
  <properties>
   <property name="corners" value="dark dim dim dark"/>
  </properties>
 </tile>
 <tile id="21" type="light">
  <properties>
   <property name="corners" value="dark dim dim dim"/>
  </properties>
 </tile>
 <tile id="22" type="light">
  <properties>
   <property name="corners" value="dark dim dim plain"/>
  </properties>
 </tile>
 <tile id="23" type="light">
  <properties>
   <property name="corners" value="dark dim dim warm"/>
  </properties>
 </tile>
 <tile id="24" type="light">
  <properties>
   <property name="corners" value="dark dim plain dark"/>
  </properties>
 </tile>
 <tile id="25" type="light">
  <properties>
   <property name="corners" value="dark dim plain dim"/>
  </properties>
 </tile>
 <tile id="26" type="light">
  <properties>
   <property name="corners" value="dark dim plain plain"/>
  </properties>
 </tile>
 <tile id="27" type="light">
  <properties>
   <property name="corners" value="dark dim plain warm"/>
  </properties>
 </tile>
 <tile id="28" type="light">
  <properties>
   <property name="corners" value="dark dim warm dark"/>
  </properties>
 </tile>
 <tile id="29" type="light">
  <properties>
   <property name="corners" value="dark dim warm dim"/>
  </properties>
 </tile>
 <tile id="30" type="light">
  <properties>
   <property name="corners" value="dark dim warm plain"/>
  </properties>
 </tile>
 <tile id="31" type="light">
  <properties>
   <property name="corners" value="dark dim warm warm"/>
  </properties>
 </tile>
 <tile id="32" type="light">
  <properties>
   <property name="corners" value="dark plain dark dark"/>
  </properties>
 </tile>
 <tile id="33" type="light">
  <properties>
   <property name="corners" value="dark plain dark dim"/>
  </properties>
 </tile>
 <tile id="34" type="light">
  <properties>
   <property name="corners" value="dark plain dark plain"/>
  </properties>
 </tile>
 <tile id="35" type="light">
  <properties>
   <property name="corners" value="dark plain dark warm"/>
  </properties>
 </tile>
 <tile id="36" type="light">
  <properties>
   <property name="corners" value="dark plain dim dark"/>
  </properties>
 </tile>
 <tile id="37" type="light">
  <properties>
   <property name="corners" value="dark plain dim dim"/>
  </properties>
 </tile>
 <tile id="38" type="light">
  <properties>
   <property name="corners" value="dark plain dim plain"/>
  </properties>
 </tile>
 <tile id="39" type="light">
  <properties>
   <property name="corners" value="dark plain dim warm"/>
  </properties>
 </tile>
 <tile id="40" type="light">
  <properties>
   <property name="corners" value="dark plain plain dark"/>
  </properties>
 </tile>
 <tile id="41" type="light">
  <properties>
   <property name="corners" value="dark plain plain dim"/>
  </properties>
 </tile>
 <tile id="42" type="light">
  <properties>
   <property name="corners" value="dark plain plain plain"/>
  </properties>
 </tile>
 <tile id="43" type="light">
  <properties>
   <property name="corners" value="dark plain plain warm"/>
  </properties>
 </tile>
 <tile id="44" type="light">
  <properties>
   <property name="corners" value="dark plain warm dark"/>
  </properties>
 </tile>
 <tile id="45" type="light">
  <properties>
   <property name="corners" value="dark plain warm dim"/>
  </properties>
 </tile>
 <tile id="46" type="light">
  <properties>
   <property name="corners" value="dark plain warm plain"/>
  </properties>
 </tile>
 <tile id="47" type="light">
  <properties>
   <property name="corners" value="dark plain warm warm"/>
  </properties>
 </tile>
 <tile id="48" type="light">
  <properties>
   <property name="corners" value="dark warm dark dark"/>
  </properties>
 </tile>
 <tile id="49" type="light">
  <properties>
   <property name="corners" value="dark warm dark dim"/>
  </properties>
 </tile>
 <tile id="50" type="light">
  <properties>
   <property name="corners" value="dark warm dark plain"/>
  </properties>
 </tile>
 <tile id="51" type="light">
  <properties>
   <property name="corners" value="dark warm dark warm"/>
  </properties>
 </tile>
 <tile id="52" type="light">
  <properties>
   <property name="corners" value="dark warm dim dark"/>
  </properties>
 </tile>
 <tile id="53" type="light">
  <properties>
   <property name="corners" value="dark warm dim dim"/>
  </properties>
 </tile>
 <tile id="54" type="light">
  <properties>
   <property name="corners" value="dark warm dim plain"/>
  </properties>
 </tile>
 <tile id="55" type="light">
  <properties>
   <property name="corners" value="dark warm dim warm"/>
  </properties>
 </tile>
 <tile id="56" type="light">
  <properties>
   <property name="corners" value="dark warm plain dark"/>
  </properties>
 </tile>
 <tile id="57" type="light">
  <properties>
   <property name="corners" value="dark warm plain dim"/>
  </properties>
 </tile>
 <tile id="58" type="light">
  <properties>
   <property name="corners" value="dark warm plain plain"/>
  </properties>
 </tile>
 <tile id="59" type="light">
  <properties>
   <property name="corners" value="dark warm plain warm"/>
  </properties>
 </tile>
 <tile id="60" type="light">
  <properties>
   <property name="corners" value="dark warm warm dark"/>
  </properties>
 </tile>
 <tile id="61" type="light">
  <properties>
   <property name="corners" value="dark warm warm dim"/>
  </properties>
 </tile>
 <tile id="62" type="light">
  <properties>
   <property name="corners" value="dark warm warm plain"/>
  </properties>
 </tile>
 <tile id="63" type="light">
  <properties>
   <property name="corners" value="dark warm warm warm"/>
  </properties>
 </tile>
 <tile id="64" type="light">
  <properties>
   <property name="corners" value="dim dark dark dark"/>
  </properties>
 </tile>
 <tile id="65" type="light">
  <properties>
   <property name="corners" value="dim dark dark dim"/>
  </properties>
 </tile>
 <tile id="66" type="light">
  <properties>
   <property name="corners" value="dim dark dark plain"/>
  </properties>
 </tile>
 <tile id="67" type="light">
  <properties>
   <property name="corners" value="dim dark dark warm"/>
  </properties>
 </tile>
 <tile id="68" type="light">
  <properties>
   <property name="corners" value="dim dark dim dark"/>
  </properties>
 </tile>
 <tile id="69" type="light">
  <properties>
   <property name="corners" value="dim dark dim dim"/>
  </properties>
 </tile>
 <tile id="70" type="light">
  <properties>
   <property name="corners" value="dim dark dim plain"/>
  </properties>
 </tile>
 <tile id="71" type="light">
  <properties>
   <property name="corners" value="dim dark dim warm"/>
  </properties>
 </tile>
 <tile id="72" type="light">
  <properties>
   <property name="corners" value="dim dark plain dark"/>
  </properties>
 </tile>
 <tile id="73" type="light">
  <properties>
   <property name="corners" value="dim dark plain dim"/>
  </properties>
 </tile>
 <tile id="74" type="light">
  <properties>
   <property name="corners" value="dim dark plain plain"/>
  </properties>
 </tile>
 <tile id="75" type="light">
  <properties>
   <property name="corners" value="dim dark plain warm"/>
  </properties>
 </tile>
 <tile id="76" type="light">
  <properties>
   <property name="corners" value="dim dark warm dark"/>
  </properties>
 </tile>
 <tile id="77" type="light">
  <properties>
   <property name="corners" value="dim dark warm dim"/>
  </properties>
 </tile>
 <tile id="78" type="light">
  <properties>
   <property name="corners" value="dim dark warm plain"/>
  </properties>
 </tile>
 <tile id="79" type="light">
  <properties>
   <property name="corners" value="dim dark warm warm"/>
  </properties>
 </tile>
 <tile id="80" type="light">
  <properties>
   <property name="corners" value="dim dim dark dark"/>
  </properties>
 </tile>
 <tile id="81" type="light">
  <properties>
   <property name="corners" value="dim dim dark dim"/>
  </properties>
 </tile>
 <tile id="82" type="light">
  <properties>
   <property name="corners" value="dim dim dark plain"/>
  </properties>
 </tile>
 <tile id="83" type="light">
  <properties>
   <property name="corners" value="dim dim dark warm"/>
  </properties>
 </tile>
 <tile id="84" type="light">
  <properties>
   <property name="corners" value="dim dim dim dark"/>
  </properties>
 </tile>
 <tile id="85" type="light">
  <properties>
   <property name="corners" value="dim dim dim dim"/>
  </properties>
 </tile>
 <tile id="86" type="light">
  <properties>
   <property name="corners" value="dim dim dim plain"/>
  </properties>
 </tile>
 <tile id="87" type="light">
  <properties>
   <property name="corners" value="dim dim dim warm"/>
  </properties>
 </tile>
 <tile id="88" type="light">
  <properties>
   <property name="corners" value="dim dim plain dark"/>
  </properties>
 </tile>
 <tile id="89" type="light">
  <properties>
   <property name="corners" value="dim dim plain dim"/>
  </properties>
 </tile>
 <tile id="90" type="light">
  <properties>
   <property name="corners" value="dim dim plain plain"/>
  </properties>
 </tile>
 <tile id="91" type="light">
  <properties>
   <property name="corners" value="dim dim plain warm"/>
  </properties>
 </tile>
 <tile id="92" type="light">
  <properties>
   <property name="corners" value="dim dim warm dark"/>
  </properties>
 </tile>
 <tile id="93" type="light">
  <properties>
   <property name="corners" value="dim dim warm dim"/>
  </properties>
 </tile>
 <tile id="94" type="light">
  <properties>
   <property name="corners" value="dim dim warm plain"/>
  </properties>
 </tile>
 <tile id="95" type="light">
  <properties>
   <property name="corners" value="dim dim warm warm"/>
  </properties>
 </tile>
 <tile id="96" type="light">
  <properties>
   <property name="corners" value="dim plain dark dark"/>
  </properties>
 </tile>
 <tile id="97" type="light">
  <properties>
   <property name="corners" value="dim plain dark dim"/>
  </properties>
 </tile>
 <tile id="98" type="light">
  <properties>
   <property name="corners" value="dim plain dark plain"/>
  </properties>
 </tile>
 <tile id="99" type="light">
  <properties>
   <property name="corners" value="dim plain dark warm"/>
  </properties>
 </tile>
 <tile id="100" type="light">
  <properties>
   <property name="corners" value="dim plain dim dark"/>
  </properties>
 </tile>
 <tile id="101" type="light">
  <properties>
   <property name="corners" value="dim plain dim dim"/>
  </properties>
 </tile>
 <tile id="102" type="light">
  <properties>
   <property name="corners" value="dim plain dim plain"/>
  </properties>
 </tile>
 <tile id="103" type="light">
  <properties>
   <property name="corners" value="dim plain dim warm"/>
  </properties>
 </tile>
 <tile id="104" type="light">
  <properties>
   <property name="corners" value="dim plain plain dark"/>
  </properties>
 </tile>
 <tile id="105" type="light">
  <properties>
   <property name="corners" value="dim plain plain dim"/>
  </properties>
 </tile>
 <tile id="106" type="light">
  <properties>
   <property name="corners" value="dim plain plain plain"/>
  </properties>
 </tile>
 <tile id="107" type="light">
  <properties>
   <property name="corners" value="dim plain plain warm"/>
  </properties>
 </tile>
 <tile id="108" type="light">
  <properties>
   <property name="corners" value="dim plain warm dark"/>
  </properties>
 </tile>
 <tile id="109" type="light">
  <properties>
   <property name="corners" value="dim plain warm dim"/>
  </properties>
 </tile>
 <tile id="110" type="light">
  <properties>
   <property name="corners" value="dim plain warm plain"/>
  </properties>
 </tile>
 <tile id="111" type="light">
  <properties>
   <property name="corners" value="dim plain warm warm"/>
  </properties>
 </tile>
 <tile id="112" type="light">
  <properties>
   <property name="corners" value="dim warm dark dark"/>
  </properties>
 </tile>
 <tile id="113" type="light">
  <properties>
   <property name="corners" value="dim warm dark dim"/>
  </properties>
 </tile>
 <tile id="114" type="light">
  <properties>
   <property name="corners" value="dim warm dark plain"/>
  </properties>
 </tile>
 <tile id="115" type="light">
  <properties>
   <property name="corners" value="dim warm dark warm"/>
  </properties>
 </tile>
 <tile id="116" type="light">
  <properties>
   <property name="corners" value="dim warm dim dark"/>
  </properties>
 </tile>
 <tile id="117" type="light">
  <properties>
   <property name="corners" value="dim warm dim dim"/>
  </properties>
 </tile>
 <tile id="118" type="light">
  <properties>
   <property name="corners" value="dim warm dim plain"/>
  </properties>
 </tile>
 <tile id="119" type="light">
  <properties>
   <property name="corners" value="dim warm dim warm"/>
  </properties>
 </tile>
 <tile id="120" type="light">
  <properties>
   <property name="corners" value="dim warm plain dark"/>
  </properties>
 </tile>
 <tile id="121" type="light">
  <properties>
   <property name="corners" value="dim warm plain dim"/>
  </properties>
 </tile>
 <tile id="122" type="light">
  <properties>
   <property name="corners" value="dim warm plain plain"/>
  </properties>
 </tile>
 <tile id="123" type="light">
  <properties>
   <property name="corners" value="dim warm plain warm"/>
  </properties>
 </tile>
 <tile id="124" type="light">
  <properties>
   <property name="corners" value="dim warm warm dark"/>
  </properties>
 </tile>
 <tile id="125" type="light">
  <properties>
   <property name="corners" value="dim warm warm dim"/>
  </properties>
 </tile>
 <tile id="126" type="light">
  <properties>
   <property name="corners" value="dim warm warm plain"/>
  </properties>
 </tile>
 <tile id="127" type="light">
  <properties>
   <property name="corners" value="dim warm warm warm"/>
  </properties>
 </tile>
 <tile id="128" type="light">
  <properties>
   <property name="corners" value="plain dark dark dark"/>
  </properties>
 </tile>
 <tile id="129" type="light">
  <properties>
   <property name="corners" value="plain dark dark dim"/>
  </properties>
 </tile>
 <tile id="130" type="light">
  <properties>
   <property name="corners" value="plain dark dark plain"/>
  </properties>
 </tile>
 <tile id="131" type="light">
  <properties>
   <property name="corners" value="plain dark dark warm"/>
  </properties>
 </tile>
 <tile id="132" type="light">
  <properties>
   <property name="corners" value="plain dark dim dark"/>
  </properties>
 </tile>
 <tile id="133" type="light">
  <properties>
   <property name="corners" value="plain dark dim dim"/>
  </properties>
 </tile>
 <tile id="134" type="light">
  <properties>
   <property name="corners" value="plain dark dim plain"/>
  </properties>
 </tile>
 <tile id="135" type="light">
  <properties>
   <property name="corners" value="plain dark dim warm"/>
  </properties>
 </tile>
 <tile id="136" type="light">
  <properties>
   <property name="corners" value="plain dark plain dark"/>
  </properties>
 </tile>
 <tile id="137" type="light">
  <properties>
   <property name="corners" value="plain dark plain dim"/>
  </properties>
 </tile>
 <tile id="138" type="light">
  <properties>
   <property name="corners" value="plain dark plain plain"/>
  </properties>
 </tile>
 <tile id="139" type="light">
  <properties>
   <property name="corners" value="plain dark plain warm"/>
  </properties>
 </tile>
 <tile id="140" type="light">
  <properties>
   <property name="corners" value="plain dark warm dark"/>
  </properties>
 </tile>
 <tile id="141" type="light">
  <properties>
   <property name="corners" value="plain dark warm dim"/>
  </properties>
 </tile>
 <tile id="142" type="light">
  <properties>
   <property name="corners" value="plain dark warm plain"/>
  </properties>
 </tile>
 <tile id="143" type="light">
  <properties>
   <property name="corners" value="plain dark warm warm"/>
  </properties>
 </tile>
 <tile id="144" type="light">
  <properties>
   <property name="corners" value="plain dim dark dark"/>
  </properties>
 </tile>
 <tile id="145" type="light">
  <properties>
   <property name="corners" value="plain dim dark dim"/>
  </properties>
 </tile>
 <tile id="146" type="light">
  <properties>
   <property name="corners" value="plain dim dark plain"/>
  </properties>
 </tile>
 <tile id="147" type="light">
  <properties>
   <property name="corners" value="plain dim dark warm"/>
  </properties>
 </tile>
 <tile id="148" type="light">
  <properties>
   <property name="corners" value="plain dim dim dark"/>
  </properties>
 </tile>
 <tile id="149" type="light">
  <properties>
   <property name="corners" value="plain dim dim dim"/>
  </properties>
 </tile>
 <tile id="150" type="light">
  <properties>
   <property name="corners" value="plain dim dim plain"/>
  </properties>
 </tile>
 <tile id="151" type="light">
  <properties>
   <property name="corners" value="plain dim dim warm"/>
  </properties>
 </tile>
 <tile id="152" type="light">
  <properties>
   <property name="corners" value="plain dim plain dark"/>
  </properties>
 </tile>
 <tile id="153" type="light">
  <properties>
   <property name="corners" value="plain dim plain dim"/>
  </properties>
 </tile>
 <tile id="154" type="light">
  <properties>
   <property name="corners" value="plain dim plain plain"/>
  </properties>
 </tile>
 <tile id="155" type="light">
  <properties>
   <property name="corners" value="plain dim plain warm"/>
  </properties>
 </tile>
 <tile id="156" type="light">
  <properties>
   <property name="corners" value="plain dim warm dark"/>
  </properties>
 </tile>
 <tile id="157" type="light">
  <properties>
   <property name="corners" value="plain dim warm dim"/>
  </properties>
 </tile>
 <tile id="158" type="light">
  <properties>
   <property name="corners" value="plain dim warm plain"/>
  </properties>
 </tile>
 <tile id="159" type="light">
  <properties>
   <property name="corners" value="plain dim warm warm"/>
  </properties>
 </tile>
 <tile id="160" type="light">
  <properties>
   <property name="corners" value="plain plain dark dark"/>
  </properties>
 </tile>
 <tile id="161" type="light">
  <properties>
   <property name="corners" value="plain plain dark dim"/>
  </properties>
 </tile>
 <tile id="162" type="light">
  <properties>
   <property name="corners" value="plain plain dark plain"/>
  </properties>
 </tile>
 <tile id="163" type="light">
  <properties>
   <property name="corners" value="plain plain dark warm"/>
  </properties>
 </tile>
 <tile id="164" type="light">
  <properties>
   <property name="corners" value="plain plain dim dark"/>
  </properties>
 </tile>
 <tile id="165" type="light">
  <properties>
   <property name="corners" value="plain plain dim dim"/>
  </properties>
 </tile>
 <tile id="166" type="light">
  <properties>
   <property name="corners" value="plain plain dim plain"/>
  </properties>
 </tile>
 <tile id="167" type="light">
  <properties>
   <property name="corners" value="plain plain dim warm"/>
  </properties>
 </tile>
 <tile id="168" type="light">
  <properties>
   <property name="corners" value="plain plain plain dark"/>
  </properties>
 </tile>
 <tile id="169" type="light">
  <properties>
   <property name="corners" value="plain plain plain dim"/>
  </properties>
 </tile>
 <tile id="170" type="light">
  <properties>
   <property name="corners" value="plain plain plain plain"/>
  </properties>
 </tile>
 <tile id="171" type="light">
  <properties>
   <property name="corners" value="plain plain plain warm"/>
  </properties>
 </tile>
 <tile id="172" type="light">
  <properties>
   <property name="corners" value="plain plain warm dark"/>
  </properties>
 </tile>
 <tile id="173" type="light">
  <properties>
   <property name="corners" value="plain plain warm dim"/>
  </properties>
 </tile>
 <tile id="174" type="light">
  <properties>
   <property name="corners" value="plain plain warm plain"/>
  </properties>
 </tile>
 <tile id="175" type="light">
  <properties>
   <property name="corners" value="plain plain warm warm"/>
  </properties>
 </tile>
 <tile id="176" type="light">
  <properties>
   <property name="corners" value="plain warm dark dark"/>
  </properties>
 </tile>
 <tile id="177" type="light">
  <properties>
   <property name="corners" value="plain warm dark dim"/>
  </properties>
 </tile>
 <tile id="178" type="light">
  <properties>
   <property name="corners" value="plain warm dark plain"/>
  </properties>
 </tile>
 <tile id="179" type="light">
  <properties>
   <property name="corners" value="plain warm dark warm"/>
  </properties>
 </tile>
 <tile id="180" type="light">
  <properties>
   <property name="corners" value="plain warm dim dark"/>
  </properties>
 </tile>
 <tile id="181" type="light">
  <properties>
   <property name="corners" value="plain warm dim dim"/>
  </properties>
 </tile>
 <tile id="182" type="light">
  <properties>
   <property name="corners" value="plain warm dim plain"/>
  </properties>
 </tile>
 <tile id="183" type="light">
  <properties>
   <property name="corners" value="plain warm dim warm"/>
  </properties>
 </tile>
 <tile id="184" type="light">
  <properties>
   <property name="corners" value="plain warm plain dark"/>
  </properties>
 </tile>
 <tile id="185" type="light">
  <properties>
   <property name="corners" value="plain warm plain dim"/>
  </properties>
 </tile>
 <tile id="186" type="light">
  <properties>
   <property name="corners" value="plain warm plain plain"/>
  </properties>
 </tile>
 <tile id="187" type="light">
  <properties>
   <property name="corners" value="plain warm plain warm"/>
  </properties>
 </tile>
 <tile id="188" type="light">
  <properties>
   <property name="corners" value="plain warm warm dark"/>
  </properties>
 </tile>
 <tile id="189" type="light">
  <properties>
   <property name="corners" value="plain warm warm dim"/>
  </properties>
 </tile>
 <tile id="190" type="light">
  <properties>
   <property name="corners" value="plain warm warm plain"/>
  </properties>
 </tile>
 <tile id="191" type="light">
  <properties>
   <property name="corners" value="plain warm warm warm"/>
  </properties>
 </tile>
 <tile id="192" type="light">
  <properties>
   <property name="corners" value="warm dark dark dark"/>
  </properties>
 </tile>
 <tile id="193" type="light">
  <properties>
   <property name="corners" value="warm dark dark dim"/>
  </properties>
 </tile>
 <tile id="194" type="light">
  <properties>
   <property name="corners" value="warm dark dark plain"/>
  </properties>
 </tile>
 <tile id="195" type="light">
  <properties>
   <property name="corners" value="warm dark dark warm"/>
  </properties>
 </tile>
 <tile id="196" type="light">
  <properties>
   <property name="corners" value="warm dark dim dark"/>
  </properties>
 </tile>
 <tile id="197" type="light">
  <properties>
   <property name="corners" value="warm dark dim dim"/>
  </properties>
 </tile>
 <tile id="198" type="light">
  <properties>
   <property name="corners" value="warm dark dim plain"/>
  </properties>
 </tile>
 <tile id="199" type="light">
  <properties>
   <property name="corners" value="warm dark dim warm"/>
  </properties>
 </tile>
 <tile id="200" type="light">
  <properties>
   <property name="corners" value="warm dark plain dark"/>
  </properties>
 </tile>
 <tile id="201" type="light">
  <properties>
   <property name="corners" value="warm dark plain dim"/>
  </properties>
 </tile>
 <tile id="202" type="light">
  <properties>
   <property name="corners" value="warm dark plain plain"/>
  </properties>
 </tile>
 <tile id="203" type="light">
  <properties>
   <property name="corners" value="warm dark plain warm"/>
  </properties>
 </tile>
 <tile id="204" type="light">
  <properties>
   <property name="corners" value="warm dark warm dark"/>
  </properties>
 </tile>
 <tile id="205" type="light">
  <properties>
   <property name="corners" value="warm dark warm dim"/>
  </properties>
 </tile>
 <tile id="206" type="light">
  <properties>
   <property name="corners" value="warm dark warm plain"/>
  </properties>
 </tile>
 <tile id="207" type="light">
  <properties>
   <property name="corners" value="warm dark warm warm"/>
  </properties>
 </tile>
 <tile id="208" type="light">
  <properties>
   <property name="corners" value="warm dim dark dark"/>
  </properties>
 </tile>
 <tile id="209" type="light">
  <properties>
   <property name="corners" value="warm dim dark dim"/>
  </properties>
 </tile>
 <tile id="210" type="light">
  <properties>
   <property name="corners" value="warm dim dark plain"/>
  </properties>
 </tile>
 <tile id="211" type="light">
  <properties>
   <property name="corners" value="warm dim dark warm"/>
  </properties>
 </tile>
 <tile id="212" type="light">
  <properties>
   <property name="corners" value="warm dim dim dark"/>
  </properties>
 </tile>
 <tile id="213" type="light">
  <properties>
   <property name="corners" value="warm dim dim dim"/>
  </properties>
 </tile>
 <tile id="214" type="light">
  <properties>
   <property name="corners" value="warm dim dim plain"/>
  </properties>
 </tile>
 <tile id="215" type="light">
  <properties>
   <property name="corners" value="warm dim dim warm"/>
  </properties>
 </tile>
 <tile id="216" type="light">
  <properties>
   <property name="corners" value="warm dim plain dark"/>
  </properties>
 </tile>
 <tile id="217" type="light">
  <properties>
   <property name="corners" value="warm dim plain dim"/>
  </properties>
 </tile>
 <tile id="218" type="light">
  <properties>
   <property name="corners" value="warm dim plain plain"/>
  </properties>
 </tile>
 <tile id="219" type="light">
  <properties>
   <property name="corners" value="warm dim plain warm"/>
  </properties>
 </tile>
 <tile id="220" type="light">
  <properties>
   <property name="corners" value="warm dim warm dark"/>
  </properties>
 </tile>
 <tile id="221" type="light">
  <properties>
   <property name="corners" value="warm dim warm dim"/>
  </properties>
 </tile>
 <tile id="222" type="light">
  <properties>
   <property name="corners" value="warm dim warm plain"/>
  </properties>
 </tile>
 <tile id="223" type="light">
  <properties>
   <property name="corners" value="warm dim warm warm"/>
  </properties>
 </tile>
 <tile id="224" type="light">
  <properties>
   <property name="corners" value="warm plain dark dark"/>
  </properties>
 </tile>
 <tile id="225" type="light">
  <properties>
   <property name="corners" value="warm plain dark dim"/>
  </properties>
 </tile>
 <tile id="226" type="light">
  <properties>
   <property name="corners" value="warm plain dark plain"/>
  </properties>
 </tile>
 <tile id="227" type="light">
  <properties>
   <property name="corners" value="warm plain dark warm"/>
  </properties>
 </tile>
 <tile id="228" type="light">
  <properties>
   <property name="corners" value="warm plain dim dark"/>
  </properties>
 </tile>
 <tile id="229" type="light">
  <properties>
   <property name="corners" value="warm plain dim dim"/>
  </properties>
 </tile>
 <tile id="230" type="light">
  <properties>
   <property name="corners" value="warm plain dim plain"/>
  </properties>
 </tile>
 <tile id="231" type="light">
  <properties>
   <property name="corners" value="warm plain dim warm"/>
  </properties>
 </tile>
 <tile id="232" type="light">
  <properties>
   <property name="corners" value="warm plain plain dark"/>
  </properties>
 </tile>
 <tile id="233" type="light">
  <properties>
   <property name="corners" value="warm plain plain dim"/>
  </properties>
 </tile>
 <tile id="234" type="light">
  <properties>
   <property name="corners" value="warm plain plain plain"/>
  </properties>
 </tile>
 <tile id="235" type="light">
  <properties>
   <property name="corners" value="warm plain plain warm"/>
  </properties>
 </tile>
 <tile id="236" type="light">
  <properties>
   <property name="corners" value="warm plain warm dark"/>
  </properties>
 </tile>
 <tile id="237" type="light">
  <properties>
   <property name="corners" value="warm plain warm dim"/>
  </properties>
 </tile>
 <tile id="238" type="light">
  <properties>
   <property name="corners" value="warm plain warm plain"/>
  </properties>
 </tile>
 <tile id="239" type="light">
  <properties>
   <property name="corners" value="warm plain warm warm"/>
  </properties>
 </tile>
 <tile id="240" type="light">
  <properties>
   <property name="corners" value="warm warm dark dark"/>
  </properties>
 </tile>
 <tile id="241" type="light">
  <properties>
   <property name="corners" value="warm warm dark dim"/>
  </properties>
 </tile>
 <tile id="242" type="light">
  <properties>
   <property name="corners" value="warm warm dark plain"/>
  </properties>
 </tile>
 <tile id="243" type="light">
  <properties>
   <property name="corners" value="warm warm dark warm"/>
  </properties>
 </tile>
 <tile id="244" type="light">
  <properties>
   <property name="corners" value="warm warm dim dark"/>
  </properties>
 </tile>
 <tile id="245" type="light">
  <properties>
   <property name="corners" value="warm warm dim dim"/>
  </properties>
 </tile>
 <tile id="246" type="light">
  <properties>
   <property name="corners" value="warm warm dim plain"/>
  </properties>
 </tile>
 <tile id="247" type="light">
  <properties>
   <property name="corners" value="warm warm dim warm"/>
  </properties>
 </tile>
 <tile id="248" type="light">
  <properties>
   <property name="corners" value="warm warm plain dark"/>
  </properties>
 </tile>
 <tile id="249" type="light">
  <properties>
   <property name="corners" value="warm warm plain dim"/>
  </properties>
 </tile>
 <tile id="250" type="light">
  <properties>
   <property name="corners" value="warm warm plain plain"/>
  </properties>
 </tile>
 <tile id="251" type="light">
  <properties>
   <property name="corners" value="warm warm plain warm"/>
  </properties>
 </tile>
 <tile id="252" type="light">
  <properties>
   <property name="corners" value="warm warm warm dark"/>
  </properties>
 </tile>
 <tile id="253" type="light">
  <properties>
   <property name="corners" value="warm warm warm dim"/>
  </properties>
 </tile>
 <tile id="254" type="light">
  <properties>
   <property name="corners" value="warm warm warm plain"/>
  </properties>
 </tile>
 <tile id="255" type="light">
  <properties>
   <property name="corners" value="warm warm warm warm"/>
  </properties>
 </tile>
 <wangsets>
  <wangset name="Light" type="corner" tile="-1">
   <wangcolor name="dark" color="#101014" tile="-1" probability="1"/>
   <wangcolor name="dim" color="#4a4038" tile="-1" probability="1"/>
   <wangcolor name="plain" color="#a08c6c" tile="-1" probability="1"/>
   <wangcolor name="warm" color="#ffd28a" tile="-1" probability="1"/>
   <wangtile tileid="0" wangid="0,1,0,1,0,1,0,1"/>
   <wangtile tileid="1" wangid="0,1,0,1,0,2,0,1"/>
   <wangtile tileid="2" wangid="0,1,0,1,0,3,0,1"/>
   <wangtile tileid="3" wangid="0,1,0,1,0,4,0,1"/>
   <wangtile tileid="4" wangid="0,1,0,2,0,1,0,1"/>
   <wangtile tileid="5" wangid="0,1,0,2,0,2,0,1"/>
   <wangtile tileid="6" wangid="0,1,0,2,0,3,0,1"/>
   <wangtile tileid="7" wangid="0,1,0,2,0,4,0,1"/>
   <wangtile tileid="8" wangid="0,1,0,3,0,1,0,1"/>
   <wangtile tileid="9" wangid="0,1,0,3,0,2,0,1"/>
   <wangtile tileid="10" wangid="0,1,0,3,0,3,0,1"/>
   <wangtile tileid="11" wangid="0,1,0,3,0,4,0,1"/>
   <wangtile tileid="12" wangid="0,1,0,4,0,1,0,1"/>
   <wangtile tileid="13" wangid="0,1,0,4,0,2,0,1"/>
   <wangtile tileid="14" wangid="0,1,0,4,0,3,0,1"/>
   <wangtile tileid="15" wangid="0,1,0,4,0,4,0,1"/>
   <wangtile tileid="16" wangid="0,2,0,1,0,1,0,1"/>
   <wangtile tileid="17" wangid="0,2,0,1,0,2,0,1"/>
   <wangtile tileid="18" wangid="0,2,0,1,0,3,0,1"/>
   <wangtile tileid="19" wangid="0,2,0,1,0,4,0,1"/>
   <wangtile tileid="20" wangid="0,2,0,2,0,1,0,1"/>
   <wangtile tileid="21" wangid="0,2,0,2,0,2,0,1"/>
   <wangtile tileid="22" wangid="0,2,0,2,0,3,0,1"/>
   <wangtile tileid="23" wangid="0,2,0,2,0,4,0,1"/>
   <wangtile tileid="24" wangid="0,2,0,3,0,1,0,1"/>
   <wangtile tileid="25" wangid="0,2,0,3,0,2,0,1"/>
   <wangtile tileid="26" wangid="0,2,0,3,0,3,0,1"/>
   <wangtile tileid="27" wangid="0,2,0,3,0,4,0,1"/>
   <wangtile tileid="28" wangid="0,2,0,4,0,1,0,1"/>
   <wangtile tileid="29" wangid="0,2,0,4,0,2,0,1"/>
   <wangtile tileid="30" wangid="0,2,0,4,0,3,0,1"/>
   <wangtile tileid="31" wangid="0,2,0,4,0,4,0,1"/>
   <wangtile tileid="32" wangid="0,3,0,1,0,1,0,1"/>
   <wangtile tileid="33" wangid="0,3,0,1,0,2,0,1"/>
   <wangtile tileid="34" wangid="0,3,0,1,0,3,0,1"/>
   <wangtile tileid="35" wangid="0,3,0,1,0,4,0,1"/>
   <wangtile tileid="36" wangid="0,3,0,2,0,1,0,1"/>
   <wangtile tileid="37" wangid="0,3,0,2,0,2,0,1"/>
   <wangtile tileid="38" wangid="0,3,0,2,0,3,0,1"/>
   <wangtile tileid="39" wangid="0,3,0,2,0,4,0,1"/>
   <wangtile tileid="40" wangid="0,3,0,3,0,1,0,1"/>
   <wangtile tileid="41" wangid="0,3,0,3,0,2,0,1"/>
   <wangtile tileid="42" wangid="0,3,0,3,0,3,0,1"/>
   <wangtile tileid="43" wangid="0,3,0,3,0,4,0,1"/>
   <wangtile tileid="44" wangid="0,3,0,4,0,1,0,1"/>
   <wangtile tileid="45" wangid="0,3,0,4,0,2,0,1"/>
   <wangtile tileid="46" wangid="0,3,0,4,0,3,0,1"/>
   <wangtile tileid="47" wangid="0,3,0,4,0,4,0,1"/>
   <wangtile tileid="48" wangid="0,4,0,1,0,1,0,1"/>
   <wangtile tileid="49" wangid="0,4,0,1,0,2,0,1"/>
   <wangtile tileid="50" wangid="0,4,0,1,0,3,0,1"/>
   <wangtile tileid="51" wangid="0,4,0,1,0,4,0,1"/>
   <wangtile tileid="52" wangid="0,4,0,2,0,1,0,1"/>
   <wangtile tileid="53" wangid="0,4,0,2,0,2,0,1"/>
   <wangtile tileid="54" wangid="0,4,0,2,0,3,0,1"/>
   <wangtile tileid="55" wangid="0,4,0,2,0,4,0,1"/>
   <wangtile tileid="56" wangid="0,4,0,3,0,1,0,1"/>
   <wangtile tileid="57" wangid="0,4,0,3,0,2,0,1"/>
   <wangtile tileid="58" wangid="0,4,0,3,0,3,0,1"/>
   <wangtile tileid="59" wangid="0,4,0,3,0,4,0,1"/>
   <wangtile tileid="60" wangid="0,4,0,4,0,1,0,1"/>
   <wangtile tileid="61" wangid="0,4,0,4,0,2,0,1"/>
   <wangtile tileid="62" wangid="0,4,0,4,0,3,0,1"/>
   <wangtile tileid="63" wangid="0,4,0,4,0,4,0,1"/>
   <wangtile tileid="64" wangid="0,1,0,1,0,1,0,2"/>
   <wangtile tileid="65" wangid="0,1,0,1,0,2,0,2"/>
   <wangtile tileid="66" wangid="0,1,0,1,0,3,0,2"/>
   <wangtile tileid="67" wangid="0,1,0,1,0,4,0,2"/>
   <wangtile tileid="68" wangid="0,1,0,2,0,1,0,2"/>
   <wangtile tileid="69" wangid="0,1,0,2,0,2,0,2"/>
   <wangtile tileid="70" wangid="0,1,0,2,0,3,0,2"/>
   <wangtile tileid="71" wangid="0,1,0,2,0,4,0,2"/>
   <wangtile tileid="72" wangid="0,1,0,3,0,1,0,2"/>
   <wangtile tileid="73" wangid="0,1,0,3,0,2,0,2"/>
   <wangtile tileid="74" wangid="0,1,0,3,0,3,0,2"/>
   <wangtile tileid="75" wangid="0,1,0,3,0,4,0,2"/>
   <wangtile tileid="76" wangid="0,1,0,4,0,1,0,2"/>
   <wangtile tileid="77" wangid="0,1,0,4,0,2,0,2"/>
   <wangtile tileid="78" wangid="0,1,0,4,0,3,0,2"/>
   <wangtile tileid="79" wangid="0,1,0,4,0,4,0,2"/>
   <wangtile tileid="80" wangid="0,2,0,1,0,1,0,2"/>
   <wangtile tileid="81" wangid="0,2,0,1,0,2,0,2"/>
   <wangtile tileid="82" wangid="0,2,0,1,0,3,0,2"/>
   <wangtile tileid="83" wangid="0,2,0,1,0,4,0,2"/>
   <wangtile tileid="84" wangid="0,2,0,2,0,1,0,2"/>
   <wangtile tileid="85" wangid="0,2,0,2,0,2,0,2"/>
   <wangtile tileid="86" wangid="0,2,0,2,0,3,0,2"/>
   <wangtile tileid="87" wangid="0,2,0,2,0,4,0,2"/>
   <wangtile tileid="88" wangid="0,2,0,3,0,1,0,2"/>
   <wangtile tileid="89" wangid="0,2,0,3,0,2,0,2"/>
   <wangtile tileid="90" wangid="0,2,0,3,0,3,0,2"/>
   <wangtile tileid="91" wangid="0,2,0,3,0,4,0,2"/>
   <wangtile tileid="92" wangid="0,2,0,4,0,1,0,2"/>
   <wangtile tileid="93" wangid="0,2,0,4,0,2,0,2"/>
   <wangtile tileid="94" wangid="0,2,0,4,0,3,0,2"/>
   <wangtile tileid="95" wangid="0,2,0,4,0,4,0,2"/>
   <wangtile tileid="96" wangid="0,3,0,1,0,1,0,2"/>
   <wangtile tileid="97" wangid="0,3,0,1,0,2,0,2"/>
   <wangtile tileid="98" wangid="0,3,0,1,0,3,0,2"/>
   <wangtile tileid="99" wangid="0,3,0,1,0,4,0,2"/>
   <wangtile tileid="100" wangid="0,3,0,2,0,1,0,2"/>
   <wangtile tileid="101" wangid="0,3,0,2,0,2,0,2"/>
   <wangtile tileid="102" wangid="0,3,0,2,0,3,0,2"/>
   <wangtile tileid="103" wangid="0,3,0,2,0,4,0,2"/>
   <wangtile tileid="104" wangid="0,3,0,3,0,1,0,2"/>
   <wangtile tileid="105" wangid="0,3,0,3,0,2,0,2"/>
   <wangtile tileid="106" wangid="0,3,0,3,0,3,0,2"/>
   <wangtile tileid="107" wangid="0,3,0,3,0,4,0,2"/>
   <wangtile tileid="108" wangid="0,3,0,4,0,1,0,2"/>
   <wangtile tileid="109" wangid="0,3,0,4,0,2,0,2"/>
   <wangtile tileid="110" wangid="0,3,0,4,0,3,0,2"/>
   <wangtile tileid="111" wangid="0,3,0,4,0,4,0,2"/>
   <wangtile tileid="112" wangid="0,4,0,1,0,1,0,2"/>
   <wangtile tileid="113" wangid="0,4,0,1,0,2,0,2"/>
   <wangtile tileid="114" wangid="0,4,0,1,0,3,0,2"/>
   <wangtile tileid="115" wangid="0,4,0,1,0,4,0,2"/>
   <wangtile tileid="116" wangid="0,4,0,2,0,1,0,2"/>
   <wangtile tileid="117" wangid="0,4,0,2,0,2,0,2"/>
   <wangtile tileid="118" wangid="0,4,0,2,0,3,0,2"/>
   <wangtile tileid="119" wangid="0,4,0,2,0,4,0,2"/>
   <wangtile tileid="120" wangid="0,4,0,3,0,1,0,2"/>
   <wangtile tileid="121" wangid="0,4,0,3,0,2,0,2"/>
   <wangtile tileid="122" wangid="0,4,0,3,0,3,0,2"/>
   <wangtile tileid="123" wangid="0,4,0,3,0,4,0,2"/>
   <wangtile tileid="124" wangid="0,4,0,4,0,1,0,2"/>
   <wangtile tileid="125" wangid="0,4,0,4,0,2,0,2"/>
   <wangtile tileid="126" wangid="0,4,0,4,0,3,0,2"/>
   <wangtile tileid="127" wangid="0,4,0,4,0,4,0,2"/>
   <wangtile tileid="128" wangid="0,1,0,1,0,1,0,3"/>
   <wangtile tileid="129" wangid="0,1,0,1,0,2,0,3"/>
   <wangtile tileid="130" wangid="0,1,0,1,0,3,0,3"/>
   <wangtile tileid="131" wangid="0,1,0,1,0,4,0,3"/>
   <wangtile tileid="132" wangid="0,1,0,2,0,1,0,3"/>
   <wangtile tileid="133" wangid="0,1,0,2,0,2,0,3"/>
   <wangtile tileid="134" wangid="0,1,0,2,0,3,0,3"/>
   <wangtile tileid="135" wangid="0,1,0,2,0,4,0,3"/>
   <wangtile tileid="136" wangid="0,1,0,3,0,1,0,3"/>
   <wangtile tileid="137" wangid="0,1,0,3,0,2,0,3"/>
   <wangtile tileid="138" wangid="0,1,0,3,0,3,0,3"/>
   <wangtile tileid="139" wangid="0,1,0,3,0,4,0,3"/>
   <wangtile tileid="140" wangid="0,1,0,4,0,1,0,3"/>
   <wangtile tileid="141" wangid="0,1,0,4,0,2,0,3"/>
   <wangtile tileid="142" wangid="0,1,0,4,0,3,0,3"/>
   <wangtile tileid="143" wangid="0,1,0,4,0,4,0,3"/>
   <wangtile tileid="144" wangid="0,2,0,1,0,1,0,3"/>
   <wangtile tileid="145" wangid="0,2,0,1,0,2,0,3"/>
   <wangtile tileid="146" wangid="0,2,0,1,0,3,0,3"/>
   <wangtile tileid="147" wangid="0,2,0,1,0,4,0,3"/>
   <wangtile tileid="148" wangid="0,2,0,2,0,1,0,3"/>
   <wangtile tileid="149" wangid="0,2,0,2,0,2,0,3"/>
   <wangtile tileid="150" wangid="0,2,0,2,0,3,0,3"/>
   <wangtile tileid="151" wangid="0,2,0,2,0,4,0,3"/>
   <wangtile tileid="152" wangid="0,2,0,3,0,1,0,3"/>
   <wangtile tileid="153" wangid="0,2,0,3,0,2,0,3"/>
   <wangtile tileid="154" wangid="0,2,0,3,0,3,0,3"/>
   <wangtile tileid="155" wangid="0,2,0,3,0,4,0,3"/>
   <wangtile tileid="156" wangid="0,2,0,4,0,1,0,3"/>
   <wangtile tileid="157" wangid="0,2,0,4,0,2,0,3"/>
   <wangtile tileid="158" wangid="0,2,0,4,0,3,0,3"/>
   <wangtile tileid="159" wangid="0,2,0,4,0,4,0,3"/>
   <wangtile tileid="160" wangid="0,3,0,1,0,1,0,3"/>
   <wangtile tileid="161" wangid="0,3,0,1,0,2,0,3"/>
   <wangtile tileid="162" wangid="0,3,0,1,0,3,0,3"/>
   <wangtile tileid="163" wangid="0,3,0,1,0,4,0,3"/>
   <wangtile tileid="164" wangid="0,3,0,2,0,1,0,3"/>
   <wangtile tileid="165" wangid="0,3,0,2,0,2,0,3"/>
   <wangtile tileid="166" wangid="0,3,0,2,0,3,0,3"/>
   <wangtile tileid="167" wangid="0,3,0,2,0,4,0,3"/>
   <wangtile tileid="168" wangid="0,3,0,3,0,1,0,3"/>
   <wangtile tileid="169" wangid="0,3,0,3,0,2,0,3"/>
   <wangtile tileid="170" wangid="0,3,0,3,0,3,0,3"/>
   <wangtile tileid="171" wangid="0,3,0,3,0,4,0,3"/>
   <wangtile tileid="172" wangid="0,3,0,4,0,1,0,3"/>
   <wangtile tileid="173" wangid="0,3,0,4,0,2,0,3"/>
   <wangtile tileid="174" wangid="0,3,0,4,0,3,0,3"/>
   <wangtile tileid="175" wangid="0,3,0,4,0,4,0,3"/>
   <wangtile tileid="176" wangid="0,4,0,1,0,1,0,3"/>
   <wangtile tileid="177" wangid="0,4,0,1,0,2,0,3"/>
   <wangtile tileid="178" wangid="0,4,0,1,0,3,0,3"/>
   <wangtile tileid="179" wangid="0,4,0,1,0,4,0,3"/>
   <wangtile tileid="180" wangid="0,4,0,2,0,1,0,3"/>
   <wangtile tileid="181" wangid="0,4,0,2,0,2,0,3"/>
   <wangtile tileid="182" wangid="0,4,0,2,0,3,0,3"/>
   <wangtile tileid="183" wangid="0,4,0,2,0,4,0,3"/>
   <wangtile tileid="184" wangid="0,4,0,3,0,1,0,3"/>
   <wangtile tileid="185" wangid="0,4,0,3,0,2,0,3"/>
   <wangtile tileid="186" wangid="0,4,0,3,0,3,0,3"/>
   <wangtile tileid="187" wangid="0,4,0,3,0,4,0,3"/>
   <wangtile tileid="188" wangid="0,4,0,4,0,1,0,3"/>
   <wangtile tileid="189" wangid="0,4,0,4,0,2,0,3"/>
   <wangtile tileid="190" wangid="0,4,0,4,0,3,0,3"/>
   <wangtile tileid="191" wangid="0,4,0,4,0,4,0,3"/>
   <wangtile tileid="192" wangid="0,1,0,1,0,1,0,4"/>
   <wangtile tileid="193" wangid="0,1,0,1,0,2,0,4"/>
   <wangtile tileid="194" wangid="0,1,0,1,0,3,0,4"/>
   <wangtile tileid="195" wangid="0,1,0,1,0,4,0,4"/>
   <wangtile tileid="196" wangid="0,1,0,2,0,1,0,4"/>
   <wangtile tileid="197" wangid="0,1,0,2,0,2,0,4"/>
   <wangtile tileid="198" wangid="0,1,0,2,0,3,0,4"/>
   <wangtile tileid="199" wangid="0,1,0,2,0,4,0,4"/>
   <wangtile tileid="200" wangid="0,1,0,3,0,1,0,4"/>
   <wangtile tileid="201" wangid="0,1,0,3,0,2,0,4"/>
   <wangtile tileid="202" wangid="0,1,0,3,0,3,0,4"/>
   <wangtile tileid="203" wangid="0,1,0,3,0,4,0,4"/>
   <wangtile tileid="204" wangid="0,1,0,4,0,1,0,4"/>
   <wangtile tileid="205" wangid="0,1,0,4,0,2,0,4"/>
   <wangtile tileid="206" wangid="0,1,0,4,0,3,0,4"/>
   <wangtile tileid="207" wangid="0,1,0,4,0,4,0,4"/>
   <wangtile tileid="208" wangid="0,2,0,1,0,1,0,4"/>
   <wangtile tileid="209" wangid="0,2,0,1,0,2,0,4"/>
   <wangtile tileid="210" wangid="0,2,0,1,0,3,0,4"/>
   <wangtile tileid="211" wangid="0,2,0,1,0,4,0,4"/>
   <wangtile tileid="212" wangid="0,2,0,2,0,1,0,4"/>
   <wangtile tileid="213" wangid="0,2,0,2,0,2,0,4"/>
   <wangtile tileid="214" wangid="0,2,0,2,0,3,0,4"/>
   <wangtile tileid="215" wangid="0,2,0,2,0,4,0,4"/>
   <wangtile tileid="216" wangid="0,2,0,3,0,1,0,4"/>
   <wangtile tileid="217" wangid="0,2,0,3,0,2,0,4"/>
   <wangtile tileid="218" wangid="0,2,0,3,0,3,0,4"/>
   <wangtile tileid="219" wangid="0,2,0,3,0,4,0,4"/>
   <wangtile tileid="220" wangid="0,2,0,4,0,1,0,4"/>
   <wangtile tileid="221" wangid="0,2,0,4,0,2,0,4"/>
   <wangtile tileid="222" wangid="0,2,0,4,0,3,0,4"/>
   <wangtile tileid="223" wangid="0,2,0,4,0,4,0,4"/>
   <wangtile tileid="224" wangid="0,3,0,1,0,1,0,4"/>
   <wangtile tileid="225" wangid="0,3,0,1,0,2,0,4"/>
   <wangtile tileid="226" wangid="0,3,0,1,0,3,0,4"/>
   <wangtile tileid="227" wangid="0,3,0,1,0,4,0,4"/>
   <wangtile tileid="228" wangid="0,3,0,2,0,1,0,4"/>
   <wangtile tileid="229" wangid="0,3,0,2,0,2,0,4"/>
   <wangtile tileid="230" wangid="0,3,0,2,0,3,0,4"/>
   <wangtile tileid="231" wangid="0,3,0,2,0,4,0,4"/>
   <wangtile tileid="232" wangid="0,3,0,3,0,1,0,4"/>
   <wangtile tileid="233" wangid="0,3,0,3,0,2,0,4"/>
   <wangtile tileid="234" wangid="0,3,0,3,0,3,0,4"/>
   <wangtile tileid="235" wangid="0,3,0,3,0,4,0,4"/>
   <wangtile tileid="236" wangid="0,3,0,4,0,1,0,4"/>
   <wangtile tileid="237" wangid="0,3,0,4,0,2,0,4"/>
   <wangtile tileid="238" wangid="0,3,0,4,0,3,0,4"/>
   <wangtile tileid="239" wangid="0,3,0,4,0,4,0,4"/>
   <wangtile tileid="240" wangid="0,4,0,1,0,1,0,4"/>
   <wangtile tileid="241" wangid="0,4,0,1,0,2,0,4"/>
   <wangtile tileid="242" wangid="0,4,0,1,0,3,0,4"/>
   <wangtile tileid="243" wangid="0,4,0,1,0,4,0,4"/>
   <wangtile tileid="244" wangid="0,4,0,2,0,1,0,4"/>
   <wangtile tileid="245" wangid="0,4,0,2,0,2,0,4"/>
   <wangtile tileid="246" wangid="0,4,0,2,0,3,0,4"/>
   <wangtile tileid="247" wangid="0,4,0,2,0,4,0,4"/>
   <wangtile tileid="248" wangid="0,4,0,3,0,1,0,4"/>
   <wangtile tileid="249" wangid="0,4,0,3,0,2,0,4"/>
   <wangtile tileid="250" wangid="0,4,0,3,0,3,0,4"/>
   <wangtile tileid="251" wangid="0,4,0,3,0,4,0,4"/>
   <wangtile tileid="252" wangid="0,4,0,4,0,1,0,4"/>
   <wangtile tileid="253" wangid="0,4,0,4,0,2,0,4"/>
   <wangtile tileid="254" wangid="0,4,0,4,0,3,0,4"/>
   <wangtile tileid="255" wangid="0,4,0,4,0,4,0,4"/>
  </wangset>
 </wangsets>
</tileset>
