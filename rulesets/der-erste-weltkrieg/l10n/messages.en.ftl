# phases
ruleset--name = Der Erste Weltkrieg
ruleset--about = Eleven fronts and hidden armies: attack, bluff and hold out through six turns of war.
ruleset--players = 2–4 players

# steps
battle--forces = Forces
battle--markers = Combat markers
battle--leaders = Leading armies
battle--odds = Numbers
battle--dice = Dice
battle--tally = Tally
battle--outcome = Outcome
battle--draws = New markers
victoryCheck--claims = Open fronts
victoryCheck--points = End of the war
victoryCheck--surrenderRolls = Surrender rolls
victoryCheck--failedRoll = Failed surrender roll
victoryCheck--peace = Treaty

# choices
deploy--posting = On which front do you deploy each new army?
deploy--posting--none = Wait on the turn track
takeMove--action = What do your armies do?
takeMove--action--battle = Battle
takeMove--action--battle--front = On which front?
takeMove--action--move--from = From which front?
takeMove--action--show--front = On which front?
takeMove--action--move = Move
takeMove--action--transfer = Strategic transfer
takeMove--action--pass = Pass
takeMove--action--show = Reveal armies (costs no move)
turnUp--shown = Which armies do you reveal?
march--goal = Where does each army move?
march--goal--none = Stay here
transferArmies--from = Transfer from which front?
transferArmies--goal = Transfer to which front?
transferArmies--who = Which one or two armies?
battle--force = Which armies attack?
battle--force--about = { $Marker_mandatory ->
    [0] { "" }
   *[other] A mandatory marker that fits an attacking army will be used; then an army that it fits must lead.
}
layMarker--marker = Which combat marker do you place face down?
layMarker--marker--none = No marker
battle--lead = Which army leads the attack?
battle--guard = Which army leads the defense?
battle--red = Attacker’s die
battle--red--S = counts as 0; a combat marker may be drawn.
battle--white = Defender’s die
battle--white--S = counts as 0; a combat marker may be drawn.
turnDown--stays = Which armies stay face up?
drawMarker--wants = An S was rolled. Draw a combat marker? It changes the result of a later battle, for better or worse.
drawMarker--pot = Marker from the cup
putBackUseless--keep = Keep the useless marker?
handBack--holder = Whose marker is returned?
handBack--old = Which old marker do you return?
takeCity--wanted = Take a city?
takeCity--city = Which city do you take?
victoryCheck--surrenderDie = Surrender die
victoryCheck--surrenderDie--S = no surrender.
offerTreaty--offer = Offer the Treaty of Brest-Litovsk?
offerTreaty--acceptTreaty = Accept the Treaty of Brest-Litovsk?
replenish--back = Which fallen armies do you replace?
diceForOrder--orderDie = Turn order die
diceForOrder--orderDie--S = counts as 0.
diceForOrder--buildPlace = In which position do you deploy?
diceForOrder--movePlace = In which position do you move?

# reasons
deploy--not-listed = This army isn’t allowed on this front now.
deploy--man-the-front = One of the arriving armies must go to this front, where you have no real army.
march--not-listed = This army isn’t allowed on this front now.
march--other-theatre = Armies must stay in their theater.
march--nobody-moves = At least one army must move.
march--nobody-there = You command no armies here.
march--nowhere-to-go = No army on this front can move to a neighboring front.
takeMove--nothing-hidden = None of your armies is hidden here.
turnUp--open-already = This army is already face up.
transferArmies--not-listed = This army isn’t allowed on this front now.
transferArmies--nobody-there = No army here can be transferred.
transferArmies--same-front = The army is already there.
attack--not-your-front = Another faction is in charge of this front.
attack--treaty = The treaty forbids attacks on this front.
attack--nobody-there = There is no army here to attack with.
attack--only-dummies = No real army here may attack.
battle--dummy-stays-out = Dummies can’t attack.
battle--may-not-attack = Not every army may attack here.
battle--marker-nation = The marker on the table requires an army of its nation.
battle--mandatory = A mandatory marker will be used, so an army of its nation must attack.
layMarker--marker-unfit = This marker can’t be used in this battle.
layMarker--mandatory-first = A mandatory marker must be placed first.
layMarker--mandatory = A mandatory marker must be played as soon as it can be.
offerTreaty--garrison = Not all garrisons that the treaty requires are in place.
closeTurn--marker-lost = The combat markers don’t add up.
conclude--more-points = The war is over: the alliances’ points decide who wins.
conclude--enemy-surrenders = The other alliance has surrendered.
victoryCheck--all-surrender = Both alliances surrender: everyone has lost this war.
whenever--garrison-broken = The Central Powers don’t have all the garrisons that the treaty requires: they lose the war immediately.

# log
play--turn = Turn { $turn }, { NUMBER($year, useGrouping: 0) }
deploy--deployed = { "" }
takeMove--passed = { $g } pass.
turnUp--showed = { $front }: { $g } { $armies ->
    [one] reveal 1 army.
   *[other] reveal { $armies } armies.
}
march--marched = { $from }: { $g } { $armies ->
    [one] move 1 army out.
   *[other] move { $armies } armies out.
}
transferArmies--transferred = { $g } transfer { $armies ->
    [one] 1 army
   *[other] { $armies } armies
} from the { $from } to the { $goal }.
battle--undefended = { $front }: { $attacker } meet no resistance.
battle--fought = { $front }: { $attacker } attack. { $lead } scores { $attack }, { $guard } scores { $defence }.
battle--outnumbers = { $g } have more armies: +{ $bonus }.
fall--fell = { $a } falls.
sendDummiesBack--dummies = { $front }: { $g } { $dummies ->
    [one] lose 1 dummy until the next deployment.
   *[other] lose { $dummies } dummies until the next deployment.
}
turnMarker--played = { $g } play “{ $m }” (value { $value }).
handBack--handedBack = { "" }
addMarkers--newMarkers = { $markers ->
    [0] No combat markers are added.
   *[other] { $markers } combat markers for { NUMBER($year, useGrouping: 0) } are added.
}
capture--surrenderPoint = { $front }: { $loser } get a surrender point (now { $points }).
capture--protected = { $front }: under the treaty, no city can be captured here.
capture--closedLine = { $front }: { $g } take no city because no open attack line leads to one.
takeCity--captured = { $g } take { $city } from { $from }.
victoryCheck--surrendered = { $g } surrender: rolled { $die } against { $points ->
    [one] 1 surrender point
   *[other] { $points } surrender points
}.
victoryCheck--heldOut = { $g } hold out: rolled { $die } against { $points ->
    [one] 1 surrender point
   *[other] { $points } surrender points
}.
conclude--totals = Points: Allies { $western }, Central Powers { $middle }.
victoryCheck--check = Victory check, turn { $turn }
offerTreaty--signed = The Treaty of Brest-Litovsk is signed.
offerTreaty--refused = The Eastern Allies refuse the Treaty of Brest-Litovsk.
offerTreaty--owed = { $g }, { $f }: garrison of { $armies }; the treaty requires { $owed }.
replenish--replaced = { "" }
diceForOrder--order = { $g } deploy in position { $builds } and move in position { $moves }.

# options
option--schlieffenPlan = Schlieffen Plan
option--variableOrder = Variable order
option--historicSetup = Historical deployment
ruling--italianFronts = Numbers of the Italian fronts (names only, no effect in play)
ruling--italianFronts--trentinoFive = 5 Trentino, 6 Isonzo
ruling--italianFronts--isonzoFive = 5 Isonzo, 6 Trentino
ruling--italianFronts--because = Section 2.1 calls front 5 Trentino and front 6 Isonzo, and describes front 6 by cities on the Isonzo; the list at the end has them the other way around. This affects only the names, not play.
ruling--thirtiethMarker = Thirtieth combat marker
ruling--thirtiethMarker--michael = Michael (1918, +2)
ruling--thirtiethMarker--missing = none
ruling--thirtiethMarker--because = Sections 2.0, 2.3 and 6.2 count 30 markers, 15 for each alliance; the table lists only 14 for the Central Powers, with one missing in 1918.
ruling--pantalonsName = Spelling of marker M04 (no effect in play)
ruling--pantalonsName--pantalons = Pantalons Rouges
ruling--pantalonsName--pantolons = Pantolons Rouges
ruling--pantalonsName--because = The table spells it “Pantalons Rouges”, section 6.2.2 “Pantolons”. The table has the French spelling. This affects only the name, not play.
ruling--markerBacks = The backs of the combat markers
ruling--markerBacks--alike = are all alike
ruling--markerBacks--telling = give away mandatory markers
ruling--markerBacks--because = Section 6.2 gives each alliance two colors of backs, and the note in 6.2.2 says that the second color is for mandatory markers. But markers drawn blindly from one cup should look alike.
ruling--moveOrder = The factions move
ruling--moveOrder--alternating = in turn, one move each
ruling--moveOrder--block = one after the other, each with all of its moves
ruling--moveOrder--because = Section 4.2 lets the factions alternate; the player aid gives each four moves in a row. Reviews describe alternating moves.
ruling--flagBox = The box with the white flag
ruling--flagBox--isZero = is box 0
ruling--flagBox--belowZero = is before box 0
ruling--flagBox--because = Markers start at the white flag (3.0, 4.2) and go back to box 0 (6.5.1), so these are probably the same box.
ruling--startPoints = Points at the start
ruling--startPoints--six = 6 each
ruling--startPoints--cities = one for each city held
ruling--startPoints--because = Section 2.1 bases the points on cities held; according to 3.0 and 8.0, everyone starts with 6. So the points are 6 plus gains minus losses.
ruling--floorGain = For a city of a faction without victory points
ruling--floorGain--true = the conqueror still gains a point
ruling--floorGain--false = the conqueror gains no point
ruling--floorGain--because = Nobody falls below 0 points. The rulebook doesn’t say whether the conqueror still gains one; according to 8.0, every city is worth a point.
ruling--orientFronts = MEF (Mediterranean Expeditionary Force) and OR (Army of the Orient) may serve
ruling--orientFronts--both = on the Balkan front and, while Monastir is held, on the Romanian front
ruling--orientFronts--elevenOnly = only on the Romanian front, while Monastir is held
ruling--orientFronts--because = Section 5.4 can be read to mean that MEF and OR may also serve on front 11 while Monastir is held, or only there. Section 7.2 and the name of the Balkan theater favor the second reading.
ruling--balkanCorps = The Italian Balkan army may serve
ruling--balkanCorps--tenOnly = only on the Balkan front
ruling--balkanCorps--likeOrient = on the Balkan front and, while Monastir is held, on the Romanian front
ruling--balkanCorps--because = Section 7.2 lists the Italian Balkan army with the two corps of 5.4; section 5.4 omits it.
ruling--historicRest = Pieces without a historical place
ruling--historicRest--placed = are placed freely
ruling--historicRest--held = arrive in turn 2
ruling--historicRest--because = Section 9.3 doesn’t say whether its table lists all the pieces of turn 1. It has no dummies, but according to 3.0 all of them start in play.
ruling--historicOpen = After the historical deployment
ruling--historicOpen--true = the armies stay face up
ruling--historicOpen--false = the armies are turned face down
ruling--historicOpen--because = Section 9.3 doesn’t say that the armies stay face up; according to 5.0, armies are placed face down.
ruling--serbianRow = “1, 2, SB, MN” for the Balkan front in the historical deployment (no effect in play)
ruling--serbianRow--twoAndMontenegro = Serbia 1 and 2, Montenegro
ruling--serbianRow--otherwiseNamed = other armies
ruling--serbianRow--because = Section 9.3 lists “1, 2, SB, MN” for front 10: read as Serbia 1, Serbia 2 and Montenegro, whose army has no number. This affects only how the table is read, not play.
ruling--treatyCount = The garrison of the German allies can include
ruling--treatyCount--nation = only their own armies
ruling--treatyCount--mixed = German armies in addition to those that the Germans must keep there
ruling--treatyCount--because = Section 8.1 requires German armies on a front run by Germany’s allies. It doesn’t say whether German armies beyond the one required count toward the three armies of the allies.
ruling--closedCity = If the next city is behind a neutral line, the attacker gets
ruling--closedCity--nothing = neither the city nor a surrender point
ruling--closedCity--surrender = a surrender point
ruling--closedCity--because = Section 4.2.3 explains “not possible” as “all cities taken”. A city behind a neutral line can’t be taken, but hasn’t been taken either. An attack that wins in front of such a line is treated as in the victory check.
ruling--markerHand = The combat marker limit applies to
ruling--markerHand--grouping = each faction
ruling--markerHand--player = each player, shared by their factions
ruling--markerHand--because = Section 6.2.1 sets the limit for a player. With one seat for two factions, section 3.0 says that they act separately. If the limit is per player, the factions share it, and each still plays its own markers.
ruling--surrenderBy = Surrender dice are rolled by
ruling--surrenderBy--grouping = each faction
ruling--surrenderBy--player = each player
ruling--surrenderBy--because = Section 6.5 speaks of players first and then of factions that roll; there are four surrender markers.
ruling--corpsNation = For combat markers, the MEF, OR and ITB corps
ruling--corpsNation--own = don’t count as armies of the nation they come from
ruling--corpsNation--parent = count as armies of the nation they come from
ruling--corpsNation--because = Section 6.2.1 says that British rifles are useless to the Eastern Allies, who lead the British corps. This suggests that the corps doesn’t count as part of its parent nation.
ruling--hiddenFrom = Hidden armies can be seen by
ruling--hiddenFrom--enemies = the whole alliance
ruling--hiddenFrom--allButOwner = only their commander and owner
ruling--hiddenFrom--because = According to section 2.2, everybody sees only the back. But partners may talk and look; an enemy may not.
ruling--capturesForced = The conqueror
ruling--capturesForced--true = must take a city if possible
ruling--capturesForced--false = may decline to take the city
ruling--capturesForced--because = Sections 6.4 and 6.0 say “may”; 6.1 and 4.2.3 state it without a choice.
ruling--checkedDummies = Dummies revealed at the victory check
ruling--checkedDummies--stay = stay where they are
ruling--checkedDummies--leave = leave the board until the next deployment
ruling--checkedDummies--because = According to section 4.2.3, all armies are turned face up; it says nothing else. According to section 6.0, revealed dummies are removed from the board, but that is about the defender in a battle.
ruling--mandatoryForce = Whether the attacker must place a mandatory marker depends on
ruling--mandatoryForce--chosen = the attacking armies alone
ruling--mandatoryForce--present = all armies that may attack
ruling--mandatoryForce--because = According to section 6.2.2, the marker is played in the next battle in which it can be. The section doesn’t say whether the attacker may keep the nation’s armies out of that battle; section 6.0 lets them choose their force.
ruling--unopposedPoint = Without defenders in front of the base
ruling--unopposedPoint--true = there is a surrender point, too
ruling--unopposedPoint--false = there is no surrender point
ruling--unopposedPoint--because = Section 6.0 gives a city to whoever attacks an undefended front. Section 6.5 speaks of battles won, but also mentions those who would have advanced to a base.
ruling--drawTiming = The combat marker for a rolled S is drawn
ruling--drawTiming--afterBattle = after the battle
ruling--drawTiming--atOnce = immediately
ruling--drawTiming--because = Section 6.2 doesn’t say when an S takes effect. After the battle, the markers just used are back in the cup, and the attacker draws first.
ruling--stayOpen = After a battle
ruling--stayOpen--true = armies of this front may stay face up
ruling--stayOpen--false = all armies of this front are turned face down again
ruling--stayOpen--because = Section 6.0 lets armies be turned face down after a battle. Nobody gains by leaving them face up, and section 4.2 lets players show them at any time.
ruling--treatyGrace = The garrisons required by the treaty are checked
ruling--treatyGrace--setup = from the next deployment on
ruling--treatyGrace--none = immediately
ruling--treatyGrace--because = Section 8.1 requires garrisons until the end, and whoever lacks them loses at once. The next deployment is the first chance to send them.
ruling--garrisonLoss = If garrisons are missing, the war is lost by
ruling--garrisonLoss--alliance = both factions of the Central Powers
ruling--garrisonLoss--debtor = only the players responsible
ruling--garrisonLoss--because = Section 8.1 says that “they” have lost: both factions of the Central Powers, or the one that owes the garrison. In 6.5 a faction loses for its whole alliance, and on front 9 the German allies command the German army that Germany owes.
ruling--refusedThenSigned = If the treaty is refused and signed later, the points for the refusal
ruling--refusedThenSigned--keeps = are kept
ruling--refusedThenSigned--loses = are lost
ruling--refusedThenSigned--because = Section 8.1 gives 8 points for refusing the treaty. Whoever signs it a turn later hasn’t refused it.
ruling--truceSurrender = On fronts where no city can fall anymore
ruling--truceSurrender--true = there are still surrender points
ruling--truceSurrender--false = there are no surrender points
ruling--truceSurrender--because = Section 8.1 only stops cities from changing hands. But armies that may not be attacked can’t be driven back to their base either.
ruling--orientUnopposed = If MEF and OR meet no defenders, they
ruling--orientUnopposed--true = take a city all the same
ruling--orientUnopposed--false = take no city
ruling--orientUnopposed--because = Section 8.1 requires battles in which one of the corps takes part. An attack that meets no defenders is the same action as a battle.

# fight cards
battle--fought--title = Battle on the { $front }
battle--fought--first = The attack succeeds
battle--fought--second = The attack is repelled
battle--fought--tie = Both leading armies fall

# decisions in the log; an empty text leaves a line out that another one repeats
deploy--posting--none--log = { $role } deploy no armies.
deploy--posting--log = { $role } deploy { $count ->
    [one] an army
   *[other] { $count } armies
} ({ $answer }).
takeMove--action--battle--log = { $role } attack on the { $front }.
takeMove--action--move--log = { "" }
takeMove--action--transfer--log = { "" }
takeMove--action--pass--log = { "" }
takeMove--action--show--log = { "" }
turnUp--shown--log = { $role } choose { $count ->
    [one] 1 army
   *[other] { $count } armies
} to reveal ({ $answer }).
march--goal--log = { $role } move armies ({ $answer }).
transferArmies--from--log = { "" }
transferArmies--goal--log = { "" }
transferArmies--who--log = { $role } choose { $count ->
    [one] 1 army
   *[other] { $count } armies
} to transfer ({ $answer }).
battle--force--log = { $role } attack with { $count ->
    [one] 1 army
   *[other] { $count } armies
} ({ $answer }).
layMarker--marker--none--log = { $role } don’t place a combat marker.
layMarker--marker--log = { $role } place a combat marker face down: { $answer }.
battle--lead--log = { $answer } leads the attack.
battle--guard--log = { $answer } leads the defense.
turnDown--stays--none--log = { $role } turn all their armies face down again.
turnDown--stays--log = { $role } leave face up: { $answer }.
drawMarker--wants--true--log = { "" }
drawMarker--wants--false--log = { $role } decide not to draw a combat marker.
drawMarker--pot--log = { $who } draw a combat marker from the cup{ $seen ->
    [0] .
   *[other] : { $drawn }.
}
putBackUseless--keep--true--log = { $role } keep the useless marker.
putBackUseless--keep--false--log = { $role } put the useless marker back.
handBack--holder--log = { $role } decide who returns a marker: { $answer }.
handBack--old--log = { $role } return a marker: { $answer }.
takeCity--wanted--true--log = { "" }
takeCity--wanted--false--log = { $role } decide not to take a city.
takeCity--city--log = { "" }
offerTreaty--offer--true--log = { $role } offer the Treaty of Brest-Litovsk.
offerTreaty--offer--false--log = { $role } don’t offer the Treaty of Brest-Litovsk.
offerTreaty--acceptTreaty--true--log = { $role } accept the Treaty of Brest-Litovsk.
offerTreaty--acceptTreaty--false--log = { "" }
replenish--back--none--log = { $role } replace no armies.
replenish--back--log = { $role } replace { $answer }.
diceForOrder--buildPlace--log = { "" }
diceForOrder--movePlace--log = { "" }

# seats
seats--two = Two players
seats--three = Three players
seats--four = Four players
seats--two--entente = Allies
seats--two--centre = Central Powers
seats--three--entente = Allies
seats--three--germany = Germany
seats--three--austria = Austria
seats--four--western = West
seats--four--eastern = East
seats--four--germany = Germany
seats--four--austria = Austria

# values
Duty_attacking_name = attack
Duty_defending_name = defense
Truce_untouched_name = at war
Truce_corpsOnly_name = MEF and OR only
Truce_closed_name = at peace
Place_coming_name = yet to arrive
Place_lost_name = fallen

# piles
pile--pot = cup
pile--kept = combat markers in hand
pile--pledged = mandatory markers (used as soon as possible)
pile--drawn = drawn
pile--laid = face down on the table
pile--shown = face up
pile--later = markers to come
pile--spent = out of the game

# members
Base_b1w_name = western base, Flanders front
Base_b1d_name = German base, Flanders front
Base_b2w_name = western base, Somme front
Base_b2d_name = German base, Somme front
Base_b3w_name = western base, Marne front
Base_b3d_name = German base, Marne front
Base_b4w_name = western base, Alsace-Lorraine front
Base_b4d_name = German base, Alsace-Lorraine front
Base_b5w_name = western base, Trentino front
Base_b5a_name = German-allied base, Trentino front
Base_b6w_name = western base, Isonzo front
Base_b6a_name = German-allied base, Isonzo front
Base_b7e_name = eastern base, Northwestern front
Base_b7d_name = German base, Northwestern front
Base_b8e_name = eastern base, Western front (Russia)
Base_b8d_name = German base, Western front (Russia)
Base_b9e_name = eastern base, Southwestern front
Base_b9a_name = German-allied base, Southwestern front
Base_b10e_name = eastern base, Balkan front
Base_b10a_name = German-allied base, Balkan front
Base_b11e_name = eastern base, Romanian front
Base_b11a_name = German-allied base, Romanian front
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
Army_WA_X1_name = dummy
Army_WA_X2_name = dummy
Army_WA_X3_name = dummy
Army_WA_X4_name = dummy
Army_WA_X5_name = dummy
Army_WA_X6_name = dummy
Army_EA_X1_name = dummy
Army_EA_X2_name = dummy
Army_EA_X3_name = dummy
Army_EA_X4_name = dummy
Army_EA_X5_name = dummy
Army_EA_X6_name = dummy
Army_DE_X1_name = dummy
Army_DE_X2_name = dummy
Army_DE_X3_name = dummy
Army_DE_X4_name = dummy
Army_DE_X5_name = dummy
Army_DE_X6_name = dummy
Army_DA_X1_name = dummy
Army_DA_X2_name = dummy
Army_DA_X3_name = dummy
Army_DA_X4_name = dummy
Army_DA_X5_name = dummy
Army_DA_X6_name = dummy

## How the match stands

state--turn = Turn
state--move = Move this turn
state--treaty = Treaty of Brest-Litovsk
state--treaty--open = not signed
state--treaty--signed = signed
state--refused = Treaty refused
state--garrisonsDue = Garrisons owed
Grouping_score = points
Grouping_surrender = surrender points
Grouping_buildsAt = deployment position
Grouping_movesAt = move position
Front_punished = surrender point already given
City_holder = held by
City_holder--count = cities
Army_strength = strength
Army_at = place
kind--Code = nation or corps
Army_faceUp = face up
Marker_value = value
Marker_nation = for
Marker_duty = use
Marker_duty--attacking = in attacks only
Marker_duty--defending = in defense only
Marker_mandatory = mandatory
pile--pot--allies = Allies
pile--pot--central = Central Powers

## House rules: what they are about
variant--three-dummies--title = Three dummies
variant--three-dummies = Each faction has three dummies, half as many as in the base game.
variant--confirmed-surrender--title = Confirmed surrender
variant--confirmed-surrender = A faction that fails its surrender roll rolls one more die for each of its surrender points, and surrenders only if one of these dice shows an S.
variant--no-surrender-in-1914--title = No surrender in 1914
variant--no-surrender-in-1914 = Nobody surrenders in the first two turns. Surrender points are still counted, and are cleared at the end of each turn as usual.
variant--mud--title = Mud
variant--mud = Before the moves of each turn, a die is rolled for each front. On an S, the front sinks into mud, and nobody can move to or from it this turn.
variant--mesopotamia--title = Mesopotamia
variant--mesopotamia = A twelfth front, on the Tigris, between the Western Allies and the Ottoman Empire.

# words for why
battle--fought--attack = attack
battle--outnumbers--bonus = more armies
battle--fought--defence = defense
constant--numbersBonus = superior numbers
function--troops = armies
function--arrivals = armies that haven’t been placed
function--sides = factions in charge
relation--nextTo = neighboring fronts
relation--nextTo--false = These fronts aren’t neighbors.
relation--line = attack lines
function--real = real army
function--leads = leading faction
function--real--true = It is a real army.
Army_code = nation
function--burden = surrender points
function--returning = armies that can be replaced
function--fallen = fallen armies
local--own = armies of this side
local--prize = city that can be taken
local--back = armies replaced
local--force = attacking armies
local--arriving = arriving armies
deploy--deployed--armies = armies
Grouping_alliance = alliance
local--guards = armies that can lead the defense
local--prizes = cities that can be taken
function--real--false = Dummies can’t do this.
relation--serves--false = Armies of this nation don’t serve on this front.
relation--serves = service

# constants, where a reason names them
constant--lastTurn = last turn
constant--turnsOf1914 = turns in 1914
constant--startScore = victory points at the start
constant--movesEach = moves per faction
constant--transferLimit = strategic transfer limit
constant--garrisonFrom = first turn with minimum garrisons
constant--markerLimit = combat marker limit
constant--sweptFronts = fully held fronts that end the war
constant--treatyFrom = first turn for the peace treaty
constant--germanLead = lead required for the Germans
constant--westernLead = lead required for the Western Allies
constant--refusalBonus = points for refusing the treaty
constant--planTurns = turns of the Schlieffen Plan
constant--orderFrom = first turn with variable order

# what can’t be told apart
kind--Army--hidden = hidden army
kind--Marker--hidden = hidden combat marker

## What settings mean
constant--turnsOf1914--about = The number of turns in 1914; every later turn is a year.
constant--garrisonFrom--about = From this turn on, each faction must have a real army on certain fronts when it deploys.
constant--germanLead--about = The Germans must lead their allies by this many points to win alone.
constant--westernLead--about = The Western Allies must lead the Eastern Allies by this many points to win alone.
option--schlieffenPlan--about = In turn 1, German armies attack only on the planned fronts.
option--variableOrder--about = From turn 2 on, dice decide in which order the factions deploy and move.
option--historicSetup--about = The armies in the historical table start at their historical positions.

# letters on flags, where there is no room for a name
Grouping_WA_letter = W
Grouping_EA_letter = E
Grouping_DE_letter = G
Grouping_DA_letter = A
