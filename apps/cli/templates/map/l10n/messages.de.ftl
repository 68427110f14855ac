# choices
takeTurn--order = Was tun deine Armeen?
takeTurn--order--march = Marschieren
takeTurn--order--hold = Halten
takeTurn--order--march--army = Welche Armee?
takeTurn--order--march--to = Wohin?
advance--hit = Angriffswürfel

# reasons
advance--capital = Die Hauptstadt ist gefallen.
finishGame--most-points = Nach { $constant_rounds } Zügen werden die Städte gezählt.
finishGame--equal = Nach { $constant_rounds } Zügen sind die Städte beider Seiten gleich viel wert.

# log
advance--beaten = { $army } schlägt { $foe } bei { $to }.
advance--repelled = { $army } wird von { $foe } bei { $to } abgewiesen.

# members
Side_north_name = Norden
Side_south_name = Süden
Town_gent_name = Gent
Town_ypern_name = Ypern
Town_mons_name = Mons
Town_namur_name = Namur
Town_arras_name = Arras
Town_sedan_name = Sedan
Town_laon_name = Laon
Army_n1_name = Nord 1
Army_n2_name = Nord 2
Army_n3_name = Nord 3
Army_s1_name = Süd 1
Army_s2_name = Süd 2
Army_s3_name = Süd 3
seats--two = Zwei Spieler
seats--two--first = Norden
seats--two--second = Süden
Town_holder = Besitzer
