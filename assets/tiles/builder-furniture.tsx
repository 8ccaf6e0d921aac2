<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="builder-furniture" tilewidth="366" tileheight="374" tilecount="42" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="desk">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="study"/>
  </properties>
  <image width="190" height="110" source="furniture/desk.png"/>
 </tile>
 <tile id="1" type="armchair">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="study"/>
  </properties>
  <image width="123" height="108" source="furniture/armchair.png"/>
 </tile>
 <tile id="2" type="bookcase">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="study"/>
  </properties>
  <image width="234" height="75" source="furniture/bookcase.png"/>
 </tile>
 <tile id="3" type="globe">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="study"/>
  </properties>
  <image width="92" height="94" source="furniture/globe.png"/>
 </tile>
 <tile id="4" type="longcase-clock">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="hall"/>
  </properties>
  <image width="80" height="83" source="furniture/longcase-clock.png"/>
 </tile>
 <tile id="5" type="staircase">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="hall"/>
  </properties>
  <image width="131" height="283" source="furniture/staircase.png"/>
 </tile>
 <tile id="6" type="newel-lamp">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="hall"/>
  </properties>
  <image width="80" height="80" source="furniture/newel-lamp.png"/>
 </tile>
 <tile id="7" type="console">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="hall"/>
  </properties>
  <image width="132" height="83" source="furniture/console.png"/>
 </tile>
 <tile id="8" type="bench">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="hall"/>
  </properties>
  <image width="145" height="63" source="furniture/bench.png"/>
 </tile>
 <tile id="9" type="umbrella-stand">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="hall"/>
  </properties>
  <image width="55" height="60" source="furniture/umbrella-stand.png"/>
 </tile>
 <tile id="10" type="bust">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="hall"/>
  </properties>
  <image width="61" height="61" source="furniture/bust.png"/>
 </tile>
 <tile id="11" type="sofa">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="lounge"/>
  </properties>
  <image width="242" height="108" source="furniture/sofa.png"/>
 </tile>
 <tile id="12" type="fireplace">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="lounge"/>
  </properties>
  <image width="213" height="97" source="furniture/fireplace.png"/>
 </tile>
 <tile id="13" type="gramophone">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="lounge"/>
  </properties>
  <image width="106" height="90" source="furniture/gramophone.png"/>
 </tile>
 <tile id="14" type="coffee-table">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="lounge"/>
  </properties>
  <image width="126" height="80" source="furniture/coffee-table.png"/>
 </tile>
 <tile id="15" type="floor-lamp">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="lounge"/>
  </properties>
  <image width="87" height="86" source="furniture/floor-lamp.png"/>
 </tile>
 <tile id="16" type="reading-table">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="library"/>
  </properties>
  <image width="205" height="96" source="furniture/reading-table.png"/>
 </tile>
 <tile id="17" type="ladder">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="library"/>
  </properties>
  <image width="108" height="106" source="furniture/ladder.png"/>
 </tile>
 <tile id="18" type="billiard-table">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="billiard-room"/>
  </properties>
  <image width="283" height="161" source="furniture/billiard-table.png"/>
 </tile>
 <tile id="19" type="cue-rack">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="billiard-room"/>
  </properties>
  <image width="164" height="49" source="furniture/cue-rack.png"/>
 </tile>
 <tile id="20" type="bar">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="billiard-room"/>
  </properties>
  <image width="131" height="65" source="furniture/bar.png"/>
 </tile>
 <tile id="21" type="stool">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="billiard-room"/>
  </properties>
  <image width="65" height="66" source="furniture/stool.png"/>
 </tile>
 <tile id="22" type="dining-table">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="dining-room"/>
  </properties>
  <image width="366" height="200" source="furniture/dining-table.png"/>
 </tile>
 <tile id="23" type="dining-chair">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="dining-room"/>
  </properties>
  <image width="68" height="82" source="furniture/dining-chair.png"/>
 </tile>
 <tile id="24" type="sideboard">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="dining-room"/>
  </properties>
  <image width="257" height="72" source="furniture/sideboard.png"/>
 </tile>
 <tile id="25" type="wicker-chair">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="conservatory"/>
  </properties>
  <image width="118" height="107" source="furniture/wicker-chair.png"/>
 </tile>
 <tile id="26" type="wicker-table">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="conservatory"/>
  </properties>
  <image width="89" height="88" source="furniture/wicker-table.png"/>
 </tile>
 <tile id="27" type="plant-bench">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="conservatory"/>
  </properties>
  <image width="251" height="65" source="furniture/plant-bench.png"/>
 </tile>
 <tile id="28" type="palm">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="conservatory"/>
  </properties>
  <image width="153" height="161" source="furniture/palm.png"/>
 </tile>
 <tile id="29" type="fern">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="conservatory"/>
  </properties>
  <image width="92" height="99" source="furniture/fern.png"/>
 </tile>
 <tile id="30" type="grand-piano">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="ballroom"/>
  </properties>
  <image width="168" height="227" source="furniture/grand-piano.png"/>
 </tile>
 <tile id="31" type="harp">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="ballroom"/>
  </properties>
  <image width="125" height="91" source="furniture/harp.png"/>
 </tile>
 <tile id="32" type="cello">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="ballroom"/>
  </properties>
  <image width="61" height="126" source="furniture/cello.png"/>
 </tile>
 <tile id="33" type="candle-stand">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="ballroom"/>
  </properties>
  <image width="57" height="57" source="furniture/candle-stand.png"/>
 </tile>
 <tile id="34" type="range">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="kitchen"/>
  </properties>
  <image width="249" height="105" source="furniture/range.png"/>
 </tile>
 <tile id="35" type="sink">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="kitchen"/>
  </properties>
  <image width="232" height="72" source="furniture/sink.png"/>
 </tile>
 <tile id="36" type="dresser">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="kitchen"/>
  </properties>
  <image width="216" height="70" source="furniture/dresser.png"/>
 </tile>
 <tile id="37" type="work-table">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="kitchen"/>
  </properties>
  <image width="184" height="99" source="furniture/work-table.png"/>
 </tile>
 <tile id="38" type="barrel">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="kitchen"/>
  </properties>
  <image width="69" height="70" source="furniture/barrel.png"/>
 </tile>
 <tile id="39" type="red-rug">
  <properties>
   <property name="solid" type="bool" value="false"/>
   <property name="suits" value="study"/>
  </properties>
  <image width="260" height="373" source="furniture/red-rug.png"/>
 </tile>
 <tile id="40" type="blue-rug">
  <properties>
   <property name="solid" type="bool" value="false"/>
   <property name="suits" value="library"/>
  </properties>
  <image width="260" height="374" source="furniture/blue-rug.png"/>
 </tile>
 <tile id="41" type="runner">
  <properties>
   <property name="solid" type="bool" value="false"/>
   <property name="suits" value="hall"/>
  </properties>
  <image width="145" height="373" source="furniture/runner.png"/>
 </tile>
</tileset>
