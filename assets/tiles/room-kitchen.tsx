<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="room-kitchen" tilewidth="96" tileheight="96" tilecount="36" columns="6">
  <properties>
   <property name="room" value="kitchen"/>
  </properties>
 <image source="room-kitchen.png" width="576" height="576"/>
 <tile id="0" type="room"/>
 <tile id="1" type="room"/>
 <tile id="2" type="room"/>
 <tile id="3" type="room"/>
 <tile id="4" type="room"/>
 <tile id="6" type="room"/>
 <tile id="7" type="room"/>
 <tile id="8" type="room"/>
 <tile id="9" type="room"/>
 <tile id="10" type="room"/>
 <tile id="11" type="room"/>
 <tile id="12" type="room"/>
 <tile id="13" type="room"/>
 <tile id="14" type="room"/>
 <tile id="15" type="room"/>
 <tile id="16" type="room"/>
 <tile id="17" type="room"/>
 <tile id="18" type="room"/>
 <tile id="19" type="room"/>
 <tile id="20" type="room"/>
 <tile id="21" type="room"/>
 <tile id="22" type="room"/>
 <tile id="23" type="room"/>
 <tile id="24" type="room"/>
 <tile id="25" type="room"/>
 <tile id="26" type="room"/>
 <tile id="27" type="room"/>
 <tile id="28" type="room"/>
 <tile id="29" type="room"/>
 <tile id="30" type="room"/>
 <tile id="31" type="room"/>
 <tile id="32" type="room"/>
 <tile id="33" type="room"/>
 <tile id="34" type="room"/>
 <tile id="35" type="room"/>
</tileset>
