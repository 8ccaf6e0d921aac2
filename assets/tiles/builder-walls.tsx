<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="builder-walls" tilewidth="96" tileheight="96" tilecount="32" columns="8">
 <image source="builder-walls.png" width="768" height="384"/>
 <tile id="0" type="wall-1">
  <properties>
   <property name="up" type="bool" value="true"/>
   <property name="right" type="bool" value="false"/>
   <property name="down" type="bool" value="false"/>
   <property name="left" type="bool" value="false"/>
  </properties>
 </tile>
 <tile id="1" type="wall-2">
  <properties>
   <property name="up" type="bool" value="false"/>
   <property name="right" type="bool" value="true"/>
   <property name="down" type="bool" value="false"/>
   <property name="left" type="bool" value="false"/>
  </properties>
 </tile>
 <tile id="2" type="wall-3">
  <properties>
   <property name="up" type="bool" value="true"/>
   <property name="right" type="bool" value="true"/>
   <property name="down" type="bool" value="false"/>
   <property name="left" type="bool" value="false"/>
  </properties>
 </tile>
 <tile id="3" type="wall-4">
  <properties>
   <property name="up" type="bool" value="false"/>
   <property name="right" type="bool" value="false"/>
   <property name="down" type="bool" value="true"/>
   <property name="left" type="bool" value="false"/>
  </properties>
 </tile>
 <tile id="4" type="wall-5">
  <properties>
   <property name="up" type="bool" value="true"/>
   <property name="right" type="bool" value="false"/>
   <property name="down" type="bool" value="true"/>
   <property name="left" type="bool" value="false"/>
  </properties>
 </tile>
 <tile id="5" type="wall-6">
  <properties>
   <property name="up" type="bool" value="false"/>
   <property name="right" type="bool" value="true"/>
   <property name="down" type="bool" value="true"/>
   <property name="left" type="bool" value="false"/>
  </properties>
 </tile>
 <tile id="6" type="wall-7">
  <properties>
   <property name="up" type="bool" value="true"/>
   <property name="right" type="bool" value="true"/>
   <property name="down" type="bool" value="true"/>
   <property name="left" type="bool" value="false"/>
  </properties>
 </tile>
 <tile id="7" type="wall-8">
  <properties>
   <property name="up" type="bool" value="false"/>
   <property name="right" type="bool" value="false"/>
   <property name="down" type="bool" value="false"/>
   <property name="left" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="8" type="wall-9">
  <properties>
   <property name="up" type="bool" value="true"/>
   <property name="right" type="bool" value="false"/>
   <property name="down" type="bool" value="false"/>
   <property name="left" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="9" type="wall-10">
  <properties>
   <property name="up" type="bool" value="false"/>
   <property name="right" type="bool" value="true"/>
   <property name="down" type="bool" value="false"/>
   <property name="left" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="10" type="wall-11">
  <properties>
   <property name="up" type="bool" value="true"/>
   <property name="right" type="bool" value="true"/>
   <property name="down" type="bool" value="false"/>
   <property name="left" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="11" type="wall-12">
  <properties>
   <property name="up" type="bool" value="false"/>
   <property name="right" type="bool" value="false"/>
   <property name="down" type="bool" value="true"/>
   <property name="left" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="12" type="wall-13">
  <properties>
   <property name="up" type="bool" value="true"/>
   <property name="right" type="bool" value="false"/>
   <property name="down" type="bool" value="true"/>
   <property name="left" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="13" type="wall-14">
  <properties>
   <property name="up" type="bool" value="false"/>
   <property name="right" type="bool" value="true"/>
   <property name="down" type="bool" value="true"/>
   <property name="left" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="14" type="wall-15">
  <properties>
   <property name="up" type="bool" value="true"/>
   <property name="right" type="bool" value="true"/>
   <property name="down" type="bool" value="true"/>
   <property name="left" type="bool" value="true"/>
  </properties>
 </tile>
 <tile id="15" type="corner-nw">
  <properties>
   <property name="corner" value="nw"/>
  </properties>
 </tile>
 <tile id="16" type="corner-ne">
  <properties>
   <property name="corner" value="ne"/>
  </properties>
 </tile>
 <tile id="17" type="corner-se">
  <properties>
   <property name="corner" value="se"/>
  </properties>
 </tile>
 <tile id="18" type="corner-sw">
  <properties>
   <property name="corner" value="sw"/>
  </properties>
 </tile>
 <tile id="19" type="end-up-first">
  <properties>
   <property name="side" value="up"/>
   <property name="half" value="first"/>
  </properties>
 </tile>
 <tile id="20" type="end-up-last">
  <properties>
   <property name="side" value="up"/>
   <property name="half" value="last"/>
  </properties>
 </tile>
 <tile id="21" type="end-right-first">
  <properties>
   <property name="side" value="right"/>
   <property name="half" value="first"/>
  </properties>
 </tile>
 <tile id="22" type="end-right-last">
  <properties>
   <property name="side" value="right"/>
   <property name="half" value="last"/>
  </properties>
 </tile>
 <tile id="23" type="end-down-first">
  <properties>
   <property name="side" value="down"/>
   <property name="half" value="first"/>
  </properties>
 </tile>
 <tile id="24" type="end-down-last">
  <properties>
   <property name="side" value="down"/>
   <property name="half" value="last"/>
  </properties>
 </tile>
 <tile id="25" type="end-left-first">
  <properties>
   <property name="side" value="left"/>
   <property name="half" value="first"/>
  </properties>
 </tile>
 <tile id="26" type="end-left-last">
  <properties>
   <property name="side" value="left"/>
   <property name="half" value="last"/>
  </properties>
 </tile>
 <tile id="27" type="door-up">
  <properties>
   <property name="side" value="up"/>
  </properties>
 </tile>
 <tile id="28" type="door-right">
  <properties>
   <property name="side" value="right"/>
  </properties>
 </tile>
 <tile id="29" type="door-down">
  <properties>
   <property name="side" value="down"/>
  </properties>
 </tile>
 <tile id="30" type="door-left">
  <properties>
   <property name="side" value="left"/>
  </properties>
 </tile>
</tileset>
