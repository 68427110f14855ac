# phases
ruleset--name = Diplomacy
ruleset--about = Seven powers and no dice: negotiate, write orders in secret, and trust the right neighbor.
ruleset--players = 2–7 players
play--orders = Writing orders
play--fighting = Carrying out orders

# steps
resolve--reading = Reading orders
resolve--judging = Judging orders
resolve--moving = Moving units
retreat--asking = Writing retreats
retreat--settling = Carrying out retreats
winter--flags = Flags
winter--victory = Victory
winter--adjustments = Building and disbanding
winter--building = Building
winter--disorder = Civil disorder

# choices
negotiate--talk = Go on to the orders?
negotiate--talk--enough = Write orders
negotiate--talk--offerDraw = Write orders, but agree to a draw
writeOrders--orders = What are the units ordered to do?
retreat--retreats = Where does each dislodged unit retreat?
retreat--retreats--none = Disband
adjust--builds = Which units are built?
adjust--disbands = Which units are disbanded?
tossForItaly--coin = A coin for Italy

# reasons
retreat--not-adjacent = No way leads there from here.
retreat--occupied = A unit stands there.
retreat--contested = A standoff has just left it open.
retreat--attacker-came-from-there = The attack came from there.
adjust--not-your-empty-home = Only free home centres of one's own build.
adjust--no-such-berth = This unit cannot stand there; where there are two coasts, one must be named.
adjust--one-per-centre = A centre builds one unit at most.
adjust--too-many = This power may not build so many units.
adjust--not-your-surplus = Nobody has to disband this unit.
adjust--not-as-many = Every power disbands exactly as many units as it has too many.

# log
play--season = { $season } { NUMBER($year, useGrouping: 0) }
writeOrders--ordersOpen = The orders are laid open.
tell--went = { $power }: the { $branch } goes from { $here } to { $there }.
tell--stayed = { $power }: the { $branch } in { $here } does not reach { $there }.
tell--ignored = { $power }: the order for the unit in { $here } does not count.
resolve--dislodged = { $power }: the { $branch } in { $here } is dislodged from { $origin }.
settleRetreats--disbanded = { $power }: the { $branch } from { $here } is disbanded.
settleRetreats--fled = { $power }: the { $branch } retreats from { $here } to { $there }.
build--built = { $power } builds: { $branch } in { $site }.
giveUp--removed = { $power } gave no instruction and loses: { $branch } in { $here }.
adjust--gaveUp = { $power } disbands: { $branch } in { $here }.
tossForItaly--italyJoins = The coin falls: Italy joins { $ally }.

# the end
declareVictory--centres = Enough supply centres are in one hand.
declareVictory--last-year = The last year agreed on is over: a draw.
agreeOnDraw--agreed = All are content: a draw.

# types
Land_inland_name = Inland
Land_coast_name = Coast
Land_sea_name = Sea
Order_hold_name = holds
Order_move_name = moves
Order_support_name = supports
Order_carry_name = convoys
Verdict_open_name = open
Verdict_success_name = succeeds
Verdict_fail_name = fails
Verdict_void_name = does not count
Coin_heads_name = Heads
Coin_tails_name = Tails
Unit_name = { $branch } in { $site }

# seats
seats--seven = seven players
seats--seven--austria = Austria
seats--seven--england = England
seats--seven--france = France
seats--seven--germany = Germany
seats--seven--italy = Italy
seats--seven--russia = Russia
seats--seven--turkey = Turkey
seats--six = six players, without Italy
seats--six--austria = Austria
seats--six--england = England
seats--six--france = France
seats--six--germany = Germany
seats--six--russia = Russia
seats--six--turkey = Turkey
seats--five = five players, without Italy and Germany
seats--five--austria = Austria
seats--five--england = England
seats--five--france = France
seats--five--russia = Russia
seats--five--turkey = Turkey
seats--four = four players, three with two powers each
seats--four--england = England
seats--four--austriaFrance = Austria and France
seats--four--germanyTurkey = Germany and Turkey
seats--four--italyRussia = Italy and Russia
seats--three = three players
seats--three--englandGermanyAustria = England, Germany and Austria
seats--three--russiaItaly = Russia and Italy
seats--three--franceTurkey = France and Turkey
seats--two = two players, from 1914
seats--two--entente = England, France and Russia
seats--two--alliance = Austria, Germany and Turkey

# settings
option--talks = Talks
option--lastYear = Last year
ruling--russianFleet = Russian fleet at the start
ruling--russianFleet--south = south coast of St Petersburg
ruling--russianFleet--north = north coast of St Petersburg
ruling--severalRoutes = Convoy over several routes
ruling--severalRoutes--oneSuffices = one whole route is enough
ruling--severalRoutes--allNeeded = every fleet must hold
ruling--paradox = Convoy that hangs on itself
ruling--paradox--szykman = fails (Szykman)
ruling--paradox--y1982 = cuts no support against convoying fleets (1982)
ruling--paradox--y2000 = cuts no support against the fleet it needs (2000)
ruling--paradox--allHold = all orders concerned fail
ruling--convoyIntent = Convoy into a neighbouring province
ruling--convoyIntent--y1971 = as soon as a convoy is ordered (1971)
ruling--convoyIntent--y1982 = with a fleet of its own (1982)
ruling--convoyIntent--y2000 = with a fleet of its own or if ordered, else on foot (2000)
ruling--convoyIntent--y2025 = with a fleet of its own or if ordered (2025)
ruling--convoyIntent--written = only if ordered
ruling--convoyOrigin = Origin of a convoyed attack
ruling--convoyOrigin--start = where it set out
ruling--convoyOrigin--lastFleet = the last fleet
ruling--retreatToOrigin = Retreat to where a convoyed attacker came from
ruling--retreatToOrigin--allowed = allowed
ruling--retreatToOrigin--barred = barred
ruling--dislodgedUnit = Effect of a dislodged unit on its attacker's province
ruling--dislodgedUnit--headToHead = none, if the two met head to head
ruling--dislodgedUnit--never = never any
ruling--coastAmbiguous = Coast left out, both possible
ruling--coastAmbiguous--fails = the order does not count
ruling--coastAmbiguous--first = the first one is meant
ruling--coastOmitted = Coast left out, one possible
ruling--coastOmitted--filledIn = it is meant
ruling--coastOmitted--fails = the order does not count
ruling--coastWrong = Coast named that cannot be reached
ruling--coastWrong--fails = the order does not count
ruling--coastWrong--corrected = the other one is meant
ruling--coastInSupport = Coast in a support
ruling--coastInSupport--optional = may be left out
ruling--coastInSupport--needed = must be named
ruling--coastOfArmy = Coast in the order of an army
ruling--coastOfArmy--ignored = means nothing
ruling--coastOfArmy--fails = the order does not count
ruling--illegalOrder = Unit with a move nobody can carry out
ruling--illegalOrder--none = holds and can be supported
ruling--illegalOrder--wasted = cannot be supported
ruling--disorder = What a power without instructions loses
ruling--disorder--owned = the unit farthest from the nearest centre of its own
ruling--disorder--home = the unit farthest from home
ruling--victor = Whose centres count for victory
ruling--victor--power = those of a power
ruling--victor--player = those of all powers of a player

# how the match stands
state--year = Year
state--season = Season
state--joined = Italy sides with
Province_centre = centres
Unit_power = units

## House rules: what they are about
variant--narrow-seas = A short game for two on a small map: England and France fight for the ten centres around the Channel and the Bay of Biscay. The other powers are not there, and nobody goes beyond. The other seatings play the whole map.
variant--paradox-1982 = As the rulebook of 1982 has it, an army that is convoyed never cuts support of an attack on a fleet that carries. What that leaves open is answered as before: the convoys concerned fail.
variant--winged-units = Besides armies and fleets there are winged units. They go over land and sea alike, stand in a province as a whole, are not carried, and carry nobody.
