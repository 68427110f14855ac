# choices
takeTurn--action = Was tust du?
takeTurn--action--storm = Ein Fort stürmen
takeTurn--action--rest = Ausruhen
takeTurn--action--storm--fort = Welches Fort?
assault--hit = Sturmwürfel

# reasons
finishGame--most-points = Nach { $constant_rounds } Zügen werden die Forts gezählt.
finishGame--equal = Nach { $constant_rounds } Zügen sind die Forts beider Seiten gleich viel wert.

# log
assault--taken = { $s } erobert ein Fort: { $fort }.
assault--held = Angriff von { $s } abgewehrt: { $fort }.

# members
Side_north_name = Norden
Side_south_name = Süden
Fort_mill_name = Mühle
Fort_bridge_name = Brücke
Fort_tower_name = Turm
Fort_abbey_name = Abtei
Fort_keep_name = Burg
seats--two = Zwei Spieler
seats--two--first = Norden
seats--two--second = Süden
Fort_holder = Besitzer
