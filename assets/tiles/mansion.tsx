<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="mansion" tilewidth="96" tileheight="96" tilecount="60" columns="12">
 <image source="mansion.png" width="1152" height="480"/>
 <tile id="0" type="square">
  <properties>
   <property name="variant" type="int" value="0"/>
  </properties>
 </tile>
 <tile id="1" type="square">
  <properties>
   <property name="variant" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="2" type="square">
  <properties>
   <property name="variant" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="3" type="square">
  <properties>
   <property name="variant" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="4" type="square">
  <properties>
   <property name="variant" type="int" value="4"/>
  </properties>
 </tile>
 <tile id="5" type="square">
  <properties>
   <property name="variant" type="int" value="5"/>
  </properties>
 </tile>
 <tile id="6" type="square">
  <properties>
   <property name="variant" type="int" value="6"/>
  </properties>
 </tile>
 <tile id="7" type="square">
  <properties>
   <property name="variant" type="int" value="7"/>
  </properties>
 </tile>
 <tile id="8" type="ground">
  <properties>
   <property name="variant" type="int" value="0"/>
  </properties>
 </tile>
 <tile id="9" type="ground">
  <properties>
   <property name="variant" type="int" value="1"/>
  </properties>
 </tile>
 <tile id="10" type="ground">
  <properties>
   <property name="variant" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="11" type="ground">
  <properties>
   <property name="variant" type="int" value="3"/>
  </properties>
 </tile>
 <tile id="12" type="start-scarlet">
  <properties>
   <property name="suspect" value="scarlet"/>
  </properties>
 </tile>
 <tile id="13" type="start-mustard">
  <properties>
   <property name="suspect" value="mustard"/>
  </properties>
 </tile>
 <tile id="14" type="start-white">
  <properties>
   <property name="suspect" value="white"/>
  </properties>
 </tile>
 <tile id="15" type="start-green">
  <properties>
   <property name="suspect" value="green"/>
  </properties>
 </tile>
 <tile id="16" type="start-peacock">
  <properties>
   <property name="suspect" value="peacock"/>
  </properties>
 </tile>
 <tile id="17" type="start-plum">
  <properties>
   <property name="suspect" value="plum"/>
  </properties>
 </tile>
 <tile id="18" type="threshold-up">
  <properties>
   <property name="side" value="up"/>
  </properties>
 </tile>
 <tile id="19" type="threshold-right">
  <properties>
   <property name="side" value="right"/>
  </properties>
 </tile>
 <tile id="20" type="threshold-down">
  <properties>
   <property name="side" value="down"/>
  </properties>
 </tile>
 <tile id="21" type="threshold-left">
  <properties>
   <property name="side" value="left"/>
  </properties>
 </tile>
 <tile id="24" type="passage-north">
  <properties>
   <property name="direction" value="north"/>
  </properties>
 </tile>
 <tile id="25" type="passage-north-east">
  <properties>
   <property name="direction" value="north-east"/>
  </properties>
 </tile>
 <tile id="26" type="passage-east">
  <properties>
   <property name="direction" value="east"/>
  </properties>
 </tile>
 <tile id="27" type="passage-south-east">
  <properties>
   <property name="direction" value="south-east"/>
  </properties>
 </tile>
 <tile id="28" type="passage-south">
  <properties>
   <property name="direction" value="south"/>
  </properties>
 </tile>
 <tile id="29" type="passage-south-west">
  <properties>
   <property name="direction" value="south-west"/>
  </properties>
 </tile>
 <tile id="30" type="passage-west">
  <properties>
   <property name="direction" value="west"/>
  </properties>
 </tile>
 <tile id="31" type="passage-north-west">
  <properties>
   <property name="direction" value="north-west"/>
  </properties>
 </tile>
 <tile id="36" type="shade-0">
  <properties>
   <property name="up" type="bool" value="false"/>
   <property name="right" type="bool" value="false"/>
   <property name="down" type="bool" value="false"/>
   <property name="left" type="bool" value="false"/>
  </properties>
 </tile>
 <tile id="37" type="shade-1">
  <properties>
   <property name="up" type="bool" value="true"/>
   <property name="right" type="bool" value="false"/>
   <property name="down" type="bool" value="false"/>
   <property name="left" type="bool" value="false"/>
  </properties>
 </tile>
 <tile id="38" type="shade-2">
  <properties>
   <property name="up" type="bool" value="false"/>
   <property name="right" type="bool" value="true"/>
   <property name="down" type="bool" value="false"/>
   <property name="left" type="bool" value="false"/>
  </properties>
 </tile>
 <tile id="39" type="shade-3">
  <properties>
   <property name="up" type="bool" value="true"/>
   <property name="right" type="bool" value="true"/>
   <property name="down" type="bool" value="false"/>
   <property name="left" type="bool" value="false"/>
  </properties>
 </tile>
 <tile id="40" type="shade-4">
  <properties>
   <property name="up" type="bool" value="false"/>
   <property name="right" type="bool" value="false"/>
   <property name="down" type="bool" value="true"/>
   <property name="left" type="bool" value="false"/>
  </properties>
 </tile>
 <tile id="41" type="shade-5">
  <properties>
   <property name="up" type="bool" value="true"/>
   <property name="right" type="bool" value="false"/>
   <property name="down" type="bool" value="true"/>
   <property name="left" type="bool" value="false"/>
  </properties>
 </tile>
 <tile id="42" type="shade-6">
  <properties>
   <property name="up" type="bool" value="false"/>
   <property name="right" type="bool" value="true"/>
   <property name="down" type="bool" value="true"/>
   <property name="left" type="bool" value="false"/>
  </properties>
 </tile>
 <tile id="43" type="shade-7">
  <properties>
   <property name="up" type="bool" value="true"/>
   <property name="right" type="bool" value="true"/>
   <property name="down" type="bool" value="true"/>
   <property name="left" type="bool" value="false"/>
  </properties>
 </tile>
 <tile id="44" type="shade-8">
  <properties>
   <property name="up" type="bool" value="false"/>
   <property name="right" type="bool" value="false"/>
   <property name="down" type="bool" value="false"/>
   <property name="left" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="45" type="shade-9">
  <properties>
   <property name="up" type="bool" value="true"/>
   <property name="right" type="bool" value="false"/>
   <property name="down" type="bool" value="false"/>
   <property name="left" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="46" type="shade-10">
  <properties>
   <property name="up" type="bool" value="false"/>
   <property name="right" type="bool" value="true"/>
   <property name="down" type="bool" value="false"/>
   <property name="left" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="47" type="shade-11">
  <properties>
   <property name="up" type="bool" value="true"/>
   <property name="right" type="bool" value="true"/>
   <property name="down" type="bool" value="false"/>
   <property name="left" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="48" type="shade-12">
  <properties>
   <property name="up" type="bool" value="false"/>
   <property name="right" type="bool" value="false"/>
   <property name="down" type="bool" value="true"/>
   <property name="left" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="49" type="shade-13">
  <properties>
   <property name="up" type="bool" value="true"/>
   <property name="right" type="bool" value="false"/>
   <property name="down" type="bool" value="true"/>
   <property name="left" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="50" type="shade-14">
  <properties>
   <property name="up" type="bool" value="false"/>
   <property name="right" type="bool" value="true"/>
   <property name="down" type="bool" value="true"/>
   <property name="left" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="51" type="shade-15">
  <properties>
   <property name="up" type="bool" value="true"/>
   <property name="right" type="bool" value="true"/>
   <property name="down" type="bool" value="true"/>
   <property name="left" type="bool" value="true"/>
  </properties>
 </tile>
</tileset>
