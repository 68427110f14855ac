# phases
ruleset--name = Diplomacy
ruleset--about = Seven powers and no dice: negotiate, write orders in secret, and trust the right neighbor.
ruleset--players = 2–7 players
play--orders = Writing orders
play--fighting = Carrying out orders

# steps
resolve--reading = Reading orders
resolve--judging = Resolving orders
resolve--moving = Moving units
retreat--asking = Writing retreats
retreat--settling = Carrying out retreats
winter--flags = Flags
winter--victory = Victory
winter--adjustments = Building and disbanding
winter--building = Building
winter--disorder = Civil disorder

# choices
negotiate--talk = Ready to write orders?
negotiate--talk--enough = Write orders
negotiate--talk--offerDraw = Write orders and agree to a draw
writeOrders--orders = What are your orders?
retreat--retreats = Where does each dislodged unit retreat?
retreat--retreats--none = Disband
adjust--builds = Which units do you build?
adjust--disbands = Which units do you disband?
tossForItaly--coin = Coin toss for Italy

# reasons
retreat--not-adjacent = This unit can’t reach that place from here.
retreat--occupied = A unit is already there.
retreat--contested = A standoff has just left it vacant.
retreat--attacker-came-from-there = The attack came from there.
adjust--not-your-empty-home = A power can build only in its own vacant home centers.
adjust--no-such-berth = This unit can’t be placed there; for a province with two coasts, name one.
adjust--one-per-centre = Only one unit can be built in each center.
adjust--too-many = This power can’t build that many units.
adjust--not-your-surplus = This unit doesn’t have to be disbanded.
adjust--not-as-many = Each power must disband exactly as many units as it has in excess.

# log
play--season = { $season } { NUMBER($year, useGrouping: 0) }
writeOrders--ordersOpen = The orders are revealed.
tell--went = { $power }: { $branch } moves from { TERM($here, article: "def") } to { TERM($there, article: "def") }.
tell--stayed = { $power }: { $branch } in { TERM($here, article: "def") } doesn’t reach { TERM($there, article: "def") }{ $attack ->
    [0] .
   *[other] : strength { $attack } against { $against }.
}
tell--ignored = { $power }: the order for the unit in { TERM($here, article: "def") } is invalid.
resolve--dislodged = { $power }: { $branch } in { TERM($here, article: "def") } is dislodged by an attack from { TERM($origin, article: "def") }.
settleRetreats--disbanded = { $power }: { $branch } from { TERM($here, article: "def") } is disbanded.
settleRetreats--fled = { $power }: { $branch } retreats from { TERM($here, article: "def") } to { TERM($there, article: "def") }.
build--built = { $power } builds: { $branch } in { TERM($site, article: "def") }.
giveUp--removed = { $power } gave no orders and loses: { $branch } in { TERM($here, article: "def") }.
adjust--gaveUp = { $power } disbands: { $branch } in { TERM($here, article: "def") }.
tossForItaly--italyJoins = The coin decides: Italy joins { $ally }.

# the end
declareVictory--centres = A player holds enough supply centers to win.
declareVictory--last-year = The agreed final year is over.
agreeOnDraw--agreed = Everyone agrees to a draw.

# types
Land_inland_name = Inland
Land_coast_name = Coast
Land_sea_name = Sea
Order_hold_name = holds
Order_move_name = moves
Order_support_name = supports
Order_carry_name = convoys
Order_move_with = moves to { TERM($to, article: "def") }{ $stated ->
    [true] {" "}by convoy
   *[other] {""}
}
Order_support_with = { $to ->
    [none] supports the unit in { TERM($whom, article: "def") }
   *[other] supports a move from { TERM($whom, article: "def") } to { TERM($to, article: "def") }
}
Order_carry_with = convoys the army from { TERM($whom, article: "def") } to { TERM($to, article: "def") }
Verdict_open_name = pending
Verdict_success_name = succeeds
Verdict_fail_name = fails
Verdict_void_name = doesn’t count
Coin_heads_name = Heads
Coin_tails_name = Tails
Unit_name = { $branch } in { TERM($site, article: "def") }
Build_name = { $branch } in { TERM($site, article: "def") }

# fight cards
resolve--dislodged--title = Attack on { TERM($here, article: "def") }

# decisions in the log
negotiate--talk--enough--log = { $role } is ready to write orders.
negotiate--talk--offerDraw--log = { $role } agrees to a draw and is ready to write orders.
adjust--builds--none--log = { $role } doesn’t build.
adjust--builds--log = { $role } wants to build: { $answer }.
adjust--disbands--log = { $role } disbands { $answer }.
retreat--retreats--none--log = { $role } disbands all dislodged units.
retreat--retreats--log = { $role } retreats: { $answer }.
writeOrders--orders--log = { $role } orders: { $answer }.

# seats
seats--seven = Seven players
seats--seven--austria = Austria
seats--seven--england = England
seats--seven--france = France
seats--seven--germany = Germany
seats--seven--italy = Italy
seats--seven--russia = Russia
seats--seven--turkey = Turkey
seats--six = Six players, without Italy
seats--six--austria = Austria
seats--six--england = England
seats--six--france = France
seats--six--germany = Germany
seats--six--russia = Russia
seats--six--turkey = Turkey
seats--five = Five players, without Italy and Germany
seats--five--austria = Austria
seats--five--england = England
seats--five--france = France
seats--five--russia = Russia
seats--five--turkey = Turkey
seats--four = Four players, three with two powers each
seats--four--england = England
seats--four--austriaFrance = Austria and France
seats--four--germanyTurkey = Germany and Turkey
seats--four--italyRussia = Italy and Russia
seats--three = Three players
seats--three--englandGermanyAustria = England, Germany and Austria
seats--three--russiaItaly = Russia and Italy
seats--three--franceTurkey = France and Turkey
seats--two = Two players, from 1914
seats--two--entente = England, France and Russia
seats--two--alliance = Austria, Germany and Turkey

# settings
option--talks = Negotiations
option--lastYear = Final year
ruling--russianFleet = Russian fleet at the start
ruling--russianFleet--south = south coast of St Petersburg
ruling--russianFleet--north = north coast of St Petersburg
ruling--russianFleet--because = The table in the rulebook has the Russian fleet on the north coast; three public maps and all English editions have it on the south coast.
ruling--severalRoutes = Convoy over several routes
ruling--severalRoutes--oneSuffices = one intact route is enough
ruling--severalRoutes--allNeeded = every fleet must hold
ruling--severalRoutes--because = Since 1982, a convoy with several routes succeeds while one of them is intact; in 1971, every fleet that was ordered to convoy had to survive.
ruling--paradox = Convoy paradox
ruling--paradox--szykman = the convoy fails (Szykman’s rule)
ruling--paradox--y1982 = the army doesn’t cut support against convoying fleets (1982)
ruling--paradox--y2000 = the army doesn’t cut support against the fleet it needs (2000)
ruling--paradox--allHold = all orders involved fail
ruling--paradox--because = When a convoy depends on its own success, Szykman’s rule lets the convoys involved fail, which resolves every case. Other readings let all orders involved fail. By the rules of 1982, a convoyed army never cuts support for an attack on a convoying fleet. By those of 2000, it does, unless its own convoy needs that fleet. Cases that these two leave open are resolved by Szykman’s rule.
ruling--convoyIntent = Convoy into a neighboring province
ruling--convoyIntent--y1971 = as soon as a convoy is ordered (1971)
ruling--convoyIntent--y1982 = with a fleet of the army’s power (1982)
ruling--convoyIntent--y2000 = with a fleet of the army’s power or if ordered, otherwise by land (2000)
ruling--convoyIntent--y2025 = with a fleet of the army’s power or if ordered (2025)
ruling--convoyIntent--written = only if ordered
ruling--convoyIntent--because = When does an army that could also move by land go by sea? In 1971, when a convoy is ordered; in 1982, when a fleet of its own power takes part. Since 2000, also when its order says so; if the convoy fails, the army moves by land instead. Since 2025, it stays where it is in that case. In another reading, it goes by sea only when its order says so.
ruling--convoyOrigin = Origin of a convoyed attack
ruling--convoyOrigin--start = where it started
ruling--convoyOrigin--lastFleet = the last fleet
ruling--convoyOrigin--because = A convoyed army attacks from where it started. In another reading, it comes from the last fleet, whose support it may then be unable to cut.
ruling--retreatToOrigin = Retreat to where a convoyed attacker came from
ruling--retreatToOrigin--allowed = allowed
ruling--retreatToOrigin--barred = not allowed
ruling--retreatToOrigin--because = An attacker who came by convoy didn’t cross the border, so the dislodged unit may go where the attacker came from.
ruling--dislodgedUnit = Effect of a dislodged unit on its attacker’s province
ruling--dislodgedUnit--headToHead = none, if the two attacked each other
ruling--dislodgedUnit--never = none at all
ruling--dislodgedUnit--because = Does a dislodged unit still keep others out of the province its attacker came from? It does, unless the two attacked each other; in other readings, it never does.
ruling--coastAmbiguous = Coast not named, both possible
ruling--coastAmbiguous--fails = the order is invalid
ruling--coastAmbiguous--first = the first coast is used
ruling--coastAmbiguous--because = According to § 4.2.4, a fleet holds if its order doesn’t say which of two coasts it goes to.
ruling--coastOmitted = Coast not named, one possible
ruling--coastOmitted--filledIn = that coast is used
ruling--coastOmitted--fails = the order is invalid
ruling--coastOmitted--because = If only one coast can be reached, the order can be read in only one way (§ 3.4).
ruling--coastWrong = Unreachable coast named
ruling--coastWrong--fails = the order is invalid
ruling--coastWrong--corrected = the other coast is used
ruling--coastWrong--because = The coast named can’t be reached, although the other one could. The rules don’t guess what was meant.
ruling--coastInSupport = Coast in a support order
ruling--coastInSupport--optional = is optional
ruling--coastInSupport--needed = is required
ruling--coastInSupport--because = According to § 4.4.1, support works for both coasts; if a coast is named, it must be the one that the fleet goes to.
ruling--coastOfArmy = Coast in an army’s order
ruling--coastOfArmy--ignored = is ignored
ruling--coastOfArmy--fails = makes the order invalid
ruling--coastOfArmy--because = An army occupies the whole province; a coast in its order has no meaning.
ruling--illegalOrder = Unit ordered to make an impossible move
ruling--illegalOrder--none = holds and can be supported
ruling--illegalOrder--wasted = can’t be supported
ruling--illegalOrder--because = According to § 3.4, a unit holds if nobody could carry out its order, so it can be supported. Older readings don’t allow that support if the unit was ordered to move.
ruling--disorder = What a power in civil disorder loses
ruling--disorder--owned = the unit farthest from the power’s nearest center
ruling--disorder--home = the unit farthest from home
ruling--disorder--because = A power that doesn’t say what to disband loses the unit farthest from a center: since 2023, from any center it owns; before that, from its home centers.
ruling--victor = Whose centers count for victory
ruling--victor--power = those of each power alone
ruling--victor--player = those of all the player’s powers together
ruling--victor--because = § 1.2 speaks of powers; if one player has several powers, it could also mean their centers combined.

# how the match stands
state--year = Year
state--season = Season
state--joined = Italy sides with
state--plans = Planned builds and disbands
relation--byLand = connections by land
relation--bySea = connections by sea
relation--starts = starting units
Province_contested = Contested
Province_owner = owner
Province_centre = supply center
Province_centre--count = centers
Province_centre--true = supply center
Unit_power = power
Unit_power--count = units
Unit_order = order
Unit_verdict = result
Unit_beatenFrom = attacked from
Unit_flight = retreats to
Coast_province = province
kind--Coast = coast
kind--Unit = unit

## House rules: what they are about
variant--narrow-seas--title = Narrow seas
variant--narrow-seas = A short game for two on a small map: England and France fight for the ten centers around the Channel and the Bay of Biscay. The other powers are absent, and no unit leaves the area. With any other powers in play, the whole map is used.
variant--paradox-1982--title = 1982 paradox rule
variant--paradox-1982 = As in the 1982 rulebook, a convoyed army never cuts support for an attack on a fleet that convoys it. Paradoxes that this leaves open are resolved as before: the convoys involved fail.
variant--winged-units--title = Winged units
variant--winged-units = Adds a third type of unit to the game, winged units. They cross land and sea alike, occupy whole provinces, can’t be convoyed, and don’t convoy.
variant--chaos-build--title = Build anywhere
variant--chaos-build = A power can build in any vacant center it owns, not only at home.
variant--first-of-august--title = First of August
variant--first-of-august = Starting units are fresh: until a unit moves for the first time, it counts double when it attacks or holds.

# constants, where a reason names them
constant--firstYear = first year
constant--centresToWin = centers needed to win
constant--firstYearForTwo = first year with two players
constant--centresForTwo = centers needed to win with two players

## What settings mean
constant--firstYearForTwo--about = The year in which a two-player game starts. In such a game, a coin decides which side Italy joins.
option--talks--about = Without negotiations, nobody can offer a draw.
option--lastYear--about = After the winter of this year, the game is a draw among the surviving powers.

# words for why
function--mayStep--false = This unit can’t go there in one turn.
relation--byLand--false = The two places aren’t adjacent for an army.
relation--bySea--false = The two places aren’t adjacent for a fleet.
local--stated = stated convoy
function--unitIn = unit
function--yards = home centers
function--reaches--false = This unit can’t go to that province.
function--attack = attack strength
function--resistanceTo = strength opposed to the move
function--help = support
function--holding = defense
function--prevent = strength
function--target = destination
function--moves--true = Its move succeeds.
function--moves--false = It doesn’t move, or its move fails.
function--shores = coasts

# letters on flags, where there is no room for a name
Power_AUS_letter = A
Power_ENG_letter = E
Power_FRA_letter = F
Power_GER_letter = G
Power_ITA_letter = I
Power_RUS_letter = R
Power_TUR_letter = T
