# Textes de `sandtable --help`. Une commande est `help--NOM` : sa description, dont la première phrase figure dans la
# liste, et `.usage`, ses arguments.

help--head = Utilisation : sandtable COMMANDE …
help--foot =
    Options de toutes les commandes : --lang en|de|fr, --json, --help
    « sandtable COMMANDE --help » affiche les arguments d’une commande.
    « sandtable --version » affiche la version.

help-group--create = Créer et vérifier :
help-group--play = Jouer et analyser :
help-group--variants = Règles maison :
help-group--book = Livret de règles et sources :
help-group--translate = Traduire :
help-group--pictures = Images et cartes :
help-group--share = Partager :
help-group--editors = Éditeurs :

help--new = Crée un petit jeu jouable immédiatement, dans ./rulesets ou dans le dossier courant. N’écrase jamais de fichier. Avec --repository, ajoute ce qu’il faut à un dépôt : scripts, README, licence et un workflow qui le vérifie, le teste et y joue.
    .usage = NOM [--template small|map|EXEMPLE] [--repository [--license mit|cc-by-4.0|cc-by-sa-4.0|none]]
help--games = Liste les jeux fournis avec Sandtable. Avec un dossier, les y copie pour que vous puissiez les modifier.
    .usage = [DOSSIER]
help--check = Vérifie les règles, les tableaux et la disposition, et signale les problèmes. Avec --build, charge aussi le jeu compilé et commence une partie avec chaque répartition des places.
    .usage = [--build] [JEU …]
help--test = Exécute les exemples et les attentes des jeux.
    .usage = [JEU …]
help--mutate =
    Effectue des tests de mutation : modifie les règles à un endroit à la fois et signale les modifications qu’aucun exemple ni aucune attente ne détecte.
      --files FICHIER  ne modifier que ce fichier ou dossier ; peut être répété
      --count N        nombre de mutations, réparties sur les fichiers et les catégories ; 200 par défaut
      --policies       modifier aussi les stratégies et ce qu’elles seules utilisent
      --min POURCENT   échouer si moins de mutations sont détectées
    .usage = [JEU …] [--files FICHIER …] [--count N] [--seed N] [--policies] [--min POURCENT] [--workers N]
help--fmt = Met en forme les règles. Avec --check, liste seulement les fichiers qui ne sont pas mis en forme.
    .usage = [--check] [JEU|FICHIER …]
help--build = Écrit le jeu compilé : dist/index.js, dist/info.json et dist/package.json, un paquet TypeScript typé dans dist/package et, dans dist/schemas, les schémas JSON de ses tableaux et de sa disposition pour d’autres éditeurs. Avec --explain, n’écrit rien et explique comment le jeu compilé trouve ce dont les règles ont besoin : ensembles conservés, tableaux, boucles, recherches et questions, chacun avec sa place dans les règles.
    .usage = [--explain] [JEU …]
help--migrate = Met à jour des jeux et des parties enregistrées vers les versions actuelles du langage et du format. Montre ce qui changerait ; les fichiers ne sont écrits qu’avec --write.
    .usage = [JEU|FICHIER.save …] [--write]
help--explain = Explique un problème ou une erreur d’exécution, et comment le corriger.
    .usage = CODE

help--play = Joue une partie dans le terminal ou à partir d’une entrée redirigée : vous à la première place, des bots aux autres, sauf si --seat, --people ou --bot en décident autrement. Un point d’interrogation affiche de l’aide à chaque question. Avec --orders, lit les ordres dans des fichiers.
    .usage = JEU [--seats PLACES] [--seed N] [--option K=V] [--bot PLACE={ $bots }] [--bot all] [--seat PLACE …] [--people N|all] [--max-decisions N] [--orders FICHIER|DOSSIER …] [--save FICHIER] [--resume FICHIER]
help--simulate =
    Simule des parties de bots et affiche des statistiques.
      --reference N      vérifier N parties avec l’interpréteur de référence
      --twins N          chercher des fuites d’informations cachées dans N parties
      --shorten FICHIER  pour une partie avec une erreur d’exécution, enregistrer la plus courte trouvée qui la reproduit
      --queue URL        laisser jouer des workers sur d’autres machines : voir « sandtable worker --help »
      --batch N          parties par lot dans la file ; par défaut : autant qu’en dure une seconde
      --store FICHIER    où garder les résultats pour ne pas rejouer les parties ; none ne garde rien
    .usage = JEU [--games N | --game N] [--seed N] [--seats PLACES|all] [--option K=V] [--options random] [--bot [PLACE=]{ $bots }] [--workers N | --queue URL [--batch N]] [--coverage] [--reference N] [--twins N] [--max-decisions N] [--shorten FICHIER] [--store FICHIER|none]
help--worker =
    Joue des parties pour des commandes d’autres machines qui utilisent la même --queue ; arrêter avec Ctrl+C.
      --concurrency N  jouer N lots à la fois ; par défaut : un par cœur du processeur
      --memory MO      limite de mémoire par lot ; par défaut : 512
      --seconds N      limite de temps par lot ; par défaut : 120
    .usage = --queue redis://[NOM:MOT_DE_PASSE@]MACHINE[:PORT] [--concurrency N] [--memory MO] [--seconds N]
help--sweep =
    Joue les mêmes parties avec différentes valeurs de constantes, d’interprétations, d’options, de tableaux ou de règles maison, et montre comment les résultats en dépendent.
      --vary NOM=…     ce qui varie : hitsFrom=2..6, Army.FR_4.strength=1,3, ruling.flagBox=a,b, option.NOM=true,false, variant=none,R1,R1+R2 ; répétable
      --measure …      ce qui est indiqué : winner, winner.RÔLE, draws, stopped, length, ou des règles, nombres et éléments par leur nom ; par défaut winner,draws,length
      --sample latin:N jouer N points bien répartis (hypercube latin) au lieu de toutes les combinaisons
      --find NOM=…     cherche la valeur avec laquelle une mesure atteint un objectif : avec --until winner.RÔLE=50% ou --until length=120
      --sensitivity    change chaque nombre d’un pas et les classe selon leur effet ; --only "Army.*.strength" en choisit quelques-uns
      --precision 2%   joue chaque point jusqu’à ce que ses intervalles de confiance à 95 % soient de ±2 %, au plus --games parties
      --picture FICHIER dessine des courbes ou une carte de chaleur : .svg, ou .html avec le tableau ; --csv FICHIER écrit le tableau
      --store FICHIER  où garder les résultats pour ne pas rejouer les parties ; none ne garde rien
      --queue URL      laisser jouer des workers sur d’autres machines : voir « sandtable worker --help »
    .usage = JEU --vary NOM=VALEURS … | --find NOM=VALEURS --until MESURE=VALEUR | --sensitivity [--only NOM …] [--measure NOM,…] [--sample latin:N] [--precision N%] [--games N] [--seed N] [--seats PLACES] [--option K=V] [--bot [PLACE=]{ $bots }] [--workers N | --queue URL] [--max-decisions N] [--csv FICHIER] [--picture FICHIER] [--store FICHIER|none]
help--ladder =
    Fait jouer des bots les uns contre les autres et estime leur force. Chaque paire joue chaque graine deux fois, en échangeant les places.
      --bots …         des noms, séparés par des virgules ; par défaut : tous ceux qui n’ont pas besoin d’un nombre
      --queue URL      laisser jouer des workers sur d’autres machines : voir « sandtable worker --help »
      --store FICHIER  où garder les résultats pour ne pas rejouer les parties ; none ne garde rien
    .usage = JEU [--bots BOT,BOT,… | --bot BOT …] [--games N] [--seed N] [--seats PLACES] [--option K=V] [--workers N | --queue URL [--batch N]] [--max-decisions N] [--store FICHIER|none]
      BOT : { $bots }
help--results = Liste les résultats enregistrés, ou exporte ceux de « sandtable sweep » partie par partie, en CSV ou en Parquet. --measure choisit ce qui est exporté ; par défaut winner,draws,stopped,length.
    .usage = [JEU] [--store FICHIER] [--export csv|parquet [--out FICHIER] [--measure NOM,…]]
help--odds =
    Calcule les probabilités des résultats d’un appel : exactes si possible, sinon estimées par échantillonnage.
      --example NOM    reprendre la position et l’appel d’un exemple, avec de nouveaux dés
      --run APPEL      un autre appel, avec les réponses entre accolades s’il pose des questions : "throw(a, b) {"{"} throw/how: bold {"}"}"
      --given …        instructions qui préparent la position, ou fichier qui les contient
      --save FICHIER   partir de la position d’une partie enregistrée au lieu de la position de départ
      --answer …       au lieu d’un appel : une réponse à la question en cours, choix par choix ("move ada") ou en JSON
      --seat PLACE     n’utiliser que ce que cette place peut voir ; par défaut : tout
      --watch …        expression à évaluer ensuite, par exemple "a.points" ou "count(Piece)"
      --others …       qui répond aux autres questions : personne (s’arrêter là), le hasard ou une stratégie des règles
    .usage = JEU (--example NOM | --run APPEL | --save FICHIER --answer RÉPONSE [--seat PLACE]) [--given INSTRUCTIONS|FICHIER] [--save FICHIER] [--watch EXPRESSION …] [--others stop|{ $quickBots }] [--seats PLACES] [--option K=V] [--leaves N] [--samples N] [--seed N]
help--why =
    Explique ce qui s’est passé lors d’un coup d’une partie enregistrée ; sans --at, lors du dernier.
      --not CHOIX           expliquer pourquoi une réponse n’est pas autorisée après ce coup, choix par choix : "move ada"
      --role RÔLE           qui donnerait cette réponse, si la question s’adresse à plusieurs rôles
      --rule FICHIER:LIGNE  expliquer ce qu’est devenue la règle de cette ligne lors de ce coup
    .usage = JEU PARTIE [--at COUP] [--not "CHOIX" [--role RÔLE] | --rule FICHIER:LIGNE]

help--diff = Liste les différences entre deux jeux : lignes, nombres, règles, étapes. Avec un seul argument, compare JEU+RÈGLE à JEU.
    .usage = JEU JEU [--markdown]
help--compare = Simule les mêmes parties avec deux jeux et les compare : vainqueurs, durée, valeurs finales, règles exécutées, choix. Avec un seul argument, compare JEU+RÈGLE à JEU.
    .usage = JEU JEU [--games N] [--seed N] [--seats PLACES] [--option K=V] [--bot [PLACE=]{ $bots }] [--workers N | --queue URL [--batch N]] [--max-decisions N] [--markdown] [--store FICHIER|none]
help--examples = Propose des modifications pour les exemples qu’une règle maison met en échec : réponses aux nouvelles questions et aux nouveaux dés, et autres résultats. Avec --write, les ajoute à la règle maison.
    .usage = JEU+RÈGLE [--write]
help--stamp = Calcule les empreintes des règles qu’une règle maison remplace, pour détecter les changements de sa base. Avec --write, les ajoute à la règle maison et enregistre la base actuelle à côté.
    .usage = JEU+RÈGLE [--write]
help--rebase = Liste les modifications d’une règle maison dont les règles de base ont changé : base d’avant, base actuelle et règle maison. --keep-mine conserve une modification, --merge réunit les deux si elles touchent des lignes différentes, --take-theirs la retire ; les fichiers ne sont écrits qu’avec --write.
    .usage = JEU+RÈGLE [--keep-mine CHEMIN|all] [--merge CHEMIN|all] [--take-theirs CHEMIN|all] [--write]

help--text = Affiche le livret de règles en Markdown avec les valeurs actuelles. « check » en signale les problèmes.
    .usage = JEU [--lang de|en|fr …]
help--rulebook = Écrit le livret de règles sous forme d’une page imprimable, avec les valeurs actuelles et le plateau. Avec --sheet, plutôt une feuille d’aide de jeu. Avec --paper letter, pour Letter au lieu de A4. Avec --pdf, aussi en PDF si Chromium est installé.
    .usage = JEU [--lang de|en|fr …] [--sheet] [--paper a4|letter] [--out FICHIER.html] [--pdf FICHIER.pdf]
help--sections = Liste les sections du livret imprimé avec les règles et les exemples qui les citent, les lacunes en premier.
    .usage = JEU
help--facts = Liste les données reconstituées et les interprétations, avec leurs raisons.
    .usage = JEU

help--l10n = Traduit le livret de règles avec les fichiers PO de l10n/. « extract » écrit le modèle, « merge » met les catalogues à jour, « check » signale les problèmes, « stats » affiche la progression, « missing » énumère les textes du jeu que lisent les joueurs et qu’aucun fichier ne contient (avec --all, aussi les facultatifs), « pseudo » écrit une langue de test, « fix-source » déclare qu’un changement du texte source est sans importance, « review » marque un texte comme conforme à ses règles, « xliff » écrit des catalogues pour les agences de traduction, « tmx » écrit une mémoire de traduction, « glossary » écrit les termes en TBX (ou en tableaux avec --format csv) et « import » importe du XLIFF, PO, TMX et TBX et des tableaux.
    .usage = extract|merge|check|stats|missing|pseudo|fix-source|review|xliff|tmx|glossary|import JEU [LANGUE, SECTION ou FICHIER …] [--all]

help--picture = Dessine le plateau dans la position de départ ou dans une partie enregistrée. Avec .html ou .pdf, ajoute les tableaux et les cartes à imprimer. .png et .pdf nécessitent Chromium.
    .usage = JEU [--save FICHIER] [--seats PLACES] [--seed N] [--option K=V] [--width N] --out FICHIER.svg|.png|.html|.pdf
help--map = Exporte ou importe la carte d’un jeu. « export » dessine la position de départ ou une partie enregistrée sous forme de dessin modifiable (.svg), ou ajustée à une page (.html, ou .pdf si Chromium est installé) ; --bare omet les pions. « import » transforme les surfaces d’un fichier en lieux avec des frontières et relie les voisins ; sans --write, il n’affiche qu’un aperçu. --name est la propriété qui contient les noms des surfaces, --apart l’écart maximal entre les frontières de voisins, en millièmes de la largeur.
    .usage = export JEU [--save FICHIER] [--seats PLACES] [--seed N] [--option K=V] [--bare] [--paper a4|a3] --out FICHIER.svg|.html|.pdf, ou import FICHIER.geojson|FICHIER.svg --into JEU [--kind CATÉGORIE] [--relation RELATION] [--name PROPRIÉTÉ] [--projection equirectangular|mercator] [--apart N] [--write]

help--pack = Rassemble un jeu, ses règles maison et ses textes dans un fichier ZIP. N’écrase un fichier existant qu’avec --force.
    .usage = JEU [--out FICHIER] [--force]
help--unpack = Décompresse des jeux dans un dossier, entièrement ou pas du tout, et signale tous les problèmes. N’écrase les fichiers existants qu’avec --force.
    .usage = FICHIER.zip [DOSSIER] [--force] [--partly]

help--edit = Ouvre l’atelier pour un dossier de jeux et affiche son adresse. Il est accessible sur cet ordinateur, à quiconque connaît l’adresse. Le jeton de l’adresse change à chaque fois, ou est fixé par la variable d’environnement SANDTABLE_TOKEN. Avec --frame, les pages de ces origines ou schémas peuvent l’afficher dans un cadre ; des éditeurs s’en servent pour leur propre onglet. Avec --suggest, la vue de traduction propose les suggestions d’une commande, qui reçoit le texte sur l’entrée standard et affiche une suggestion par ligne, ou celles d’une adresse http(s).
    .usage = [DOSSIER] [--port N] [--frame SOURCES] [--suggest COMMANDE|URL]
help--lsp = Démarre le serveur de langage pour d’autres éditeurs, sur l’entrée et la sortie standard.
    .usage = {""}
