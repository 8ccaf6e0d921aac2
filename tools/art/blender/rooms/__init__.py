"""How each room of the classic mansion is furnished: one module a room, ``furnish(site)``.

Places are cells from the room's upper left corner; free floor is left where
``art.rooms_places`` lets pawns and weapons stand.
"""
