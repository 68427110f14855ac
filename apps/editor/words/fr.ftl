# Ce que dit l’atelier. Les jeux apportent leurs propres mots.

rulesets = Jeux
files = Fichiers
text = Texte
findings = Problèmes
play = Partie
board = Plateau
chooseRuleset = Choisissez un jeu à gauche pour le lire et y jouer.
noRulesets = Aucun jeu ici. Placez à côté des autres un dossier qui contient un fichier .sand, puis rechargez la page.
noFile = Aucun fichier ouvert. Choisissez-en un à gauche.
noFindings = Aucun problème. Les règles compilent.
notYet = Les règles ne compilent pas encore. Voir les problèmes sous le texte.
startGame = Choisissez qui joue et commencez une partie.
seats = Places
seed = Graine
seedAny = au hasard
seedHint = Laissez vide pour une graine aléatoire. Saisissez une graine pour rejouer la même partie.
newGame = Nouvelle partie
human = Humain
bot-random = Bot aléatoire
bot-search = Bot de recherche
bot-policy = Bot scripté
undo = Annuler
redo = Refaire
viewer = Point de vue
viewAll = Tout
viewAsked = Joueur actif
busy = Un autre joueur réfléchit…
waiting = En attente de : { $who }
anyone = L’un d’eux peut répondre : { $who }
speak = Répondre pour { $who }
change = Changer la réponse : { $who }
step = Coup aléatoire
run = Jouer jusqu’à la fin
stop = Arrêter
confirm = Confirmer
write = Saisir en texte
handIn = Envoyer
restNone = Mettre le reste à « Rien »
back = Retour
none = Rien
chooseBetween = Choisissez de { $low } à { $high }
chooseExactly = Choisissez { $low }
inOrder = , dans l’ordre
excluded = Indisponible ({ $n })
log = Journal
emptyLog = Aucun coup pour l’instant.
logEntries = { $n } entrées
account = Comment on y arrive
noAccount = Rien n’a été calculé ici.
toRule = Aller à la règle
editMap = Modifier la carte
leaveMap = Terminer la modification
brush = Pinceau
moveThings = Déplacer les pions
nothingHere = rien
brushHint = Cliquez une case, ou allez-y avec les flèches et appuyez sur Entrée. Chaque clic est une modification du fichier.
moveHint = De { $cell } : cliquez maintenant la case d’arrivée.
nothingPainted = Aucun changement.
undoEdit = Annuler la modification
timeLine = Chronologie
decisionOf = Coup { $n } sur { $of }
won = Victoire : { $who }.
nobodyWon = Personne ne gagne.
ofMost = { $n } sur { $most }
standing = Scores
oldRules = Les règles contiennent des erreurs. Vous jouez avec la dernière version qui a compilé.
drawn = La partie est nulle.
fault = Une erreur d’exécution s’est produite dans les règles.
otherRules = Cette partie a commencé sous d’autres règles (version { $version }) et a été rejouée sous celles-ci.
lost = Le coup { $n } n’est plus permis : { $why } Lui et les suivants ({ $left } en tout) sont en attente jusqu’à ce que les règles les permettent.
unseated = Les règles modifiées n’ont pas ces places. La partie et ses { $n } coups sont en attente jusqu’à leur retour.
lostOver = la partie est déjà finie.
lostQuestion = autre chose est demandé là.
lostRole = quelqu’un d’autre est interrogé là.
lostAnswer = cette réponse n’existe pas.
lostAllowed = ce n’est pas permis.
dockBeside = Placer à côté du plateau
dockBelow = Placer sous le plateau
more = { $n } de plus
doubtful = est permis, mais a peu de chances de réussir.
stepBack = Coup précédent
stepOn = Coup suivant
branches = Variantes ({ $n })
branch = À partir du coup { $n } : { $what } ({ $of } en tout)
branchFrom = À partir du coup { $n }
earlier = Parties précédentes ({ $n })
backTo = Rouvrir la partie précédente : { $seats }, graine { $seed }, { $n } coups
fromNext = Les changements s’appliquent à la prochaine partie.
startAgain = Recommencer maintenant
keyUndo = Annuler votre dernier coup
keyRedo = Rétablir
keyStep = Coup précédent ou suivant, quel qu’en soit l’auteur
keyAnswer = Choisir une réponse (Jouer)
keyBack = Un pas en arrière dans une réponse
refused = Refusé : { $why }
saved = Enregistré
notSaved = Impossible d’enregistrer { $file }. { $why } Vos modifications sont gardées dans ce navigateur ; nouvel essai…
tryNow = Réessayer
full = Le disque est plein.
unwritable = Vous n’avez pas le droit d’écrire dans ce dossier.
gone = Le dossier n’existe plus.
failed = Le disque signale une panne.
unreachable = Le serveur ne répond pas.
tooLarge = Un fichier ne peut pas dépasser 2 Mo.
name = Aucun fichier ne peut porter ce nom ici.
notPart = Un jeu n’a pas de fichier de ce nom ou de ce type.
sameName = Un fichier ne s’en distingue que par la casse ; sur beaucoup de systèmes, ce serait le même.
readOnly = Le fichier est en lecture seule.
cannotRead = Impossible de le lire pour le moment.
token = Le serveur ne connaît pas ce navigateur. Ouvrez l’adresse que le terminal affiche.
forbidden = Aucun fichier ne peut être écrit là.
fileGone = { $file } n’est plus dans le dossier. Rien n’a été écrit, et votre texte reste ici. Quand le fichier sera de retour, tout continuera.
writeAnew = Recréer le fichier
letGo = Abandonner
unsaved = Non enregistré
save = Enregistrer
format = Mettre en forme
close = Fermer { $file }
conflict = Quelqu’un d’autre a changé { $file }. Rien n’a été écrit. Quel texte doit rester ?
mine = Votre version
theirs = Autre version
keepMine = Garder la vôtre
ctrlKey = Ctrl
shiftKey = Maj
spaceKey = Espace
keyLeave = Quitter l’éditeur ou accepter la suggestion
keyTab = Tab indente ou change le focus
keyComplete = Suggestions
keyRepair = Correction rapide
keyRename = Renommer le symbole
keyDefinition = Atteindre la définition
keyBoard = Zoom avant, zoom arrière, ajuster
tabIndents = Tab indente ; Ctrl+M puis Tab pour quitter l’éditeur
fits = Suggestion : { $what }
odds = Probabilités
oddsPoint = Survolez une réponse ou placez-y le focus pour voir ses probabilités.
oddsExact = Exact :
oddsRuns = D’après { $n } essais :
oddsPositions = Cela dépend de ce qui est caché ; en moyenne sur { $n } positions dont chacune peut être la vraie :
oddsCertain = Aucun hasard.
oddsChanges = Changements
oddsInterval = { $low } à { $high } (intervalle de confiance à 95 %)
oddsGone = { $what } disparaît
oddsAppears = { $what } apparaît
lookFirst = Voir les probabilités avant de confirmer
doIt = Confirmer la réponse
takeFits = Utiliser la suggestion
takeTheirs = Utiliser l’autre
language = Langue
loading = Chargement…
trouble = Erreur : { $what }
dismiss = Masquer
compiled = compilé en { $ms } ms
asks = À { $seat } de décider
closer = Zoom avant
farther = Zoom arrière
legend = Légende
whole = Ajuster
asTable = Tableau
tableOf = Tableau : { $kind }
addRow = Nouvelle ligne
duplicateRow = Dupliquer la ligne
deleteRow = Supprimer la ligne
noRows = Pas encore de lignes.
rowOf = Ligne { $id }
howItDoes = Équilibre
howItDoesHint = Des bots jouent sous les règles du moment ; on lit ici combien de fois chacun est choisi.
games = Parties
letPlay = Lancer la simulation
gamesPlayed = { $n } parties sur { $of }
gamesOld = Les règles ont changé depuis.
chosenTimes = Choisi
chosenPerGame = Par partie
wonThen = Taux de victoire si choisi (global : { $share })
comesFrom = Source : { $source }
error = Erreur
warning = Avertissement
note = Note
below = Panneau
newFile = Nouveau fichier
create = Créer
rename = Renommer
delete = Supprimer
cancel = Annuler
keep = Annuler
fileName = Nom du fichier
deleteQuestion = Supprimer { $file } ? Cette action est irréversible.
badName = De « { $file } » il ne reste pas de nom : il faut une lettre de a à z ou un chiffre.
taken = Un fichier nommé { $file } existe déjà.
changed = Quelqu’un d’autre a changé { $file } entre-temps. Rien n’a été fait ; regardez-le d’abord.
standard = Par défaut ({ $value })
yes = oui
no = non
options = Options
variants = Règles maison
layEarlier = Monter { $name }
laidOver = Remplacé par la règle maison **{ $name }** ({ $place }) :
backToBase = Revenir aux règles de base : retirer de { $file }
toText = Ouvrir la source
pieces = { $n } pièces
explain = Expliquer
explainCode = Que signifie « { $code } » ?
noName = Aucun nom des règles ne se trouve ici.
boardHint = La molette ou + et − agrandissent, 0 montre tout, les flèches et la souris déplacent le plateau.
translate = Traduire
newLanguage = Nouvelle langue
languageCode = Code de la langue, comme fr
badLanguage = Un code a deux ou trois petites lettres, comme fr, ou pt-BR avec une région.
noValues = Les règles n’ont encore jamais compilé ici ; les valeurs des textes ne sont donc pas connues.
bringUp = Mettre à jour
bringUpSome = Mettre à jour (textes manquants : { $n })
unreadable = Des lignes du fichier sont illisibles et seraient perdues. Regardez d’abord ses problèmes.
pseudo = Pseudo-langue
pseudoHint = Affiche la page avec des lettres modifiées. Ce qui reste normal n’est pas encore traduisible.
showTexts = Afficher
all = Tous
missing = Manquants
fuzzy = À revoir
withFindings = Avec problèmes
translated = Traduits
searchTexts = Chercher dans les textes
noneShown = Aucun texte ne correspond.
progress = { $n } traduits sur { $of }
progressFuzzy = { $n } à revoir
progressMissing = { $n } manquent
source = Source
reads = Source actuelle
wasBefore = Ce qui a changé dans la source
target = Traduction ({ $lang })
insert = Insérer au curseur
lookedAt = Marquer comme revu
lookedAtHint = La source a changé depuis cette traduction. On lit la source jusqu’à ce que vous disiez qu’elle convient.
before = Avant
after = Après
previousText = Texte précédent
nextText = Texte suivant
sourcePage = La page dans la langue source
targetPage = La page traduite
noPage = La page apparaît ici quand les règles ont compilé.
emptyCatalogue = Le fichier n’a pas encore de textes. Mettez-le à jour pour les obtenir.

## Chemins dans la page, et son aspect
question = Question
panels = Volets
resizePanels = Redimensionner les volets
maximizePanel = Agrandir le volet
restorePanel = Rétablir la taille du volet
collapsePanel = Réduire le volet
expandPanel = Déplier le volet
panelFailed = « { $panel } » s’est arrêté sur une erreur. Le reste de la page fonctionne toujours.
theme = Thème
themeSystem = Système
themeLight = Clair
themeDark = Sombre
themeContrast = Contraste élevé
themeAndLanguage = Thème et langue
animations = Animations
showAgain = Revoir
toggleAnimations = Activer ou désactiver les animations
tabLeaves = Tab quitte l’éditeur ; Ctrl+M pour indenter
textOf = Texte de { $file }. { $leave }.
help = Aide
showCommands = Commandes
commandName = Saisir le nom d’une commande
noCommand = Aucune commande ne correspond
showKeys = Raccourcis clavier
notifications = Notifications
showPanel = Afficher { $panel }
downloadFile = Télécharger ce fichier
shut = Fermer
enterKey = Entrée
keysPage = Partout
keyHelp = Afficher cette aide
keyRegion = Volet suivant
keyRegionBack = Volet précédent
keyNextFinding = Problème suivant
keyUses = Rechercher les références
keyFind = Rechercher dans le fichier
keyCells = Passer d’une cellule à l’autre
keyCell = Modifier la cellule ou valider
keyCellBack = Laisser la cellule inchangée
keyChoices = Passer d’un choix à l’autre
keyChoose = Sélectionner le choix
keyMove = Déplacer le plateau

## Projets, archives et liens
project = Projet
exportZip = Exporter en ZIP
importFiles = Importer un ZIP ou des fichiers…
importFolder = Importer un dossier…
dropHere = Déposez pour voir l’import. Rien n’est encore écrit.
importTitle = Importer de { $file }
importNothing = Rien n’en est utilisable ici.
importProblems = { $n ->
    [one] Une chose est laissée de côté
   *[other] { $n } choses sont laissées de côté
  }
importNotes = Remarques
importOther = { $n ->
    [one] Un fichier est déjà là, avec un autre texte
   *[other] { $n } fichiers sont déjà là, avec d’autres textes
  }
importOtherHint = Ils restent comme ils sont, sauf si vous prenez les leurs.
importNew = { $n ->
    [one] Un nouveau fichier
   *[other] { $n } nouveaux fichiers
  }
importSame = { $n ->
    [one] Un fichier est déjà pareil ici.
   *[other] { $n } fichiers sont déjà pareils ici.
  }
importMatch = Une partie l’accompagne ({ $n ->
    [one] 1 coup
   *[other] { $n } coups
  }) ; elle est ouverte. On peut revenir à la vôtre.
importTake = { $n ->
    [one] Importer 1 fichier
   *[other] Importer { $n } fichiers
  }
importOpen = Ouvrir
lines = { $n ->
    [one] une ligne
   *[other] { $n } lignes
  }
linesDiffer = +{ $added } −{ $removed } lignes
showDifference = Afficher les différences
noDifference = Les fichiers sont identiques.
moreLines = … et encore { $n } lignes

## Règles maison dont la base a changé
baseChanged = Les règles ont changé sous une règle maison
baseThen = Règles d’alors
baseNow = Règles d’aujourd’hui
variantSays = Règle maison { $name }
rebaseStale = « { $name } » a été écrite pour autre chose ici.
rebaseDrift = « { $name } » l’appelle comme avant, mais l’intérieur est autre.
rebaseGone = Les règles n’ont plus ce que « { $name } » change ici.
keepPatch = Garder la règle maison
dropPatch = Prendre les règles
editPatch = Modifier
undoChoice = Annuler
closeRebases = Fermer
allRebased = Il ne reste rien à décider.
notKnown = Inconnu
rebasesLeft = Règles changées : { $n }
showThree = Règles d’alors, règles d’aujourd’hui, règle maison

## Aller partout, et ce qui est montré à côté du texte
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
goSetting = constante
keyGoTo = Aller à un nom ou à un fichier
keyFindText = Chercher un texte dans tous les fichiers
besideText = Indications en ligne
besideTextHint = Montre au-dessus des déclarations combien de fois elles servent, et derrière les noms leur nombre

shareLink = Partager un lien…
shareTitle = Partager un lien
shareWhat = Contenu du lien
shareVariants = Règles maison sur { $name } : { $variants }
shareChanges = Vos modifications de { $name }
shareWhole = Tout le jeu { $name }
shareMatch = La partie : places, options, graine { $seed }, { $n ->
    [one] 1 coup
   *[other] { $n } coups
  }, et où elle en est
linkLabel = Lien ({ $length } caractères)
copyLink = Copier le lien
linkCopied = Lien copié.
linkByHand = Le navigateur ne laisse pas la page copier. Le lien est marqué : copiez-le avec Ctrl+C.
linkHint = Qui l’ouvre voit ceci, et rien n’en est conservé nulle part. Tout est dans le lien.
linkTooLong = Le lien aurait { $length } caractères. Messageries et courriels coupent au-delà de { $most } ; transmettez plutôt un zip.
fromLink = Lien partagé
linkOver = { $n ->
    [0] Il repose sur votre { $name }.
    [one] Un fichier repose sur votre { $name }.
   *[other] { $n } fichiers reposent sur votre { $name }.
  } Rien ne change dans votre dossier.
linkWhole = Le jeu { $name }. Rien ne change dans votre dossier.
linkOther = Votre { $name } n’est pas celui du lien (version { $version }) ; il se peut que tout ne convienne pas.
keepLink = Enregistrer une copie…
closeLink = Fermer le lien
linkCut = Le lien n’est pas entier : il en manque une partie. Redemandez-le, de préférence comme fichier ou sur une ligne à part.
linkNewer = Le lien vient d’un Sandtable plus récent que celui-ci.
linkNoRuleset = Le lien parle du jeu { $name }, qui n’est pas ici. Placez-le à côté des autres et rouvrez le lien ; ou enregistrez ce qu’il porte.
linkAsZip = Enregistrer ce que porte le lien

## Agir à la main sur une partie
byHand = Modifications manuelles
steps = Coups
handNoGame = Commencez une partie ; vous pourrez alors dire ici ce que montrent les dés, et changer la position.
handSeesAll = Disponible seulement quand tout est affiché.
dice = Dés
diceHint = Dites ce que donne le hasard, plusieurs avec des virgules. Cela arrive la prochaine fois, ou comme si c’était arrivé la dernière.
otherPlace = Quel dé ou quel tirage ?
rollAgain = Relancer les dés du dernier coup
otherChance = Nouvelle graine à partir d’ici
fellLast = Dernière fois : { $faces }
sameAgain = La même chose encore
toldNext = En attente ({ $n } d’avance) : { $faces }
shallGive = Résultat
nextTime = Fixer le prochain jet
lastTime = Changer le dernier jet
changePosition = Position
changeHint = Une valeur en devient une autre. La question ouverte est examinée à nouveau.
changeWhat = Propriété
changeOf = de
changeTo = en
changeToAll = devient (plusieurs avec des virgules)
changeIt = Changer
personMark = humain
botMark = bot
byHandMark = manuel
toldMark = dés imposés
linesBeside = Comparer les variantes ({ $n })
noSteps = Aucun coup pour l’instant.
hold = Épingler

## Langues
fellBackPage = Page : { $lang }
fellBackRules = Plateau et journal : { $lang }
fellBackHint = Personne ne l’a encore écrit en { $lang }.
testLanguage = Pseudo-langue

## Ajouts
placesList = Liste des lieux
placeBeside = vers { $place }
mayChoose = peut être choisi
whatIf = Et si…
leaveOut = Retirer le coup
backToSteps = Retour aux coups
lineLeft = Variante d’origine
lineFollowed = Variante actuelle
lineNamed = { $n } (à partir du coup { $from }, { $of } coups)
openLine = Passer à cette variante
stepNumber = Coup
differs = différent
stands = Position finale
lineBreaks = Plus permis à partir du coup { $n }.
stillRuns = La partie n’est pas finie.
isOver = La partie est finie.
whatIfNow = Choisissez une autre réponse pour le coup { $n }. Les coups suivants sont rejoués tant qu’ils restent permis.
glancing = Coup { $n } affiché
glanceOver = Retour au coup actuel
toPhase = Aller à la phase…
phaseAt = { $phase } (coup { $step })
changeHere = Changer dans une règle maison
changeIn = Règle maison
writeChange = Ajouter à la règle maison
nothingToChange = Une règle maison n’a rien à changer à cet endroit.
badVariant = Le nom d’une règle maison a des lettres, des chiffres et des traits d’union, et n’est pas celui d’un fichier JSON.
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
startBegin = Nouveau
startDrop = On peut aussi lâcher des zips, des dossiers et des fichiers n’importe où sur cette page.
newGameRules = Nouveau jeu…
newVariant = Nouvelle règle maison…
newVariantOf = Nouvelle règle maison pour { $name }
newVariantHint = Une règle maison est un petit fichier qui contient seulement ce qui diffère de { $name }. Le jeu lui-même ne change pas.
variantAbout = Règle maison : décrivez le changement en une ligne.
variantFirst = Retirez les deux barres obliques et changez la valeur pour voir l’effet.
countVariants = { $n ->
    [one] une règle maison
   *[other] { $n } règles maison
  }
nameOf = Nom
beginsWith = Modèle
templateSmall = petit jeu à deux camps
templateMap = petit jeu avec une carte
templateEmpty = vide
keptWhere = Emplacement
keptInFolder = Dossier des autres jeux
keptInBrowser = Ce navigateur seulement
gameTaken = Un jeu nommé { $file } existe déjà.
inBrowser = Dans ce navigateur
copyToBrowser = Enregistrer une copie dans ce navigateur
forgetProject = Supprimer de ce navigateur…
forgetQuestion = { $name } n’est que dans ce navigateur. Supprimé, il ne peut pas être récupéré ; enregistrez-le d’abord en zip si vous pourriez le vouloir.
folderAway = Ce qui est gardé dans ce navigateur reste utilisable.
folderAwayHere = Vous pouvez continuer. Ce que vous tapez reste ici et sera enregistré dès que le dossier répondra ; par prudence, gardez une copie dans ce navigateur.
pageFailed = La page n’a pas pu être affichée
pageFailedStart = Quelque chose sur la page d’accueil l’a fait échouer.
pageFailedWith = Quelque chose dans « { $ruleset } » a fait échouer la page.
pageFailedHint = Vos fichiers sont inchangés. Sans ses textes, un jeu peut souvent encore être ouvert et réparé.
closeThisRuleset = Fermer ce jeu
openWithoutTexts = Ouvrir sans les textes
reloadPage = Recharger la page
openWithTexts = Afficher les textes
notReopened = Non rouvert
notReopenedWhy = « { $ruleset } » n’a pas été rouvert, car la page a échoué alors qu’il était ouvert.
openAnyway = Ouvrir quand même
noRoom = Le stockage de ce navigateur est plein. Rien n’a été enregistré.
noStore = Ce navigateur ne laisse rien garder à la page, peut-être à cause d’une fenêtre privée ou de ses réglages. Rien n’a été écrit.
findingFile = Problèmes dans
findingAllFiles = tous les { $n } fichiers
findingKeys = F8 pour le suivant, Maj+F8 pour le précédent.
findingFollows = { $n ->
    [one] 1 problème lié
   *[other] { $n } problèmes liés
  }
findingsMore = encore { $n }…
keyLastFinding = Problème précédent
coverage = Couverture
coverageSum = { $n } règles couvertes sur { $of }.
coverageAll = Toutes les règles sont couvertes.
coverageWhole = Afficher les règles couvertes
coverageMarks = Afficher la couverture dans l’éditeur et les tableaux
coveragePlay = Jouer { $n } parties de bots
coverageHint = Compte les règles exécutées jusqu’ici dans cette partie.
coverageGames = Les bots ont joué { $n } parties au hasard, avec toutes les places et options.
coverageLooking = Recherche d’une partie qui exécute { $rule } : { $n } parties jusqu’ici.
coverageMissed = { $rule } n’a pas été exécutée en { $n } parties au hasard. Elle est peut-être inaccessible, ou demande un choix délibéré.
coverageRule = Règle
coverageHere = Dans cette partie
coverageBots = Parties de bots
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
        [one] { $n } note
       *[other] { $n } notes
    }
  }

## Différences entre règles, dans le sens et dans le jeu
differences = Différences
inMeaning = Changements de règles
inPlay = Simulation
inText = Textes
exchange = Échanger A et B
sideA = A
sideB = B
sideBase = Règles de base
sideOpened = À l’ouverture
sideChosen = Sélection : { $names }
sideBroken = Les règles de { $side } contiennent des erreurs. Voir les problèmes.
sameMeaning = Aucun changement de règle.
playedBy = Joué par
bot-search-n = Bot de recherche, { $n } essais
consequencesHint = Les bots jouent les mêmes parties avec A et avec B, avec les mêmes dés quand les deux lancent les mêmes. Toute différence vient des règles.
otherSides = Ces chiffres sont d’un autre A ou B.
sameGames = { $n } parties identiques sur { $of }.
nothingClear = Aucune différence statistiquement significative.
gamesFaulted = Parties avec une erreur d’exécution : { $n }.
figuresHead = Résultats
figuresFinal = Nombres à la fin d’une partie
figuresMembers = Combien sont dans cet état à la fin
figuresUse = Règles : combien de fois par partie
figuresChosen = Choix : combien de fois par partie
figuresAll = Montrer les { $n }
figureDifference = Différence
figureInterval = intervalle de confiance à 95 %
isClear = significatif
measureWon = Victoire : { $role }
measureDrawn = Personne ne gagne
measureLimited = Arrêtée à la limite
measureDecisions = Coups
shareChart = Victoires en A et en B
lengthChart = Coups par partie, A en haut et B en bas
partedGames = Parties qui divergent
partedAt = Partie { $game }, après { $n ->
        [one] 1 coup :
       *[other] { $n } coups :
    }
partedAnswer = « { $question } » reçoit une autre réponse
gameOver = finie
openGameIn = Ouvrir en { $side } (partie { $game })
openIn = Ouvrir en { $side }
cannotOpenGame = Ces règles ne sont plus là pour être jouées.
## Pourquoi : pas permis, pas arrivé, ce qu'une décision a fait, ce qui est suivi
why = Pourquoi
whyHint = Demandez pourquoi quelque chose n’est pas permis maintenant (sous la question), ou pourquoi une règle n’a pas été exécutée (dans le menu contextuel de l’éditeur).
whyNot = Pourquoi pas ?
whyNotThis = Pourquoi pas { $what } ?
whyNotOther = Pourquoi pas autre chose ?
whyChoose = Choisir …
whyOnBoard = Sélectionner sur le plateau
whyRefused = Pourquoi { $what } a été refusé ?
whyDidNot = Pourquoi cela n’a pas été exécuté ?
whyRule = Cette règle au coup { $n }
whyNoRules = Les règles contiennent des erreurs ; elles ne peuvent pas être expliquées.
whyNoMatch = La partie ne peut pas être rejouée jusqu’ici avec ces règles.
whyNoPlace = Aucune règle qui s’exécute ne se trouve ici.
findingOut = Recherche …
nothingAgainst = C’est permis.
againstGuard = Sa condition n’est pas remplie.
againstOutside = Cela n’est pas parmi ce qu’on peut choisir.
againstWhole = La réponse entière ne remplit pas sa condition.
againstBounds = On ne peut pas en choisir autant.
againstLater = Il n’y aurait plus de réponse permise à : { $next }
againstUnknown = La question n’a pas cette réponse.
holds = vrai
fails = faux
notLookedAt = non évalué
unknownToYou = caché pour vous
noValue = sans valeur
thisIsWhy = ← la raison
partsOf = Parties de { $what }
ruleTest = Non atteint : la condition englobante était fausse.
ruleAnswer = Non atteint : une autre réponse a été choisie ici.
ruleLeft = Non atteint : le bloc englobant s’est terminé avant, ou dure encore.
ruleUncalled = { $name } n’a pas été appelé.
ruleWhenever = La condition a été évaluée et était fausse.
decisionBefore = Coup précédent
decisionAfter = Coup suivant
ranLast = Exécutée pour la dernière fois au coup { $n }
inside = Déboguer
lookInside = Déboguer
lookInsideOf = Déboguer le coup { $n }
insideHint = Suivez pas à pas les règles derrière un coup ; l’éditeur et le plateau suivent.
insideOf = Coup { $n }
insideNote = Débogage du coup { $n } : plateau après le pas { $step } sur { $of }
insideLeave = Retour à la partie
insideCut = Les { $n } premiers pas sont affichés.
insideNothing = Ce coup n’exécute aucune règle.
step-back = Pas en arrière
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
valueAt = Coup { $n } : { $value }

## Pourquoi il en est ainsi.
inTheRules = Dans les règles :

## Termes à côté d’un texte
glossary = Termes présents
glossaryNever = (pas : { $words })

## Points de retour et exemples
history = Points de retour
historyHint = Stockés dans ce navigateur : tous ceux de la dernière heure, un par heure pour un jour, un par jour pour un mois.
historyRefused = Ce navigateur ne garde pas de points de retour : il n’a plus de place, ou ne laisse rien garder à la page. L’enregistrement continue comme toujours.
historyNone = Rien n’a encore changé ici.
historyPoints = { $n ->
    [one] Un point ; les fichiers qui y ont changé
   *[other] { $n } points ; les fichiers qui y ont changé
  }
historySame = Rien n’a changé depuis.
goneSince = disparu depuis
changedSince = depuis +{ $added } −{ $removed } lignes
restore = Rétablir
restoreAll = Rétablir les { $n } fichiers
otherTabs = { $n ->
    [one] Ouvert aussi dans un autre onglet
   *[other] Ouvert aussi dans { $n } autres onglets
  }
otherTabsHint = Ce qui est enregistré dans un onglet apparaît aussitôt dans les autres. Si les deux ont changé le même fichier, on vous demande.
asExample = Enregistrer comme exemple…
fromStep = Du coup
toStep = au coup
exampleCalled = Nom
exampleName = tel que joué
makeExample = Créer un exemple
makingExample = Il est essayé, et ce dont il n’a pas besoin est laissé de côté…
noExample = Ces pas ne se racontent pas comme exemple : quelqu’un a changé la position en chemin, cela finit par une faute, ou des pièces en tout semblables sont visées.
demands = Attentes à la fin
demandsNothing = Rien n’a changé ; il dit seulement que tout cela est permis.
keepExample = Ajouter l’exemple
ruleRan = C’est arrivé { $times ->
    [one] { $times } fois
   *[other] { $times } fois
  } :

## Parties de bots, un bot de plus, visite et exemples
botGames = Parties de bots
howManyGames = Parties
playGames = Jouer les parties
gamesTold = { $n } parties sur { $of } : { $drawn } nulles, { $faults } avec une erreur d’exécution, { $endless } inachevées
winRates = Taux de victoire
winsOf = { $who } : { $n } victoires
oddGames = Parties à problème
oddGame = Partie { $n } (graine { $seed }, { $decisions } coups)
endlessGame = inachevée
openGame = Ouvrir
moreRuns = Plus
botStep = Coup du bot
runTurn = Jouer jusqu’à la fin du tour
gallery = Exemples
galleryHint = Chacun montre un mécanisme en moins de 60 lignes. C’est une copie qui s’ouvre : faites-en ce que vous voulez.
galleryOpen = Ouvrir une copie
exampleDice = Les dés décident d’un assaut
exampleHidden = Des marqueurs que seul leur propriétaire peut lire
exampleSealed = Des ordres écrits en même temps
exampleCards = Un paquet, des mains cachées, des plis
exampleHexes = Marcher sur des hexagones, aussi loin que la vitesse le permet
exampleSearch = Le ravitaillement par les routes, et une retraite vers là où il y en a
examplePolicy = Un adversaire solitaire qui suit une politique
examplePool = Des unités qu’on recrute et qu’on perd
exampleBids = Des enchères secrètes, dévoilées ensemble
exampleVariants = Un petit jeu avec deux règles maison
tour = Visite (5 minutes)
tourStep = Étape { $n } sur { $of }
tourNext = Suivant
tourBack = Précédent
tourLeave = Quitter la visite
tourSkip = Passer
tourDone = C’est fait : continuer
tourOpen = Ouvrez le jeu **hex-dice** de la liste, ou faites-en un à partir des exemples.
tourChange = Changez un nombre dans le texte : mettez `hitsFrom` à 9, hors limites. Toute erreur fera l’affaire.
tourFinding = Sous le texte, on lit ce qui ne va pas et comment le corriger. Sélectionnez le problème et corrigez-le : Ctrl+Z dans le texte annule le changement.
tourPlay = Commencez une partie avec Nouvelle partie.
tourDecide = Répondez à une question : cliquez ce qui est marqué sur le plateau, ou une réponse en dessous.
tourUndo = Annulez le coup avec Annuler.
tourHouse = Ouvrez Mise en place, puis Règles maison, et cochez-en une. Les règles changent aussitôt, et la partie continue.
tourLanguage = Changez la langue de la page, en haut à droite. Les jeux apportent leurs propres textes.
tourEnd = Voilà comment on travaille : texte, problèmes, jeu. F1 montre toutes les commandes ; les exemples montrent un mécanisme chacun.

## Tables
pastedLeft = Cellules sans colonne ici : { $n }. Elles ont été laissées de côté.

## Le hasard des piles et du début
liesOnTop = Sur le dessus (la première d’abord)

## Suivre et déplacer ce qu’on clique sur le plateau
aimPin = Cliquez sur ce qu’il faut suivre
aimCounter = Faites glisser un pion, ou sélectionnez-le puis sa destination
aimTo = Choisissez la destination de { $what }
aimDone = Terminé
pinOnBoard = Épingler depuis le plateau
pinWhich = Quelle propriété voulez-vous suivre ?
pinEnough = Terminer l’épinglage
moveOnBoard = Déplacer des pions sur le plateau
watchIt = Suivre
## Plural forms of a catalogue
targetForm = Traduction ({ $lang }), forme { $n } sur { $of }
## Un travail qui dure, et ce qui a été arrêté
slowPlay = Les règles calculent depuis quelques secondes. La page reste utilisable.
slowWhy = La recherche du pourquoi dure. La page reste utilisable.
slowCheck = La vérification des règles dure. La page reste utilisable ; ce que vous tapez est enregistré.
stopWork = Arrêter
stoppedPlay = Arrêté : les règles n’ont pas abouti à temps. La partie est restée comme avant. Cherchez des boucles, des conditions imbriquées et des choix aux réponses très nombreuses.
stoppedPlayIn = Arrêté : les règles de la phase « { $phase } » n’ont pas abouti à temps. La partie est restée comme avant. Cherchez-y des boucles, des conditions imbriquées et des choix aux réponses très nombreuses.
stoppedReplay = Arrêté : sous ces règles, cette partie ne peut pas être rejouée à temps. Elle est conservée et sera retentée après la prochaine modification.
stoppedWhy = Arrêté : la recherche du pourquoi a duré trop longtemps.
stoppedCheck = Arrêté : les règles n’ont pas pu être vérifiées à temps. Ce que vous avez tapé est conservé et les dernières règles restent en jeu. La prochaine modification relance la vérification.

## Long lists
findInLog = Rechercher dans le journal
linesFound = { $n ->
    [one] une ligne
   *[other] { $n } lignes
}
## Points d’arrêt
breaks = Points d’arrêt
breaksHint = Les bots s’arrêtent aux points d’arrêt. Placez-en un dans la marge du texte, avec F9, ou quand une expression suivie devient vraie.
breakHere = Basculer le point d’arrêt
breakHint = Les bots s’arrêtent ici
breakNoMore = Supprimer le point d’arrêt à { $what }
stopWhen = Arrêter quand c’est vrai : { $what }
stopsWhen = devient vrai :
stoppedAt = Arrêté au coup { $n } : { $what }
## Heat of coverage
coverageRunExamples = Lancer les exemples
coverageExamples = Dans les exemples
coverageExamplesRun = { $n } exemples exécutés.
coverageOnBoard = Sur le plateau
ranExamples = Exécutée { $n } fois dans { $of } exemples.
ranBots = Exécutée { $n } fois dans { $games } parties de bots.
heatNever = jamais
heatNeverRead = Ligne jamais lue, ni dans cette partie ni dans les parties de bots.
heatRead = Lue { $n } fois, dans cette partie et dans les parties de bots.
heatTitle = Combien de fois chaque lieu a été atteint ou choisi dans un coup :
heatPlace = atteint { $entered } fois, choisi { $named } fois
heatNothing = jamais atteint ni choisi

## Modifications à plusieurs endroits
previewOf = Aperçu : { $title }
previewApply = { $n ->
    [one] Appliquer 1 modification
   *[other] Appliquer { $n } modifications
}
previewOld = Le texte a changé depuis cet aperçu. Fermez-le et réessayez.
previewBefore = Avant
previewAfter = Après
bulk = Modification en masse
bulkOf = Modification en masse de { $kind }
bulkWhere = Seulement les lignes où
bulkColumn = Colonne
bulkValue = Nouvelle valeur
bulkHow = Une ligne s’appelle « row » : row.worth > 2. Sans condition, toutes sont visées. La nouvelle valeur peut être calculée : row.worth + 1.
bulkRows = { $n ->
    [0] Aucune ligne ne changerait.
    [one] 1 ligne changerait.
   *[other] { $n } lignes changeraient.
}
bulkMore = et { $n } de plus

## Parties en fichiers
sessions = Parties enregistrées ({ $n })
sessionWord = partie
sessionName = Nom
sessionKeep = Enregistrer la partie
sessionOver = Remplacer
sessionOpen = Reprendre { $name }
sessionBad = Ce fichier ne contient aucune partie lisible.
## The table
face = Affichage
facePlay = Jouer
faceWorkshop = Atelier
flipFace = Basculer entre Jouer et Atelier
askingMore = Détails
changeRule = Modifier cette règle
notAskedFor = La question ne porte pas sur { $what }.
playForced = Jouer automatiquement les coups forcés
toMove = À { $who } de jouer
severalToMove = { $n } joueurs doivent jouer
matchOver = Partie terminée
openDrawer = Afficher le journal et les règles
closeDrawer = Masquer le journal et les règles
startMatch = Commencer
playGame = Jouer
editRules = Modifier les règles
gameNotFound = Il n’y a pas de jeu « { $ruleset } » ici.

## The page for players
playLinkLabel = Pour jouer : plateau, journal et règles, sans l’atelier ({ $length } caractères)
copyPlayLink = Copier le lien pour jouer
linkTells = Les deux liens contiennent la graine et tous les coups de la partie. Qui les ouvre peut voir tout ce qui est caché, et ce que les dés montreront.
seenLinkTells = Le lien pour spectateurs ne contient que ce que tous à la table peuvent voir : ni graine, ni coups cachés. La partie peut être regardée, mais pas continuée.
seenLinkLabel = Pour spectateurs : sans secrets ({ $length } caractères)
copySeenLink = Copier le lien pour spectateurs
seenLinkTooLong = Le lien pour spectateurs aurait { $length } caractères. Les logiciels de courrier et de discussion coupent les liens de plus de { $most }.
onlooking = Vous êtes spectateur : ce lien montre la partie telle que tous à la table peuvent la voir. Elle ne peut pas être continuée.
onlookingOther = Ce lien montre une partie sous d’autres règles que les vôtres ; elle ne peut donc pas être affichée.
playerWorkbench = Ouvrir dans l’atelier
playerRules = Règles
playerNoRules = Ce jeu n’a pas de texte de règles.
playerWrong = On ne peut pas encore jouer avec ces règles : { $n ->
    [one] elles ont une erreur.
   *[other] elles ont { $n } erreurs.
  } Qui a envoyé le lien peut les corriger ; vous aussi.
playerMend = Corriger dans l’atelier

## Parties raccourcies
shorten = Raccourcir
shorteningTo = Raccourcissement : { $n } coups jusqu’ici…
shortenedTo = Raccourcie à { $n } coups.
openShortened = Ouvrir sans raccourcir
## Pictures of the board
pictureSvg = Exporter le plateau en SVG
picturePng = Exporter le plateau en PNG
printBoard = Imprimer plateau et cartes …
pictureNone = Ce jeu n’a pas de plateau qui se dessine seul. Il peut être imprimé, avec ses tables et ses cartes.
## No room: in the browser, below the text, in a house rule
notKept = Le stockage de ce navigateur est plein aussi. Exportez votre travail avant de fermer la page (Projet > Exporter en ZIP).
moreParts = Plus…
jsonVariant = { $name } est écrite en JSON, que Sandtable laisse tel quel.
besideVariant = Créer { $name } à côté
lostInCourse = Le coup { $n } n’est plus permis après le changement précédent : { $why } Lui et les suivants ({ $left } en tout) sont en attente. La variante d’origine se trouve sous Variantes.
filterRows = Filtrer les lignes
rowsShown = { $shown } lignes sur { $all }
sortBy = Trier par { $column }
keyEnds = Première ou dernière cellule de la ligne ; avec Ctrl, du tableau
keyHold = Sélectionner plusieurs cellules
keyCopy = Copier les cellules sélectionnées, ou coller
keyFill = Remplir la sélection depuis sa première ligne, ou une cellule depuis celle du dessus
laidIn = La règle maison { $name } change cela en { $value }.

## Findings on the map
mapFindings = Problèmes sur la carte

## Files that are no text
notText = Ce fichier n’est pas en UTF-8 : certains de ses caractères sont illisibles, et l’enregistrement les détruirait. Ici, on ne peut que le regarder. Convertissez-le en UTF-8 avec un autre programme ; il s’ouvre ensuite de lui-même.
unreadableMark = (illisible)
unreadableFile = Ce fichier est illisible : il appartient à quelqu’un d’autre, ou un autre programme l’occupe. Tout le reste fonctionne sans lui ; dès qu’il est lisible, il s’ouvre de lui-même.

## Games of bots that never end
slowBots = Les parties de bots tournent encore. La page reste utilisable.
stoppedBots = Arrêté : une partie de bots n’a pas abouti à temps. Ce qui a été compté avant reste. Cherchez des boucles, des conditions imbriquées et des choix aux réponses très nombreuses.

## Break-points and coverage through the eyes of one seat
noCondition = n’est pas une condition selon ces règles
coverageSeesAll = Tant qu’un camp regarde, sa partie n’est pas comptée : ce qui a été exécuté peut lui être caché.

## A link whose address only this computer knows
linkHere = Ce lien ne marche que sur cet ordinateur ; ailleurs, son adresse ne mène nulle part. Envoyez plutôt le fichier zip.

## What stands below games of bots
compareAlone = Comparer aux règles de base
noOddGames = Aucune partie à problème. Celles qui échouent ou ne finissent pas apparaissent ici, à ouvrir ou à raccourcir.

## Names that are typed, and what becomes of them in the folder
willBe = Nom du fichier : { $name }
variantAboutOf = { $title } : décrivez le changement en une ligne.

## An example that was written, and whether it holds
exampleStands = Enregistré dans { $file }, ligne { $line }.
exampleRuns = Exécution…
exampleHolds = Exemple réussi.
exampleHoldsLaid = Exemple réussi avec { $rules }.
exampleFails = Échec de l’exemple : { $why }
exampleAlone = Échec de l’exemple avec les règles de base : { $why }
exampleGone = Il n’est plus dans le jeu.
exampleUnknown = Arrêté avant que le résultat soit connu.
tryAgain = Réessayer
toPlace = Aller à la source

## What was stopped: odds, and what waited behind it
stoppedOdds = Arrêté : ce qui peut advenir de cette réponse n’a pas été trouvé à temps. La partie reste comme avant et continue.
stoppedBehind = { $n ->
    [one] Ce que vous avez décidé entre-temps attendait derrière et n’a pas été fait. Décidez à nouveau.
   *[other] Ce que vous avez fait entre-temps ({ $n } fois) attendait derrière et n’a pas été fait. Décidez à nouveau.
}

## The log leads to how something came about; marks in tables
whyLine = Pourquoi ?
sourceMark = † A une source : survolez pour la voir.

## The project menu in groups, and tables in the list of files
menuBegin = Nouveau et ouvrir
menuSave = Enregistrer
menuShare = Partager
menuPrint = Images et impression
menuHistory = { history } …
tables = Tableaux
printBook = Imprimer le livret de règles …
noBook = Le livret ne peut pas être imprimé : les règles ont des erreurs, ou il n’y a pas encore de texte.
## The rulebook beside a match
bookStopped = Le livret n’a pas pu être fait à temps.
## Ce qui n’est pas du texte ne sort pas
notWhole = Pas en UTF-8 : { $files }. La page ne peut pas tout en lire et ne le donne donc pas. Convertissez-le d’abord en UTF-8 avec un autre programme, ou copiez le fichier lui-même.
## Lieux et liaisons d’une carte
mapTool = Modifier la carte
placeTool = Déplacer les lieux et les étiquettes
mapLinkTool = Ajouter ou couper des liaisons : { $relation }
placeHint = Faites glisser un lieu ou son nom, ou choisissez un lieu : d’un clic, ou avec les flèches et Entrée. Le texte montre où il est déclaré.
placeChosen = Faites-le glisser, ou choisissez-le encore pour le prendre : les flèches le déplacent, avec Maj plus loin ; Entrée ou un clic le pose, Échap le laisse où il était.
partOf = Ce qui est déplacé de { $place }
partMiddle = Centre
partAnchor = Point { $n }
partName = Étiquette
freeName = Placer l’étiquette automatiquement
notOnMap = Pas sur la carte :
putOnMap = Ajouter à la carte…
layoutMissing = Ce plateau se dispose tout seul. Pour déplacer des lieux, il lui faut un fichier de mise en page.
writeLayout = Créer layout.json
carried = { $place } : maintenant en { $x }, { $y }. Les flèches déplacent, avec Maj plus loin ; Entrée pose, Échap laisse tout en place.
carriedName = Nom de { $place } : maintenant en { $x }, { $y }. Les flèches déplacent, avec Maj plus loin ; Entrée pose, Échap laisse tout en place.
mapLinkHint = Choisissez un lieu, puis un autre : la liaison est ajoutée, ou coupée si elle existe.
mapLinkTo = De { $from } : choisissez maintenant l’autre lieu.
mapLinkBoth = dans les deux sens
mapLinkAdded = { $relation } relie maintenant { $from } et { $to }.
mapLinkCut = { $relation } ne relie plus { $from } et { $to }.
mapLinkEnds = { $relation } ne peut pas relier { $from } et { $to } : elle porte sur d’autres sortes.
mapLinkVariant = { $from } et { $to } : une règle maison choisie décide de cette liaison. Modifiez-la là-bas, ou retirez la règle maison.
mapLinkUnreadable = La table de { $relation } est illisible pour le moment. Voir les problèmes.
mapLinksOfCells = Les cases voisines découlent de leur position ; il n’y a pas de liaisons à tracer.
mapLinksNone = Aucune relation de ces règles ne joint deux lieux du plateau : il n’y a donc pas de liaisons à tracer. Ce qui est voisin est calculé par des fonctions, ou figure dans les champs des lieux.
settleTool = Modifier les positions de départ
settleEnd = Déplacer les positions de départ : { $relation }
settleHint = Choisissez un lieu où quelque chose se trouve au début de la partie, puis le lieu où il doit se trouver.
settleNone = D’après les tables, rien ne se trouve sur un lieu au début de la partie.
settleTo = De { $place } : choisissez maintenant où cela doit commencer.
redoEdit = Rétablir la modification
keySource = Ouvrir la source

## A match that stands at a break-point is shortened
shortenHint = Chercher une partie plus courte qui arrive aussi ici.
## What lies outside of the board's window
beyondEdge = Montrer { $n } choix au-delà de ce bord

## The set-up folds while a match runs
setUp = Mise en place

## Members that a seat cannot tell apart
hiddenMember = { $name } (caché)

## Maps as files
printSheet = Imprimer la carte sur une page…
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
mapKind = Genre des lieux
mapRelation = Relation des voisins
mapNew = { $name } (nouveau)
mapNameBy = Propriété des noms
mapUsual = par défaut
mapFlat = Plane
mapEquirectangular = Équirectangulaire
mapMercator = Mercator
mapFresh = { $n ->
    [one] 1 nouveau membre
   *[other] { $n } nouveaux membres
  } de { $kind } : { $names }
mapKnown = { $n ->
    [one] 1 membre présent reçoit
   *[other] { $n } membres présents reçoivent
  } sa place sur la carte : { $names }
mapLinks = { $n ->
    [0] Aucune nouvelle liaison
    [one] 1 nouvelle liaison
   *[other] { $n } nouvelles liaisons
  } dans { $relation } ; déjà là : { $known }
mapCopied = Chaque nouveau membre reprend { $columns } du dernier avant lui : à vérifier.
mapMore = et { $n } de plus
mapNothing = Rien à importer : les règles contiennent déjà tout.
mapOnGlobe = La carte de ce jeu est en longitude et latitude ; un dessin n’en a pas. Prenez un fichier GeoJSON, ou mettez « projection » dans { $file } à « none ».
mapNoLayout = { $file } ne peut pas être lu tel quel, on ne peut donc rien y dessiner. Voir les problèmes.
mapProblems = Non lu, ou en partie seulement
mapTake = Importer la carte
mapTaken = Carte importée. Fichiers modifiés : { $files }.
mapTakeBack = Annuler l’import
## Fichiers qui quittent la page
savedAs = Enregistré sous le nom { $file }

## Une réponse à moitié donnée
setAside = Votre réponse à moitié donnée est mise de côté. Annuler la ramène.
## Pourquoi pas, en phrases : ce qu’une condition demande, et ce qu’il y a
nounOf = { $name } ({ $of })
nounDistance = distance { $of }
nounIs = { $name } ({ $value })
andMore = et { $n } de plus
whyInRules = Dans les règles
whyBefore = Ceci explique une question antérieure ; une autre est ouverte.
whyOtherRules = Les règles ont changé depuis cette explication.
whyAgain = Actualiser
tooFew = Choisissez-en au moins { $n }.
tooMany = Choisissez-en au plus { $n }.
againstLaterThis = « { $next } » : { $value } ne conviendrait pas.
claimUnknown = Cela dépend d’informations cachées pour vous.
claimAny = Au moins une de ces conditions est requise :
claimEqual = { $what } : { $has }, mais il faut { $than }.
claimEqualBare = { $what } n’est pas { $than }.
claimOther = { $what } : ce ne doit pas être { $than }.
claimOtherBare = Ce ne doit pas être { $than }.
claimLeast = { $what } : { $has }, mais il faut au moins { $than }.
claimLess = { $what } : { $has }, mais il faut moins que { $than }.
claimMost = { $what } : { $has }, mais { $than } au plus est permis.
claimMore = { $what } : { $has }, mais il faut plus que { $than }.
claimIn = { $what } n’en fait pas partie : { $than }.
claimOut = { $what } ne doit pas en faire partie : { $than }.
claimNone = { $what } : { $has }, mais il ne doit rien y avoir.
claimSome = { $what } : rien, mais il faut quelque chose.
claimTrue = « { $what } » n’est pas vrai.
claimFalse = « { $what } » est vrai, mais ne doit pas l’être.
claimTrueOf = « { $what } » n’est pas vrai pour { $of }.
claimFalseOf = « { $what } » est vrai pour { $of }, mais ne doit pas l’être.
factEqual = { $what } : { $has }.
factOther = { $what } : { $has }, et non { $than }.
factLeast = { $what } : { $has }, au moins { $than }.
factLess = { $what } : { $has }, moins que { $than }.
factMost = { $what } : { $has }, au plus { $than }.
factMore = { $what } : { $has }, plus que { $than }.
factIn = { $what } en fait partie : { $than }.
factOut = { $what } n’en fait pas partie : { $than }.
factNone = { $what } : rien.
factSome = { $what } : { $has }.
factTrue = « { $what } » est vrai.
factFalse = « { $what } » n’est pas vrai.
factTrueOf = « { $what } » est vrai pour { $of }.
factFalseOf = « { $what } » n’est pas vrai pour { $of }.

## Une valeur est changée dans une règle maison
newValue = Nouvelle valeur
houseRuleByTheWay = regle-maison
writeAllTheSame = Enregistrer quand même
changeWritten = Enregistré dans { $file }

## La position est changée à la main
liesInPile = se trouve dans

## Notes at rules
notes = Commentaires
noteHere = Ajouter un commentaire
noteNew = Nouveau commentaire
noteNowhere = Il n’y a ici aucune règle nommée à commenter.
notesNone = Aucun commentaire. Pour en ajouter un, placez le curseur dans une règle et choisissez « Ajouter un commentaire » dans le menu contextuel.
notesSettled = { $n ->
    [one] 1 fil résolu
   *[other] { $n } fils résolus
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
noteGoTo = { $rule } : aller à la règle
noteOpen = Commentaires ouverts : { $n }
noteNotWritten = Impossible d’enregistrer notes.md. Votre texte est gardé ici.
## One answer for all, and a phase that bots finish
forAll = Pour les { $n } à la fois : { $what }
runPhase = Laisser finir les bots : { $phase }
## Points des régions sur la carte
addAnchor = Ajouter un point
takeAnchor = Supprimer le point
## Comment un résultat est venu
smallerOf = le plus petit de
greaterOf = le plus grand de
restOf = le reste de
diceThat = { $name }, { $wanted } chacun
atLeast = au moins { $value }
lessThan = moins que { $value }
atMost = au plus { $value }
moreThan = plus que { $value }
equalTo = { $value }
otherThan = pas { $value }
storyOf = Calcul : { $line }
storyTests = Parce que :
storyNothing = Rien à calculer.
storyDie = le dé montre { $face }
storyDieNot = le dé montre { $face } et ne compte pas
claimThere = { $what } n’est pas là.
claimAway = { $what } est là, mais ne doit pas l’être.
factThere = { $what } est là.
factAway = { $what } n’est pas là.
thisNumber = le nombre
storyAfter = Ensuite :
inChapters = Dans le livret de règles :
sumOf = { $name } :
becauseOf = { $name }, car : { $why }
storyOut = { $face } ne compte pas

## Changes that nobody notices
mutation = Test de mutation
mutationHint = Les règles sont modifiées à un endroit à la fois, puis les exemples et les attentes sont exécutés. Une modification qu’aucun d’eux ne remarque montre ce qui n’est pas vérifié.
mutationTry = Essayer { $n } mutations
mutationMore = Essayer { $n } mutations de plus
mutationTried = { $n } mutations essayées sur { $of }.
mutationCaught = { $n } mutations détectées sur { $of }.
mutationEquivalent = { $n } notées comme équivalentes.
mutationUnsound = Les mutations peuvent être essayées dès que les règles n’ont plus d’erreurs.
mutationFailing = Les mutations peuvent être essayées dès que tous les exemples réussissent. Échecs : { $names }
mutationFile = Fichier
mutationChange = Mutation
mutationReached = Exemples qui l’atteignent
mutationNoReason = Il manque la raison pour laquelle cette mutation est équivalente : { $change }
mutationUnknown = Cette mutation n’existe plus ; supprimez l’entrée : { $change }
mutationNoticed = Cette mutation est maintenant détectée ; supprimez l’entrée : { $change }
mutationMark = Non détectée par un exemple : { $change }

## The end of a match
playAgain = Rejouer
shareThisMatch = Partager la partie
lookAtBoard = Voir le plateau
showResult = Voir le résultat
scoreOverTime = { $what } au fil de la partie
keyMoments = Moments clés
