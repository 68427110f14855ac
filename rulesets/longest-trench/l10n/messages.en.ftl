ruleset--name = The Longest Trench
ruleset--about = A card duel over three fronts, battle by battle from 1914 to 1918.
ruleset--players = 2–4 players
ruleset--length = 60 minutes or more

# phases

# steps
prepare--reinforcements = Cards for the attacker
prepare--specials = Specials
prepare--exchange = Card exchange
turnUp--supports = Supports are revealed
turnUp--adrift = Free points are placed
turnUp--tally = Fronts are scored
settle--losses = Destroyed cards
settle--discards = Discards
settle--victoryPoints = Victory points
settle--spoils = Cards for the winner
settle--newCards = New cards

# choices
makeDeck--givenUp = Which fleet stays out of the game?
pickBonusCards--picked = Which bonus cards join the deck?
share--shares = How do the partners split the cards?
share--agreed = Do you agree to this split?
offerSpecial--wish = Do you want to play a special?
offerSpecial--consent = May your partner play a special?
playSpecial--special = Play a special?
playSpecial--special--use = Play a special
playSpecial--special--use--c = Which card?
playSpecial--special--pass = Don’t play a special
exchangeCards--swap = Which cards do you exchange?
layCard--deployment = Which card do you deploy on which front?
layCard--deployment--place = Deploy
layCard--deployment--place--c = Which card?
layCard--deployment--place--z = Where to?
layCard--deployment--pass = Pass for the rest of this step
bringTrains--train = Bring another army by train?
bringTrains--train--place = Bring an army
bringTrains--train--place--c = Which army?
bringTrains--train--place--z = To which front?
bringTrains--train--pass = No more armies
layBehind--laid = Which card do you place face down behind each of your fronts?
layBehind--laid--none = no card
laySingly--support = Which card do you place face down behind one of your fronts?
laySingly--support--lay = Place
laySingly--support--lay--c = Which card?
laySingly--support--lay--z = Behind which front?
laySingly--support--pass = Pass for the rest of this step
fire--again = Which dice do you reroll?
fire--again--1 = first die
fire--again--2 = second die
fire--again--3 = third die
fire--again--4 = fourth die
fire--again--5 = fifth die
fire--again--6 = sixth die
fire--aimed = Which die do you use on each front?
fire--aimed--1 = first die
fire--aimed--2 = second die
fire--aimed--3 = third die
fire--aimed--4 = fourth die
fire--aimed--5 = fifth die
fire--aimed--6 = sixth die
fire--aimed--none = no die
direct--target = Where do the free points go?
recover--back = Which destroyed card returns to your hand?
robBlindly--victim = Who loses a card?
robSeen--victim = Whose hand do you look at?
robSeen--lost = Which card do you discard?
refill--over = Which excess cards do you discard?

# dice and draws
fire--artillery = Artillery
fire--secondShot = Second roll
rollAddFront--shot = Dogfight
layStalemates--skips = Stalemates
layAlternatives--swaps = Alternative battles
give--stock = Draw pile
share--stock = Draw pile
share--stock2 = Draw pile
drawCards--stock = Draw pile
exchangeCards--stock = Exchanged cards
setUp--stock = Starting hand
setUp--shuffle-stock = Shuffle
stock--shuffle-stock = Discards are reshuffled
renew--shuffle-stock = Discards are reshuffled
makeDeck--bonusCards = Bonus cards on offer
makeDeck--bonusCards2 = Bonus cards
robBlindly--lost = Lost card

# reasons
playSpecial--not-special = This isn’t a special.
playSpecial--not-now = It can’t be played in this battle.
layCard--wrong-sort = Only armies can be deployed on land, and only fleets at sea.
bringTrains--wrong-sort = Only armies travel by train.
layBehind--no-support = This card has nothing to support here.
laySingly--no-support = This card has nothing to support here.
laySingly--one-general = You may use only one general per battle.
layBehind--twice = A card can be placed on one front only.
layBehind--one-general = You may use only one general per battle.
layBehind--one-fleet = You may use only one support fleet per battle.
fire--miss = This die missed.
fire--one-die-each = A die can hit on one front only.
share--share-all = All of the cards must be split.
advance--total-victory = The yellow marker has reached total victory.
endOfWar--position = The position of the yellow marker after the last battle decides the war.
endOfWar--red-spaces = The yellow marker is on a red space: the war is a draw.

# log
play--battle = { $b }: { TERM($attacker, article: "def") } attack.
useSpecial--special = The special “{ $c }” takes effect for the { $p }.
useSupport--support = { TERM($s, article: "def", cap: "yes") } reveal { $c } behind the { $z }.
rollAddFront--flew = The ace of the { $p } rolls { $shot } on the { $here }.
robBlindly--robbed = { TERM($victim, article: "def", cap: "yes") } lose { $cards ->
    [one] one card
   *[other] { $cards } cards
} from their hand.
robSeen--robbed = { TERM($victim, article: "def", cap: "yes") } lose { $cards ->
    [one] one card
   *[other] { $cards } cards
} from their hand.
fire--shelled = { $hits ->
    [0] { TERM($s, article: "def", cap: "yes") } miss with all dice
    [one] { TERM($s, article: "def", cap: "yes") } hit with 1 die
   *[other] { TERM($s, article: "def", cap: "yes") } hit with { $hits } dice
}.
fire--shelledAgain = { $hits ->
    [0] { TERM($s, article: "def", cap: "yes") } have no hits with rerolled dice
    [one] { TERM($s, article: "def", cap: "yes") } hit with 1 rerolled die
   *[other] { TERM($s, article: "def", cap: "yes") } hit with { $hits } rerolled dice
}.
fire--rerolled = The { NUMBER($g, type: "ordinal") ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
} die now shows { $shows }.
fire--hit = { TERM($s, article: "def", cap: "yes") } hit on the { $z }: { $hits ->
    [one] 1 point
   *[other] { $hits } points
}.
turnUp--front = { $z }: { TERM($s, article: "def") } win (Allies { $allied }, Central Powers { $opposed }).
destroy--destroyed = Destroyed on the { $z }: { $c }.
settle--won = { $battle }: { $gain ->
    [0] neither side deployed any cards, so the battle doesn’t count.
    [one] { TERM($best, article: "def") } win the battle and 1 victory point.
   *[other] { TERM($best, article: "def") } win the battle and { $gain } victory points.
}
layStalemates--stalemate = { $b } is skipped.
layAlternatives--replaced = { $other } takes the place of { $b }.
endOfWar--verdict = { TERM($s, article: "def", cap: "yes") } win the war: { $zone }.

# fight cards
turnUp--front--title = Comparison of the fronts

# decisions in the log
makeDeck--givenUp--log = { TERM($role, article: "def", cap: "yes") } leave { $answer } out of the game.
makeDeck--bonusCards--log = { TERM($who, article: "def", cap: "yes") } are offered { $seen ->
    [0] { $count ->
        [0] no bonus cards.
        [one] a bonus card.
       *[other] { $count } bonus cards.
    }
   *[other] bonus cards: { $drawn }.
}
makeDeck--bonusCards2--log = { TERM($who, article: "def", cap: "yes") } get { $seen ->
    [0] { $count ->
        [0] no bonus cards.
        [one] a bonus card.
       *[other] { $count } bonus cards.
    }
   *[other] bonus cards: { $drawn }.
}
pickBonusCards--picked--log = { TERM($role, article: "def", cap: "yes") } choose their bonus cards: { $answer }.
share--shares--log = { TERM($role, article: "def", cap: "yes") } propose a split. { $answer }.
share--agreed--true--log = { TERM($role, article: "def", cap: "yes") } agree to the split.
share--agreed--false--log = { TERM($role, article: "def", cap: "yes") } don’t agree to the split.
offerSpecial--wish--true--log = { TERM($role, article: "def", cap: "yes") } want to play a special.
offerSpecial--wish--false--log = { TERM($role, article: "def", cap: "yes") } don’t want to play a special.
offerSpecial--consent--true--log = { TERM($role, article: "def", cap: "yes") } let their partner play a special.
offerSpecial--consent--false--log = { TERM($role, article: "def", cap: "yes") } don’t let their partner play a special.
playSpecial--special--use--log = { TERM($role, article: "def", cap: "yes") } play a special: { $c }.
playSpecial--special--pass--log = { TERM($role, article: "def", cap: "yes") } don’t play a special.
exchangeCards--swap--none--log = { TERM($role, article: "def", cap: "yes") } don’t exchange any cards.
exchangeCards--swap--log = { TERM($role, article: "def", cap: "yes") } exchange { $answer }.
layCard--deployment--place--log = { $seen ->
    [0] { TERM($role, article: "def", cap: "yes") } deploy a hidden card on the { $z }.
   *[other] { TERM($role, article: "def", cap: "yes") } deploy { $c } on the { $z }.
}
layCard--deployment--pass--log = { TERM($role, article: "def", cap: "yes") } pass and deploy no more cards.
bringTrains--train--place--log = { $seen ->
    [0] { TERM($role, article: "def", cap: "yes") } bring a hidden army to the { $z } by train.
   *[other] { TERM($role, article: "def", cap: "yes") } bring { $c } to the { $z } by train.
}
bringTrains--train--pass--log = { TERM($role, article: "def", cap: "yes") } bring no more armies by train.
layBehind--laid--none--log = { TERM($role, article: "def", cap: "yes") } don’t place any supports.
layBehind--laid--log = { TERM($role, article: "def", cap: "yes") } place supports face down ({ $answer }).
laySingly--support--lay--log = { $seen ->
    [0] { TERM($role, article: "def", cap: "yes") } place a card face down behind the { $z }.
   *[other] { TERM($role, article: "def", cap: "yes") } place { $c } face down behind the { $z }.
}
laySingly--support--pass--log = { TERM($role, article: "def", cap: "yes") } pass and place no more supports.
fire--again--none--log = { TERM($role, article: "def", cap: "yes") } don’t reroll any dice.
fire--again--log = { TERM($role, article: "def", cap: "yes") } reroll: { $answer }.
fire--aimed--none--log = { TERM($role, article: "def", cap: "yes") } don’t use any dice.
fire--aimed--log = { TERM($role, article: "def", cap: "yes") } aim their dice.
direct--target--log = { TERM($role, article: "def", cap: "yes") } put their free points on the { $answer }.
recover--back--none--log = { TERM($role, article: "def", cap: "yes") } don’t take back a destroyed card.
recover--back--log = { TERM($role, article: "def", cap: "yes") } take { $answer } back into their hand.
robBlindly--victim--log = { TERM($role, article: "def", cap: "yes") } take a card from the { $answer }.
robBlindly--lost--log = Discarded at random: { $seen ->
    [0] { $count ->
        [one] one card.
       *[other] { $count } cards.
    }
   *[other] { $drawn }.
}
robSeen--victim--log = { TERM($role, article: "def", cap: "yes") } look at the hand of the { $answer }.
robSeen--lost--log = { TERM($role, article: "def", cap: "yes") } discard { $answer }.
refill--over--none--log = { TERM($role, article: "def", cap: "yes") } discard nothing.
refill--over--log = { TERM($role, article: "def", cap: "yes") } discard { $answer }.
give--stock--log = { TERM($who, article: "def", cap: "yes") } draw { $seen ->
    [0] { $count ->
        [0] no cards.
        [one] a card.
       *[other] { $count } cards.
    }
   *[other] { $drawn }.
}
share--stock--log = { TERM($who, article: "def", cap: "yes") } draw { $seen ->
    [0] { $count ->
        [0] no cards.
        [one] a card.
       *[other] { $count } cards.
    }
   *[other] { $drawn }.
}
share--stock2--log = { TERM($who, article: "def", cap: "yes") } draw { $seen ->
    [0] { $count ->
        [0] no cards.
        [one] a card.
       *[other] { $count } cards.
    }
   *[other] { $drawn }.
}
drawCards--stock--log = { TERM($who, article: "def", cap: "yes") } draw { $seen ->
    [0] { $count ->
        [0] no cards.
        [one] a card.
       *[other] { $count } cards.
    }
   *[other] { $drawn }.
}
exchangeCards--stock--log = { $count ->
    [0] { TERM($who, article: "def", cap: "yes") } draw no cards.
   *[other] In exchange, { TERM($who, article: "def") } draw { $seen ->
        [0] { $count ->
            [one] a card.
           *[other] { $count } cards.
        }
       *[other] { $drawn }.
    }
}
setUp--stock--log = { TERM($who, article: "def", cap: "yes") } draw their first hand: { $seen ->
    [0] { $count ->
        [0] no cards.
        [one] a card.
       *[other] { $count } cards.
    }
   *[other] { $drawn }.
}
setUp--shuffle-stock--log = The draw pile is shuffled.
stock--shuffle-stock--log = The discards are shuffled and become the new draw pile.
renew--shuffle-stock--log = The discards are shuffled and become the new draw pile.

# seats
seats--two = Two players
seats--two--allies = Allies
seats--two--central = Central Powers
seats--three = Three players, two for the Central Powers
seats--three--allies = Allies
seats--three--central = Central Powers (first partner)
seats--three--central2 = Central Powers (second partner)
seats--threeAllies = Three players, two for the Allies
seats--threeAllies--allies = Allies (first partner)
seats--threeAllies--allies2 = Allies (second partner)
seats--threeAllies--central = Central Powers
seats--four = Four players
seats--four--allies = Allies (first partner)
seats--four--allies2 = Allies (second partner)
seats--four--central = Central Powers (first partner)
seats--four--central2 = Central Powers (second partner)

# options
option--preparation = Preparation: bonus cards are chosen
option--stalemate = Stalemate: battles are skipped
option--alternatives = Alternative battles
option--fogOfWar = Fog of war
option--historical = Historical variant
option--attrition = Attrition: fewer cards from 1917 on

# rulings
ruling--direction = The yellow marker moves
ruling--direction--towardsWinner = toward the winner
ruling--direction--right = always to the right
ruling--direction--because = According to section 10, the marker moves to the right after any battle; but its example is an Allied victory, and the Allies’ half is on the right.
ruling--drawTakesCards = After a drawn battle, the defender also draws the cards meant for the winner
ruling--drawTakesCards--because = The defender wins a drawn battle for exactly 1 point. The rulebook doesn’t say whether they also draw the cards meant for the winner.
ruling--fogLifts = Hidden armies are revealed
ruling--fogLifts--withSupports = only together with the supports
ruling--fogLifts--afterDeployment = right after deployment
ruling--fogLifts--because = Section 13.5 has armies deployed face down, but doesn’t say when they are revealed; according to section 10.6, everything is revealed before counting.
ruling--fogOfPartners = Hidden armies are seen by
ruling--fogOfPartners--owner = only their owner
ruling--fogOfPartners--team = the whole team
ruling--fogOfPartners--because = Section 13.5 doesn’t say whether a partner may look at a face-down army; section 13.4 keeps cards secret from the partner.
ruling--pairOfThree = Two partners among three players
ruling--pairOfThree--asFour = play as in a four-player game
ruling--pairOfThree--openHands = play with open hands and help each other
ruling--pairOfThree--because = The last rules of section 13.4 are headed “four players”. The section doesn’t say whether the two partners in a three-player game hide their hands and stay on their own fronts.
ruling--soloHand = A player against two partners starts with
ruling--soloHand--nine = nine cards
ruling--soloHand--ten = ten cards
ruling--soloHand--because = Section 13.4 gives each team ten cards. In a three-player game, the single player isn’t a team and gets nine according to section 6.6.
ruling--teamHandLimit = Hand limit of partners
ruling--teamHandLimit--each = the full limit each
ruling--teamHandLimit--half = shared, half each
ruling--teamHandLimit--because = Section 10 limits a hand to nine cards; section 13.4 doesn’t say whether two partners share that limit.
ruling--teamAttrition = Attrition of partners
ruling--teamAttrition--shareThree = three cards together
ruling--teamAttrition--twoEach = still two cards each
ruling--teamAttrition--oneEach = one card each
ruling--teamAttrition--because = According to section 13.7, three cards are drawn instead of four; according to section 13.4, each partner draws two. Three cards for the team can be split as usual.
ruling--noAccord = If partners don’t agree
ruling--noAccord--even = cards are split evenly
ruling--noAccord--proposal = the proposal stands
ruling--noAccord--because = Section 13.4 requires partners to agree, but doesn’t say what happens if they don’t.
ruling--stalemateOnAlternative = Stalemate and alternative battle on the same space
ruling--stalemateOnAlternative--skipped = the battle is skipped
ruling--stalemateOnAlternative--fought = the battle is fought
ruling--stalemateOnAlternative--because = Sections 13.2 and 13.3 can affect the same battle. A skipped battle stays skipped, whatever its name.
ruling--seaAfterStalemate = If a stalemate removes the last battle before Dogger Bank, the Falklands
ruling--seaAfterStalemate--follows = may come right before Dogger Bank
ruling--seaAfterStalemate--avoided = come earlier
ruling--seaAfterStalemate--because = Section 13.3 rules out two sea battles in a row: after a 4, the Falklands replace Tannenberg. If section 13.2 removes the battle between Dogger Bank and the Falklands, two sea battles still follow each other.
ruling--lateAnswer = After the attacker has passed, the defender may
ruling--lateAnswer--free = continue to deploy freely
ruling--lateAnswer--never = deploy nothing more
ruling--lateAnswer--because = Section 10.2 lets the other player continue after a pass. It doesn’t say where the defender then places cards, with no card to respond to.
ruling--exchangeLeast = Minimum number of cards exchanged
ruling--exchangeLeast--none = none
ruling--exchangeLeast--one = one card
ruling--exchangeLeast--because = Sections 8 and 9.3 allow up to three cards, the player aid one to three, section 13.4 one or two. Nothing says that you must exchange any.
ruling--supportOrder = Supports are placed
ruling--supportOrder--sideBySide = all at once by each side
ruling--supportOrder--oneByOne = one card at a time, alternating
ruling--supportOrder--because = Section 10.3 lets the defender begin, followed by the attacker. It doesn’t say whether each places everything at once or both alternate.
ruling--supportFleets = Support fleets
ruling--supportFleets--perZone = one in each zone
ruling--supportFleets--inAll = one in the whole battle
ruling--supportFleets--because = Section 10.3 lets you place another fleet instead of the supports. It doesn’t say whether that is one in each zone, as for supports, or one in the whole battle.
ruling--supportFleetFate = When a fleet is destroyed, its support fleet
ruling--supportFleetFate--spared = is spared
ruling--supportFleetFate--shared = is destroyed too
ruling--supportFleetFate--because = According to section 10.6, the defeated fleet is destroyed. The section doesn’t say whether its support fleet is destroyed too.
ruling--reshuffle = The discards become the new draw pile
ruling--reshuffle--whenNeeded = when cards are needed
ruling--reshuffle--atOnce = as soon as the last card is drawn
ruling--reshuffle--because = According to section 11, the discards are shuffled once the draw pile is empty. The section doesn’t say whether that happens after the last card is drawn or when the next one is needed.
ruling--emptyBattle = A battle with no cards deployed
ruling--emptyBattle--drawn = is drawn
ruling--emptyBattle--nothing = doesn’t count
ruling--emptyBattle--because = Section 10 calls a battle drawn if neither side has won it. If nobody deployed a card, there may have been no battle at all.

# values
Sort_special_name = special
Deck_base_name = base
Deck_bonus_name = bonus
Verdict_even_name = draw

# effects and conditions of cards
Effect_nothing_name = –
Effect_addFront_name = +{ $n } on this front
Effect_addAllFronts_name = +{ $n } on every front where your side has an army
Effect_rollAddFront_name = roll one die: on a hit, add the number rolled on this front; otherwise, return this card to your hand (hits: { $hits })
Effect_addLater_name = +{ $n } on one of your side’s fronts, chosen after all cards are revealed
Effect_rerollGuns_name = reroll up to { $n } of your dice
Effect_addGuns_name = { $n } more { $n ->
    [one] die
   *[other] dice
}
Effect_countFours_name = 4s also hit, as they always do from { NUMBER($constant_foursFrom, useGrouping: 0) }
Effect_railway_name = after deployment, deploy { $n } more { $n ->
    [one] army on a front
   *[other] armies on fronts
} where you already have one
Effect_takeCards_name = draw { $n } { $n ->
    [one] card
   *[other] cards
}
Effect_recover_name = return { $n } of your side’s destroyed cards to your hand
Effect_robBlindly_name = the enemy loses { $n } random { $n ->
    [one] card
   *[other] cards
} from their hand
Effect_robSeen_name = look at the enemy’s hand and discard { $n } { $n ->
    [one] card
   *[other] cards
} from it
Effect_spyOut_name = the enemy places supports first and face up
Effect_veil_name = deploy your cards face down
Test_always_name = –
Test_since_name = from { NUMBER($y, useGrouping: 0) }
Test_until_name = through { NUMBER($y, useGrouping: 0) }
Test_attacking_name = attacker only
Test_defending_name = defender only
Test_ashore_name = on land only
Test_afloat_name = at sea only

# piles
pile--stock = Draw pile
pile--discarded = Discards
pile--hand = Hand
pile--onTable = Specials in play
pile--front = Front
pile--backing = Support
pile--fallen = Destroyed
pile--removed = Out of the game
pile--bonusCards = Bonus cards
pile--offer = Bonus cards on offer
pile--unused = Unused bonus cards

# state
state--faceUp = All cards are face up
state--owner = Commander
state--backer = Supporting player
state--points = Extra combat points
Side_shown = supports face up
Side_veiled = deploys face down
Side_fours = a 4 hits
Side_moreGuns = more dice
Side_rerolls = rerolls
Side_trains = armies by train
Side_adrift = free points
Player_side = side
Player_passed = has passed
Battle_belgium_short = Belgium
Battle_marne1_short = Marne I
Battle_ypres1_short = Ypres I
Battle_gorlice_short = Gorlice
Battle_brusilov_short = Brusilov
Battle_nivelle_short = Nivelle
Battle_michael_short = Michael
Battle_marne2_short = Marne II
Battle_meuse_argonne_short = Meuse-Argonne
Battle_falkland_short = Falklands
Battle_ypres2_short = Ypres II
Battle_year = year
Battle_place = position
Battle_attacker = attacker
Battle_sea = at sea
Battle_extra = cards for the attacker
Battle_prize = victory points
Battle_spoils = cards for the winner
Battle_date = date
VictoryMarker_at = space
BattleMarker_at = battle
Card_value = combat points
Card_value--0 = { "" }
Card_timely = bonus points
Card_timely--0 = { "" }
Card_battles = battles with bonus points
Card_rank = support type
Card_nation = nation
Card_type = type
Card_deck = deck
Card_survives = never destroyed
Card_leaves = leaves the game after it takes effect

# members
VictoryMarker_yellow_name = yellow marker
BattleMarker_crimson_name = red marker

# track
Space_c7_name = Central Powers badge
Space_c6_name = Central Powers 6
Space_c5_name = Central Powers 5
Space_c4_name = Central Powers 4
Space_c3_name = Central Powers 3
Space_c2_name = Central Powers 2
Space_c1_name = Central Powers 1
Space_mid0_name = Start
Space_a1_name = Allies 1
Space_a2_name = Allies 2
Space_a3_name = Allies 3
Space_a4_name = Allies 4
Space_a5_name = Allies 5
Space_a6_name = Allies 6
Space_a7_name = Allies badge

# cards
Card_A01_name = Belgian Army
Card_A02_name = British Expeditionary Force
Card_A03_name = French Fifth Army
Card_A04_name = French Sixth Army
Card_A05_name = French Second Army
Card_A06_name = French Tenth Army
Card_A07_name = Tirailleurs Sénégalais
Card_A08_name = Russian Second Army
Card_A09_name = Russian First Army
Card_A10_name = Russian Eighth Army
Card_A11_name = Kitchener’s New Army
Card_A12_name = British Second Army
Card_A13_name = ANZAC
Card_A14_name = Indian Corps
Card_A15_name = Canadian Corps
Card_A16_name = American First Army
Card_A17_name = American Second Corps
Card_A18_name = Italian Second Army
Card_A19_name = Grand Fleet
Card_A20_name = Battle Cruiser Fleet
Card_A21_name = British Dreadnoughts
Card_A22_name = French Fleet
Card_A23_name = Armored Cruisers
Card_A24_name = Destroyer Flotilla
Card_A25_name = Grenades
Card_A26_name = Machine Guns
Card_A27_name = Barbed Wire
Card_A28_name = Trench Mortars
Card_A29_name = Cavalry
Card_A30_name = Tanks
Card_A31_name = Poison Gas
Card_A32_name = Joseph Joffre
Card_A33_name = Ferdinand Foch
Card_A34_name = Alexei Brusilov
Card_A35_name = Reconnaissance Flight
Card_A36_name = Railway Supply
Card_A37_name = Reserves
Card_A38_name = Heavy Bombardment
Card_A39_name = War Loan
Card_A40_name = Secret Service
Card_AB01_name = T. E. Lawrence
Card_AB02_name = Serbian Army
Card_AB03_name = Portuguese Corps
Card_AB04_name = HMS Queen Elizabeth
Card_AB05_name = Douglas Haig
Card_AB06_name = Philippe Pétain
Card_AB07_name = John J. Pershing
Card_AB08_name = René Fonck
Card_AB09_name = Renault FT Tanks
Card_AB10_name = Mines under the Ridge
Card_AB11_name = Room 40
Card_AB12_name = Naval Blockade
Card_AB13_name = Colonial Reserves
Card_AB14_name = Creeping Barrage
Card_C01_name = German First Army
Card_C02_name = German Second Army
Card_C03_name = German Reserve Corps
Card_C04_name = German Eighth Army
Card_C05_name = German Fourth Army
Card_C06_name = German Eleventh Army
Card_C07_name = German Fifth Army
Card_C08_name = German Sixth Army
Card_C09_name = German Seventh Army
Card_C10_name = German Ninth Army
Card_C11_name = German Eighteenth Army
Card_C12_name = German Fourteenth Army
Card_C13_name = Austro-Hungarian Fourth Army
Card_C14_name = Austro-Hungarian Seventh Army
Card_C15_name = Kaiserjäger
Card_C16_name = Ottoman Fifth Army
Card_C17_name = German Recruits
Card_C18_name = Ottoman Eighth Army
Card_C19_name = High Seas Fleet
Card_C20_name = Scouting Group
Card_C21_name = German Battleships
Card_C22_name = Austro-Hungarian Fleet
Card_C23_name = East Asia Squadron
Card_C24_name = Torpedo Boats
Card_C25_name = Stick Grenades
Card_C26_name = Machine Guns 08
Card_C27_name = Barbed Wire
Card_C28_name = Minenwerfer
Card_C29_name = Uhlans
Card_C30_name = Flamethrowers
Card_C31_name = Chlorine Gas
Card_C32_name = Paul von Hindenburg
Card_C33_name = Erich Ludendorff
Card_C34_name = August von Mackensen
Card_C35_name = Reconnaissance Flight
Card_C36_name = Railway Supply
Card_C37_name = Reserves
Card_C38_name = Heavy Bombardment
Card_C39_name = War Loan
Card_C40_name = Secret Service
Card_CB01_name = Paul von Lettow-Vorbeck
Card_CB02_name = Bulgarian Army
Card_CB03_name = Ottoman Sixth Army
Card_CB04_name = SMS Goeben
Card_CB05_name = Erich von Falkenhayn
Card_CB06_name = Liman von Sanders
Card_CB07_name = Oskar von Hutier
Card_CB08_name = Manfred von Richthofen
Card_CB09_name = Stormtroopers
Card_CB10_name = Big Bertha
Card_CB11_name = U-Boats
Card_CB12_name = Mata Hari
Card_CB13_name = Fog of War
Card_CB14_name = Hurricane Bombardment

## House rules: what they are about
variant--late-arrivals--title = Late arrivals
variant--late-arrivals = More bonus cards without new rules: their effects combine those of other cards.
variant--face-down--title = Face down
variant--face-down = Both sides deploy at the same time and face down. Nobody sees the enemy’s cards until all have deployed.
variant--new-orders--title = New orders
variant--new-orders = Six more bonus cards, with three new effects.

# words for why
turnUp--front--allied = Allies
turnUp--front--opposed = Central Powers
turnUp--front--alliedCards = combat points
turnUp--front--alliedBonus = bonus points
turnUp--front--alliedPoints = hits and cards
turnUp--front--opposedCards = combat points
turnUp--front--opposedBonus = bonus points
turnUp--front--opposedPoints = hits and cards
settle--won--gain = victory points
function--strength = strength
function--hits = points for the roll
function--battery = dice
function--won = fronts won
fire--hit--hits = points
local--again = rerolled dice
local--aimed = die
local--even = drawn battle
fire--shelled--hits = hits
fire--shelledAgain--hits = hits
rollAddFront--flew--shot = roll
function--manned = fronts with a card
function--mine = your own fronts
function--team = players on the side
kind--Space = space of the victory track
kind--Side = side
kind--Player = player
kind--VictoryMarker = victory marker
kind--BattleMarker = battle marker
function--winner = winner
local--opposite = front of the card just played
playSpecial--special--use--c--empty = You have no special that can be played now.
bringTrains--train--place--c--empty = You have no army that can be brought by train.
laySingly--support--lay--c--empty = You have no card that can be placed here.
layCard--deployment--place--c--empty = You have no card that can be deployed here.

# constants, where a reason names them
constant--startHand = starting hand
constant--partnersHand = starting hand of partners
constant--bonusDrawn = bonus cards drawn
constant--bonusOffered = bonus cards offered
constant--exchangeMax = maximum number of cards exchanged
constant--partnersExchange = maximum number of cards exchanged by partners
constant--partnersFronts = fronts per partner
constant--guns = artillery dice
constant--hitsTo = highest roll that hits
constant--foursFrom = year from which a 4 hits
constant--destroys = lead that destroys a card
constant--decisive = victory points for winning every front
constant--drawnPrize = victory points for a drawn battle
constant--patriots = extra cards for patriotism
constant--roundCards = cards per round
constant--wornCards = cards per round under attrition
constant--wornFrom = year from which attrition applies
constant--partnersCards = cards per round for partners
constant--handLimit = hand limit

# what can’t be told apart
kind--Card--hidden = face-down card

## What settings mean
constant--partnersHand--about = The starting hand of each of two partners.
constant--partnersFronts--about = The number of fronts on which one partner can have armies.
constant--hitsTo--about = The highest roll that hits in any year.
constant--foursFrom--about = From this year on, the next higher roll also hits.
option--preparation--about = Each player chooses bonus cards from a larger set.
option--stalemate--about = Each year, a die roll may remove a battle.
option--alternatives--about = Each year, a die roll may replace a battle with another one.
option--fogOfWar--about = Armies and fleets are deployed face down.
option--historical--about = The Central Powers have one fleet fewer, and the victory track is longer.
option--attrition--about = From 1917 on, players draw fewer cards.

# letters on flags, where there is no room for a name
Side_allies_letter = A
Side_central_letter = C

# where a card breaks a long name
Card_A02_short = British Expedi{"\u00AD"}tionary Force
Card_A07_short = Tirailleurs Sénégalais
Card_A17_short = American Second Corps
Card_A20_short = Battle Cruiser Fleet
Card_A24_short = Destroyer Flotilla
Card_A26_short = Machine Guns
Card_A35_short = Recon{"\u00AD"}naissance Flight
Card_A36_short = Railway Supply
Card_AB03_short = Portuguese Corps
Card_C20_short = Scouting Group
Card_C23_short = East Asia Squadron
Card_C25_short = Stick Grenades
Card_C26_short = Machine Guns 08
Card_C30_short = Flame{"\u00AD"}throwers
Card_C35_short = Recon{"\u00AD"}naissance Flight
Card_C36_short = Railway Supply
Card_A23_short = Armored Cruisers
Card_A28_short = Trench Mortars
Card_A39_short = War Loan
Card_C19_short = High Seas Fleet
Card_C21_short = German Battleships
Card_C39_short = War Loan
