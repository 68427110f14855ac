# Textes des écrans et de la ligne de commande. Les jeux apportent leurs propres textes pour leurs chemins.

severity--error = erreur
severity--warning = avertissement
severity--note = remarque
finding--hint = conseil
# Entre deux suggestions d’un problème.
near--or = {" » ou « "}

session--over = La partie est terminée.
session--no-such-answer = La question n’accepte pas cette réponse.
session--not-allowed = Ce n’est pas permis.
replay--over = La partie est déjà terminée avant ce coup.
replay--other-question = Une autre question est maintenant posée à cet endroit.
replay--other-role = La question s’adresse maintenant à un autre joueur.
replay--seats = Cette répartition des places n’existe plus dans les règles.
setup--seats = Répartition des places inconnue. Disponibles : { $known }.
setup--no-option = Option inconnue : « { $name } ».{ $near ->
        [none] {" "}{ $known ->
            [none] Ce jeu n’a pas d’options.
           *[other] Disponibles : { $known }
        }
       *[other] {" "}Vouliez-vous dire « { $near } » ?
    }
setup--misfit = { $how ->
        [long] « { $name } » est trop long : { $form ->
            [list] { $part } éléments, pour { $most } au plus.
           *[other] { $part } caractères au plus.
        }
        [pair] « { $part } » n’est pas une clé avec sa valeur pour « { $name } ». Exemple : --option { $name }=CLÉ:VALEUR,CLÉ:VALEUR
       *[value] « { $part } » n’est pas une valeur pour « { $name } ».{ $form ->
            [range] {" "}Nombres possibles : de { $low } à { $high }.
            [words] {" "}Disponibles : { $known }
           *[other] {""}
        }
    }
setup--option = Option inconnue.
setup--value = Valeur inconnue pour cette option.

play--seed = Graine { $seed } ; --seed { $seed } rejoue la même partie.
play--turn = { $role } : { $choice }
play--pick = Numéro ou nom (? = aide) :
play--pick-only = Entrée pour « { $answer } » (? = aide) :
play--pick-order = { $low ->
    [1] Jusqu’à { $high }, l’ordre compte, par exemple 2 1
   *[other] { $low } à { $high }, l’ordre compte, par exemple 2 1 3
} (? = aide) :
play--pick-order-or-none = Jusqu’à { $high }, l’ordre compte, par exemple 2 1 ; Entrée pour aucun (? = aide) :
play--pick-some = { $low } à { $high }, par exemple 1 3-5 (? = aide) :
play--pick-some-or-none = Jusqu’à { $high }, par exemple 1 3-5 ; Entrée pour aucun (? = aide) :
play--pick-exactly = Exactement { $count }, par exemple 1 3-5 (? = aide) :
play--wrong-count = { $count } choix, mais il en faut { $low } à { $high }.
play--pick-none = Rien à choisir ; Entrée pour continuer (? = aide) :
play--all = tout
play--anyone = Chacun de ces rôles peut répondre ; une seule réponse suffit :
play--ambiguous = « { $text } » peut désigner : { $answers }
play--more = … encore { $left } : « suite » les affiche, une partie du nom en trouve une.
play--cost = coût { $cost }
play--yes = oui
play--no = non
play--none = aucun
play--chose = { $who } : { $what }.
play--chose-with = { $who } : { $what } – { $given }.
play--against = Vous jouez { $people }. { $count ->
    [one] Un bot joue { $bots }.
   *[other] Des bots jouent les autres : { $bots }.
}
play--other-players = Pour changer : --seat { $seat } (autre place), --people 2 (deux personnes), --people all (sans bot) ou --bot { $seat }={ $bot } (un bot précis).
play--thinking = { $seat } : le bot réfléchit…
play--hand-over = { $seat } : prenez le clavier et appuyez sur Entrée.
play--done = Appuyez sur Entrée pour effacer l’écran avant le joueur suivant.
play--help-one = Répondez par un numéro, un nom ou un identifiant, ou par le début d’un nom s’il est le seul à commencer ainsi.
play--help-several = Répondez par des numéros, des plages et des noms, séparés par des espaces ou des virgules (1 3-5) ; « tout » prend tout.
play--help-row = Plusieurs étapes tiennent sur une ligne, par exemple 1 4 2.
play--help-lines = Écrivez une ligne par pion et une ligne vide pour finir.
play--help-slash = Une commande qui est aussi une réponse demande une barre oblique : /log.
play--type-help = ?, aide
play--type-why = pourquoi
play--type-show = voir
play--type-log = journal, log
play--type-more = suite
play--type-undo = annuler, u
play--type-quit = quitter, q
play--does-help = affiche cette liste
play--does-why = dit ce qui a mené à cette question ; avec un nom, pourquoi cette réponse n’est pas possible
play--does-show = affiche le plateau : lieux, pions, pistes et cartes ; avec un nom, ce qui le concerne
play--does-log = affiche les derniers coups ; « log 50 » en affiche plus
play--does-more = affiche les réponses suivantes, ou toutes à nouveau
play--does-undo = annule le dernier choix ou le dernier coup
play--does-quit = arrête la partie ; --save FICHIER l’enregistre, --resume FICHIER la reprend
play--nothing-shown = Rien de ce nom n’est sur le plateau.
play--no-log = Il ne s’est encore rien passé.
play--before = Ce qui vient de se passer :
play--asked-by = « { $question } » est posée par la règle de { $place }.
play--asked-by-section = « { $question } » est posée par la règle de { $place } ({ $sections }).
play--out = Impossible maintenant :
play--why-possible = { $what } est possible.
play--why-not = { $what } n’est pas possible : { $reasons }
play--why-unknown = « { $what } » ne fait pas partie des réponses que cette règle examine. « pourquoi » cite tout ce qui est exclu.
play--fits = Suggestion : { $answer }
play--not-understood = « { $text } » ne fait pas partie des réponses.
play--refused = Refusé : { $reasons }
play--excluded = Indisponible : { $candidate } ({ $reasons })
play--nothing-to-undo = Rien à annuler.
play--won = Victoire : { $winners }.
play--nobody = La partie est terminée, personne n’a gagné.
play--drawn = La partie se termine par une égalité.
play--fault = Une erreur d’exécution s’est produite dans les règles :
play--because = Raison : { $reason }
play--log-decision = { $role } : { $answer }
play--log-roll = { $die } : { $faces }
play--log-roll-named = { $label } : { $faces }
play--log-drawn = { $from } → { $to } : { $drawn }
play--log-named = { $label } ({ $what })
play--log-picked = { $label } : { $picked }
play--log-shuffled = { $pile } : mélange
play--quit = Arrêté après { $decisions ->
    [one] { $decisions } coup
   *[other] { $decisions } coups
  }.
fmt--no-text = { $path } n’est pas enregistré en UTF-8 et a été ignoré.
play--stuck = Aucune réponse permise à cette question n’a été trouvée ; les règles demandent peut-être l’impossible.
saved--other-rules = Cette partie a commencé avec d’autres règles (« { $ruleset } », version { $version }) ; elle est rejouée avec les règles actuelles.
saved--lost = Le coup { $number } sur { $decisions } n’est plus permis ; ce coup et les suivants sont abandonnés.
play--limit = Arrêté à la limite de { $decisions ->
    [one] { $decisions } coup
   *[other] { $decisions } coups
  }.

check--fine = Aucun problème dans { $files ->
    [one] { $files } fichier
   *[other] { $files } fichiers
  }.
check--count = { $errors ->
    [one] { $errors } erreur
   *[other] { $errors } erreurs
  }, { $warnings ->
    [one] { $warnings } avertissement
   *[other] { $warnings } avertissements
  }.
check--explain = { $count ->
    [one] En savoir plus : sandtable explain { $code }
   *[other] En savoir plus, par exemple : sandtable explain { $code }
  }
build--done = { $path } écrit.
test--passed = réussi      { $name }
test--failed = ÉCHEC       { $name }
test--total = { $passed ->
    [one] { $passed } réussi
   *[other] { $passed } réussis
  }, { $failed ->
    [one] { $failed } échec
   *[other] { $failed } échecs
  }
mutate--progress = { $done } mutations sur { $games }
mutate--unreached = aucun exemple ne l’atteint
mutate--unsound = Les mutations peuvent être essayées dès que tous les exemples réussissent.
mutate--no-reason = Il manque la raison pour laquelle cette mutation est équivalente : { $key }
mutate--unknown = Cette mutation n’existe plus ; supprimez l’entrée : { $key }
mutate--caught = Cette mutation est maintenant détectée ; supprimez l’entrée : { $key }
fmt--would-change = { $path } n’est pas mis en forme.
fmt--changed = { $path } mis en forme.
fault-detail--value = La valeur était { $value }.
fault-detail--found = Trouvé : { $value }.
fault-detail--range = Plage permise : { $value }.
fault-detail--loop = La boucle à { $where } ne se termine pas.
fault-detail--local = { $name } = { $value }
fault-detail--unknown = L’interpréteur n’atteint pas cette erreur en rejouant la partie ; ses valeurs sont donc inconnues.
simulate--games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, { $decisions ->
    [one] { $decisions } coup
   *[other] { $decisions } coups
  }, somme de contrôle { $digest }
simulate--ends = { $won } gagnées, { $drawn } à égalité, { $limited } à la limite, { $faults } avec une erreur d’exécution
simulate--wins = Victoires ({ $role }) : { $wins }, { $share } (intervalle de confiance à 95 % : { $low } à { $high })
simulate--guessed = réponse au hasard, car aucune stratégie ne connaît la question : { $path } ({ $share } sur { $asked } questions)
simulate--reference = { $games ->
    [one] { $games } partie comparée
   *[other] { $games } parties comparées
  } à la référence : { $differences ->
    [one] { $differences } différence
   *[other] { $differences } différences
  }
simulate--speed = { $seconds } s, { $rate } coups par seconde
simulate--length = Coups par partie : { $mean } en moyenne, de { $min } à { $max }
simulate--rules = { $ran } règles exécutées sur { $of }
simulate--never = jamais : { $path }
simulate--coverage = { $ran } instructions des règles exécutées sur { $of }
simulate--fault = Partie { $game }, graine { $seed } : { $fault } à { $where }
simulate--again = Répéter : { $command }
simulate--progress = { $done } parties sur { $games }
queue--address = « { $value } » n’est pas l’adresse d’une file d’attente. Exemple : --queue redis://localhost:6379
queue--unreachable = Impossible de se connecter à Redis à l’adresse { $address } ({ $why }). Vérifiez que Redis fonctionne, et que l’adresse et le mot de passe sont justes.
queue--no-workers = Aucun worker n’est connecté à { $address }. Lancez-en un sur n’importe quel ordinateur : sandtable worker --queue { $address }
queue--other-worker = Les workers de la file d’attente ont une autre version de Sandtable : { $theirs }. Celle-ci est { $own }. Les résultats ne sont identiques qu’avec la même version ; ces workers ne participent donc pas. Installez-y la même version.
queue--other-client = Une commande d’une autre version de Sandtable attend dans la file : { $theirs }. Ce worker est en { $own } et laisse ses parties à d’autres.
queue--lost = Connexion à Redis perdue. En attente de son retour…
queue--back = De nouveau connecté à Redis.
queue--dead-games = { $games ->
    [one] Partie { $first }
   *[other] Parties { $first } à { $last }
}
queue--dead = { $games ->
    [one] La partie { $first } (graine { $seed }) n’a pas pu être jouée et manque dans les chiffres :
   *[other] Les parties { $first } à { $last } (graines à partir de { $seed }) n’ont pas pu être jouées et manquent dans les chiffres :
}
queue--dead-time = Délai dépassé.
queue--dead-memory = Limite de mémoire dépassée.
queue--dead-error = Erreur ({ $detail }).
queue--dead-changed = Les données ont été modifiées pendant la transmission.
queue--dead-lost = Les workers ont été arrêtés à chaque tentative ({ $detail }).
worker--ready = Joue les parties de { $address }, { $concurrency ->
    [one] { $concurrency } lot
   *[other] { $concurrency } lots
  } à la fois. Sandtable { $program }. Ctrl+C pour arrêter.
worker--least-memory = --memory doit valoir au moins { $least } Mo : en dessous, un thread ne peut même pas démarrer.
worker--ending = Les lots commencés sont encore joués…
worker--ended = { $shares ->
    [one] { $shares } lot joué
   *[other] { $shares } lots joués
  }.
simulate--stopped = Arrêté après { $games } parties sur { $wanted }
ladder--games = { $game } : bots, du plus fort au plus faible ; { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } par paire
ladder--rating = { $bot } : Elo { $elo } (intervalle de confiance à 95 % : { $low } à { $high })
ladder--pair = { $a } contre { $b } : { $share } en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } (intervalle de confiance à 95 % : { $low } à { $high })
ladder--limited = { $games ->
    [one] { $games } partie à la limite, comptée comme égalité
   *[other] { $games } parties à la limite, comptées comme égalités
  }
ladder--faults = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } avec une erreur d’exécution
edit--taken = Le port { $port } est utilisé par un autre programme ; le prochain port libre est utilisé.
edit--open = L’atelier fonctionne à l’adresse { $address } (dossier { $folder }). Ctrl+C pour l’arrêter.
edit--read-only = Ce dossier est en lecture seule : vous pouvez jouer et lire, mais les modifications ne seront pas enregistrées.
edit--empty = Ce dossier ne contient pas encore de jeu. « sandtable games rulesets » copie les jeux fournis, « sandtable new NOM » en crée un.
games--copied = { $path } copié.
games--kept = { $path } existe déjà ; rien n’a été modifié.
games--next = Ensuite : sandtable edit { $path }
new--done = { $path } écrit ({ $files ->
    [one] { $files } fichier
   *[other] { $files } fichiers
  }).
new--next-repository = Ensuite : cd { $path } · git init · npm install · npm start
new--next = Ensuite : sandtable check { $path } · sandtable test { $path } · sandtable play { $path } --bot second=random
sections--figures = { $sections } sections, { $gaps } avec des lacunes ; procédures sans renvoi : { $uncited }
sections--no-example = §{ $section }  aucun exemple
sections--no-rule = §{ $section }  aucune règle
sections--complete = §{ $section }
sections--rules = Règles : { $names }
sections--data = Données : { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
  }
sections--examples = Exemples : { $names }
sections--expectations = Attentes : { $names }
sections--uncited = sans renvoi : { $names }
facts--figures = données reconstituées : { $facts }, interprétations : { $rulings }
facts--ruling = Interprétation { $name } = { $value } : { $because }
facts--no-reason = sans raison

usage--command = Commande inconnue : « { $name } ». Commandes : { $known }.
usage--no-project = Ce dossier ne contient pas de jeu. « sandtable new NOM » en crée un, « sandtable games rulesets » y copie les jeux fournis, et « sandtable check JEU » en vérifie un qui se trouve ailleurs.
usage--full = Le disque est plein ; rien n’a été créé. Libérez de la place et réessayez.
usage--read-only = Ce dossier est en lecture seule ; rien n’a été écrit. Lancez la commande dans un dossier à vous, ou donnez-vous le droit d’écrire.
usage--option-unknown = Option inconnue : « { $name } ». « sandtable { $command } --help » affiche les options.
usage--option-value = Il manque une valeur à « { $name } ». « sandtable { $command } --help » montre laquelle. Si elle commence par un tiret, écrivez « { $name }=VALEUR ».
usage--option-plain = « { $name } » n’a pas de valeur.
usage--no-game = Jeu inconnu : « { $name } ». Ce dossier n’existe ni ici ni dans ./rulesets, et aucun paquet installé ni jeu fourni ne porte ce nom.
usage--borrowed = { $path } appartient à un paquet installé ou à un autre dossier, et n’est donc pas modifié d’ici. Copiez d’abord le fichier dans votre dossier « variants ».
usage--no-variant = Règle maison inconnue : « { $name } ». { $known ->
        [none] Ce jeu n’a pas de règles maison ; leur place est dans le dossier « variants ».
       *[other] Disponibles : { $known }.
    }
usage--no-code = Code inconnu : « { $name } ».
usage--number = « { $name } » doit être un nombre entier, pas « { $value } ».
usage--number-between = « { $name } » doit être compris entre { $least } et { $most }, pas { $value }.
usage--needs = « sandtable { $name } » a besoin de { $what }.
usage--frame = « { $value } » n’est ni une origine ni un schéma. Exemple : --frame "vscode-webview: https://example.org".
usage--folder = « { $path } » n’est pas un dossier.
usage--bot = Bot inconnu : « { $value } ». Disponibles : { $known }, avec N de 1 à { $most }. Exemples : --bot PLACE=random, --bot all=search:200
usage--policy = { $known ->
        [none] Ces règles n’ont pas de stratégie
       *[other] Stratégie inconnue : « { $value } » (disponibles : { $known })
    } ; autres possibilités : { $others }.
usage--no-save = Fichier « { $path } » introuvable.
usage--seat = Place inconnue : « { $seat } » (disponibles : { $known }).
usage--language = Langue non prise en charge : « { $value } » (disponibles : { $known }).
usage--license = Licence inconnue : « { $name } » (disponibles : { $known }).
usage--name = « { $name } » n’est pas un nom de jeu valide : des minuscules, des chiffres et des traits d’union isolés, une lettre au début, 40 caractères au plus, et pas « dist ».
usage--exists = { $path } existe déjà ; rien n’a été écrit.
usage--template = Modèle inconnu : « { $name } » (disponibles : { $known }).

session--other-seat = La question s’adresse à une autre place.
session--other-role = La question ne s’adresse pas à ce rôle.
simulate--twins = { $games ->
    [one] { $games } partie jumelle
   *[other] { $games } parties jumelles
  } : { $rests ->
    [one] { $rests } question comparée
   *[other] { $rests } questions comparées
  }, { $leaks ->
    [one] { $leaks } fuite
   *[other] { $leaks } fuites
  } d’information
simulate--leak = { $choice } (partie { $game }, coup { $decision }) : { $what } dépend de ce que { $role } n’a pas le droit de voir : { $changed }
test--twins = aucune fuite d’information dans { $rests ->
    [one] { $rests } question
   *[other] { $rests } questions
  } de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }

ide--kind = Catégorie de { $count } { $count ->
    [one] élément
   *[other] éléments
}.
ide--pool = Réserve : { $limit } { $limit ->
    [one] élément
   *[other] éléments
} au plus à la fois, créés et retirés en cours de partie.
ide--fixed-field = Champ de { $of }, donné à la création d’un élément.
ide--record-field = Partie de { $of }.
ide--field = Champ constant de { $of }.
ide--state-field = Champ d’état de { $of }.
ide--seen = Visible par `{ $roles }`.
ide--relation = Relation de { $count } { $count ->
    [one] paire
   *[other] paires
}.
ide--constant = Constante.
ide--option = Option : choisie au début d’une partie.
ide--ruling = Interprétation : tranche ce que les règles laissent ouvert.
ide--because = Raison : { $text }
ide--member = Élément de { $of }.
ide--tag = Valeur de { $of }.
ide--local = Nom local dans cette règle.
ide--function = Fonction : calcule une valeur sans rien modifier.
ide--search = Recherche : l’ensemble de tout ce qui est accessible.
ide--decision = Décision : résolue avec celles dont elle dépend.
ide--decisions = Décisions qui dépendent les unes des autres.
ide--policy = Stratégie : comment un bot classe ses possibilités.
ide--procedure = Procédure.
ide--pile = Pile.
ide--state = État.
ide--die = Dé.
ide--type = Type.
ide--layout = Répartition des places.
ide--from = Source : { $text }
ide--reconstructed = Reconstitué : { $text }
ide--cites = { $sections }
ide--builtin = Intégré.
ide--builtin-count = Le nombre d’éléments d’un ensemble, d’un type, d’une plage, d’une pile, d’une liste ou d’une table de correspondance.
ide--builtin-spent = Ce que les étapes d’une recherche ont coûté jusqu’ici.
ide--builtin-path = Le chemin vers quelque chose dans une recherche, en liste, sans le départ.
ide--builtin-cost = Ce qu’il en coûte d’atteindre quelque chose dans une recherche ; none si ce n’est pas atteint.
ide--builtin-distinct = Si toutes les clés d’une table de correspondance, ou toutes les places d’une liste, ont des valeurs différentes ; none n’est pas comparé.
ide--builtin-min = Le plus petit de deux nombres.
ide--builtin-max = Le plus grand de deux nombres.
ide--builtin-floor = Le nombre, arrondi à l’entier inférieur.
ide--builtin-ceil = Le nombre, arrondi à l’entier supérieur.
ide--builtin-rank = Le rang d’une valeur dans l’ordre de son type, à partir de 0.
ide--builtin-seat = Le numéro de la place qui joue un rôle ; -1 s’il n’y en a pas.
ide--builtin-automated = Si une stratégie des règles occupe la place d’un rôle.
ide--builtin-mode = La répartition des places de la partie.
ide--builtin-seated = Si quelqu’un joue un rôle.
ide--builtin-neighbours = Les cases voisines d’une case d’une grille.
ide--builtin-distance = Le nombre de pas entre deux cases d’une grille.
ide--builtin-toward = La case voisine dans une direction ; none s’il n’y en a pas. Les directions se comptent dans le sens des aiguilles d’une montre, à partir du haut.
ide--builtin-direction = La direction dans laquelle une case se trouve en ligne droite d’une autre ; none si elles ne sont pas alignées.
ide--builtin-opposite = Si la première et la troisième case sont de part et d’autre de la deuxième.
ide--builtin-hex = L’hexagone de ces coordonnées axiales, s’il existe.
ide--builtin-square = Le carré de ces coordonnées, s’il existe.
ide--builtin-everyone = Tous les rôles.
ide--builtin-nobody = Aucun rôle.
ide--builtin-bool = Vrai ou faux.

rules-text--yes = oui
rules-text--no = non
rules-text--none = –
usage--no-text = « { $path } » n’a pas de livret de règles : text/{"{"}de,en{"}"}/*.md.

notation--read = { $read }
notation--guessed = « { $line } » a été lu comme « { $read } ».
notation--other-piece = « { $line } » a été lu comme « { $read } », car c’est ce pion qui s’y trouve.
notation--heading = { $line }
notation--other-time = « { $line } » concerne un autre moment. Les lignes qui suivent ont quand même été lues.
notation--again = « { $line } » : il y a déjà une ligne pour ce pion ; la première est utilisée.
notation--several-readings = « { $line } » est ambigu : { $readings }.
notation--several-pieces = « { $line } » : il peut s’agir de plusieurs de vos pions.
notation--foreign = « { $line } » : { $piece } n’est pas à vous.
notation--no-such-piece = « { $line } » : { $piece } n’existe pas.
notation--no-piece = « { $line } » ne dit pas quel pion est concerné.
notation--not-there = « { $line } » nomme un pion qui n’est pas sur le plateau.
notation--not-understood = « { $line } » : « { $text } » n’a pas été compris.
    .near = Vouliez-vous dire « { $near } » ?
notation--unfinished = « { $line } » est incomplet.
notation--empty-line = Cette ligne est vide.
notation--missing-line = Pas de ligne pour { $piece }, on retient donc : { $read }.
examples--fresh = tous les exemples de la base réussissent toujours
examples--answers = { $name } : réponses supplémentaires
examples--otherwise = { $name } : un autre résultat
examples--none = { $name } : aucune modification trouvée ; l’exemple ne peut qu’être retiré
examples--would-write = { $count ->
    [one] { $count } modification serait écrite ; --write l’écrit
   *[other] { $count } modifications seraient écrites ; --write les écrit
  }
examples--written = { $count ->
    [one] { $count } modification écrite
   *[other] { $count } modifications écrites
  }
stamp--fresh = toutes les empreintes sont à jour
stamp--would-write = { $count ->
    [one] { $count } empreinte serait écrite ; --write l’écrit
   *[other] { $count } empreintes seraient écrites ; --write les écrit
  }
stamp--written = { $count ->
    [one] { $count } empreinte écrite
   *[other] { $count } empreintes écrites
  }
play--write = Un ordre par ligne, une ligne vide pour finir (? = aide).
play--no-page = { $role } n’a rien saisi.
play--page-refused = { $role } : ordres refusés. { $reasons }
play--page-partly = { $role } : des ordres se contredisent ; les premières lignes l’emportent. Ignoré : { $lines }. { $reasons }
play--pages-end = Plus aucun ordre ; la partie attend à « { $choice } ».
usage--no-notation = « { $game } » n’a pas de notation et ne peut donc pas lire d’ordres.
usage--no-rules-in = { $path } ne contient ni règles ni tableaux à modifier.
usage--no-orders = « { $path } » ne contient pas d’ordres : il faut des fichiers texte (.txt), un par rôle ou avec les rôles comme titres.

diff--count = { $a } → { $b } : { $count ->
        [0] aucune différence
        [one] { $count } différence
       *[other] { $count } différences
    }
diff--added = ajouté : { $what }
diff--removed = supprimé : { $what }
diff--replaced = remplacé : { $what }
diff--part-added = ajouté : { $name }
diff--part-removed = supprimé : { $name }
diff--part-changed = modifié : { $name }
diff--part-before = nouvelles étapes avant { $name }
diff--part-after = nouvelles étapes après { $name }
diff--step = étape { $name }
diff--name-ruleset = jeu
diff--name-type = type
diff--name-kind = catégorie
diff--name-relation = relation
diff--name-die = dé
diff--name-pile = pile
diff--name-state = état
diff--name-constant = constante
diff--name-option = option
diff--name-ruling = interprétation
diff--name-seats = places
diff--name-function = fonction
diff--name-procedure = procédure
diff--name-search = recherche
diff--name-play = déroulement du jeu
diff--name-whenever = déclencheur
diff--name-decisions = décisions
diff--name-policy = stratégie
diff--name-notation = notation
diff--name-expect = attente
diff--name-example = exemple
diff--name-text = texte
diff--sort-ruleset = Jeu
diff--sort-row = Pions et lieux
diff--sort-type = Types
diff--sort-kind = Catégories
diff--sort-relation = Relations
diff--sort-die = Dés
diff--sort-pile = Piles
diff--sort-state = État
diff--sort-constant = Constantes
diff--sort-option = Options
diff--sort-ruling = Interprétations
diff--sort-seats = Places
diff--sort-function = Fonctions
diff--sort-procedure = Procédures
diff--sort-search = Recherches
diff--sort-play = Déroulement du jeu
diff--sort-whenever = Déclencheurs
diff--sort-decisions = Décisions
diff--sort-policy = Stratégies
diff--sort-notation = Notations
diff--sort-expect = Attentes
diff--sort-example = Exemples
diff--sort-text = Textes

compare--games = { $a } → { $b } : { $pairs } parties chacun ; bots : { $bots }
compare--same = { $same ->
    [one] { $same } est identique
   *[other] { $same } sont identiques
  }{ $first ->
        [none] {""}
       *[other] {" "}; la première qui diverge est la partie { $first }
    }
compare--guessed = { $ruleset } : réponse au hasard, car aucune stratégie ne connaît la question : { $questions }
compare--guess = { $path } ({ $share })
compare--fault = { $ruleset }, partie { $game } (graine { $seed }) : { $fault }
compare--replaced = Nombre d’exécutions non comparable, car le remplacement n’appelle pas l’original : { $names }
compare--mostly-limited = la plupart des parties ont atteint la limite de coups, les victoires ne disent donc pas grand-chose ; --max-decisions l’augmente
compare--faults = { $faults ->
    [one] { $faults } partie s’est terminée
   *[other] { $faults } parties se sont terminées
  } par une erreur d’exécution
compare--wins = victoire : { $role }
compare--drawn = aucun gagnant
compare--limited = à la limite
compare--decisions = coups
compare--sort-use = Règles exécutées plus ou moins souvent par partie :
compare--sort-chosen = Réponses choisies plus ou moins souvent par partie :
compare--sort-final = Valeurs finales :
compare--sort-members = Nombre à la fin, par valeur :
compare--nothing = Aucune différence statistiquement significative.
compare--stopped = Arrêté après { $pairs } sur { $wanted }
compare--over = terminée
compare--answered = « { $question } » reçoit une autre réponse
compare--parted = Partie { $game } après { $decisions ->
    [one] { $decisions } coup
   *[other] { $decisions } coups
  } : { $what }
compare--difference = différence
compare--interval = intervalle de confiance à 95 %

odds--exact = { $runs ->
    [one] certain, un résultat
   *[other] exact, { $runs } combinaisons, { $outcomes ->
        [one] un résultat
       *[other] { $outcomes } résultats
    }
  }
odds--sampled = d’après { $runs } échantillons, avec des intervalles de confiance à 95 % ; il y a trop de possibilités pour toutes les calculer
odds--lost = Les déroulements sans fin ont été écartés : { $share } du total.
odds--now = { $name }, maintenant { $from }
odds--mean = , en moyenne { $mean }
odds--sums = au moins { $atLeast }, au plus { $atMost }
odds--interval = { $low } à { $high }
odds--more = { "  " }et { $more } de plus
odds--nothing = Rien ne change.
odds--ends = La partie se termine :
odds--asks = Question posée ici :
usage--no-example = Exemple inconnu : « { $name } ».{ $known ->
        [none] {""}
       *[other] {" "}Vouliez-vous dire « { $known } » ?
    }
usage--others = « { $value } » ne peut pas répondre aux questions ; disponibles : { $known }.
usage--given-fault = La position ne peut pas être construite : les instructions de --given terminent la partie.
odds--lies = { $name } se trouve dans
odds--there = { $name } existe
usage--action = Action inconnue : « { $name } » (disponibles : { $known }).
usage--catalogue = « { $name } » n’est pas un code de langue comme « en » ou « pt-BR ».
l10n--written = { $path } : { $texts } textes, { $translated } traduits, { $stale } à revoir, { $missing } manquants.
l10n--source = { $texts } textes, { $words } mots.
l10n--progress = { $name } : { $share } des mots et { $translated } textes sur { $texts } traduits, { $stale } à revoir, { $missing } manquants.
l10n--missing = { $name } : { $missing ->
    [one] un texte manque
   *[other] { $missing } textes manquent
} sur { $texts }.
l10n--unnamed = { $kind } : { $count ->
    [one] { $count } élément n’a pas de nom. Avec --all, il est énuméré.
   *[other] { $count } éléments n’ont pas de nom. Avec --all, ils sont énumérés.
  }
usage--variant-texts = « l10n { $action } » travaille avec les textes du jeu lui-même. Ceux des règles maison se trouvent dans leurs propres fichiers ; « sandtable l10n missing { $name } LANGUE » énumère les lignes qui y manquent.
usage--fragment = Section inconnue : « { $name } ».
l10n--reviewed = { $count ->
    [0] { $path } écrit ; tous les textes correspondent aux règles actuelles.
    [one] { $path } écrit ; 1 section est à revoir : { $names }
   *[other] { $path } écrit ; { $count } sections sont à revoir : { $names }
}

rulebook--written = { $path } écrit.
rulebook--not-printed = { $browser } n’a pas imprimé { $path } ; vous pouvez imprimer la page depuis n’importe quel navigateur.
rulebook--no-browser = Chromium introuvable pour imprimer { $path } ; la page peut être imprimée depuis n’importe quel navigateur.
rulebook--no-pictures = Le plateau n’a pas été dessiné ; lancez d’abord « npm run build ».
rulebook--contents = Sommaire
rulebook--glossary = Termes
rulebook--index = Index
rulebook--signs = Symboles du plateau
rulebook--original = Dans la marge, § renvoie aux sections du livret d’origine sur lesquelles ce texte repose.
rulebook--chapter = Chapitre { $number }
rulebook--figure = Fig.
rulebook--example = { $title } : un exemple
rulebook--version = Règles du jeu, version { $version }
rulebook--variants = Avec { $names }
rulebook--board = Le plateau au début
usage--no-translation = Pas de livret de règles en « { $lang } » (disponibles : { $known }).
usage--no-words = Ce jeu n’a pas de textes en « { $lang } » (disponibles : { $known }).
usage--no-catalogue = l10n/{ $lang }.po introuvable ; créez-le avec « sandtable l10n merge ».
l10n--refused = { $count ->
    [one] { $count } texte n’a pas été importé
   *[other] { $count } textes n’ont pas été importés
} : il y manque des valeurs ou des liens.
l10n--remembered = { $path } : { $taken ->
    [one] { $taken } texte repris
   *[other] { $taken } textes repris
  } de la mémoire de traduction ; { $near } de textes semblables, à revoir.
l10n--taken = { $count ->
    [one] { $count } texte importé dans { $path }.
   *[other] { $count } textes importés dans { $path }.
}
odds--exactly = exact, { $runs ->
    [one] une combinaison
   *[other] { $runs } combinaisons
  }
odds--imagined = moyenne sur { $positions } positions possibles, car le résultat dépend d’informations cachées
odds--log = Dans le journal :
usage--no-answer = « { $answer } » n’est pas une réponse à cette question.

## Archives
archive--no-zip = Ce n’est pas un fichier ZIP.
archive--cut = L’archive est incomplète ou endommagée : il lui manque sa liste de fichiers. { $files ->
    [0] Aucun fichier n’a pu être récupéré.
    [one] 1 fichier a été récupéré.
   *[other] { $files } fichiers ont été récupérés.
  }
archive--path = { $path } : ignoré ; le chemin sort du dossier ou n’est pas valide sur tous les systèmes.
archive--link = { $path } : ignoré ; c’est un lien ou un périphérique, pas un fichier.
archive--encrypted = { $path } : ignoré ; le fichier est chiffré. Créez l’archive sans mot de passe.
archive--method = { $path } : ignoré ; méthode de compression { $method } non prise en charge. Créez un fichier ZIP ordinaire.
archive--name = { $path } : ignoré ; un jeu ne peut pas contenir ce fichier.
archive--tool = { $path } : ignoré ; un fichier destiné à des outils comme npm ou Nx ne fait pas partie d’un jeu.
archive--twice = { $path } : ignoré ; sur certains systèmes, c’est le même fichier que { $other }.
archive--too-many = L’archive contient { $files } fichiers ; seuls les { $most } premiers ont été lus.
archive--too-large = { $path } : ignoré ; plus de { $most } octets.
archive--all-too-large = { $path } : ignoré avec tous les suivants ; l’archive dépasse { $most } octets.
archive--bomb = { $path } : ignoré ; son taux de compression dépasse { $ratio } pour 1, ce n’est donc pas un texte ordinaire.
archive--nested = { $path } : ignoré ; c’est lui-même une archive. Décompressez-le à part.
archive--damaged = { $path } : ignoré ; le fichier est endommagé.
archive--no-text = { $path } : ignoré ; le fichier n’est pas enregistré en UTF-8.
archive--other-sum = { $path } : modifié depuis la création de l’archive.
archive--unlisted = { $path } : ajouté après la création de l’archive.
archive--missing = { $path } : figure dans la liste de fichiers, mais manque dans l’archive.
archive--newer = L’archive a été créée avec une version plus récente de Sandtable ; certains contenus seront peut-être ignorés.
archive--outside = { $path } : ignoré ; le fichier n’est dans aucun jeu.
pack--done = { $path } écrit ({ $files ->
    [one] { $files } fichier
   *[other] { $files } fichiers
  }, { $bytes } octets).
unpack--done = { $files ->
    [one] { $files } fichier décompressé dans { $path }.
   *[other] { $files } fichiers décompressés dans { $path }.
  }
unpack--same = Rien à écrire : { $path } est déjà identique.
unpack--problems = Rien n’a été écrit. --partly décompresse les fichiers valides.
unpack--taken = { $path } existe déjà avec un autre contenu.
unpack--kept = Rien n’a été écrit. --force remplace les fichiers existants.
unpack--leads-out = { $path } sort du dossier ; rien n’a été écrit.
usage--refused = Impossible de lire ou d’écrire { $path } : accès refusé ({ $code }).
usage--no-file = Fichier « { $path } » introuvable.

# Le serveur de langage.
usage--no-streams = Le serveur de langage a besoin de l’entrée et de la sortie standard.
lsp--no-rename = « { $name } » n’est pas un nom valide ici.

hand--dice = À la main : { $place } donne { $gives }
hand--change = Modifié à la main : { $what } = { $value }
hand--seed = À la main : nouvelle graine à partir d’ici ({ $seed })
hand--done = Quelque chose a été modifié à la main.
hand--no-place = Ce jet ou cette pile n’existe pas.
hand--past = C’est déjà lancé ou pioché ; revenez à un coup antérieur.
hand--no-result = Aucun résultat indiqué.
hand--no-face = Le dé n’a pas cette face.
hand--no-pick = Cela ne peut pas être choisi ici, ou figure deux fois.
hand--cannot-be-set = Ce résultat ne peut pas être imposé.
hand--not-offered = Le résultat imposé n’est pas possible ici : annulez-le, ou choisissez une autre réponse.
hand--fewer-dice = Il y a plus de dés imposés que de dés à lancer : annulez, ou choisissez une autre réponse.
hand--no-field = Rien de ce nom ne change pendant une partie.
hand--no-member = Cet élément n’existe pas.
hand--no-value = Cette valeur n’est pas possible ici.
hand--not-there = Ce n’est pas en jeu.
hand--full = Il n’y a plus de place à cet endroit.
hand--wide = Les valeurs de ce type ne peuvent pas être modifiées à la main.
hand--no-answer = La question en cours n’aurait plus de réponse permise.
hand--real = Les modifications manuelles ne sont pas permises dans cette partie.

# Lignes au-dessus des déclarations.
ide--uses = { $count ->
    [0] non utilisé
    [one] { $count } référence
   *[other] { $count } références
}
ide--examples = { $count ->
    [one] Adapter { $count } exemple des règles de base qui échoue avec cette règle maison
   *[other] Adapter { $count } exemples des règles de base qui échouent avec cette règle maison
}
ide--used-in-examples = { $count ->
    [one] { $count } exemple
   *[other] { $count } exemples
}

# Problèmes sous leur cause.
finding--follows = { $count ->
    [one] { $count } problème lié :
   *[other] { $count } problèmes liés :
}
finding--follows-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
l10n--words-taken = { $path } : { $changed ->
    [one] { $changed } mot modifié
   *[other] { $changed } mots modifiés
  }, { $added ->
    [one] { $added } nouveau
   *[other] { $added } nouveaux
  }.
usage--no-terms = Glossaire l10n/terms.de.csv introuvable dans { $path }.

# Ce qu’on peut faire du texte.
ide--mirror = Répéter pour { $other } au lieu de { $named }
ide--declare-as = { $sort ->
    [state] Déclarer « { $name } » comme état
    [function] Déclarer « { $name } » comme fonction
    [procedure] Déclarer « { $name } » comme procédure
    [type] Déclarer « { $name } » comme type
    [kind] Déclarer « { $name } » comme catégorie
    [die] Déclarer « { $name } » comme dé
    [pile] Déclarer « { $name } » comme pile
    [ruling] Déclarer « { $name } » comme interprétation
    [policy] Déclarer « { $name } » comme stratégie
   *[constant] Déclarer « { $name } » comme constante
}
ide--add-member = Ajouter « { $name } » au tableau de { $kind }
ide--add-tag = Ajouter « { $name } » aux valeurs de { $type }
ide--add-field = Ajouter le champ « { $name } » à { $owner }
ide--remove-unused = Supprimer « { $name } », inutilisé
ide--extract-constant = Extraire une constante de { $value }
ide--extract-constant-here = Extraire une constante de { $value } (les { $count } de cette règle)
ide--extract-constant-all = Extraire une constante de { $value } (les { $count } des règles)
ide--extract-function = Extraire une fonction
ide--inline = Incorporer « { $name } »
ide--promote = Passer de la règle maison aux règles
ide--changed-by = modifié par { $name }

# Pourquoi, dans le terminal.
why--no-step = La partie a { $steps ->
    [one] { $steps } coup
   *[other] { $steps } coups
  } ; il n’y a pas de coup { $at }.
why--not-to-there = Avec ces règles, la partie ne peut pas être rejouée jusqu’au coup { $at }.
why--not-asked = Aucune question n’y est posée, ou pas à ce rôle.
why--no-place = Aucune règle exécutable à { $place }. Indiquez une ligne qui contient une instruction : FICHIER:LIGNE
why--start = Le début de la partie :
why--step = Coup { $at } : { $what }
why--no-rules = Aucune règle exécutée.
why--cut = Les { $n } premières étapes sont affichées.
why--nothing-against = { $what } est permis.
why--not = Pourquoi pas { $what } ?
why--guard = Sa condition n’est pas remplie.
why--outside = Cela ne fait pas partie des choix possibles.
why--whole = La réponse dans son ensemble ne remplit pas sa condition.
why--bounds = Ce nombre n’est pas permis.
why--later = Il n’y aurait plus de réponse permise à : { $next }
why--unknown = La question n’accepte pas cette réponse.
why--this = ← la raison
why--true = vrai
why--false = faux
why--skipped = non évalué
why--no-value = aucune valeur
why--rule = Cette règle au coup { $at } :
why--ran = { $times ->
    [one] Exécuté { $times } fois
   *[other] Exécuté { $times } fois
  } :
why--test = Non atteint : la condition englobante était fausse.
why--answer = Non atteint : une autre réponse a été choisie ici.
why--left = Non atteint : le bloc englobant s’est terminé avant, ou dure encore.
why--uncalled = { $name } n’a pas été appelé.
why--whenever = La condition a été évaluée et était fausse.
why--last = Exécuté pour la dernière fois au coup { $at }.
picture--no-sheet = Le plateau de ce jeu ne peut pas être exporté en image ; .html ou .pdf imprime ses tableaux et ses cartes.
picture--not-built = Le plateau ne peut être dessiné qu’une fois Sandtable construit. Lancez une fois « npm run build » dans son dossier, puis réessayez.
picture--no-browser = Chromium introuvable pour créer { $path } ; .svg et .html n’en ont pas besoin.

# Parties raccourcies.
simulate--shortened = raccourcie de { $before } à { $after } coups : { $file }

## Règles maison dont la base a changé, dans le terminal
migrate--current = { $name } : { $what ->
        [save] format
       *[rules] langage
    } { $version }, rien à faire
migrate--migrated = { $name } : { $what ->
        [save] format
       *[rules] langage
    } { $version } → { $newest }
migrate--would-write = { $count ->
        [one] 1 fichier changerait ; --write l’enregistre
       *[other] { $count } fichiers changeraient ; --write les enregistre
    }
migrate--written = { $count ->
        [one] 1 fichier écrit
       *[other] { $count } fichiers écrits
    }
migrate--newer = { $name } a besoin { $what ->
        [save] du format { $version } des parties enregistrées ; ce Sandtable ne lit que le format { $newest }.
       *[rules] de la version { $version } du langage ; ce Sandtable ne connaît que la version { $newest }.
    } Mettez Sandtable à jour : npm install --global sandtable@latest
migrate--stranded = { $name } est { $what ->
        [save] au format { $version }
       *[rules] en version { $version } du langage
    }, et aucune migration de là vers { $newest } n’est connue.
migrate--unstated = { $what ->
        [save] { $name } n’est pas une partie enregistrée : « format » manque.
       *[rules] { $name } ne dit pas quelle version du langage il utilise. Ajoutez une ligne comme : ruleset "mon-jeu" version "1.0.0" language { $newest }
    }
rebase--fresh = la base est inchangée
rebase--stale = la base a changé
rebase--drift = une règle sur laquelle elle s’appuie a changé
rebase--gone = la base n’existe plus
rebase--then = base précédente
rebase--now = base actuelle
rebase--mine = règle maison
rebase--unknown = (inconnu)
rebase--moved = Cela semble avoir un nouveau nom. Ajoutez à la règle maison : moved { $from } to { $to }
rebase--broken = Rien n’a été écrit : avec ce choix, les règles contiennent des erreurs.
rebase--kept = { $path } : modification gardée
rebase--taken = { $path } : modification retirée, la règle de base s’applique
rebase--merged = { $path } : changements de la base fusionnés
rebase--mergeable = La base et la règle maison ont changé des lignes différentes. Pour les fusionner : --merge { $path }
rebase--would-write = { $count ->
    [one] { $count } réglée ; --write l’écrit
   *[other] { $count } réglées ; --write les écrit
  }
rebase--written = { $count ->
    [one] { $count } réglée et écrite
   *[other] { $count } réglées et écrites
  }
rebase--left = { $count } à régler ; --keep-mine CHEMIN, --merge CHEMIN ou --take-theirs CHEMIN pour une, « all » pour toutes
usage--no-rebase = « { $path } » ne fait pas partie des modifications à régler : { $known }.
usage--two-ways = « { $path } » ne peut pas être à la fois gardé et retiré.

# Cartes en fichiers, dans le terminal et sur la page.
map--found = { $places ->
    [one] { $places } lieu
   *[other] { $places } lieux
  }, { $links ->
    [one] { $links } liaison
   *[other] { $links } liaisons
  } dans { $file }
map--fresh = { $count ->
    [one] { $count } nouvel élément
   *[other] { $count } nouveaux éléments
  } dans { $kind } : { $names }
map--new-kind = nouvelle catégorie { $kind }
map--known = { $count ->
    [one] { $count } élément existant reçoit sa position
   *[other] { $count } éléments existants reçoivent leur position
  } de la carte : { $names }
map--links = { $count ->
    [0] aucune nouvelle liaison
    [one] 1 nouvelle liaison
   *[other] { $count } nouvelles liaisons
  } dans { $relation }, { $known } existantes
map--copied = les nouveaux éléments reprennent des valeurs du dernier élément existant ({ $columns }) ; vérifiez-les
map--more = … et { $count } de plus
map--not-all = Ignoré ou importé en partie :
map--would-write = Rien n’est encore écrit ; --write écrit { $files }.
map--written = Écrit : { $files }.
map--nothing = Rien à écrire : les règles contiennent déjà tout.
map--trouble-layout = { $file } contient des erreurs ; rien ne peut donc y être ajouté. Voir « sandtable check ».
map--trouble-globe = La carte de ce jeu utilise des longitudes et latitudes, qu’un dessin n’a pas. Importez un fichier GeoJSON, ou mettez « projection » dans { $file } à « none ».
map--no-file = Impossible de lire { $path }.
map--no-kind = « { $name } » n’est pas une catégorie qui peut contenir des lieux (disponibles : { $known }).
map--no-relation = « { $name } » ne relie pas d’éléments de { $kind } (disponibles : { $known }).
map--empty = Le fichier est vide.
map--too-large = Le fichier a { $size } millions de caractères ; le maximum est de { $most } millions. Supprimez tout sauf les frontières, ou simplifiez-les.
map--too-many = { $places } lieux avec { $corners } coins, c’est trop ; le maximum est de { $most } lieux. Supprimez-en, ou simplifiez les frontières.
map--no-xml = SVG non valide : « { $met } » inattendu à la ligne { $line }.
map--no-svg = Ce fichier XML n’est pas du SVG : il commence par « { $found } », pas par « svg ».
map--no-json = JSON non valide : { $message }
map--no-geojson = Ce n’est pas du GeoJSON : une liste d’entités (features) est attendue, « { $found } » trouvé.
map--topojson = C’est du TopoJSON. Enregistrez-le en GeoJSON, par exemple avec mapshaper.org.
map--no-shapes = Aucune surface trouvée : il faut des polygones en GeoJSON, ou des chemins, polygones, rectangles ou cercles en SVG.
map--unknown-format = Ce n’est ni du SVG ni du GeoJSON.
map--nameless = Surface sans nom ignorée. En SVG, le nom est un label, un titre ou un id ; en GeoJSON, une propriété.
map--no-area = « { $name } » n’a pas de surface ; ignoré.
map--line = « { $name } » est une ligne, pas une surface ; ignoré. Fermez-la ou remplissez-la.
map--point = « { $name } » est un point, pas une surface ; ignoré.
map--copy = « { $name } » est la copie d’une autre forme (« use ») ; ignoré. Faites-en une forme à part.
map--transform = « { $name } » a une transformation non prise en charge : « { $met } » ; ignoré.
map--path = « { $name } » : seule la partie avant « { $met } » est lisible.
map--coordinates = « { $name } » a des coordonnées non valides ; ignoré.
map--twice = { $count } surfaces s’appellent « { $name } » ; seule la première est utilisée. Renommez-les, ou groupez-les.
map--crosses = La frontière de « { $name } » se croise elle-même ; une partie peut passer pour l’extérieur.
map--thinned = Les frontières ont { $before } coins ; { $after } sont gardés pour que le plateau se dessine vite. La différence n’est pas visible.

sweep--head = { $game } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } chacun, avec les mêmes graines en chaque point ; bots : { $bots }
sweep--games = parties
sweep--as-is = inchangé
sweep--clear = * différence significative par rapport aux mêmes parties avec les règles inchangées
sweep--failed = { $at } : { $reason }
sweep--faults = { $faults ->
        [one] { $faults } partie s’est terminée
       *[other] { $faults } parties se sont terminées
    } par une erreur d’exécution, d’abord la partie { $game } avec { $point ->
        [none] les règles actuelles
       *[other] { $point }
    }
sweep--nothing = Aucun point n’a pu être joué.
sweep--known = { $known } parties sur { $games } étaient déjà enregistrées
sweep--form = « { $value } » n’a pas la forme NOM=VALEURS. Exemple : --vary hitsFrom=2..6
sweep--unknown = Nom inconnu : « { $name } ». Ce n’est ni une constante, ni une interprétation, ni une option, ni une valeur d’un tableau (TABLEAU.LIGNE.COLONNE).{ $near ->
        [none] {" "}{ $known ->
            [none] Rien ne peut varier dans ce jeu.
           *[other] Possibilités : { $known }
        }
       *[other] {" "}Vouliez-vous dire « { $near } » ?
    }
sweep--twice = « { $name } » varie deux fois. Écrivez toutes les valeurs dans une liste : { $name }=1,2,3
sweep--variant = Règle maison inconnue : « { $name } » (disponibles : { $known }).{ $near ->
        [none] {""}
       *[other] {" "}Vouliez-vous dire « { $near } » ?
    }
sweep--values-empty = Il manque une valeur pour « { $name } ». Exemples : 2..6, 0..100:20, true,false
sweep--values-range = « { $part } » n’est pas une plage de nombres pour « { $name } ». Écrivez DE..À ou DE..À:PAS, par exemple 2..6 ou 0..100:20.
sweep--values-many = « { $part } » donne plus de 1000 valeurs pour « { $name } ». Prenez un pas plus grand, par exemple 0..5000:500.
sweep--many = { $count } points, c’est trop ({ $most } au plus). Prenez moins de valeurs, ou un échantillon : --sample latin:40
sweep--sample = « { $value } » n’est pas un échantillon. Exemple : --sample latin:40
sweep--measure = Mesure inconnue : « { $name } ».{ $near ->
        [none] {" "}Possibilités : winner, winner.RÔLE, draws, stopped, length, ou le nom d’une règle, d’un nombre ou d’un élément. Dans ce jeu : { $known }
       *[other] {" "}Vouliez-vous dire « { $near } » ?
    }
sweep--no-measure = --measure a besoin d’un nom, par exemple winner ou length.

sweep--head-most = { $game } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } au plus chacun, avec les mêmes graines en chaque point ; bots : { $bots }
sweep--head-precise = { $game } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } d’autant de parties qu’il en faut pour ±{ $precision }, { $games } au plus, avec les mêmes graines en chaque point ; bots : { $bots }
sweep--imprecise = { $count ->
        [one] { $count } point n’atteint
       *[other] { $count } points n’atteignent
    } pas ±{ $precision } après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } ; augmentez --games
sweep--nobody-wins = Aucune partie n’a de gagnant, les victoires ne disent donc rien ici. De meilleurs bots gagneront peut-être : --bot policy ou --bot search:50
sweep--written = { $file } écrit.
sweep--picture-title = { $game } : résultats selon { $names }
sweep--picture-note = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } par point, avec les mêmes graines en chaque point ; bots : { $bots }
sweep--picture = « { $file } » n’est pas une image : --picture a besoin d’un nom en .svg ou .html
sweep--picture-axes = Une image montre une ou deux valeurs qui varient, pas { $count }. Utilisez --csv pour davantage.
sweep--precision = « { $value } » n’est pas une précision. Exemple : --precision 2%
sweep--two-modes = { $one } et { $other } ne vont pas ensemble.
sweep--stray = { $option } ne va qu’avec { $mode }.
sweep--until = « { $value } » n’a pas la forme MESURE=VALEUR. Exemples : --until winner.RÔLE=50%, --until length=120
sweep--until-one = « { $name } » désigne plusieurs mesures ; --until en demande une, par exemple winner.RÔLE=50%
sweep--until-share = « { $name } » est une part des parties ; --until demande donc une valeur de 0% à 100% : { $name }=50%
sweep--until-number = « { $name } » est un nombre ; --until demande donc un nombre : { $name }=120
sweep--confidence = Tous les intervalles ensemble valent avec une confiance de 95 %, si la mesure ne fait que croître ou que décroître de la première à la dernière valeur.
sweep--found = { $target } est atteint avec { $name }={ $best } : { $mean }. Toutes les autres valeurs en sont plus éloignées.
sweep--found-range = { $target } est atteint avec { $name } de { $from } à { $to }, autant que ces parties permettent de le dire. Le plus proche : { $best } avec { $mean }. Davantage de parties réduisent l’intervalle : --games
sweep--found-between = Aucune valeur n’atteint exactement { $target } : on le dépasse entre { $name }={ $from } avec { $one } et { $name }={ $to } avec { $other }.
sweep--found-below = Aucune valeur n’atteint { $target } : avec { $name } de { $from } à { $to }, la mesure reste en dessous.
sweep--found-above = Aucune valeur n’atteint { $target } : avec { $name } de { $from } à { $to }, la mesure reste au-dessus.
sweep--found-turning = { $target } est franchi deux fois : avec { $name }={ $middle }, la mesure n’est pas du même côté qu’aux deux bouts. Cherchez dans chaque moitié, ou essayez toutes les valeurs avec --vary.
sweep--rank-head = { $game } : { $count ->
        [one] { $count } nombre
       *[other] { $count } nombres
    } d’un pas vers le haut et vers le bas, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } chacun avec les mêmes graines ; bots : { $bots }
sweep--rank-clear = { $clear } nombres sur { $count } font une différence significative
sweep--number = nombre
sweep--step = pas
sweep--measured = mesure
sweep--no-numbers = { $only ->
        [none] Ce jeu n’a pas de nombres à faire varier.
       *[other] Aucun nombre ne s’appelle { $only }. Exemples : --only hitsFrom, --only "Army.*.strength"
    }
sweep--many-numbers = { $count } nombres, c’est trop ({ $most } au plus). Choisissez-en, avec * pour n’importe quoi : --only "Army.*.strength"

store--no-sqlite = Cette version de Node.js n’a pas SQLite (à partir de Node.js 22) ; les résultats ne sont donc pas conservés. --store none masque ce message.
store--damaged = Le stockage { $path } est endommagé. Il s’appelle maintenant { $aside }, et un nouveau a été créé ; ses parties sont rejouées.
store--foreign = { $path } ne contient pas de résultats de Sandtable, ou vient d’une version ultérieure. Le fichier reste tel quel ; les résultats ne sont pas conservés.
store--unusable = Le stockage { $path } est inutilisable ; les résultats ne sont donc pas conservés : { $reason }

results--none = { $path } ne contient pas encore de résultats. « sandtable simulate », « compare », « ladder » et « sweep » conservent ce qu’ils jouent.
results--empty = Aucun résultat conservé.
results--format = « { $value } » n’est pas un format : --export csv ou --export parquet
results--game = Jeu
results--command = Commande
results--changes = Modifications
results--options = Options
results--bots = Bots

plan--head = { $game } : { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
  } sur la façon dont le jeu compilé trouve ce dont les règles ont besoin
plan--index = { $values ->
    [one] Un ensemble de membres pour 1 valeur de { $field }.
   *[other] Un ensemble de membres pour chacune des { $values } valeurs de { $field }.
  } { $writes ->
    [none] Il ne change jamais.
   *[other] Mis à jour là où le champ change : { $writes }
  }
plan--groups = { $fact ->
    [none] Un ensemble de membres pour chaque partie du type de { $field }.
   *[other] Un ensemble de membres pour chaque valeur de { $fact } de ce que contient { $field }.
  } { $writes ->
    [none] Il ne change jamais.
   *[other] Mis à jour là où le champ change : { $writes }
  }
plan--memo-function = Les résultats de { $name } sont conservés dans un tableau de { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
  } jusqu’à ce que change ce que la fonction lit{ $reads ->
    [none] {""}
   *[other] {""} : { $reads }
  }
plan--kept-sets = Pour chacune des { $entries } valeurs, les membres pour lesquels c’est vrai forment un ensemble conservé jusqu’à ce que change ce qui est lu{ $reads ->
    [none] {""}
   *[other] {""} : { $reads }
  }
plan--kept-candidates = Dans les parties au hasard, la réponse est tirée parmi les candidats trouvés avant la question{ $alone ->
    [true] {""} ; un candidat unique est pris aussitôt.
   *[other] .
  }
plan--memo-search = { $entries ->
    [one] Le dernier résultat de { $name } est conservé
   *[other] Jusqu’à { $entries } résultats de { $name } sont conservés
  } jusqu’à ce que change ce que la recherche lit{ $reads ->
    [none] {""}
   *[other] {""} : { $reads }
  }
plan--memo-decisions = La solution est conservée jusqu’à ce que change ce qu’elle lit{ $reads ->
    [none] {""}
   *[other] {""} : { $reads }
  }
plan--recalled = { $name } est appelée une fois par lieu pendant une exécution de { $search }.
plan--table = { $name } ne dépend que de constantes : un tableau de { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
  }.
plan--by-index = Trouvé par les ensembles conservés de { $field }.
plan--by-groups = { $fact ->
    [none] Trouvé par les ensembles conservés de { $field }.
   *[other] Trouvé par les ensembles conservés de { $field }, selon { $fact }.
  }
plan--by-taken = Trouvé par l’ensemble conservé des valeurs que { $field } a pour un membre au moins.
plan--by-bits = { $field } est stocké comme l’ensemble des membres pour lesquels il est vrai.
plan--by-table = Ne dépend que de constantes : un tableau d’ensembles de { $entries ->
    [one] { $entries } ligne
   *[other] { $entries } lignes
  }.
plan--by-union = L’union d’ensembles, un pour chaque membre de l’autre type.
plan--by-members = Trouvé par l’ensemble conservé des membres pour lesquels { $name } est vrai.
plan--some-member = Les valeurs pour lesquelles aucun membre n’a les propriétés constantes requises sont ignorées.
plan--no-loop = Sans boucle : { $sets ->
    [0] l’ensemble lui-même
    [one] { $sets } condition est un ensemble
   *[other] { $sets } conditions sont des ensembles
  }.
plan--by-parts = Chaque membre est testé pendant que l’ensemble est composé, en { $parts ->
    [one] { $parts } partie
   *[other] { $parts } parties
  }.
plan--prefiltered = Boucle sur les membres de { $sets ->
    [one] { $sets } préfiltre
   *[other] { $sets } préfiltres combinés
  } ; { $tests ->
    [0] aucune autre condition
    [one] { $tests } autre condition est testée
   *[other] { $tests } autres conditions sont testées
  }.
plan--along-list = Les quelques membres de chaque ligne sont stockés comme une liste.
plan--if-near = Ce que contiennent les voisins de chaque lieu est tenu à jour ; les lieux sans de tels voisins sont ignorés.
plan--plain-loop = Boucle simple : { $reason ->
    [unconditional] il n’y a pas de condition.
    [list] les listes sont lues dans leur ordre.
    [numbers] elle porte sur des nombres.
    [binds] la condition donne un nom à ce qu’elle trouve.
    [faults] la condition peut causer une erreur d’exécution ; elle n’est donc pas évaluée plus tôt ni pour d’autres membres.
   *[not-kept] aucun ensemble n’est conservé pour ce que la condition compare.
  }
plan--hoisted = Identique pour tous les membres : évalué une fois, avant la boucle.
plan--outer-loop = Évalué dans une boucle extérieure, où tout ce qui est lu est connu.
plan--found-before = Les membres qui conviennent sont trouvés une fois, avant toutes les boucles.
plan--in-place = L’ensemble est lu là où il est stocké, sans copie.
plan--search = { $name } : { $order ->
    [queue] tous les pas coûtent autant, les lieux attendent donc dans une file
    [buckets] les coûts sont de petits nombres entiers, il y a donc une liste de lieux par coût
   *[heap] les coûts diffèrent, un tas trouve donc le lieu le moins cher
  } ; { $states ->
    [0] les lieux sont recherchés dans une table
   *[other] les lieux sont numérotés jusqu’à { $states }
  }{ $early ->
    [true] {""} ; elle s’arrête dès que ce qui est demandé est trouvé.
   *[other] {""}.
  }
plan--question = { $count ->
    [bits] Les candidats forment un ensemble : ses bits sont comptés, et un candidat au hasard est choisi par son numéro.
    [tried] Chaque candidat est testé avec les conditions de la réponse entière.
    [binomials] Les candidats forment un ensemble, dont la taille donne le nombre de réponses.
    [orders] Le nombre d’ordres découle du nombre de candidats.
    [orders-tried] Les ordres sont testés avec les conditions de la réponse entière.
    [weighed] Les réponses sont trouvées par une recherche qui les évalue en entier.
   *[tuples] Les réponses sont énumérées par des boucles sur tous les paramètres sauf le dernier ; une réponse au hasard est choisie par son numéro.
  } { $checked ->
    [true] Avant la question, l’existence d’une réponse est vérifiée.
   *[other] Il y a toujours une réponse : rien n’est vérifié avant la question.
  }
plan--tried-first = { $sets ->
    [true] Jusqu’à 5 candidats, tous les ensembles sont essayés un par un ; aucun, si les conditions sont vraies quel que soit le choix. Avant de poser la question, l’ensemble de tous les candidats est essayé d’abord.
   *[other] Avant de poser la question, deux réponses simples sont essayées : partout le premier candidat, puis partout le dernier. Une recherche n’a lieu que si aucune n’est permise.
  }
plan--free = Tant que les options désactivent toutes les conditions de la réponse, un ensemble quelconque de candidats est tiré, sans évaluer ces conditions.
plan--some-given = Au moins une clé doit avoir une valeur. Chaque valeur est tirée à part, et de nouveau si toutes sont none ; avant de poser la question, il suffit qu’une clé ait un candidat.
plan--offered = Seuls des menus appellent { $name }, et ils ne le proposent que si ses conditions sont remplies : elles ne sont pas vérifiées de nouveau.
plan--shown-members = Les membres de { $kind } montrés à quelqu’un forment un ensemble stocké : quand une pile change, eux seuls sont examinés.
plan--in-menu = { $name } est courte : elle est évaluée dans la boucle, sans appel.
plan--shared-loop = Une seule boucle trouve les candidats de { $arms } ; ce que tous examinent est évalué une fois par valeur.
plan--arm = { $name } : { $last ->
    [alone] aucun paramètre.
    [listed] { $loops ->
        [one] une boucle sur le paramètre
       *[other] des boucles sur les { $loops } paramètres
      }, car le dernier a beaucoup de valeurs.
   *[set] { $loops ->
        [0] les candidats forment un ensemble.
        [one] une boucle sur le premier paramètre ; les candidats du dernier forment un ensemble.
       *[other] des boucles sur les { $loops } premiers paramètres ; les candidats du dernier forment un ensemble.
      }
  }
