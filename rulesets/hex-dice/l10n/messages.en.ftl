# choices
ruleset--name = HexDice
ruleset--about = Two sides, one die and a page of rules: a small game to take apart.
ruleset--players = 2 players
takeTurn--action = What do you do?
takeTurn--action--move = Move
takeTurn--action--attack = Attack
takeTurn--action--pass = Pass
takeTurn--action--move--army = Which army?
takeTurn--action--move--to = Where to?
takeTurn--action--attack--army = Which army?
takeTurn--action--attack--target = Which hex?
strike--hit = Attack die

# reasons
takeTurn--can-move = You can pass only if you can neither move nor attack.
play--too-long = Nobody has won within { $constant_moveLimit } moves.
strike--wiped-out = The enemy has no armies left.

# log
strike--removed = { $army } removes { $foe } on { $target }.
strike--missed = The attack on { $target } fails.

# members
seats--two = Two players
seats--two--first = North
seats--two--second = South
Army_at = position
Army_side = side
Hex_on = army
Army_n1_name = North 1
Army_s1_name = South 1
Army_n2_name = North 2
Army_s2_name = South 2
Army_n3_name = North 3
Army_s3_name = South 3
Army_n4_name = North 4
Army_s4_name = South 4
Army_n5_name = North 5
Army_s5_name = South 5
Army_n6_name = North 6
Army_s6_name = South 6
Army_n7_name = North 7
Army_s7_name = South 7
Army_n8_name = North 8
Army_s8_name = South 8
Army_n9_name = North 9
Army_s9_name = South 9
Side_armies = armies

## House rules: what they are about
variant--sharp-dice--title = Sharp dice
variant--sharp-dice = A three also hits, which makes the game shorter.

# words for why
function--exits = free neighboring hexes
function--targets = targets
takeTurn--action--move--to--empty = This army has no free hex next to it.
takeTurn--action--attack--target--empty = No enemy army is next to this army.

# fight cards
strike--hit--title = Attack

# decisions in the log
takeTurn--action--move--log = { $army } moves to { $to }.
takeTurn--action--attack--log = { $army } attacks { $target }.
takeTurn--action--pass--log = { $role } passes.

# constants, where a reason names them
constant--moveLimit = move limit
constant--hitsFrom = roll needed to hit

## What settings mean
constant--moveLimit--about = After this many moves, counting both sides, the game is a draw.
constant--hitsFrom--about = The lowest roll that removes the attacked army.
