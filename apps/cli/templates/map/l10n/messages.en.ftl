# choices
takeTurn--order = What do your armies do?
takeTurn--order--march = March
takeTurn--order--hold = Hold
takeTurn--order--march--army = Which army?
takeTurn--order--march--to = Where to?
advance--hit = Attack die

# reasons
advance--capital = The capital has fallen.
finishGame--most-points = After { $constant_rounds } turns, the towns are counted.
finishGame--equal = After { $constant_rounds } turns, both sides hold towns of equal value.

# log
advance--beaten = { $army } drives off { $foe } at { $to }.
advance--repelled = { $army } is repelled by { $foe } at { $to }.

# members
Side_north_name = North
Side_south_name = South
Town_gent_name = Ghent
Town_ypern_name = Ypres
Town_mons_name = Mons
Town_namur_name = Namur
Town_arras_name = Arras
Town_sedan_name = Sedan
Town_laon_name = Laon
Army_n1_name = North 1
Army_n2_name = North 2
Army_n3_name = North 3
Army_s1_name = South 1
Army_s2_name = South 2
Army_s3_name = South 3
seats--two = Two players
seats--two--first = North
seats--two--second = South
Town_holder = Held by
