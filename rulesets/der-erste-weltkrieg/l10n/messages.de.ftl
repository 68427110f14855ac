# phases
ruleset--name = Der Erste Weltkrieg
ruleset--about = Elf Fronten und verdeckte Armeen: angreifen, bluffen und sechs Spielrunden lang durchhalten.
ruleset--players = 2–4 Spieler

# steps
battle--forces = Kräfte
battle--markers = Kampf-Marker
battle--leaders = Führende Armeen
battle--odds = Überzahl
battle--dice = Würfel
battle--tally = Auszählung
battle--outcome = Ausgang
battle--draws = Neue Marker
victoryCheck--claims = Offene Fronten
victoryCheck--points = Ende des Krieges
victoryCheck--surrenderRolls = Kapitulationswürfe
victoryCheck--failedRoll = Misslungener Kapitulationswurf
victoryCheck--peace = Friedensvertrag

# choices
deploy--posting = An welche Fronten kommen die neuen Armeen?
deploy--posting--none = Auf der Spielrundenleiste warten
takeMove--action = Was geschieht in diesem Spielzug?
    .max = 36
takeMove--action--battle = Schlacht
takeMove--action--battle--front = An welcher Front?
takeMove--action--move--from = Von welcher Front?
takeMove--action--show--front = An welcher Front?
takeMove--action--move = Bewegung
takeMove--action--transfer = Strategischer Transfer
takeMove--action--pass = Passen
takeMove--action--show = Armeen aufdecken (kein Spielzug)
turnUp--shown = Welche Armeen werden aufgedeckt?
march--goal = Wohin ziehen die Armeen?
march--goal--none = Hier bleiben
transferArmies--from = Von welcher Front wird verlegt?
transferArmies--goal = An welche Front wird verlegt?
transferArmies--who = Welche Armeen (eine oder zwei)?
battle--force = Welche Armeen greifen an?
battle--force--about = { $Marker_mandatory ->
    [0] { "" }
   *[other] Ein Pflicht-Marker, der zu einer angreifenden Armee passt, kommt zum Einsatz; dann muss eine Armee führen, zu der er passt.
}
layMarker--marker = Welcher Kampf-Marker kommt verdeckt auf den Tisch?
layMarker--marker--none = Keinen Marker legen
battle--lead = Welche Armee führt den Angriff?
battle--guard = Welche Armee führt die Verteidigung?
battle--red = Würfel des Angreifers
battle--red--S = zählt 0; ein Kampf-Marker darf gezogen werden.
battle--white = Würfel des Verteidigers
battle--white--S = zählt 0; ein Kampf-Marker darf gezogen werden.
turnDown--stays = Welche Armeen bleiben offen liegen?
drawMarker--wants = Ein S gewürfelt: Einen Kampf-Marker ziehen? Er verbessert oder verschlechtert das Ergebnis einer späteren Schlacht.
drawMarker--pot = Kampf-Marker aus dem Behälter
putBackUseless--keep = Den unbrauchbaren Marker behalten?
handBack--holder = Wer legt einen Marker zurück?
handBack--old = Welcher alte Marker wird zurückgelegt?
takeCity--wanted = Eine Stadt erobern?
takeCity--city = Welche Stadt wird erobert?
victoryCheck--surrenderDie = Kapitulationswürfel
victoryCheck--surrenderDie--S = keine Kapitulation.
offerTreaty--offer = Den Vertrag von Brest-Litowsk anbieten?
offerTreaty--acceptTreaty = Den Vertrag von Brest-Litowsk annehmen?
replenish--back = Welche gefallenen Armeen werden ersetzt?
diceForOrder--orderDie = Würfel für die Reihenfolge
diceForOrder--orderDie--S = zählt 0.
diceForOrder--buildPlace = An welcher Stelle der Reihenfolge aufbauen?
diceForOrder--movePlace = An welcher Stelle der Reihenfolge ziehen?

# reasons
deploy--not-listed = Diese Armee ist an dieser Front derzeit nicht zugelassen.
deploy--man-the-front = Eine eintreffende Armee muss an diese Front, denn dort steht keine eigene echte Armee.
march--not-listed = Diese Armee ist an dieser Front derzeit nicht zugelassen.
march--other-theatre = Eine Bewegung führt nie auf einen anderen Schauplatz.
march--nobody-moves = Mindestens eine Armee muss sich bewegen.
march--nobody-there = Hier steht keine Armee, die diese Gruppierung führt.
march--nowhere-to-go = Keine Armee dieser Front darf an eine Nachbarfront ziehen.
takeMove--nothing-hidden = Hier liegt keine eigene Armee verdeckt.
turnUp--open-already = Diese Armee liegt schon offen.
transferArmies--not-listed = Diese Armee ist an dieser Front derzeit nicht zugelassen.
transferArmies--nobody-there = Hier steht keine Armee, die verlegt werden kann.
transferArmies--same-front = Die Armee steht schon dort.
attack--not-your-front = An dieser Front führt eine andere Gruppierung.
attack--treaty = Der Friedensvertrag verbietet Angriffe an dieser Front.
attack--nobody-there = Hier steht keine Armee, die angreifen könnte.
attack--only-dummies = Hier darf keine echte Armee angreifen.
battle--dummy-stays-out = Dummys greifen nicht an.
battle--may-not-attack = Hier darf nicht jede Armee angreifen.
battle--marker-nation = Der gelegte Kampf-Marker verlangt eine Armee seiner Nation.
battle--mandatory = Ein Pflicht-Marker kommt zum Einsatz: Eine Armee seiner Nation muss mit angreifen.
layMarker--marker-unfit = Dieser Marker passt nicht zu dieser Schlacht.
layMarker--mandatory-first = Ein Pflicht-Marker hat Vorrang.
layMarker--mandatory = Ein Pflicht-Marker muss gelegt werden, sobald es möglich ist.
offerTreaty--garrison = Es fehlen noch Besatzungen, die der Vertrag verlangt.
closeTurn--marker-lost = Die Kampf-Marker sind nicht vollzählig.
conclude--more-points = Der Krieg ist zu Ende: Die Siegpunkte der Allianzen entscheiden.
conclude--enemy-surrenders = Die andere Allianz kapituliert.
victoryCheck--all-surrender = Beide Allianzen kapitulieren: Alle haben diesen Krieg verloren.
whenever--garrison-broken = Den Mittelmächten fehlen Besatzungen, die der Vertrag verlangt: Sie verlieren den Krieg sofort.

# log
play--turn = Spielrunde { $turn }, { NUMBER($year, useGrouping: 0) }
deploy--deployed = { "" }
takeMove--passed = { TERM($g, article: "def", cap: "yes") } passen.
turnUp--showed = { $front }: { TERM($g, article: "def", cap: "yes") } { $armies ->
    [one] decken 1 Armee auf.
   *[other] decken { $armies } Armeen auf.
}
march--marched = { $from }: { $armies ->
    [one] 1 Armee { TERM($g, case: "gen", article: "def") } zieht ab.
   *[other] { $armies } Armeen { TERM($g, case: "gen", article: "def") } ziehen ab.
}
transferArmies--transferred = { TERM($g, article: "def", cap: "yes") } verlegen { $armies ->
    [one] 1 Armee
   *[other] { $armies } Armeen
} von { TERM($from, case: "dat", article: "def") } an { TERM($goal, case: "acc", article: "def") }.
battle--undefended = { $front }: { TERM($attacker, article: "def", cap: "yes") } treffen auf keine Verteidiger.
battle--fought = { $front }: { TERM($attacker, article: "def", cap: "yes") } greifen an. { $lead } kommt auf { $attack }, { $guard } auf { $defence }.
battle--outnumbers = { TERM($g, article: "def", cap: "yes") } sind in der Überzahl: +{ $bonus }.
fall--fell = { $a } fällt.
sendDummiesBack--dummies = { $front }: { TERM($g, article: "def", cap: "yes") } { $dummies ->
    [one] nehmen 1 Dummy bis zum nächsten Aufbau vom Spielplan.
   *[other] nehmen { $dummies } Dummys bis zum nächsten Aufbau vom Spielplan.
}
turnMarker--played = { TERM($g, article: "def", cap: "yes") } spielen „{ $m }“ (Wert { $value }).
handBack--handedBack = { "" }
addMarkers--newMarkers = { $markers ->
    [0] Es kommen keine neuen Kampf-Marker ins Spiel.
    [one] 1 Kampf-Marker von { NUMBER($year, useGrouping: 0) } kommt ins Spiel.
   *[other] { $markers } Kampf-Marker von { NUMBER($year, useGrouping: 0) } kommen ins Spiel.
}
capture--surrenderPoint = { $front }: { TERM($loser, article: "def", cap: "yes") } erhalten einen Kapitulationspunkt (jetzt { $points }).
capture--protected = { $front }: Wegen des Friedensvertrags fällt hier keine Stadt.
capture--closedLine = { $front }: { TERM($g, article: "def", cap: "yes") } erobern keine Stadt, denn keine Angriffslinie zu einer Stadt ist offen.
takeCity--captured = { TERM($g, article: "def", cap: "yes") } erobern { $city } (bisher: { $from }).
victoryCheck--surrendered = { TERM($g, article: "def", cap: "yes") } kapitulieren: Wurf { $die } bei { $points } { $points ->
    [one] Kapitulationspunkt
   *[other] Kapitulationspunkten
}.
victoryCheck--heldOut = { TERM($g, article: "def", cap: "yes") } halten durch: Wurf { $die } bei { $points } { $points ->
    [one] Kapitulationspunkt
   *[other] Kapitulationspunkten
}.
conclude--totals = Alliierte { $western } Punkte, Mittelmächte { $middle } Punkte.
victoryCheck--check = Sieg-Überprüfung der Spielrunde { $turn }
offerTreaty--signed = Der Vertrag von Brest-Litowsk ist geschlossen.
offerTreaty--refused = Die östlichen Alliierten lehnen den Vertrag von Brest-Litowsk ab.
offerTreaty--owed = Besatzung ({ $f }, { $g }): { $armies }; der Vertrag verlangt { $owed }.
replenish--replaced = { "" }
diceForOrder--order = { TERM($g, article: "def", cap: "yes") } bauen als Nummer { $builds } auf und ziehen als Nummer { $moves }.

# options
option--schlieffenPlan = Schlieffen-Plan
option--variableOrder = Variable Reihenfolge
option--historicSetup = Historischer Aufbau
ruling--italianFronts = Nummern der italienischen Fronten (nur Benennung, ohne Wirkung im Spiel)
ruling--italianFronts--trentinoFive = 5 Trentino, 6 Isonzo
ruling--italianFronts--isonzoFive = 5 Isonzo, 6 Trentino
ruling--italianFronts--because = Abschnitt 2.1 nennt Front 5 Trentino und Front 6 Isonzo, beschreibt Front 6 aber mit Städten am Isonzo; in der Liste am Ende ist es umgekehrt. Das betrifft nur die Benennung, nicht das Spiel.
ruling--thirtiethMarker = Dreißigster Kampf-Marker
ruling--thirtiethMarker--michael = Michael (1918, +2)
ruling--thirtiethMarker--missing = keiner
ruling--thirtiethMarker--because = Die Abschnitte 2.0, 2.3 und 6.2 zählen 30 Kampf-Marker, 15 je Allianz; die Übersicht der Mittelmächte hat nur 14, 1918 fehlt einer.
ruling--pantalonsName = Schreibweise des Markers M04 (ohne Wirkung im Spiel)
ruling--pantalonsName--pantalons = Pantalons Rouges
ruling--pantalonsName--pantolons = Pantolons Rouges
ruling--pantalonsName--because = Die Übersicht schreibt „Pantalons Rouges“, Abschnitt 6.2.2 „Pantolons“. Die französische Schreibweise ist die der Übersicht. Das betrifft nur den Namen, nicht das Spiel.
ruling--markerBacks = Die Rückseiten der Kampf-Marker
ruling--markerBacks--alike = sind alle gleich
ruling--markerBacks--telling = verraten Pflicht-Marker
ruling--markerBacks--because = Nach Abschnitt 6.2 haben die Marker jeder Allianz zwei Rückseitenfarben, nach der Anmerkung in 6.2.2 ist die zweite die der Pflicht-Marker. Marker, die man blind aus einem Behälter zieht, sollten aber gleich aussehen.
ruling--moveOrder = Die Gruppierungen ziehen
ruling--moveOrder--alternating = abwechselnd
ruling--moveOrder--block = nacheinander, jede mit allen ihren Zügen
ruling--moveOrder--because = Nach Abschnitt 4.2 ziehen die Gruppierungen abwechselnd, nach der Spielhilfe jede viermal hintereinander. Auch in Rezensionen ziehen sie abwechselnd.
ruling--flagBox = Das Feld mit der weißen Fahne
ruling--flagBox--isZero = ist das Feld 0
ruling--flagBox--belowZero = liegt vor dem Feld 0
ruling--flagBox--because = Die Marker beginnen auf der weißen Fahne (3.0, 4.2) und kommen auf das Feld 0 zurück (6.5.1): Gemeint ist wohl dasselbe Feld.
ruling--startPoints = Siegpunkte zu Beginn
ruling--startPoints--six = je 6
ruling--startPoints--cities = einer für jede eigene Stadt
ruling--startPoints--because = Abschnitt 2.1 richtet die Siegpunkte nach den eigenen Städten; nach 3.0 und 8.0 beginnen alle mit 6. Die Siegpunkte sind also 6 plus Gewinne minus Verluste.
ruling--floorGain = Für eine Stadt einer Gruppierung ohne Siegpunkte
ruling--floorGain--true = bekommt der Eroberer trotzdem einen Siegpunkt
ruling--floorGain--false = bekommt der Eroberer keinen Siegpunkt
ruling--floorGain--because = Niemand fällt unter 0 Siegpunkte. Ob der Eroberer trotzdem einen bekommt, bleibt offen; nach 8.0 bekommt er für jede Stadt einen.
ruling--orientFronts = MEF und OR dürfen stehen
ruling--orientFronts--both = an der Balkan-Front und, solange Monastir gehalten wird, an der Rumänien-Front
ruling--orientFronts--elevenOnly = nur an der Rumänien-Front, solange Monastir gehalten wird
ruling--orientFronts--because = Abschnitt 5.4 lässt sich auf zwei Arten lesen: Solange Monastir gehalten wird, dürfen MEF und OR auch an Front 11 stehen oder nur dort. Für „nur dort“ sprechen 7.2 und der Name des Balkan-Schauplatzes.
ruling--balkanCorps = Die Italienische Balkanarmee darf stehen
ruling--balkanCorps--tenOnly = nur an der Balkan-Front
ruling--balkanCorps--likeOrient = an der Balkan-Front und, solange Monastir gehalten wird, an der Rumänien-Front
ruling--balkanCorps--because = Abschnitt 7.2 nennt die Italienische Balkanarmee neben MEF und OR; Abschnitt 5.4 nennt nur diese beiden.
ruling--historicRest = Steine ohne Platz im historischen Aufbau
ruling--historicRest--placed = werden frei aufgestellt
ruling--historicRest--held = kommen in Spielrunde 2
ruling--historicRest--because = Abschnitt 9.3 lässt offen, ob die Tabelle alle Steine der ersten Spielrunde enthält. Dummys fehlen darin, nach 3.0 sind aber alle Steine von Anfang an dabei.
ruling--historicOpen = Nach dem historischen Aufbau
ruling--historicOpen--true = bleiben die Armeen offen liegen
ruling--historicOpen--false = werden die Armeen verdeckt
ruling--historicOpen--because = Abschnitt 9.3 sagt nicht, dass die aufgestellten Armeen offen bleiben; nach 5.0 liegen Armeen verdeckt.
ruling--serbianRow = Balkan-Front im historischen Aufbau (nur Lesart der Tabelle, ohne Wirkung im Spiel)
ruling--serbianRow--twoAndMontenegro = Serbien 1 und 2, Montenegro
ruling--serbianRow--otherwiseNamed = andere Armeen
ruling--serbianRow--because = Abschnitt 9.3 gibt für Front 10 „1, 2, SB, MN“ an: gelesen als Serbien 1, Serbien 2 und Montenegro, dessen Armee keine Nummer hat. Das betrifft nur die Lesart der Tabelle, nicht das Spiel.
ruling--treatyCount = Zur Besatzung der deutschen Alliierten zählen
ruling--treatyCount--nation = nur ihre eigenen Armeen
ruling--treatyCount--mixed = auch deutsche Armeen außer denen, die dort verlangt sind
ruling--treatyCount--because = Abschnitt 8.1 verlangt deutsche Armeen an einer Front der deutschen Alliierten. Ob weitere deutsche Armeen außer der einen geschuldeten zu den drei Armeen der deutschen Alliierten zählen, bleibt offen.
ruling--closedCity = Liegt die nächste Stadt hinter einer neutralen Linie, gibt es
ruling--closedCity--nothing = weder eine Stadt noch einen Kapitulationspunkt
ruling--closedCity--surrender = einen Kapitulationspunkt
ruling--closedCity--because = Abschnitt 4.2.3 setzt „nicht möglich“ mit „alle Städte erobert“ gleich. Eine Stadt hinter einer neutralen Linie kann aber nicht erobert werden und ist auch noch nicht erobert. Ein Angriff, der vor einer solchen Linie siegt, wird wie bei der Sieg-Überprüfung behandelt.
ruling--markerHand = Die Höchstzahl der Kampf-Marker gilt für
ruling--markerHand--grouping = jede Gruppierung
ruling--markerHand--player = jeden Spieler, für alle seine Gruppierungen zusammen
ruling--markerHand--because = Abschnitt 6.2.1 setzt die Höchstzahl je Spieler. Spielt jemand zwei Gruppierungen, handeln diese nach 3.0 aber getrennt. Gilt die Höchstzahl je Spieler, gilt sie für seine Gruppierungen zusammen; jede legt trotzdem nur ihre eigenen Marker.
ruling--surrenderBy = Den Kapitulationswurf macht
ruling--surrenderBy--grouping = jede Gruppierung
ruling--surrenderBy--player = jeder Spieler
ruling--surrenderBy--because = Abschnitt 6.5 spricht zuerst von Spielern, dann von Gruppierungen, die würfeln; es gibt vier Kapitulations-Marker.
ruling--corpsNation = MEF, OR und ITB gelten bei Markern
ruling--corpsNation--own = nicht als Armeen der Nation, aus der sie kommen
ruling--corpsNation--parent = als Armeen der Nation, aus der sie kommen
ruling--corpsNation--because = Nach Abschnitt 6.2.1 nützen britische Gewehre den östlichen Alliierten nichts, obwohl sie das britische Korps führen. Das spricht dagegen, dass das Korps als Armee seiner Nation gilt.
ruling--hiddenFrom = Verdeckte Armeen sieht
ruling--hiddenFrom--enemies = die ganze Allianz
ruling--hiddenFrom--allButOwner = nur, wer die Armee führt oder besitzt
ruling--hiddenFrom--because = Nach Abschnitt 2.2 sehen alle nur die Rückseite. Partner dürfen sich aber absprechen und nachsehen, Gegner nicht.
ruling--capturesForced = Der Eroberer
ruling--capturesForced--true = muss eine Stadt erobern, wenn er kann
ruling--capturesForced--false = darf auf die Stadt verzichten
ruling--capturesForced--because = In 6.4 und 6.0 heißt es „darf“; nach 6.1 und 4.2.3 erobert man die Stadt ohne eine solche Wahl.
ruling--checkedDummies = Bei der Sieg-Überprüfung aufgedeckte Dummys
ruling--checkedDummies--stay = bleiben liegen
ruling--checkedDummies--leave = verlassen den Spielplan bis zum nächsten Aufbau
ruling--checkedDummies--because = Nach Abschnitt 4.2.3 werden alle Armeen aufgedeckt, mehr steht dort nicht. Nach 6.0 kommen aufgedeckte Dummys vom Spielplan; dort geht es aber um den Verteidiger in einer Schlacht.
ruling--mandatoryForce = Für die Pflicht des Angreifers, einen Marker zu legen, zählen
ruling--mandatoryForce--chosen = nur die Armeen, mit denen er angreift
ruling--mandatoryForce--present = alle seine Armeen, die angreifen dürfen
ruling--mandatoryForce--because = Nach Abschnitt 6.2.2 kommt der Marker in die nächste Schlacht, in der er gelegt werden kann. Ob der Angreifer die Armeen der Nation heraushalten darf, bleibt offen; nach 6.0 wählt er seine Streitmacht selbst.
ruling--unopposedPoint = Ohne Verteidiger vor der Basis
ruling--unopposedPoint--true = gibt es ebenfalls einen Kapitulationspunkt
ruling--unopposedPoint--false = gibt es keinen Kapitulationspunkt
ruling--unopposedPoint--because = Nach Abschnitt 6.0 bekommt eine Stadt, wer eine unverteidigte Front angreift. Abschnitt 6.5 spricht von gewonnenen Schlachten, nennt aber auch den Fall, dass man zu einer Basis vorgerückt wäre.
ruling--drawTiming = Kampf-Marker für ein S zieht man
ruling--drawTiming--afterBattle = nach der Schlacht
ruling--drawTiming--atOnce = sofort
ruling--drawTiming--because = Abschnitt 6.2 sagt nicht, wann ein S gilt. Nach der Schlacht liegen die eben benutzten Marker wieder im Behälter, und der Angreifer zieht zuerst.
ruling--stayOpen = Nach einer Schlacht
ruling--stayOpen--true = dürfen Armeen dieser Front offen bleiben
ruling--stayOpen--false = werden alle Armeen dieser Front wieder verdeckt
ruling--stayOpen--because = Nach Abschnitt 6.0 dürfen die Armeen nach einer Schlacht verdeckt werden. Niemand hat etwas davon, sie offen zu lassen, und nach 4.2 darf man sie jederzeit zeigen.
ruling--treatyGrace = Die vom Vertrag verlangten Besatzungen werden geprüft
ruling--treatyGrace--setup = ab dem nächsten Aufbau
ruling--treatyGrace--none = sofort
ruling--treatyGrace--because = Nach Abschnitt 8.1 müssen die Besatzungen bis zum Ende stehen bleiben, und wer sie nicht stellt, verliert sofort. Der nächste Aufbau ist die erste Gelegenheit, sie zu schicken.
ruling--garrisonLoss = Fehlt eine Besatzung, verlieren
ruling--garrisonLoss--alliance = beide Gruppierungen der Mittelmächte
ruling--garrisonLoss--debtor = nur die Spieler, die sie stellen müssen
ruling--garrisonLoss--because = Nach Abschnitt 8.1 haben „sie“ verloren: beide Gruppierungen der Mittelmächte oder nur die Gruppierung, die diese Besatzung schuldet. In 6.5 verliert eine Gruppierung für ihre ganze Allianz, und an Front 9 führen die deutschen Alliierten die deutsche Armee, die das Deutsche Reich schuldet.
ruling--refusedThenSigned = Die Punkte für die Ablehnung, wenn der Vertrag später doch geschlossen wird
ruling--refusedThenSigned--keeps = bleiben
ruling--refusedThenSigned--loses = verfallen
ruling--refusedThenSigned--because = Abschnitt 8.1 gibt 8 Siegpunkte dafür, den Vertrag abzulehnen. Wer ihn eine Spielrunde später doch schließt, hat ihn nicht abgelehnt.
ruling--truceSurrender = An Fronten, an denen keine Stadt mehr fallen kann
ruling--truceSurrender--true = gibt es weiter Kapitulationspunkte
ruling--truceSurrender--false = gibt es keine Kapitulationspunkte
ruling--truceSurrender--because = Nach Abschnitt 8.1 wechseln nur keine Städte mehr den Besitzer. Armeen, die nicht angegriffen werden dürfen, können aber auch nicht bis zu ihrer Basis zurückgeschlagen werden.
ruling--orientUnopposed = MEF und OR, die auf niemanden treffen
ruling--orientUnopposed--true = erobern trotzdem eine Stadt
ruling--orientUnopposed--false = erobern keine Stadt
ruling--orientUnopposed--because = Abschnitt 8.1 verlangt Schlachten mit MEF oder OR. Ein Angriff, der auf niemanden trifft, ist dieselbe Aktion.

# Gefechtskarten
battle--fought--title = Schlacht an { TERM($front, case: "dat", article: "def") }
battle--fought--first = Der Angriff gelingt
battle--fought--second = Der Angriff wird abgewehrt
battle--fought--tie = Beide führenden Armeen fallen

# Entscheidungen im Verlauf; ein leerer Text lässt eine Zeile weg, die eine andere wiederholt
deploy--posting--none--log = { TERM($role, article: "def", cap: "yes") } stellen keine Armee auf.
deploy--posting--log = { TERM($role, article: "def", cap: "yes") } stellen { $count ->
    [one] eine Armee
   *[other] { $count } Armeen
} auf ({ $answer }).
takeMove--action--battle--log = { TERM($role, article: "def", cap: "yes") } greifen an { TERM($front, case: "dat", article: "def") } an.
takeMove--action--move--log = { "" }
takeMove--action--transfer--log = { "" }
takeMove--action--pass--log = { "" }
takeMove--action--show--log = { "" }
turnUp--shown--log = { TERM($role, article: "def", cap: "yes") } wollen Armeen aufdecken: { $answer }.
march--goal--log = { TERM($role, article: "def", cap: "yes") } bewegen Armeen an andere Fronten ({ $answer }).
transferArmies--from--log = { "" }
transferArmies--goal--log = { "" }
transferArmies--who--log = { TERM($role, article: "def", cap: "yes") } wählen für die Verlegung: { $answer }.
battle--force--log = { TERM($role, article: "def", cap: "yes") } greifen an mit: { $answer }.
layMarker--marker--none--log = { TERM($role, article: "def", cap: "yes") } legen keinen Kampf-Marker.
layMarker--marker--log = { TERM($role, article: "def", cap: "yes") } legen verdeckt einen Kampf-Marker: { $answer }.
battle--lead--log = { $answer } führt den Angriff.
battle--guard--log = { $answer } führt die Verteidigung.
turnDown--stays--none--log = { TERM($role, article: "def", cap: "yes") } verdecken alle Armeen wieder.
turnDown--stays--log = { TERM($role, article: "def", cap: "yes") } lassen aufgedeckt: { $answer }.
drawMarker--wants--true--log = { "" }
drawMarker--wants--false--log = { TERM($role, article: "def", cap: "yes") } verzichten auf einen Kampf-Marker.
drawMarker--pot--log = { TERM($who, article: "def", cap: "yes") } ziehen { $seen ->
    [0] einen Kampf-Marker aus dem Behälter.
   *[other] aus dem Behälter: { $drawn }.
}
putBackUseless--keep--true--log = { TERM($role, article: "def", cap: "yes") } behalten den unbrauchbaren Marker.
putBackUseless--keep--false--log = { TERM($role, article: "def", cap: "yes") } legen den unbrauchbaren Marker zurück.
handBack--holder--log = { TERM($role, article: "def", cap: "yes") } bestimmen, wer einen Marker zurücklegt: { $answer }.
handBack--old--log = { TERM($role, article: "def", cap: "yes") } legen zurück: { $answer }.
takeCity--wanted--true--log = { "" }
takeCity--wanted--false--log = { TERM($role, article: "def", cap: "yes") } erobern keine Stadt.
takeCity--city--log = { "" }
offerTreaty--offer--true--log = { TERM($role, article: "def", cap: "yes") } bieten den Vertrag von Brest-Litowsk an.
offerTreaty--offer--false--log = { TERM($role, article: "def", cap: "yes") } bieten den Vertrag von Brest-Litowsk nicht an.
offerTreaty--acceptTreaty--true--log = { TERM($role, article: "def", cap: "yes") } nehmen den Vertrag von Brest-Litowsk an.
offerTreaty--acceptTreaty--false--log = { "" }
replenish--back--none--log = { TERM($role, article: "def", cap: "yes") } verzichten auf Ergänzungen.
replenish--back--log = { TERM($role, article: "def", cap: "yes") } ersetzen: { $answer }.
diceForOrder--buildPlace--log = { "" }
diceForOrder--movePlace--log = { "" }

# seats
seats--two = Zwei Spieler
seats--three = Drei Spieler
seats--four = Vier Spieler
seats--two--entente = Alliierte
seats--two--centre = Mittelmächte
seats--three--entente = Alliierte
seats--three--germany = Deutschland
seats--three--austria = Österreich
seats--four--western = Westen
seats--four--eastern = Osten
seats--four--germany = Deutschland
seats--four--austria = Österreich

# values
Duty_attacking_name = Angriff
Duty_defending_name = Verteidigung
Truce_untouched_name = Krieg
Truce_corpsOnly_name = nur MEF und OR
Truce_closed_name = Frieden
Place_coming_name = auf der Spielrundenleiste
Place_lost_name = gefallen

# piles
pile--pot = Behälter
pile--kept = Kampf-Marker auf der Hand
pile--pledged = Pflicht-Marker (Einsatz, sobald möglich)
pile--drawn = gezogen
pile--laid = verdeckt auf dem Tisch
pile--shown = aufgedeckt
pile--later = kommende Marker
pile--spent = aus dem Spiel

# members
Base_b1w_name = westliche Basis, Flandern-Front
Base_b1d_name = deutsche Basis, Flandern-Front
Base_b2w_name = westliche Basis, Somme-Front
Base_b2d_name = deutsche Basis, Somme-Front
Base_b3w_name = westliche Basis, Marne-Front
Base_b3d_name = deutsche Basis, Marne-Front
Base_b4w_name = westliche Basis, Elsass-Lothringen-Front
Base_b4d_name = deutsche Basis, Elsass-Lothringen-Front
Base_b5w_name = westliche Basis, Trentino-Front
Base_b5a_name = Basis der deutschen Alliierten, Trentino-Front
Base_b6w_name = westliche Basis, Isonzo-Front
Base_b6a_name = Basis der deutschen Alliierten, Isonzo-Front
Base_b7e_name = östliche Basis, Nordwest-Front
Base_b7d_name = deutsche Basis, Nordwest-Front
Base_b8e_name = östliche Basis, West-Front
Base_b8d_name = deutsche Basis, West-Front
Base_b9e_name = östliche Basis, Südwest-Front
Base_b9a_name = Basis der deutschen Alliierten, Südwest-Front
Base_b10e_name = östliche Basis, Balkan-Front
Base_b10a_name = Basis der deutschen Alliierten, Balkan-Front
Base_b11e_name = östliche Basis, Rumänien-Front
Base_b11a_name = Basis der deutschen Alliierten, Rumänien-Front
Army_BE_1_name = BE 1
Army_BR_1_name = BR 1
Army_BR_2_name = BR 2
Army_BR_3_name = BR 3
Army_BR_4_name = BR 4
Army_BR_5_name = BR 5
Army_FR_1_name = FR 1
Army_FR_2_name = FR 2
Army_FR_3_name = FR 3
Army_FR_4_name = FR 4
Army_FR_5_name = FR 5
Army_FR_6_name = FR 6
Army_FR_9_name = FR 9
Army_FR_10_name = FR 10
Army_IT_1_name = IT 1
Army_IT_2_name = IT 2
Army_IT_3_name = IT 3
Army_IT_4_name = IT 4
Army_US_1_name = US 1
Army_US_2_name = US 2
Army_RU_1_name = RU 1
Army_RU_2_name = RU 2
Army_RU_3_name = RU 3
Army_RU_4_name = RU 4
Army_RU_5_name = RU 5
Army_RU_8_name = RU 8
Army_RU_9_name = RU 9
Army_RU_10_name = RU 10
Army_RU_11_name = RU 11
Army_RU_12_name = RU 12
Army_RU_7_name = RU 7
Army_SB_1_name = SB 1
Army_SB_2_name = SB 2
Army_MN_MN_name = MN
Army_RO_1_name = RO 1
Army_RO_2_name = RO 2
Army_GR_GR_name = GR
Army_BR_MEF_name = BR MEF
Army_FR_OR_name = FR OR
Army_IT_ITB_name = IT ITB
Army_DE_1_name = DE 1
Army_DE_2_name = DE 2
Army_DE_3_name = DE 3
Army_DE_4_name = DE 4
Army_DE_5_name = DE 5
Army_DE_6_name = DE 6
Army_DE_7_name = DE 7
Army_DE_8_name = DE 8
Army_DE_AA_name = DE AA
Army_DE_9_name = DE 9
Army_DE_10_name = DE 10
Army_DE_11_name = DE 11
Army_DE_12_name = DE 12
Army_DE_S_name = DE S
Army_DE_14_name = DE 14
Army_DE_17_name = DE 17
Army_DE_18_name = DE 18
Army_DE_19_name = DE 19
Army_AH_1_name = AH 1
Army_AH_3_name = AH 3
Army_AH_4_name = AH 4
Army_AH_5_name = AH 5
Army_AH_6_name = AH 6
Army_AH_2_name = AH 2
Army_AH_7_name = AH 7
Army_AH_10_name = AH 10
Army_AH_11_name = AH 11
Army_AH_I_name = AH I
Army_BU_1_name = BU 1
Army_BU_2_name = BU 2
Army_BU_3_name = BU 3
Army_BU_4_name = BU 4
Army_WA_X1_name = Dummy
Army_WA_X2_name = Dummy
Army_WA_X3_name = Dummy
Army_WA_X4_name = Dummy
Army_WA_X5_name = Dummy
Army_WA_X6_name = Dummy
Army_EA_X1_name = Dummy
Army_EA_X2_name = Dummy
Army_EA_X3_name = Dummy
Army_EA_X4_name = Dummy
Army_EA_X5_name = Dummy
Army_EA_X6_name = Dummy
Army_DE_X1_name = Dummy
Army_DE_X2_name = Dummy
Army_DE_X3_name = Dummy
Army_DE_X4_name = Dummy
Army_DE_X5_name = Dummy
Army_DE_X6_name = Dummy
Army_DA_X1_name = Dummy
Army_DA_X2_name = Dummy
Army_DA_X3_name = Dummy
Army_DA_X4_name = Dummy
Army_DA_X5_name = Dummy
Army_DA_X6_name = Dummy

## Stand der Partie

state--turn = Spielrunde
state--move = Spielzug dieser Runde
state--treaty = Vertrag von Brest-Litowsk
state--treaty--open = nicht geschlossen
state--treaty--signed = geschlossen
state--refused = Vertrag abgelehnt
state--garrisonsDue = Besatzungen werden geprüft
Grouping_score = Siegpunkte
Grouping_surrender = Kapitulationspunkte
Grouping_buildsAt = Stelle beim Aufbau
Grouping_movesAt = Stelle bei den Spielzügen
Front_punished = Kapitulationspunkt schon vergeben
City_holder = Besitzer
City_holder--count = Städte
Army_strength = Kampfwert
Army_at = Ort der Armee
kind--Code = Nation oder Verband
Army_faceUp = Armee offen
Marker_value = Wert
Marker_nation = für
Marker_duty = Einsatz
Marker_duty--attacking = nur im Angriff
Marker_duty--defending = nur in der Verteidigung
Marker_mandatory = Pflicht
pile--pot--allies = Alliierte
pile--pot--central = Mittelmächte

## Hausregeln: worum es in ihnen geht
variant--three-dummies--title = Drei Dummys
variant--three-dummies = Jede Gruppierung hat drei Dummys, halb so viele, wie in der Schachtel liegen.
variant--confirmed-surrender--title = Bestätigte Kapitulation
variant--confirmed-surrender = Wem der Kapitulationswurf misslingt, der wirft für jeden seiner Punkte noch einen Würfel und kapituliert nur, wenn einer davon ein S zeigt.
variant--no-surrender-in-1914--title = Keine Kapitulation 1914
variant--no-surrender-in-1914 = In den ersten beiden Spielrunden kapituliert niemand. Kapitulationspunkte werden gezählt und wie immer am Ende der Spielrunde gelöscht.
variant--mud--title = Schlamm
variant--mud = Vor den Spielzügen jeder Spielrunde wird für jede Front gewürfelt. Bei einem S versinkt die Front im Schlamm, und in dieser Spielrunde kann keine Armee sie verlassen oder zu ihr ziehen.
variant--mesopotamia--title = Mesopotamien
variant--mesopotamia = Eine zwölfte Front am Tigris, zwischen den westlichen Alliierten und dem Osmanischen Reich.

# Wörter für das Warum
battle--fought--attack = Angriff
battle--outnumbers--bonus = Überzahl
battle--fought--defence = Verteidigung
constant--numbersBonus = Überzahl
function--troops = Armeen an der Front
function--arrivals = noch nicht aufgestellte Armeen
function--sides = Seiten der Front
relation--nextTo = Nachbarfronten
relation--nextTo--false = Diese Fronten sind nicht benachbart.
relation--line = Angriffslinien
function--real = echte Armee
function--leads = führende Gruppierung
function--real--true = Das ist eine echte Armee.
Army_code = Nation
function--burden = Kapitulationspunkte
function--returning = mögliche Ergänzungen
function--fallen = gefallene Armeen
local--own = Armeen dieser Seite
local--prize = Stadt, die erobert werden kann
local--back = ergänzte Armeen
local--force = angreifende Armeen
local--arriving = eintreffende Armeen
deploy--deployed--armies = Armeen
Grouping_alliance = Allianz
local--guards = Armeen, die die Verteidigung führen können
local--prizes = einnehmbare Städte
function--real--false = Dummys können das nicht.
relation--serves--false = Armeen dieser Nation sind an dieser Front nicht zugelassen.
relation--serves = Zulassung

# Konstanten, wo eine Begründung sie nennt
constant--lastTurn = letzte Spielrunde
constant--turnsOf1914 = Spielrunden im Jahr 1914
constant--startScore = Siegpunkte zu Beginn
constant--movesEach = Spielzüge je Gruppierung
constant--transferLimit = Höchstzahl beim strategischen Transfer
constant--garrisonFrom = erste Spielrunde mit Mindestbelegung
constant--markerLimit = Höchstzahl der Kampf-Marker
constant--sweptFronts = vollständig gehaltene Fronten, die den Krieg beenden
constant--treatyFrom = erste Spielrunde für den Friedensvertrag
constant--germanLead = nötiger Vorsprung der Deutschen
constant--westernLead = nötiger Vorsprung der westlichen Alliierten
constant--refusalBonus = Punkte für die Ablehnung des Vertrags
constant--planTurns = Spielrunden mit Schlieffen-Plan
constant--orderFrom = erste Spielrunde mit variabler Reihenfolge

# Was sich nicht unterscheiden lässt
kind--Army--hidden = verdeckte Armee
kind--Marker--hidden = verdeckter Kampf-Marker

## Was Einstellungen bedeuten
constant--turnsOf1914--about = So viele Spielrunden hat das Jahr 1914; jede spätere Spielrunde ist ein Jahr.
constant--garrisonFrom--about = Ab dieser Spielrunde muss jede Gruppierung beim Aufbau bestimmte Fronten mit einer echten Armee besetzen.
constant--germanLead--about = Um so viele Punkte müssen die Deutschen vor ihren Verbündeten liegen, um allein zu gewinnen.
constant--westernLead--about = Um so viele Punkte müssen die westlichen vor den östlichen Alliierten liegen, um allein zu gewinnen.
option--schlieffenPlan--about = In Spielrunde 1 greifen deutsche Armeen nur an den geplanten Fronten an.
option--variableOrder--about = Ab Spielrunde 2 entscheiden Würfel, in welcher Reihenfolge die Gruppierungen aufbauen und ziehen.
option--historicSetup--about = Die Armeen aus der Tabelle des historischen Aufbaus beginnen dort, wo sie im August 1914 standen.

# Buchstaben auf Flaggen, wo kein Name Platz hat
Grouping_WA_letter = W
Grouping_EA_letter = O
Grouping_DE_letter = D
Grouping_DA_letter = A
