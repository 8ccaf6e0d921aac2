# What is wrong with a mansion's map, for who draws one in Tiled: one sentence for each fault,
# saying what is wrong and, after the semicolon, what would be right.
#
# Words in typewriter sense (layer names, property names, file names) stand in “quotes”.
# $file $layer $object $id $column $row say where; each fault has its own details beside them.

map-spot-layer = layer “{ $layer }”
map-spot-object = “{ $object }”
    .id = “{ $object }” (object { $id })
    .nameless = object { $id }
map-spot-cell = cell { $column },{ $row }
map-spot-map = the map itself
map-spot-and = { $spot }: { $sentence }
map-good = “{ $title }” can be played on: { $width } by { $height } cells, { $rooms } rooms, { $squares } squares, { $doors } doors, { $passages ->
        [0] no secret passages
        [one] one secret passage
       *[other] { $passages } secret passages
    }.

## The file

fault-no-file = There is no such file, or it cannot be read; give the path of a map saved by Tiled.
fault-file-too-big = The file is larger than { $most } MB; a mansion takes much less.
xml-reason = { $reason ->
        [2] something that is no XML
        [3] it ends too early
        [4] a sign that does not belong there
        [5] a tag cut short
        [6] a letter cut short
        [7] a tag that closes another than was opened
        [8] an attribute given twice
        [9] something after the end of the map
        [11] an entity nobody knows
        [18] an encoding nobody knows
        [tag] it holds something else
        [kind] its name has another ending
       *[other] the parser’s fault { $reason }
    }
fault-broken-xml = The file is not well-formed XML here ({ xml-reason }, column { $column }); save the map again from Tiled.
fault-forbidden-xml = { $what ->
        [doctype] The file declares a document type or entities; a map has neither.
       *[elements] The file holds more or deeper elements than any map; save the map again from Tiled.
    }
fault-not-a-map = The file holds a <{ $tag }>, not a <map>; give a map saved by Tiled as “.tmx”.
fault-not-orthogonal = The map is { $orientation }; it must be orthogonal.
fault-infinite = The map is infinite; clear “Infinite” in the map’s properties.
fault-no-size = The map has no width and height; they must be whole numbers from 1 to 64.
fault-too-large = The map has { $width } by { $height } cells; at most { $most } by { $most } are allowed.
fault-tiles-not-square = The map’s tiles are not square; tile width and height must be one whole number of pixels.
fault-misplaced = A <{ $tag }> stands inside another element; it belongs directly into the map.
fault-too-many-parts = The map has { $found } <{ $tag }> elements; at most { $most } are allowed.
fault-and-more = There are { $count } more faults of the kind “{ $code }” here; mend these first.

## Tilesets

fault-tileset-number = A tileset has no first tile number; “firstgid” must be a whole number from 1.
fault-tileset-missing = The tileset “{ $name }” is not there; put it back or remove it from the map.
fault-tileset-broken = The tileset “{ $name }” cannot be read ({ xml-reason }); it must be a “.tsx” file saved by Tiled.
fault-tileset-empty = The tileset “{ $tileset }” has no usable tiles; its picture must be at least as large as one tile and hold at most 65,536.
fault-tilesets-overlap = The tilesets “{ $tileset }” and “{ $other }” share tile numbers; remove one, save, and add it again.
fault-image-missing = The picture “{ $name }” is not there; put it back beside its tileset.
fault-image-kind = The picture “{ $name }” is of a kind the game cannot show; use one of { $kinds }.
fault-image-size = The picture “{ $name }” { $width ->
        [0] has no size that can be trusted; save the picture and the tileset again.
       *[other] is { $width } by { $height } pixels, but the tileset says otherwise; reload the tileset in Tiled and save it.
    }
fault-images-too-large = The pictures of the map are too many or too large to be shown; all together they may have { $most } million pixels.
fault-pieces-too-large = The objects with a picture are too large or too many for the map; make them smaller or remove some.
fault-out-of-reach = “{ $name }” lies outside the map’s own folder; put it beside the map, or below, and choose it there in Tiled.

## Layers

fault-layer-missing = There is no layer called “{ $layer }”; add it as a layer of { $kind ->
        [tiles] tiles
       *[objects] objects
    }.
fault-layer-name = The layer is called “{ $layer }”; the game looks for “{ $right }”, written exactly so.
fault-layer-doubled = There is another layer called “{ $layer }”; only one may bear that name.
fault-layer-kind = The layer “{ $layer }” must be a layer of { $kind ->
        [tiles] tiles
       *[objects] objects
    }.
fault-layer-size = The layer is not as large as the map; it must have { $width } by { $height } cells.
fault-layer-moved = The layer is shifted; its offset must be 0, 0.
fault-layer-unreadable = The layer’s tiles cannot be read (found “{ $found }”); set the map’s tile layer format to CSV and save.
fault-layer-short = The layer stops here, after { $found } of { $right } tiles; every cell needs a number, 0 where it is empty.
fault-layer-long = The layer has more than { $right } tiles; it must have exactly one number for every cell.
fault-image-layer = Image layers are not drawn; put the picture in a tileset and place it as an object.
fault-unknown-tile = Tile { $tile } is in none of the map’s tilesets{ $count ->
        [one] {""}
       *[other] {" "}(on { $count } cells)
    }; erase it or add its tileset.
fault-tile-size = A tile of { $width } by { $height } pixels lies here; tiles of a tile layer must be { $right } by { $right }, others can be placed as objects.

## Objects and their properties

fault-object-number = The object’s “{ $attribute }” is not a number that can be used.
fault-object-nameless = The object has no name; it must be one of { $choices }.
fault-object-template = The object comes from a template; detach it in Tiled.
fault-object-shape = The object must be a point or an upright rectangle.
fault-object-outside = The object lies outside the map; move it inside.
fault-property-missing = The property “{ $property }” is missing or empty; add it.
fault-property-type = The property “{ $property }” is of type “{ $found }”; it must be of type “{ $right }”.
fault-property-value = The property “{ $property }” is of type “{ $type }”, but “{ $value }” is no such value.
fault-property-choice = The property “{ $property }” is “{ $value }”; it must be one of { $choices }.

## Rooms and squares

fault-room-name = “{ $name }” cannot be a room’s name; use up to 30 small letters, digits and hyphens, such as “billiard-room”.
fault-room-nameless = The room has no name; give it one of up to 30 small letters, digits and hyphens, such as “billiard-room”.
fault-room-doubled = There is another room of this name; each room needs its own.
fault-room-is-card = The room has the name of a suspect or a weapon; give it another.
fault-title-long = The title ({ $lang }) is too long for a card; at most { $most } letters have place.
fault-title-doubled = The title “{ $title }” ({ $lang }) is also that of “{ $other }”; no two rooms may look alike.
fault-room-shape = The room’s walls do not run along the cells; draw it as an upright rectangle or polygon, snapping to the grid.
fault-rooms-overlap = The room shares { $count ->
        [one] this cell
       *[other] { $count } cells
    } with “{ $other }”; rooms may touch but not overlap.
fault-room-on-squares = The room covers { $count ->
        [one] a square
       *[other] { $count } squares
    } of the layer “Squares”; erase them or make the room smaller.
fault-room-split = The room is in pieces that do not hang together; it must be one.
fault-room-no-door = The room has no door; put one on a cell at its wall in the layer “Doors”.
fault-room-out-of-reach = No pawn can come to this room; lead squares to one of its doors.
fault-too-few-rooms = The mansion has { $found ->
        [one] one room
       *[other] { $found } rooms
    }; at least { $right } are needed.
fault-too-many-rooms = The mansion has { $found } rooms; at most { $right } are allowed.
fault-no-squares = There is no square to walk on; paint some in this layer.
fault-squares-out-of-reach = { $count ->
        [one] This square is
       *[other] { $count } squares, of which this is the first, are
    } cut off from the rest; { $count ->
        [one] join it or erase it.
       *[other] join them or erase them.
    }

## Doors

fault-door-in-no-room = The door stands in no room; it must lie on the cell of the room that opens.
fault-door-not-at-wall = The door opens { $facing ->
        [up] upwards
        [right] to the right
        [down] downwards
       *[left] to the left
    } into its own room, “{ $room }”; it must stand at the wall it opens through.
fault-door-on-no-square = The door of “{ $room }” opens on cell { $column },{ $row }, which is no square; paint a square there or turn the door.
fault-door-doubled = There is the same door of “{ $room }” twice; remove one.

## Starts

fault-start-missing = The start of “{ $object }” is missing; put a point of that name on its square.
fault-start-doubled = There is a second start of “{ $object }”; remove one.
fault-start-unknown = “{ $name }” is no suspect; the name must be one of { $choices }.
fault-start-off-square = The start does not lie on a square; move it, or paint a square under it.
fault-start-shared = Another suspect starts on the same square; each needs their own.

## Secret passages

fault-passage-in-no-room = The passage begins in no room; put it on a cell of one.
fault-passage-to-nowhere = The passage leads to “{ $goal }”, but no room is called so; “leads_to” must be a room’s name.
fault-passage-to-itself = The passage leads back into “{ $room }”; it must lead to another room.
fault-passage-doubled = There is another passage from “{ $room }” to “{ $goal }”; remove one.

## Places

fault-place-unknown = “{ $name }” is no kind of place; the name must be one of { $choices }.
fault-light-unknown = “{ $name }” is no kind of light; the name must be one of { $choices }.
fault-place-in-no-room = The place lies in no room; move it into the room it is for.
fault-name-place-missing = “{ $object }” has no place for its name; put a point called “name” into the room.
fault-name-place-doubled = “{ $room }” has a second place for its name; remove one.
fault-few-pawn-places = “{ $object }” has { $found ->
        [0] no places
        [one] only one place
       *[other] only { $found } places
    } for pawns; it needs { $right } points called “pawn”.
fault-few-weapon-places = “{ $object }” has { $found ->
        [0] no places
        [one] only one place
       *[other] only { $found } places
    } for weapons; it needs { $right } points called “weapon”.
fault-places-shared = Two pieces would stand inside each other here (see object { $other }); move one.
fault-envelope-missing = There is no place for the envelope; add a rectangle called “envelope”.
fault-envelope-doubled = There is a second place for the envelope; remove one.
fault-envelope-size = The envelope’s place must be a rectangle inside the map, at least one cell wide and high.

map-watching = { $count ->
        [one] Watching the map: it is checked again when it is saved. Ctrl-C ends.
       *[other] Watching the maps: they are checked again when one is saved. Ctrl-C ends.
    }
map-watched = No longer watching.
