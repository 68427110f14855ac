# Textes de l’atelier. Les jeux apportent leurs propres mots.

rulesets = Jeux
files = Fichiers
text = Texte
textEditor = Éditeur
findings = Problèmes
play = Partie
board = Plateau
chooseRuleset = Choisissez un jeu à gauche pour le lire et y jouer.
noRulesets = Aucun jeu trouvé. Ajoutez un dossier qui contient un fichier .sand, puis rechargez la page.
noFile = Aucun fichier ouvert. Choisissez-en un à gauche.
noFindings = Aucun problème. Les règles compilent.
notYet = Les règles ne compilent pas encore. Consultez les problèmes sous l’éditeur.
startGame = Choisissez qui joue et commencez une partie.
seats = Places
seed = Graine
seedAny = au hasard
seedHint = La graine détermine les mélanges et les jets de dés. Laissez vide pour une graine au hasard ; saisissez-en une pour rejouer avec la même chance.
randomSeed = Graine aléatoire
newGame = Nouvelle partie
human = Humain
bot-random = Bot aléatoire
bot-search = Bot de recherche
bot-policy = Bot à stratégie
bot-easy = Facile
bot-normal = Normal
bot-hard = Difficile
undo = Annuler
redo = Rétablir
viewer = Vue
viewAll = Arbitre (voit tout)
viewAsked = Joueur actif
busy = Un autre joueur réfléchit…
waiting = En attente de : { $who }
anyone = Chacun de ces rôles peut répondre ; une seule réponse suffit : { $who }
speak = Répondre pour { $who }
change = Changer la réponse : { $who }
step = Coup aléatoire
run = Jouer jusqu’à la fin
stop = Arrêter
confirm = Confirmer
write = Saisir sous forme de texte
handIn = Envoyer
restNone = Tous les autres : { $what }
back = Retour
none = Rien
chooseBetween = Choisissez de { $low } à { $high }
chooseExactly = Choisissez { $low }
inOrder = , l’ordre compte
selectedCount = { $n ->
    [one] { $n } sélectionné
   *[other] { $n } sélectionnés
  }
excluded = Indisponible ({ $n })
log = Journal
emptyLog = Aucun coup pour l’instant.
logEntries = { $n ->
    [one] 1 entrée
   *[other] { $n } entrées
  }
logAlike = { $n ->
    [one] { $n } autre semblable
   *[other] { $n } autres semblables
  }
logChose = { $who } : choix « { $what } ».
logChoseWith = { $who } : choix « { $what } » – { $given }.
account = Explication
noAccount = Rien n’a été calculé ici.
toRule = Aller à la règle
editMap = Modifier la carte
leaveMap = Terminer la modification
brush = Pinceau
moveThings = Déplacer les pions
nothingHere = rien
brushHint = Peignez en faisant glisser, ou avec les flèches et Entrée ; pour les lignes et les copies, Entrée fixe les deux bouts. Bouton du milieu ou Espace : déplacer la carte. [ et ] : taille.
studioTools = Outils de la carte
studioBrush = Pinceau
studioEraser = Gomme
studioLine = Ligne
studioFill = Remplir
studioCopy = Copier
studioStamp = Tampon
studioMove = Déplacer un bloc
studioSize = Taille
studioLayer = Calque
layerPrinted = Dans les fichiers
layerNow = Dans la partie
symmetry = Symétrie
symmetryNone = Aucune
symmetryUpright = Axe vertical
symmetryLevel = Axe horizontal
symmetryBoth = Deux axes
symmetryTurned = Demi-tour
copyHint = Faites glisser sur des cases pour choisir un bloc, ou appuyez sur Entrée à deux coins.
stampHint = Cliquez là où va le bloc, ou appuyez-y sur Entrée.
moveBlockHint = Faites glisser sur le bloc à déplacer, ou appuyez sur Entrée à deux coins.
moveBlockTo = Cliquez là où va le bloc. Les anciennes cases sont vidées.
moveHint = De { $cell } : cliquez maintenant sur la case d’arrivée.
nothingPainted = Aucun changement.
undoEdit = Annuler la modification
timeLine = Chronologie
decisionOf = Coup { $n } sur { $of }
won = { $n ->
    [one] Victoire : { $who }.
   *[other] Victoire commune : { $who }.
  }
nobodyWon = Personne n’a gagné.
ofMost = { $n } sur { $most }
standing = Scores
oldRules = Les règles contiennent des erreurs. Vous jouez avec la dernière version qui a compilé.
drawn = La partie se termine par une égalité.
fault = Une erreur d’exécution s’est produite dans les règles.
otherRules = Cette partie a commencé avec d’autres règles (version { $version }) et a été rejouée avec les règles actuelles.
lost = Le coup { $n } ne peut plus être joué. { $why } { $left ->
    [one] Ce coup est mis en attente jusqu’à ce que les règles le permettent.
   *[other] Ce coup et les suivants ({ $left } en tout) sont mis en attente jusqu’à ce que les règles les permettent.
  }
unseated = Les règles modifiées n’ont pas cette répartition des places. La partie ({ $n ->
    [one] { $n } coup
   *[other] { $n } coups
  }) est mise en attente jusqu’à ce que les règles l’aient de nouveau.
lostOver = La partie est déjà terminée à ce stade.
lostQuestion = Une autre question est posée à cet endroit.
lostRole = La question s’adresse alors à un autre joueur.
lostAnswer = Cette réponse n’existe pas.
lostAllowed = La réponse n’est plus permise.
dockBeside = Placer à côté du plateau
dockBelow = Placer sous le plateau
more = { $n } de plus
doubtful = est permis, mais risque d’échouer.
stepBack = Coup précédent
stepOn = Coup suivant
branches = Variantes ({ $n })
branch = À partir du coup { $n } : { $what } ({ $of } en tout)
branchFrom = À partir du coup { $n }
earlier = Parties précédentes ({ $n })
backTo = Rouvrir la partie précédente : { $seats }, graine { $seed }, coups : { $n }
fromNext = Les changements s’appliquent à la prochaine partie.
startAgain = Recommencer maintenant
keyUndo = Annuler votre dernier coup
keyRedo = Rétablir
keyStep = Coup précédent ou suivant, quel qu’en soit l’auteur
keyAnswer = Choisir une réponse (mode Jouer)
keyBack = Revenir d’une étape dans une réponse
keyConfirm = Confirmer une réponse en plusieurs parties (mode Jouer)
refused = Refusé : { $why }
saved = Enregistré
notSaved = Impossible d’enregistrer { $file }. { $why } Vos modifications sont conservées dans ce navigateur ; nouvelle tentative…
tryNow = Réessayer
full = Le disque est plein.
unwritable = Vous n’avez pas le droit d’écrire dans ce dossier.
gone = Le dossier n’existe plus.
failed = Le disque signale une erreur.
unreachable = Le serveur ne répond pas.
tooLarge = Un fichier ne peut pas dépasser 2 Mo.
name = Ce nom de fichier n’est pas autorisé.
notPart = Un jeu ne peut pas contenir de fichier de ce nom ou de ce type.
sameName = Il existe déjà un fichier dont le nom ne diffère que par la casse. Sur de nombreux systèmes, ce serait le même fichier.
readOnly = Le fichier est en lecture seule.
cannotRead = Impossible de lire le fichier pour le moment.
token = Le serveur ne connaît pas ce navigateur. Ouvrez l’adresse que le terminal affiche.
forbidden = Impossible d’écrire des fichiers à cet endroit.
fileGone = { $file } n’est plus dans le dossier. Rien n’a été écrit, et vos modifications sont conservées ici. Dès que le fichier sera de retour, l’enregistrement reprendra.
writeAnew = Recréer le fichier
letGo = Abandonner
unsaved = Non enregistré
save = Enregistrer
format = Mettre en forme
close = Fermer { $file }
conflict = { $file } a été modifié par quelqu’un d’autre. Rien n’a été écrit. Quelle version voulez-vous garder ?
mine = Votre version
theirs = Autre version
keepMine = Garder la vôtre
ctrlKey = Ctrl
shiftKey = Maj
spaceKey = Espace
keyLeave = Quitter l’éditeur ou accepter la suggestion
keyTab = Basculer : Tab indente ou change le focus
keyComplete = Suggestions
keyRepair = Correction rapide
keyRename = Renommer le symbole
keyDefinition = Atteindre la définition
keyBoard = Zoom avant, zoom arrière, ajuster
tabIndents = Tab indente ; Ctrl+M puis Tab pour quitter l’éditeur
fits = Suggestion : { $what }
odds = Probabilités
oddsPoint = Survolez une réponse ou placez-y le focus pour voir ses probabilités.
oddsExact = Exact :
oddsRuns = { $n ->
    [one] D’après { $n } échantillon :
   *[other] D’après { $n } échantillons :
  }
oddsPositions = Dépend d’informations cachées. { $n ->
    [one] Calculé pour { $n } position possible :
   *[other] Moyenne sur { $n } positions possibles :
  }
oddsCertain = Aucun hasard en jeu.
oddsChanges = Changements
oddsInterval = { $low } à { $high } (intervalle de confiance à 95 %)
oddsGone = { $what } est retiré
oddsAppears = { $what } est ajouté
lookFirst = Voir les probabilités avant de confirmer
doIt = Confirmer la réponse
takeFits = Utiliser la suggestion
takeTheirs = Utiliser l’autre
language = Langue
loading = Chargement…
trouble = Erreur : { $what }
dismiss = Masquer
compiled = compilé en { $ms } ms
asks = Joueur actif : { $seat }
asksOthers = En attente de : { $seat } – « { $choice } »
closer = Zoom avant
farther = Zoom arrière
legend = Légende
whole = Ajuster
asTable = Tableau
tableOf = Tableau : { $kind }
addRow = Nouvelle ligne
duplicateRow = Dupliquer la ligne
deleteRow = Supprimer la ligne
noRows = Pas encore de lignes.
rowOf = Ligne { $id }
howItDoes = Taux de victoire
howItDoesHint = Des bots jouent des parties d’essai avec les règles actuelles. Vous voyez combien de fois chaque ligne est choisie, et combien de fois la victoire suit.
games = Parties
letPlay = Lancer la simulation
gamesPlayed = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
  } sur { $of }
gamesOld = Les règles ont changé depuis ces parties.
chosenTimes = Choix
chosenPerGame = Par partie
wonThen = Taux de victoire si choisi (global : { $share })
comesFrom = Source : { $source }
error = Erreur
warning = Avertissement
note = Remarque
below = Volet inférieur
newFile = Nouveau fichier
create = Créer
rename = Renommer
delete = Supprimer
cancel = Annuler
keep = Annuler
fileName = Nom du fichier
deleteQuestion = Supprimer { $file } ?
badName = « { $file } » n’est pas un nom valide : il faut au moins une lettre de a à z ou un chiffre.
taken = Un fichier nommé { $file } existe déjà.
changed = { $file } a été modifié entre-temps par quelqu’un d’autre. Rien n’a été fait ; vérifiez d’abord le fichier.
standard = Par défaut ({ $value })
yes = oui
no = non
options = Options
variants = Règles maison
layEarlier = Monter { $name }
laidOver = Remplacé par la règle maison **{ $name }** ({ $place }) :
backToBase = Revenir aux règles de base : retirer de { $file }
toText = Ouvrir la source
pieces = { $n } pions
explain = Expliquer
explainCode = Que signifie « { $code } » ?
noName = Aucun nom des règles à cet endroit.
boardHint = Molette ou + et − pour zoomer, 0 pour ajuster, flèches ou glisser pour déplacer le plateau.
translate = Traduire
newLanguage = Nouvelle langue
languageCode = Code de la langue, comme fr
badLanguage = Un code de langue a deux ou trois lettres minuscules, comme fr, éventuellement suivies d’une région, comme pt-BR.
noValues = Les règles n’ont pas encore compilé ; les valeurs des textes ne sont donc pas encore connues.
applyWords = { $n ->
    [0] Mettre à jour
   *[other] Utiliser dans le jeu ({ $n })
}
messagesAndTerms = Messages et termes
rulesTexts = Livret de règles
bringUp = Mettre à jour
bringUpSome = Mettre à jour (textes manquants : { $n })
unreadable = Certaines lignes du fichier sont illisibles et seraient perdues. Corrigez d’abord les problèmes de ces lignes.
pseudo = Pseudo-langue
pseudoHint = Affiche le chapitre avec des lettres modifiées. Ce qui reste normal n’est pas encore traduisible.
showTexts = Afficher
all = Tous
missing = Manquants
fuzzy = À revoir
withFindings = Avec problèmes
translated = Traduits
searchTexts = Chercher dans les textes
withNotes = Avec commentaires
moreFilters = Autres filtres
moreFiltersSet = Autres filtres ({ $n })
filterFile = Fichier
filterTerm = Terme dans la source
filterAuthor = Traducteur
useRegex = Expression régulière
regexProblem = { $problem ->
    [openGroup] Expression régulière incorrecte : une ( n’est pas fermée.
    [openClass] Expression régulière incorrecte : un [ n’est pas fermé.
    [closed] Expression régulière incorrecte : une ) n’a pas de (.
    [repeat] Expression régulière incorrecte : rien à répéter avant *, + ou ?.
    [backslash] Expression régulière incorrecte : rien ne suit le \ final.
   *[other] Expression régulière incorrecte.
}
matchCase = Respecter la casse
replaceTexts = Remplacer…
replaceFind = Chercher dans les traductions
replaceBy = Remplacer par
replaceGroups = $1 insère ce que le premier groupe ( … ) a trouvé, $& toute la correspondance.
replaceNone = Rien à remplacer dans les textes affichés ({ $n }).
fillRepeats = Remplir les répétitions ({ $n })
fillRepeatsHint = Le même texte source est déjà traduit ailleurs.
rewrites = Modifications
rewriteChosen = { $n ->
    [one] { $n } sélectionné
   *[other] { $n } sélectionnés
  } sur { $of }
rewriteApply = { $n ->
    [one] Modifier { $n } texte
   *[other] Modifier { $n } textes
}
rewriteBroken = Une valeur ou un lien ne correspondrait plus à la source.
suggestions = Suggestions
alike = { $percent } %
showOnBoard = Montrer sur le plateau
outsideSuggestions = Suggestions externes
suggestOutside = Obtenir des suggestions
noSuggestions = Aucune suggestion.
suggestFailed = Aucune suggestion : { $why }
comment = Commentaire
comments = Commentaires ({ $n })
commentsOfTranslators = Commentaires des traducteurs
author = Traducteur
authorIs = Traduit par { $name }
yourName = Votre nom
yourNameHint = Ajouté comme commentaire à chaque texte que vous modifiez. Les autres outils de traduction l’affichent aussi.
forReview = Marquer à revoir
forReviewHint = Marquée à revoir. Les lecteurs voient le texte source jusqu’à ce que vous marquiez la traduction comme revue.
nextUnfinished = Prochain inachevé
copySource = Copier la source
noneShown = Aucun texte ne correspond.
progress = { $n ->
    [one] { $n } traduit
   *[other] { $n } traduits
  } sur { $of }
progressFuzzy = { $n } à revoir
progressMissing = { $n ->
    [one] { $n } manquant
   *[other] { $n } manquants
  }
source = Source
reads = Avec les valeurs actuelles
wasBefore = Modifications de la source
target = Traduction ({ $lang })
insert = Insérer au curseur
lookedAt = Marquer comme revu
lookedAtHint = La source a changé depuis cette traduction. Les lecteurs voient le texte source jusqu’à ce que vous marquiez la traduction comme revue.
before = Avant
after = Après
previousText = Texte précédent
nextText = Texte suivant
sourcePage = Chapitre dans la langue source
targetPage = Chapitre traduit
noPage = Le chapitre apparaîtra ici dès que les règles compileront.
emptyCatalogue = Ce fichier ne contient pas encore de textes. Mettez-le à jour pour les ajouter.

## Panels, theme and keyboard
question = Question
panels = Volets
resizePanels = Redimensionner les volets
maximizePanel = Agrandir le volet
restorePanel = Rétablir la taille du volet
collapsePanel = Réduire le volet
expandPanel = Déplier le volet
panelFailed = Une erreur s’est produite dans « { $panel } ». Le reste de la page fonctionne toujours.
theme = Thème
themeSystem = Système
themeLight = Clair
themeDark = Sombre
themeContrast = Contraste élevé
themeAndLanguage = Thème et langue
settingsAndHelp = Réglages et aide
pageMenu = Menu
animations = Animations
sounds = Sons
showAgain = Revoir
dieLeast = touche à partir de { $n }
dieMost = touche jusqu’à { $n }
dieHits = touches
goOn = Continuer
fight = Combat
fightBeats = l’emporte sur
fightLoses = est battu par
fightTies = à égalité
fightTieFor = égalité au profit de : { $side }
fightTotal = Total
fightOther = Autres
fightOdds = Avant le jet :
fightOddsKnown = Avant le jet, d’après ce que vous savez :
fightOddsCame = résultat réel
fightOddsNone = Les probabilités de ce jet ne sont pas connues.
oddsNoEffect = Aucun effet
fightWinner = Vainqueur : { $side }
fightTie = Égalité
fightLosses = Pertes : { $losses }
fightNoneLost = Aucune pièce perdue.
toggleAnimations = Activer ou désactiver les animations
tabLeaves = Tab quitte l’éditeur ; avec Ctrl+M, Tab indente
textOf = Texte de { $file }. { $leave }.
help = Aide
showCommands = Commandes
commandName = Saisir le nom d’une commande
noCommand = Aucune commande ne correspond
marksOnBoard = Pions sur le plateau
markChoosable = Sélectionnable
markSelected = Sélectionné
markQueued = Ordre donné, pas encore confirmé
showKeys = Raccourcis clavier
notifications = Notifications
showPanel = Afficher { $panel }
downloadFile = Télécharger ce fichier
shut = Fermer
enterKey = Entrée
escKey = Échap
homeKey = Début
endKey = Fin
keysPage = Partout
keyHelp = Afficher cette aide
keyRegion = Volet suivant
keyRegionBack = Volet précédent
keyNextFinding = Problème suivant
keyUses = Rechercher les références
keyFind = Rechercher dans le fichier
keyCells = Passer d’une cellule à l’autre
keyCell = Modifier la cellule ou valider
keyCellBack = Abandonner la saisie
keyChoices = Passer d’une réponse à l’autre
keyChoose = Sélectionner la réponse
keyNext = Aller à la réponse suivante dans cette direction ; sinon, déplacer le plateau

## Projects, archives and links
project = Projet
exportZip = Exporter en ZIP
importFiles = Importer un ZIP ou des fichiers…
importFolder = Importer un dossier…
dropHere = Déposez pour voir un aperçu de l’import. Rien n’est encore écrit.
importTitle = Importer depuis { $file }
importNothing = Rien ne peut être importé.
importProblems = { $n ->
    [one] 1 problème
   *[other] { $n } problèmes
  }
importNotes = Remarques
importOther = { $n ->
    [one] 1 fichier existe déjà avec un autre contenu
   *[other] { $n } fichiers existent déjà avec un autre contenu
  }
importOtherHint = Vos fichiers restent inchangés, sauf si vous choisissez « Utiliser l’autre ».
importNew = { $n ->
    [one] 1 nouveau fichier
   *[other] { $n } nouveaux fichiers
  }
importSame = { $n ->
    [one] 1 fichier est identique.
   *[other] { $n } fichiers sont identiques.
  }
importMatch = Contient une partie ({ $n ->
    [one] 1 coup
   *[other] { $n } coups
  }), qui sera ouverte. Vous pourrez revenir à la vôtre.
importTake = { $n ->
    [one] Importer 1 fichier
   *[other] Importer { $n } fichiers
  }
importOpen = Ouvrir
lines = { $n ->
    [one] 1 ligne
   *[other] { $n } lignes
  }
linesDiffer = +{ $added } −{ $removed } lignes
showDifference = Afficher les différences
noDifference = Les fichiers sont identiques.
moreLines = … autres lignes : { $n }

## House rules whose base has changed
baseChanged = La base d’une règle maison a changé
baseThen = Base précédente
baseNow = Base actuelle
variantSays = Règle maison { $name }
rebaseStale = La règle de base que « { $name } » remplace a changé.
rebaseDrift = « { $name } » appelle la règle d’origine, qui a changé.
rebaseGone = La règle de base que « { $name } » remplace n’existe plus.
keepPatch = Garder la règle maison
dropPatch = Utiliser la règle de base
editPatch = Modifier
undoChoice = Annuler
closeRebases = Fermer
allRebased = Tout est réglé.
notKnown = Inconnu
rebasesLeft = Règles de base modifiées : { $n }
showThree = Afficher la base précédente, la base actuelle et la règle maison

## Go to, search and inline hints
goTo = Aller à…
goToName = Nom d’une déclaration, d’un élément, d’une question ou d’un fichier
findText = Rechercher dans les fichiers
goNames = Noms
goText = Texte
goNothing = Aucun résultat.
goMember = élément
goField = champ
goQuestion = question
goFile = fichier
goSetting = paramètre
goType = type
goKind = catégorie
goRelation = relation
goDie = dé
goPile = pile
goState = état
goFunction = fonction
goSearch = recherche
goProcedure = procédure
goPlay = déroulement
goTrigger = déclencheur
goDecisions = décisions
goPolicy = stratégie
goExample = exemple
goPhase = phase
goStep = étape
goLayout = places
goChange = modification
keyGoTo = Aller à un nom ou à un fichier
keyFindText = Chercher un texte dans tous les fichiers
inlineHints = Indications en ligne
inlineHintsHint = Affiche combien de fois chaque déclaration est utilisée, et les valeurs que représentent les noms

shareLink = Partager un lien…
shareTitle = Partager un lien
shareWhat = Contenu du lien
shareVariants = Règles maison sur { $name } : { $variants }
noVariants = aucune
shareChanges = Vos modifications de « { $name } »
shareWhole = Tout le jeu { $name }
shareMatch = La partie : places, options, graine { $seed } et { $n ->
    [one] 1 coup
   *[other] { $n } coups
  }
linkLabel = Lien ({ $length } caractères)
copyLink = Copier le lien
linkCopied = Lien copié.
linkByHand = Le navigateur n’autorise pas la copie. Le lien est sélectionné : copiez-le avec Ctrl+C.
linkHint = Toute personne ayant le lien peut voir ceci. Rien n’est stocké sur un serveur : le lien contient tout.
linkTooLong = Le lien aurait { $length } caractères. Les messageries coupent les liens de plus de { $most } caractères ; envoyez plutôt un fichier ZIP.
fromLink = Lien partagé
linkOver = { $n ->
    [0] Aucun fichier de votre jeu { $name } n’est remplacé.
    [one] Affiche 1 fichier à la place de celui de votre jeu { $name }.
   *[other] Affiche { $n } fichiers à la place de ceux de votre jeu { $name }.
  } Rien ne change dans votre dossier.
linkWhole = Contient le jeu { $name }. Rien ne change dans votre dossier.
linkOther = Votre jeu { $name } n’est pas la version avec laquelle ce lien a été créé ({ $version }). Certaines choses peuvent ne pas fonctionner.
keepLink = Enregistrer une copie…
closeLink = Fermer le lien
linkCut = Ce lien est incomplet : une partie a été perdue. Demandez qu’on vous le renvoie, de préférence dans un fichier ou sur une ligne à part.
linkNewer = Ce lien a été créé avec une version plus récente de Sandtable.
linkNoRuleset = Ce lien a besoin du jeu { $name }, absent ici. Ajoutez-le et rouvrez le lien, ou enregistrez le contenu du lien.
linkAsZip = Enregistrer le contenu en ZIP

## Manual edits and moves
byHand = Modifications manuelles
steps = Coups
handNoGame = Commencez une partie pour fixer les résultats des dés et changer la position.
movesNoGame = Commencez une partie pour voir ses coups ici.
insideNoGame = Commencez une partie pour en déboguer les coups.
watchNoGame = Commencez une partie pour suivre des expressions.
handSeesAll = Disponible seulement dans la vue « { viewAll } ».
seeAll = Voir en tant qu’arbitre
dice = Dés
diceHint = Indiquez ce qui est lancé ou pioché, séparé par des virgules : pour le prochain jet, ou après coup pour le dernier.
otherPlace = Quel jet ou quelle pile ?
rollAgain = Relancer les dés du dernier coup
otherChance = Nouvelle graine à partir d’ici
fellLast = Dernière fois : { $faces }
sameAgain = Répéter
forcedNext = { $n ->
    [one] Prévu pour le prochain jet
   *[other] Prévu pour le { $n }e jet à venir
  } : { $faces }
shallGive = Résultat
nextTime = Fixer le prochain jet
lastTime = Changer le dernier jet
changePosition = Position
changeHint = Fixez une valeur ; la question en cours est mise à jour.
changeWhat = Propriété
changeOf = de
changeTo = en
changeToAll = en (séparer par des virgules)
changeIt = Changer
personMark = humain
botMark = bot
byHandMark = manuel
forcedMark = dés imposés
linesBeside = Comparer les variantes ({ $n })
noSteps = Aucun coup pour l’instant.
hold = Épingler

## Languages
fellBackPage = Page : { $lang }
fellBackRules = Plateau et journal : { $lang }
fellBackHint = Pas encore disponible en { $lang }.
testLanguage = Pseudo-langue

## Additions
placesList = Liste des lieux
placeBeside = voisin : { $place }
mayChoose = sélectionnable
whatIf = Et si…
leaveOut = Retirer le coup
backToSteps = Retour aux coups
lineLeft = Variante d’origine
lineFollowed = Variante actuelle
lineNamed = { $n } (à partir du coup { $from }, { $of ->
    [one] { $of } coup
   *[other] { $of } coups
  })
openLine = Passer à cette variante
stepNumber = Coup
differs = différent
stands = Position finale
lineBreaks = Plus permis à partir du coup { $n }.
stillRuns = La partie est en cours.
isOver = La partie est terminée.
whatIfNow = Choisissez une autre réponse pour le coup { $n }. Les coups suivants sont rejoués tant qu’ils restent permis.
glancing = { $n ->
    [0] Début affiché
   *[other] Coup { $n } affiché
}
glanceOver = Retour au coup actuel
toPhase = Aller à la phase…
phaseAt = { $phase } ({ $step ->
    [0] début
   *[other] après le coup { $step }
})
changeHere = Changer dans une règle maison
changeIn = Règle maison
writeChange = Ajouter à la règle maison
nothingToChange = Il n’y a rien ici qu’une règle maison puisse changer.
badVariant = Le nom d’une règle maison ne peut contenir que des lettres, des chiffres et des traits d’union, et ne peut pas être celui d’un fichier JSON.
draft-set = Changer la valeur de
draft-cell = Changer la valeur de
draft-remove = Supprimer
draft-replace = Remplacer tout
draft-step = Remplacer l’étape
draft-before = Ajouter des étapes avant
draft-after = Ajouter des étapes après
draft-require = Ajouter une condition à
draft-again = Remplacer
draft-extend = Ajouter un champ à
draft-text = Changer le texte de
startPage = Accueil
startLead = Jouez à des jeux de société sur la Première Guerre mondiale, et changez-en les règles en cours de partie.
startGames = Jeux
startNone = Aucun jeu pour l’instant. Créez-en un ou importez-en un.
startSearch = Rechercher un jeu
startFound = { $n ->
    [one] 1 jeu trouvé
   *[other] { $n } jeux trouvés
  }
startNoneFound = Aucun jeu ne correspond à « { $sought } ».
startGoOn = Reprendre une partie
startResume = Reprendre
justNow = à l’instant
startMoreMatches = { $n ->
    [one] 1 autre partie
   *[other] { $n } autres parties
  }
startForgetMatch = Retirer de cette liste : { $game }
startBegin = Nouveau
startDrop = Vous pouvez aussi déposer des fichiers ZIP, des dossiers ou des fichiers n’importe où sur cette page.
newGameRules = Nouveau jeu…
newVariant = Nouvelle règle maison…
newVariantOf = Nouvelle règle maison pour { $name }
newVariantHint = Une règle maison est un petit fichier qui contient seulement ce qui diffère de « { $name } ». Le jeu lui-même ne change pas.
variantAbout = Règle maison : décrivez le changement en une ligne.
variantFirst = Retirez les deux barres obliques et changez la valeur pour voir l’effet.
countVariants = { $n ->
    [one] 1 règle maison
   *[other] { $n } règles maison
  }
nameOf = Nom
gameNameExample = mon-jeu
ruleNameExample = ma-regle
beginsWith = Modèle
templateSmall = Petit jeu à deux joueurs
templateMap = Petit jeu avec une carte
templateHexes = Carte d’hexagones sans règles
templateAreas = Carte de zones sans règles
templateEmpty = Vide
keptWhere = Emplacement
keptInFolder = Dossier des autres jeux
keptInBrowser = Ce navigateur seulement
gameTaken = Un jeu nommé { $file } existe déjà.
inBrowser = Dans ce navigateur
copyToBrowser = Enregistrer une copie dans ce navigateur
forgetProject = Supprimer de ce navigateur…
forgetQuestion = { $name } n’est enregistré que dans ce navigateur. La suppression est irréversible ; exportez-le d’abord en ZIP si vous pensez en avoir encore besoin.
folderAway = Les jeux stockés dans ce navigateur restent disponibles.
folderAwayHere = Vous pouvez continuer. Vos modifications sont conservées ici et seront enregistrées dès que le dossier sera de nouveau accessible. Par prudence, enregistrez une copie dans ce navigateur.
pageFailed = La page n’a pas pu être affichée
pageFailedStart = Une erreur s’est produite sur la page d’accueil.
pageFailedWith = Une erreur s’est produite dans « { $ruleset } ».
pageFailedHint = Vos fichiers sont inchangés. Sans ses textes, le jeu peut souvent encore être ouvert et réparé.
partNotLoaded = Une partie de cette page n’a pas pu être chargée.
partNotLoadedHint = Le programme a sans doute été mis à jour depuis l’ouverture de cette page. Rechargez la page pour continuer ; vos fichiers sont inchangés.
closeThisRuleset = Fermer ce jeu
openWithoutTexts = Ouvrir sans les textes
reloadPage = Recharger la page
openWithTexts = Afficher les textes
notReopened = Non rouvert
notReopenedWhy = « { $ruleset } » n’a pas été rouvert, car la page a planté pendant qu’il était ouvert.
openAnyway = Ouvrir quand même
noRoom = Le stockage de ce navigateur est plein. Rien n’a été enregistré.
noStore = Ce navigateur n’autorise pas la page à stocker des données, peut-être à cause d’une fenêtre privée ou de ses réglages. Rien n’a été enregistré.
unpermitted = Le navigateur n’est plus autorisé à accéder au dossier. Rouvrez-le depuis la page d’accueil.
tooManyFiles = Le dossier contient trop de fichiers. Ouvrez un dossier qui ne contient que des jeux.
openDisk = Ouvrir un dossier de cet ordinateur…
closeDisk = Fermer le dossier « { $name } »
onDisk = Sur cet ordinateur
keptOnDisk = Dossier « { $name } »
copyToDisk = Enregistrer une copie dans le dossier ouvert
diskFolder = Dossier de cet ordinateur
diskClosed = Le dossier « { $name } » était ouvert la dernière fois. Le navigateur a besoin de votre autorisation pour le rouvrir.
diskReopen = Rouvrir le dossier
diskOther = Ouvrir un autre dossier…
diskRefused = Le navigateur n’est pas autorisé à lire et à modifier le dossier « { $name } ». Rien n’y a été changé. Rouvrez-le en autorisant l’accès, ou ouvrez un autre dossier.
diskTrouble = Le dossier « { $name } » ne peut pas être lu.
diskEmpty = Le dossier « { $name } » ne contient aucun jeu. Un jeu est un dossier contenant des fichiers .sand. Pour y en créer un, choisissez « Nouveau jeu… ».
diskLeftOut = Ignorés, car ces noms ne sont pas autorisés : { $files }
diskUnsupported = Ce navigateur ne peut pas ouvrir les dossiers de cet ordinateur ; Chrome et Edge le peuvent. Vous pouvez importer un dossier, puis exporter vos modifications en ZIP.
changedHere = Modifié dans ce navigateur
restoreShipped = Rétablir les règles d’origine…
restoreQuestion = Toutes les modifications de « { $name } » dans ce navigateur seront abandonnées et le jeu redeviendra tel qu’il est sur ce site. Cette action est irréversible ; exportez-le d’abord en ZIP si vous pensez en avoir encore besoin.
manualOfSite = Manuel (en anglais)
updateReady = Une nouvelle version est prête.
reload = Recharger
notKeptHere = Ce navigateur n’autorise pas la page à stocker des données, peut-être à cause d’une fenêtre privée ou de ses réglages. Vous pouvez jouer et modifier les règles, mais tout sera perdu à la fermeture de la page : exportez en ZIP ce que vous voulez garder.
findingFile = Problèmes dans
findingAllFiles = tous les { $n } fichiers
findingKeys = F8 pour le suivant, Maj+F8 pour le précédent.
findingFollows = { $n ->
    [one] 1 problème lié
   *[other] { $n } problèmes liés
  }
findingsMore = { $n ->
    [one] { $n } autre…
   *[other] { $n } autres…
  }
keyLastFinding = Problème précédent
coverage = Couverture
coverageSum = { $n ->
    [one] { $n } règle couverte
   *[other] { $n } règles couvertes
  } sur { $of }.
coverageAll = Toutes les règles sont couvertes.
coverageWhole = Afficher les règles couvertes
coverageMarks = Afficher la couverture dans l’éditeur et les tableaux
coveragePlay = Jouer { $n } parties de bots
coverageHint = Compte les règles exécutées jusqu’ici dans cette partie.
coverageGames = Les bots ont joué { $n ->
    [one] { $n } partie
   *[other] { $n } parties
  } au hasard, avec toutes les répartitions des places et toutes les options.
coverageLooking = Recherche d’une partie qui exécute { $rule } : { $n ->
    [one] { $n } partie
   *[other] { $n } parties
  } pour l’instant.
coverageMissed = { $rule } n’a pas été exécutée en { $n ->
    [one] { $n } partie
   *[other] { $n } parties
  } jouées au hasard. Elle est peut-être inaccessible, ou demande un choix délibéré.
coverageRule = Règle
coverageHere = Dans cette partie
coverageBots = Dans les parties de bots
coverageLook = Chercher une partie qui l’exécute
coverageLookFor = Chercher une partie qui exécute { $rule }
ranHere = Exécutée { $n } fois dans cette partie.
ranPassed = Le code autour a été exécuté, celui-ci jamais.
ranNever = Jamais exécutée.
findingCount = { $severity ->
    [error] { $n ->
        [one] { $n } erreur
       *[other] { $n } erreurs
    }
    [warning] { $n ->
        [one] { $n } avertissement
       *[other] { $n } avertissements
    }
   *[note] { $n ->
        [one] { $n } remarque
       *[other] { $n } remarques
    }
  }

## Differences and simulation
differences = Différences
inMeaning = Changements de règles
inPlay = Simulation
inText = Textes
exchange = Échanger A et B
sideA = A
sideB = B
sideBase = Règles de base
sideOpened = À l’ouverture
sideChosen = Sélection : { $names }
sideBroken = Les règles de { $side } contiennent des erreurs. Voir les problèmes.
sameMeaning = Aucun changement de règle.
playedBy = Joué par
bot-search-n = Bot de recherche, { $n } itérations
consequencesHint = Les bots jouent les mêmes parties avec A et avec B, avec les mêmes dés quand les deux lancent les mêmes. Toute différence vient des règles.
otherSides = Ces résultats correspondent à un autre choix de A et B.
sameGames = { $n ->
    [one] { $n } partie identique sur { $of }.
   *[other] { $n } parties identiques sur { $of }.
  }
nothingClear = Aucune différence statistiquement significative.
gamesFaulted = Parties avec une erreur d’exécution : { $n }.
figuresHead = Résultats
figuresFinal = Valeurs finales
figuresMembers = Nombre à la fin, par valeur
figuresUse = Règles exécutées par partie
figuresChosen = Réponses choisies par partie
figuresAll = Afficher les { $n }
figureDifference = Différence
figureInterval = intervalle de confiance à 95 %
isClear = significatif
measureWon = Victoire : { $role }
measureDrawn = Aucun gagnant
measureLimited = Interrompue à la limite
measureDecisions = Coups
shareChart = Victoires en A et en B
lengthChart = Coups par partie, A en haut et B en bas
partedGames = Parties qui divergent
partedAt = Partie { $game }, après { $n ->
        [one] 1 coup :
       *[other] { $n } coups :
    }
partedAnswer = « { $question } » reçoit une autre réponse
gameOver = terminée
openGameIn = Ouvrir en { $side } (partie { $game })
openIn = Ouvrir en { $side }
cannotOpenGame = Ces règles ne sont plus disponibles.
## Why, Debug and Watch
why = Pourquoi
whyHint = Pour savoir pourquoi quelque chose n’est pas permis, ouvrez « Indisponible » ou « Pourquoi une autre réponse n’est-elle pas possible ? » sous la question. Pour savoir pourquoi une règle n’a pas été exécutée, utilisez le menu contextuel de l’éditeur.
whyNot = Pourquoi pas ?
whyNotThis = Pourquoi pas { $what } ?
whyNotValue = Pourquoi pas « { $what } » ?
whyNotOther = Pourquoi une autre réponse n’est-elle pas possible ?
whyChoose = Choisir…
whyOnBoard = Sélectionner sur le plateau
whyRefused = Pourquoi { $what } a-t-il été refusé ?
whyDidNot = Pourquoi cela n’a-t-il pas été exécuté ?
whyRule = Cette règle au coup { $n }
whyNoRules = Les règles contiennent des erreurs ; elles ne peuvent pas être expliquées.
whyNoMatch = La partie ne peut pas être rejouée jusqu’ici avec ces règles.
whyNoPlace = Aucune règle exécutable à cet endroit.
findingOut = Chargement de l’explication…
nothingAgainst = Rien ne s’y oppose : cette réponse est permise.
nothingAgainstAlone = C’est permis en soi, mais pas avec ce qui a déjà été répondu.
againstGuard = Sa condition n’est pas remplie.
againstOutside = Cela ne fait pas partie des choix possibles.
againstWhole = La réponse dans son ensemble ne remplit pas sa condition.
againstBounds = Ce nombre n’est pas permis.
againstLater = Après cela, aucune réponse à « { $next } » ne serait permise.
againstUnknown = La question n’accepte pas cette réponse.
holds = vrai
fails = faux
notLookedAt = non évalué
unknownToYou = caché pour vous
noValue = aucune valeur
thisIsWhy = ← la raison
partsOf = Parties de { $what }
ruleTest = Non atteint : la condition englobante était fausse.
ruleAnswer = Non atteint : une autre réponse a été choisie ici.
ruleLeft = Non atteint : le bloc englobant s’est terminé avant, ou dure encore.
ruleUncalled = { $name } n’a pas été appelé.
ruleWhenever = La condition a été évaluée et était fausse.
decisionBefore = Coup précédent
decisionAfter = Coup suivant
ranLast = Exécutée pour la dernière fois au coup { $n }
inside = Débogueur
lookInside = Déboguer
lookInsideOf = { $n ->
        [0] Déboguer la mise en place
       *[other] Déboguer le coup { $n }
    }
insideHint = Suivez pas à pas les règles derrière un coup ; l’éditeur et le plateau suivent.
insideOf = { $n ->
        [0] Mise en place
       *[other] Coup { $n }
    }
insideNote = { $n ->
        [0] Débogage de la mise en place : plateau après l’étape { $step } sur { $of }
       *[other] Débogage du coup { $n } : plateau après l’étape { $step } sur { $of }
    }
insideLeave = Retour à la partie
insideCut = Les { $n } premières étapes sont affichées.
insideNothing = Ce coup n’exécute aucune règle.
step-back = Étape précédente
step-into = Pas à pas détaillé
step-over = Pas à pas principal
step-out = Pas à pas sortant
watch = Suivre
watchHint = Suivez une expression, comme la taille d’un ensemble, pour voir sa valeur maintenant et après chaque coup.
watchThis = Expression à suivre
watchAdd = Ajouter l’expression
watchNoMore = Retirer { $what }
watchBefore = avant : { $before }
watchSelected = Suivre la sélection
historyOf = Valeurs de { $what } par coup
valueAt = Coup { $n } : { $value }

## Bot games
inTheRules = Dans les règles :

## Terms next to a text
glossary = Termes de ce texte
glossaryNever = (pas : { $words })

## Restore points and examples
history = Points de restauration
historyHint = Stockés dans ce navigateur : tous ceux de la dernière heure, puis un par heure pendant un jour et un par jour pendant un mois.
historyRefused = Impossible d’enregistrer des points de restauration : le stockage de ce navigateur est plein ou désactivé. L’enregistrement des fichiers fonctionne toujours.
historyNone = Aucune modification pour l’instant.
historyPoints = { $n ->
    [one] 1 point de restauration et ses fichiers modifiés
   *[other] { $n } points de restauration et leurs fichiers modifiés
  }
historySame = Rien n’a changé depuis.
goneSince = supprimé depuis
changedSince = depuis +{ $added } −{ $removed } lignes
restore = Restaurer
restoreAll = Restaurer les { $n } fichiers
otherTabs = { $n ->
    [one] Ouvert aussi dans un autre onglet
   *[other] Ouvert aussi dans { $n } autres onglets
  }
otherTabsHint = Ce qui est enregistré dans un onglet apparaît aussi dans les autres. Si le même fichier a été modifié dans plusieurs onglets, on vous demande quelle version garder.
asExample = Enregistrer comme exemple…
fromStep = Du coup
toStep = au coup
exampleCalled = Nom
exampleName = tel que joué
makeExample = Créer un exemple
makingExample = L’exemple est exécuté et réduit au nécessaire…
noExample = Ces coups ne peuvent pas être enregistrés comme exemple : la position a été modifiée à la main, la partie se termine par une erreur d’exécution, ou certains pions ne peuvent pas être distingués.
demands = Attentes à la fin
demandsNothing = Rien n’a changé ; l’exemple vérifie seulement que ces coups sont permis.
keepExample = Ajouter l’exemple
ruleRan = Exécuté { $times ->
    [one] { $times } fois
   *[other] { $times } fois
  } :

## Bot games, tour and examples
botGames = Équilibre
howManyGames = Parties
winRates = Taux de victoire
openGame = Ouvrir
moreRuns = Plus
botStep = Coup du bot
runTurn = Jouer jusqu’à la fin du tour
gallery = Jeux d’exemple
galleryHint = Chaque jeu d’exemple montre un mécanisme en moins de 60 lignes. Il s’ouvre en copie : vous pouvez tout modifier.
galleryOpen = Ouvrir une copie
exampleDice = Combat avec des dés
exampleHidden = Marqueurs cachés
exampleSealed = Ordres simultanés
exampleCards = Pioche, mains cachées et plis
exampleHexes = Déplacement sur des hexagones
exampleSearch = Ravitaillement et retraite
examplePolicy = Solo contre un bot à stratégie
examplePool = Recruter et perdre des unités
exampleBids = Enchères secrètes
exampleVariants = Petit jeu avec deux règles maison
tour = Visite (5 minutes)
tourStep = Étape { $n } sur { $of }
tourNext = Suivant
tourBack = Précédent
tourLeave = Quitter la visite
tourSkip = Passer
tourDone = C’est fait !
tourOpen = Ouvrez un jeu de la liste, ou la copie d’un jeu d’exemple.
tourChange = Modifiez un nombre dans l’éditeur pour qu’il sorte de sa plage, par exemple 6 en 600. N’importe quelle erreur convient.
tourFinding = Ce qui ne va pas s’affiche sous l’éditeur, avec la façon de le corriger. Sélectionnez le problème et corrigez-le, ou annulez votre changement avec Ctrl+Z dans l’éditeur.
tourPlay = Commencez une partie avec « Nouvelle partie ».
tourDecide = Répondez à une question : cliquez sur un endroit mis en évidence sur le plateau, ou sur une réponse en dessous.
tourUndo = Annulez le coup avec « Annuler ».
tourHouse = Ouvrez « Mise en place », puis « Règles maison », et activez-en une. Les règles changent aussitôt, et la partie continue.
tourLanguage = Changez la langue de la page, en haut à droite. Les jeux apportent leurs propres textes.
tourEnd = C’est ainsi que l’on travaille ici : modifier les règles, vérifier les problèmes, jouer. F1 montre toutes les commandes ; les jeux d’exemple montrent un mécanisme chacun.

## Tables
pastedLeft = Cellules ignorées, faute de colonne : { $n }.

## Draws from piles
liesOnTop = Dessus de la pile (première carte d’abord)

## Pinning and moving on the board
aimPin = Cliquez sur ce qu’il faut suivre
aimCounter = Faites glisser un pion, ou sélectionnez-le puis sa destination
aimTo = { $what } : choisissez maintenant la destination
aimDone = Terminé
pinOnBoard = Choisir sur le plateau
pinWhich = Quelle propriété voulez-vous suivre ?
pinEnough = Terminer la sélection
moveOnBoard = Déplacer des pions sur le plateau
watchIt = Suivre
## Plural forms of a catalog
targetForm = Traduction ({ $lang }), forme { $n } sur { $of }
## Long operations
slowPlay = Les règles sont toujours en cours d’exécution. La page reste utilisable.
slowWhy = L’explication prend du temps. La page reste utilisable.
slowCheck = La vérification des règles prend du temps. La page reste utilisable ; vos modifications sont enregistrées.
stopWork = Arrêter
stoppedPlay = Arrêté : l’exécution des règles a pris trop de temps. La partie est inchangée. Cherchez des boucles sans fin, des conditions imbriquées et des questions aux très nombreuses réponses.
stoppedPlayIn = Arrêté : l’exécution des règles de la phase « { $phase } » a pris trop de temps. La partie est inchangée. Cherchez-y des boucles sans fin, des conditions imbriquées et des questions aux très nombreuses réponses.
stoppedReplay = Arrêté : cette partie n’a pas pu être rejouée à temps avec les règles actuelles. Elle est conservée et sera retentée après la prochaine modification.
stoppedWhy = Arrêté : l’explication a pris trop de temps.
stoppedCheck = Arrêté : les règles n’ont pas pu être vérifiées à temps. Vos modifications sont conservées, et les dernières règles compilées restent en jeu. La prochaine modification relance la vérification.

## Long lists
findInLog = Rechercher dans le journal
linesFound = { $n ->
    [one] 1 ligne
   *[other] { $n } lignes
}
## Breakpoints
breaks = Points d’arrêt
breaksHint = Les bots s’arrêtent aux points d’arrêt. Placez-en un dans la marge de l’éditeur, avec F9, ou quand une expression suivie devient vraie.
breakHere = Basculer le point d’arrêt
breakHint = Les bots s’arrêtent ici
breakNoMore = Supprimer le point d’arrêt à { $what }
stopWhen = Arrêter quand c’est vrai : { $what }
stopsWhen = devient vrai :
stoppedAt = Arrêté au coup { $n } : { $what }
## Coverage on the board and in tables
coverageRunExamples = Lancer les exemples
coverageExamples = Dans les exemples
coverageExamplesRun = { $n ->
    [one] { $n } exemple exécuté.
   *[other] { $n } exemples exécutés.
  }
coverageOnBoard = Afficher la couverture sur le plateau
ranExamples = Exécutée { $n } fois dans { $of ->
    [one] { $of } exemple
   *[other] { $of } exemples
  }.
ranBots = Exécutée { $n } fois dans { $games ->
    [one] { $games } partie de bots
   *[other] { $games } parties de bots
  }.
heatNever = jamais
heatNeverRead = Ligne jamais lue, ni dans cette partie ni dans les parties de bots.
heatRead = Lue { $n } fois, dans cette partie et dans les parties de bots.
heatTitle = Combien de fois chaque lieu a été atteint ou choisi dans un coup :
heatPlace = atteint { $entered } fois, choisi { $named } fois
heatNothing = jamais atteint ni choisi

## Previews and bulk edits
previewOf = Aperçu : { $title }
previewApply = { $n ->
    [one] Appliquer 1 modification
   *[other] Appliquer { $n } modifications
}
previewOld = Le texte a changé depuis cet aperçu. Fermez-le et réessayez.
previewBefore = Avant
previewNothing = N’existe pas encore
previewAfter = Après
bulk = Modification en masse
bulkOf = Modification en masse : { $kind }
bulkWhere = Seulement les lignes où
bulkColumn = Colonne
bulkValue = Nouvelle valeur
bulkHow = Une ligne s’appelle « row », par exemple row.worth > 2. Sans condition, toutes les lignes sont modifiées. La nouvelle valeur peut être une expression, par exemple row.worth + 1.
bulkRows = { $n ->
    [0] Aucune ligne ne changerait.
    [one] 1 ligne changerait.
   *[other] { $n } lignes changeraient.
}
bulkMore = et { $n } de plus

## Saved matches
sessions = Parties enregistrées ({ $n })
sessionWord = partie
sessionName = Nom
sessionKeep = Enregistrer la partie
sessionOver = Remplacer
sessionOpen = Reprendre { $name }
sessionBad = Ce fichier ne contient pas de partie valide.
## Play mode
face = Mode
facePlay = Jouer
faceWorkshop = Atelier
flipFace = Basculer entre « Jouer » et « Atelier »
askingMore = Détails
changeRule = Modifier cette règle
changeRules = Modifier les règles…
notAskedFor = La question ne porte pas sur { $what }. Choisissez ce qui est mis en évidence, ou une réponse ci-dessous.
notAskedForNow = La question ne porte pas sur { $what }. Choisissez une des réponses ci-dessous.
notAskedForPiece = La question ne porte pas sur { $what }. Cliquez sur l’un de vos pions, ou choisissez une réponse ci-dessous.
onlyAnswer = Aucune autre réponse n’est permise : { $why }
playForced = Jouer automatiquement les coups forcés
alwaysAskThis = Toujours demander, même s’il n’y a qu’une réponse possible
alwaysAsked = Toujours demandé
asLastTime = Comme la dernière fois
allAtRandom = Au hasard
usualSetup = Mise en place habituelle
restAtRandom = Le reste au hasard
placeRest = Placer le reste au hasard, sauf le dernier
setupAndRest = { $name }, le reste au hasard
toMove = Joueur actif : { $who }
severalToMove = { $n } joueurs doivent jouer
matchOver = Partie terminée
openDrawer = Afficher le journal et les règles
closeDrawer = Masquer le journal et les règles
startMatch = Commencer
playGame = Jouer
editRules = Modifier les règles
gameNotFound = Il n’y a pas de jeu « { $ruleset } » ici.

## Player mode
playLinkLabel = Pour joueurs : plateau, journal et règles seulement ({ $length } caractères)
copyPlayLink = Copier le lien pour joueurs
secretLinkHint = Ce lien et le lien pour joueurs contiennent la graine et tous les coups de la partie. Toute personne ayant l’un d’eux peut découvrir toutes les informations cachées et les futurs résultats des dés.
seenLinkHint = Le lien pour spectateurs ne contient que ce que tous à la table peuvent voir : ni graine, ni coups cachés. Les spectateurs peuvent regarder la partie, mais pas la continuer.
seenLinkLabel = Pour spectateurs : sans informations cachées ({ $length } caractères)
copySeenLink = Copier le lien pour spectateurs
seenLinkTooLong = Le lien pour spectateurs aurait { $length } caractères. Les messageries coupent les liens de plus de { $most } caractères.
onlooking = Vous regardez cette partie. Vous ne pouvez pas la continuer.
onlookingOther = Ce lien montre une partie sous d’autres règles que les vôtres ; elle ne peut donc pas être affichée.
playerRules = Règles
playerNoRules = Ce jeu n’a pas de livret de règles.
playerWrong = On ne peut pas encore jouer avec ces règles : { $n ->
    [one] elles contiennent une erreur.
   *[other] elles contiennent { $n } erreurs.
  }
playerAskSender = Demandez à la personne qui vous a envoyé le lien de les corriger, ou corrigez-les vous-même.
playerMend = Corriger dans l’atelier

## Shortened games
shorten = Raccourcir
shorteningTo = Raccourcissement : { $n ->
    [one] { $n } coup
   *[other] { $n } coups
  } jusqu’ici…
shortenedTo = Raccourcie ; coups restants : { $n }.
openShortened = Ouvrir sans raccourcir
## Pictures of the board
pictureSvg = Exporter le plateau en SVG
picturePng = Exporter le plateau en PNG
printBoard = Imprimer le plateau et les cartes…
pictureNone = Le plateau de ce jeu ne peut pas être exporté en image. Vous pouvez l’imprimer, avec ses tableaux et ses cartes.
## Full storage, more panels, JSON house rules
notKept = Le stockage de ce navigateur est plein aussi. Exportez votre travail avant de fermer la page (Projet > Exporter en ZIP).
moreParts = Plus…
jsonVariant = { $name } est un fichier JSON, que Sandtable ne modifie pas.
besideVariant = Créer { $name } à la place
lostInCourse = Le coup { $n } ne peut plus être joué après la modification d’un coup antérieur. { $why } { $left ->
    [one] Ce coup est mis en attente.
   *[other] Ce coup et les suivants ({ $left } en tout) sont mis en attente.
  } La variante d’origine se trouve sous « Variantes ».
filterRows = Filtrer les lignes
rowsShown = { $shown } lignes sur { $all }
sortBy = Trier par { $column }
keyEnds = Première ou dernière cellule de la ligne ; avec Ctrl, du tableau
keyHold = Sélectionner plusieurs cellules
keyCopy = Copier les cellules sélectionnées, ou coller
keyFill = Remplir la sélection depuis sa première ligne, ou une cellule depuis celle du dessus
laidIn = La règle maison { $name } change cela en { $value }.

## Findings on the map
mapFindings = Problèmes sur la carte

## Files that aren’t text
notText = Ce fichier n’est pas enregistré en UTF-8. Certains caractères sont illisibles et seraient perdus à l’enregistrement ; le fichier est donc en lecture seule. Convertissez-le en UTF-8 avec un autre programme pour le modifier ici.
unreadableMark = (illisible)
unreadableFile = Ce fichier est illisible : vous n’en avez pas les droits, ou un autre programme le verrouille. Tout le reste fonctionne. Le fichier s’ouvrira dès qu’il sera lisible.

## Bot games that don’t end
slowBots = Les parties de bots sont toujours en cours. La page reste utilisable.
stoppedBots = Arrêté : une partie de bots ne s’est pas terminée à temps. Les résultats obtenus jusqu’ici sont conservés. Cherchez des boucles sans fin, des conditions imbriquées et des questions aux très nombreuses réponses.

## Breakpoints and coverage in the view of one seat
noCondition = n’est pas une condition dans ces règles
coverageSeesAll = Dans la vue d’un seul rôle, la partie n’est pas comptée ici : la couverture pourrait révéler ce qui est caché à ce rôle.

## Links that only work on this computer
linkHere = Ce lien ne fonctionne que sur cet ordinateur. Envoyez plutôt le fichier ZIP.

## File names
willBe = Nom du fichier : { $name }
variantAboutOf = { $title } : décrivez le changement en une ligne.

## Results of a saved example
exampleStands = Enregistré dans { $file }, ligne { $line }.
exampleRuns = Exécution…
exampleHolds = Exemple réussi.
exampleHoldsLaid = Exemple réussi avec { $rules }.
exampleFails = Échec de l’exemple : { $why }
exampleAlone = Échec de l’exemple avec les règles de base : { $why }
exampleGone = Cet exemple n’est plus dans le jeu.
exampleUnknown = Arrêté avant que le résultat soit connu.
tryAgain = Réessayer
toPlace = Aller à la source

## Stopped odds
stoppedOdds = Arrêté : les probabilités de cette réponse n’ont pas pu être calculées à temps. La partie est inchangée et continue.
stoppedBehind = { $n ->
    [one] Votre dernière action attendait ce calcul et a été abandonnée. Veuillez la répéter.
   *[other] Vos { $n } dernières actions attendaient ce calcul et ont été abandonnées. Veuillez les répéter.
}

## Log lines and sources in tables
whyLine = Pourquoi ?
sourceMark = † A une source : survolez-le pour la voir.

## Groups of the project menu and of the file list
menuBegin = Nouveau et ouvrir
menuSave = Enregistrer
menuShare = Partager
menuPrint = Images et impression
menuHistory = { history }…
tables = Tableaux
filesRules = Règles
filesChapters = Livret de règles
filesTranslations = Traductions
filesOf = Fichiers de « { $ruleset } »
printBook = Imprimer le livret de règles…
noBook = Le livret de règles ne peut pas être imprimé : les règles contiennent des erreurs, ou il n’y a pas encore de texte.
## The rulebook next to a match
bookStopped = Le livret de règles n’a pas pu être créé à temps.
## Export of files that aren’t text
notWhole = Pas enregistrés en UTF-8 : { $files }. La page ne peut pas les lire en entier, ils ne peuvent donc pas être exportés. Convertissez-les en UTF-8 avec un autre programme, ou copiez les fichiers directement.
## Map editor
mapTool = Modifier la carte
scanOpen = Décalquer un scan…
scanOther = Un autre scan…
scanShown = Afficher le scan
scanOpacity = Opacité
scanMode = Scan
scanLocked = Verrouillé
scanFit = Ajuster
scanPins = Poser les épingles
scanRemove = Retirer le scan
scanPin = Épingle { $n } du scan
scanHint = Le scan reste dans ce navigateur et n’est pas enregistré dans le jeu. Posez d’abord les quatre épingles sur des points bien visibles de l’image. Avec « Ajuster », faites ensuite glisser chaque épingle là où ce point se trouve sur la carte.
scanFormat = Ce fichier n’est pas une image PNG, JPEG ou WebP ; il n’a pas été ouvert.
scanBytes = Ce fichier dépasse { $n } Mo ; il n’a pas été ouvert. Enregistrez une copie plus petite.
scanPixels = Cette image dépasse 50 millions de pixels ; elle n’a pas été ouverte. Enregistrez une copie plus petite.
scanBroken = Impossible de décoder cette image ; le fichier est peut-être endommagé.
scanUnkept = Le navigateur n’a pas pu garder le scan ; il disparaîtra quand vous quitterez la page.
placeTool = Déplacer les lieux et les étiquettes
addPlaceTool = Ajouter des lieux
addPlaceName = Nom
addPlaceKind = Catégorie
addPlaceHint = Cliquez sur la carte à l’endroit du nouveau lieu, puis tapez son nom. Il reçoit une ligne dans son tableau ; vérifiez les valeurs reprises d’une autre ligne.
addPlaceDone = { $name } ajouté. Les autres outils le déplacent, tracent ses frontières ou le relient.
addPlaceFailed = Impossible d’ajouter ce lieu : son tableau ou la disposition est illisible pour le moment, ou ce nom existe déjà. Consultez les problèmes.
addPlaceHere = Ajouter ici
addPlaceMiddle = Ajouter au milieu
partCorner = Coin { $n }
addOutline = Tracer les frontières
takeCorner = Retirer le coin
takeOutline = Retirer les frontières
takePlace = Retirer de la carte
deletePlace = Supprimer le lieu
mapLinkTool = Ajouter ou supprimer des liaisons : { $relation }
placeHint = Faites glisser un lieu ou son étiquette. Ou choisissez un lieu d’un clic, ou avec les flèches et Entrée. L’éditeur montre sa déclaration.
placeChosen = Faites glisser le lieu ou l’étiquette. Ou choisissez encore une fois ce que vous voulez déplacer : flèches pour déplacer (plus vite avec Maj), Entrée ou clic pour déposer, Échap pour annuler.
partOf = { $place } : partie à déplacer
partMiddle = Centre
partAnchor = Point { $n }
partName = Étiquette
freeName = Placer l’étiquette automatiquement
notOnMap = Pas sur la carte :
putOnMap = Ajouter à la carte…
layoutMissing = Ce plateau a une disposition automatique. Créez un fichier de disposition pour déplacer des lieux.
writeLayout = Créer layout.json
carried = { $place } : maintenant en { $x }, { $y }. Flèches pour déplacer (plus vite avec Maj), Entrée pour déposer, Échap pour annuler.
carriedName = Étiquette « { $place } » : maintenant en { $x }, { $y }. Flèches pour déplacer (plus vite avec Maj), Entrée pour déposer, Échap pour annuler.
mapLinkHint = Tracez une ligne entre deux lieux, ou choisissez l’un puis l’autre, pour ajouter une liaison ou retirer celle qui existe.
mapLinkNeighbors = Relier tous les voisins
linkSortTool = Ajouter un type de liaison
linkSortHint = Donnez-lui un nom, par exemple « Voies ferrées ». Tracez ensuite ses liaisons entre les lieux.
linkSortAdd = Ajouter
linkLook = Aspect
linkPlain = Ligne
linkRoad = Route
linkRail = Voie ferrée
linkTrack = Piste
linkRiver = Rivière
linkDitch = Tranchée
mapLinkJoined = { $n ->
    [one] Une paire de zones a une frontière commune ; elle est maintenant reliée par { $relation }.
   *[other] { $n } paires de zones ont une frontière commune ; toutes sont maintenant reliées par { $relation }.
  }
mapLinkJoinedAll = { $n ->
    [0] Aucune de ces zones n’a de frontière commune avec une autre.
   *[other] Toutes les zones ayant une frontière commune sont déjà reliées par { $relation }.
  }
mapLinkTo = De { $from } : choisissez maintenant l’autre lieu.
mapLinkBoth = dans les deux sens
mapLinkAdded = { $relation } relie maintenant { $from } et { $to }.
mapLinkCut = { $relation } ne relie plus { $from } et { $to }.
mapLinkEnds = { $relation } ne peut pas relier { $from } et { $to } : la relation porte sur d’autres catégories.
mapLinkVariant = La liaison { $from } – { $to } dépend d’une règle maison active. Modifiez-la dans cette règle maison, ou désactivez celle-ci.
mapLinkUnreadable = Le tableau de { $relation } est illisible pour le moment. Consultez les problèmes.
mapLinksOfCells = Les cases voisines découlent de leur position ; il n’y a pas de liaisons à modifier.
mapLinksNone = Aucune relation de ces règles ne relie deux lieux du plateau : il n’y a donc pas de liaisons à modifier. Le voisinage est calculé par des fonctions, ou figure dans les champs des lieux.
settleTool = Modifier les positions de départ
settleEnd = Déplacer les positions de départ : { $relation }
settleHint = Choisissez un lieu où un pion commence la partie, puis le lieu où il doit commencer à la place.
settleNone = Les tableaux ne fixent aucune position de départ.
settleTo = De { $place } : choisissez maintenant le nouveau lieu de départ.
redoEdit = Rétablir la modification
keyUnfinished = Prochain texte inachevé
keyReview = Marquer comme à revoir ou comme revu
keyCopySource = Copier la source
keyInsert = Insérer une valeur ou un terme
keySuggest = Utiliser une suggestion
keyNeighbour = Texte précédent ou suivant
keySource = Ouvrir la source

## Shortening to a breakpoint
shortenHint = Chercher une partie plus courte qui mène aussi jusqu’ici.
## Outside the visible board
beyondEdge = Afficher les autres réponses au-delà de ce bord : { $n }
boardAgainst = { $first } contre { $second }
boardHits = Touches : { $n } sur { $of }
boardTray = Hors du plateau
boardDice = Dernier jet
whatIsMeant = Que voulez-vous dire ?

## Setup
setUp = Mise en place

## Hidden members
hiddenMember = { $name } (caché)

## Map files
printSheet = Imprimer le plateau sur une page…
mapImport = Importer une carte…
mapTitle = Carte de { $file }
mapReading = Lecture du fichier…
mapFound = { $places ->
    [one] 1 lieu
   *[other] { $places } lieux
  } et { $links ->
    [one] 1 liaison
   *[other] { $links } liaisons
  } trouvés.
mapOutlines = Aperçu de la carte importée
mapKind = Catégorie des lieux
mapRelation = Relation des liaisons
mapNew = { $name } (nouveau)
mapNameBy = Propriété des noms
mapUsual = par défaut
mapFlat = Plane
mapEquirectangular = Équirectangulaire
mapMercator = Mercator
mapFresh = { $n ->
    [one] 1 nouvel élément
   *[other] { $n } nouveaux éléments
  } dans { $kind } : { $names }
mapKnown = { $n ->
    [one] 1 élément existant reçoit sa position
   *[other] { $n } éléments existants reçoivent leur position
  } de la carte : { $names }
mapLinks = { $n ->
    [0] Aucune nouvelle liaison
    [one] 1 nouvelle liaison
   *[other] { $n } nouvelles liaisons
  } dans { $relation } ; liaisons existantes : { $known }
mapCopied = Les nouveaux éléments reprennent { $columns } du dernier élément existant. Vérifiez ces valeurs.
mapMore = et { $n } de plus
mapNothing = Rien à importer : les règles contiennent déjà tout.
mapOnGlobe = La carte de ce jeu utilise des longitudes et latitudes, qu’un dessin n’a pas. Importez un fichier GeoJSON, ou mettez « projection » dans { $file } à « none ».
mapNoLayout = { $file } contient des erreurs ; rien ne peut donc y être ajouté. Consultez les problèmes.
mapProblems = Ignoré ou importé en partie
mapTake = Importer la carte
mapTaken = Carte importée. Fichiers modifiés : { $files }.
mapTakeBack = Annuler l’import
## Downloads
savedAs = Enregistré sous le nom { $file }

## Unfinished answers
setAside = Votre réponse inachevée a été mise de côté. Utilisez « Annuler » pour la rétablir.
cameLate = Votre réponse était encore en cours d’exécution quand vous avez fait autre chose : elle seule compte.
## Explanations in sentences
nounOf = { $name } ({ $of })
nounOfBracketed = { $name } de « { $of } »
nounCost = coût du chemin
nounDistance = distance { $of }
nounNeighbors = voisins de { $of }
nounIs = { $value } ({ $name })
nounIsBracketed = { $value } – { $name }
nounHas = { $name } ({ $value })
andMore = et { $n } de plus
whyInRules = Dans les règles
whyBefore = Cette explication porte sur une question antérieure ; une autre est maintenant posée.
whyOtherRules = Les règles ont changé depuis cette explication.
whyAgain = Actualiser
tooFew = Choisissez-en au moins { $n }.
tooMany = Choisissez-en au plus { $n }.
allSelected = Vous en avez déjà choisi { $n }, et pas plus n’est possible. Désélectionnez-en d’abord un.
againstLaterThis = « { $next } » : { $value } n’est pas possible.
possibleInstead = Possible : { $what }.
claimUnknown = Cela dépend d’informations cachées pour vous.
claimAny = Au moins une de ces conditions est requise :
claimEqual = { $what } : { $has }, mais il faut { $than }.
claimEqualBare = { $what } n’est pas { $than }.
claimEqualNamed = { $what } : il faut { $than }.
claimOther = { $what } : ce ne doit pas être { $than }.
claimOtherBare = Ce ne doit pas être { $than }.
claimLeast = { $what } : { $has }, mais il faut au moins { $than }.
claimLess = { $what } : { $has }, mais il faut une valeur inférieure à { $than }.
claimMost = { $what } : { $has }, mais le maximum est { $than }.
claimMore = { $what } : { $has }, mais il faut une valeur supérieure à { $than }.
claimStop = Sur le chemin, il faut s’arrêter à { $what }.
claimIn = { $what } n’est pas dans cette liste : { $than }.
claimApart = { $what } n’est pas à côté de { $than }.
claimOut = { $what } ne doit être aucune de ces valeurs : { $than }.
claimNone = { $what } : { $has }, mais il ne doit rien y avoir.
claimSome = { $what } : rien, mais il en faut au moins un.
claimHas = { $what } : rien, mais il en faut un.
claimLies = { $what } : dans « { $has } », mais il faut « { $than } ».
claimLiesNot = { $what } ne doit pas se trouver dans « { $than } ».
claimSelf = Déjà là : { $what }.
claimTrue = « { $what } » n’est pas vrai.
claimFalse = « { $what } » est vrai, mais ne doit pas l’être.
claimTrueOf = « { $what } » n’est pas vrai pour { $of }.
claimFalseOf = « { $what } » est vrai pour { $of }, mais ne doit pas l’être.
factEqual = { $what } : { $has }.
factOther = { $what } : { $has }, et non { $than }.
factLeast = { $what } : { $has }, au moins { $than }.
factLess = { $what } : { $has }, inférieur à { $than }.
factMost = { $what } : { $has }, au plus { $than }.
factMore = { $what } : { $has }, supérieur à { $than }.
factIn = { $what } est l’une de ces valeurs : { $than }.
factOut = { $what } n’est aucune de ces valeurs : { $than }.
factNone = { $what } : rien.
factSome = { $what } : { $has }.
factLies = { $what } : dans « { $has } ».
factLiesNot = { $what } : pas dans « { $than } ».
factTrue = « { $what } » est vrai.
factFalse = « { $what } » n’est pas vrai.
factTrueOf = « { $what } » est vrai pour { $of }.
factFalseOf = « { $what } » n’est pas vrai pour { $of }.

## New values in a house rule
changeSort = Ce qui change
newValue = Nouvelle valeur
houseRuleByTheWay = regle-maison
writeAllTheSame = Enregistrer quand même
changeWritten = Enregistré dans { $file }

## Manual changes of the position
liesInPile = se trouve dans

## Comments on rules
notes = Commentaires
noteHere = Ajouter un commentaire
noteNew = Nouveau commentaire
noteNowhere = Il n’y a ici aucune règle nommée à commenter.
notesNone = Aucun commentaire. Pour en ajouter un, placez le curseur dans une règle et choisissez « Ajouter un commentaire » dans le menu contextuel.
notesSettled = { $n ->
    [one] 1 commentaire résolu
   *[other] { $n } commentaires résolus
}
noteText = Commentaire sur { $rule }
noteAnswer = Réponse à propos de { $rule }
noteLeave = Publier le commentaire
noteReply = Répondre
noteSettle = Résoudre
noteReopen = Rouvrir
noteStillHolds = Toujours valable
noteChanged = modifiée depuis
noteGone = n’est plus dans les règles
noteSettledBy = résolu
noteAuthor = Votre nom
noteAs = en tant que { $name }
noteOtherName = Changer de nom
noteGoTo = { $rule } : aller à la règle
noteOpen = Commentaires ouverts : { $n }
noteNotWritten = Impossible d’enregistrer notes.md. Votre texte est gardé ici.
## One answer for all; finishing a phase
forAll = Pour tous ({ $n }) : { $what }
runPhase = Laisser les bots terminer cette phase : { $phase }
## Points of regions
addAnchor = Ajouter un point
takeAnchor = Supprimer le point
## How a result was calculated
smallerOf = le plus petit de
greaterOf = le plus grand de
restOf = le reste de
diceThat = { $name }, { $wanted } chacun
atLeast = au moins { $value }
lessThan = inférieur à { $value }
atMost = au plus { $value }
moreThan = supérieur à { $value }
equalTo = { $value }
otherThan = pas { $value }
storyOf = Calcul : { $line }
storyTests = Parce que :
storyNothing = Rien n’a été calculé ici.
storyDie = le dé montre { $face }
storyDieNot = le dé montre { $face } et ne compte pas
claimThere = { $what } n’est pas en jeu.
claimAway = { $what } est en jeu, mais ne doit pas l’être.
factThere = { $what } est en jeu.
factAway = { $what } n’est pas en jeu.
thisNumber = le nombre
storyAfter = Ensuite :
inChapters = Dans le livret de règles :
sumOf = { $name } :
nameAndValue = { $name } : { $value }
becauseOf = { $name }, car : { $why }
storyOut = { $face } ne compte pas

## Mutation testing
mutation = Test de mutation
mutationHint = Les règles sont modifiées à un endroit à la fois, puis les exemples et les attentes sont exécutés. Une modification qu’aucun d’eux ne remarque montre ce qui n’est pas vérifié.
mutationTry = Tester { $n ->
    [one] { $n } mutation
   *[other] { $n } mutations
  }
mutationMore = Tester { $n ->
    [one] { $n } mutation
   *[other] { $n } mutations
  } de plus
mutationTried = { $n ->
    [one] { $n } mutation testée
   *[other] { $n } mutations testées
  } sur { $of }.
mutationCaught = { $n ->
    [one] { $n } mutation détectée
   *[other] { $n } mutations détectées
  } sur { $of }.
mutationEquivalent = { $n ->
    [one] { $n } notée comme équivalente
   *[other] { $n } notées comme équivalentes
  }.
mutationUnsound = Les mutations peuvent être testées dès que les règles n’ont plus d’erreurs.
mutationFailing = Les mutations peuvent être testées dès que tous les exemples réussissent. Échecs : { $names }
mutationFile = Fichier
mutationChange = Mutation
mutationReached = Exemples qui l’atteignent
mutationNoReason = Il manque la raison pour laquelle cette mutation est équivalente : { $change }
mutationUnknown = Cette mutation n’existe plus ; supprimez l’entrée : { $change }
mutationNoticed = Cette mutation est maintenant détectée ; supprimez l’entrée : { $change }
mutationMark = Détectée par aucun exemple : { $change }

## The end of a match
playAgain = Rejouer
shareThisMatch = Partager la partie
lookBack = Revoir la partie
hasWon = a gagné
lookAtBoard = Voir le plateau
showResult = Voir le résultat
scoreOverTime = { $what } au fil de la partie
keyMoments = Moments clés
keyMomentsHint = Les coups qui ont le plus changé « { $what } », avec la valeur avant → après. Cliquez sur un coup pour voir le plateau après ce coup.
keyMomentUp = En hausse : { $who }
keyMomentDown = En baisse : { $who }
hiddenValue = caché
liesHere = Ici
altReach = Maintenir Alt : portée et probabilités
notNow = Impossible maintenant :
mayBeChosen = Peut être choisi
notThese = Pas { $what } :
keyTool = Choisir un outil
keyBrushSize = Changer la taille du pinceau
keyPaint = Peindre, ou fixer un bout de la ligne
keyMoveMap = Déplacer la carte tant que la touche est enfoncée
keyReach = Montrer la portée et les probabilités d’un pion (maintenir)
reach = Portée et probabilités
## Moves that change after an edit of the rules
changedMoves = Coups modifiés
changedCount = { $of ->
        [one] { $n ->
            [0] Le seul coup donne le même résultat
           *[other] Le seul coup donne un autre résultat
        }
       *[other] { $n ->
            [0] Les { $of } coups donnent le même résultat
            [one] 1 coup sur { $of } donne un autre résultat
           *[other] { $n } coups sur { $of } donnent un autre résultat
        }
    }
changedStops = À partir du coup { $n }, les coups ne sont plus possibles.
changedMoveAt = Coup { $n }
changedBefore = Coup modifié précédent
changedNext = Coup modifié suivant
changedMore = { $n ->
        [one] 1 autre valeur est différente.
       *[other] { $n } autres valeurs sont différentes.
    }
acceptChanges = Masquer : comparer désormais avec ces règles
whatEffect = Simuler l’effet
sideUnedited = Avant la modification
sideCurrent = Règles actuelles
changedValues = { $n ->
        [one] 1 valeur différente
       *[other] { $n } valeurs différentes
    }
answerOnBoard = Cliquez sur ce qui est mis en évidence sur le plateau.
dragPiece = Cliquez sur ce qui est mis en évidence sur le plateau, ou faites glisser un pion vers sa destination.
dragCard = Cliquez sur ce qui est mis en évidence, ou faites glisser une carte vers sa destination.
placeOnBoard = Cliquez sur un pion, puis sur sa destination, ou faites-l’y glisser.
fillOnBoard = Faites glisser depuis « Hors du plateau » sur plusieurs lieux pour les remplir.
selectOnBoard = Cliquez sur le plateau pour sélectionner, ou faites glisser en maintenant Maj.
draftComplete = Tout est attribué. Confirmez, ou cliquez sur un pion pour changer son attribution.
finishFirst = Terminez cette réponse ou revenez en arrière, puis confirmez.
skipOnBoard = Vous pouvez aussi cliquer sur l’un de vos pions pour continuer.
answerForMarked = Répondez pour le pion marqué, ou cliquez d’abord sur un autre.
answerForPlace = Répondez pour le lieu marqué, ou cliquez d’abord sur un autre lieu.
giveToMarked = Cliquez sur ce qui va au lieu marqué, ou d’abord sur un autre lieu.
layOnBoard = Cliquez sur ce que vous voulez placer, puis sur le lieu, ou faites-l’y glisser.

## Settings of a game, and tables in place
whichTable = Choisir un tableau
settings = Paramètres
settingsFailed = Impossible de lire les paramètres.
settingsNone = Ce jeu n’a ni paramètres ni tableaux.
settingsNotFound = Aucun paramètre correspondant.
settingsSearch = Rechercher dans les paramètres
settingsShow = Afficher
settingsAll = Tous les paramètres
settingsConstants = Constantes
settingsRulings = Interprétations
settingsChanged = Modifiés par des règles maison
settingsOfPlace = { $n ->
        [one] { $n } paramètre lié à cet endroit du texte.
       *[other] { $n } paramètres liés à cet endroit du texte.
    }
settingsShowAll = Tout afficher
settingWhere = Où enregistrer les modifications
settingBase = Règles de base
settingBaseHint = Les modifications sont enregistrées dans les règles de base du jeu.
settingRuleName = Nom de la règle maison
settingNeedsName = Saisissez un nom pour la règle maison.
settingInJson = Cette règle maison est un fichier JSON. Choisissez un autre nom.
settingOnlyBase = Une règle maison ne peut pas changer cela. Choisissez « Règles de base » pour le changer.
settingWrite = Enregistrer la modification
settingDiscard = Abandonner
settingCode = Afficher le texte des règles
settingEmpty = vide
settingWritten = Enregistré.
settingReset = Réinitialiser
settingInBase = Dans les règles de base : { $value }
settingInRule = Avec { $name } : { $value }
settingAdded = Ajouté dans { $file }
addItem = Ajouter
removeItem = Supprimer l’élément { $n }
settingRange = { $min } à { $max }
settingStep = par pas de { $step }
settingBecause = Raison : { $why }
settingUsedIn = Utilisé dans
settingMoreUses = et { $n ->
    [one] { $n } autre
   *[other] { $n } autres
  }
settingToText = Aller au livret de règles : { $title }
settingRows = { $n ->
        [one] { $n } ligne, { $file }
       *[other] { $n } lignes, { $file }
    }
settingRow = Ligne
settingOpenTable = Ouvrir le tableau
settingsHere = Afficher les paramètres liés à cet endroit
settingsNoneHere = Rien ici ne dépend d’un paramètre.
examplesHere = Adapter les exemples qui échouent avec cette règle maison
examplesFix = { $n ->
        [one] Adapter { $n } exemple des règles de base
       *[other] Adapter { $n } exemples des règles de base
    }
examplesHold = Tous les exemples des règles de base réussissent aussi avec cette règle maison.
examplesNoFix = Aucune adaptation trouvée pour : { $names }
mergePatch = Fusionner
mergedPatch = Fusionné

## The balance lab: questions that bots answer by playing
labQuestions = Question
labFull = Ouvrir en grand
labFair = Le jeu est-il équitable ?
labRule = Que change cette règle maison ?
labNumber = Quelle valeur choisir ?
labBots = Quel bot est le plus fort ?
labFairHint = Des bots jouent un grand nombre de parties. Vous voyez combien de fois chaque camp gagne, combien durent les parties et comment elles se terminent.
labNumberHint = Des bots jouent les mêmes parties avec différentes valeurs et, autant que possible, les mêmes dés. Choisissez un nombre, une option ou une valeur d’un tableau.
labBotsHint = Des bots s’affrontent. Chaque paire joue deux parties par graine, en échangeant les places.
labSeating = Places
labPerSeat = Choisir un bot pour chaque place
labPrecise = Arrêter quand le résultat est connu à ±{ $points } points près
labAtMost = Parties au plus
labPerValue = Parties par valeur
labPerPair = Parties par paire
labStart = Lancer
labProgress = { $n } parties sur { $of }
labPreparing = Préparation des valeurs : { $n } sur { $of }…
labCompiling = Préparation des règles…
labStopped = { $n ->
    [one] Arrêté après { $n } partie.
   *[other] Arrêté après { $n } parties.
  }
labStale = Les règles ont changé depuis ces parties.
labNobody = Aucune partie n’a de gagnant : on ne peut pas en conclure si le jeu est équitable. Essayez d’autres bots.
labAllStopped = Toutes les parties ont été interrompues à la limite de { $limit } coups. Essayez d’autres bots.
labSomeStopped = { $n ->
    [one] 1 partie a été interrompue à la limite de { $limit } coups.
   *[other] { $n } parties ont été interrompues à la limite de { $limit } coups.
  }
labEven = Aucun camp ne gagne significativement plus souvent qu’un autre.
labMore = { $who } : significativement plus de victoires qu’à parts égales.
labLess = { $who } : significativement moins de victoires qu’à parts égales.
labWins = Victoires
labShare = Part
labSide = Camp
labEndings = Issues
labWon = Avec gagnant
labDrawn = Sans gagnant
labAtLimit = Interrompues à la limite
labFault = Erreur d’exécution
labGames = Parties
labLengths = Coups par partie
labLengthsShown = { $mean } en moyenne, de { $shortest } à { $longest }
labMoves = Coups
labNotable = Parties à regarder
labShortest = La plus courte
labLongest = La plus longue
labClosest = La plus serrée
labClosestBy = { $field } : { $first } à { $second }
labNotableGame = Partie { $n } (graine { $seed }, { $moves ->
    [one] 1 coup
   *[other] { $shown } coups
  })
labOpenOf = Ouvrir la partie { $n }
labShortenOf = Raccourcir la partie { $n }
labWhat = Choisissez ce qui varie.
labWhatSearch = Chercher un nombre, une option ou une valeur de tableau
labWhatNone = Rien de ce nom ne peut varier.
labWhatNow = actuellement { $value }
labAddSecond = Ajouter un second nombre
labRemove = Retirer { $what }
labValuesOf = Valeurs de { $what }
labValuesHint = Par exemple 2..6, 0..100:20 (par pas de 20) ou 1,3,5
labValuesEmpty = Saisissez des valeurs comme 2..6 ou 1,3,5.
labValuesRange = « { $part } » n’est pas un intervalle. Écrivez-le comme 2..6.
labValuesMany = Trop de valeurs. On peut tester au plus { $most } valeurs ou combinaisons à la fois.
labTry = Comparer toutes les valeurs
labFind = Trouver la bonne valeur
labFindMeasure = Objectif
labFindValue = doit valoir
labAimMissing = Saisissez un nombre pour l’objectif.
labReadError = Impossible de lire ce qui peut varier.
labMeasure = Afficher
labWinners = Victoires de tous les camps
labAsIs = inchangé
labValue = Valeurs
labDiffers = * significativement différent des règles actuelles
labPointFails = Injouable : { $why }
labPointOption = Cette valeur n’est pas permise pour cette option.
labPointFaults = { $n ->
    [one] 1 partie avec une erreur d’exécution
   *[other] { $n } parties avec une erreur d’exécution
  }
labPointStopped = { $n ->
    [one] 1 partie interrompue à la limite
   *[other] { $n } parties interrompues à la limite
  }
labPointNobody = aucune partie n’a de gagnant
labFoundOne = { $aim } est atteint avec { $value }.
labFoundSome = { $aim } est atteint de { $from } à { $to }. Davantage de parties par valeur préciseraient le résultat.
labFoundBetween = { $aim } est franchi entre { $from } et { $to }. Aucune valeur ne l’atteint exactement.
labFoundBelow = Aucune valeur n’atteint { $aim } : tous les résultats sont en dessous.
labFoundAbove = Aucune valeur n’atteint { $aim } : tous les résultats sont au-dessus.
labFoundTurning = Le résultat monte et descend entre { $from } et { $to }. Cherchez dans chaque moitié, ou comparez toutes les valeurs.
labFoundNothing = Aucune de ces valeurs n’est jouable.
labFoundSure = Ce résultat est fiable à 95 %.
labAim = « { $measure } = { $value } »
labKeepValue = Enregistrer comme règle maison
labRuleName = Nom de la règle maison
labRuleSaved = Règle maison « { $name } » créée.
labRuleTaken = Il existe déjà une règle maison de ce nom.
labElo = Elo
labEloOf = { $bot } : { $elo } (de { $low } à { $high })
labEloHint = Le premier bot a 0 point. 190 points de plus signifient trois victoires pour une défaite.
labPairs = Paires
labPair = { $a } contre { $b }
labScore = Score du premier bot
labTwoBots = Sélectionnez au moins deux bots.
labHowMuchTime = Les bots qui calculent à l’avance sont plus lents : quelques parties peuvent durer plusieurs minutes.
labCopy = Copier sous forme de texte
labCopied = Copié.
labCopyFailed = Le navigateur a refusé la copie.
labPicture = Enregistrer l’image
labPlayedBy = Parties : { $games }, bots : { $bots }, graine : { $seed }
