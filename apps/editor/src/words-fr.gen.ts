// Made by make-words.ts from words/fr.ftl; edit that.
export const fr: string = `# Ce que dit l’atelier. Les jeux apportent leurs propres mots.

rulesets = Jeux
files = Fichiers
text = Texte
findings = Remarques
play = Jeu
board = Plateau
chooseRuleset = Choisissez un jeu à gauche pour le lire et y jouer.
noRulesets = Aucun jeu ici. Placez à côté des autres un dossier qui contient un fichier .sand, puis rechargez la page.
noFile = Aucun fichier n’est ouvert. Choisissez-en un à gauche.
noFindings = Aucune remarque : les règles compilent.
notYet = Les règles ne compilent pas encore. Les remarques sous le texte disent ce qui manque.
startGame = Choisissez qui joue et commencez une partie.
seats = Places
seed = Graine
seedAny = au hasard
seedHint = Laissée vide, chaque nouvelle partie a une graine au hasard. Saisissez-en une pour recommencer la même partie.
newGame = Nouvelle partie
human = Humain
random = Hasard
search = Recherche
policy = Stratégie des règles
undo = Annuler
redo = Refaire
viewer = Vu par
viewAll = Tout
viewAsked = Qui doit répondre
busy = Quelqu’un est occupé.
waiting = Doivent encore répondre : { $who }
anyone = L’un d’eux peut répondre : { $who }
speak = Répondre pour { $who }
change = Changer la réponse : { $who }
step = Un coup au hasard
run = Jouer jusqu’à la fin
stop = Arrêter
confirm = Confirmer
write = L’écrire
handIn = Remettre
restNone = Rien pour les autres
back = Retour
none = Rien
chooseBetween = Choisissez de { $low } à { $high }
chooseExactly = Choisissez { $low }
inOrder = , dans leur ordre
excluded = Pas permis maintenant : { $n }
log = Journal
emptyLog = Les décisions et les dés apparaîtront ici.
toRule = Montre la règle derrière cette ligne
editMap = Modifier la carte
leaveMap = Ne plus modifier la carte
brush = Peindre avec
moveThings = Déplacer ce qui est sur une case
nothingHere = rien
brushHint = Cliquez une case, ou allez-y avec les flèches et appuyez sur Entrée. Chaque clic est une modification du fichier.
moveHint = De { $cell } : cliquez maintenant la case d’arrivée.
nothingPainted = Rien n’a changé là.
undoEdit = Reprendre la dernière modification
timeLine = Ligne du temps
decisionOf = { $n } décisions sur { $of }
won = Victoire : { $who }.
nobodyWon = Personne ne gagne.
standing = État de la partie
oldRules = Les règles ont maintenant des fautes. Vous jouez encore avec les dernières qui ont compilé.
drawn = La partie est nulle.
fault = Les règles se sont arrêtées sur une faute.
otherRules = Cette partie a commencé sous d’autres règles (version { $version }) et a été rejouée sous celles-ci.
lost = La décision { $n } ne convient pas aux règles modifiées : { $why } Elle attend, avec celles qui la suivent ({ $left } en tout), et reprend dès que les règles le permettent.
unseated = Les règles modifiées n’ont pas ces places. La partie attend leur retour avec ses { $n } décisions.
lostOver = la partie est déjà finie.
lostQuestion = autre chose est demandé là.
lostRole = quelqu’un d’autre est interrogé là.
lostAnswer = cette réponse n’existe pas.
lostAllowed = ce n’est pas permis.
dockBeside = À côté du plateau
dockBelow = Sous le plateau
more = { $n } de plus
doubtful = peut s’écrire, mais les règles ne le proposeraient pas : cela ne réussira guère.
stepBack = Un pas en arrière
stepOn = Un pas en avant
branches = Autres lignes de jeu : { $n }
branch = À partir de la décision { $n } : { $what } ({ $of } en tout)
branchFrom = À partir de la décision { $n }
earlier = Parties précédentes : { $n }
backTo = Revenir à la partie précédente : { $seats }, graine { $seed }, décisions : { $n }
fromNext = Ce que vous avez changé vaut à partir de la partie suivante.
startAgain = Recommencer ainsi
keyUndo = revient à votre dernière décision
keyRedo = la prend de nouveau
keyStep = une décision en arrière, en avant, qui que l’ait prise
keyBack = un pas en arrière dans une réponse
refused = Refusé : { $why }
saved = Enregistré
notSaved = { $file } n’est pas enregistré. { $why } Votre texte reste ici et dans ce navigateur ; l’enregistrement est tenté encore et encore.
tryNow = Essayer maintenant
full = Le disque est plein.
unwritable = On ne peut rien écrire dans le dossier pour le moment.
gone = Le dossier n’est plus là.
failed = Le disque signale une panne.
unreachable = Le serveur ne répond pas.
tooLarge = Un fichier peut compter 2 Mo au plus.
name = Aucun fichier ne peut porter ce nom ici.
notPart = Un jeu n’a pas de fichier de ce nom ou de ce type.
sameName = Un fichier ne s’en distingue que par la casse ; sur beaucoup de systèmes, ce serait le même.
readOnly = Le fichier est en lecture seule.
cannotRead = Impossible de le lire pour le moment.
token = Le serveur ne connaît pas ce navigateur. Ouvrez l’adresse que le terminal affiche.
forbidden = Aucun fichier ne peut être écrit là.
fileGone = { $file } n’est plus dans le dossier. Rien n’a été écrit, et votre texte reste ici. Quand le fichier sera de retour, tout continuera.
writeAnew = L’écrire à nouveau
letGo = L’abandonner
unsaved = Non enregistré
save = Enregistrer
format = Mettre en forme
close = Fermer { $file }
conflict = Quelqu’un d’autre a changé { $file }. Rien n’a été écrit. Quel texte doit rester ?
mine = Le mien
theirs = Le leur
keepMine = Garder le mien
ctrlKey = Ctrl
shiftKey = Maj
spaceKey = Espace
keyLeave = quitte le texte, ou accepte une proposition
keyTab = Tab écrit des espaces, ou quitte de nouveau le texte
keyComplete = propositions
keyRepair = corrections d’une remarque
keyRename = renomme partout
keyDefinition = où c’est déclaré
keyBoard = sur le plateau : plus près, plus loin, tout
tabIndents = Tab écrit des espaces ; Ctrl+M, puis Tab quitte le texte
fits = Ceci conviendrait : { $what }
odds = Ce qui peut en sortir
oddsPoint = Pointez une réponse, ou allez-y avec la touche Tab : ce qui peut en sortir apparaît ici.
oddsExact = Exactement :
oddsRuns = D’après { $n } essais :
oddsPositions = Cela dépend de ce qui est caché ; en moyenne sur { $n } positions dont chacune peut être la vraie :
oddsCertain = Rien n’est laissé au hasard.
oddsChanges = Ce qui change
oddsInterval = { $low } à { $high } avec 95 % de confiance
oddsGone = { $what } disparaît
oddsAppears = { $what } apparaît
lookFirst = Regarder d’abord : un clic montre ce qui peut en sortir
doIt = Le faire
takeFits = La prendre
takeTheirs = Prendre le leur
language = Langue
loading = Chargement…
trouble = Quelque chose a échoué : { $what }
dismiss = Fermer
compiled = compilé en { $ms } ms
asks = À décider : { $seat }
closer = Plus près
farther = Plus loin
whole = Tout
asTable = Tableau
tableOf = Tableau de { $kind }
addRow = Nouvelle ligne
duplicateRow = Copier la ligne
deleteRow = Supprimer la ligne
noRows = Pas encore de lignes.
rowOf = Ligne { $id }
howItDoes = Ce que cela vaut
howItDoesHint = Des automates jouent sous les règles du moment ; on lit ici combien de fois chacun est choisi.
games = Parties
letPlay = Faire jouer les automates
gamesPlayed = { $n } parties sur { $of }
gamesOld = Les règles ont changé depuis.
chosenTimes = Choisi
chosenPerGame = Par partie
wonThen = Le camp a gagné (tous : { $share })
comesFrom = Source : { $source }
error = Erreur
warning = Avertissement
note = Note
below = Sous le texte
newFile = Nouveau fichier
create = Créer
rename = Renommer
delete = Supprimer
cancel = Annuler
keep = Le garder
fileName = Nom du fichier
deleteQuestion = Supprimer { $file } ? Il ne peut pas être récupéré ici.
badName = De « { $file } » il ne reste pas de nom : il faut une lettre de a à z ou un chiffre.
taken = Il y a déjà un fichier { $file }.
changed = Quelqu’un d’autre a changé { $file } entre-temps. Rien n’a été fait ; regardez-le d’abord.
standard = comme le disent les règles : { $value }
yes = oui
no = non
options = Options
variants = Règles maison
layEarlier = Poser { $name } plus tôt
laidOver = La règle maison **{ $name }** dit autre chose ({ $place }) :
backToBase = Revenir à la base : l’ôter de { $file }
toText = Montrer son texte
pieces = { $n } pièces
explain = Expliquer
explainCode = Ce que veut dire « { $code } »
noName = Aucun nom des règles ne se trouve ici.
boardHint = La molette ou + et − agrandissent, 0 montre tout, les flèches et la souris déplacent le plateau.
translate = Traduire
newLanguage = Nouvelle langue
languageCode = Code de la langue, comme fr
badLanguage = Un code a deux ou trois petites lettres, comme fr, ou pt-BR avec une région.
noValues = Les règles n’ont encore jamais compilé ici ; les valeurs des textes ne sont donc pas connues.
bringUp = Mettre à jour
bringUpSome = Mettre à jour (textes manquants : { $n })
unreadable = Des lignes du fichier sont illisibles et seraient perdues. Regardez d’abord ses remarques.
pseudo = Langue d’essai
pseudoHint = Montre la page dans une langue que personne ne parle : ce qui reste allemand n’a jamais été donné à traduire.
showTexts = Montrer
all = Tous
missing = Manquants
fuzzy = À revoir
withFindings = Avec remarques
translated = Traduits
searchTexts = Chercher dans les textes
noneShown = Aucun texte ne correspond.
progress = { $n } traduits sur { $of }
progressFuzzy = { $n } à revoir
progressMissing = { $n } manquent
source = Source
reads = Se lit aujourd’hui
wasBefore = Ce qui a changé dans la source
target = Traduction ({ $lang })
insert = Insérer au curseur
lookedAt = Vu
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
panels = Parties de la page
resizeLeft = Largeur de la liste des jeux
resizeBelow = Hauteur de ce qui est sous le texte
resizePlay = Largeur du volet de jeu
theme = Aspect
themeSystem = comme le système
themeLight = clair
themeDark = sombre
themeContrast = contraste élevé
tabLeaves = Tab quitte le texte ; après Ctrl+M il écrit des espaces
textOf = Texte de { $file }. { $leave }.
help = Aide
shut = Fermer
enterKey = Entrée
keysPage = Partout
keyHelp = cette aide
keyRegion = vers la partie suivante de la page
keyRegionBack = vers la partie précédente
keyNextFinding = vers la remarque suivante
keyUses = où cela sert
keyFind = cherche dans le texte
keyCells = de cellule en cellule
keyCell = écrit dans la cellule, et prend ce qui est écrit
keyCellBack = laisse la cellule comme elle était
keyChoices = d’un choix à l’autre
keyChoose = prend le choix
keyMove = déplacent le plateau

## Projets, archives et liens
project = Projet
exportZip = Enregistrer en zip
importFiles = Ouvrir un zip ou des fichiers…
importFolder = Ouvrir un dossier…
saveAsFile = Enregistrer { $file } comme fichier
dropHere = Lâchez : vous verrez ce que cela changerait avant que rien ne soit écrit.
importTitle = De { $file }
importNothing = Rien n’en est utilisable ici.
importProblems = { $n ->
    [one] Une chose est laissée de côté
   *[other] { $n } choses sont laissées de côté
  }
importNotes = Bon à savoir
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
    [one] une décision
   *[other] { $n } décisions
  }) ; elle est ouverte. On peut revenir à la vôtre.
importTake = { $n ->
    [one] Écrire un fichier
   *[other] Écrire { $n } fichiers
  }
importOpen = L’ouvrir
lines = { $n ->
    [one] une ligne
   *[other] { $n } lignes
  }
linesDiffer = +{ $added } −{ $removed } lignes
showDifference = Montrer la différence
noDifference = Les textes sont les mêmes.
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
findText = Texte dans un fichier quelconque
goNames = Noms
goText = Texte
goNothing = Rien ne porte ce nom.
goMember = élément
goField = champ
goQuestion = question
goFile = fichier
goSetting = constante
keyGoTo = Aller à un nom ou à un fichier
keyFindText = Chercher un texte dans tous les fichiers
besideText = Emplois et nombres
besideTextHint = Montre au-dessus des déclarations combien de fois elles servent, et derrière les noms leur nombre

shareLink = Partager par un lien…
shareTitle = Partager par un lien
shareWhat = Ce que porte le lien
shareVariants = Règles maison sur { $name } : { $variants }
shareChanges = Tout ce qui, dans { $name }, n’est pas comme livré avec Sandtable
shareWhole = Tout le jeu { $name }
shareMatch = La partie : places, options, graine { $seed }, { $n ->
    [one] une décision
   *[other] { $n } décisions
  }, et où elle en est
linkLabel = Lien ({ $length } caractères)
copyLink = Copier le lien
linkCopied = Le lien est copié.
linkByHand = Le navigateur ne laisse pas la page copier. Le lien est marqué : copiez-le avec Ctrl+C.
linkHint = Qui l’ouvre voit ceci, et rien n’en est conservé nulle part. Tout est dans le lien.
linkTooLong = Le lien aurait { $length } caractères. Messageries et courriels coupent au-delà de { $most } ; transmettez plutôt un zip.
fromLink = D’un lien
linkOver = { $n ->
    [0] Il repose sur votre { $name }.
    [one] Un fichier repose sur votre { $name }.
   *[other] { $n } fichiers reposent sur votre { $name }.
  } Rien ne change dans votre dossier.
linkWhole = Le jeu { $name }. Rien ne change dans votre dossier.
linkOther = Votre { $name } n’est pas celui du lien (version { $version }) ; il se peut que tout ne convienne pas.
keepLink = Le garder ici…
closeLink = Le fermer
linkCut = Le lien n’est pas entier : il en manque une partie. Redemandez-le, de préférence comme fichier ou sur une ligne à part.
linkNewer = Le lien vient d’un Sandtable plus récent que celui-ci.
linkNoRuleset = Le lien parle du jeu { $name }, qui n’est pas ici. Placez-le à côté des autres et rouvrez le lien ; ou enregistrez ce qu’il porte.
linkAsZip = Enregistrer ce que porte le lien

## Agir à la main sur une partie
byHand = À la main
steps = Déroulement
handNoGame = Commencez une partie ; vous pourrez alors dire ici ce que montrent les dés, et changer la position.
handSeesAll = On agit à la main là où tout est montré.
dice = Dés
diceHint = Dites ce que donne le hasard, plusieurs avec des virgules. Cela arrive la prochaine fois, ou comme si c’était arrivé la dernière.
otherPlace = Quel dé ou quel tirage ?
rollAgain = Dernière décision avec d’autres dés
otherChance = Autre hasard à partir d’ici
fellLast = Dernière fois : { $faces }
sameAgain = La même chose encore
toldNext = Déjà dit ({ $n } d’avance) : { $faces }
shallGive = Donne
nextTime = Au prochain jet
lastTime = Changer le dernier jet
changePosition = Position
changeHint = Une valeur en devient une autre. La question ouverte est examinée à nouveau.
changeWhat = Quoi
changeOf = de
changeTo = devient
changeToAll = devient (plusieurs avec des virgules)
changeIt = Changer
personMark = par une personne
botMark = par un automate
byHandMark = à la main
toldMark = avec des dés dictés
linesBeside = Lignes de jeu côte à côte ({ $n })
noSteps = Rien n’a encore été décidé.
hold = Retenir

## Langues
fellBackPage = Page : { $lang }
fellBackRules = Plateau et journal : { $lang }
fellBackHint = Personne ne l’a encore écrit en { $lang }.
testLanguage = Langue d’essai

## Ajouts
placesList = Liste des lieux
placeBeside = vers { $place }
mayChoose = peut être choisi
whatIf = Et si…
leaveOut = Laisser de côté
backToSteps = Retour au déroulement
lineLeft = La ligne qui a été quittée
lineFollowed = La ligne qui est suivie
lineNamed = { $n } (à partir du pas { $from }, { $of } pas)
openLine = Y passer
stepNumber = Pas
differs = différent
stands = À la fin
lineBreaks = À partir du pas { $n }, elle ne convient plus.
stillRuns = La partie continue.
isOver = La partie est finie.
whatIfNow = Choisissez autrement au pas { $n } ; la suite reprend alors tant qu’elle convient.
glancing = État après le pas { $n }
glanceOver = Retour à la partie
toPhase = Vers la phase…
phaseAt = { $phase } (pas { $step })
changeHere = Changer ceci dans une règle maison
changeIn = Dans la règle maison
writeChange = L’y écrire
nothingToChange = Une règle maison n’a rien à changer à cet endroit.
badVariant = Le nom d’une règle maison a des lettres, des chiffres et des traits d’union, et n’est pas celui d’un fichier JSON.
draft-set = Autre valeur de
draft-cell = Autre valeur de
draft-remove = Laisser de côté
draft-replace = Récrire tout
draft-step = Récrire l’étape
draft-before = Faire quelque chose avant
draft-after = Faire quelque chose après
draft-require = Une condition de plus pour
draft-again = Récrire
draft-extend = Un champ de plus de
draft-text = D’autres mots pour
startPage = Accueil
startLead = Sandtable fait des règles que vous écrivez un jeu auquel on joue aussitôt, à côté de leur texte.
startGames = Jeux
startNone = Il n’y a pas encore de jeu ici. Commencez-en un, ou apportez-en un d’ailleurs.
startBegin = Commencer
startDrop = On peut aussi lâcher des zips, des dossiers et des fichiers n’importe où sur cette page.
newGameRules = Nouveau jeu…
newVariant = Nouvelle règle maison…
newVariantOf = Nouvelle règle maison pour { $name }
newVariantHint = Elle devient un petit fichier qui dit seulement ce qui est autre que dans { $name } ; le jeu lui-même reste comme il est.
variantAbout = Règle maison : dites en une ligne ce qui est autre.
variantFirst = Ôtez les deux traits et changez la valeur, pour voir ce que cela fait.
countVariants = { $n ->
    [one] une règle maison
   *[other] { $n } règles maison
  }
nameOf = Nom
beginsWith = Pour commencer
templateSmall = un petit jeu à deux camps, à modifier
templateMap = un petit jeu sur une carte
templateEmpty = rien
keptWhere = Il est conservé
keptInFolder = dans le dossier, à côté des autres jeux
keptInBrowser = dans ce navigateur seul
gameTaken = Il y a déjà un jeu { $file }.
inBrowser = Dans ce navigateur
copyToBrowser = En garder une copie dans ce navigateur
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
noRoom = Ce navigateur n’a plus de place pour la page. Rien n’a été écrit.
noStore = Ce navigateur ne laisse rien garder à la page, peut-être à cause d’une fenêtre privée ou de ses réglages. Rien n’a été écrit.
findingFile = Remarques de
findingAllFiles = tous les { $n } fichiers
findingKeys = F8 va à la suivante, Maj+F8 revient.
findingFollows = { $n ->
    [one] Une autre en découle
   *[other] { $n } autres en découlent
  }
findingsMore = encore { $n }…
keyLastFinding = Vers la remarque précédente
coverage = Couverture
coverageSum = { $n } règles sur { $of } ont servi.
coverageAll = Toutes les règles ont servi.
coverageWhole = Aussi celles qui ont servi
coverageMarks = Marques à côté du texte et dans les tables
coveragePlay = Faire jouer { $n } parties aux automates
coverageHint = Comptent les règles à étapes, dans cette partie jusqu’où elle en est.
coverageGames = Les automates ont joué { $n } parties au hasard, avec toutes les places et options.
coverageLooking = Les automates cherchent { $rule } : { $n } parties jusqu’ici.
coverageMissed = { $rule } n’a pas servi en { $n } parties au hasard. Peut-être ne le peut-elle jamais, ou quelqu’un doit la vouloir.
coverageRule = Règle
coverageHere = Dans cette partie
coverageBots = Avec automates
coverageLook = La chercher
coverageLookFor = Faire jouer les automates jusqu’à ce que { $rule } serve
ranHere = A servi { $n } fois dans cette partie.
ranPassed = Ce qui l’entoure a servi, mais ceci jamais.
ranNever = N’a jamais servi.
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
inMeaning = Ce qu’elles disent
inPlay = Ce qu’elles font
inText = Textes
exchange = Échanger A et B
sideA = A
sideB = B
sideBase = Les règles seules
sideOpened = Telles qu’ouvertes
sideChosen = Telles que choisies : { $names }
sideBroken = Les règles de { $side } ont des fautes : voir les remarques.
sameMeaning = Les deux disent la même chose.
playedBy = Joué par
searching = Recherche, { $n } essais
consequencesHint = Les automates jouent les mêmes parties selon A et selon B, avec les mêmes dés là où l’on jette la même chose. Ce qui change alors vient des règles.
otherSides = Ces chiffres sont d’un autre A ou B.
sameGames = { $n } parties sur { $of } se déroulent de même.
nothingClear = Aucune différence n’est nette : ce qui se montre peut être du hasard.
gamesFaulted = Parties terminées par une faute : { $n }.
figuresHead = Résultats
figuresFinal = Nombres à la fin d’une partie
figuresMembers = Combien sont dans cet état à la fin
figuresUse = Règles : combien de fois par partie
figuresChosen = Choix : combien de fois par partie
figuresAll = Montrer les { $n }
figureDifference = Différence
figureInterval = avec 95 % de confiance
isClear = net
measureWon = Victoire : { $role }
measureDrawn = Personne ne gagne
measureLimited = Arrêtée à la limite
measureDecisions = Décisions
shareChart = Qui gagne, en A et en B
lengthChart = Décisions par partie, A en haut et B en bas
partedGames = Parties qui prennent un autre cours
partedAt = Partie { $game }, après { $n ->
        [one] une décision :
       *[other] { $n } décisions :
    }
partedAnswer = « { $question } » reçoit une autre réponse
gameOver = finie
openGameIn = Ouvrir en { $side } (partie { $game })
openIn = Ouvrir en { $side }
cannotOpenGame = Ces règles ne sont plus là pour être jouées.
## Pourquoi : pas permis, pas arrivé, ce qu'une décision a fait, ce qui est suivi
why = Pourquoi
whyHint = Demandez pourquoi quelque chose n’est pas permis maintenant (sous la question), ou pourquoi une règle n’a pas joué (dans le menu du texte).
whyNot = Pourquoi pas ?
whyNotThis = Pourquoi pas { $what } ?
whyNotOther = Pourquoi pas autre chose ?
whyChoose = Choisir …
whyOnBoard = Le cliquer sur le plateau
whyRefused = Pourquoi cela a-t-il été refusé : { $what } ?
whyDidNot = Pourquoi cela n’est-il pas arrivé ?
whyRule = Ce que cette règle est devenue à la décision { $n }
whyNoRules = Les règles ont des fautes ; on ne peut rien en dire.
whyNoMatch = La partie ne peut pas être rejouée jusqu’ici avec ces règles.
whyNoPlace = Aucune règle qui s’exécute ne se trouve ici.
findingOut = Recherche …
nothingAgainst = Rien ne s’y oppose : on peut le choisir.
againstGuard = Sa condition n’est pas remplie.
againstOutside = Cela n’est pas parmi ce qu’on peut choisir.
againstWhole = La réponse entière ne remplit pas sa condition.
againstBounds = On ne peut pas en choisir autant.
againstLater = Ensuite, rien ne pourrait être choisi : { $next }.
againstUnknown = La question n’a pas cette réponse.
holds = vrai
fails = faux
notLookedAt = pas examiné
unknownToYou = inconnu de vous
noValue = n’a pas de valeur
thisIsWhy = ← voilà pourquoi
partsOf = Parties de { $what }
ruleTest = On n’y est pas arrivé : la condition autour a pris un autre chemin.
ruleAnswer = On n’y est pas arrivé : autre chose a été choisi ici.
ruleLeft = On n’y est pas arrivé : ce qui est autour s’est arrêté avant, ou dure encore.
ruleUncalled = { $name } n’a pas été appelé.
ruleWhenever = La condition a été examinée et n’était pas remplie.
decisionBefore = Décision précédente
decisionAfter = Décision suivante
ranLast = Dernière fois à la décision { $n }
inside = Regarder dedans
lookInside = Regarder dedans
lookInsideOf = Regarder dans la décision { $n }
insideHint = On peut suivre une décision pas à pas : le texte et le plateau suivent.
insideOf = Décision { $n }
insideNote = Dans la décision { $n } : le plateau après le pas { $step } sur { $of }
insideLeave = Retour à la partie
insideCut = Elle a fait plus que les { $n } premiers pas montrés ici.
insideNothing = Cette étape de la partie n’exécute aucune règle.
step-back = En arrière
step-into = Dedans
step-over = Par-dessus
step-out = Dehors
watch = Suivre
watchHint = Une expression des règles, comme la taille d’un ensemble, se tient ici avec sa valeur, maintenant et à chaque décision.
watchThis = Expression à suivre
watchAdd = Suivre
watchNoMore = Ne plus suivre { $what }
watchBefore = avant : { $before }
watchSelected = Suivre la sélection
historyOf = Valeurs de { $what } par décision
valueAt = Décision { $n } : { $value }

## Pourquoi il en est ainsi.
inTheRules = Les règles :

## Termes à côté d’un texte
glossary = Termes présents
glossaryNever = (pas : { $words })

## Points de retour et exemples
history = Points de retour
historyHint = Gardés dans ce navigateur : tous ceux de la dernière heure, un par heure d’un jour, un par jour d’un mois.
historyRefused = Ce navigateur ne garde pas de points de retour : il n’a plus de place, ou ne laisse rien garder à la page. L’enregistrement continue comme toujours.
historyNone = Rien n’a encore changé ici.
historyPoints = { $n ->
    [one] Un point ; les fichiers qui y ont changé
   *[other] { $n } points ; les fichiers qui y ont changé
  }
historySame = Tout est comme alors.
goneSince = disparu depuis
changedSince = depuis +{ $added } −{ $removed } lignes
restore = Rétablir
restoreAll = Rétablir les { $n } fichiers
otherTabs = { $n ->
    [one] Ouvert aussi dans un autre onglet
   *[other] Ouvert aussi dans { $n } autres onglets
  }
otherTabsHint = Ce qui est enregistré dans un onglet apparaît aussitôt dans les autres. Si les deux ont changé le même fichier, on vous demande.
asExample = Comme exemple…
fromStep = Du pas
toStep = au pas
exampleCalled = Nom
exampleName = tel que joué
makeExample = En faire un exemple
makingExample = Il est essayé, et ce dont il n’a pas besoin est laissé de côté…
noExample = Ces pas ne se racontent pas comme exemple : quelqu’un a changé la position en chemin, cela finit par une faute, ou des pièces en tout semblables sont visées.
demands = Doit être vrai à la fin
demandsNothing = Rien n’a changé ; il dit seulement que tout cela est permis.
keepExample = L’écrire dans le jeu
ruleRan = C’est arrivé { $times ->
    [one] { $times } fois
   *[other] { $times } fois
  } :

## Parties de bots, un bot de plus, visite et exemples
botGames = Parties d’automates
howManyGames = Parties
playGames = Les jouer
gamesTold = { $n } parties sur { $of } : { $drawn } nulles, { $faults } avec une erreur, { $endless } sans fin
winsOf = { $who } : { $n } gagnées
oddGames = Parties à regarder
oddGame = Partie { $n } (graine { $seed }, { $decisions } décisions)
endlessGame = ne s’arrête pas
openGame = Ouvrir
moreRuns = Plus
botStep = Une décision par l’automate
runTurn = Jusqu’à la fin du tour
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
tour = Visite de cinq minutes
tourStep = Étape { $n } sur { $of }
tourNext = Suivant
tourBack = Précédent
tourLeave = Quitter la visite
tourSkip = Passer
tourDone = C’est fait : continuer
tourOpen = Ouvrez le jeu **hex-dice** de la liste, ou faites-en un à partir des exemples.
tourChange = Changez un nombre dans le texte : mettez \`hitsFrom\` à 9, hors de ce qui est permis. Toute faute fera l’affaire.
tourFinding = Sous le texte, on lit ce qui ne va pas et comment y remédier. Allez-y et réparez : Ctrl+Z dans le texte reprend le changement.
tourPlay = Commencez une partie avec Nouvelle partie.
tourDecide = Répondez à une question : cliquez ce qui est marqué sur le plateau, ou une réponse en dessous.
tourUndo = Reprenez-la avec Annuler.
tourHouse = Ouvrez Préparer, puis Règles maison, et cochez-en une. Les règles changent aussitôt, et la partie continue sous elles.
tourLanguage = Changez la langue de la page, en haut à droite. Les jeux apportent leurs propres textes.
tourEnd = Voilà comment on travaille : texte, remarques, jeu. F1 montre toutes les touches ; les exemples montrent un mécanisme chacun.

## Tables
pastedLeft = Cellules sans colonne ici : { $n }. Elles ont été laissées de côté.

## Le hasard des piles et du début
liesOnTop = Sur le dessus (la première d’abord)

## Suivre et déplacer ce qu’on clique sur le plateau
aimPin = Cliquez sur ce qu’il faut suivre
aimCounter = Choisissez un pion, ou faites-le glisser là où il doit être
aimTo = Où mettre { $what } ?
aimDone = Terminé
pinOnBoard = Épingler depuis le plateau
pinWhich = Que suivre de cela ?
pinEnough = Cela suffit
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
findInLog = Chercher dans le journal
linesFound = { $n ->
    [one] une ligne
   *[other] { $n } lignes
}
## Points d’arrêt
breaks = Points d’arrêt
breaksHint = Les automates s’arrêtent là où il y en a un : dans la marge du texte, par F9, ou quand ce qu’on suit devient vrai.
breakHere = Point d’arrêt ici, ou aucun
breakHint = Les automates s’arrêtent quand ceci s’exécute
breakNoMore = Plus de point d’arrêt à { $what }
stopWhen = S’arrêter quand cela devient vrai : { $what }
stopsWhen = devient vrai :
stoppedAt = Arrêté avec la décision { $n } : { $what }
## Heat of coverage
coverageRunExamples = Lancer les exemples
coverageExamples = Dans les exemples
coverageExamplesRun = { $n } exemples ont été lancés.
coverageOnBoard = Sur le plateau
ranExamples = A servi { $n } fois dans { $of } exemples.
ranBots = A servi { $n } fois en { $games } parties d’automates.
heatNever = jamais
heatNeverRead = Rien n’a été lu de cette ligne, ni dans cette partie ni dans celles des automates.
heatRead = Lue { $n } fois, dans cette partie et celles des automates.
heatTitle = Combien de fois un lieu a été atteint ou nommé par une décision :
heatPlace = atteint { $entered } fois, nommé { $named } fois
heatNothing = jamais atteint ni nommé

## Modifications à plusieurs endroits
previewOf = { $title } : ce qui change
previewApply = { $n ->
    [one] Changer 1 endroit
   *[other] Changer { $n } endroits
}
previewOld = Le texte a changé depuis. Fermez et redemandez.
previewBefore = Maintenant
previewAfter = Ensuite
bulk = Changer plusieurs lignes
bulkOf = Changer plusieurs lignes de { $kind }
bulkWhere = Lignes où
bulkColumn = Colonne
bulkValue = devient
bulkHow = Une ligne s’appelle « row » : row.worth > 2. Sans condition, toutes sont visées. La nouvelle valeur peut être calculée : row.worth + 1.
bulkRows = { $n ->
    [0] Aucune ligne ne changerait.
    [one] 1 ligne changerait.
   *[other] { $n } lignes changeraient.
}
bulkMore = et { $n } de plus

## Parties en fichiers
sessions = Fichiers de parties ({ $n })
sessionWord = partie
sessionName = Nom
sessionKeep = Écrire dans les règles
sessionOver = Remplacer
sessionOpen = Continuer { $name }
sessionBad = Ce fichier ne contient aucune partie lisible.
## The page for players
playLinkLabel = Pour jouer : plateau, journal et règles, sans l’atelier ({ $length } caractères)
copyPlayLink = Copier le lien pour jouer
linkTells = Les deux liens contiennent la graine et toutes les décisions de la partie. Qui les ouvre peut voir tout ce qui est caché, et ce que les dés montreront.
seenLinkTells = Le lien pour spectateurs ne contient que ce que tous à la table peuvent voir : ni graine, ni décisions cachées. La partie peut être regardée, mais pas continuée.
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
playerMend = Regarder dans l’atelier

## Parties raccourcies
shorten = Raccourcir
shorteningTo = Raccourcissement : { $n } décisions jusqu’ici …
shortenedTo = Raccourcie à { $n } décisions.
openShortened = L’ouvrir ainsi
## Pictures of the board
pictureSvg = Enregistrer le plateau en SVG
picturePng = Enregistrer le plateau en PNG
printBoard = Imprimer plateau et cartes …
pictureNone = Ce jeu n’a pas de plateau qui se dessine seul. Il peut être imprimé, avec ses tables et ses cartes.
## No room: in the browser, below the text, in a house rule
notKept = Ce navigateur n’a plus de place non plus : enregistrez le texte ailleurs avant de fermer la page (Projet, enregistrer en zip).
moreParts = Plus…
jsonVariant = { $name } est écrite en JSON, que Sandtable laisse tel quel.
besideVariant = Créer { $name } à côté
lostInCourse = La décision { $n } ne convient pas à ce qui a été modifié avant elle : { $why } Elle attend, avec celles qui la suivent ({ $left } en tout). La partie d’avant figure parmi les lignes quittées.
filterRows = Seulement les lignes avec
rowsShown = { $shown } lignes sur { $all }
sortBy = Trier par { $column }
keyEnds = première ou dernière cellule de la ligne ; avec Ctrl, du tableau
keyHold = tient plusieurs cellules
keyCopy = copie les cellules tenues, ou colle le presse-papiers
keyFill = remplit ce qui est tenu depuis sa première ligne, une cellule seule depuis celle du dessus
laidIn = La règle maison { $name } en fait { $value }.

## Findings on the map
mapFindings = Ce qui ne va pas sur le plateau

## Files that are no text
notText = Ce fichier n’est pas en UTF-8 : certains de ses signes sont illisibles, et l’enregistrement les détruirait. Ici, on ne peut que le regarder. Convertissez-le en UTF-8 avec un autre programme ; il s’ouvre ensuite de lui-même.
unreadableMark = (illisible)
unreadableFile = Ce fichier est illisible : il appartient à quelqu’un d’autre, ou un autre programme l’occupe. Tout le reste fonctionne sans lui ; dès qu’il est lisible, il s’ouvre de lui-même.

## Games of bots that never end
slowBots = Les parties d’automates calculent sans réponse depuis quelques secondes. La page reste utilisable.
stoppedBots = Arrêté : une partie d’automates n’a pas abouti à temps. Ce qui a été compté avant reste. Cherchez des boucles, des conditions imbriquées et des choix aux réponses très nombreuses.

## Break-points and coverage through the eyes of one seat
noCondition = n’est pas une condition selon ces règles
coverageSeesAll = Tant qu’un camp regarde, sa partie n’est pas comptée : ce qui a été exécuté peut lui être caché.

## A link whose address only this computer knows
linkHere = Ce lien ne marche que sur cet ordinateur ; ailleurs, son adresse ne mène nulle part. Envoyez plutôt le fichier zip.

## What stands below games of bots
compareAlone = Comparer aux règles seules
noOddGames = Les parties en défaut ou sans fin figureraient ici, à ouvrir ou à raccourcir.

## Names that are typed, and what becomes of them in the folder
willBe = Rangé sous le nom { $name }.
variantAboutOf = { $title } : dites en une ligne ce qui est autre.

## An example that was written, and whether it holds
exampleStands = Il est dans { $file }, ligne { $line }.
exampleRuns = On le rejoue …
exampleHolds = Il se joue et il est vrai.
exampleHoldsLaid = Il se joue et il est vrai avec { $rules }.
exampleFails = Il n’est pas vrai : { $why }
exampleAlone = Avec les règles seules il n’est pas vrai : { $why }
exampleGone = Il n’est plus dans le jeu.
exampleUnknown = On ne sait pas s’il est vrai : le calcul a été arrêté.
tryAgain = Réessayer
toPlace = À l’endroit

## What was stopped: odds, and what waited behind it
stoppedOdds = Arrêté : ce qui peut advenir de cette réponse n’a pas été trouvé à temps. La partie reste comme avant et continue.
stoppedBehind = { $n ->
    [one] Ce que vous avez décidé entre-temps attendait derrière et n’a pas été fait. Décidez à nouveau.
   *[other] Ce que vous avez fait entre-temps ({ $n } fois) attendait derrière et n’a pas été fait. Décidez à nouveau.
}

## The log leads to how something came about; marks in tables
whyLine = Pourquoi ?
sourceMark = † Une valeur avec sa source : pointez-la pour la lire.

## The project menu in groups, and tables in the list of files
menuBegin = Commencer et ouvrir
menuSave = Enregistrer
menuShare = Partager
menuPrint = Images et papier
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
placeTool = Déplacer les lieux et leurs noms
mapLinkTool = Ajouter ou couper des liaisons : { $relation }
placeHint = Faites glisser un lieu ou son nom, ou choisissez un lieu : d’un clic, ou avec les flèches et Entrée. Le texte montre où il est déclaré.
placeChosen = Faites-le glisser, ou choisissez-le encore pour le prendre : les flèches le déplacent, avec Maj plus loin ; Entrée ou un clic le pose, Échap le laisse où il était.
partOf = Ce qui est déplacé de { $place }
partMiddle = Milieu
partAnchor = Point { $n }
partName = Nom
freeName = Laisser le plateau placer le nom
notOnMap = Pas sur la carte :
putOnMap = Mettre sur la carte …
layoutMissing = Ce plateau se dispose tout seul. Pour déplacer des lieux, il lui faut un fichier de mise en page.
writeLayout = Écrire layout.json
carried = { $place } : maintenant en { $x }, { $y }. Les flèches déplacent, avec Maj plus loin ; Entrée pose, Échap laisse tout en place.
carriedName = Nom de { $place } : maintenant en { $x }, { $y }. Les flèches déplacent, avec Maj plus loin ; Entrée pose, Échap laisse tout en place.
mapLinkHint = Choisissez un lieu, puis un autre : la liaison est ajoutée, ou coupée si elle existe.
mapLinkTo = De { $from } : choisissez maintenant l’autre lieu.
mapLinkBoth = dans les deux sens
mapLinkAdded = { $relation } relie maintenant { $from } et { $to }.
mapLinkCut = { $relation } ne relie plus { $from } et { $to }.
mapLinkEnds = { $relation } ne peut pas relier { $from } et { $to } : elle porte sur d’autres sortes.
mapLinkVariant = { $from } et { $to } : une règle maison choisie décide de cette liaison. Modifiez-la là-bas, ou retirez la règle maison.
mapLinkUnreadable = La table de { $relation } est illisible pour le moment. Les remarques disent pourquoi.
mapLinksOfCells = Les cases voisines découlent de leur position ; il n’y a pas de liaisons à tracer.
mapLinksNone = Aucune relation de ces règles ne joint deux lieux du plateau : il n’y a donc pas de liaisons à tracer. Ce qui est voisin est calculé par des fonctions, ou figure dans les champs des lieux.
settleTool = Placer les pions là où ils commencent
settleEnd = Déplacer ce qui commence quelque part : { $relation }
settleHint = Choisissez un lieu où quelque chose se trouve au début de la partie, puis le lieu où il doit se trouver.
settleNone = D’après les tables, rien ne se trouve sur un lieu au début de la partie.
settleTo = De { $place } : choisissez maintenant où cela doit commencer.
redoEdit = Refaire
keySource = montre où c’est écrit

## A match that stands at a break-point is shortened
shortenHint = Chercher une partie plus courte qui arrive aussi ici.
## What lies outside of the board's window
beyondEdge = Montrer { $n } choix au-delà de ce bord

## The set-up folds while a match runs
setUp = Préparer

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
mapOutlines = La carte telle qu’elle a été lue
mapKind = Les lieux deviennent membres de
mapRelation = Les voisins sont reliés par
mapNew = { $name } (nouveau)
mapNameBy = Les noms sont dans
mapUsual = la propriété habituelle
mapFlat = Sur la feuille
mapEquirectangular = à l’échelle au milieu
mapMercator = selon Mercator
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
mapNothing = Il ne reste rien à écrire : les règles ont déjà tout.
mapOnGlobe = La carte de ce jeu est en longitude et latitude ; un dessin n’en a pas. Prenez un fichier GeoJSON, ou mettez « projection » dans { $file } à « none ».
mapNoLayout = { $file } ne peut pas être lu tel quel, on ne peut donc rien y dessiner. Voir les remarques.
mapProblems = Non lu, ou en partie seulement
mapTake = Prendre la carte
mapTaken = La carte est prise : { $files } écrits.
mapTakeBack = Annuler
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
whyBefore = C’était demandé avant : il s’agit maintenant d’autre chose.
whyOtherRules = Les règles ont changé depuis cette demande.
whyAgain = Redemander
tooFew = Il faut en choisir au moins { $n }.
tooMany = On peut en choisir au plus { $n }.
againstLaterThis = « { $next } » : { $value } ne conviendrait pas.
claimUnknown = Cela tient à quelque chose que vous ne connaissez pas.
claimAny = L’une de ces choses suffirait :
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
writeAllTheSame = L’écrire quand même
changeWritten = Écrit dans { $file }

## La position est changée à la main
liesInPile = se trouve dans

## Notes at rules
notes = Notes
noteHere = Laisser une note ici
noteNew = Nouvelle note
noteNowhere = Ici ne se trouve aucune règle qui ait un nom : une note n’aurait rien à quoi se tenir.
notesNone = Personne n’a laissé de note à une règle. Pour en laisser une, placez le curseur dans une règle et choisissez « Laisser une note ici » dans le menu du texte.
notesSettled = { $n ->
    [one] Une note réglée
   *[other] { $n } notes réglées
}
noteText = Ce qu’il faut noter à propos de { $rule }
noteAnswer = Réponse à propos de { $rule }
noteLeave = Laisser la note
noteReply = Répondre
noteSettle = Réglé
noteReopen = Rouvrir
noteStillHolds = Toujours valable
noteChanged = modifiée depuis
noteGone = n’est plus dans les règles
noteSettledBy = réglé
noteAuthor = Votre nom
noteAs = en tant que { $name }
noteOtherName = Autre nom
noteGoTo = { $rule } : aller à la règle
noteOpen = Notes ouvertes : { $n }
noteNotWritten = notes.md ne peut pas être écrit. Ce que vous avez saisi est encore là.
## One answer for all, and a phase that bots finish
forAll = Pour les { $n } à la fois : { $what }
runPhase = Laisser finir les automates : { $phase }
## Points des régions sur la carte
addAnchor = Ajouter un point
takeAnchor = Ôter ce point
## Comment un résultat est venu
smallerOf = le plus petit de
greaterOf = le plus grand de
restOf = ce qui reste de
diceThat = { $name }, { $wanted } chacun
atLeast = au moins { $value }
lessThan = moins que { $value }
atMost = au plus { $value }
moreThan = plus que { $value }
equalTo = { $value }
otherThan = pas { $value }
storyOf = Comment c’est venu : { $line }
storyTests = C’est ainsi parce que :
storyNothing = Il n’y a rien à y compter.
storyDie = le dé montre { $face }
storyDieNot = le dé montre { $face } et ne compte pas
claimThere = { $what } n’est pas là.
claimAway = { $what } est là, mais ne doit pas l’être.
factThere = { $what } est là.
factAway = { $what } n’est pas là.
thisNumber = le nombre
storyAfter = Ce qui a suivi :
inChapters = Dans le texte des règles :
sumOf = { $name } :
becauseOf = { $name }, car : { $why }
storyOut = { $face } ne compte pas

## Changes that nobody notices
mutation = Modifications des règles que personne ne remarque
mutationHint = Les règles sont modifiées à un endroit à la fois, puis les exemples et les attentes sont exécutés. Une modification qu’aucun d’eux ne remarque montre ce qui n’est pas vérifié.
mutationTry = Essayer { $n } modifications
mutationMore = Essayer { $n } modifications de plus
mutationTried = { $n } modifications essayées sur { $of }.
mutationCaught = { $n } modifications remarquées sur { $of }.
mutationEquivalent = { $n } figurent dans la liste des modifications équivalentes.
mutationUnsound = Les modifications peuvent être essayées dès que les règles n’ont plus d’erreurs.
mutationFailing = Les modifications peuvent être essayées dès que tous les exemples réussissent. Ceux-ci échouent : { $names }
mutationFile = Fichier
mutationChange = Modification
mutationReached = Exemples ici
mutationNoReason = Il manque la raison pour laquelle personne ne peut remarquer cette modification : { $change }
mutationUnknown = Les règles ne peuvent plus être modifiées ainsi ; supprimez l’entrée : { $change }
mutationNoticed = Cette modification est maintenant remarquée ; supprimez l’entrée : { $change }
mutationMark = Personne ne remarque cette modification : { $change }
`;
