# étapes
battle--forces = Forces
battle--markers = Marqueurs de combat
battle--leaders = Armées de tête
battle--odds = Supériorité numérique
battle--dice = Dés
battle--tally = Décompte
battle--outcome = Issue
battle--draws = Nouveaux marqueurs
victoryCheck--claims = Fronts ouverts
victoryCheck--points = Fin de la guerre
victoryCheck--surrenderRolls = Jets de capitulation
victoryCheck--failedRoll = Jet de capitulation manqué
victoryCheck--peace = Traité de paix

# choix
deploy--posting = Sur quels fronts vont les nouvelles armées ?
deploy--posting--none = Attendre sur la piste des tours
takeMove--action = Que font vos armées ?
takeMove--action--battle = Bataille
takeMove--action--battle--front = Sur quel front ?
takeMove--action--move--from = De quel front ?
takeMove--action--show--front = Sur quel front ?
takeMove--action--move = Mouvement
takeMove--action--transfer = Transfert stratégique
takeMove--action--pass = Passer
takeMove--action--show = Dévoiler des armées (ne coûte rien)
turnUp--shown = Quelles armées sont dévoilées ?
march--goal = Où vont les armées ?
march--goal--none = Rester ici
transferArmies--from = De quel front part le transfert ?
transferArmies--goal = Vers quel front va le transfert ?
transferArmies--who = Quelles armées, une ou deux ?
battle--force = Quelles armées attaquent ?
battle--force--about = { $Marker_mandatory ->
    [0] { "" }
   *[other] Un marqueur obligatoire qui convient à une armée attaquante sera utilisé ; une armée à laquelle il convient devra alors mener l’attaque.
}
layMarker--marker = Quel marqueur de combat est posé face cachée ?
layMarker--marker--none = Ne poser aucun marqueur
battle--lead = Quelle armée mène l’attaque ?
battle--guard = Quelle armée mène la défense ?
battle--red = Dé de l’attaquant
battle--red--S = compte 0 ; on peut tirer un marqueur de combat.
battle--white = Dé du défenseur
battle--white--S = compte 0 ; on peut tirer un marqueur de combat.
turnDown--stays = Quelles armées restent découvertes ?
drawMarker--wants = Un S est sorti. Tirer un marqueur de combat ? Il améliore ou aggrave le résultat d’une bataille ultérieure.
drawMarker--pot = Marqueur tiré du gobelet
putBackUseless--keep = Garder le marqueur inutilisable ?
handBack--holder = Qui rend un marqueur ?
handBack--old = Quel ancien marqueur est rendu ?
takeCity--wanted = Prendre une ville ?
takeCity--city = Quelle ville est prise ?
victoryCheck--surrenderDie = Dé de capitulation
victoryCheck--surrenderDie--S = pas de capitulation.
offerTreaty--offer = Proposer le traité de Brest-Litovsk ?
offerTreaty--acceptTreaty = Accepter le traité de Brest-Litovsk ?
replenish--back = Quelles armées perdues sont remplacées ?
diceForOrder--orderDie = Dé pour l’ordre
diceForOrder--orderDie--S = compte 0.
diceForOrder--buildPlace = En quelle position déployer ?
diceForOrder--movePlace = En quelle position agir ?

# raisons
deploy--not-listed = Ce front n’accepte pas cette armée, du moins pas maintenant.
deploy--man-the-front = Une des armées qui arrivent doit aller à ce front, où vous n’avez aucune vraie armée.
march--not-listed = Ce front n’accepte pas cette armée, du moins pas maintenant.
march--other-theatre = Un mouvement reste dans son théâtre.
march--nobody-moves = Une armée au moins doit bouger.
march--nobody-there = Aucune armée ne vous obéit ici.
march--nowhere-to-go = Aucune armée de ce front ne peut passer à un front voisin.
takeMove--nothing-hidden = Aucune de vos armées n’est cachée ici.
turnUp--open-already = Cette armée est déjà découverte.
transferArmies--not-listed = Ce front n’accepte pas l’armée, du moins pas maintenant.
transferArmies--nobody-there = Aucune armée ne peut partir d’ici.
transferArmies--same-front = L’armée y est déjà.
attack--not-your-front = Un autre groupement tient ce front.
attack--treaty = Le traité interdit d’attaquer sur ce front.
attack--nobody-there = Aucune armée ne peut attaquer d’ici.
attack--only-dummies = Aucune vraie armée ne peut attaquer ici.
battle--dummy-stays-out = Les leurres n’attaquent pas.
battle--may-not-attack = Toutes les armées n’ont pas le droit d’attaquer ici.
battle--marker-nation = Le marqueur posé exige une armée de sa nation.
battle--mandatory = Un marqueur obligatoire sera utilisé : une armée de sa nation doit attaquer aussi.
layMarker--marker-unfit = Ce marqueur ne convient pas à cette bataille.
layMarker--mandatory-first = Un marqueur obligatoire passe d’abord.
layMarker--mandatory = Un marqueur obligatoire se joue dès que possible.
offerTreaty--garrison = Les garnisons exigées par le traité ne sont pas toutes en place.
closeTurn--marker-lost = Le compte des marqueurs de combat n’y est pas.
conclude--more-points = La guerre est finie : les points des alliances décident.
conclude--enemy-surrenders = L’autre alliance capitule.
victoryCheck--all-surrender = Les deux alliances capitulent : tous ont perdu cette guerre.
whenever--garrison-broken = Il manque aux Puissances centrales des garnisons exigées par le traité : elles perdent aussitôt la guerre.

# journal
play--turn = Tour { $turn }, { NUMBER($year, useGrouping: 0) }
deploy--deployed = { "" }
takeMove--passed = { TERM($g, article: "def", cap: "yes") } passent.
turnUp--showed = { $front } : { TERM($g, article: "def") } dévoilent { $armies ->
    [one] { $armies } armée.
   *[other] { $armies } armées.
}
march--marched = { $from } : { TERM($g, article: "def") } font partir { $armies ->
    [one] { $armies } armée.
   *[other] { $armies } armées.
}
transferArmies--transferred = { TERM($g, article: "def", cap: "yes") } transfèrent { $armies ->
    [one] { $armies } armée
   *[other] { $armies } armées
} { TERM($from, case: "gen", article: "def") } { TERM($goal, case: "dat", article: "def") }.
battle--undefended = { $front } : { TERM($attacker, article: "def") } ne rencontrent aucun défenseur.
battle--fought = { $front } : { TERM($attacker, article: "def") } attaquent. { $lead } obtient { $attack }, { $guard } obtient { $defence }.
battle--outnumbers = { TERM($g, article: "def", cap: "yes") } ont plus d’armées : +{ $bonus }.
fall--fell = { $a } est perdue.
sendDummiesBack--dummies = { $front } : { TERM($g, article: "def") } perdent { $dummies ->
    [one] { $dummies } leurre
   *[other] { $dummies } leurres
} jusqu’au prochain déploiement.
turnMarker--played = { TERM($g, article: "def", cap: "yes") } jouent { $m } ({ $value }).
handBack--handedBack = { "" }
addMarkers--newMarkers = { $markers ->
    [0] Aucun nouveau marqueur de combat n’entre en jeu.
    [one] { $markers } marqueur de combat de { NUMBER($year, useGrouping: 0) } entre en jeu.
   *[other] { $markers } marqueurs de combat de { NUMBER($year, useGrouping: 0) } entrent en jeu.
}
capture--surrenderPoint = { $front } : { TERM($loser, article: "def") } reçoivent un point de capitulation (maintenant { $points }).
capture--protected = { $front } : à cause du traité, aucune ville n’y change de main.
capture--closedLine = { $front } : { TERM($g, article: "def") } ne prennent aucune ville, car aucune ligne d’attaque ouverte n’y mène.
takeCity--captured = { TERM($g, article: "def", cap: "yes") } prennent { $city } (auparavant : { $from }).
victoryCheck--surrendered = { TERM($g, article: "def", cap: "yes") } capitulent : { $die } pour { $points } { $points ->
    [one] point
   *[other] points
} de capitulation.
victoryCheck--heldOut = { TERM($g, article: "def", cap: "yes") } tiennent bon : { $die } pour { $points } { $points ->
    [one] point
   *[other] points
} de capitulation.
conclude--totals = Alliés { $western } points, Puissances centrales { $middle } points.
victoryCheck--check = Contrôle de victoire du tour { $turn }
offerTreaty--signed = Le traité de Brest-Litovsk est conclu.
offerTreaty--refused = Les Alliés de l’Est refusent le traité de Brest-Litovsk.
offerTreaty--owed = Garnison ({ $f }, { TERM($g, article: "def") }) : { $armies } ; le traité en exige { $owed }.
replenish--replaced = { "" }
diceForOrder--order = { TERM($g, article: "def", cap: "yes") } déploient en position { $builds } et agissent en position { $moves }.

# valeurs
ruling--thirtiethMarker--michael = Michael (1918, +2)
ruling--pantalonsName--pantalons = Pantalons Rouges
ruling--pantalonsName--pantolons = Pantolons Rouges
Duty_attacking_name = attaque
Duty_defending_name = défense
Truce_untouched_name = guerre
Truce_corpsOnly_name = corps d’Orient seulement
Truce_closed_name = paix
Place_coming_name = en route
Place_lost_name = perdue
pile--pot = gobelet
pile--pot--allies = Alliés
pile--pot--central = Puissances centrales
pile--kept = marqueurs en main
pile--pledged = marqueurs obligatoires (utilisés dès que possible)
pile--drawn = marqueurs tirés
pile--laid = face cachée sur la table
pile--shown = face visible
pile--later = marqueurs à venir
pile--spent = hors jeu
state--turn = Tour
state--move = Coup de ce tour
state--treaty = Traité de Brest-Litovsk
state--treaty--open = non conclu
state--treaty--signed = conclu
state--refused = Traité refusé
state--garrisonsDue = Garnisons dues
Grouping_score = points
Grouping_surrender = points de capitulation
Grouping_buildsAt = déploiement n°
Grouping_movesAt = coup n°
Front_punished = point de capitulation déjà donné
City_holder = tenue par
City_holder--count = villes
Army_strength = force
Army_at = lieu de l’armée
kind--Code = nation ou corps
Army_faceUp = armée découverte
Marker_value = valeur
Marker_nation = pour
Marker_duty = usage
Marker_duty--attacking = attaque seulement
Marker_duty--defending = défense seulement
Marker_mandatory = obligatoire

# bases
Base_b1w_name = base des Alliés de l’Ouest, front des Flandres
Base_b1d_name = base allemande, front des Flandres
Base_b2w_name = base des Alliés de l’Ouest, front de la Somme
Base_b2d_name = base allemande, front de la Somme
Base_b3w_name = base des Alliés de l’Ouest, front de la Marne
Base_b3d_name = base allemande, front de la Marne
Base_b4w_name = base des Alliés de l’Ouest, front d’Alsace-Lorraine
Base_b4d_name = base allemande, front d’Alsace-Lorraine
Base_b5w_name = base des Alliés de l’Ouest, front du Trentin
Base_b5a_name = base des alliés des Allemands, front du Trentin
Base_b6w_name = base des Alliés de l’Ouest, front de l’Isonzo
Base_b6a_name = base des alliés des Allemands, front de l’Isonzo
Base_b7e_name = base des Alliés de l’Est, front du Nord-Ouest
Base_b7d_name = base allemande, front du Nord-Ouest
Base_b8e_name = base des Alliés de l’Est, front de l’Ouest (Russie)
Base_b8d_name = base allemande, front de l’Ouest (Russie)
Base_b9e_name = base des Alliés de l’Est, front du Sud-Ouest
Base_b9a_name = base des alliés des Allemands, front du Sud-Ouest
Base_b10e_name = base des Alliés de l’Est, front des Balkans
Base_b10a_name = base des alliés des Allemands, front des Balkans
Base_b11e_name = base des Alliés de l’Est, front de Roumanie
Base_b11a_name = base des alliés des Allemands, front de Roumanie

# armées
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
Army_WA_X1_name = leurre
Army_WA_X2_name = leurre
Army_WA_X3_name = leurre
Army_WA_X4_name = leurre
Army_WA_X5_name = leurre
Army_WA_X6_name = leurre
Army_EA_X1_name = leurre
Army_EA_X2_name = leurre
Army_EA_X3_name = leurre
Army_EA_X4_name = leurre
Army_EA_X5_name = leurre
Army_EA_X6_name = leurre
Army_DE_X1_name = leurre
Army_DE_X2_name = leurre
Army_DE_X3_name = leurre
Army_DE_X4_name = leurre
Army_DE_X5_name = leurre
Army_DE_X6_name = leurre
Army_DA_X1_name = leurre
Army_DA_X2_name = leurre
Army_DA_X3_name = leurre
Army_DA_X4_name = leurre
Army_DA_X5_name = leurre
Army_DA_X6_name = leurre

## Règles maison : ce qu’elles changent
variant--three-dummies--title = Trois leurres
variant--three-dummies = Chaque groupement a trois leurres, la moitié de ce que contient la boîte.
variant--confirmed-surrender--title = Capitulation confirmée
variant--confirmed-surrender = Qui échoue au jet de capitulation lance un dé de plus pour chacun de ses points et ne capitule que si l’un d’eux montre un S.
variant--no-surrender-in-1914--title = Pas de capitulation en 1914
variant--no-surrender-in-1914 = Personne ne capitule pendant les deux premiers tours. Les points sont comptés et, comme toujours, effacés avec le tour.
variant--mud--title = Boue
variant--mud = Avant les actions de chaque tour, on lance un dé pour chaque front. Sur un S, le front s’embourbe : personne ne peut y entrer ni en sortir pendant ce tour.
variant--mesopotamia--title = Mésopotamie
variant--mesopotamia = Un douzième front, sur le Tigre, entre les Alliés de l’Ouest et l’Empire ottoman.

# Mots pour le pourquoi
battle--fought--attack = attaque
function--real--false = Un leurre ne le peut pas.
relation--serves--false = Les armées de cette nation ne servent pas sur ce front.
relation--serves = service
battle--outnumbers--bonus = supériorité numérique
battle--fought--defence = défense
constant--numbersBonus = supériorité numérique
function--troops = armées du front
function--arrivals = armées à placer encore
function--sides = camps du front
relation--nextTo = fronts voisins
relation--nextTo--false = Ces fronts ne sont pas voisins.
function--real = vraie armée
function--leads = groupement qui mène
function--real--true = C’est une vraie armée.
Army_code = nation
function--burden = points de capitulation
function--returning = armées qui peuvent être remplacées
function--fallen = armées tombées
local--own = armées de ce camp
local--prize = ville qui peut être prise
local--back = armées remplacées
local--force = armées attaquantes
local--arriving = armées qui arrivent
deploy--deployed--armies = armées
Grouping_alliance = alliance
local--guards = armées qui peuvent mener la défense
local--prizes = villes qui peuvent être prises

# cartes de combat
battle--fought--title = Bataille : { $front }
battle--fought--first = L’attaque réussit
battle--fought--second = L’attaque est repoussée
battle--fought--tie = Les deux armées de tête tombent

# décisions dans le journal
deploy--posting--none--log = { TERM($role, article: "def", cap: "yes") } ne déploient aucune armée.
deploy--posting--log = { TERM($role, article: "def", cap: "yes") } déploient { $count ->
    [one] une armée
   *[other] { $count } armées
} ({ $answer }).
takeMove--action--battle--log = { TERM($role, article: "def", cap: "yes") } attaquent : { $front }.
takeMove--action--move--log = { "" }
takeMove--action--transfer--log = { "" }
takeMove--action--pass--log = { "" }
takeMove--action--show--log = { "" }
turnUp--shown--log = { TERM($role, article: "def", cap: "yes") } dévoilent : { $answer }.
march--goal--log = { TERM($role, article: "def", cap: "yes") } déplacent des armées ({ $answer }).
transferArmies--from--log = { "" }
transferArmies--goal--log = { "" }
transferArmies--who--log = { TERM($role, article: "def", cap: "yes") } choisissent pour le transfert : { $answer }.
battle--force--log = { TERM($role, article: "def", cap: "yes") } attaquent avec : { $answer }.
layMarker--marker--none--log = { TERM($role, article: "def", cap: "yes") } ne posent aucun marqueur de combat.
layMarker--marker--log = { TERM($role, article: "def", cap: "yes") } posent un marqueur de combat face cachée : { $answer }.
battle--lead--log = { $answer } mène l’attaque.
battle--guard--log = { $answer } mène la défense.
turnDown--stays--none--log = { TERM($role, article: "def", cap: "yes") } retournent toutes leurs armées face cachée.
turnDown--stays--log = { TERM($role, article: "def", cap: "yes") } laissent découvertes : { $answer }.
drawMarker--wants--true--log = { "" }
drawMarker--wants--false--log = { TERM($role, article: "def", cap: "yes") } ne veulent pas de marqueur de combat.
drawMarker--pot--log = { TERM($who, article: "def", cap: "yes") } tirent du gobelet : { $seen ->
    [0] un marqueur de combat.
   *[other] { $drawn }.
}
putBackUseless--keep--true--log = { TERM($role, article: "def", cap: "yes") } gardent le marqueur inutilisable.
putBackUseless--keep--false--log = { TERM($role, article: "def", cap: "yes") } rendent le marqueur inutilisable.
handBack--holder--log = { TERM($role, article: "def", cap: "yes") } désignent qui rend un marqueur : { $answer }.
handBack--old--log = { TERM($role, article: "def", cap: "yes") } rendent : { $answer }.
takeCity--wanted--true--log = { "" }
takeCity--wanted--false--log = { TERM($role, article: "def", cap: "yes") } ne prennent aucune ville.
takeCity--city--log = { "" }
offerTreaty--offer--true--log = { TERM($role, article: "def", cap: "yes") } proposent le traité de Brest-Litovsk.
offerTreaty--offer--false--log = { TERM($role, article: "def", cap: "yes") } ne proposent pas le traité de Brest-Litovsk.
offerTreaty--acceptTreaty--true--log = { TERM($role, article: "def", cap: "yes") } acceptent le traité de Brest-Litovsk.
offerTreaty--acceptTreaty--false--log = { "" }
replenish--back--none--log = { TERM($role, article: "def", cap: "yes") } ne remplacent aucune armée.
replenish--back--log = { TERM($role, article: "def", cap: "yes") } remplacent : { $answer }.
diceForOrder--buildPlace--log = { "" }
diceForOrder--movePlace--log = { "" }
relation--line = lignes d’attaque

# constantes, là où une raison les nomme
constant--lastTurn = dernier tour
constant--turnsOf1914 = tours de 1914
constant--startScore = points de victoire au début
constant--movesEach = coups par groupement
constant--transferLimit = maximum d’un transfert stratégique
constant--garrisonFrom = premier tour avec garnisons minimales
constant--markerLimit = maximum de marqueurs de combat
constant--sweptFronts = fronts entièrement tenus qui mettent fin à la guerre
constant--treatyFrom = premier tour du traité
constant--germanLead = avance requise des Allemands
constant--westernLead = avance requise des Alliés de l’Ouest
constant--refusalBonus = points du refus
constant--planTurns = tours du plan Schlieffen
constant--orderFrom = premier tour à ordre variable

# ce qu’on ne peut pas distinguer
kind--Army--hidden = armée cachée
kind--Marker--hidden = marqueur de combat caché

# lettres sur les drapeaux, où un nom n’a pas de place
Grouping_WA_letter = O
Grouping_EA_letter = E
Grouping_DE_letter = A
Grouping_DA_letter = AA
