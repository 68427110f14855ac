ruleset--name = Trench Club
ruleset--about = Tanks, zeppelins and mortars on hexes: buy units, move, fire and storm the forts.
ruleset--players = 1–4 players

# phases
play--start = Choosing the first player
takeTurn--moving = Moving units
takeTurn--naming = Declaring attacks
takeTurn--automa = Automa turn
takeTurn--automaMoney = Automa purchases

# choices and rolls
raiseArmy--division = Who commands which unit?
sortGroups--groups = Which hidden chip do you assign each unit to?
sortGroups--groups--1 = Chip 1
sortGroups--groups--2 = Chip 2
sortGroups--groups--3 = Chip 3
rollForFirst--highest = Roll for first player
placeGroup--chip = Which hidden chip do you reveal?
placeGroup--chip--1 = Chip 1
placeGroup--chip--2 = Chip 2
placeGroup--chip--3 = Chip 3
placeGroup--shown = Start number
# The next line names the number on the chip.
placeGroup--shown--log = { "" }
placeGroup--post = Which unit goes where?
placeGroup--post--place = Place
placeGroup--post--place--u = Which unit?
placeGroup--post--place--h = On which hex?
placeTiles--g = Chip of the automa
placeTiles--g--log = The automa reveals chip { $drawn }.
placeTiles--shown = Automa start number
placeTiles--shown--log = The automa’s chip shows { $drawn }.
placeTiles--u = Tile drawn
dealChips--bag = Hidden chip
callGroups--groups = Which groups act this turn?
callGroups--groups--1 = Group 1
callGroups--groups--2 = Group 2
callGroups--groups--3 = Group 3
callGroups--automaGroups = Groups of the automa that act
moveUnits--order = What do your units do?
moveUnits--order--move = Move
moveUnits--order--move--u = Which unit?
moveUnits--order--move--to = Where to?
moveUnits--order--dig = Dig a trench
moveUnits--order--dig--e = Which engineer squad?
moveUnits--order--dig--a = First hex
moveUnits--order--dig--b = Second hex
moveUnits--order--pave = Build a road or bridge
moveUnits--order--pave--e = Which engineer squad?
moveUnits--order--pave--a = First hex
moveUnits--order--pave--b = Second hex
moveUnits--order--mine = Lay a mine
moveUnits--order--mine--e = Which minelayer?
moveUnits--order--mine--a = On which hex?
moveUnits--order--enough = Done moving
unload--spot = Where does the transported unit disembark?
nameAttacks--order = Who attacks whom?
nameAttacks--order--attack = Declare an attack
nameAttacks--order--attack--u = Which unit attacks?
nameAttacks--order--attack--v = Which target?
nameAttacks--order--enough = Done declaring attacks
shoot--shots = Combat dice
shoot--drawn = Card drawn
shoot--drawn--log = Drawn instead of rolling: { $drawn }.
drift--scatter = Scatter die
drift--hit = Unit under the shell
drift--hit--log = The shell lands on { $drawn }.
spend--deal = How do you spend your money?
spend--deal--give = Give money
spend--deal--give--m = To whom?
spend--deal--give--c = How many coins?
spend--deal--repair = Repair
spend--deal--repair--u = Which unit?
spend--deal--buy = Buy a unit
spend--deal--buy--m = Which unit?
spend--deal--buy--f = For which fort?
spend--deal--draw = Draw a special unit
spend--deal--pick = Choose a special unit
spend--deal--pick--m = Which special unit?
spend--deal--giveUp = Give up
spend--deal--enough = End turn
drawSpecial--card = Special unit drawn
buySpecial--tower = Which fort gets the turret?
buySpecial--harbour = On which water hex?
buySpecial--barracks = Which fort does the new unit enter?
automaTurn--plan = What does the automa do?
automaTurn--plan--storm = Conquer a fort
automaTurn--plan--storm--u = Which unit?
automaTurn--plan--storm--f = Which fort?
automaTurn--plan--strike = Attack
automaTurn--plan--strike--u = Which unit?
automaTurn--plan--strike--p = From where?
automaTurn--plan--strike--v = Which target?
automaTurn--plan--go = Move
automaTurn--plan--go--u = Which unit?
automaTurn--plan--go--p = Where to?
advance--target = Which target does it attack after moving?
automaBuys--any = Random unit

# reasons
moveUnits--has-moved = It has already moved this turn.
moveUnits--group-waits = Its group doesn’t act this turn.
moveUnits--stays = It is already there.
moveUnits--not-here = Nothing can be built here.
moveUnits--unload-first = A loaded transport must unload first.
nameAttacks--has-attacked = It has already attacked this turn, or built something.
nameAttacks--group-waits = Its group doesn’t act this turn.
nameAttacks--no-footing = Units in forts and in water can’t attack.
nameAttacks--sheltered = Units in forts and on their walls can’t be attacked.
nameAttacks--out-of-range = This target is out of range.
nameAttacks--order--attack--v--empty = No enemy unit can be attacked from here.
nameAttacks--order--attack--u--empty = None of your units can attack now.
moveUnits--order--move--u--empty = None of your units can move now.
unload--no-berth = This unit can’t disembark there.
unload--one-each = Each hex has room for one unit only.
raiseArmy--not-your-partner = Only the two partners share the units.
sortGroups--not-your-chip = Each partner has one chip; the third is shared.
spend--too-poor = There isn’t enough money.
spend--no-special = No special unit can be drawn at random now.
spend--no-place = There is no place for a special unit: it needs one of your own forts, or a free water hex for a gunboat.
spend--not-behind = Only a team with both fewer units and fewer forts may choose a special unit.

# log
placeGroup--number = { $n } sets up at { $c }.
placeTiles--number = { $n } sets up at { $c }.
takeTurn--turn = Round { $round }: { $n } to move.
fight--void = { $u }: the target is gone, so the attack has no effect.
duel--attack = { $u } attacks { $v }: { $hits } { $hits ->
    [one] hit
   *[other] hits
}, { $loss } damage.
duel--answer = { $w } shoots back: { $hits } { $hits ->
    [one] hit
   *[other] hits
}, { $loss } damage.
drift--struck = The shell hits: { $w } takes { $loss } damage.
drift--astray = The shell misses.
cloud--gassed = Gas hits: { $w } takes { $loss } damage.
harm--destroyed = { $v } is destroyed.
alight--mine = { $u } hits a mine at { $h } and is destroyed.
conquer--conquered = { $u } conquers { $f }.
conquer--trapped = Lost in { $f }: { $v }.
digTrench--dug = New trench on { $a } and { $b }.
layRoad--paved = New road on { $a } and { $b }.
layMine--laid = { $e } lays a mine at { $a }.
enlist--bought = New unit: { $u }.
place--bought = New unit: { $u }.

# the end
winByForts--forts = A team holds enough forts to win.
winByRuin--ruin = A team has neither units nor forts left.
winBySurrender--surrender = A team gives up.
play--endless = Nobody has won; the game is a draw.

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
Chip_chip1_name = start number 1
Chip_chip2_name = start number 2
Chip_chip3_name = start number 3
Chip_chip4_name = start number 4
Chip_chip5_name = start number 5
Chip_chip6_name = start number 6
Chip_chip7_name = start number 7
Chip_chip8_name = start number 8
Chip_chip9_name = start number 9
Chip_chip10_name = start number 10
Chip_chip11_name = start number 11
Chip_chip12_name = start number 12
Luck_luck1_name = card 1
Luck_luck2_name = card 2
Luck_luck3_name = card 3
Luck_luck4_name = card 4
Luck_luck5_name = card 5
Luck_luck6_name = card 6
Luck_luck7_name = card 7
Luck_luck8_name = card 8
Luck_luck9_name = card 9
Luck_luck10_name = card 10
Wear_whole_name = undamaged
Wear_grazed_name = damage 1
Wear_hurt_name = damage 2
Wear_torn_name = damage 3
Wear_broken_name = damage 4
Wear_dying_name = damage 5
Drift_north_name = north
Drift_northEast_name = northeast
Drift_southEast_name = southeast
Drift_south_name = south
Drift_southWest_name = southwest
Drift_northWest_name = northwest
Unit_name = { $model } ({ $nation })

# values
Half_snow_name = half with the numbers 1 to 6
Half_mud_name = half with the numbers 7 to 12
Hex_dug = trench
Hex_mine = mine
Hex_number = start number
Fort_walls = fort, with its entrances
Fort_holder = held by
Fort_holder--count = forts
Prey_tanks_name = tanks
Prey_soldiers_name = foot soldiers
Prey_flyers_name = aircraft
Medium_ground_name = land
Medium_afloat_name = water
Medium_aloft_name = air
Craft_plain_name = none
Craft_scatter_name = scatter
Craft_gas_name = gas
Craft_builder_name = building
Craft_miner_name = mines
Craft_turretCraft_name = turret
Deck_common_name = common
Deck_national_name = national
Deck_special_name = special
Deck_captured_name = captured
Arm_onFoot_name = foot soldiers
Arm_near_name = close combat
Arm_far_name = ranged
Place_aboard_name = in a transport
Place_aboard_with = { $value }
Place_offBoard_name = not on the board

# fight cards
duel--attack--title = Attack

# decisions in the log
raiseArmy--division--log = { $role } divides { $count ->
    [one] 1 unit
   *[other] { $count } units
  } between the partners.
sortGroups--groups--log = { $role } assigns { $count ->
    [one] 1 unit
   *[other] { $count } units
  } to the hidden chips.
dealChips--bag--log = { $who } gets a hidden chip{ $seen ->
    [0] .
   *[other] : { $drawn }.
}
placeGroup--chip--log = { $role } reveals { $answer }.
placeGroup--post--place--log = { $u } is placed on { $h }.
callGroups--groups--log = Groups that act for { $role } this turn: { $answer }.
moveUnits--order--move--log = { $u } moves to { $to }.
moveUnits--order--dig--log = { $e } digs a trench on { $a } and { $b }.
moveUnits--order--pave--log = { $e } builds a road or bridge on { $a } and { $b }.
moveUnits--order--mine--log = { $e } lays a mine at { $a }.
moveUnits--order--enough--log = { $role } is done moving.
unload--spot--log = { $role } unloads. { $answer }.
nameAttacks--order--attack--log = { $u } declares an attack on { $v }.
nameAttacks--order--enough--log = { $role } declares no more attacks.
spend--deal--give--log = { $role } gives { $m } { $c ->
    [one] one coin.
   *[other] { $c } coins.
}
spend--deal--repair--log = { $role } repairs { $u }.
spend--deal--buy--log = { $role } buys { $m } for { $f }.
spend--deal--draw--log = { $role } draws a special unit.
spend--deal--pick--log = { $role } chooses a special unit: { $m }.
spend--deal--giveUp--log = { $role } gives up.
spend--deal--enough--log = { $role } ends the turn.
buySpecial--tower--log = { $role } puts the turret on { $answer }.
buySpecial--harbour--log = { $role } launches the boat at { $answer }.
buySpecial--barracks--log = { $role } puts the new unit into { $answer }.
automaTurn--plan--storm--log = { $u } storms { $f }.
automaTurn--plan--strike--log = { $u } attacks { $v } from { $p }.
automaTurn--plan--go--log = { $u } moves to { $p }.
advance--target--log = { $role } aims at { $answer }.

# seats
seats--four = Four players
seats--four--germany = Germany
seats--four--britain = Great Britain
seats--four--austria = Austria-Hungary
seats--four--france = France
seats--germanyFrance = Two players: Germany against France
seats--germanyFrance--germany = Germany
seats--germanyFrance--france = France
seats--germanyBritain = Two players: Germany against Great Britain
seats--germanyBritain--germany = Germany
seats--germanyBritain--britain = Great Britain
seats--austriaFrance = Two players: Austria-Hungary against France
seats--austriaFrance--austria = Austria-Hungary
seats--austriaFrance--france = France
seats--austriaBritain = Two players: Austria-Hungary against Great Britain
seats--austriaBritain--austria = Austria-Hungary
seats--austriaBritain--britain = Great Britain
seats--soloGermanyFrance = Solo: Germany against the automa (France)
seats--soloGermanyFrance--germany = Germany
seats--soloGermanyFrance--machine = Automa
seats--soloGermanyBritain = Solo: Germany against the automa (Great Britain)
seats--soloGermanyBritain--germany = Germany
seats--soloGermanyBritain--machine = Automa
seats--soloAustriaFrance = Solo: Austria-Hungary against the automa (France)
seats--soloAustriaFrance--austria = Austria-Hungary
seats--soloAustriaFrance--machine = Automa
seats--soloAustriaBritain = Solo: Austria-Hungary against the automa (Great Britain)
seats--soloAustriaBritain--austria = Austria-Hungary
seats--soloAustriaBritain--machine = Automa
seats--soloFranceGermany = Solo: France against the automa (Germany)
seats--soloFranceGermany--france = France
seats--soloFranceGermany--machine = Automa
seats--soloFranceAustria = Solo: France against the automa (Austria-Hungary)
seats--soloFranceAustria--france = France
seats--soloFranceAustria--machine = Automa
seats--soloBritainGermany = Solo: Great Britain against the automa (Germany)
seats--soloBritainGermany--britain = Great Britain
seats--soloBritainGermany--machine = Automa
seats--soloBritainAustria = Solo: Great Britain against the automa (Austria-Hungary)
seats--soloBritainAustria--britain = Great Britain
seats--soloBritainAustria--machine = Automa
seats--togetherCentralFrance = Cooperative: Germany and Austria-Hungary against the automa (France)
seats--togetherCentralFrance--germany = Germany
seats--togetherCentralFrance--austria = Austria-Hungary
seats--togetherCentralFrance--machine = Automa
seats--togetherCentralBritain = Cooperative: Germany and Austria-Hungary against the automa (Great Britain)
seats--togetherCentralBritain--germany = Germany
seats--togetherCentralBritain--austria = Austria-Hungary
seats--togetherCentralBritain--machine = Automa
seats--togetherEntenteGermany = Cooperative: France and Great Britain against the automa (Germany)
seats--togetherEntenteGermany--france = France
seats--togetherEntenteGermany--britain = Great Britain
seats--togetherEntenteGermany--machine = Automa
seats--togetherEntenteAustria = Cooperative: France and Great Britain against the automa (Austria-Hungary)
seats--togetherEntenteAustria--france = France
seats--togetherEntenteAustria--britain = Great Britain
seats--togetherEntenteAustria--machine = Automa

# options
option--shortGame = Short game
option--trenchWarfare = Trench warfare
option--cards = Play without dice
option--cards--nobodys = nobody
option--cards--ofCentral = the Central Powers
option--cards--ofEntente = the Entente
option--cards--everyones = everybody
option--germanyDraws = Germany draws cards
option--britainDraws = Great Britain draws cards
option--austriaDraws = Austria-Hungary draws cards
option--franceDraws = France draws cards
option--sharedArmy = Shared army when playing together
option--sharedArmy--ofFirst = that of Germany or Great Britain
option--sharedArmy--ofSecond = that of Austria-Hungary or France
option--half = Half of the board used with two players
option--half--snow = the half with start numbers 1 to 6
option--half--mud = the half with start numbers 7 to 12
option--specials = Special units
option--capturedTanks = Captured tanks
option--typeLimit = At most two units of each type
option--surrender = Players may give up
option--difficulty = Automa difficulty
option--difficulty--easy = easy
option--difficulty--standard = normal
option--difficulty--hard = hard
option--difficulty--overkill = overkill
ruling--wetStart = Setup on water
ruling--wetStart--footOnly = foot soldiers only
ruling--wetStart--anybody = all units
ruling--wetStart--because = The setup and FAQ 5 let units start in the river without naming a type; during play, only foot soldiers can enter water.
ruling--boughtUnits = New units in the first rounds
ruling--boughtUnits--free = can act immediately
ruling--boughtUnits--wait = wait until all groups act
ruling--boughtUnits--because = Units bought in the first rounds belong to no group. Nothing says that they must wait until all groups may act.
ruling--fliersIntoForts = Aircraft entering their own forts
ruling--fliersIntoForts--asFlight = pay for one hex
ruling--fliersIntoForts--asGround = pay as on the ground
ruling--fliersIntoForts--because = Aircraft pay 1 for each hex, but entering your own fort costs half. The rulebook says “always” only about the first.
ruling--gifts = Giving money to an ally
ruling--gifts--anyMoneyPhase = in any money phase of the team
ruling--gifts--ownMoneyPhase = in the money phase of the giver
ruling--gifts--because = The paragraph on phase 4 lets you give money to an ally at any time. Money is spent only in that phase, so players are asked only then.
ruling--turretContact = A gun turret counts as enemy contact
ruling--turretContact--because = A gun turret can shoot at anything next to its walls. The rulebook doesn’t say whether that is enemy contact, although its fort can’t be attacked.
ruling--gasCrews = Gas on gas mortars
ruling--gasCrews--allImmune = harms none of them
ruling--gasCrews--shooterImmune = harms all but the one that fires
ruling--gasCrews--because = The note on the unit says that gas doesn’t harm gas units; the explanation of the gas symbol exempts nobody.
ruling--gasAloft = Gas hits aircraft
ruling--gasAloft--because = Gas hits the target hex and all hexes around it, but has no range against aircraft.
ruling--specialDeck = The cards of special units
ruling--specialDeck--returned = go back to the deck immediately
ruling--specialDeck--unique = go back to the deck when the unit is lost
ruling--specialDeck--because = The rulebook doesn’t say whether the card of a special unit goes back to the deck.
ruling--behindBy = Which units count when comparing teams
ruling--behindBy--allUnits = all units
ruling--behindBy--unitsOutside = only units on hexes
ruling--behindBy--because = Units in a fort don’t count as in play, but they are units. A team is behind if it has fewer of both units and forts.
ruling--ruin = A team with neither units nor forts
ruling--ruin--loses = loses
ruling--ruin--playsOn = keeps playing
ruling--ruin--because = In older editions, a team without units loses. In this rulebook, a game ends only by forts or surrender; as long as a team holds a fort, it has income and can buy units again.
ruling--diggers = A unit in a newly dug trench holds it
ruling--diggers--holdAtEnd = at the end of the phase
ruling--diggers--holdAfterMove = after its next move
ruling--diggers--because = A foot soldier holds a trench after ending a move in it. One that doesn’t move while the trench is dug holds it from the end of that phase, or only after its next move.
ruling--trenchRoad = A road through a trench
ruling--trenchRoad--asRoad = counts as a road
ruling--trenchRoad--asTrench = counts as a trench
ruling--trenchRoad--because = Roads don’t divide a trench. The rulebook doesn’t say whether vehicles may use the road through it.
ruling--heldTrench = A trench held by the enemy
ruling--heldTrench--crossed = can be crossed by tanks and aircraft
ruling--heldTrench--barred = can’t be entered
ruling--heldTrench--because = Tanks and aircraft cross a trench without holding it. The rulebook doesn’t say whether they may cross one that the enemy holds, on a hex where nobody stands.
ruling--trenchFire = Attacks from a trench
ruling--trenchFire--everyHex = from any of its hexes
ruling--trenchFire--ownHex = only from the hex where the unit stands
ruling--trenchFire--because = Soldiers spread over the whole trench as if it were one hex, but attacks from it are said to be like any others. The rulebook doesn’t say from which hex their range is measured.
ruling--trenchShells = Shells and gas on a trench
ruling--trenchShells--wholeTrench = hit its crew on any of its hexes
ruling--trenchShells--figureOnly = hit only a unit on that hex
ruling--trenchShells--because = Any hex of a trench may be attacked to fight a soldier in it. The rulebook doesn’t say whether scattering shells and gas also hit the soldier on any hex, or only on the hex of the figure.
ruling--stuckLoad = A transported unit that can’t disembark
ruling--stuckLoad--waits = waits
ruling--stuckLoad--lost = is lost
ruling--stuckLoad--because = A transport must move so that there is room for its load. The rulebook doesn’t say what happens if no such hex is within reach.
ruling--trenchCredit = Experience when several units in a trench destroy an attacker
ruling--trenchCredit--inOrder = goes to them in the order in which they fire
ruling--trenchCredit--everybody = goes to all of them equally
ruling--trenchCredit--because = If several units shoot back, their shots are resolved one after the other, so a unit that fires at an attacker already destroyed gains no experience. In another reading, all gain the same.
ruling--shelteredForts = Forts in point 3 of the list for the automa’s foot soldiers
ruling--shelteredForts--enemyOrNeutral = enemy and neutral forts
ruling--shelteredForts--ownOrNeutral = own and neutral forts
ruling--shelteredForts--because = Point 3 of the list for foot soldiers says neutral or own forts. They can’t conquer their own, so it must mean neutral or enemy forts.
ruling--automaAttacks = The automa attacks
ruling--automaAttacks--afterEveryMove = after every move
ruling--automaAttacks--whereListed = only where its list says so
ruling--automaAttacks--because = Each unit of the automa moves and attacks right after its move. But points 2, 3 and 6 of the list for foot soldiers require only a move.
ruling--automaDrift = The automa’s Big Bertha scatters
ruling--automaDrift--because = Units of the automa don’t roll for hits. Nothing says that its Big Bertha never scatters.

# fields
Nation_coins = Coins
Nation_team = Team
Hex_terrain = terrain
Model_recruit = Attack
Model_veteran = Attack as a veteran
Model_hero = Attack as a hero
Model_speed = Speed
Model_price = Price
Unit_at = Position
Unit_damage = Damage
Unit_xp = Experience
Unit_group = group
Unit_nation = nation
Hex_printed = printed terrain
Hex_trench = printed trench

# piles and states
pile--bag = bag
pile--dealt = hidden chips
pile--turned = revealed chips
state--round = Round
state--board = Halves in play
state--first = First player
state--shared = Shared army
state--fighting = Fighting has begun

## House rules: what they are about
variant--fast-infantry--title = Fast infantry
variant--fast-infantry = Infantry on foot is as fast as mounted infantry and costs one coin more.
variant--narrow-front--title = Narrow front
variant--narrow-front = A smaller board: three fewer columns on each side, and therefore two fewer forts on each half.
variant--special-forces--title = Special forces
variant--special-forces = Each nation starts with one special unit of each type that moves on land or in the air.
variant--winter--title = Winter
variant--winter = Every fourth round is a winter round, in which ground units that leave the roads lose one movement point.
variant--stormtroopers--title = Stormtroopers
variant--stormtroopers = Adds special foot soldiers that storm trenches: cover doesn’t protect against them.

# words for why
duel--attack--hits = { $hits ->
    [one] hit
   *[other] hits
  }
duel--attack--loss = damage taken
duel--attack--because = { $moreAt ->
    [0] { $loss ->
        [0] Nothing damages this target.
       *[other] { "" }
    }
    [one] { "" }
   *[other] { $loss ->
        [0] Armor and cover: the first point of damage takes { $moreAt } hits.
       *[other] Armor and cover: the next point of damage comes at { $moreAt } hits in total.
    }
  }
duel--answer--hits = { $hits ->
    [one] hit
   *[other] hits
  }
duel--answer--loss = damage
duel--answer--because = { $moreAt ->
    [0] { "" }
    [one] { "" }
   *[other] { $loss ->
        [0] Armor: the first point of damage takes { $moreAt } hits.
       *[other] Armor: the next point of damage comes at { $moreAt } hits in total.
    }
  }
function--toughness = hits needed per point of damage
function--gateAt = fort entrance
function--wallAt = fort wall
function--doorsAt = adjoining forts
function--purse = money
function--kin--false = It belongs to another nation.
function--forts = forts
function--strength = number of units
function--army = units
function--builders = units that can still build or lay mines
function--rim = hexes next to the unit
function--nearby = neighboring hexes
function--admits--false = This unit can’t enter this fort.
Model_foot--false = Only foot soldiers can enter.
function--plain--false = A wall or entrance of a fort is here.
function--inRing--false = Units go on the number itself, or on the nearest free land around it.
function--speed = speed
local--gap = distance to the target
local--spent = movement points needed to get there
Model_groundFrom = minimum range against ground units
Model_groundTo = range against ground units
Model_skyFrom = minimum range against aircraft
Model_skyTo = range against aircraft
Hex_on = unit
Model_carried--false = This unit can’t board a transport.
Model_capacity = transport capacity
function--foes--true = An enemy unit is here.
function--foes--false = That isn’t an enemy unit.
function--mineField = mines laid by the team
function--treasurer = treasury
moveUnits--order--dig--e--empty = None of your engineer squads can build now.
moveUnits--order--pave--e--empty = None of your engineer squads can build now.
moveUnits--order--mine--e--empty = None of your minelayers can lay a mine now.
moveUnits--order--dig--a--empty = No hex next to this unit can be dug up.
moveUnits--order--dig--b--empty = No second hex next to it can be dug up.
moveUnits--order--pave--a--empty = No road or bridge can be built next to this unit.
moveUnits--order--pave--b--empty = No second hex next to it can be built on.
moveUnits--order--mine--a--empty = No mine can be laid next to this unit.
constant--repairPrice = price of a repair
Nation_ready = Groups this turn
Armour_open = In the open
Armour_wood = In a forest
Wear_dice = Dice by damage
Model_armour = Armor
kind--Armour = Armor: total hits for each point of damage
kind--Hex = hex
kind--Wear = damage
kind--Drift = drift
kind--Luck = card
kind--Fortune = hits on cards
kind--Opening = limits in the first rounds

# what can’t be told apart
kind--Chip--hidden = face-down chip

# constants, where a reason names them
constant--meadowCost = cost of entering a meadow
constant--forestCost = cost of entering a forest
constant--roadCost = cost of entering a road hex
constant--trenchCost = cost of entering a trench
constant--flightCost = cost of each hex for aircraft
constant--ownFortCost = cost of entering your own fort
constant--boardingCost = cost of boarding
constant--lastStep = allowance on the last step
constant--deadly = damage that destroys a unit
constant--trainedFrom = experience of a veteran
constant--famedFrom = experience of a war hero
constant--pincerDice = dice for a pincer attack
constant--kettleDice = dice for an encirclement
constant--rookieDrift = scatter roll without experience
constant--trainedDrift = scatter roll of a veteran
constant--famedDrift = scatter roll of a war hero
constant--fortIncome = income per fort
constant--giftFee = fee for gifts
constant--unitsOfType = maximum units of one type
constant--minesOfTeam = mines per team
constant--fortsOfFour = forts needed to win with four players
constant--fortsOfTwo = forts needed to win with two players
constant--shortOfFour = forts needed in a short game with four players
constant--shortOfTwo = forts needed in a short game with two players
constant--lastRound = last round
constant--automaDraw = tiles drawn for a start number of the automa
constant--automaWeakFrom = damage that weakens the automa
constant--automaLevel = extra hits of the automa per level
constant--automaWeakLevel = extra hits of the weakened automa per level
constant--automaFeet = foot soldiers of the automa
constant--automaTurns = turns to reach a fort

## What settings mean
constant--lastStep--about = On its last step, onto a meadow, a unit may exceed its speed by this much.
constant--deadly--about = A unit with this much damage is destroyed.
constant--rookieDrift--about = A shot by a unit without experience scatters if the scatter die shows at most this number.
constant--trainedDrift--about = A shot by a veteran scatters if the scatter die shows at most this number.
constant--famedDrift--about = A shot by a war hero scatters if the scatter die shows at most this number; at 0, never.
constant--unitsOfType--about = The maximum number of units of one type per nation, if the option for this limit is on.
constant--fortsOfFour--about = The number of forts needed to win on the whole board.
constant--fortsOfTwo--about = The number of forts needed to win on one half of the board.
constant--shortOfFour--about = The number of forts needed to win a short game on the whole board.
constant--shortOfTwo--about = The number of forts needed to win a short game on one half of the board.
constant--lastRound--about = After this many rounds, the match is a draw.
constant--automaDraw--about = The number of tiles that the automa draws for each of its first two start numbers.
constant--automaWeakFrom--about = From this damage on, the attack value of a unit of the automa is halved.
constant--automaLevel--about = Additional hits of the automa for each level of experience.
constant--automaWeakLevel--about = Additional hits of a weakened unit of the automa for each level of experience.
constant--automaTurns--about = Foot soldiers of the automa move toward a fort only if they can reach it within this many turns.
option--shortGame--about = Fewer forts are needed to win, and anti-tank teams can’t conquer forts.
option--trenchWarfare--about = A rule for experienced players: trenches are a terrain of their own, and a foot soldier in a trench holds all of it.
option--cards--about = The nations that draw cards instead of rolling dice.
option--germanyDraws--about = Germany draws cards even if its team rolls dice.
option--britainDraws--about = Great Britain draws cards even if its team rolls dice.
option--austriaDraws--about = Austria-Hungary draws cards even if its team rolls dice.
option--franceDraws--about = France draws cards even if its team rolls dice.
option--sharedArmy--about = The army that two partners share: that of Germany or Great Britain, or that of Austria-Hungary or France.
option--half--about = The half of the board that two players use.
option--specials--about = Players can buy special units, usually by drawing one at random.
option--capturedTanks--about = The Central Powers can buy captured tanks.
option--typeLimit--about = Limits the number of units of one type per nation.
option--surrender--about = Players can give up in the money phase. Without this option, leave the match instead.

# letters on flags, where there is no room for a name
Nation_DE_letter = G
Nation_AH_letter = A
Nation_FR_letter = F
Nation_GB_letter = B
