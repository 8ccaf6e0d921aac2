<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="wainscot" tilewidth="96" tileheight="96" tilecount="4" columns="4">
 <image source="wainscot.png" width="384" height="96"/>
 <tile id="0" type="wainscot-single"/>
 <tile id="1" type="wainscot-left"/>
 <tile id="2" type="wainscot-middle"/>
 <tile id="3" type="wainscot-right"/>
</tileset>
