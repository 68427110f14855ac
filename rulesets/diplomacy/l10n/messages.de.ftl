# phases
ruleset--name = Diplomacy
ruleset--about = Sieben Mächte und keine Würfel: verhandeln, geheim Befehle schreiben und dem richtigen Nachbarn trauen.
ruleset--players = 2–7 Spieler
play--orders = Befehle schreiben
play--fighting = Befehle ausführen

# steps
resolve--reading = Befehle lesen
resolve--judging = Befehle beurteilen
resolve--moving = Einheiten ziehen
retreat--asking = Rückzüge schreiben
retreat--settling = Rückzüge ausführen
winter--flags = Flaggen
winter--victory = Sieg
winter--adjustments = Bauen und auflösen
winter--building = Bauen
winter--disorder = Mächte ohne Führung

# choices
negotiate--talk = Weiter zu den Befehlen?
negotiate--talk--enough = Befehle schreiben
negotiate--talk--offerDraw = Befehle schreiben und einem Unentschieden zustimmen
writeOrders--orders = Welche Befehle erhalten die Einheiten?
retreat--retreats = Wohin ziehen sich die vertriebenen Einheiten zurück?
retreat--retreats--none = Auflösen
adjust--builds = Welche Einheiten werden gebaut?
adjust--disbands = Welche Einheiten werden aufgelöst?
tossForItaly--coin = Münze für Italien

# reasons
retreat--not-adjacent = Dieses Gebiet ist von hier nicht zu erreichen.
retreat--occupied = Dort steht eine Einheit.
retreat--contested = In diesem Gebiet gab es eben ein Patt.
retreat--attacker-came-from-there = Von dort kam der Angriff.
adjust--not-your-empty-home = Gebaut wird nur in freien eigenen Heimatzentren.
adjust--no-such-berth = Diese Einheit kann dort nicht gebaut werden; bei zwei Küsten muss eine genannt sein.
adjust--one-per-centre = In jedem Zentrum entsteht höchstens eine Einheit.
adjust--too-many = So viele Einheiten darf diese Macht nicht bauen.
adjust--not-your-surplus = Diese Einheit muss nicht aufgelöst werden.
adjust--not-as-many = Jede Macht löst genau so viele Einheiten auf, wie überzählig sind.

# log
play--season = { $season } { NUMBER($year, useGrouping: 0) }
writeOrders--ordersOpen = Die Befehle werden aufgedeckt.
tell--went = { $power }: { $branch } zieht ({ $here } – { $there }).
tell--stayed = { $power }: { $branch } kommt nicht voran ({ $here } – { $there }){ $attack ->
    [0] .
   *[other] : Stärke { $attack } gegen { $against }.
}
tell--ignored = { $power }: ungültiger Befehl ({ $here }).
resolve--dislodged = { $power }: { $branch } ({ $here }) wird vertrieben. Der Angriff kam aus: { $origin }.
settleRetreats--disbanded = { $power }: { $branch } ({ $here }) wird aufgelöst.
settleRetreats--fled = { $power }: { $branch } zieht sich zurück ({ $here } – { $there }).
build--built = { TERM($power, article: "def", cap: "yes") } baut { TERM($branch, case: "acc", article: "indef") } in { $site }.
giveUp--removed = { TERM($power, article: "def", cap: "yes") } hat nichts angeordnet und verliert { TERM($branch, case: "acc", article: "def") } ({ $here }).
adjust--gaveUp = { TERM($power, article: "def", cap: "yes") } löst { TERM($branch, case: "acc", article: "def") } ({ $here }) auf.
tossForItaly--italyJoins = Die Münze fällt: Italien schließt sich { TERM($ally, case: "dat", article: "def") } an.

# the end
declareVictory--centres = Eine Macht hat genug Versorgungszentren.
declareVictory--last-year = Das vereinbarte letzte Jahr ist vorüber.
agreeOnDraw--agreed = Alle haben dem Unentschieden zugestimmt.

# types
Land_inland_name = Binnenland
Land_coast_name = Küste
Land_sea_name = Meer
Order_hold_name = hält
Order_move_name = zieht
Order_support_name = unterstützt
Order_carry_name = geleitet
Order_move_with = zieht: { $to }{ $stated ->
    [true] {" "}im Geleit
   *[other] {""}
}
Order_support_with = { $to ->
    [none] unterstützt: { $whom }
   *[other] unterstützt den Zug: { $whom } – { $to }
}
Order_carry_with = geleitet: { $whom } – { $to }
Verdict_open_name = offen
Verdict_success_name = gelingt
Verdict_fail_name = scheitert
Verdict_void_name = ungültig
Coin_heads_name = Kopf
Coin_tails_name = Zahl
Unit_name = { $branch } ({ $site })
Build_name = { $branch } in { $site }

# Gefechtskarten
resolve--dislodged--title = Angriff auf { TERM($here, case: "acc", article: "def") }

# Entscheidungen im Verlauf
negotiate--talk--enough--log = { TERM($role, article: "def", cap: "yes") } ist bereit, Befehle zu schreiben.
negotiate--talk--offerDraw--log = { TERM($role, article: "def", cap: "yes") } stimmt einem Unentschieden zu und ist bereit, Befehle zu schreiben.
adjust--builds--none--log = { TERM($role, article: "def", cap: "yes") } baut nichts.
adjust--builds--log = { TERM($role, article: "def", cap: "yes") } will bauen: { $answer }.
adjust--disbands--log = { TERM($role, article: "def", cap: "yes") } löst auf: { $answer }.
retreat--retreats--none--log = { TERM($role, article: "def", cap: "yes") } löst alle vertriebenen Einheiten auf.
retreat--retreats--log = { TERM($role, article: "def", cap: "yes") } zieht sich zurück: { $answer }.
writeOrders--orders--log = { TERM($role, article: "def", cap: "yes") } befiehlt: { $answer }.

# seats
seats--seven = Sieben Spieler
seats--seven--austria = Österreich-Ungarn
seats--seven--england = Großbritannien
seats--seven--france = Frankreich
seats--seven--germany = Deutsches Reich
seats--seven--italy = Italien
seats--seven--russia = Russland
seats--seven--turkey = Osmanisches Reich
seats--six = Sechs Spieler, ohne Italien
seats--six--austria = Österreich-Ungarn
seats--six--england = Großbritannien
seats--six--france = Frankreich
seats--six--germany = Deutsches Reich
seats--six--russia = Russland
seats--six--turkey = Osmanisches Reich
seats--five = Fünf Spieler, ohne Italien und das Deutsche Reich
seats--five--austria = Österreich-Ungarn
seats--five--england = Großbritannien
seats--five--france = Frankreich
seats--five--russia = Russland
seats--five--turkey = Osmanisches Reich
seats--four = Vier Spieler, drei mit je zwei Mächten
seats--four--england = Großbritannien
seats--four--austriaFrance = Österreich-Ungarn und Frankreich
seats--four--germanyTurkey = Deutsches und Osmanisches Reich
seats--four--italyRussia = Italien und Russland
seats--three = Drei Spieler
seats--three--englandGermanyAustria = Großbritannien, Deutsches Reich und Österreich-Ungarn
seats--three--russiaItaly = Russland und Italien
seats--three--franceTurkey = Frankreich und Osmanisches Reich
seats--two = Zwei Spieler, ab 1914
seats--two--entente = Großbritannien, Frankreich und Russland
seats--two--alliance = Österreich-Ungarn, Deutsches und Osmanisches Reich

# settings
option--talks = Verhandlungen
option--lastYear = Letztes Spieljahr
ruling--russianFleet = Russische Flotte zu Beginn
ruling--russianFleet--south = Südküste von St. Petersburg
ruling--russianFleet--north = Nordküste von St. Petersburg
ruling--russianFleet--because = Die Tabelle des Regelhefts setzt die russische Flotte an die Nordküste; drei frei verfügbare Spielpläne und alle englischen Ausgaben setzen sie an die Südküste.
ruling--severalRoutes = Geleit auf mehreren Wegen
ruling--severalRoutes--oneSuffices = ein ungestörter Weg genügt
ruling--severalRoutes--allNeeded = keine der Flotten darf vertrieben werden
ruling--severalRoutes--because = Seit 1982 gelingt ein Geleit mit mehreren Wegen, solange einer davon ungestört bleibt; 1971 durfte keine der dazu befohlenen Flotten vertrieben werden.
ruling--paradox = Geleit, das von sich selbst abhängt
ruling--paradox--szykman = scheitert (Regel von Szykman)
ruling--paradox--y1982 = unterbindet keine Unterstützung gegen geleitende Flotten (1982)
ruling--paradox--y2000 = unterbindet keine Unterstützung gegen eine Flotte, ohne die es scheitert (2000)
ruling--paradox--allHold = alle betroffenen Befehle scheitern
ruling--paradox--because = Bei einem Geleit, das von seinem eigenen Erfolg abhängt, lässt die Regel von Szykman die betroffenen Geleite scheitern; das klärt jeden Fall. Andere lassen alle betroffenen Befehle scheitern. Nach der Regel von 1982 unterbindet eine geleitete Armee nie die Unterstützung eines Angriffs auf eine geleitende Flotte. Seit 2000 tut sie es doch, außer wenn ihr eigenes Geleit diese Flotte braucht. Was diese beiden Regeln offenlassen, wird nach der Regel von Szykman entschieden.
ruling--convoyIntent = Geleit in ein Nachbargebiet
ruling--convoyIntent--y1971 = sobald ein Geleit befohlen ist (1971)
ruling--convoyIntent--y1982 = mit einer eigenen Flotte (1982)
ruling--convoyIntent--y2000 = mit eigener Flotte oder auf Befehl; scheitert es, zieht die Armee über Land (2000)
ruling--convoyIntent--y2025 = mit eigener Flotte oder auf Befehl; scheitert es, bleibt die Armee stehen (2025)
ruling--convoyIntent--written = nur auf Befehl
ruling--convoyIntent--because = Wann zieht eine Armee über See, obwohl sie über Land ziehen könnte? 1971, sobald ein Geleit befohlen ist; 1982, wenn eine eigene Flotte beteiligt ist; seit 2000 auch, wenn der Befehl es sagt. Scheitert das Geleit, zieht sie nach der Regel von 2000 über Land; seit 2025 bleibt sie stehen. Nach anderer Lesart zieht sie nur über See, wenn der Befehl es sagt.
ruling--convoyOrigin = Herkunft eines geleiteten Angriffs
ruling--convoyOrigin--start = das Gebiet, in dem die Armee aufbricht
ruling--convoyOrigin--lastFleet = das Gebiet der letzten Flotte
ruling--convoyOrigin--because = Eine geleitete Armee greift von dort an, wo sie aufgebrochen ist. Nach anderer Lesart kommt sie von der letzten Flotte und kann deren Unterstützung dann nicht unterbinden.
ruling--retreatToOrigin = Rückzug in das Gebiet, aus dem ein geleiteter Angreifer kam
ruling--retreatToOrigin--allowed = erlaubt
ruling--retreatToOrigin--barred = verboten
ruling--retreatToOrigin--because = Wer über See angegriffen hat, kam nicht über die Grenze. Die vertriebene Einheit darf deshalb dorthin, woher der Angreifer kam.
ruling--dislodgedUnit = Wirkung einer vertriebenen Einheit auf das Gebiet des Angreifers
ruling--dislodgedUnit--headToHead = entfällt nur, wenn beide Einheiten einander angegriffen haben
ruling--dislodgedUnit--never = entfällt immer
ruling--dislodgedUnit--because = Hält eine vertriebene Einheit noch andere aus dem Gebiet ihres Angreifers fern? Ja, außer wenn die beiden einander angegriffen haben; nach anderer Lesart nie.
ruling--coastAmbiguous = Küste fehlt, beide sind möglich
ruling--coastAmbiguous--fails = Befehl ist ungültig
ruling--coastAmbiguous--first = die erste gilt
ruling--coastAmbiguous--because = Nach § 4.2.4 hält eine Flotte, deren Befehl nicht sagt, an welche von zwei Küsten sie geht.
ruling--coastOmitted = Küste fehlt, nur eine ist möglich
ruling--coastOmitted--filledIn = sie gilt als genannt
ruling--coastOmitted--fails = Befehl ist ungültig
ruling--coastOmitted--because = Wenn nur eine Küste erreichbar ist, lässt sich der Befehl nur auf eine Weise lesen (§ 3.4).
ruling--coastWrong = Unerreichbare Küste genannt
ruling--coastWrong--fails = Befehl ist ungültig
ruling--coastWrong--corrected = die andere gilt
ruling--coastWrong--because = Die genannte Küste ist nicht erreichbar, die andere wäre es. Was gemeint war, wird nicht geraten.
ruling--coastInSupport = Küste in einer Unterstützung
ruling--coastInSupport--optional = darf fehlen
ruling--coastInSupport--needed = muss angegeben sein
ruling--coastInSupport--because = Nach § 4.4.1 gilt eine Unterstützung für beide Küsten; eine genannte Küste muss die sein, an die die Flotte geht.
ruling--coastOfArmy = Küste im Befehl einer Armee
ruling--coastOfArmy--ignored = ohne Bedeutung
ruling--coastOfArmy--fails = Befehl ist ungültig
ruling--coastOfArmy--because = Eine Armee steht im ganzen Gebiet; eine Küste in ihrem Befehl hat keine Bedeutung.
ruling--illegalOrder = Einheit mit unausführbarem Zug
ruling--illegalOrder--none = hält und kann unterstützt werden
ruling--illegalOrder--wasted = kann nicht unterstützt werden
ruling--illegalOrder--because = Nach § 3.4 hält eine Einheit, deren Befehl sich nicht ausführen lässt, und kann also unterstützt werden. Ältere Lesarten lassen diese Unterstützung nicht zu, wenn die Einheit ziehen sollte.
ruling--disorder = Welche Einheit eine Macht ohne Anweisung verliert
ruling--disorder--owned = die vom nächsten eigenen Zentrum am weitesten entfernte
ruling--disorder--home = die von der Heimat am weitesten entfernte
ruling--disorder--because = Wer nicht angibt, welche Einheit aufgelöst wird, verliert diejenige, die am weitesten von einem Versorgungszentrum entfernt ist: seit 2023 von einem beliebigen eigenen, vorher von einem im Heimatland.
ruling--victor = Welche Zentren für den Sieg zählen
ruling--victor--power = die einer Macht
ruling--victor--player = die aller Mächte eines Spielers
ruling--victor--because = § 1.2 spricht von Mächten; führt ein Spieler mehrere, könnten auch deren Zentren zusammen gemeint sein.

# how the match stands
state--year = Jahr
state--season = Jahreszeit
state--joined = Italien verbündet mit
state--plans = Geplantes Bauen und Auflösen
Province_centre = Versorgungszentrum
Province_centre--count = Zentren
Province_centre--true = Versorgungszentrum
Province_contested = Umkämpft
Province_owner = Besitzer
relation--byLand = Verbindungen zu Land
relation--bySea = Verbindungen zu Wasser
relation--starts = Aufstellung
Unit_power = Macht
Unit_power--count = Einheiten
Unit_order = Befehl
Unit_verdict = Ergebnis
Unit_beatenFrom = Angriff kam aus
Unit_flight = Rückzug nach
Coast_province = Gebiet
kind--Coast = Küste
kind--Unit = Einheit

## Hausregeln: worum es in ihnen geht
variant--narrow-seas--title = Rund um den Ärmelkanal
variant--narrow-seas = Ein kurzes Spiel zu zweit auf kleinem Spielplan: Großbritannien und Frankreich kämpfen um die zehn Zentren rund um den Ärmelkanal und die Biskaya. Die übrigen Mächte gibt es nicht, und niemand verlässt das Gebiet. In allen anderen Besetzungen wird auf dem ganzen Spielplan gespielt.
variant--paradox-1982--title = Geleitparadox von 1982
variant--paradox-1982 = Wie in den Regeln von 1982: Eine geleitete Armee unterbindet nie die Unterstützung eines Angriffs auf eine geleitende Flotte. In allen übrigen Fällen des Geleitparadoxes scheitert das Geleit.
variant--winged-units--title = Fliegende Einheiten
variant--winged-units = Neben Armeen und Flotten gibt es fliegende Einheiten. Sie ziehen über Land und Meer, besetzen ein Gebiet mit allen seinen Küsten, werden nicht geleitet und geleiten niemanden.
variant--chaos-build--title = Überall bauen
variant--chaos-build = Gebaut werden darf in jedem eigenen freien Zentrum, nicht nur in der Heimat.
variant--first-of-august--title = Der erste August
variant--first-of-august = Die Einheiten der Startaufstellung sind frisch: Bis eine zum ersten Mal ihr Gebiet verlässt, zählt sie im Angriff und in der Abwehr doppelt.

# Konstanten, wo eine Begründung sie nennt
constant--firstYear = erstes Jahr
constant--centresToWin = Zentren für den Sieg
constant--firstYearForTwo = erstes Jahr zu zweit
constant--centresForTwo = Zentren für den Sieg zu zweit

## Was Einstellungen bedeuten
constant--firstYearForTwo--about = Das Jahr, in dem ein Spiel zu zweit beginnt. Dabei entscheidet eine Münze, welcher Seite sich Italien anschließt.
option--talks--about = Ohne Verhandlungen kann niemand ein Unentschieden anbieten.
option--lastYear--about = Nach dem Winter dieses Jahres endet das Spiel unentschieden zwischen den Mächten, die noch im Spiel sind.

# Wörter für das Warum
function--mayStep--false = Dorthin kommt diese Einheit nicht in einem Zug.
relation--byLand--false = Die beiden Orte sind für Armeen nicht benachbart.
relation--bySea--false = Die beiden Orte sind für Flotten nicht benachbart.
local--stated = angegebener Geleitzug
function--unitIn = Einheit
function--yards = Heimatzentren
function--reaches--false = In dieses Gebiet kann diese Einheit nicht ziehen.
function--attack = Angriffsstärke
function--resistanceTo = Stärke gegen den Zug
function--help = Unterstützung
function--holding = Verteidigung
function--prevent = Stärke
function--target = Ziel
function--moves--true = Ihr Zug gelingt.
function--moves--false = Sie zieht nicht, oder ihr Zug scheitert.
function--shores = Küsten

# Buchstaben auf Flaggen, wo kein Name Platz hat
Power_AUS_letter = Ö
Power_ENG_letter = G
Power_FRA_letter = F
Power_GER_letter = D
Power_ITA_letter = I
Power_RUS_letter = R
Power_TUR_letter = O
