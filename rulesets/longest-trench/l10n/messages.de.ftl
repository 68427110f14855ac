ruleset--name = The Longest Trench
ruleset--about = Ein Kartenduell an drei Fronten, Gefecht für Gefecht von 1914 bis 1918.
ruleset--players = 2–4 Spieler
ruleset--length = ab 60 Minuten

# phases

# steps
prepare--reinforcements = Karten für den Angreifer
prepare--specials = Spezialkarten
prepare--exchange = Karten tauschen
turnUp--supports = Unterstützung aufdecken
turnUp--adrift = Freie Punkte verteilen
turnUp--tally = Auswertung der Fronten
settle--losses = Zerstörte Karten
settle--discards = Ablegen
settle--victoryPoints = Siegpunkte
settle--spoils = Karten für den Gewinner
settle--newCards = Nachziehen

# choices
makeDeck--givenUp = Welche Flotte wird aus dem Spiel genommen?
pickBonusCards--picked = Welche Bonuskarten kommen ins Deck?
share--shares = Wie werden die Karten unter den Partnern verteilt?
share--agreed = Mit der Verteilung einverstanden?
offerSpecial--wish = Eine Spezialkarte spielen?
offerSpecial--consent = Darf der Partner eine Spezialkarte spielen?
playSpecial--special = Eine Spezialkarte spielen?
playSpecial--special--use = Spezialkarte spielen
playSpecial--special--use--c = Welche Karte?
playSpecial--special--pass = Keine Spezialkarte spielen
exchangeCards--swap = Welche Karten werden getauscht?
layCard--deployment = Welche Karte kommt an welche Front?
layCard--deployment--place = Aufstellen
layCard--deployment--place--c = Welche Karte?
layCard--deployment--place--z = Wohin?
layCard--deployment--pass = Passen (endgültig)
bringTrains--train = Kommt eine weitere Armee mit der Bahn?
bringTrains--train--place = Armee mit der Bahn bringen
bringTrains--train--place--c = Welche Armee?
bringTrains--train--place--z = An welche Front?
bringTrains--train--pass = Keine weitere Armee
layBehind--laid = Welche Karten kommen verdeckt hinter die eigenen Fronten?
layBehind--laid--none = Keine Karte
laySingly--support = Welche Karte kommt verdeckt hinter eine eigene Front?
laySingly--support--lay = Legen
laySingly--support--lay--c = Welche Karte?
laySingly--support--lay--z = Hinter welche Front?
laySingly--support--pass = Passen (endgültig)
fire--again = Welche Würfel werden noch einmal geworfen?
fire--again--1 = Erster Würfel
fire--again--2 = Zweiter Würfel
fire--again--3 = Dritter Würfel
fire--again--4 = Vierter Würfel
fire--again--5 = Fünfter Würfel
fire--again--6 = Sechster Würfel
fire--aimed = Welcher Würfel wird welcher Front zugeteilt?
fire--aimed--1 = Erster Würfel
fire--aimed--2 = Zweiter Würfel
fire--aimed--3 = Dritter Würfel
fire--aimed--4 = Vierter Würfel
fire--aimed--5 = Fünfter Würfel
fire--aimed--6 = Sechster Würfel
fire--aimed--none = Kein Würfel
direct--target = Wohin kommen die freien Punkte?
recover--back = Welche zerstörte Karte kommt zurück auf die Hand?
robBlindly--victim = Wem wird eine Karte genommen?
robSeen--victim = Wessen Handkarten werden angesehen?
robSeen--lost = Welche Karte muss der Gegner ablegen?
refill--over = Welche Handkarten werden abgelegt?

# dice and draws
fire--artillery = Artillerie
fire--secondShot = Zweiter Wurf
rollAddFront--shot = Luftkampf
layStalemates--skips = Militärisches Patt
layAlternatives--swaps = Alternative Gefechte
give--stock = Nachschub
share--stock = Nachschub
share--stock2 = Nachschub
drawCards--stock = Nachschub
exchangeCards--stock = Getauschte Karten
setUp--stock = Starthand
setUp--shuffle-stock = Mischen
stock--shuffle-stock = Ablagestapel mischen
renew--shuffle-stock = Ablagestapel mischen
makeDeck--bonusCards = Bonuskarten zur Auswahl
makeDeck--bonusCards2 = Bonuskarten
robBlindly--lost = Verlorene Karte

# reasons
playSpecial--not-special = Das ist keine Spezialkarte.
playSpecial--not-now = Diese Karte kann in diesem Gefecht nicht gespielt werden.
layCard--wrong-sort = An Land werden nur Armeen aufgestellt, auf See nur Flotten.
bringTrains--wrong-sort = Mit der Bahn kommen nur Armeen.
layBehind--no-support = Diese Karte unterstützt hier niemanden.
laySingly--no-support = Diese Karte unterstützt hier niemanden.
laySingly--one-general = Jeder Spieler darf in einem Gefecht höchstens einen General legen.
layBehind--twice = Jede Karte kann nur an einer Front liegen.
layBehind--one-general = Jeder Spieler darf in einem Gefecht höchstens einen General legen.
layBehind--one-fleet = Im ganzen Gefecht darf nur eine Flotte unterstützen.
fire--miss = Dieser Würfel hat nicht getroffen.
fire--one-die-each = Jeder Würfel trifft nur an einer Front.
share--share-all = Jede Karte muss genau einmal verteilt werden.
advance--total-victory = Der gelbe Anzeiger hat den Gesamtsieg erreicht.
endOfWar--position = Nach dem letzten Gefecht entscheidet der gelbe Anzeiger.
endOfWar--red-spaces = Der gelbe Anzeiger steht auf einem roten Feld.

# log
play--battle = { $b }: { TERM($attacker, article: "def", cap: "yes") } greifen an.
useSpecial--special = { TERM($p, article: "def", cap: "yes") } setzen ein: { $c }.
useSupport--support = { TERM($s, article: "def", cap: "yes") } decken hinter { TERM($z, case: "dat", article: "def") } auf: { $c }.
rollAddFront--flew = { TERM($p, article: "def", cap: "yes") } würfeln für den Jagdflieger an { TERM($here, case: "dat", article: "def") } eine { $shot }.
robBlindly--robbed = { TERM($victim, article: "def", cap: "yes") } verlieren { $cards ->
    [one] eine Handkarte
   *[other] { $cards } Handkarten
}.
robSeen--robbed = { TERM($victim, article: "def", cap: "yes") } verlieren { $cards ->
    [one] eine Handkarte
   *[other] { $cards } Handkarten
}.
fire--shelled = { $hits ->
    [0] { TERM($s, article: "def", cap: "yes") } treffen mit keinem Würfel
    [one] { TERM($s, article: "def", cap: "yes") } treffen mit 1 Würfel
   *[other] { TERM($s, article: "def", cap: "yes") } treffen mit { $hits } Würfeln
}.
fire--shelledAgain = { $hits ->
    [0] { TERM($s, article: "def", cap: "yes") } treffen beim zweiten Wurf mit keinem Würfel
    [one] { TERM($s, article: "def", cap: "yes") } treffen beim zweiten Wurf mit 1 Würfel
   *[other] { TERM($s, article: "def", cap: "yes") } treffen beim zweiten Wurf mit { $hits } Würfeln
}.
fire--rerolled = Würfel { $g } zeigt jetzt { $shows }.
fire--hit = { TERM($s, article: "def", cap: "yes") } treffen an { TERM($z, case: "dat", article: "def") }: { $hits ->
    [one] 1 Punkt
   *[other] { $hits } Punkte
}.
turnUp--front = { TERM($z, cap: "yes") }: { TERM($s, article: "def", cap: "yes") } gewinnen (Alliierte { $allied }, Mittelmächte { $opposed }).
destroy--destroyed = Zerstört an { TERM($z, case: "dat", article: "def") }: { $c }.
settle--won = { $battle }: { $gain ->
    [0] Keine Seite hat eine Karte gelegt, und das Gefecht zählt nicht.
    [one] { TERM($best, article: "def", cap: "yes") } gewinnen das Gefecht und einen Siegpunkt.
   *[other] { TERM($best, article: "def", cap: "yes") } gewinnen das Gefecht und { $gain } Siegpunkte.
}
layStalemates--stalemate = Fällt aus: { $b }.
layAlternatives--replaced = Statt „{ $b }“ wird ausgetragen: { $other }.
endOfWar--verdict = { TERM($s, article: "def", cap: "yes") } gewinnen den Krieg: { $zone }.

# Gefechtskarten
turnUp--front--title = Die Fronten im Vergleich

# Entscheidungen im Verlauf
makeDeck--givenUp--log = { TERM($role, article: "def", cap: "yes") } nehmen aus dem Spiel: { $answer }.
makeDeck--bonusCards--log = { TERM($who, article: "def", cap: "yes") } haben { $seen ->
    [0] { $count ->
        [0] keine Bonuskarte
        [one] eine Bonuskarte
       *[other] { $count } Bonuskarten
    } zur Auswahl.
   *[other] zur Auswahl: { $drawn }.
}
makeDeck--bonusCards2--log = { TERM($who, article: "def", cap: "yes") } erhalten { $seen ->
    [0] { $count ->
        [0] keine Bonuskarte.
        [one] eine Bonuskarte.
       *[other] { $count } Bonuskarten.
    }
   *[other] Bonuskarten: { $drawn }.
}
pickBonusCards--picked--log = { TERM($role, article: "def", cap: "yes") } wählen ihre Bonuskarten: { $answer }.
share--shares--log = { TERM($role, article: "def", cap: "yes") } teilen die Karten auf: { $answer }.
share--agreed--true--log = { TERM($role, article: "def", cap: "yes") } stimmen der Verteilung zu.
share--agreed--false--log = { TERM($role, article: "def", cap: "yes") } lehnen die Verteilung ab.
offerSpecial--wish--true--log = { TERM($role, article: "def", cap: "yes") } möchten eine Spezialkarte spielen.
offerSpecial--wish--false--log = { TERM($role, article: "def", cap: "yes") } möchten keine Spezialkarte spielen.
offerSpecial--consent--true--log = { TERM($role, article: "def", cap: "yes") } lassen den Partner eine Spezialkarte spielen.
offerSpecial--consent--false--log = { TERM($role, article: "def", cap: "yes") } lassen den Partner keine Spezialkarte spielen.
playSpecial--special--use--log = { TERM($role, article: "def", cap: "yes") } spielen eine Spezialkarte: { $c }.
playSpecial--special--pass--log = { TERM($role, article: "def", cap: "yes") } spielen keine Spezialkarte.
exchangeCards--swap--none--log = { TERM($role, article: "def", cap: "yes") } tauschen keine Karte.
exchangeCards--swap--log = { TERM($role, article: "def", cap: "yes") } tauschen: { $answer }.
layCard--deployment--place--log = { $seen ->
    [0] { TERM($role, article: "def", cap: "yes") } stellen an { TERM($z, case: "dat", article: "def") } eine verdeckte Karte auf.
   *[other] { TERM($role, article: "def", cap: "yes") } stellen an { TERM($z, case: "dat", article: "def") } auf: { $c }.
}
layCard--deployment--pass--log = { TERM($role, article: "def", cap: "yes") } passen und stellen nichts mehr auf.
bringTrains--train--place--log = { $seen ->
    [0] { TERM($role, article: "def", cap: "yes") } bringen mit der Bahn eine verdeckte Armee an { TERM($z, case: "acc", article: "def") }.
   *[other] { TERM($role, article: "def", cap: "yes") } bringen mit der Bahn an { TERM($z, case: "acc", article: "def") }: { $c }.
}
bringTrains--train--pass--log = { TERM($role, article: "def", cap: "yes") } bringen keine weitere Armee mit der Bahn.
layBehind--laid--none--log = { TERM($role, article: "def", cap: "yes") } legen keine Unterstützung.
layBehind--laid--log = { TERM($role, article: "def", cap: "yes") } legen verdeckt Unterstützung ({ $answer }).
laySingly--support--lay--log = { $seen ->
    [0] { TERM($role, article: "def", cap: "yes") } legen verdeckt eine Karte hinter { TERM($z, case: "acc", article: "def") }.
   *[other] { TERM($role, article: "def", cap: "yes") } legen verdeckt hinter { TERM($z, case: "acc", article: "def") }: { $c }.
}
laySingly--support--pass--log = { TERM($role, article: "def", cap: "yes") } passen und legen keine Unterstützung mehr.
fire--again--none--log = { TERM($role, article: "def", cap: "yes") } wiederholen keinen Wurf.
fire--again--log = { TERM($role, article: "def", cap: "yes") } werfen noch einmal: { $answer }.
fire--aimed--none--log = { TERM($role, article: "def", cap: "yes") } teilen keinen Würfel zu.
fire--aimed--log = { TERM($role, article: "def", cap: "yes") } teilen ihre Würfel den Fronten zu.
direct--target--log = { TERM($role, article: "def", cap: "yes") } setzen die freien Punkte an { TERM($answer, case: "dat", article: "def") } ein.
recover--back--none--log = { TERM($role, article: "def", cap: "yes") } nehmen keine zerstörte Karte zurück.
recover--back--log = { TERM($role, article: "def", cap: "yes") } nehmen auf die Hand zurück: { $answer }.
robBlindly--victim--log = { TERM($role, article: "def", cap: "yes") } bestimmen, wer eine Karte verliert: { $answer }.
robBlindly--lost--log = Zufällig abgelegt: { $seen ->
    [0] { $count ->
        [0] keine Karte.
        [one] eine Karte.
       *[other] { $count } Karten.
    }
   *[other] { $drawn }.
}
robSeen--victim--log = { TERM($role, article: "def", cap: "yes") } bestimmen, wessen Handkarten sie ansehen: { $answer }.
robSeen--lost--log = { TERM($role, article: "def", cap: "yes") } bestimmen, was der Gegner ablegt: { $answer }.
refill--over--none--log = { TERM($role, article: "def", cap: "yes") } legen nichts ab.
refill--over--log = { TERM($role, article: "def", cap: "yes") } legen ab: { $answer }.
give--stock--log = { TERM($who, article: "def", cap: "yes") } ziehen{ $seen ->
    [0] {" "}{ $count ->
        [0] keine Karte.
        [one] eine Karte.
       *[other] { $count } Karten.
    }
   *[other] : { $drawn }.
}
share--stock--log = { TERM($who, article: "def", cap: "yes") } ziehen{ $seen ->
    [0] {" "}{ $count ->
        [0] keine Karte.
        [one] eine Karte.
       *[other] { $count } Karten.
    }
   *[other] : { $drawn }.
}
share--stock2--log = { TERM($who, article: "def", cap: "yes") } ziehen{ $seen ->
    [0] {" "}{ $count ->
        [0] keine Karte.
        [one] eine Karte.
       *[other] { $count } Karten.
    }
   *[other] : { $drawn }.
}
drawCards--stock--log = { TERM($who, article: "def", cap: "yes") } ziehen{ $seen ->
    [0] {" "}{ $count ->
        [0] keine Karte.
        [one] eine Karte.
       *[other] { $count } Karten.
    }
   *[other] : { $drawn }.
}
exchangeCards--stock--log = { TERM($who, article: "def", cap: "yes") } ziehen im Tausch{ $seen ->
    [0] {" "}{ $count ->
        [0] keine Karte.
        [one] eine Karte.
       *[other] { $count } Karten.
    }
   *[other] : { $drawn }.
}
setUp--stock--log = { TERM($who, article: "def", cap: "yes") } ziehen als Starthand{ $seen ->
    [0] {" "}{ $count ->
        [0] keine Karte.
        [one] eine Karte.
       *[other] { $count } Karten.
    }
   *[other] : { $drawn }.
}
setUp--shuffle-stock--log = Der Nachschubstapel wird gemischt.
stock--shuffle-stock--log = Der Ablagestapel wird gemischt und bildet den neuen Nachschubstapel.
renew--shuffle-stock--log = Der Ablagestapel wird gemischt und bildet den neuen Nachschubstapel.

# seats
seats--two = Zwei Spieler
seats--two--allies = Alliierte
seats--two--central = Mittelmächte
seats--three = Drei Spieler, zwei für die Mittelmächte
seats--three--allies = Alliierte
seats--three--central = Mittelmächte (erster Partner)
seats--three--central2 = Mittelmächte (zweiter Partner)
seats--threeAllies = Drei Spieler, zwei für die Alliierten
seats--threeAllies--allies = Alliierte (erster Partner)
seats--threeAllies--allies2 = Alliierte (zweiter Partner)
seats--threeAllies--central = Mittelmächte
seats--four = Vier Spieler
seats--four--allies = Alliierte (erster Partner)
seats--four--allies2 = Alliierte (zweiter Partner)
seats--four--central = Mittelmächte (erster Partner)
seats--four--central2 = Mittelmächte (zweiter Partner)

# options
option--preparation = Vorbereitung auf den Krieg: Bonuskarten auswählen
option--stalemate = Militärisches Patt: Gefechte fallen aus
option--alternatives = Alternative Gefechte
option--fogOfWar = Verdeckte Aufstellung
option--historical = Historische Variante
option--attrition = Abnutzung: ab 1917 weniger Karten

# rulings
ruling--direction = Der gelbe Anzeiger rückt
ruling--direction--towardsWinner = in Richtung des Gewinners
ruling--direction--right = immer nach rechts
ruling--direction--because = Nach § 10 rückt der Anzeiger nach jedem Gefecht nach rechts; das Beispiel zeigt einen Sieg der Alliierten, deren Hälfte rechts liegt.
ruling--drawTakesCards = Auch bei Unentschieden zieht der Verteidiger die Karten für den Gewinner
ruling--drawTakesCards--because = Ein unentschiedenes Gefecht gewinnt der Verteidiger mit genau 1 Punkt. Ob er auch die Karten für den Gewinner zieht, bleibt offen.
ruling--fogLifts = Verdeckte Armeen werden aufgedeckt
ruling--fogLifts--withSupports = erst mit der Unterstützung
ruling--fogLifts--afterDeployment = gleich nach der Aufstellung
ruling--fogLifts--because = Nach § 13.5 werden Armeen verdeckt aufgestellt; wann sie aufgedeckt werden, steht dort nicht. Nach § 10.6 wird alles aufgedeckt, bevor gezählt wird.
ruling--fogOfPartners = Verdeckte Armeen sehen darf
ruling--fogOfPartners--owner = nur ihr Besitzer
ruling--fogOfPartners--team = das ganze Team
ruling--fogOfPartners--because = § 13.5 sagt nicht, ob ein Partner eine verdeckte Armee ansehen darf; nach § 13.4 bleiben Karten auch vor dem Partner geheim.
ruling--pairOfThree = Zwei Partner bei drei Spielern
ruling--pairOfThree--asFour = spielen wie zu viert
ruling--pairOfThree--openHands = spielen mit offenen Karten und helfen einander
ruling--pairOfThree--because = Die letzten Regeln in § 13.4 stehen unter „vier Spieler“. Ob die zwei Partner im Spiel zu dritt ihre Handkarten verbergen und an ihren eigenen Fronten bleiben, ist offen.
ruling--soloHand = Ein Spieler gegen zwei beginnt mit
ruling--soloHand--nine = neun Karten
ruling--soloHand--ten = zehn Karten
ruling--soloHand--because = Nach § 13.4 erhält jedes Team zehn Karten. Zu dritt ist der Einzelne kein Team und erhält nach § 6.6 neun.
ruling--teamHandLimit = Das Handkartenlimit gilt für jeden von zwei Partnern
ruling--teamHandLimit--each = voll
ruling--teamHandLimit--half = zur Hälfte
ruling--teamHandLimit--because = § 10 begrenzt die Hand auf neun Karten. Ob sich zwei Partner diese Grenze teilen, sagt § 13.4 nicht.
ruling--teamAttrition = Abnutzung bei Partnern
ruling--teamAttrition--shareThree = zusammen drei Karten
ruling--teamAttrition--twoEach = weiter je zwei Karten
ruling--teamAttrition--oneEach = je eine Karte
ruling--teamAttrition--because = Nach § 13.7 zieht man drei Karten statt vier, nach § 13.4 jeder Partner zwei. Drei Karten für das Team lassen sich aufteilen wie andere auch.
ruling--noAccord = Sind sich Partner nicht einig
ruling--noAccord--even = werden die Karten gleichmäßig geteilt
ruling--noAccord--proposal = gilt der Vorschlag
ruling--noAccord--because = Nach § 13.4 einigen sich die Partner; was geschieht, wenn sie es nicht tun, bleibt offen.
ruling--stalemateOnAlternative = Trifft ein Patt den Platz eines alternativen Gefechts
ruling--stalemateOnAlternative--skipped = fällt dieses aus
ruling--stalemateOnAlternative--fought = wird es trotzdem ausgetragen
ruling--stalemateOnAlternative--because = § 13.2 und § 13.3 können denselben Platz treffen. Ein Patt gilt für den Platz, ganz gleich, welches Gefecht dort stattfinden soll.
ruling--seaAfterStalemate = Fällt das letzte Gefecht vor der Doggerbank aus, kommt das Gefecht bei den Falklandinseln
ruling--seaAfterStalemate--follows = auch unmittelbar vor der Doggerbank infrage
ruling--seaAfterStalemate--avoided = nur an einer früheren Stelle infrage
ruling--seaAfterStalemate--because = Nach § 13.3 sollen keine zwei Seegefechte aufeinanderfolgen; bei einer 4 ersetzen die Falklandinseln deshalb Tannenberg. Streicht § 13.2 das Gefecht dazwischen, folgen sie trotzdem aufeinander.
ruling--lateAnswer = Hat der Angreifer gepasst, darf der Verteidiger
ruling--lateAnswer--free = frei weiter aufstellen
ruling--lateAnswer--never = nichts mehr aufstellen
ruling--lateAnswer--because = Nach § 10.2 macht der andere weiter, wenn einer gepasst hat. Wo der Verteidiger dann Karten legt, wenn er auf niemanden antwortet, steht dort nicht.
ruling--exchangeLeast = Beim Kartentausch
ruling--exchangeLeast--none = muss man nichts tauschen
ruling--exchangeLeast--one = muss man mindestens eine Karte tauschen
ruling--exchangeLeast--because = § 8 und § 9.3 erlauben bis zu drei Karten, die Spielhilfe eine bis drei, § 13.4 eine oder zwei. Dass man tauschen muss, steht nirgends.
ruling--supportOrder = Unterstützung legen
ruling--supportOrder--sideBySide = die Seiten nacheinander, jede alles auf einmal
ruling--supportOrder--oneByOne = die Seiten abwechselnd, je eine Karte
ruling--supportOrder--because = Nach § 10.3 beginnt der Verteidiger, dann folgt der Angreifer. Ob jeder alles auf einmal legt oder beide abwechseln, ist offen.
ruling--supportFleets = Unterstützungsflotten
ruling--supportFleets--perZone = eine je Zone
ruling--supportFleets--inAll = eine im ganzen Gefecht
ruling--supportFleets--because = Nach § 10.3 legt man statt der Unterstützungen eine weitere Flotte. Ob das für jede Zone gilt, wie bei Unterstützungen, oder nur einmal im ganzen Gefecht, bleibt offen.
ruling--supportFleetFate = Wird eine Flotte zerstört, ist ihre Unterstützungsflotte
ruling--supportFleetFate--spared = nicht betroffen
ruling--supportFleetFate--shared = ebenfalls zerstört
ruling--supportFleetFate--because = Nach § 10.6 wird die besiegte Flotte zerstört. Ob ihre Unterstützungsflotte mit ihr untergeht, bleibt offen.
ruling--reshuffle = Der Ablagestapel wird zum Nachschubstapel
ruling--reshuffle--whenNeeded = sobald Karten fehlen
ruling--reshuffle--atOnce = sobald die letzte Karte gezogen ist
ruling--reshuffle--because = Nach § 11 wird der Ablagestapel gemischt, wenn der Nachschubstapel leer ist. Ob schon nach der letzten Karte oder erst, wenn die nächste gebraucht wird, steht dort nicht.
ruling--emptyBattle = Ein Gefecht, in dem niemand eine Karte legt
ruling--emptyBattle--drawn = ist unentschieden
ruling--emptyBattle--nothing = zählt nicht
ruling--emptyBattle--because = Nach § 10 ist ein Gefecht unentschieden, das keine Seite gewonnen hat. Wo niemand eine Karte legt, gab es vielleicht gar kein Gefecht.

# values
Sort_special_name = Spezialkarte
Deck_base_name = Grundkarten
Deck_bonus_name = Bonuskarten
Verdict_even_name = Unentschieden

# effects and conditions of cards
Effect_nothing_name = –
Effect_addFront_name = +{ $n } an dieser Front
Effect_addAllFronts_name = +{ $n } an jeder Front mit einer eigenen Armee
Effect_rollAddFront_name = ein Würfel: { $hits } zählen als Punkte an dieser Front, sonst zurück auf die Hand
Effect_addLater_name = +{ $n } an einer eigenen Front, die nach dem Aufdecken gewählt wird
Effect_rerollGuns_name = bis zu { $n } eigene Würfel noch einmal werfen
Effect_addGuns_name = { $n } Würfel mehr
Effect_countFours_name = auch eine 4 trifft, wie ab { NUMBER($constant_foursFrom, useGrouping: 0) } ohnehin
Effect_railway_name = nach der Aufstellung { $n } weitere { $n ->
    [one] Armee
   *[other] Armeen
} an { $n ->
    [one] einer eigenen besetzten Front
   *[other] eigenen besetzten Fronten
}
Effect_takeCards_name = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} ziehen
Effect_recover_name = { $n } zerstörte eigene { $n ->
    [one] Karte
   *[other] Karten
} auf die Hand
Effect_robBlindly_name = der Gegner verliert { $n } { $n ->
    [one] zufällige Handkarte
   *[other] zufällige Handkarten
}
Effect_robSeen_name = die Hand des Gegners ansehen und { $n } { $n ->
    [one] Karte
   *[other] Karten
} daraus wählen, die er ablegt
Effect_spyOut_name = der Gegner legt seine Unterstützung zuerst und offen
Effect_veil_name = die eigene Aufstellung liegt verdeckt
Test_always_name = –
Test_since_name = ab { NUMBER($y, useGrouping: 0) }
Test_until_name = bis { NUMBER($y, useGrouping: 0) }
Test_attacking_name = nur Angreifer
Test_defending_name = nur Verteidiger
Test_ashore_name = nur an Land
Test_afloat_name = nur auf See

# piles
pile--stock = Nachschubstapel
pile--discarded = Ablagestapel
pile--hand = Handkarten
pile--onTable = gespielte Spezialkarten
pile--front = Aufstellung
pile--backing = Unterstützung
pile--fallen = zerstört
pile--removed = aus dem Spiel
pile--bonusCards = Bonuskarten
pile--offer = Bonuskarten zur Auswahl
pile--unused = ungenutzte Bonuskarten

# state
state--faceUp = Alles ist aufgedeckt
state--owner = Führung
state--backer = Unterstützt von
state--points = Punkte durch Treffer und Karten
Side_shown = Unterstützung liegt offen
Side_veiled = Aufstellung liegt verdeckt
Side_fours = eine 4 trifft
Side_moreGuns = zusätzliche Würfel
Side_rerolls = Wiederholungswürfe
Side_trains = Armeen mit der Bahn
Side_adrift = freie Punkte
Player_side = Seite
Player_passed = hat gepasst
Battle_belgium_short = Belgien
Battle_marne1_short = Marne I
Battle_ypres1_short = Flandern I
Battle_gorlice_short = Gorlice
Battle_brusilov_short = Brussilow
Battle_nivelle_short = Nivelle
Battle_michael_short = Michael
Battle_marne2_short = Marne II
Battle_meuse_argonne_short = Maas-Argonnen
Battle_falkland_short = Falklandinseln
Battle_ypres2_short = Flandern II
Battle_year = Jahr
Battle_place = Platz in der Reihenfolge
Battle_attacker = Angreifer
Battle_sea = auf See
Battle_extra = Karten für den Angreifer
Battle_prize = Siegpunkte
Battle_spoils = Karten für den Gewinner
Battle_date = Datum
VictoryMarker_at = Feld
BattleMarker_at = Gefecht
Card_value = Kampfpunkte
Card_value--0 = { "" }
Card_timely = Zusatzpunkte
Card_timely--0 = { "" }
Card_battles = Gefechte mit Zusatzpunkten
Card_rank = Art der Unterstützung
Card_nation = Nation
Card_type = Art
Card_deck = Deck
Card_survives = wird nie zerstört
Card_leaves = kommt nach dem Einsatz aus dem Spiel

# members
VictoryMarker_yellow_name = gelber Anzeiger
BattleMarker_crimson_name = roter Anzeiger

# track
Space_c7_name = Abzeichen der Mittelmächte
Space_c6_name = Mittelmächte 6
Space_c5_name = Mittelmächte 5
Space_c4_name = Mittelmächte 4
Space_c3_name = Mittelmächte 3
Space_c2_name = Mittelmächte 2
Space_c1_name = Mittelmächte 1
Space_mid0_name = Start
Space_a1_name = Alliierte 1
Space_a2_name = Alliierte 2
Space_a3_name = Alliierte 3
Space_a4_name = Alliierte 4
Space_a5_name = Alliierte 5
Space_a6_name = Alliierte 6
Space_a7_name = Abzeichen der Alliierten

# cards
Card_A01_name = Belgische Armee
Card_A02_name = Britisches Expeditionskorps
Card_A03_name = Französische 5. Armee
Card_A04_name = Französische 6. Armee
Card_A05_name = Französische 2. Armee
Card_A06_name = Französische 10. Armee
Card_A07_name = Senegalschützen
Card_A08_name = Russische 2. Armee
Card_A09_name = Russische 1. Armee
Card_A10_name = Russische 8. Armee
Card_A11_name = Kitcheners neue Armee
Card_A12_name = Britische 2. Armee
Card_A13_name = ANZAC
Card_A14_name = Indisches Korps
Card_A15_name = Kanadisches Korps
Card_A16_name = Amerikanische 1. Armee
Card_A17_name = Amerikanisches 2. Korps
Card_A18_name = Italienische 2. Armee
Card_A19_name = Grand Fleet
Card_A20_name = Schlachtkreuzerflotte
Card_A21_name = Britische Dreadnoughts
Card_A22_name = Französische Flotte
Card_A23_name = Panzerkreuzer
Card_A24_name = Zerstörerflottille
Card_A25_name = Granaten
Card_A26_name = Maschinengewehre
Card_A27_name = Stacheldraht
Card_A28_name = Grabenmörser
Card_A29_name = Kavallerie
Card_A30_name = Tanks
Card_A31_name = Giftgas
Card_A32_name = Joseph Joffre
Card_A33_name = Ferdinand Foch
Card_A34_name = Alexei Brussilow
Card_A35_name = Aufklärungsflug
Card_A36_name = Eisenbahnnachschub
Card_A37_name = Reserven
Card_A38_name = Schweres Bombardement
Card_A39_name = Kriegsanleihe
Card_A40_name = Geheimdienst
Card_AB01_name = T. E. Lawrence
Card_AB02_name = Serbische Armee
Card_AB03_name = Portugiesisches Korps
Card_AB04_name = HMS Queen Elizabeth
Card_AB05_name = Douglas Haig
Card_AB06_name = Philippe Pétain
Card_AB07_name = John J. Pershing
Card_AB08_name = René Fonck
Card_AB09_name = Renault-FT-Panzer
Card_AB10_name = Minen unter dem Höhenzug
Card_AB11_name = Room 40
Card_AB12_name = Seeblockade
Card_AB13_name = Koloniale Reserven
Card_AB14_name = Feuerwalze
Card_C01_name = Deutsche 1. Armee
Card_C02_name = Deutsche 2. Armee
Card_C03_name = Deutsches Reservekorps
Card_C04_name = Deutsche 8. Armee
Card_C05_name = Deutsche 4. Armee
Card_C06_name = Deutsche 11. Armee
Card_C07_name = Deutsche 5. Armee
Card_C08_name = Deutsche 6. Armee
Card_C09_name = Deutsche 7. Armee
Card_C10_name = Deutsche 9. Armee
Card_C11_name = Deutsche 18. Armee
Card_C12_name = Deutsche 14. Armee
Card_C13_name = Österreichisch-ungarische 4. Armee
Card_C14_name = Österreichisch-ungarische 7. Armee
Card_C15_name = Kaiserjäger
Card_C16_name = Osmanische 5. Armee
Card_C17_name = Deutsche Rekruten
Card_C18_name = Osmanische 8. Armee
Card_C19_name = Hochseeflotte
Card_C20_name = Aufklärungsgruppe
Card_C21_name = Deutsche Linienschiffe
Card_C22_name = Österreichisch-ungarische Flotte
Card_C23_name = Ostasiengeschwader
Card_C24_name = Torpedoboote
Card_C25_name = Stielhandgranaten
Card_C26_name = Maschinengewehre 08
Card_C27_name = Drahtverhau
Card_C28_name = Minenwerfer
Card_C29_name = Ulanen
Card_C30_name = Flammenwerfer
Card_C31_name = Chlorgas
Card_C32_name = Paul von Hindenburg
Card_C33_name = Erich Ludendorff
Card_C34_name = August von Mackensen
Card_C35_name = Aufklärungsflug
Card_C36_name = Eisenbahnnachschub
Card_C37_name = Reserven
Card_C38_name = Schweres Bombardement
Card_C39_name = Kriegsanleihe
Card_C40_name = Geheimdienst
Card_CB01_name = Paul von Lettow-Vorbeck
Card_CB02_name = Bulgarische Armee
Card_CB03_name = Osmanische 6. Armee
Card_CB04_name = SMS Goeben
Card_CB05_name = Erich von Falkenhayn
Card_CB06_name = Liman von Sanders
Card_CB07_name = Oskar von Hutier
Card_CB08_name = Manfred von Richthofen
Card_CB09_name = Sturmtruppen
Card_CB10_name = Dicke Bertha
Card_CB11_name = U-Boote
Card_CB12_name = Mata Hari
Card_CB13_name = Verdeckte Aufstellung
Card_CB14_name = Trommelfeuer

## Hausregeln: worum es in ihnen geht
variant--late-arrivals--title = Nachzügler
variant--late-arrivals = Zusätzliche Bonuskarten ganz ohne neue Regeln: Jede Karte ist eine Tabellenzeile, und ihre Wirkung setzt sich aus den Wirkungen anderer Karten zusammen.
variant--face-down--title = Verdeckt und gleichzeitig
variant--face-down = Beide Seiten stellen ihre Armeen gleichzeitig und verdeckt auf. Die Karten des Gegners sieht man erst, wenn alle fertig sind.
variant--new-orders--title = Neue Befehle
variant--new-orders = Sechs weitere Bonuskarten mit drei neuen Wirkungen.

# Wörter für das Warum
turnUp--front--allied = Alliierte
turnUp--front--opposed = Mittelmächte
turnUp--front--alliedCards = Kampfpunkte
turnUp--front--alliedBonus = Zusatzpunkte
turnUp--front--alliedPoints = Treffer und Karten
turnUp--front--opposedCards = Kampfpunkte
turnUp--front--opposedBonus = Zusatzpunkte
turnUp--front--opposedPoints = Treffer und Karten
settle--won--gain = Siegpunkte
function--strength = Stärke
function--battery = Würfel der Artillerie
function--won = gewonnene Fronten
local--again = noch einmal geworfene Würfel
local--aimed = zugeteilter Würfel
local--even = unentschiedenes Gefecht
fire--shelled--hits = Treffer
fire--shelledAgain--hits = Treffer
fire--hit--hits = Punkte
rollAddFront--flew--shot = Wurf
function--hits = Treffer
function--manned = besetzte Fronten
function--mine = eigene Fronten
function--team = Team
kind--Space = Feld der Siegpunktleiste
kind--Side = Seite
kind--Player = Spieler
kind--VictoryMarker = Siegpunktanzeiger
kind--BattleMarker = Gefechtsanzeiger
function--winner = Gewinner der Front
local--opposite = Front der zuletzt gelegten Karte
playSpecial--special--use--c--empty = Keine Spezialkarte auf der Hand kann jetzt gespielt werden.
bringTrains--train--place--c--empty = Keine Armee auf der Hand kann mit der Bahn kommen.
laySingly--support--lay--c--empty = Keine Handkarte kann hier verdeckt gelegt werden.
layCard--deployment--place--c--empty = Keine Handkarte kann hierher gelegt werden.

# Konstanten, wo eine Begründung sie nennt
constant--startHand = Starthand
constant--partnersHand = Starthand von Partnern
constant--bonusDrawn = gezogene Bonuskarten
constant--bonusOffered = Bonuskarten zur Auswahl
constant--exchangeMax = Höchstzahl getauschter Karten
constant--partnersExchange = Höchstzahl getauschter Karten bei Partnern
constant--partnersFronts = Fronten je Partner
constant--guns = Artilleriewürfel
constant--hitsTo = höchster Wurf, der trifft
constant--foursFrom = Jahr, ab dem eine 4 trifft
constant--destroys = Vorsprung, der eine Karte zerstört
constant--decisive = Siegpunkte für einen Sieg an allen Fronten
constant--drawnPrize = Siegpunkte bei Unentschieden
constant--patriots = Zusatzkarten für Patriotismus
constant--roundCards = Karten je Runde
constant--wornCards = Karten je Runde bei Abnutzung
constant--wornFrom = Jahr, ab dem die Abnutzung gilt
constant--partnersCards = Karten je Runde für Partner
constant--handLimit = Handkartenlimit

# Was sich nicht unterscheiden lässt
kind--Card--hidden = verdeckte Karte

## Was Einstellungen bedeuten
constant--partnersHand--about = Mit so vielen Handkarten beginnt jeder von zwei Partnern.
constant--partnersFronts--about = An so vielen Fronten kann ein Partner Armeen haben.
constant--hitsTo--about = Bis zu dieser Zahl trifft ein Wurf in jedem Jahr.
constant--foursFrom--about = Ab diesem Jahr trifft auch der nächsthöhere Wurf.
option--preparation--about = Jeder Spieler wählt seine Bonuskarten aus einer größeren Auswahl.
option--stalemate--about = Jedes Jahr kann ein Würfelwurf ein Gefecht ausfallen lassen.
option--alternatives--about = Jedes Jahr kann ein Würfelwurf ein Gefecht durch ein anderes ersetzen.
option--fogOfWar--about = Armeen und Flotten werden verdeckt aufgestellt.
option--historical--about = Die Mittelmächte haben eine Flotte weniger, und die Siegpunktleiste ist länger.
option--attrition--about = Ab 1917 werden weniger Karten gezogen.

# Buchstaben auf Flaggen, wo kein Name Platz hat
Side_allies_letter = A
Side_central_letter = M

# Wo eine Karte einen langen Namen trennt
Card_A02_short = Britisches Expeditions{"\u00AD"}korps
Card_A07_short = Senegal{"\u00AD"}schützen
Card_A17_short = Amerika{"\u00AD"}nisches 2. Korps
Card_A20_short = Schlacht{"\u00AD"}kreuzer{"\u00AD"}flotte
Card_A24_short = Zerstörer{"\u00AD"}flottille
Card_A26_short = Maschinen{"\u00AD"}gewehre
Card_A35_short = Aufklärungs{"\u00AD"}flug
Card_A36_short = Eisenbahn{"\u00AD"}nachschub
Card_AB03_short = Portu{"\u00AD"}giesisches Korps
Card_C20_short = Aufklärungs{"\u00AD"}gruppe
Card_C23_short = Ostasien{"\u00AD"}geschwader
Card_C25_short = Stiel{"\u00AD"}hand{"\u00AD"}granaten
Card_C26_short = Maschinen{"\u00AD"}gewehre 08
Card_C30_short = Flammen{"\u00AD"}werfer
Card_C35_short = Aufklärungs{"\u00AD"}flug
Card_C36_short = Eisenbahn{"\u00AD"}nachschub
Card_A23_short = Panzer{"\u00AD"}kreuzer
Card_A28_short = Graben{"\u00AD"}mörser
Card_A39_short = Kriegs{"\u00AD"}anleihe
Card_C19_short = Hochsee{"\u00AD"}flotte
Card_C21_short = Deutsche Linien{"\u00AD"}schiffe
Card_C39_short = Kriegs{"\u00AD"}anleihe
