<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="builder-furniture-lodge" tilewidth="212" tileheight="196" tilecount="9" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="gun-rack">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="gun-room"/>
  </properties>
  <image width="212" height="129" source="furniture/gun-rack.png"/>
 </tile>
 <tile id="1" type="bearskin">
  <properties>
   <property name="solid" type="bool" value="false"/>
   <property name="suits" value="gun-room"/>
  </properties>
  <image width="172" height="196" source="furniture/bearskin.png"/>
 </tile>
 <tile id="2" type="cartridges">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="gun-room"/>
  </properties>
  <image width="81" height="49" source="furniture/cartridges.png"/>
 </tile>
 <tile id="3" type="saddle">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="tack-room"/>
  </properties>
  <image width="79" height="115" source="furniture/saddle.png"/>
 </tile>
 <tile id="4" type="straw-bale">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="tack-room"/>
  </properties>
  <image width="122" height="77" source="furniture/straw-bale.png"/>
 </tile>
 <tile id="5" type="straw">
  <properties>
   <property name="solid" type="bool" value="false"/>
   <property name="suits" value="ice-house"/>
  </properties>
  <image width="177" height="138" source="furniture/straw.png"/>
 </tile>
 <tile id="6" type="ice">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="ice-house"/>
  </properties>
  <image width="206" height="129" source="furniture/ice.png"/>
 </tile>
 <tile id="7" type="ice-block">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="ice-house"/>
  </properties>
  <image width="87" height="73" source="furniture/ice-block.png"/>
 </tile>
 <tile id="8" type="lantern">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="tack-room"/>
  </properties>
  <image width="45" height="45" source="furniture/lantern.png"/>
 </tile>
</tileset>
