ruleset--name = Trench Club
ruleset--about = Panzer, Zeppeline und Mörser auf Hexfeldern: Einheiten kaufen, ziehen, feuern und die Forts stürmen.
ruleset--players = 1–4 Spieler

# phases
play--start = Wer beginnt
takeTurn--moving = Einheiten bewegen
takeTurn--naming = Angriffe ansagen
takeTurn--automa = Zug des Automas
takeTurn--automaMoney = Käufe des Automas

# choices and rolls
raiseArmy--division = Wer führt welche Einheit?
sortGroups--groups = Welche Einheit kommt zu welchem verdeckten Chip?
sortGroups--groups--1 = Chip 1
sortGroups--groups--2 = Chip 2
sortGroups--groups--3 = Chip 3
rollForFirst--highest = Wurf um den ersten Zug
placeGroup--chip = Welcher verdeckte Chip wird umgedreht?
placeGroup--chip--1 = Chip 1
placeGroup--chip--2 = Chip 2
placeGroup--chip--3 = Chip 3
placeGroup--shown = Startnummer
# Die nächste Zeile nennt die Nummer auf dem Chip.
placeGroup--shown--log = { "" }
placeGroup--post = Welche Einheit kommt wohin?
placeGroup--post--place = Aufstellen
placeGroup--post--place--u = Welche Einheit?
placeGroup--post--place--h = Auf welchem Feld?
placeTiles--g = Chip des Automas
placeTiles--g--log = Der Automa dreht Chip { $drawn } um.
placeTiles--shown = Startnummer des Automas
placeTiles--shown--log = Der Chip des Automas zeigt { $drawn }.
placeTiles--u = Gezogenes Plättchen
dealChips--bag = Verdeckter Chip
callGroups--groups = Welche Gruppen handeln in diesem Zug?
callGroups--groups--1 = Gruppe 1
callGroups--groups--2 = Gruppe 2
callGroups--groups--3 = Gruppe 3
callGroups--automaGroups = Gruppen des Automas
moveUnits--order = Was tun die Einheiten?
moveUnits--order--move = Bewegen
moveUnits--order--move--u = Welche Einheit?
moveUnits--order--move--to = Wohin?
moveUnits--order--dig = Graben ausheben
moveUnits--order--dig--e = Welche Pioniere?
moveUnits--order--dig--a = Erstes Feld
moveUnits--order--dig--b = Zweites Feld
moveUnits--order--pave = Straße oder Brücke bauen
moveUnits--order--pave--e = Welche Pioniere?
moveUnits--order--pave--a = Erstes Feld
moveUnits--order--pave--b = Zweites Feld
moveUnits--order--mine = Mine legen
moveUnits--order--mine--e = Welcher Minenleger?
moveUnits--order--mine--a = Auf welches Feld?
moveUnits--order--enough = Bewegung beenden
unload--spot = Wo wird die Ladung abgesetzt?
nameAttacks--order = Wer greift wen an?
nameAttacks--order--attack = Angriff ansagen
nameAttacks--order--attack--u = Welche Einheit greift an?
nameAttacks--order--attack--v = Welches Ziel?
nameAttacks--order--enough = Keine weiteren Angriffe
shoot--shots = Kampfwürfel
shoot--drawn = Gezogene Karte
shoot--drawn--log = Statt eines Wurfs gezogen: { $drawn }.
drift--scatter = Streuung
drift--hit = Getroffene Einheit
drift--hit--log = Das Geschoss schlägt bei dieser Einheit ein: { $drawn }.
spend--deal = Was geschieht mit dem Geld?
spend--deal--give = Geld verschenken
spend--deal--give--m = An wen?
spend--deal--give--c = Wie viele Münzen?
spend--deal--repair = Reparieren
spend--deal--repair--u = Welche Einheit?
spend--deal--buy = Einheit kaufen
spend--deal--buy--m = Welche Einheit?
spend--deal--buy--f = In welches Fort?
spend--deal--draw = Spezialeinheit verdeckt ziehen
spend--deal--pick = Spezialeinheit aussuchen
spend--deal--pick--m = Welche Spezialeinheit?
spend--deal--giveUp = Aufgeben
spend--deal--enough = Zug beenden
drawSpecial--card = Gezogene Spezialeinheit
buySpecial--tower = Auf welches Fort kommt der Turm?
buySpecial--harbour = Auf welches Wasserfeld?
buySpecial--barracks = In welches Fort?
automaTurn--plan = Was tut der Automa?
automaTurn--plan--storm = Fort erobern
automaTurn--plan--storm--u = Welche Einheit?
automaTurn--plan--storm--f = Welches Fort?
automaTurn--plan--strike = Angreifen
automaTurn--plan--strike--u = Welche Einheit?
automaTurn--plan--strike--p = Von wo aus?
automaTurn--plan--strike--v = Welches Ziel?
automaTurn--plan--go = Bewegen
automaTurn--plan--go--u = Welche Einheit?
automaTurn--plan--go--p = Wohin?
advance--target = Wen greift der Automa nach dieser Bewegung an?
automaBuys--any = Zufällige Einheit

# reasons
moveUnits--has-moved = Die Einheit hat sich in diesem Zug schon bewegt.
moveUnits--group-waits = Die Gruppe dieser Einheit handelt in diesem Zug nicht.
moveUnits--stays = Dort steht die Einheit schon.
moveUnits--not-here = Hier kann nicht gebaut werden.
moveUnits--unload-first = Ein beladener Transportwagen muss erst ausladen.
nameAttacks--has-attacked = Die Einheit hat in diesem Zug schon angegriffen oder gebaut.
nameAttacks--group-waits = Die Gruppe dieser Einheit handelt in diesem Zug nicht.
nameAttacks--no-footing = Einheiten in Forts und im Wasser können nicht angreifen.
nameAttacks--sheltered = Einheiten in Forts und auf deren Mauern können nicht angegriffen werden.
nameAttacks--out-of-range = Dieses Ziel ist außer Reichweite.
nameAttacks--order--attack--v--empty = Von hier aus kann die Einheit keinen Gegner angreifen.
nameAttacks--order--attack--u--empty = Keine eigene Einheit kann jetzt angreifen.
moveUnits--order--move--u--empty = Keine eigene Einheit kann jetzt ziehen.
unload--no-berth = Dort kann diese Einheit nicht aussteigen.
unload--one-each = Auf jedem Feld ist Platz für eine Einheit.
raiseArmy--not-your-partner = Nur die beiden Partner teilen sich die Einheiten.
sortGroups--not-your-chip = Jeder Partner hat einen eigenen Chip, und der dritte gehört beiden.
spend--too-poor = Das Geld reicht nicht.
spend--no-special = Jetzt kann keine Spezialeinheit verdeckt gezogen werden.
spend--no-place = Für eine Spezialeinheit ist kein Platz: Nötig ist ein eigenes Fort, für das Kanonenboot ein freies Wasserfeld.
spend--not-behind = Aussuchen darf nur das Team mit weniger Einheiten und weniger Forts.

# log
placeGroup--number = { $n } stellt Einheiten bei { $c } auf.
placeTiles--number = { $n } stellt Einheiten bei { $c } auf.
takeTurn--turn = Runde { $round }: { $n } ist am Zug.
fight--void = Der Angriff { TERM($u, case: "gen", article: "def") } geht ins Leere: Das Ziel gibt es nicht mehr.
duel--attack = { TERM($u, article: "def", cap: "yes") } { GENUS($u) ->
    [p] greifen
   *[other] greift
} { TERM($v, case: "acc", article: "def") } an: { $hits } Treffer, { $loss } Schaden.
duel--answer = { TERM($w, article: "def", cap: "yes") } { GENUS($w) ->
    [p] schießen
   *[other] schießt
} zurück: { $hits } Treffer, { $loss } Schaden.
drift--struck = Das Geschoss trifft { TERM($w, case: "acc", article: "def") }: { $loss } Schaden.
drift--astray = Das Geschoss geht daneben.
cloud--gassed = Das Gas trifft { TERM($w, case: "acc", article: "def") }: { $loss } Schaden.
harm--destroyed = { TERM($v, article: "def", cap: "yes") } { GENUS($v) ->
    [p] sind
   *[other] ist
} vernichtet.
alight--mine = Eine Mine auf { $h } vernichtet { TERM($u, case: "acc", article: "def") }.
conquer--conquered = { TERM($u, article: "def", cap: "yes") } { GENUS($u) ->
    [p] erobern
   *[other] erobert
} { $f }.
conquer--trapped = In { $f } { GENUS($v) ->
    [p] gehen
   *[other] geht
} { TERM($v, article: "def") } verloren.
digTrench--dug = { TERM($e, article: "def", cap: "yes") } { GENUS($e) ->
    [p] heben
   *[other] hebt
} auf { $a } und { $b } einen Graben aus.
layRoad--paved = { TERM($e, article: "def", cap: "yes") } { GENUS($e) ->
    [p] bauen
   *[other] baut
} auf { $a } und { $b } eine Straße oder Brücke.
layMine--laid = { TERM($e, article: "def", cap: "yes") } { GENUS($e) ->
    [p] legen
   *[other] legt
} auf { $a } eine Mine.
enlist--bought = Neue Einheit: { $u }.
place--bought = Neue Einheit: { $u }.

# the end
winByForts--forts = Ein Team hat genug Forts erobert.
winByRuin--ruin = Ein Team hat weder Einheiten noch Forts.
winBySurrender--surrender = Ein Team gibt auf.
play--endless = Niemand hat gewonnen.

# members
Fort_fort1_name = Fort 1
Fort_fort2_name = Fort 2
Fort_fort3_name = Fort 3
Fort_fort4_name = Fort 4
Fort_fort5_name = Fort 5
Fort_fort6_name = Fort 6
Fort_fort7_name = Fort 7
Fort_fort8_name = Fort 8
Fort_fort9_name = Fort 9
Fort_fort10_name = Fort 10
Fort_fort11_name = Fort 11
Fort_fort12_name = Fort 12
Fort_fort13_name = Fort 13
Fort_fort14_name = Fort 14
Chip_chip1_name = Startnummer 1
Chip_chip2_name = Startnummer 2
Chip_chip3_name = Startnummer 3
Chip_chip4_name = Startnummer 4
Chip_chip5_name = Startnummer 5
Chip_chip6_name = Startnummer 6
Chip_chip7_name = Startnummer 7
Chip_chip8_name = Startnummer 8
Chip_chip9_name = Startnummer 9
Chip_chip10_name = Startnummer 10
Chip_chip11_name = Startnummer 11
Chip_chip12_name = Startnummer 12
Luck_luck1_name = Karte 1
Luck_luck2_name = Karte 2
Luck_luck3_name = Karte 3
Luck_luck4_name = Karte 4
Luck_luck5_name = Karte 5
Luck_luck6_name = Karte 6
Luck_luck7_name = Karte 7
Luck_luck8_name = Karte 8
Luck_luck9_name = Karte 9
Luck_luck10_name = Karte 10
Wear_whole_name = ohne Schaden
Wear_grazed_name = 1 Schaden
Wear_hurt_name = 2 Schaden
Wear_torn_name = 3 Schaden
Wear_broken_name = 4 Schaden
Wear_dying_name = 5 Schaden
Drift_north_name = Norden
Drift_northEast_name = Nordosten
Drift_southEast_name = Südosten
Drift_south_name = Süden
Drift_southWest_name = Südwesten
Drift_northWest_name = Nordwesten
Unit_name = { $model } ({ $nation })
    .head = model

# values
Half_snow_name = Startnummern 1 bis 6
Half_mud_name = Startnummern 7 bis 12
Hex_dug = Graben
Hex_mine = Mine
Hex_number = Startnummer
Fort_walls = Fort mit Eingängen
Fort_holder = Besitzer
Fort_holder--count = Forts
Prey_tanks_name = Panzer
Prey_soldiers_name = Fußsoldaten
Prey_flyers_name = Lufteinheiten
Medium_ground_name = Land
Medium_afloat_name = Wasser
Medium_aloft_name = Luft
Craft_plain_name = ohne
Craft_scatter_name = Streuung
Craft_gas_name = Gas
Craft_builder_name = Bauen
Craft_miner_name = Minen
Craft_turretCraft_name = Turm
Deck_common_name = allgemein
Deck_national_name = länderspezifisch
Deck_special_name = Spezialeinheit
Deck_captured_name = erbeutet
Arm_onFoot_name = Fußsoldaten
Arm_near_name = Nahkampfeinheiten
Arm_far_name = Fernkampfeinheiten
Place_aboard_name = Laderaum
Place_aboard_with = { $value }
Place_offBoard_name = außerhalb des Spielplans

# Gefechtskarten
duel--attack--title = Angriff

# Entscheidungen im Verlauf
raiseArmy--division--log = { $role } verteilt { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
  } auf die Partner.
sortGroups--groups--log = { $role } ordnet { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
  } den verdeckten Chips zu.
dealChips--bag--log = { $who } erhält einen verdeckten Chip{ $seen ->
    [0] .
   *[other] : { $drawn }.
}
placeGroup--chip--log = { $role } dreht { $answer } um.
placeGroup--post--place--log = { TERM($u, article: "def", cap: "yes") } { GENUS($u) ->
    [p] kommen
   *[other] kommt
} auf { $h }.
callGroups--groups--log = { $role } handelt mit: { $answer }.
moveUnits--order--move--log = { TERM($u, article: "def", cap: "yes") } { GENUS($u) ->
    [p] ziehen
   *[other] zieht
} nach { $to }.
moveUnits--order--dig--log = { TERM($e, article: "def", cap: "yes") } { GENUS($e) ->
    [p] sollen
   *[other] soll
} auf { $a } und { $b } einen Graben ausheben.
moveUnits--order--pave--log = { TERM($e, article: "def", cap: "yes") } { GENUS($e) ->
    [p] sollen
   *[other] soll
} auf { $a } und { $b } eine Straße oder Brücke bauen.
moveUnits--order--mine--log = { TERM($e, article: "def", cap: "yes") } { GENUS($e) ->
    [p] sollen
   *[other] soll
} auf { $a } eine Mine legen.
moveUnits--order--enough--log = { $role } beendet die Bewegung.
unload--spot--log = { $role } lädt Einheiten aus. { $answer }.
nameAttacks--order--attack--log = { TERM($u, article: "def", cap: "yes") } { GENUS($u) ->
    [p] sollen
   *[other] soll
} { TERM($v, case: "acc", article: "def") } angreifen.
nameAttacks--order--enough--log = { $role } sagt keine weiteren Angriffe an.
spend--deal--give--log = { $role } schenkt { TERM($m, case: "dat", article: "def") } { $c ->
    [one] eine Münze
   *[other] { $c } Münzen
}.
spend--deal--repair--log = { $role } repariert { TERM($u, case: "acc", article: "def") }.
spend--deal--buy--log = { $role } kauft { TERM($m, case: "acc", article: "indef") } für { $f }.
spend--deal--draw--log = { $role } zieht verdeckt eine Spezialeinheit.
spend--deal--pick--log = { $role } sucht sich eine Spezialeinheit aus: { $m }.
spend--deal--giveUp--log = { $role } gibt auf.
spend--deal--enough--log = { $role } beendet den Zug.
buySpecial--tower--log = { $role } setzt den Turm auf { $answer }.
buySpecial--harbour--log = { $role } lässt das Boot auf { $answer } zu Wasser.
buySpecial--barracks--log = { $role } stellt die neue Einheit in { $answer } auf.
automaTurn--plan--storm--log = { TERM($u, article: "def", cap: "yes") } { GENUS($u) ->
    [p] stürmen
   *[other] stürmt
} { $f }.
automaTurn--plan--strike--log = { TERM($u, article: "def", cap: "yes") } { GENUS($u) ->
    [p] greifen
   *[other] greift
} von { $p } aus { TERM($v, case: "acc", article: "def") } an.
automaTurn--plan--go--log = { TERM($u, article: "def", cap: "yes") } { GENUS($u) ->
    [p] ziehen
   *[other] zieht
} nach { $p }.
advance--target--log = { $role } nimmt { TERM($answer, case: "acc", article: "def") } ins Visier.

# seats
seats--four = Vier Spieler
seats--four--germany = Deutschland
seats--four--britain = Großbritannien
seats--four--austria = Österreich-Ungarn
seats--four--france = Frankreich
seats--germanyFrance = Zwei Spieler: Deutschland gegen Frankreich
seats--germanyFrance--germany = Deutschland
seats--germanyFrance--france = Frankreich
seats--germanyBritain = Zwei Spieler: Deutschland gegen Großbritannien
seats--germanyBritain--germany = Deutschland
seats--germanyBritain--britain = Großbritannien
seats--austriaFrance = Zwei Spieler: Österreich-Ungarn gegen Frankreich
seats--austriaFrance--austria = Österreich-Ungarn
seats--austriaFrance--france = Frankreich
seats--austriaBritain = Zwei Spieler: Österreich-Ungarn gegen Großbritannien
seats--austriaBritain--austria = Österreich-Ungarn
seats--austriaBritain--britain = Großbritannien
seats--soloGermanyFrance = Allein: Deutschland gegen den Automa (Frankreich)
seats--soloGermanyFrance--germany = Deutschland
seats--soloGermanyFrance--machine = Automa
seats--soloGermanyBritain = Allein: Deutschland gegen den Automa (Großbritannien)
seats--soloGermanyBritain--germany = Deutschland
seats--soloGermanyBritain--machine = Automa
seats--soloAustriaFrance = Allein: Österreich-Ungarn gegen den Automa (Frankreich)
seats--soloAustriaFrance--austria = Österreich-Ungarn
seats--soloAustriaFrance--machine = Automa
seats--soloAustriaBritain = Allein: Österreich-Ungarn gegen den Automa (Großbritannien)
seats--soloAustriaBritain--austria = Österreich-Ungarn
seats--soloAustriaBritain--machine = Automa
seats--soloFranceGermany = Allein: Frankreich gegen den Automa (Deutschland)
seats--soloFranceGermany--france = Frankreich
seats--soloFranceGermany--machine = Automa
seats--soloFranceAustria = Allein: Frankreich gegen den Automa (Österreich-Ungarn)
seats--soloFranceAustria--france = Frankreich
seats--soloFranceAustria--machine = Automa
seats--soloBritainGermany = Allein: Großbritannien gegen den Automa (Deutschland)
seats--soloBritainGermany--britain = Großbritannien
seats--soloBritainGermany--machine = Automa
seats--soloBritainAustria = Allein: Großbritannien gegen den Automa (Österreich-Ungarn)
seats--soloBritainAustria--britain = Großbritannien
seats--soloBritainAustria--machine = Automa
seats--togetherCentralFrance = Gemeinsam: Deutschland und Österreich-Ungarn gegen den Automa (Frankreich)
seats--togetherCentralFrance--germany = Deutschland
seats--togetherCentralFrance--austria = Österreich-Ungarn
seats--togetherCentralFrance--machine = Automa
seats--togetherCentralBritain = Gemeinsam: Deutschland und Österreich-Ungarn gegen den Automa (Großbritannien)
seats--togetherCentralBritain--germany = Deutschland
seats--togetherCentralBritain--austria = Österreich-Ungarn
seats--togetherCentralBritain--machine = Automa
seats--togetherEntenteGermany = Gemeinsam: Frankreich und Großbritannien gegen den Automa (Deutschland)
seats--togetherEntenteGermany--france = Frankreich
seats--togetherEntenteGermany--britain = Großbritannien
seats--togetherEntenteGermany--machine = Automa
seats--togetherEntenteAustria = Gemeinsam: Frankreich und Großbritannien gegen den Automa (Österreich-Ungarn)
seats--togetherEntenteAustria--france = Frankreich
seats--togetherEntenteAustria--britain = Großbritannien
seats--togetherEntenteAustria--machine = Automa

# options
option--shortGame = Kurzes Spiel
option--trenchWarfare = Grabenkampf
option--cards = Ohne Würfel spielen
option--cards--nobodys = niemand
option--cards--ofCentral = die Mittelmächte
option--cards--ofEntente = die Entente
option--cards--everyones = alle
option--germanyDraws = Deutschland zieht Karten
option--britainDraws = Großbritannien zieht Karten
option--austriaDraws = Österreich-Ungarn zieht Karten
option--franceDraws = Frankreich zieht Karten
option--sharedArmy = Gemeinsame Armee
option--sharedArmy--ofFirst = von Deutschland oder Großbritannien
option--sharedArmy--ofSecond = von Österreich-Ungarn oder Frankreich
option--half = Spielplanhälfte im Spiel zu zweit
option--half--snow = die mit den Startnummern 1 bis 6
option--half--mud = die mit den Startnummern 7 bis 12
option--specials = Spezialeinheiten
option--capturedTanks = Erbeutete Panzer
option--typeLimit = Höchstens zwei Einheiten eines Typs
option--surrender = Aufgeben in der Geldphase
option--difficulty = Schwierigkeit des Automas
option--difficulty--easy = einfach
option--difficulty--standard = normal
option--difficulty--hard = schwer
option--difficulty--overkill = Overkill
ruling--wetStart = Aufstellung im Wasser
ruling--wetStart--footOnly = nur Fußsoldaten
ruling--wetStart--anybody = alle
ruling--wetStart--because = Nach dem Abschnitt „Aufbau“ und FAQ 5 dürfen Einheiten im Fluss aufgestellt werden; welche, steht dort nicht. Später dürfen nur Fußsoldaten ins Wasser.
ruling--boughtUnits = Neue Einheiten in den ersten Runden
ruling--boughtUnits--free = handeln sofort
ruling--boughtUnits--wait = warten, bis alle Gruppen handeln
ruling--boughtUnits--because = In den ersten Runden gekaufte Einheiten gehören zu keiner Startgruppe. Dass sie warten müssen, bis alle Gruppen handeln dürfen, steht nirgends.
ruling--fliersIntoForts = Bewegungskosten eines eigenen Forts für Lufteinheiten
ruling--fliersIntoForts--asFlight = so viel wie ein Feld in der Luft
ruling--fliersIntoForts--asGround = so viel wie am Boden
ruling--fliersIntoForts--because = Lufteinheiten zahlen immer 1 je Feld, das Betreten des eigenen Forts kostet die Hälfte. Die erste Regel gilt ausdrücklich immer.
ruling--gifts = Geschenke an Verbündete
ruling--gifts--anyMoneyPhase = in jeder Geldphase des Teams
ruling--gifts--ownMoneyPhase = nur in der eigenen Geldphase
ruling--gifts--because = Nach dem Absatz zu Phase 4 darf man einem Verbündeten jederzeit Geld geben. Da Geld nur in dieser Phase ausgegeben wird, genügt es, dann zu fragen.
ruling--turretContact = Ein Geschützturm löst Feindkontakt aus
ruling--turretContact--because = Ein Geschützturm kann auf alles neben seinen Mauern schießen. Ob das als Feindkontakt zählt, obwohl sein Fort nicht angegriffen werden kann, steht nicht im Regelheft.
ruling--gasCrews = Gas und Gasminenwerfer
ruling--gasCrews--allImmune = alle sind geschützt
ruling--gasCrews--shooterImmune = nur der Schütze ist geschützt
ruling--gasCrews--because = Nach dem Abschnitt „Wissenswertes“ schadet Gas den Gasminenwerfern nicht; die Erklärung des Symbols nimmt niemanden aus.
ruling--gasAloft = Gas trifft Lufteinheiten
ruling--gasAloft--because = Gas trifft das Zielfeld und alle Felder ringsum, hat aber keine Reichweite in der Luft.
ruling--specialDeck = Karten von Spezialeinheiten
ruling--specialDeck--returned = kommen sofort zurück in den Stapel
ruling--specialDeck--unique = kommen erst zurück, wenn die Einheit verloren ist
ruling--specialDeck--because = Ob die Karte einer Spezialeinheit in den Stapel zurückkommt, steht nicht im Regelheft.
ruling--behindBy = Welche Einheiten beim Vergleich der Teams zählen
ruling--behindBy--allUnits = alle
ruling--behindBy--unitsOutside = nur die außerhalb der Forts
ruling--behindBy--because = Einheiten in einem Fort gelten als nicht im Spiel, sind aber trotzdem Einheiten. Im Rückstand ist, wer weniger Einheiten und auch weniger Forts hat.
ruling--ruin = Ein Team ohne Einheiten und Forts
ruling--ruin--loses = hat verloren
ruling--ruin--playsOn = spielt weiter
ruling--ruin--because = In älteren Ausgaben verliert ein Team ohne Einheiten. Dieses Regelheft kennt nur Forts und Aufgeben; solange ein Team ein Fort hält, bekommt es Geld und kann neue Einheiten aufstellen.
ruling--diggers = Wer im neu ausgehobenen Graben steht, hält ihn
ruling--diggers--holdAtEnd = ab dem Ende der Phase
ruling--diggers--holdAfterMove = erst nach seiner nächsten Bewegung
ruling--diggers--because = Ein Fußsoldat hält einen Graben, wenn er seine Bewegung darin beendet. Wird der Graben unter einem Fußsoldaten ausgehoben, der nicht mehr zieht, hält dieser ihn ab dem Ende der Phase oder erst nach seiner nächsten Bewegung.
ruling--trenchRoad = Straße über einen Graben
ruling--trenchRoad--asRoad = zählt als Straße
ruling--trenchRoad--asTrench = zählt als Graben
ruling--trenchRoad--because = Straßen teilen einen Graben nicht. Ob Wagen die Straße durch den Graben benutzen dürfen, steht nicht im Regelheft.
ruling--heldTrench = Ein Graben, den der Feind hält
ruling--heldTrench--crossed = wird von Panzern und Lufteinheiten überquert
ruling--heldTrench--barred = ist versperrt
ruling--heldTrench--because = Panzer und Lufteinheiten überqueren einen Graben, ohne ihn zu halten. Ob sie auch einen Graben, den der Feind hält, dort überqueren dürfen, wo niemand steht, steht nicht im Regelheft.
ruling--trenchFire = Angriffe aus einem Graben
ruling--trenchFire--everyHex = von jedem seiner Felder aus
ruling--trenchFire--ownHex = nur vom Feld der Einheit aus
ruling--trenchFire--because = Die Besatzung verteilt sich über den ganzen Graben, als wäre er ein einziges Feld. Angriffe daraus sollen aber ablaufen wie alle anderen. Von welchem Feld sie ausgehen, steht nicht im Regelheft.
ruling--trenchShells = Geschosse und Gas auf einen Graben
ruling--trenchShells--wholeTrench = treffen die Besatzung auf jedem Feld
ruling--trenchShells--figureOnly = treffen sie nur auf ihrem eigenen Feld
ruling--trenchShells--because = Man darf jedes Feld eines Grabens angreifen, um einen Fußsoldaten darin zu bekämpfen. Ob streuende Geschosse und Gas ihn ebenfalls auf jedem Feld treffen oder nur dort, wo er steht, steht nicht im Regelheft.
ruling--stuckLoad = Ladung, die nirgends abgesetzt werden kann
ruling--stuckLoad--waits = wartet
ruling--stuckLoad--lost = ist verloren
ruling--stuckLoad--because = Ein Transportwagen muss so ziehen, dass Platz für seine Ladung ist. Was geschieht, wenn kein solcher Platz erreichbar ist, steht nicht im Regelheft.
ruling--trenchCredit = Erfahrung beim Zurückschießen aus einem Graben
ruling--trenchCredit--inOrder = wird nacheinander abgerechnet
ruling--trenchCredit--everybody = ist für alle gleich
ruling--trenchCredit--because = Schießen mehrere zurück, wird einer nach dem anderen gewertet; wer auf einen schon vernichteten Angreifer schießt, gewinnt also keine Erfahrung. Ob stattdessen alle gleich viel gewinnen, steht nicht im Regelheft.
ruling--shelteredForts = Punkt 3 der Liste für Fußsoldaten des Automas
ruling--shelteredForts--enemyOrNeutral = feindliche und neutrale Forts
ruling--shelteredForts--ownOrNeutral = eigene und neutrale Forts
ruling--shelteredForts--because = Punkt 3 der Liste für Fußsoldaten nennt neutrale oder eigene Forts. Eigene können sie nicht erobern; gemeint sind wohl neutrale oder feindliche.
ruling--automaAttacks = Der Automa greift an
ruling--automaAttacks--afterEveryMove = nach jeder Bewegung
ruling--automaAttacks--whereListed = nur, wenn seine Liste es vorsieht
ruling--automaAttacks--because = Jede Einheit des Automas zieht und greift direkt danach an. Die Punkte 2, 3 und 6 der Liste für Fußsoldaten verlangen aber nur eine Bewegung.
ruling--automaDrift = Die Dicke Berta des Automas streut
ruling--automaDrift--because = Einheiten des Automas würfeln nicht auf Treffer. Dass seine Dicke Berta nie streut, steht nicht im Regelheft.

# fields
Nation_coins = Münzen
Nation_team = Team
Hex_terrain = Gelände
Model_recruit = Angriff
Model_veteran = Angriff als Veteran
Model_hero = Angriff als Kriegsheld
Model_speed = Geschwindigkeit
Model_price = Preis
Unit_at = Standort
Unit_damage = Schaden
Unit_xp = Erfahrung
Unit_group = Startgruppe
Unit_nation = Nation
Hex_printed = Aufgedrucktes Gelände
Hex_trench = Aufgedruckter Graben

# piles and states
pile--bag = Beutel
pile--dealt = verdeckte Chips
pile--turned = umgedrehte Chips
state--round = Runde
state--board = Bespielte Hälften
state--first = Startspieler
state--shared = Gemeinsame Armee
state--fighting = Aufbau beendet

## Hausregeln: worum es in ihnen geht
variant--fast-infantry--title = Schnelle Infanterie
variant--fast-infantry = Infanterie, Schwere Infanterie und Panzerabwehr sind so schnell wie Berittene Infanterie und kosten eine Münze mehr.
variant--narrow-front--title = Schmale Front
variant--narrow-front = Ein kleinerer Spielplan: auf jeder Seite drei Spalten weniger und damit je Hälfte zwei Forts weniger.
variant--special-forces--title = Spezialeinheiten zu Beginn
variant--special-forces = Jede Nation beginnt mit einer Spezialeinheit von jedem Typ, der sich an Land oder in der Luft bewegt.
variant--winter--title = Winter
variant--winter = Jede vierte Runde ist Winter: Einheiten am Boden, die die Straßen verlassen, haben dann einen Bewegungspunkt weniger.
variant--stormtroopers--title = Sturmtruppen
variant--stormtroopers = Sturmtruppen, eine neue Spezialeinheit zu Fuß, stürmen Gräben: Deckung schützt vor ihnen nicht.

# Wörter für das Warum
duel--attack--hits = Treffer
duel--attack--loss = Schaden
duel--attack--because = { $moreAt ->
    [0] { $loss ->
        [0] Dieses Ziel nimmt keinen Schaden.
       *[other] { "" }
    }
    [one] { "" }
   *[other] { $loss ->
        [0] Panzerung und Deckung: Schaden erst ab { $moreAt } Treffern.
       *[other] Panzerung und Deckung: mehr Schaden erst ab { $moreAt } Treffern.
    }
  }
duel--answer--hits = Treffer
duel--answer--loss = Schaden
duel--answer--because = { $moreAt ->
    [0] { "" }
    [one] { "" }
   *[other] { $loss ->
        [0] Panzerung: Schaden erst ab { $moreAt } Treffern.
       *[other] Panzerung: mehr Schaden erst ab { $moreAt } Treffern.
    }
  }
function--toughness = nötige Treffer je Schadenspunkt
function--gateAt = Eingang eines Forts
function--wallAt = Mauer eines Forts
function--doorsAt = angrenzende Forts
function--purse = Geld
function--kin--false = Das gehört einer anderen Nation.
function--forts = Forts
function--strength = Zahl der Einheiten
function--army = Einheiten
function--builders = Einheiten, die noch bauen oder Minen legen können
function--rim = Felder neben der Einheit
function--nearby = Nachbarfelder
function--admits--false = Diese Einheit kann dieses Fort nicht betreten.
Model_foot--false = Nur Fußsoldaten kommen hinein.
function--inRing--false = Einheiten kommen auf die Startnummer oder auf eines der nächsten freien Landfelder ringsum.
function--speed = Geschwindigkeit
local--gap = Abstand zum Ziel
local--spent = Kosten des Wegs dorthin
Model_groundFrom = Mindestreichweite am Boden
Model_groundTo = Reichweite am Boden
Model_skyFrom = Mindestreichweite in die Luft
Model_skyTo = Reichweite in die Luft
Hex_on = Einheit auf dem Feld
Model_carried--false = Diese Einheit kann nicht mitfahren.
Model_capacity = Transportplätze
function--plain--false = Hier ist eine Mauer oder ein Eingang eines Forts.
function--foes--true = Hier steht eine feindliche Einheit.
function--foes--false = Das ist keine feindliche Einheit.
function--mineField = Minen des Teams
function--treasurer = Kasse
moveUnits--order--dig--e--empty = Keine eigenen Pioniere können jetzt bauen.
moveUnits--order--pave--e--empty = Keine eigenen Pioniere können jetzt bauen.
moveUnits--order--mine--e--empty = Kein eigener Minenleger kann jetzt eine Mine legen.
moveUnits--order--dig--a--empty = Neben dieser Einheit lässt sich kein Graben ausheben.
moveUnits--order--dig--b--empty = Daneben liegt kein zweites Feld für den Graben.
moveUnits--order--pave--a--empty = Neben dieser Einheit lässt sich nichts bauen.
moveUnits--order--pave--b--empty = Daneben liegt kein zweites Feld, auf dem gebaut werden kann.
moveUnits--order--mine--a--empty = Neben dieser Einheit lässt sich keine Mine legen.
constant--repairPrice = Preis einer Reparatur
Nation_ready = Gruppen in diesem Zug
Armour_open = Im Freien
Armour_wood = Im Wald
Wear_dice = Würfel je nach Schaden
Model_armour = Panzerung
kind--Armour = Panzerung: Treffer je Schadenspunkt
kind--Hex = Feld
kind--Wear = Schaden
kind--Drift = Streuung
kind--Luck = Karte
kind--Fortune = Treffer auf Karten
kind--Opening = Begrenzung in den ersten Runden

# Was sich nicht unterscheiden lässt
kind--Chip--hidden = verdeckter Chip

# Konstanten, wo eine Begründung sie nennt
constant--meadowCost = Bewegungskosten einer Wiese
constant--forestCost = Bewegungskosten eines Waldes
constant--roadCost = Bewegungskosten einer Straße
constant--trenchCost = Bewegungskosten eines Grabens
constant--flightCost = Bewegungskosten je Feld in der Luft
constant--ownFortCost = Bewegungskosten eines eigenen Forts
constant--boardingCost = Bewegungskosten für das Einsteigen
constant--lastStep = erlaubte Überschreitung beim letzten Schritt
constant--deadly = tödlicher Schaden
constant--trainedFrom = nötige Erfahrung eines Veteranen
constant--famedFrom = nötige Erfahrung eines Kriegshelden
constant--pincerDice = Zusatzwürfel in der Zange
constant--kettleDice = Zusatzwürfel im Kessel
constant--rookieDrift = Streuwurf ohne Erfahrung
constant--trainedDrift = Streuwurf eines Veteranen
constant--famedDrift = Streuwurf eines Kriegshelden
constant--fortIncome = Geld je Fort
constant--giftFee = Gebühr für Geschenke
constant--unitsOfType = Höchstzahl je Einheitentyp
constant--minesOfTeam = Minen je Team
constant--fortsOfFour = Forts für den Sieg zu viert
constant--fortsOfTwo = Forts für den Sieg zu zweit
constant--shortOfFour = Forts für den Sieg zu viert im kurzen Spiel
constant--shortOfTwo = Forts für den Sieg zu zweit im kurzen Spiel
constant--lastRound = letzte Runde
constant--automaDraw = Startplättchen des Automas
constant--automaWeakFrom = Schaden, der den Automa schwächt
constant--automaLevel = Zusatztreffer des Automas je Stufe
constant--automaWeakLevel = Zusatztreffer des geschwächten Automas je Stufe
constant--automaFeet = Mindestzahl der Fußsoldaten des Automas
constant--automaTurns = Züge bis zum Fort

## Was Einstellungen bedeuten
constant--lastStep--about = Um so viel darf eine Einheit ihre Geschwindigkeit beim letzten Schritt auf eine Wiese überschreiten.
constant--deadly--about = Eine Einheit mit so viel Schaden ist vernichtet.
constant--rookieDrift--about = Der Schuss einer Einheit ohne Erfahrung streut, wenn der Streuwurf höchstens diese Zahl zeigt.
constant--trainedDrift--about = Der Schuss eines Veteranen streut, wenn der Streuwurf höchstens diese Zahl zeigt.
constant--famedDrift--about = Der Schuss eines Kriegshelden streut, wenn der Streuwurf höchstens diese Zahl zeigt; bei 0 nie.
constant--unitsOfType--about = Höchstzahl der Einheiten eines Typs je Nation, wenn die Option dafür eingeschaltet ist.
constant--fortsOfFour--about = Mit so vielen Forts gewinnt ein Team auf dem ganzen Spielplan.
constant--fortsOfTwo--about = Mit so vielen Forts gewinnt ein Team auf einer Hälfte des Spielplans.
constant--shortOfFour--about = Mit so vielen Forts gewinnt ein Team im kurzen Spiel auf dem ganzen Spielplan.
constant--shortOfTwo--about = Mit so vielen Forts gewinnt ein Team im kurzen Spiel auf einer Hälfte des Spielplans.
constant--lastRound--about = Nach so vielen Runden endet die Partie unentschieden.
constant--automaDraw--about = So viele Plättchen zieht der Automa für jede seiner ersten beiden Startnummern.
constant--automaWeakFrom--about = Ab diesem Schaden zählt der Angriffswert einer Einheit des Automas nur noch halb.
constant--automaLevel--about = Zusätzliche Treffer des Automas je Erfahrungsstufe.
constant--automaWeakLevel--about = Zusätzliche Treffer einer geschwächten Einheit des Automas je Erfahrungsstufe.
constant--automaTurns--about = Fußsoldaten des Automas gehen nur auf ein Fort zu, das sie in so vielen Zügen erreichen können.
option--shortGame--about = Weniger Forts genügen zum Sieg, und die Panzerabwehr kann keine Forts erobern.
option--trenchWarfare--about = Die Regel für Erfahrene: Gräben sind ein eigenes Gelände, und ein Fußsoldat in einem Graben hält ihn ganz.
option--cards--about = Die Nationen, die Karten ziehen, statt zu würfeln.
option--germanyDraws--about = Deutschland zieht Karten, auch wenn sein Team würfelt.
option--britainDraws--about = Großbritannien zieht Karten, auch wenn sein Team würfelt.
option--austriaDraws--about = Österreich-Ungarn zieht Karten, auch wenn sein Team würfelt.
option--franceDraws--about = Frankreich zieht Karten, auch wenn sein Team würfelt.
option--sharedArmy--about = Die Armee, die sich zwei Partner teilen: die von Deutschland oder Großbritannien oder die von Österreich-Ungarn oder Frankreich.
option--half--about = Die Hälfte des Spielplans, die zwei Spieler verwenden.
option--specials--about = Spieler können Spezialeinheiten kaufen; meist wird eine zufällig gezogen.
option--capturedTanks--about = Die Mittelmächte können erbeutete Panzer kaufen.
option--typeLimit--about = Begrenzt die Zahl der Einheiten eines Typs je Nation.
option--surrender--about = Spieler können in der Geldphase aufgeben. Ohne diese Option verlässt man stattdessen die Partie.

# Buchstaben auf Flaggen, wo kein Name Platz hat
Nation_DE_letter = D
Nation_AH_letter = Ö
Nation_FR_letter = F
Nation_GB_letter = G
