# choices
ruleset--name = HexDice
ruleset--about = Zwei Gegner, ein Würfel und eine Seite Regeln: ein kleines Spiel zum Ausprobieren und Umbauen.
ruleset--players = 2 Spieler
takeTurn--action = Was tust du?
takeTurn--action--move = Ziehen
takeTurn--action--attack = Angreifen
takeTurn--action--pass = Passen
takeTurn--action--move--army = Welche Armee?
takeTurn--action--move--to = Wohin?
takeTurn--action--attack--army = Welche Armee?
takeTurn--action--attack--target = Welches Feld?
strike--hit = Angriffswürfel

# reasons
takeTurn--can-move = Wer ziehen oder angreifen kann, darf nicht passen.
play--too-long = In { $constant_moveLimit } Zügen hat niemand gewonnen.
strike--wiped-out = Der Gegner hat keine Armee mehr.

# log
strike--removed = { $army } schlägt { $foe } auf { $target }.
strike--missed = Der Angriff auf { $target } misslingt.

# members
seats--two = Zwei Spieler
seats--two--first = Norden
seats--two--second = Süden
Army_at = Feld der Armee
Army_side = Seite
Hex_on = Armee auf dem Feld
Army_n1_name = Nord 1
Army_s1_name = Süd 1
Army_n2_name = Nord 2
Army_s2_name = Süd 2
Army_n3_name = Nord 3
Army_s3_name = Süd 3
Army_n4_name = Nord 4
Army_s4_name = Süd 4
Army_n5_name = Nord 5
Army_s5_name = Süd 5
Army_n6_name = Nord 6
Army_s6_name = Süd 6
Army_n7_name = Nord 7
Army_s7_name = Süd 7
Army_n8_name = Nord 8
Army_s8_name = Süd 8
Army_n9_name = Nord 9
Army_s9_name = Süd 9
Side_armies = Armeen

## Hausregeln: worum es in ihnen geht
variant--sharp-dice--title = Scharfe Würfel
variant--sharp-dice = Auch eine Drei trifft, und die Partie ist schneller entschieden.

# Wörter für das Warum
function--exits = freie Nachbarfelder
function--targets = Ziele
takeTurn--action--move--to--empty = Neben dieser Armee ist kein Feld frei.
takeTurn--action--attack--target--empty = Neben dieser Armee steht keine gegnerische.

# Gefechtskarten
strike--hit--title = Angriff

# Entscheidungen im Verlauf
takeTurn--action--move--log = { $army } zieht nach { $to }.
takeTurn--action--attack--log = { $army } greift { $target } an.
takeTurn--action--pass--log = { $role } passt.

# Konstanten, wo eine Begründung sie nennt
constant--moveLimit = Höchstzahl der Züge
constant--hitsFrom = Mindestwurf

## Was Einstellungen bedeuten
constant--moveLimit--about = Nach so vielen Zügen, beide Seiten zusammengezählt, endet die Partie unentschieden.
constant--hitsFrom--about = Der niedrigste Wurf, der die angegriffene Armee entfernt.
