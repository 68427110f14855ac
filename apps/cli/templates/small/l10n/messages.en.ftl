# choices
takeTurn--action = What do you do?
takeTurn--action--storm = Storm a fort
takeTurn--action--rest = Rest
takeTurn--action--storm--fort = Which fort?
assault--hit = Attack die

# reasons
finishGame--most-points = After { $constant_rounds } turns, the forts are counted.
finishGame--equal = After { $constant_rounds } turns, both sides hold forts of equal value.

# log
assault--taken = { $s } takes { $fort }.
assault--held = { $fort } withstands { $s }.

# members
Side_north_name = North
Side_south_name = South
Fort_mill_name = Mill
Fort_bridge_name = Bridge
Fort_tower_name = Tower
Fort_abbey_name = Abbey
Fort_keep_name = Keep
seats--two = Two players
seats--two--first = North
seats--two--second = South
Fort_holder = Held by
