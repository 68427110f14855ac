# Texte des problèmes. L’identifiant de `domaine/mot` est `domaine--mot` : la phrase dit ce qui ne va pas, `.hint` comment
# le corriger. `.near` remplace `.hint` quand un nom semblable est connu.

syntax--unexpected = { $expected ->
        [expression] Expression attendue
        [statement] Instruction attendue
        [type] Type attendu
        [declaration] Déclaration attendue
        [name] Nom attendu
        [string] Texte entre guillemets attendu
        [number] Nombre attendu
        [pattern] Motif attendu
        [field] Champ attendu
        [row] Ligne attendue
        [cell] Cellule attendue
        [face] Face de dé attendue (un nombre ou un nom)
        [quantity] Quantité attendue, par exemple one, optional one, some, any ou un nombre
        [arm] Branche attendue, avec son nom
        [decision] decide, function ou circle attendu
        [circle] some, only ou else attendu
        [patch] Modification attendue
        [answer] Réponse attendue
        [preference] Motif attendu, avec son numéro
        [source] Livre attendu, avec son nom et son titre
        [end] Fin du fichier attendue
       *[other] « { $expected } » attendu
    }{ $ends ->
        [file] , mais le fichier s’arrête ici.
        [part] {" "}après « { $after } ».
        [line] {" "}après « { $after } », mais la ligne s’arrête là.
       *[no] , « { $found } » trouvé.
    }
    .hint = Il manque quelque chose avant, ou ceci n’a pas sa place ici.
    .near = Vouliez-vous dire « { $near } » ?
syntax--instead = { $shape ->
        [remove] « { $found } » n’a pas sa place ici.
        [complete] « { $found } » est incomplet.
        [alone] « { $found } » ne peut pas faire partie d’une expression.
        [compare] Une comparaison seule n’a pas d’effet.
       *[replace] « { $found } » s’écrit autrement.
    }
    .hint = { $shape ->
        [remove] Supprimez-le et écrivez seulement « { $write } ».
        [alone] Écrivez d’abord « let result = { $write } » sur une ligne à part, puis « result » ici.
        [compare] Pour changer la valeur, écrivez « { $write } » ; pour la tester, « if … {"{"} … {"}"} ».
       *[replace] Écrivez « { $write } ».
    }
syntax--unclosed = « { $bracket } » n’est pas fermé.
    .hint = Ajoutez la parenthèse, le crochet ou l’accolade qui ferme.
syntax--unterminated-string = Il manque le guillemet fermant.
    .hint = Un texte doit se terminer sur la ligne où il commence ; ajoutez « " » à la fin.
syntax--long-number = « { $number } » a trop de chiffres.
    .hint = Les nombres entiers vont jusqu’à 9007199254740991 ; avec des décimales, tous les chiffres comptent.
syntax--unknown-character = Caractère inattendu « { $character } ».
    .hint = Supprimez-le. Tous les caractères sont permis entre guillemets et dans les commentaires.
syntax--bidi-control = Le caractère invisible { $character } change le sens d’écriture du texte qui suit.
    .hint = Supprimez-le : il donne aux règles une apparence qui ne correspond pas à leur effet.
syntax--too-deep = Les parenthèses et les blocs sont trop imbriqués.
    .hint = Déplacez les parties internes dans une fonction ou une procédure.
syntax--binary = Ce n’est pas un fichier texte.
    .hint = Les règles sont des fichiers texte en UTF-8. Une image ou une archive a peut-être la mauvaise extension.
syntax--too-big = Ce fichier est trop gros : il compte { $size } caractères, pour un maximum de { $limit }.
    .hint = Répartissez-le en plusieurs fichiers ; leur ordre n’a pas d’importance.

findings--more = Ce fichier a { $more ->
        [one] { $more } autre problème, qui n’est pas affiché
       *[other] { $more } autres problèmes, qui ne sont pas affichés
    }.
    .hint = Corrigez d’abord les problèmes ci-dessus.

name--duplicate = « { $name } » est déclaré deux fois.
    .hint = Renommez l’un des deux, ou supprimez-le.
name--unknown = Nom inconnu : « { $name } ».
    .hint = Vérifiez l’orthographe, ou déclarez ce nom.
    .near = Vouliez-vous dire « { $near } » ?
name--instead = « { $name } » n’est pas connu ici.
    .hint = Écrivez « { $write } ».
name--ambiguous = « { $name } » est ambigu : { $types }.
    .hint = Indiquez un type ici, ou renommez l’un des deux.
name--initial = « { $name } » commence par la mauvaise casse : les noms de types, de catégories et de dés commencent par une majuscule, tous les autres par une minuscule.
    .hint = Faites-le commencer par une { $expected ->
            [capital] majuscule
           *[small] minuscule
        }, ici et partout où il est utilisé.

name--shadow = « { $name } » masque une autre variable locale ou un paramètre du même nom.
    .hint = Renommez l’un des deux.

type--mismatch = Type attendu : « { $expected } » ; trouvé : « { $found } ».
    .hint = Changez la valeur, ou le type attendu.
    .near = Vouliez-vous dire « { $near } » ?
type--circle = Le type « { $name } » se contient lui-même : { $path }.
    .hint = Retirez le type de sa propre définition.
type--greedy = La comparaison fait partie du « where » du quantificateur qui précède.
    .hint = Mettez le quantificateur entre parenthèses pour comparer son résultat.

call--circle = « { $name } » s’appelle lui-même : { $path }.
    .hint = Les fonctions ne peuvent pas être récursives. Utilisez une boucle, ou « decisions » pour des règles qui dépendent les unes des autres.
call--position = « { $name } » pose une question ou lance un dé ; l’appel doit donc être seul, hors de toute expression.
    .hint = Affectez d’abord le résultat à une variable locale : « let answer = … ».
call--arguments = « { $name } » attend { $expected ->
        [one] { $expected } argument
       *[other] { $expected } arguments
    }, mais en reçoit { $found }.
    .hint = Comparez l’appel avec la déclaration.
effect--signature = « { $name } » ne convient pas ici : il reste « { $found } » pour l’appel, mais « { $expected } » est attendu.
    .hint = Les derniers paramètres doivent correspondre aux arguments de l’appel ; la cellule ne donne que les premiers.
effect--arguments = « { $name } » attend ici { $expected ->
        [one] { $expected } argument
       *[other] { $expected } arguments
    }, mais en reçoit { $found }.
    .hint = { $rest ->
            [none] Ne donnez ici que les premiers paramètres.
           *[other] Ne donnez ici que les premiers paramètres ; l’appel fournit { $rest }.
        }
effect--given = Les arguments de « { $name } » ne sont pas connus avant la partie.
    .hint = Utilisez ici des nombres, des éléments ou des constantes ; ce qui se décide en cours de partie est transmis par l’appel.
effect--loop = « { $name } » pourrait s’appeler lui-même : { $path }.
    .hint = Appeler une valeur peut exécuter tout ce qui est désigné comme valeur de son type. Supprimez cet appel, ou donnez-lui un type à part.
effect--result = Ces fonctions ne déclarent pas de type de résultat.
    .hint = Ajoutez-le après un deux-points : « function(s: Side): bool ».
effect--listed = Les valeurs de « { $type } » ne peuvent pas être énumérées : ce sont tous les appels que nomment les tableaux et les règles.
    .hint = Parcourez plutôt les éléments qui ont une telle valeur.

match--missing = Il manque des branches pour { $values }.
    .hint = Ajoutez-les, ou « else ».
match--dead = Cette branche n’est jamais atteinte : les branches précédentes couvrent tous les cas.
    .hint = Supprimez-la, ou déplacez-la plus haut.
choice--label = Cette question n’a pas de nom.
    .hint = Donnez-lui-en un, pour que les textes, les parties enregistrées et les tests puissent s’y référer.
choice--order = { $quant ->
        [all] « choose all » ne laisse rien à choisir.
       *[other] Une réponse unique n’a pas d’ordre.
    }
    .hint = { $quant ->
        [all] Utilisez l’ensemble lui-même, ou écrivez « choose all of … in order » pour demander un ordre.
       *[other] Supprimez « in order », ou demandez plusieurs éléments.
    }
decisions--open = « { $name } » a besoin d’une réponse qui n’est pas encore décidée.
    .hint = Les réponses non décidées ne s’utilisent que dans des booléens, des nombres et des ensembles ; utilisez une condition, un décompte ou un ensemble.
decisions--outside = « { $name } » utilise des réponses de « { $block } » qui ne sont pas encore décidées.
    .hint = Déplacez « { $name } » dans le bloc, pour qu’il soit résolu en même temps.
decisions--size = « { $name } » poserait plus de { $most } questions à la fois.
    .hint = Utilisez des paramètres moins nombreux ou plus petits.
code--unreachable = Ce code n’est jamais atteint.
    .hint = Supprimez-le, ou déplacez-le avant l’instruction qui quitte le bloc.
function--effect = Une fonction ne peut rien modifier.
    .hint = Faites-en une procédure, ou déplacez la modification là où la fonction est appelée.
return--missing = « { $name } » ne renvoie pas de valeur sur tous les chemins.
    .hint = Ajoutez un « return », ou un « else » qui renvoie une valeur.
pile--expected = Pile attendue{ $name ->
        [none] .
       *[other] , « { $name } » trouvé.
    }
    .hint = « put », « draw » et « shuffle » ont besoin du nom d’une pile, avec ses arguments. Utilisez « random one of … » pour choisir dans tout autre ensemble.
pile--kind = Une pile contient les éléments d’une catégorie, pas « { $found } ».
    .hint = Nommez une catégorie après « of ».
pile--unordered = « { $name } » n’a pas d’ordre ; « { $word } » n’y a donc aucun effet.
    .hint = Déclarez la pile « ordered », ou utilisez « put … into » : dans une pile sans ordre, on pioche toujours au hasard.
type--payload = Une valeur de type « { $type } » ne peut pas faire partie d’une possibilité ni d’un enregistrement.
    .hint = Utilisez ici un nombre, un booléen, un élément, une possibilité ou un enregistrement ; conservez le reste dans un état séparé.
type--unnamed = Un enregistrement a besoin d’un nom.
    .hint = Déclarez-le sous la forme « type Name = … », et utilisez ce nom ici.
pool--size = Une réserve ne peut pas avoir { $size } éléments : il lui en faut de 1 à { $limit }.
    .hint = Indiquez le nombre maximal d’éléments qui peuvent exister en même temps.
pool--members = « { $name } » a des éléments qui vont et viennent ; { $what ->
        [table] un tableau ne peut donc pas les énumérer
        [seats] ils ne peuvent donc pas avoir de places
        [state] aucun état ne peut donc conserver une valeur pour chacun d’eux
        [map] ils ne peuvent donc pas être les clés d’une table de correspondance conservée
       *[relation] ils ne peuvent donc pas faire partie d’une relation
    }.
    .hint = { $what ->
        [table] Créez-les avec « create » au début de la partie.
        [seats] Donnez les places à une catégorie dont les éléments figurent dans un tableau.
       *[other] Utilisez un champ de la réserve : il apparaît et disparaît avec son élément.
    }
pool--expected = « { $name } » n’est pas une réserve : ses éléments ne peuvent être ni créés ni retirés pendant une partie.
    .hint = Déclarez la catégorie avec « pool n », ou donnez à ses éléments un champ qui indique qu’ils sont hors jeu.
pool--value = Aucune valeur pour « { $field } » de « { $kind } ».
    .hint = Ajoutez « { $field }: … », ou une valeur par défaut dans la déclaration de la catégorie.
pool--unnamed = Cette valeur n’indique pas à quel champ elle appartient.
    .hint = Écrivez le nom du champ devant. Champs : { $fields }.

language--later = Cette version ne prend pas encore en charge « { $construct } ».
    .hint = Écrivez-le autrement pour l’instant.

table--missing-file = Fichier de tableau « { $path } » introuvable.
    .hint = Vérifiez le chemin : il est relatif au dossier du jeu.
    .near = Vouliez-vous dire « { $near } » ?
table--json = JSON non valide. Attendu : { $expected ->
        [value] une valeur
        [string] un texte entre guillemets
        [object] un objet
        [rows] une liste d’objets
        [end] la fin du fichier
        [less-nesting] moins d’imbrication
       *[other] « { $expected } »
    } ; trouvé : { $found ->
        [end] la fin du fichier
       *[other] « { $found } »
    }.
    .hint = Un tableau JSON est une liste d’objets, un par ligne.
table--csv = CSV non valide : « { $found } » n’a pas de guillemet fermant.
    .hint = Fermez le guillemet. Dans un texte entre guillemets, un guillemet s’écrit deux fois.
table--cells = Cette ligne a { $found ->
        [one] { $found } cellule
       *[other] { $found } cellules
    }, mais il y a { $expected ->
        [one] { $expected } colonne
       *[other] { $expected } colonnes
    }.
    .hint = Ajoutez ou supprimez des cellules. Une cellule qui contient une virgule se met entre guillemets.
table--cell = « { $found } » n’est pas valide pour « { $column } » ; attendu : « { $expected } ».
    .hint = Changez la valeur, ou le type de « { $column } » dans les règles.
table--missing-column = Il manque la colonne « { $column } ».
    .hint = Ajoutez-la, ou donnez au champ une valeur par défaut dans les règles.
table--unknown-column = La catégorie n’a pas de champ pour la colonne « { $column } ».
    .hint = Supprimez la colonne, ou déclarez le champ.
    .near = Vouliez-vous dire « { $near } » ?
table--id = Ce n’est pas un nom de ligne valide.
    .hint = Un nom commence par une lettre, ne contient que des lettres, des chiffres et « _ », et n’apparaît qu’une fois par tableau.
table--schema = Le schéma déduit attend { $expected ->
            [string] un texte
            [number] un nombre
            [integer] un nombre entier
            [boolean] true ou false
            [object] un objet
            [array] une liste
            [nothing] rien
           *[other] { $expected }
        } { $path ->
            [top] au premier niveau
           *[other] à « { $path } »
        }, mais trouve { $found ->
            [nothing] rien
           *[other] { $found }
        }.
    .hint = Le tableau lui-même a été accepté : c’est donc un bogue de Sandtable. Signalez-le en joignant le tableau.

format--json = JSON non valide. Attendu : { $expected ->
        [value] une valeur
        [string] un texte entre guillemets
        [object] un objet
        [rows] une liste d’objets
        [end] la fin du fichier
        [less-nesting] moins d’imbrication
       *[other] « { $expected } »
    } ; trouvé : { $found ->
        [end] la fin du fichier
       *[other] « { $found } »
    }.
    .hint = Corrigez cela ; le fichier n’est pas utilisé tant qu’il est illisible.
format--value = { $path ->
            [top] Au premier niveau
           *[other] À « { $path } »
        }, attendu : { $expected ->
            [string] un texte
            [number] un nombre
            [integer] un nombre entier
            [boolean] true ou false
            [object] un objet
            [array] une liste
           *[other] { $expected }
        } ; trouvé : { $found }.
    .hint = Corrigez la valeur ; le fichier n’est pas utilisé tant qu’elle n’est pas valide.
format--missing = { $path ->
            [top] Au premier niveau
           *[other] À « { $path } »
        }, il manque la clé « { $key } ».
    .hint = Ajoutez-la.
format--unknown-key = Clé inconnue : « { $key } ».
    .hint = Vérifiez l’orthographe, ou supprimez-la.

layout--alike = « { $name } » et « { $other } » ont le même motif, et { $sight ->
        [grey] en niveaux de gris
        [protan] pour les personnes atteintes de protanopie
        [deutan] pour les personnes atteintes de deutéranopie
        [tritan] pour les personnes atteintes de tritanopie
       *[plain] pour tout le monde
    }, leurs couleurs se ressemblent (distance { $distance } ; il faut au moins 20).
    .hint = Changez le motif ou la couleur de l’un des deux.
layout--alike-there = « { $name } » lui ressemble.
layout--missing = Fichier « { $name } » introuvable ; le plateau est donc dessiné sans disposition.
    .hint = Créez le fichier, ou retirez la disposition de cette ligne.
    .near = Vouliez-vous dire « { $near } » ?
layout--overlap = { $place ->
        [left] « { $name } » n’a pas de place au bord gauche du plateau : dans une fenêtre de 1280 × 800 pixels, il couvre « { $other } » ou est couvert par lui.
        [right] « { $name } » n’a pas de place au bord droit du plateau : dans une fenêtre de 1280 × 800 pixels, il couvre « { $other } » ou est couvert par lui.
        [top] « { $name } » n’a pas de place au bord supérieur du plateau : dans une fenêtre de 1280 × 800 pixels, il est à côté de « { $other } », en partie hors de vue.
        [bottom] « { $name } » n’a pas de place au bord inférieur du plateau : dans une fenêtre de 1280 × 800 pixels, il est à côté de « { $other } », en partie hors de vue.
       *[point] « { $name } » est au même point que « { $other } », si bien qu’on n’en voit qu’un.
    }
    .hint = Déplacez l’un des deux.
layout--overlap-there = « { $name } » est ici aussi.
layout--unknown = { $sort ->
        [kind] Catégorie inconnue
        [state] État inconnu
        [function] État ou fonction inconnu
        [member] Élément inconnu
        [field] Champ inconnu
        [pile] Pile inconnue
        [setting] Constante inconnue
        [line] Ligne de journal ou jet inconnu
        [text] Texte inconnu
        [question] Question inconnue
        [argument] Argument inconnu
        [participant] Argument inconnu
        [die] Dé inconnu
       *[relation] Relation inconnue
    } : « { $name } ». Ceci n’est donc pas dessiné.
    .hint = Vérifiez l’orthographe, ou supprimez l’entrée.
    .near = Vouliez-vous dire « { $near } » ?
layout--no-place = { $name } n’a pas d’emplacement sur le plateau.
    .hint = En attendant, il est dessiné là où il y a de la place. Placez-le dans { $file } : "places": {"{"} "{ $name }": {"{"} "at": [x, y] {"}"} {"}"}.
layout--no-base = La disposition n’a pas de « { $name } » à retirer.
    .hint = Vérifiez l’orthographe, ou supprimez cette ligne.
layout--unshown = Le plateau n’affiche pas { $names }{ $more ->
        [0] {""}
        [1] {" et 1 autre"}
       *[other] {" et "}{ $more } autres
    }, bien que tout le monde ait le droit de { $count ->
        [1] le
       *[other] les
    } voir.
    .hint = Affichez ces valeurs sur une piste, dans un encadré, comme score ou par l’aspect d’une case ou d’un pion, ou citez leurs noms dans « unshown ».

ruleset--id = « { $name } » n’est pas un nom de jeu valide : il sert dans des adresses et des noms de fichiers.
    .hint = Utilisez des lettres de a à z, des chiffres et des traits d’union isolés.
ruleset--missing = Il manque la ligne « ruleset ».
    .hint = Commencez un fichier par : ruleset "mon-jeu" version "1.0.0" language 1
ruleset--twice = Le jeu est déclaré deux fois.
    .hint = Ne gardez qu’une ligne « ruleset ».
expect--failed = { $sides ->
        [known] Attente non satisfaite : { $left } à gauche, { $right } à droite.
        [case] Attente non satisfaite pour { $case }.
       *[other] Attente non satisfaite.
    }
    .hint = Corrigez les données, ou l’attente.
internal--crash = Le compilateur a planté : { $message }.
    .hint = C’est un bogue de Sandtable, pas de vos règles. Signalez-le en joignant le fichier en cause.

fault--none = La partie s’est terminée par une erreur d’exécution inconnue.
fault--budget = Les règles ont tourné trop longtemps sans atteindre une question ni la fin du jeu.
    .hint = Cherchez une boucle dont la condition ne devient jamais fausse.
fault--range = Une valeur est hors de la plage de son type.
    .hint = Élargissez le type, ou limitez la valeur avec « min » et « max ».
fault--only = « only » n’a trouvé aucune valeur, ou en a trouvé plusieurs.
    .hint = Utilisez « first » s’il peut n’y en avoir aucune ou y en avoir plusieurs.
fault--nothing-to-choose = Une question n’a aucune réponse permise.
    .hint = Ajoutez « otherwise », rendez-la facultative, ou ne la posez que s’il y a un choix.
fault--unseated = Une question a été posée à un rôle sans place.
    .hint = Vérifiez d’abord « seated », ou donnez une place au rôle dans chaque répartition.
fault--requires = Une procédure a été appelée alors que sa condition « requires » est fausse.
    .hint = Vérifiez la condition avant l’appel.
fault--no-arm = « match » n’a pas de branche pour une valeur.
    .hint = Ajoutez une branche pour elle, ou « else ».
fault--divide = Division par zéro.
    .hint = Vérifiez d’abord le diviseur.
fault--full = Une pile, une réserve ou une liste est pleine.
    .hint = Vérifiez d’abord sa taille, ou augmentez « max » ou le nombre après « pool ».
fault--circle = Des réponses d’un bloc « decisions » dépendent les unes des autres, et il n’y a aucune solution cohérente, ou il y en a plusieurs.
    .hint = Indiquez dans son « circle » ce qui vaut alors, au moins par une ligne « else -> all = false ».

example--fault = L’exemple se termine par l’erreur d’exécution fault/{ $fault }.
    .hint = Soit les règles sont fausses ici, soit l’exemple part d’un état qu’elles n’atteignent jamais.
example--unused = La réponse à « { $path } » n’est jamais utilisée.
    .hint = Supprimez-la, ou vérifiez pourquoi les règles ne posent pas cette question.
example--unanswered = Il manque la réponse à « { $path } », qui a { $count } réponses possibles.
    .hint = Ajoutez la réponse. Une réponse ne peut être omise que si elle est la seule possible.
example--illegal = { $reasons ->
        [none] La réponse à « { $path } » n’est pas permise.
       *[other] La réponse à « { $path } » n’est pas permise : { $reasons }.
    }
    .hint = Corrigez la réponse, ou la règle qui l’exclut.
example--by = « { $path } » s’adresse à { $asked }, pas au rôle que nomme l’exemple.
    .hint = Corrigez le rôle, ou la règle qui dit à qui la question s’adresse.
example--accepted = La réponse à « { $path } » devrait être refusée, mais elle est permise.
    .hint = Corrigez l’exemple, ou ajoutez la règle qui l’exclut.
example--reason = La réponse à « { $path } » est refusée, mais pas à cause de « { $expected } » : { $known ->
        [none] les règles ne donnent pas de raison.
       *[some] { $reasons }.
    }
    .hint = Corrigez la raison dans l’exemple ou dans les règles.
example--then = L’attente à la fin de l’exemple n’est pas satisfaite : { $left } à gauche, { $right } à droite.
    .hint = Corrigez l’attente, ou les règles.
example--ending = { $result ->
        [on] La partie n’est pas terminée.
       *[other] La partie se termine autrement : { $result ->
            [won] gagnée par
           *[drawn] à égalité pour
        } { $by }{ $because ->
            [none] .
           *[other] , pour la raison « { $because } ».
        }
    }
    .hint = Corrigez l’attente, ou les règles.
example--unknown-reason = Raison inconnue : « { $reason } ». Aucun « finish » des règles ne la donne.
    .hint = Écrivez le chemin d’une raison, ou son dernier mot.
    .near = Vouliez-vous dire « { $near } » ?
example--policy = La stratégie « { $policy } » répond à « { $path } » par { $answer }, { $lines ->
        [none] car aucune de ses lignes ne correspond à une réponse proposée.
       *[other] d’après la ligne { $lines }.
    }
    .hint = Corrigez l’exemple, ou la stratégie.
example--policy-silent = { $why ->
        [no-part] La stratégie « { $policy } » n’a pas de partie pour « { $path } ».
       *[other] La stratégie « { $policy } » répond à « { $path } » par { $answer }, ce qui n’est pas permis.
    }
    .hint = Un bot répond alors au hasard. Complétez la stratégie, ou retirez-la de l’exemple.
example--no-policy = Aucune stratégie ne joue le rôle à qui s’adresse « { $path } ».
    .hint = Choisissez une répartition des places avec une stratégie, ou nommez la stratégie avant le chemin.

call--label = Paramètre inconnu : « { $label } » ; attendu : « { $expected } ».
    .hint = Corrigez le nom, ou l’ordre des arguments.
call--not-callable = « { $name } » est une valeur et ne peut pas être appelé.
    .hint = Retirez les parenthèses, ou commencez une nouvelle ligne avant elles. S’il s’agit d’une fonction de ce nom, renommez l’un des deux.
name--call = « { $name } » est une fonction ou une procédure et a besoin d’arguments entre parenthèses.
    .hint = Écrivez « { $name }(…) ».
pattern--never = Une valeur de type « { $type } » ne peut jamais être « { $pattern } ».
    .hint = Supprimez ou corrigez ce motif.
policy--unasked = Aucune stratégie ne couvre « { $path } » ; les bots y répondent donc au hasard.
    .hint = { $count ->
        [one] Complétez la stratégie : before policy { $policies } {"{"} at { $path } {"{"} … {"}"} {"}"}.
       *[other] Complétez l’une des stratégies { $policies } : before policy NAME {"{"} at { $path } {"{"} … {"}"} {"}"}.
    }
policy--role = Une stratégie s’applique à { $expected ->
        [none] un rôle, et il n’y a pas de « seats »
       *[other] { $expected }, dont les éléments reçoivent les questions
    }, pas à { $name }.
    .hint = Nommez la catégorie des rôles.
policy--choice = Question inconnue : « { $path } ».
    .hint = Désignez une question par sa procédure et son nom : « turn/order ».
    .near = Vouliez-vous dire « { $near } » ?
policy--original = { $wrong ->
        [line] La stratégie d’origine n’a pas de ligne { $number } pour cette question.
        [arguments] La ligne { $number } de la stratégie d’origine porte sur { $expected ->
            [one] une valeur
           *[other] { $expected } valeurs
        }, et original(…) en reçoit { $found }.
       *[criterion] La ligne { $number } de la stratégie d’origine n’a pas de critère en position { $place }.
    }
    .hint = Reprenez le numéro de la ligne d’origine, et passez à original(…) ce sur quoi elle porte : original(t).
policy--arm = Le menu n’a pas cette branche ; ses branches sont { $arms }.
    .hint = Commencez une ligne par le nom d’une branche.
quantifier--filter = Un filtre ne peut utiliser qu’un ensemble.
    .hint = Indiquez ce que contient le résultat : « { $name } for { $name } in … ». Pour réunir des paires, déclarez un type.
quantifier--body = « { $quantor } » a besoin d’une expression pour chaque élément.
    .hint = Ajoutez-la après un deux-points.
quantifier--no-body = « { $quantor } » n’accepte pas d’expression après un deux-points.
    .hint = Écrivez la condition après « where ».
type--empty-set = Le type de cet ensemble vide est inconnu.
    .hint = Donnez-lui un type : « let found: set of T = {"{}"} ».
type--fields = « { $type } » n’a pas de champ « { $field } ».
    .hint = Seuls les éléments de catégories ont des champs. Il faut peut-être d’abord exclure « none ».
    .near = Écrivez « { $near } ».
type--grid = « { $type } » n’est pas sur une grille.
    .hint = Déclarez la catégorie avec « on hexes » ou « on squares ».
type--never-none = Ceci n’est jamais « none » ; « otherwise » n’a donc aucun effet.
    .hint = Retirez « otherwise ».
type--divisor = Une division exacte demande un diviseur constant autre que zéro.
    .hint = « div » divise par n’importe quel nombre et arrondit vers le bas.
type--order = Les valeurs de type « { $type } » n’ont pas d’ordre.
    .hint = Comparez des nombres, des booléens ou des éléments ; pour les ensembles, utilisez « in » et « has ».
type--set = Ensemble attendu ; trouvé : « { $found } ».
    .hint = Écrivez l’ensemble dont il faut prendre les éléments.

first = « { $name } » apparaît d’abord ici.
this = « { $name } » est ici.
also = Ici aussi.
fix--replace = Remplacer « { $old } » par « { $new } »
fix--remove = Supprimer « { $what } »
fix--insert = Insérer « { $text } »
fix--arms = Ajouter des branches pour { $values }
fix--close = Fermer l’accolade
fix--parentheses = Ajouter des parenthèses
syntax--close-string = Ajouter le guillemet fermant
syntax--remove-bidi = Supprimer le caractère

assign--constant = C’est une constante : elle ne peut pas être modifiée.
    .hint = Déclarez le champ avec « state » s’il change pendant une partie.
assign--fixed = « { $name } » ne peut pas recevoir de nouvelle valeur.
    .hint = Déclarez-le avec « var » pour le modifier.
call--no-effect = Le résultat de cette ligne n’est pas utilisé.
    .hint = Utilisez la valeur, ou appelez une procédure.
call--no-result = « { $name } » ne renvoie pas de valeur.
    .hint = Appelez la procédure sur une ligne à part, ou faites-lui renvoyer une valeur.
choice--by = Cette question ne dit pas qui y répond.
    .hint = Ajoutez « by » et un rôle.
code--break = « break » hors d’une boucle.
    .hint = On quitte une procédure avec « return ».
die--empty = Le dé « { $name } » n’a pas de faces.
    .hint = Énumérez ses faces, séparées par des virgules. Dans un intervalle, le plus petit nombre vient en premier.
example--arm = Ce n’est pas une réponse à un menu.
    .hint = Écrivez l’une de ses branches, avec ses arguments entre parenthèses : { $arms }.
example--label = Question ou jet inconnu : « { $path } ».
    .hint = Un chemin se compose de la procédure et du nom.
    .near = Vouliez-vous dire « { $near } » ?
grid--twice = Deux éléments sont sur la même case : { $cell }.
    .hint = Corrigez les coordonnées de l’un des deux.
grid--unknown = Grille inconnue : « { $found } ».
    .hint = Grilles disponibles : { $shapes }.
grid--which = { $count ->
        [0] Aucune catégorie n’est sur une telle grille.
       *[other] Plusieurs catégories sont sur une telle grille : { $kinds }.
    }
    .hint = { $count ->
        [0] Déclarez une catégorie avec « on { $shape } … ».
       *[other] Indiquez laquelle, par exemple par le type d’une variable locale.
    }
drawing--line = Ligne inconnue dans un dessin de carte : « { $found } ».
    .hint = L’en-tête dit comment sont disposées les cases (« odd columns lower »), comment elles s’appellent (« id h{"{"}column{"}"}{"{"}row{"}"} ») et d’où elles viennent ; sous « legend » figurent les caractères et leurs valeurs (« f  terrain: forest »), sous « map » le dessin.
drawing--lacks = Il manque « { $part } » à ce dessin.
    .hint = { $part ->
        [id] Indiquez dans l’en-tête comment s’appellent les cases : « id h{"{"}column{"}"}_{"{"}row{"}"} ».
        [legend] Indiquez sous une ligne « legend » ce que signifient les caractères : « f  terrain: forest ».
        [map] Dessinez les cases sous une ligne « map ».
       *[other] Indiquez dans l’en-tête comment sont disposées les cases : « odd columns lower », « even columns lower », « odd rows right », « even rows right » ou « squares ».
    }
drawing--sign = Le caractère « { $sign } » n’est pas dans la légende.
    .hint = Indiquez sa signification dans la légende, ou dessinez un autre caractère.
drawing--unused = Le caractère « { $sign } » figure dans la légende, mais pas dans le dessin.
    .hint = Dessinez-le, ou retirez-le de la légende.
drawing--ragged = Cette ligne a { $found } caractères ; la première en a { $expected }.
    .hint = Dessinez toutes les lignes à la même longueur. Là où il n’y a pas de case, mettez un caractère qui vaut « nothing » dans la légende.
drawing--rows = Ce dessin a { $found } { $found ->
        [one] ligne
       *[other] lignes
    } ; le premier en a { $expected }.
    .hint = Tous les dessins d’une carte montrent les mêmes cases.
drawing--once = { $count ->
        [0] Le caractère « { $sign } » n’est pas dessiné.
       *[other] Le caractère « { $sign } » est dessiné { $count } fois.
    }
    .hint = D’après la légende, il est dessiné exactement une fois.
drawing--count = Il y a { $numbers } { $numbers ->
        [one] nombre
       *[other] nombres
    } pour { $signs } caractères.
    .hint = Une plage donne à chaque caractère de la ligne un nombre à lui.
drawing--grid = Ce dessin est pour « { $found } », mais la catégorie est sur « { $expected } ».
    .hint = « columns lower » va avec « hexes flat », « rows right » avec « hexes pointed ».
relation--alone = « { $name } » n’est relié à rien.
    .hint = Écrivez « -- » ou « -> » entre les éléments reliés.
relation--direction = « { $name } » relie par « { $expected } ».
    .hint = Utilisez le même signe que dans la déclaration.
relation--isolated = « { $name } » n’a aucune liaison, contrairement à presque tous les autres.
    .hint = Reliez-le dans le tableau de « { $relation } ». Si c’est voulu, masquez le problème avec « quiet ».
relation--no-default = Il manque la valeur de « { $field } », et il n’y a pas de valeur par défaut.
    .hint = Ajoutez-la dans la ligne, ou donnez au champ une valeur par défaut dans la déclaration.
relation--one-way = « { $from } » est relié à « { $to } », mais pas l’inverse, contrairement à presque toutes les liaisons de « { $relation } ».
    .hint = Ajoutez le sens inverse. Si c’est voulu, masquez le problème avec « quiet ».
relation--sides = « { $name } » relie dans les deux sens ; les deux côtés doivent donc être du même type.
    .hint = Utilisez « -> » pour une relation orientée.
return--no-result = « return » avec une valeur, mais aucun type de résultat n’est déclaré.
    .hint = Déclarez le type du résultat après les paramètres, ou ne renvoyez rien.
return--value = « return » sans valeur, mais un type de résultat est déclaré.
    .hint = Écrivez la valeur après « return ».
ruleset--language = Ces règles sont écrites dans la version { $found } du langage ; cette version de Sandtable utilise la version { $expected }.
    .hint = { $age ->
        [newer] Mettez Sandtable à jour. Si ce sont vos propres règles, vous pouvez aussi changer le nombre et vérifier ce qui est signalé.
       *[older] Exécutez « sandtable migrate ».
    }
search--component = « { $name } » ne peut pas faire partie d’un état de recherche : son type est « { $type } ».
    .hint = Les composants sont des nombres, des booléens, des éléments, des possibilités (A | B) et des ensembles de 4 096 valeurs au plus ; le premier n’est pas un ensemble et en a 65 536 au plus.
search--spent = Le coût de « { $name } » donne des fractions de plus en plus petites, car « spent » y est divisé.
    .hint = Utilisez plutôt « div », ou ne divisez pas du tout « spent ».
seats--twice = Le rôle { $role } a deux places dans la même répartition.
    .hint = Ne donnez chaque rôle qu’à une place.
state--no-initial = « { $name } » n’a pas de valeur initiale.
    .hint = Ajoutez « = » et la valeur avec laquelle une partie commence.
state--too-large = « { $name } » a { $size } valeurs dans chaque position ; { $limit } au plus sont possibles.
    .hint = Utilisez moins de paramètres ou des types plus étroits, ou ne conservez que ce qui est vrai, par exemple dans un ensemble ou dans un champ de ce à quoi cela appartient.
table--empty = Ce tableau est vide : il lui faut au moins une ligne de noms de colonnes.
    .hint = Commencez-le par « id » et les noms des champs, séparés par des virgules.
table--one-line = Les colonnes et les lignes sont toutes sur une seule ligne.
    .hint = Écrivez chaque ligne du tableau sur une ligne à part ; la première contient les noms des colonnes.
table--header = Une colonne de ce tableau n’a pas de nom.
    .hint = Chaque cellule de la première ligne nomme une colonne : un champ, « id » ou une coordonnée.
type--empty-range = La plage { $low }..{ $high } est vide.
    .hint = Le plus petit nombre vient en premier.
type--not-in-state = Les valeurs de type « { $type } » ne peuvent pas changer pendant la partie.
    .hint = Faites-en un champ fixe, ou utilisez un type aux valeurs nommées.
type--step = La plage { $low }..{ $high } ne peut pas avoir des pas de cette taille.
    .hint = Le pas doit être 1/2, 1/3 ou une autre fraction de numérateur 1.
type--too-big = Ce type a { $size } valeurs ; { $limit } au plus sont possibles ici.
    .hint = Restreignez-le, ou conservez ses parties séparément.
type--twice = Cette partie figure deux fois dans le type.
    .hint = Supprimez l’une des deux.
type--wide-number = Le nombre { $number } est trop grand ; { $limit } est le plus grand possible ici.
    .hint = Prenez un nombre plus petit, ou comptez dans des unités plus grandes, par exemple en milliers.
type--wide-range = La plage { $low }..{ $high } est trop grande : les nombres sont ici compris entre −{ $limit } et { $limit }.
    .hint = Réduisez la plage, ou comptez dans des unités plus grandes, par exemple en milliers.
type--wide-set = Cet ensemble peut avoir { $size } valeurs ; { $limit } au plus sont possibles.
    .hint = Réduisez la plage, par exemple à 1..100, ou parcourez-la sans « where » et testez chaque nombre dans la boucle.
whenever--asks = Un bloc « whenever » ne peut pas poser de question.
    .hint = Notez dans un état ce qu’il faut demander, et posez la question dans le déroulement du jeu.

syntax--insert = Insérer « { $text } »
syntax--opened-here = « { $bracket } » est ouvert ici.
syntax--remove = Supprimer « { $text } »
syntax--replace = Remplacer par « { $text } »

type--map = Table de correspondance attendue ; trouvé : « { $found } ».
    .hint = Seules les tables de correspondance se lisent avec une clé entre crochets.
map--one-key = Une table de correspondance a exactement une clé.
    .hint = Pour deux clés, écrivez une table de tables : map a in A: map b in B: …
list--empty = Le type de cette liste vide est inconnu.
    .hint = Donnez-lui un type : « var found: list of T max 9 = [] ».
list--max = Cette liste de « { $type } » n’a pas de longueur maximale.
    .hint = Indiquez-la dans le type, par exemple « list of { $type } max { $size } ».
list--too-long = Cette liste aurait { $size } entrées, pour un maximum de { $limit }.
    .hint = Raccourcissez-la, ou utilisez un ensemble ou une table de correspondance.
map--key = Une valeur de type « { $type } » ne peut pas être la clé d’une table de correspondance.
    .hint = Une clé est une valeur d’un type fini d’au plus { $limit } valeurs.
chance--how-many = Le hasard peut choisir un élément, quelques-uns, un nombre quelconque ou un nombre fixe, pas « { $quant } ».
    .hint = { $quant ->
        [all] Pour tous les éléments, utilisez l’ensemble lui-même. Pour mélanger une pile, utilisez « shuffle ».
       *[other] Écrivez « 0..1 of » pour un élément ou aucun, avec la même probabilité.
    }
chance--by-several = Dans un choix aléatoire, « by » ne peut pas désigner l’un de plusieurs rôles.
    .hint = Nommez un seul rôle, ou retirez « by ».
choice--offered-wishes = « offering » ne peut pas s’utiliser avec des contraintes souples, qui portent sur toutes les réponses permises.
    .hint = Retirez « offering », ou faites des contraintes souples une condition avec « such that ».
choice--wishes = Satisfaire le plus possible de ces contraintes souples demande une recherche.
    .hint = Avec beaucoup de clés et de candidats, elle est lente ; « some x in X where … and answer[x] == r » ou « answer has r » sans « such that » n’en ont pas besoin.
example--pairs = Une table de correspondance se compose de paires de clé et de valeur, ou seulement des valeurs dans l’ordre de leurs clés.
    .hint = Écrivez partout (clé, valeur), ou nulle part de clés.

audience--no-seats = La visibilité ne peut être limitée que s’il y a des rôles.
    .hint = Déclarez qui joue : seats for Role {"{"} two {"{"} one {"{"}a{"}"} other {"{"}b{"}"} {"}"} {"}"}
audience--hidden = Qui voit ceci dépend de « { $name } », que tout le monde ne voit pas.
    .hint = N’utilisez ici que ce que tout le monde voit : des constantes, des états sans « seen by », et ses propres paramètres.
audience--chance = Les jets de dés sont visibles par tous.
    .hint = Retirez « secret ». Pour cacher un résultat dû au hasard, piochez-le dans une pile que seuls certains rôles voient.
audience--nothing-hidden = Il n’y a rien à cacher dans une valeur de type « { $type } » : tout le monde sait quel élément est lequel.
    .hint = Seules des constantes avec « seen by » le cachent.
leak--offer = { $proof ->
        [wrong] Les candidats de « { $label } » dépendent de « { $name } », que le rôle interrogé n’a pas le droit de voir
       *[unproved] Les candidats de « { $label } » dépendent de « { $name } », que le rôle interrogé n’a peut-être pas le droit de voir
    }.
    .hint = Ne demandez que ce que ce rôle peut voir, ou révélez-le avant ; « sandtable simulate … --twins 100 » cherche une position où cela se voit.
leak--asked = { $proof ->
        [wrong] Que la question « { $label } » soit posée dépend de « { $name } », que le rôle interrogé n’a pas le droit de voir
       *[unproved] Que la question « { $label } » soit posée dépend de « { $name } », que le rôle interrogé n’a peut-être pas le droit de voir
    }.
    .hint = Posez toujours la question, ou révélez-le avant.
leak--write = { $proof ->
        [wrong] « { $place } » révèle une information cachée : « { $name } »
       *[unproved] « { $place } » révèle peut-être une information cachée : « { $name } »
    }.
    .hint = Révélez-la avant, ou ne laissez voir « { $place } » qu’aux rôles qui voient « { $name } ».
hidden = « { $name } » est utilisé ici.

together--nested = Les blocs « simultaneously » ne s’imbriquent pas.
    .hint = Placez le second bloc après le premier.
together--by = Ce bloc « simultaneously » ne peut interroger que { $name }.
    .hint = Écrivez « by { $name } », ou interrogez les autres avant ou après le bloc.
together--roles = Attendu : « { $expected } » ; trouvé : « { $found } ». Seuls des rôles peuvent être interrogés.
    .hint = Parcourez les rôles, et déterminez dans le bloc ce qui revient à chacun.
together--captured = « { $name } » est déclaré hors du bloc et ne peut pas être modifié tant que plusieurs rôles répondent en même temps.
    .hint = Écrivez-le dans un état ou un champ, ou déclarez une variable dans le bloc.
together--leaves = « return » ne peut pas quitter un bloc « simultaneously » : les autres répondent encore.
    .hint = Placez dans un « if » les instructions à ne pas exécuter.
together--asks-nobody = Ce bloc « simultaneously » n’interroge personne.
    .hint = Utilisez « for », ou posez une question dans le bloc.
together--writes-before = Ceci modifie quelque chose alors que des réponses peuvent encore manquer.
    .hint = Déplacez-le après la dernière question, quand tout le monde a répondu.
together--calls-asking = Ce bloc « simultaneously » appelle quelque chose qui pose une question.
    .hint = Écrivez les questions directement dans le bloc.
asked = La question « { $label } » peut encore être posée ici.

text--message = Le message « { $id } » est illisible ; son texte manque donc.
    .hint = Un message s’écrit « nom = texte » ; entre accolades figure une valeur, « {"{"} $count {"}"} », ou une sélection dont une variante porte un astérisque.
text--stray = « { $found } » n’appartient à aucun message.
    .hint = Commencez la ligne par « nom = », ou par « # » pour un commentaire. La suite d’un message est en retrait.
text--open-brace = L’accolade n’est pas fermée ; aucune valeur n’est donc insérée.
    .hint = Fermez-la après le nom de la valeur.
text--too-deep = Des parenthèses, des listes ou des citations sont trop imbriquées ici ; ce texte n’est donc pas lu.
    .hint = Il peut y avoir { $limit } niveaux au plus. Divisez le texte, ou fermez les parenthèses plus tôt.
text--duplicate = La section « { $id } » existe deux fois.
    .hint = Renommez-en une : les traductions et les renvois doivent savoir de laquelle il s’agit.
text--typed-number = « { $number } » est écrit tel quel dans le texte et ne change pas avec les règles.
    .hint = Utilisez une valeur des règles, comme {"{"}constant.limit{"}"}. S’il n’y en a pas, écrivez {"{"}={ $number }{"}"}.
text--unknown-path = Chemin inconnu : « { $path } ». Les règles n’ont rien à imprimer à cet endroit.
    .hint = Exemples de chemins : constant.limit, count.City, City.lyra.name ; après « explains: », procedure/attack.
    .near = Vouliez-vous dire « { $near } » ?

notation--type = { $sort ->
        [context] Les valeurs s’écrivent à côté d’un élément d’une catégorie, et ceci est « { $found } »
       *[values] Les valeurs de type « { $found } » ne peuvent pas s’écrire sous forme de texte
    }.
    .hint = Utilisez { $sort ->
        [context] une catégorie
       *[values] un type à plusieurs possibilités, comme type Order = hold | move(to: Town)
    }.
notation--no-file = Aucun fichier de modèles pour « { $file } ».
    .hint = Ajoutez-en un pour au moins une langue, par exemple l10n/{ $file }.en.txt.
notation--line = Cette ligne n’est pas un modèle.
    .hint = Écrivez CLÉ = MODÈLE | MODÈLE. Les commentaires commencent par « # ».
notation--unclosed = « { $bracket } » n’est pas fermé.
    .hint = Ajoutez le signe qui le ferme ; pour écrire le caractère lui-même, faites-le précéder de « \ ».
notation--unknown = Nom inconnu : « { $name } ».
    .hint = Écrivez un modèle pour une possibilité (Order.move), un élément (Town.aria), une catégorie (Unit) ou une question (turn/orders).
    .near = Vouliez-vous dire « { $near } » ?
notation--parameter = Le modèle n’a pas de valeur nommée « { $name } ».
    .hint = Nommez une partie, un champ ou le nom placé après « for » dans la notation.
    .near = Vouliez-vous dire « { $near } » ?
notation--missing = Il manque le modèle de « { $name } » { $lang ->
        [de] en allemand
        [en] en anglais
        [fr] en français
       *[other] dans une langue
    }.
    .hint = Ajoutez une ligne { $name } = ….
notation--empty = Ce modèle pour « { $name } » convient à n’importe quelle ligne, car tout y est facultatif.
    .hint = Ajoutez un mot ou une valeur hors des crochets, ou supprimez le modèle.
notation--unset = Sans « { $name } », la valeur est incomplète.
    .hint = Écrivez {"{"}{ $name }{"}"} dans le modèle, hors des crochets.
notation--alike = « { $name } » et « { $other } » peuvent s’écrire de la même façon.
    .hint = Changez l’un des deux pour qu’on puisse les distinguer.

variant--place = Une règle maison a sa place dans le dossier « variants », pas parmi les règles qu’elle modifie.
    .hint = Déplacez-la dans le fichier variants/NAME.sand, où NAME est son nom.
variant--file = Ce fichier contient { $count ->
        [0] aucune règle maison
        [one] autre chose que sa règle maison
       *[other] { $count } règles maison
    }.
    .hint = Chaque fichier de « variants » contient une règle maison et rien d’autre. Les nouvelles déclarations vont entre ses accolades.
variant--name = La règle maison s’appelle « { $name } », mais son fichier s’appelle « { $expected } ».
    .hint = Une règle maison est trouvée par le nom de son fichier ; les deux doivent donc être identiques.
file--unreadable = Impossible de lire le fichier { $file }.
    .hint = Tout le reste est vérifié sans lui. Vérifiez ses droits, et si un autre programme le verrouille.
variant--missing = Règle maison inconnue : « { $name } ».
    .hint = Une règle maison se trouve dans le fichier variants/{ $name }.sand ou variants/{ $name }.json du jeu.
    .near = Vouliez-vous dire « { $near } » ?
variant--base = Base inconnue : « { $base } ».
    .hint = La base d’une règle maison est le jeu, « { $ruleset } », ou une autre de ses règles maison.
variant--circle = Règles maison circulaires : { $path }.
    .hint = Basez l’une d’elles directement sur le jeu.
variant--range = « { $range } » n’est pas une plage de versions.
    .hint = Écrivez ^1.0, ~1.2, 1.2.3, >=1.0 <2 ou *.
variant--version = « { $name } » est en version { $version }, mais il faut { $range }.
    .hint = Vérifiez si la règle maison convient encore, et élargissez sa plage.
variant--requires = « { $variant } » exige « { $name } » avant elle.
    .hint = Utilisez les deux dans cet ordre : JEU+{ $name }+{ $variant }.
variant--excludes = « { $variant } » n’est pas compatible avec « { $name } ».
    .hint = Retirez l’une des deux.
variant--path = Chemin inconnu dans la base : « { $path } ».
    .hint = Exemples de chemins : Town.arden, line.arden.lyra, procedure/step, expect/name.
    .near = Vouliez-vous dire « { $near } » ?
variant--conflict = « { $variant } » et « { $other } » modifient toutes deux « { $path } ».
    .hint = Retirez l’une des deux, ou écrivez une règle maison basée sur l’une d’elles qui réunit les deux modifications.
variant--no-rows = Aucune ligne de la base ne remplit cette condition.
    .hint = La condition est évaluée sur la base au début d’une partie, sans cette règle maison.
variant--original = L’étape remplacée n’a pas de valeur et ne prend pas d’arguments.
    .hint = Écrivez original() comme instruction à part.
variant--match = { $count ->
        [0] « { $path } » n’a pas de « match » de ce genre
       *[other] « { $path } » a { $count } « match »
    }.
    .hint = Nommez la valeur qu’il examine : extend function NAME match VALUE {"{"} … {"}"}. Les branches sont des expressions dans une fonction, des instructions dans une procédure ou une étape.
variant--expectation = { $count ->
        [0] L’attente « { $name } » ne contient aucune comparaison
        [one] L’attente « { $name } » contient une comparaison
       *[other] L’attente « { $name } » contient { $count } comparaisons
    }, mais { $found ->
        [0] aucune valeur n’est donnée
        [one] une valeur est donnée
       *[other] { $found } valeurs sont données
    }.
    .hint = Donnez une valeur pour chaque comparaison, dans l’ordre des comparaisons ; « was » garde l’ancienne. Ou supprimez l’attente avec remove expect/{ $name }, et ajoutez la vôtre.
variant--moved = « { $path } » existe toujours ; il n’a donc pas été renommé.
    .hint = « moved » donne le nouveau nom de ce qui s’appelait autrement dans une version antérieure de la base.
variant--text = Le texte de « { $path } » est illisible.
    .hint = Une valeur s’écrit entre accolades avec un dollar, {"{"} $name {"}"}. Chaque accolade doit être fermée.
variant--stale = { $then ->
        [none] « { $path } » a changé depuis que cette règle maison a été écrite ; c’est maintenant « { $now } ».
       *[other] « { $path } » a changé depuis que cette règle maison a été écrite : avant « { $then } », maintenant « { $now } ».
    }
    .hint = Vérifiez si la règle maison est toujours juste, puis mettez à jour son empreinte avec « sandtable stamp ».
variant--drift = Le contenu de « { $path } » a changé depuis que cette règle maison a été écrite.
    .hint = La règle maison l’appelle comme avant ; vérifiez si c’est toujours juste.
variant--bound = « { $name } » est défini ici. Seule la même règle maison peut l’utiliser, dans la même procédure ; pour l’utiliser ailleurs, conservez-le dans un « state ».
variant--lacks = Ce « match » de la base n’a pas de branche pour cela.
variant--other = « { $variant } » le modifie ici.
variant--now = Voici « { $path } » maintenant.
variant--patch = « { $variant } » modifie ceci ici.

package--missing = Le jeu « { $name } » n’est pas installé ; ces règles maison n’ont donc rien à modifier.
    .hint = Recherché dans : { $places }, et parmi les jeux fournis avec Sandtable. Placez le jeu dans un dossier à côté de celui-ci, ou ajoutez son paquet aux dépendances de package.json et lancez « npm install ».
package--circle = Règles maison circulaires : { $path }.
    .hint = Chacun de ces dossiers prend ses règles dans le suivant. L’un d’eux doit modifier un jeu lui-même.
package--path = Le paquet « { $name } » indique que ses règles sont dans « { $path } », qui n’est pas un dossier du paquet.
    .hint = Rien n’en est lu. « folder », dans son package.json, nomme un dossier du paquet, par exemple "rules".
package--same-name = Deux paquets contiennent une règle maison nommée « { $name } ». Celle de { $used } est utilisée, pas celle de { $unused }.
    .hint = Retirez l’un des paquets des dépendances de package.json, ou renommez l’une des règles maison.

l10n--line = Cette ligne ne fait pas partie d’un catalogue et est ignorée : « { $line } ».
    .hint = Une ligne est un commentaire (#), ou msgctxt, msgid ou msgstr avec un texte entre guillemets. Les lignes de suite sont des textes entre guillemets, en dessous.
l10n--entry = { $what ->
    [twice] Cette entrée a un second { $name } ; elle est donc ignorée.
   *[missing] Cette entrée n’a pas de { $name } ; elle est donc ignorée.
}
    .hint = Une entrée est un msgid avec la source et un msgstr avec la traduction, qui peut être vide.
l10n--encoding = { $what ->
    [other] Ce fichier n’est pas enregistré en UTF-8 ; il est donc ignoré.
   *[signs] Certains caractères sont illisibles : le fichier n’est pas enregistré en UTF-8.
}
    .hint = Enregistrez-le en UTF-8. Dans Poedit, voir « Propriétés du catalogue ».
l10n--charset = L’en-tête indique « { $declared } », mais le fichier est lu en UTF-8.
    .hint = Si les textes sont corrects, seul l’en-tête est faux. D’autres outils s’y fient.
l10n--bom = Le fichier commence par une marque d’ordre des octets (BOM), que GNU gettext ne sait pas lire.
    .hint = Enregistrez-le en UTF-8 sans BOM.
l10n--head = Ce catalogue n’a pas d’en-tête ; d’autres outils n’en connaissent donc ni la langue ni l’encodage.
    .hint = Un en-tête est une entrée dont le msgid est vide. « sandtable l10n merge » en ajoute un.
l10n--escape = Séquence d’échappement inconnue : « { $sign } ».
    .hint = Une barre oblique inverse s’écrit \\, un saut de ligne \n, un guillemet \".
l10n--plural-forms = La langue a { $wanted ->
        [one] { $wanted } forme
       *[other] { $wanted } formes
    } de pluriel, mais un texte de « { $fragment } » en a { $found }.
    .hint = Les textes des règles n’ont pas de formes de pluriel : utilisez un msgid et un msgstr. Dans les autres catalogues, il en faut autant que « nplurals » dans l’en-tête.
text--empty = Ce fichier est vide.
    .hint = Supprimez-le, ou ajoutez-y un contenu.
text--reviewed = { $what ->
    [twice] Il y a deux lignes différentes pour « { $line } » ; la première est utilisée.
   *[line] Cette ligne n’indique pas ce qui a été revu : « { $line } ».
}
    .hint = Supprimez cette ligne. « sandtable l10n review » écrit les autres.
fix--head = Ajouter un en-tête
fix--bom = Supprimer la BOM
fix--remove-entry = Supprimer cette entrée
l10n--language = L’en-tête indique « { $declared } », mais le nom du fichier « { $lang } ».
    .hint = Écrivez « Language: { $lang } » dans l’en-tête, ou renommez le fichier.
l10n--duplicate = Un texte de « { $fragment } » est traduit deux fois.
    .hint = Ne gardez qu’une des entrées.
l10n--plural = Les textes des règles n’ont pas de formes de pluriel ; celui-ci, de « { $fragment } », est donc ignoré.
    .hint = Utilisez un msgid et un msgstr. Pour choisir un mot selon le nombre, écrivez-le comme [carte](constant.handLimit=one)[cartes](constant.handLimit=other).
l10n--unknown-text = 
    { $known ->
        [true] Le texte source de « { $fragment } » a changé ; cette traduction n’est donc pas utilisée.
       *[false] La source n’a pas de « { $fragment } » ; cette traduction n’est donc pas utilisée.
    }
    .hint = « sandtable l10n merge » met le catalogue à jour d’après la source, sans rien perdre.
    .near = Vouliez-vous dire « { $near } » ?
l10n--lost = 
    { $what ->
        [link] Il manque à la traduction le lien vers « { $name } ».
        [mark] Il manque « { $name } » à la traduction.
       *[value] Il manque à la traduction la valeur « { $name } ».
    }
    .hint = 
        { $what ->
            [link] Écrivez [mots]({ $name }).
            [mark] Utilisez la même mise en forme que la source.
           *[value] Écrivez {"{"}{ $name }{"}"} à la place du nombre ou du nom.
        }
l10n--invented = 
    { $what ->
        [link] La source n’a pas de lien vers « { $name } ».
        [literal] « { $name } » n’est permis que dans la source ; ici, GNU gettext y voit une erreur.
        [mark] La source n’a pas de « { $name } ».
       *[value] La source n’a pas de valeur « { $name } ».
    }
    .hint = { $what ->
        [literal] Dans un catalogue, écrivez le nombre sans accolades.
       *[value] Reprenez les valeurs et les liens de la source, caractère par caractère.
    }
l10n--typed-number = « { $number } » est écrit tel quel dans la traduction et ne change pas avec les règles.
    .hint = Utilisez la même valeur que la source.
l10n--style = 
    { $what ->
        [end] La traduction d’un texte de « { $fragment } » se termine par un autre signe que la source.
        [doubled] Une traduction de « { $fragment } » répète un mot.
        [quotes] Une traduction de « { $fragment } » utilise les guillemets d’une autre langue.
        [direction] Une traduction de « { $fragment } » change le sens d’écriture sans le rétablir.
        [space] Dans une traduction de « { $fragment } », une ligne peut se couper entre un nombre et son unité, ou avant un signe de ponctuation.
       *[copied] Un texte de « { $fragment } » est identique dans les deux langues.
    }
    .hint = Vérifiez si c’est voulu.
l10n--stale = { $what ->
    [word] « { $fragment } » a changé en allemand depuis sa traduction.
    [marked] Une traduction de « { $fragment } » est marquée à revoir ; la source est utilisée jusqu’à ce qu’elle soit revue.
   *[text] Un texte de « { $fragment } » a changé depuis sa traduction ; la source est utilisée jusqu’à ce que la traduction soit revue.
}
    .hint = { $what ->
        [word] Vérifiez la traduction. Si elle est juste, « sandtable l10n review JEU { $fragment } » la conserve.
        [marked] Quand la traduction est juste, supprimez « fuzzy ».
       *[text] La ligne « #| msgid » contient l’ancienne source. Quand la traduction est juste, supprimez « fuzzy ».
    }
l10n--untranslated = { $count ->
        [one] { $count } texte sur { $all } n’est
       *[other] { $count } textes sur { $all } ne sont
    } pas encore { $count ->
        [one] traduit
       *[other] traduits
    }.
    .hint = En attendant, la source est utilisée.
text--rule-changed = « { $part } » a changé depuis la dernière relecture du texte de « { $fragment } ».
    .hint = Relisez-le et corrigez-le si nécessaire. Marquez-le ensuite comme revu, ici ou avec « sandtable l10n review JEU { $fragment } ».
l10n--xliff = { $what ->
    [broken] Le XML est incomplet ; rien n’est donc importé.
    [deep] Des éléments sont trop imbriqués ; rien n’est donc importé.
    [part] Seuls certains segments de ce texte sont traduits ; il n’est donc pas importé.
    [tmx] Ce n’est pas du TMX ; rien n’est donc importé.
    [tbx] Ce n’est pas du TBX ; rien n’est donc importé.
   *[version] Ce n’est pas du XLIFF 1.2 ou 2 ; rien n’est donc importé.
}
    .hint = Demandez le fichier entier en XLIFF 2.1, XLIFF 1.2 ou PO. « sandtable l10n xliff » en écrit un qui sert de base.
term--column = Colonne inconnue dans le glossaire : « { $name } ».
    .hint = Les colonnes sont id, word, gender, article, max, also, note, never et des formes : un cas comme gen ou loc, un nombre comme pl ou few, ou les deux, comme pl-gen.
    .near = Vouliez-vous dire « { $near } » ?
term--no-column = Il manque la colonne « { $name } » au glossaire.
    .hint = La première ligne énumère les colonnes : id,word,gender,…
term--empty = « { $column } » est vide dans cette ligne ; la ligne est donc ignorée.
    .hint = Chaque terme a besoin d’un identifiant, comme City.lyra, et d’un mot.
term--gender = Genre inconnu pour « { $word } ».
    .hint = Valeurs possibles : { $known } ; p signifie qu’il n’y a pas de singulier.
term--plural = Le pluriel de « { $word } » est inconnu.
    .hint = Ajoutez-le dans la colonne pl, ou « - » s’il n’y en a pas. Pour un nom sans article, écrivez « none » dans la colonne article.
term--unknown = Terme inconnu : « { $id } ». Les règles ne le contiennent pas.
    .near = Vouliez-vous dire « { $near } » ?
    .hint = Pour un terme qui ne sert que dans les textes, écrivez concept/NAME.
term--missing = Il manque des termes qu’une autre langue possède ({ $count }) : { $names }.
    .hint = Ajoutez-les dans cette langue.
term--form = « { $words } » ne contient aucune forme de « { $word } » ({ $id }).
    .near = Vouliez-vous dire « { $near } » ?
    .hint = Utilisez le mot du glossaire, ou ajoutez ces mots à sa colonne « also ».
term--forbidden = Dans ce jeu, on dit « { $word } » et non « { $found } ».
    .hint = Voir { $id } dans le glossaire.
term--twice = « { $word } » est défini dans le glossaire ({ $id }) et ici ; c’est cette définition qui est utilisée.
    .hint = Supprimez-le ici, pour que le mot ne soit défini qu’une fois.
text--case = Aucun mot du glossaire « { $lang } » n’a le cas « { $name } » ; le message « { $id } » affiche les noms sans les décliner.
    .hint = Ajoutez au glossaire une colonne pour ce cas. Cas présents : { $known }.
    .near = Vouliez-vous dire « { $near } » ?
text--function = Fonction inconnue : « { $name } » ; le message « { $id } » l’affiche comme du texte.
    .hint = Fonctions disponibles : NUMBER, DATETIME, TERM et GENUS.
    .near = Vouliez-vous dire « { $near } » ?
text--reference = « { $id } » renvoie à « { $name } », qui n’existe pas dans cette langue.
    .near = Vouliez-vous dire « { $near } » ?
text--variable = Valeur inconnue dans le message « { $id } » : « { $name } ».
    .near = Vouliez-vous dire « { $near } » ?
    .hint = Un message peut utiliser les valeurs de sa place dans les règles, et chaque constante sous la forme $constant_NAME.
text--variant = { $what ->
    [lost] Il manque le cas « { $key } » à la sélection de « { $id } ».
   *[other] Le cas « { $key } » de « { $id } » n’existe pas dans cette langue ({ $lang }).
}
    .hint = Cas disponibles : { $known }.
text--choice = { $what ->
    [lost] Il manque un cas aux mots qui dépendent de « { $path } » : { $keys }.
    [unknown] « { $path } » n’est jamais « { $key } ».
   *[fixed] Aucun mot ne peut dépendre de « { $path } » : ce n’est pas un nombre, et il n’a pas de liste de valeurs.
}
    .near = Vouliez-vous dire « { $near } » ?
    .hint = Écrivez [mots]({ $path }=VALEUR) pour chaque valeur.
text--cycle = « { $id } » se contient lui-même : { $names }.
    .hint = L’un de ces messages ne doit pas renvoyer aux autres.
text--said-twice = Le message « { $id } » existe deux fois ; le dernier est utilisé.
    .hint = Supprimez l’un des deux.
text--unused = Le message « { $id } » n’est jamais utilisé.
    .near = Vouliez-vous dire « { $near } » ?
    .hint = Supprimez-le, ou corrigez son nom.
text--not-said = Il manque à cette langue ({ $lang }) des messages qu’une autre possède ({ $count }) : { $names }.
    .hint = Ajoutez-les. En attendant, le chemin ou un texte dans une autre langue est affiché.
fix--remove-message = Supprimer le message
l10n--glossary = Ce tableau n’a pas de colonne « id », ou pas de colonne pour une langue ; rien n’est donc importé.
    .hint = « sandtable l10n glossary JEU fr --format csv » écrit un tableau qui peut être importé.

# Problèmes masqués.
quiet--unknown = Code inconnu : « { $code } ».
    .hint = Reprenez le code affiché avec le problème, par exemple « text/unused ».
quiet--reason = Il manque la raison de masquer « { $code } ».
    .hint = Ajoutez-la après « because », pour ceux qui liront ceci plus tard.
quiet--unused = Masquage inutile : « { $code } » n’est pas signalé ici.
    .hint = Supprimez-le, pour qu’il ne cache pas plus tard un autre problème.
quiet--kept = Ce masquage n’a aucun effet : les erreurs sont toujours signalées.
text--number = « { $value } { $found } » : { $path } vaut ici { $value }, mais le mot est au { $wanted ->
        [sg] pluriel
       *[pl] singulier
    }.
    .hint = Choisissez le mot selon le nombre, comme [carte]({ $path }=one)[cartes]({ $path }=other), ou formulez sans compter.
text--style = { $what ->
    [doubled] Un mot est répété ici.
    [direction] Un caractère change ici le sens d’écriture sans le rétablir.
    [quotes] Ces guillemets sont ceux d’une autre langue.
   *[space] Une ligne peut se couper ici, entre un nombre et son unité ou avant un signe de ponctuation.
}
    .hint = Vérifiez si c’est voulu.
fix--spaces = Utiliser des espaces fines insécables
fix--set = Corriger
fix--plain-number = Écrire le nombre sans accolades
fix--looked-at = Marquer le texte de « { $fragment } » comme revu
text--outside = Ceci n’est dans aucune section et n’est donc pas imprimé.
    .hint = Une section commence par un titre qui porte un identifiant : « # Titre {"{"}#id{"}"} ».
variant--one-language = « { $path } » n’a de texte que dans ces langues : { $said }. Il manque : { $missing }.
    .hint = Ajoutez-le dans les autres langues. En attendant, elles utilisent le texte des règles sans cette règle maison, ou aucun.
l10n--term = « { $found } » dans la source se dit « { $word } » dans cette langue ({ $id }), mais la traduction utilise un autre mot.
    .hint = Utilisez une forme de « { $word } », ou ajoutez l’autre mot à la colonne « also » du glossaire.
text--too-long = « { $id } » a { $length } caractères dans cette langue ({ $lang }), mais il n’y a de place que pour { $max }.
    .hint = Utilisez un mot plus court, ou augmentez « max ».
text--max = Le nombre de caractères pour « { $id } » n’est pas un nombre entier positif.
    .hint = Indiquez combien de caractères tiennent là où le texte est affiché.
l10n--not-taken = { $more ->
    [0] « { $column } » de « { $id } » est différent ici, mais le glossaire n’a pas de cellule pour cela.
    [one] « { $column } » de « { $id } » et d’un autre terme est différent ici, mais le glossaire n’a pas de cellules pour cela.
   *[other] « { $column } » de « { $id } » et de { $more } autres termes est différent ici, mais le glossaire n’a pas de cellules pour cela.
}
    .hint = Ajoutez au glossaire une colonne « { $column } », avec une cellule dans chaque ligne, et importez de nouveau le fichier.
note--unknown = Nom inconnu : « { $part } ». Les règles n’ont rien sur quoi ce fil pourrait porter.
    .hint = Utilisez le nom actuel de la règle, par exemple procedure/strike, ou résolvez le fil.
    .near = Vouliez-vous dire « { $near } » ?
note--changed = « { $part } » a changé depuis le début de ce fil.
    .hint = Vérifiez si le fil est toujours valable, puis confirmez-le, répondez ou résolvez-le.
note--line = Cette ligne ne fait partie d’aucun fil : « { $line } ».
    .hint = Un fil commence par un titre comme « ## procedure/strike ». Chaque ligne en dessous commence par « - » ; les lignes de suite sont en retrait.
fix--still-holds = Confirmer que le commentaire sur « { $part } » est toujours valable
