<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="builder-furniture-more" tilewidth="331" tileheight="408" tilecount="31" columns="0">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="bed">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="nursery"/>
  </properties>
  <image width="135" height="210" source="furniture/bed.png"/>
 </tile>
 <tile id="1" type="wide-bed">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="stateroom"/>
  </properties>
  <image width="173" height="210" source="furniture/wide-bed.png"/>
 </tile>
 <tile id="2" type="trunk">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="attic"/>
  </properties>
  <image width="102" height="69" source="furniture/trunk.png"/>
 </tile>
 <tile id="3" type="crate">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="cargo-hold"/>
  </properties>
  <image width="88" height="88" source="furniture/crate.png"/>
 </tile>
 <tile id="4" type="sack">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="cargo-hold"/>
  </properties>
  <image width="88" height="89" source="furniture/sack.png"/>
 </tile>
 <tile id="5" type="rope-coil">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="boathouse"/>
  </properties>
  <image width="86" height="85" source="furniture/rope-coil.png"/>
 </tile>
 <tile id="6" type="cask">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="cellar"/>
  </properties>
  <image width="126" height="119" source="furniture/cask.png"/>
 </tile>
 <tile id="7" type="helm">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="wheelhouse"/>
  </properties>
  <image width="183" height="120" source="furniture/helm.png"/>
 </tile>
 <tile id="8" type="binnacle">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="wheelhouse"/>
  </properties>
  <image width="58" height="58" source="furniture/binnacle.png"/>
 </tile>
 <tile id="9" type="telescope">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="observatory"/>
  </properties>
  <image width="89" height="150" source="furniture/telescope.png"/>
 </tile>
 <tile id="10" type="easel">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="atelier"/>
  </properties>
  <image width="104" height="133" source="furniture/easel.png"/>
 </tile>
 <tile id="11" type="cage">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="aviary"/>
  </properties>
  <image width="106" height="106" source="furniture/cage.png"/>
 </tile>
 <tile id="12" type="boiler">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="engine-room"/>
  </properties>
  <image width="331" height="150" source="furniture/boiler.png"/>
 </tile>
 <tile id="13" type="flywheel">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="engine-room"/>
  </properties>
  <image width="239" height="128" source="furniture/flywheel.png"/>
 </tile>
 <tile id="14" type="stove">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="winter-garden"/>
  </properties>
  <image width="84" height="112" source="furniture/stove.png"/>
 </tile>
 <tile id="15" type="basin">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="bath-house"/>
  </properties>
  <image width="272" height="194" source="furniture/basin.png"/>
 </tile>
 <tile id="16" type="boat">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="boathouse"/>
  </properties>
  <image width="289" height="121" source="furniture/boat.png"/>
 </tile>
 <tile id="17" type="mannequin">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="sewing-room"/>
  </properties>
  <image width="69" height="69" source="furniture/mannequin.png"/>
 </tile>
 <tile id="18" type="dolls-house">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="nursery"/>
  </properties>
  <image width="121" height="100" source="furniture/dolls-house.png"/>
 </tile>
 <tile id="19" type="bricks">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="nursery"/>
  </properties>
  <image width="123" height="68" source="furniture/bricks.png"/>
 </tile>
 <tile id="20" type="card-table">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="card-room"/>
  </properties>
  <image width="182" height="181" source="furniture/card-table.png"/>
 </tile>
 <tile id="21" type="chart-table">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="map-room"/>
  </properties>
  <image width="225" height="121" source="furniture/chart-table.png"/>
 </tile>
 <tile id="22" type="altar">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="chapel"/>
  </properties>
  <image width="174" height="82" source="furniture/altar.png"/>
 </tile>
 <tile id="23" type="pew">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="chapel"/>
  </properties>
  <image width="154" height="62" source="furniture/pew.png"/>
 </tile>
 <tile id="24" type="wardrobe">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="dressing-room"/>
  </properties>
  <image width="188" height="88" source="furniture/wardrobe.png"/>
 </tile>
 <tile id="25" type="sewing-table">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="sewing-room"/>
  </properties>
  <image width="165" height="92" source="furniture/sewing-table.png"/>
 </tile>
 <tile id="26" type="antlers">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="smoking-room"/>
  </properties>
  <image width="159" height="149" source="furniture/antlers.png"/>
 </tile>
 <tile id="27" type="looking-glass">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="boudoir"/>
  </properties>
  <image width="120" height="145" source="furniture/looking-glass.png"/>
 </tile>
 <tile id="28" type="painting">
  <properties>
   <property name="solid" type="bool" value="true"/>
   <property name="suits" value="gallery"/>
  </properties>
  <image width="145" height="98" source="furniture/painting.png"/>
 </tile>
 <tile id="29" type="green-rug">
  <properties>
   <property name="solid" type="bool" value="false"/>
   <property name="suits" value="smoking-room"/>
  </properties>
  <image width="260" height="408" source="furniture/green-rug.png"/>
 </tile>
 <tile id="30" type="umber-rug">
  <properties>
   <property name="solid" type="bool" value="false"/>
   <property name="suits" value="map-room"/>
  </properties>
  <image width="260" height="373" source="furniture/umber-rug.png"/>
 </tile>
</tileset>
