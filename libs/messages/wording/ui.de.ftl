# Texte der Oberflächen und der Befehlszeile. Regelwerke können für ihre Pfade eigenen Wortlaut haben.

severity--error = Fehler
severity--warning = Warnung
severity--note = Hinweis
finding--hint = Tipp
# Zwischen mehreren Vorschlägen eines Problems.
near--or = {", "}

session--over = Die Partie ist beendet.
session--no-such-answer = Auf diese Frage gibt es keine solche Antwort.
session--not-allowed = Das ist nicht erlaubt.
replay--over = Die Partie ist schon vor diesem Zug beendet.
replay--other-question = Hier wird jetzt etwas anderes gefragt.
replay--other-role = Hier wird jetzt jemand anderes gefragt.
replay--seats = Diese Besetzung gibt es in den Regeln nicht mehr.
setup--seats = Unbekannte Besetzung. Verfügbar: { $known }.
setup--no-option = Unbekannte Option „{ $name }“.{ $near ->
        [none] {" "}{ $known ->
            [none] Dieses Spiel hat keine Optionen.
           *[other] Verfügbar: { $known }
        }
       *[other] {" "}Meintest du „{ $near }“?
    }
setup--misfit = { $how ->
        [long] „{ $name }“ ist zu lang: { $form ->
            [list] { $part } Einträge, Platz ist für { $most }.
           *[other] Platz ist für { $part } Zeichen.
        }
        [pair] „{ $part }“ ist kein Schlüssel mit Wert für „{ $name }“. Beispiel: --option { $name }=SCHLÜSSEL:WERT,SCHLÜSSEL:WERT
       *[value] „{ $part }“ ist kein Wert für „{ $name }“.{ $form ->
            [range] {" "}Möglich sind Zahlen von { $low } bis { $high }.
            [words] {" "}Verfügbar: { $known }
           *[other] {""}
        }
    }
setup--option = Unbekannte Option.
setup--value = Unbekannter Wert für diese Option.

play--seed = Startwert { $seed }; mit --seed { $seed } verläuft die Partie genauso.
play--turn = { $role }: { $choice }
play--pick = Nummer oder Name (? = Hilfe):
play--pick-only = Eingabetaste für „{ $answer }“ (? = Hilfe):
play--pick-order = { $low ->
    [1] Bis zu { $high }, die Reihenfolge zählt, etwa 2 1
   *[other] { $low } bis { $high }, die Reihenfolge zählt, etwa 2 1 3
} (? = Hilfe):
play--pick-order-or-none = Bis zu { $high }, die Reihenfolge zählt, etwa 2 1; Eingabetaste für keine (? = Hilfe):
play--pick-some = { $low } bis { $high }, etwa 1 3-5 (? = Hilfe):
play--pick-some-or-none = Bis zu { $high }, etwa 1 3-5; Eingabetaste für keine (? = Hilfe):
play--pick-exactly = Genau { $count }, etwa 1 3-5 (? = Hilfe):
play--wrong-count = { $count } gewählt, erwartet sind { $low } bis { $high }.
play--pick-none = Nichts auszuwählen; weiter mit der Eingabetaste (? = Hilfe):
play--all = alle
play--anyone = Es genügt, wenn eine dieser Rollen antwortet:
play--ambiguous = „{ $text }“ kann heißen: { $answers }
play--more = … { $left } weitere: „mehr“ zeigt sie; mit einem Teil des Namens lässt sich eine auswählen.
play--cost = Kosten { $cost }
play--yes = ja
play--no = nein
play--none = keine
play--chose = { $who }: { $what }.
play--chose-with = { $who }: { $what } – { $given }.
play--against = Du spielst: { $people }. { $count ->
    [one] Ein Bot spielt: { $bots }.
   *[other] Bots spielen die übrigen: { $bots }.
}
play--other-players = Das lässt sich ändern: --seat { $seat } wählt einen anderen Platz, --people 2 lässt zwei Menschen spielen, --people all nur Menschen, und --bot { $seat }={ $bot } bestimmt einen Bot.
play--thinking = { $seat }: Der Bot überlegt …
play--hand-over = { $seat }: Übernimm die Tastatur und drücke die Eingabetaste.
play--done = Die Eingabetaste leert den Bildschirm für den nächsten Spieler.
play--help-one = Antworte mit einer Nummer, einem Namen oder einer ID oder mit einem Teil eines Namens, der nur zu einer Antwort passt.
play--help-several = Antworte mit Nummern, Bereichen und Namen, durch Leerzeichen oder Kommas getrennt (1 3-5); „alle“ wählt alle.
play--help-row = Mehrere Schritte passen in eine Zeile, etwa 1 4 2.
play--help-lines = Schreibe für jeden Spielstein eine Zeile, zum Abschluss eine leere Zeile.
play--help-slash = Ein Befehl, der zugleich eine Antwort ist, braucht einen Schrägstrich: /log.
play--type-help = ?, hilfe
play--type-why = warum
play--type-show = zeige
play--type-log = protokoll, log
play--type-more = mehr
play--type-undo = zurück, u
play--type-quit = ende, q
play--does-help = zeigt diese Liste
play--does-why = erklärt, was zu dieser Frage geführt hat; mit einem Namen, warum diese Antwort nicht möglich ist
play--does-show = zeigt den Spielplan: Orte, Spielsteine, Leisten und Karten; mit einem Namen nur, was dazugehört
play--does-log = zeigt die letzten Züge; „log 50“ zeigt mehr
play--does-more = zeigt die nächsten Antworten oder alle noch einmal
play--does-undo = nimmt die letzte Auswahl oder den letzten Zug zurück
play--does-quit = beendet die Partie; --save DATEI speichert sie, --resume DATEI setzt sie fort
play--nothing-shown = Auf dem Spielplan gibt es nichts mit diesem Namen.
play--no-log = Noch ist nichts geschehen.
play--before = Was zuletzt geschah:
play--asked-by = Die Frage „{ $question }“ stammt aus der Regel in { $place }.
play--asked-by-section = Die Frage „{ $question }“ stammt aus der Regel in { $place } (Regelheft, { $sections }).
play--out = Jetzt nicht möglich:
play--why-possible = { $what } ist möglich.
play--why-not = { $what } ist nicht möglich: { $reasons }
play--why-unknown = „{ $what }“ gehört nicht zu den Antworten, die diese Regel prüft. „warum“ nennt alle, die ausscheiden.
play--fits = Vorschlag: { $answer }
play--not-understood = „{ $text }“ gehört nicht zu den Antworten.
play--refused = Abgelehnt: { $reasons }
play--excluded = Nicht verfügbar: { $candidate } ({ $reasons })
play--nothing-to-undo = Es gibt nichts rückgängig zu machen.
play--won = Sieg: { $winners }.
play--nobody = Die Partie ist beendet, niemand hat gewonnen.
play--drawn = Die Partie endet unentschieden.
play--fault = In den Regeln ist ein Laufzeitfehler aufgetreten:
play--because = Grund: { $reason }
play--log-decision = { $role }: { $answer }
play--log-roll = { $die }: { $faces }
play--log-roll-named = { $label }: { $faces }
play--log-drawn = { $from } → { $to }: { $drawn }
play--log-named = { $label } ({ $what })
play--log-picked = { $label }: { $picked }
play--log-shuffled = { $pile } wird gemischt
play--quit = Beendet nach { $decisions ->
    [one] 1 Zug
   *[other] { $decisions } Zügen
  }.
fmt--no-text = { $path } ist nicht als UTF-8 gespeichert und wurde übersprungen.
play--stuck = Zu dieser Frage wurde keine erlaubte Antwort gefunden; vielleicht verlangen die Regeln etwas Unmögliches.
saved--other-rules = Diese Partie wurde mit anderen Regeln begonnen („{ $ruleset }“, Version { $version }); sie wird mit den aktuellen nachgespielt.
saved--lost = Zug { $number } von { $decisions } ist nicht mehr erlaubt; er und die Züge danach entfallen.
play--limit = { $decisions ->
    [one] Nach 1 Zug
   *[other] Nach { $decisions } Zügen
  } abgebrochen (Zuglimit erreicht).

check--fine = Keine Probleme in { $files ->
    [one] 1 Datei
   *[other] { $files } Dateien
  } gefunden.
check--count = { $errors } Fehler, { $warnings ->
    [one] 1 Warnung
   *[other] { $warnings } Warnungen
  }.
check--explain = { $count ->
    [one] Mehr dazu: sandtable explain { $code }
   *[other] Mehr dazu, zum Beispiel: sandtable explain { $code }
  }
build--done = { $path } geschrieben.
test--passed = bestanden    { $name }
test--failed = FEHLGESCHLAGEN { $name }
test--total = { $passed } bestanden, { $failed } fehlgeschlagen
mutate--progress = { $done } von { $games } Mutationen
mutate--unreached = von keinem Beispiel erreicht
mutate--unsound = Mutationen lassen sich testen, sobald alle Beispiele erfolgreich sind.
mutate--no-reason = Es fehlt eine Begründung, warum diese Mutation gleichwertig ist: { $key }
mutate--unknown = Diese Mutation gibt es nicht mehr; lösche den Eintrag: { $key }
mutate--caught = Diese Mutation wird jetzt erkannt; lösche den Eintrag: { $key }
fmt--would-change = { $path } ist nicht formatiert.
fmt--changed = { $path } formatiert.
fault-detail--value = Der Wert war { $value }.
fault-detail--found = Gefunden: { $value }.
fault-detail--range = Erlaubt: { $value }.
fault-detail--loop = Die Schleife bei { $where } endet nicht.
fault-detail--local = { $name } = { $value }
fault-detail--unknown = Der Interpreter erreicht diesen Fehler beim Nachspielen nicht; die Werte an dieser Stelle sind daher unbekannt.
simulate--games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  }, { $decisions ->
    [one] 1 Zug
   *[other] { $decisions } Züge
  }, Prüfsumme { $digest }
simulate--ends = { $won } gewonnen, { $drawn } unentschieden, { $limited } am Zuglimit, { $faults } Laufzeitfehler
simulate--wins = Siege ({ $role }): { $wins }, { $share } (95-%-Konfidenzintervall { $low } bis { $high })
simulate--guessed = zufällig beantwortet, weil keine Policy die Frage kennt: { $path } ({ $share } von { $asked } Fragen)
simulate--reference = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  } gegen die Referenz geprüft: { $differences ->
    [one] 1 Abweichung
   *[other] { $differences } Abweichungen
  }
simulate--speed = { $seconds } s, { $rate } Züge je Sekunde
simulate--length = Züge je Partie: { $mean } im Mittel, { $min } bis { $max }
simulate--rules = { $ran } von { $of } Regeln ausgeführt
simulate--never = nie: { $path }
simulate--coverage = { $ran } von { $of } Anweisungen der Regeln ausgeführt
simulate--fault = Partie { $game }, Startwert { $seed }: { $fault } bei { $where }
simulate--again = Wiederholen: { $command }
simulate--progress = { $done } von { $games } Partien
queue--address = „{ $value }“ ist keine Adresse einer Warteschlange. Beispiel: --queue redis://localhost:6379
queue--unreachable = Keine Verbindung zu Redis unter { $address } ({ $why }). Prüfe, ob Redis läuft und ob Adresse und Passwort stimmen.
queue--no-workers = Kein Worker ist mit { $address } verbunden. Starte einen auf einem beliebigen Computer: sandtable worker --queue { $address }
queue--other-worker = Die Worker an der Warteschlange haben eine andere Version von Sandtable: { $theirs }. Dieser Befehl hat Version { $own }. Nur mit derselben Version sind die Ergebnisse reproduzierbar, deshalb werden diese Worker nicht verwendet. Installiere dort dieselbe Version.
queue--other-client = An der Warteschlange wartet ein Befehl einer anderen Version von Sandtable: { $theirs }. Dieser Worker hat Version { $own } und überlässt dessen Partien anderen.
queue--lost = Verbindung zu Redis verloren. Warten, bis sie wieder besteht …
queue--back = Wieder mit Redis verbunden.
queue--dead-games = { $games ->
    [one] Partie { $first }
   *[other] Partien { $first } bis { $last }
}
queue--dead = { $games ->
    [one] Partie { $first } (Startwert { $seed }) konnte nicht gespielt werden und fehlt in den Zahlen:
   *[other] Partien { $first } bis { $last } (Startwerte ab { $seed }) konnten nicht gespielt werden und fehlen in den Zahlen:
}
queue--dead-time = Zeitlimit überschritten.
queue--dead-memory = Speicherlimit überschritten.
queue--dead-error = Fehler ({ $detail }).
queue--dead-changed = Die Daten wurden bei der Übertragung verändert.
queue--dead-lost = Die Worker wurden dabei immer wieder beendet ({ $detail }).
worker--ready = Spielt Partien von { $address }, { $concurrency ->
    [one] 1 Paket
   *[other] { $concurrency } Pakete
  } zugleich. Version: { $program }. Beenden mit Strg+C.
worker--least-memory = --memory muss mindestens { $least } MB sein: Mit weniger kann ein Thread nicht einmal starten.
worker--ending = Begonnene Pakete werden noch zu Ende gespielt …
worker--ended = { $shares ->
    [one] 1 Paket
   *[other] { $shares } Pakete
  } gespielt.
simulate--stopped = Abgebrochen nach { $games } von { $wanted } Partien
ladder--games = { $game }: Bots, die stärksten zuerst; { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  } je Paar
ladder--rating = { $bot }: Elo { $elo } (95-%-Konfidenzintervall { $low } bis { $high })
ladder--pair = { $a } gegen { $b }: { $share } in { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  } (95-%-Konfidenzintervall { $low } bis { $high })
ladder--limited = { $games ->
    [one] 1 Partie am Zuglimit
   *[other] { $games } Partien am Zuglimit
  }, als unentschieden gezählt
ladder--faults = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  } mit Laufzeitfehler
edit--taken = Port { $port } wird von einem anderen Programm benutzt; der nächste freie wird verwendet.
edit--open = Sandtable läuft unter { $address } (Ordner { $folder }). Strg+C beendet sie.
edit--read-only = Dieser Ordner ist schreibgeschützt: Du kannst spielen und lesen, aber Änderungen werden nicht gespeichert.
edit--empty = In diesem Ordner ist noch kein Regelwerk. „sandtable games rulesets“ kopiert die mitgelieferten Spiele, „sandtable new NAME“ legt ein neues an.
games--copied = { $path } kopiert.
games--kept = { $path } gibt es bereits; nichts wurde geändert.
games--next = Nächster Schritt: sandtable edit { $path }
new--done = { $path } geschrieben ({ $files ->
    [one] 1 Datei
   *[other] { $files } Dateien
  }).
new--next-repository = Nächste Schritte: cd { $path } · git init · npm install · npm start
new--next = Nächste Schritte: sandtable check { $path } · sandtable test { $path } · sandtable play { $path } --bot second=random
sections--figures = { $sections } Abschnitte, { $gaps } mit Lücken; Prozeduren ohne Beleg: { $uncited }
sections--no-example = §{ $section }  kein Beispiel
sections--no-rule = §{ $section }  keine Regel
sections--complete = §{ $section }
sections--rules = Regeln: { $names }
sections--data = Daten: { $rows ->
    [one] 1 Zeile
   *[other] { $rows } Zeilen
  }
sections--examples = Beispiele: { $names }
sections--expectations = Erwartungen: { $names }
sections--uncited = ohne Beleg: { $names }
facts--figures = rekonstruierte Angaben: { $facts }, Auslegungen: { $rulings }
facts--ruling = Auslegung { $name } = { $value }: { $because }
facts--no-reason = ohne Begründung

usage--command = Unbekannter Befehl „{ $name }“. Befehle: { $known }.
usage--option-unknown = Unbekannte Option „{ $name }“. „sandtable { $command } --help“ zeigt die Optionen.
usage--option-value = Zu „{ $name }“ fehlt ein Wert. „sandtable { $command } --help“ zeigt, welcher. Beginnt er mit einem Bindestrich, schreibe „{ $name }=WERT“.
usage--option-plain = „{ $name }“ hat keinen Wert.
usage--no-game = Unbekanntes Regelwerk „{ $name }“: Es gibt keinen solchen Ordner, weder hier noch in ./rulesets, und weder ein installiertes Paket noch ein mitgeliefertes Spiel mit diesem Namen.
usage--no-variant = Unbekannte Hausregel „{ $name }“. { $known ->
        [none] Dieses Regelwerk hat keine Hausregeln; sie gehören in den Ordner „variants“.
       *[other] Verfügbar: { $known }.
    }
usage--no-project = In diesem Ordner ist kein Regelwerk. „sandtable new NAME“ legt eins an, „sandtable games rulesets“ kopiert die mitgelieferten Spiele hierher, und „sandtable check SPIEL“ prüft eins an einem anderen Ort.
usage--full = Der Datenträger ist voll, deshalb wurde nichts angelegt. Schaffe Platz und versuche es noch einmal.
usage--read-only = Dieser Ordner ist schreibgeschützt, deshalb wurde nichts geschrieben. Führe den Befehl in einem eigenen Ordner aus, oder gib dir Schreibrechte.
usage--borrowed = { $path } gehört zu einem installierten Paket oder einem anderen Ordner und wird von hier aus nicht geändert. Kopiere die Datei zuerst in deinen Ordner „variants“.
usage--no-code = Unbekannter Code „{ $name }“.
usage--number = „{ $name }“ muss eine ganze Zahl sein, nicht „{ $value }“.
usage--number-between = „{ $name }“ muss zwischen { $least } und { $most } liegen, nicht bei { $value }.
usage--needs = „sandtable { $name }“ braucht { $what }.
usage--frame = „{ $value }“ ist weder eine Adresse noch ein Schema. Beispiel: --frame "vscode-webview: https://example.org".
usage--folder = „{ $path }“ ist kein Ordner.
usage--bot = Unbekannter Bot „{ $value }“. Möglich sind: { $known }, mit N von 1 bis { $most }. Beispiele: --bot PLATZ=random, --bot all=search:200
usage--policy = { $known ->
        [none] Diese Regeln haben keine Policy
       *[other] Unbekannte Policy „{ $value }“ (verfügbar: { $known })
    }; möglich sind: { $others }.
usage--no-save = Datei „{ $path }“ nicht gefunden.
usage--seat = Unbekannter Platz „{ $seat }“ (verfügbar: { $known }).
usage--language = Nicht unterstützte Sprache „{ $value }“ (verfügbar: { $known }).
usage--license = Unbekannte Lizenz „{ $name }“ (verfügbar: { $known }).
usage--name = „{ $name }“ ist kein gültiger Name für ein Regelwerk. Erlaubt sind höchstens 40 Zeichen: Kleinbuchstaben, Ziffern und einzelne Bindestriche, am Anfang ein Buchstabe; „dist“ ist vergeben.
usage--exists = { $path } gibt es bereits; es wurde nichts geschrieben.
usage--template = Unbekannte Vorlage „{ $name }“ (verfügbar: { $known }).

session--other-seat = Hier wird ein anderer Platz gefragt.
session--other-role = Diese Rolle wird hier nicht gefragt.
simulate--twins = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  } mit Zwillingen: { $rests ->
    [one] 1 Frage
   *[other] { $rests } Fragen
  } verglichen, { $leaks ->
    [one] 1 Informationsleck
   *[other] { $leaks } Informationslecks
  }
simulate--leak = { $choice } (Partie { $game }, Zug { $decision }): { $what } hängt davon ab, was { $role } nicht sehen darf: { $changed }
test--twins = kein Informationsleck in { $rests ->
    [one] 1 Frage
   *[other] { $rests } Fragen
  } aus { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  }

ide--kind = Art mit { $count } { $count ->
    [one] Element
   *[other] Elementen
}.
ide--pool = Vorrat: höchstens { $limit } { $limit ->
    [one] Element
   *[other] Elemente
} zugleich, im Spiel erzeugt und entfernt.
ide--fixed-field = Feld von { $of }, das beim Erzeugen eines Elements angegeben wird.
ide--record-field = Teil von { $of }.
ide--field = Konstantes Feld von { $of }.
ide--state-field = Zustandsfeld von { $of }.
ide--seen = Sichtbar für `{ $roles }`.
ide--relation = Relation mit { $count } { $count ->
    [one] Paar
   *[other] Paaren
}.
ide--constant = Konstante.
ide--option = Option: wird zu Beginn einer Partie gewählt.
ide--ruling = Auslegung: legt fest, was die Regeln offenlassen.
ide--because = Begründung: { $text }
ide--member = Element von { $of }.
ide--tag = Wert von { $of }.
ide--local = Lokaler Name in dieser Regel.
ide--function = Funktion: berechnet einen Wert, ohne etwas zu ändern.
ide--search = Suche: alles Erreichbare als Menge.
ide--decision = Entscheidung: wird zusammen mit denen gelöst, von denen sie abhängt.
ide--decisions = Entscheidungen, die voneinander abhängen.
ide--policy = Policy: wie ein Bot seine Möglichkeiten ordnet.
ide--procedure = Prozedur.
ide--pile = Stapel.
ide--state = Zustand.
ide--die = Würfel.
ide--type = Typ.
ide--layout = Besetzung.
ide--from = Aus: { $text }
ide--reconstructed = Rekonstruiert: { $text }
ide--cites = { $sections }
ide--builtin = Eingebaut.
ide--builtin-count = Die Anzahl der Elemente einer Menge, eines Typs, Bereichs, Stapels, einer Liste oder Zuordnung.
ide--builtin-spent = Was die Schritte einer Suche bisher gekostet haben.
ide--builtin-path = Der Weg zu etwas in einer Suche, als Liste ohne den Anfang.
ide--builtin-cost = Was es kostet, etwas in einer Suche zu erreichen; none, wo es nicht erreicht wird.
ide--builtin-distinct = Ob alle Schlüssel einer Zuordnung oder Einträge einer Liste verschiedene Werte haben; none wird nicht verglichen.
ide--builtin-min = Die kleinere zweier Zahlen.
ide--builtin-max = Die größere zweier Zahlen.
ide--builtin-floor = Die Zahl, auf eine ganze Zahl abgerundet.
ide--builtin-ceil = Die Zahl, auf eine ganze Zahl aufgerundet.
ide--builtin-rank = An welcher Stelle ein Wert in der Reihenfolge seines Typs steht, ab 0.
ide--builtin-seat = Die Nummer des Platzes, der eine Rolle spielt; -1, wenn keiner.
ide--builtin-automated = Ob eine Policy der Regeln den Platz einer Rolle spielt.
ide--builtin-mode = Welche Besetzung gespielt wird.
ide--builtin-seated = Ob jemand eine Rolle spielt.
ide--builtin-neighbours = Die Nachbarzellen einer Zelle eines Rasters.
ide--builtin-distance = Die Zahl der Schritte zwischen zwei Zellen eines Rasters.
ide--builtin-toward = Die Nachbarzelle in einer Richtung; none, wo keine ist. Richtungen werden im Uhrzeigersinn gezählt, von oben an.
ide--builtin-direction = Die Richtung, in der eine Zelle von einer anderen aus in gerader Linie liegt; none, wenn es keine gibt.
ide--builtin-opposite = Ob die erste und die dritte Zelle auf gegenüberliegenden Seiten der zweiten liegen.
ide--builtin-hex = Das Sechseck mit diesen axialen Koordinaten, wenn es eines gibt.
ide--builtin-square = Das Quadrat mit diesen Koordinaten, wenn es eines gibt.
ide--builtin-everyone = Alle Rollen.
ide--builtin-nobody = Keine Rolle.
ide--builtin-bool = Wahr oder falsch.

rules-text--yes = ja
rules-text--no = nein
rules-text--none = –
usage--no-text = „{ $path }“ hat keine Spielanleitung: text/{"{"}de,en{"}"}/*.md.

notation--read = { $read }
notation--guessed = „{ $line }“ wurde gelesen als „{ $read }“.
notation--other-piece = „{ $line }“ wurde als „{ $read }“ gelesen, weil dieser Spielstein dort steht.
notation--heading = { $line }
notation--other-time = „{ $line }“ gilt für einen anderen Zeitpunkt. Die Zeilen darunter wurden trotzdem gelesen.
notation--again = „{ $line }“: Für diesen Spielstein gibt es schon eine Zeile; die erste gilt.
notation--several-readings = „{ $line }“ ist mehrdeutig: { $readings }.
notation--several-pieces = „{ $line }“ kann sich auf mehrere deiner Spielsteine beziehen.
notation--foreign = „{ $line }“: { $piece } gehört dir nicht.
notation--no-such-piece = „{ $line }“: { $piece } gibt es nicht.
notation--no-piece = „{ $line }“ sagt nicht, für welchen Spielstein die Zeile gilt.
notation--not-there = „{ $line }“ nennt einen Spielstein, der nicht auf dem Spielplan steht.
notation--not-understood = „{ $line }“: „{ $text }“ ist unverständlich.
    .near = Meintest du „{ $near }“?
notation--unfinished = „{ $line }“ ist unvollständig.
notation--empty-line = Diese Zeile ist leer.
notation--missing-line = Keine Zeile für { $piece }, daher gilt: { $read }.
examples--fresh = alle Beispiele der Grundregeln sind weiterhin erfolgreich
examples--answers = { $name }: weitere Antworten
examples--otherwise = { $name }: ein anderes Ergebnis
examples--none = { $name }: keine Änderung gefunden; das Beispiel lässt sich nur entfernen
examples--would-write = { $count ->
    [one] 1 Änderung würde geschrieben
   *[other] { $count } Änderungen würden geschrieben
  }; --write schreibt sie
examples--written = { $count ->
    [one] 1 Änderung
   *[other] { $count } Änderungen
  } geschrieben
stamp--fresh = alle Fingerabdrücke sind aktuell
stamp--would-write = { $count ->
    [one] 1 Fingerabdruck würde geschrieben; --write schreibt ihn
   *[other] { $count } Fingerabdrücke würden geschrieben; --write schreibt sie
  }
stamp--written = { $count ->
    [one] 1 Fingerabdruck
   *[other] { $count } Fingerabdrücke
  } geschrieben
play--write = Ein Befehl je Zeile, zum Abschluss eine leere Zeile (? = Hilfe).
play--no-page = { $role } hat nichts eingegeben.
play--page-refused = { $role }: Befehle abgelehnt. { $reasons }
play--page-partly = { $role }: Die Befehle widersprechen sich; obere Zeilen haben Vorrang. Übersprungen: { $lines }. { $reasons }
play--pages-end = Keine weiteren Befehle; die Partie wartet bei „{ $choice }“.
usage--no-notation = „{ $game }“ hat keine Notation und kann deshalb keine Befehle lesen.
usage--no-rules-in = In { $path } gibt es keine Regeln oder Tabellen, die sich ändern ließen.
usage--no-orders = „{ $path }“ enthält keine Befehle: erwartet werden Textdateien (.txt), eine je Rolle oder mit den Rollen als Überschriften.

diff--count = { $a } → { $b }: { $count ->
        [0] keine Unterschiede
        [one] 1 Unterschied
       *[other] { $count } Unterschiede
    }
diff--added = { $what } hinzugefügt
diff--removed = { $what } entfernt
diff--replaced = { $what } ersetzt
diff--part-added = { $name } hinzugefügt
diff--part-removed = { $name } entfernt
diff--part-changed = { $name } geändert
diff--part-before = neue Schritte vor { $name }
diff--part-after = neue Schritte nach { $name }
diff--step = Schritt { $name }
diff--name-ruleset = Regelwerk
diff--name-type = Typ
diff--name-kind = Art
diff--name-relation = Relation
diff--name-die = Würfel
diff--name-pile = Stapel
diff--name-state = Zustand
diff--name-constant = Konstante
diff--name-option = Option
diff--name-ruling = Auslegung
diff--name-seats = Besetzung
diff--name-function = Funktion
diff--name-procedure = Prozedur
diff--name-search = Suche
diff--name-play = Spielablauf
diff--name-whenever = Auslöser
diff--name-decisions = Entscheidungen
diff--name-policy = Policy
diff--name-notation = Notation
diff--name-expect = Erwartung
diff--name-example = Beispiel
diff--name-text = Text
diff--sort-ruleset = Regelwerk
diff--sort-row = Spielsteine und Orte
diff--sort-type = Typen
diff--sort-kind = Arten
diff--sort-relation = Relationen
diff--sort-die = Würfel
diff--sort-pile = Stapel
diff--sort-state = Zustand
diff--sort-constant = Konstanten
diff--sort-option = Optionen
diff--sort-ruling = Auslegungen
diff--sort-seats = Besetzungen
diff--sort-function = Funktionen
diff--sort-procedure = Prozeduren
diff--sort-search = Suchen
diff--sort-play = Spielablauf
diff--sort-whenever = Auslöser
diff--sort-decisions = Entscheidungen
diff--sort-policy = Policies
diff--sort-notation = Notationen
diff--sort-expect = Erwartungen
diff--sort-example = Beispiele
diff--sort-text = Texte

compare--games = { $a } → { $b }: je { $pairs ->
    [one] 1 Partie
   *[other] { $pairs } Partien
  }; Bots: { $bots }
compare--same = { $same ->
    [0] keine davon ist identisch
    [one] 1 davon ist identisch
   *[other] { $same } davon sind identisch
  }{ $first ->
        [none] {""}
       *[other] ; die erste abweichende ist Partie { $first }
    }
compare--guessed = { $ruleset }: zufällig beantwortet, weil keine Policy die Frage kennt: { $questions }
compare--guess = { $path } ({ $share })
compare--fault = { $ruleset }, Partie { $game } (Startwert { $seed }): { $fault }
compare--replaced = Nicht vergleichbar ist, wie oft diese Regeln ausgeführt werden, weil ihr Ersatz das Original nicht aufruft: { $names }
compare--mostly-limited = die meisten Partien erreichten das Zuglimit, Siege sagen deshalb wenig aus; --max-decisions erhöht es
compare--faults = { $faults ->
    [one] 1 Partie endete
   *[other] { $faults } Partien endeten
  } mit einem Laufzeitfehler
compare--wins = Sieg: { $role }
compare--drawn = kein Sieger
compare--limited = am Zuglimit
compare--decisions = Züge
compare--sort-use = Regeln, die je Partie häufiger oder seltener ausgeführt werden:
compare--sort-chosen = Antworten, die je Partie häufiger oder seltener gewählt werden:
compare--sort-final = Endwerte:
compare--sort-members = Anzahl je Wert am Ende:
compare--nothing = Kein statistisch signifikanter Unterschied.
compare--stopped = Abgebrochen nach { $pairs } von { $wanted }
compare--over = beendet
compare--answered = „{ $question }“ anders beantwortet
compare--parted = Partie { $game } nach { $decisions ->
    [one] 1 Zug
   *[other] { $decisions } Zügen
  }: { $what }
compare--difference = Unterschied
compare--interval = 95-%-Konfidenzintervall

odds--exact = { $runs ->
    [one] sicher, ein Ergebnis
   *[other] exakt, { $runs } Kombinationen, { $outcomes ->
        [one] ein Ergebnis
       *[other] { $outcomes } Ergebnisse
    }
  }
odds--sampled = aus { $runs } simulierten Verläufen, mit 95-%-Konfidenzintervallen; es gibt zu viele Möglichkeiten, um alle zu berechnen
odds--lost = Verläufe, die nicht endeten, wurden verworfen: { $share } aller Verläufe.
odds--now = { $name }, jetzt { $from }
odds--mean = , im Mittel { $mean }
odds--sums = mindestens { $atLeast }, höchstens { $atMost }
odds--interval = { $low } bis { $high }
odds--more = { "  " }und { $more ->
    [one] 1 weiteres
   *[other] { $more } weitere
  }
odds--nothing = Es ändert sich nichts.
odds--ends = Die Partie endet:
odds--asks = Hier wird gefragt:
usage--no-example = Unbekanntes Beispiel „{ $name }“.{ $known ->
        [none] {""}
       *[other] {" "}Meintest du „{ $known }“?
    }
usage--others = „{ $value }“ kann keine Fragen beantworten; verfügbar: { $known }.
usage--given-fault = Die Stellung lässt sich nicht aufbauen: Die Anweisungen von --given beenden die Partie.
odds--lies = { $name } liegt in
odds--there = { $name } ist vorhanden
usage--action = Unbekannte Aktion „{ $name }“ (verfügbar: { $known }).
usage--catalogue = „{ $name }“ ist kein Sprachkürzel wie „en“ oder „pt-BR“.
l10n--written = { $path }: { $texts ->
    [one] 1 Text
   *[other] { $texts } Texte
  }, { $translated } übersetzt, { $stale } zu prüfen, { $missing } fehlend.
l10n--source = { $texts ->
    [one] 1 Text
   *[other] { $texts } Texte
  }, { $words ->
    [one] 1 Wort
   *[other] { $words } Wörter
  }.
l10n--progress = { $name }: { $share } der Wörter und { $translated } von { $texts } Texten übersetzt, { $stale } zu prüfen, { $missing } fehlend.
l10n--unnamed = { $kind }: { $count ->
    [one] 1 Element hat keinen Namen. Mit --all wird es aufgeführt.
   *[other] { $count } Elemente haben keinen Namen. Mit --all werden sie aufgeführt.
  }
l10n--missing = { $name }: { $missing ->
    [one] ein Text von { $texts } fehlt
   *[other] { $missing } von { $texts } Texten fehlen
}.
usage--variant-texts = „l10n { $action }“ arbeitet mit den Texten des Spiels selbst. Die Texte von Hausregeln stehen in deren Dateien; „sandtable l10n missing { $name } SPRACHE“ listet die Zeilen auf, die dort fehlen.
usage--fragment = Unbekannter Abschnitt „{ $name }“.
l10n--reviewed = { $count ->
    [0] { $path } geschrieben; alle Texte passen zu den aktuellen Regeln.
    [one] { $path } geschrieben; 1 Abschnitt ist zu prüfen: { $names }
   *[other] { $path } geschrieben; { $count } Abschnitte sind zu prüfen: { $names }
}

rulebook--written = { $path } geschrieben.
rulebook--not-printed = { $browser } hat { $path } nicht gedruckt; die Seite lässt sich aus jedem Browser drucken.
rulebook--no-browser = Kein Chromium gefunden, um { $path } zu drucken; die Seite lässt sich aus jedem Browser drucken.
rulebook--no-pictures = Der Spielplan wurde nicht gezeichnet; führe zuerst „npm run build“ aus.
rulebook--contents = Inhalt
rulebook--glossary = Begriffe
rulebook--index = Stichwortverzeichnis
rulebook--signs = Symbole auf dem Spielplan
rulebook--original = Mit § stehen am Rand die Abschnitte des Regelhefts, auf denen dieser Text beruht.
rulebook--chapter = Kapitel { $number }
rulebook--figure = Abb.
rulebook--example = { $title }: ein Beispiel
rulebook--version = Spielregeln, Version { $version }
rulebook--variants = Mit { $names }
rulebook--board = Der Spielplan zu Beginn
usage--no-translation = Keine Spielanleitung in „{ $lang }“ (verfügbar: { $known }).
usage--no-words = Dieses Spiel hat keine Texte in „{ $lang }“ (verfügbar: { $known }).
usage--no-catalogue = l10n/{ $lang }.po nicht gefunden; erstelle die Datei mit „sandtable l10n merge“.
l10n--refused = { $count ->
    [one] 1 Text wurde nicht importiert
   *[other] { $count } Texte wurden nicht importiert
}, weil Werte oder Verweise fehlen.
l10n--remembered = { $path }: { $taken ->
    [one] 1 Text
   *[other] { $taken } Texte
  } aus dem Übersetzungsgedächtnis ergänzt; { $near } aus ähnlichen Texten, bitte prüfen.
l10n--taken = { $count ->
    [one] 1 Text in { $path } importiert.
   *[other] { $count } Texte in { $path } importiert.
}
odds--exactly = exakt, { $runs ->
    [one] eine Kombination
   *[other] { $runs } Kombinationen
  }
odds--imagined = { $positions ->
    [one] berechnet für 1 mögliche Stellung
   *[other] Mittelwert über { $positions } mögliche Stellungen
  }, weil das Ergebnis von verdeckten Informationen abhängt
odds--log = Im Protokoll steht:
usage--no-answer = „{ $answer }“ ist keine Antwort auf diese Frage.

## Archive
archive--no-zip = Das ist keine ZIP-Datei.
archive--cut = Das Archiv ist unvollständig oder beschädigt: Seine Dateiliste fehlt. { $files ->
    [0] Keine Datei konnte wiederhergestellt werden.
    [one] 1 Datei wurde wiederhergestellt.
   *[other] { $files } Dateien wurden wiederhergestellt.
  }
archive--path = { $path }: übersprungen; der Pfad führt aus dem Ordner hinaus oder ist nicht auf allen Systemen gültig.
archive--link = { $path }: übersprungen; das ist ein Link oder Gerät, keine Datei.
archive--encrypted = { $path }: übersprungen; die Datei ist verschlüsselt. Packe das Archiv ohne Passwort.
archive--method = { $path }: übersprungen; nicht unterstützte Kompressionsmethode { $method }. Erstelle eine normale ZIP-Datei.
archive--name = { $path }: übersprungen; ein Regelwerk kann diese Datei nicht enthalten.
archive--tool = { $path }: übersprungen; eine Datei für Werkzeuge wie npm oder Nx gehört nicht zu einem Regelwerk.
archive--twice = { $path }: übersprungen; auf manchen Systemen ist es dieselbe Datei wie { $other }.
archive--too-many = Das Archiv hat { $files } Dateien; nur die ersten { $most } wurden gelesen.
archive--too-large = { $path }: übersprungen; größer als { $most } Bytes.
archive--all-too-large = { $path }: mit allen folgenden Dateien übersprungen; das Archiv überschreitet { $most } Bytes.
archive--bomb = { $path }: übersprungen; mehr als { $ratio }-fach komprimiert, also kein normaler Text.
archive--nested = { $path }: übersprungen; es ist selbst ein Archiv. Entpacke es separat.
archive--damaged = { $path }: übersprungen; die Datei ist beschädigt.
archive--no-text = { $path }: übersprungen; die Datei ist nicht als UTF-8 gespeichert.
archive--other-sum = { $path }: geändert, nachdem das Archiv erstellt wurde.
archive--unlisted = { $path }: hinzugefügt, nachdem das Archiv erstellt wurde.
archive--missing = { $path }: steht in der Dateiliste, fehlt aber im Archiv.
archive--newer = Das Archiv wurde mit einer neueren Version von Sandtable erstellt; manches wird vielleicht ignoriert.
archive--outside = { $path }: übersprungen; die Datei liegt in keinem Regelwerk.
pack--done = { $path } geschrieben ({ $files ->
    [one] 1 Datei
   *[other] { $files } Dateien
  }, { $bytes } Bytes).
unpack--done = { $files ->
    [one] Eine Datei
   *[other] { $files } Dateien
  } nach { $path } entpackt.
unpack--same = Nichts zu schreiben: { $path } ist bereits identisch.
unpack--problems = Es wurde nichts geschrieben. Mit --partly werden die gültigen Dateien entpackt.
unpack--taken = { $path } gibt es bereits mit anderem Inhalt.
unpack--kept = Es wurde nichts geschrieben. Mit --force werden vorhandene Dateien überschrieben.
unpack--leads-out = { $path } führt aus dem Ordner hinaus; es wurde nichts geschrieben.
usage--refused = { $path } kann nicht gelesen oder geschrieben werden: Zugriff verweigert ({ $code }).
usage--no-file = Datei „{ $path }“ nicht gefunden.

# Der Sprachserver.
usage--no-streams = Der Sprachserver braucht Standardeingabe und -ausgabe.
lsp--no-rename = „{ $name }“ ist hier kein gültiger Name.

hand--dice = Manuell: { $place } ergibt { $gives }
hand--change = Manuell geändert: { $what } = { $value }
hand--seed = Manuell: ab hier neuer Startwert ({ $seed })
hand--done = Etwas wurde manuell geändert.
hand--no-place = Einen solchen Wurf oder Stapel gibt es nicht.
hand--past = Das wurde schon gewürfelt oder gezogen; gehe zu einem Zug davor zurück.
hand--no-result = Kein Ergebnis angegeben.
hand--no-face = Diese Seite hat der Würfel nicht.
hand--no-pick = Das kann dort nicht gewählt werden, oder es ist doppelt angegeben.
hand--cannot-be-set = Dieses Ergebnis lässt sich nicht vorgeben.
hand--not-offered = Das vorgegebene Ergebnis ist dort nicht möglich: Mach die Vorgabe rückgängig, oder wähle eine andere Antwort.
hand--fewer-dice = Es wurden mehr Würfel vorgegeben, als dort geworfen werden: Mach die Vorgabe rückgängig, oder wähle eine andere Antwort.
hand--no-field = In einer Partie ändert sich nichts mit diesem Namen.
hand--no-member = Dieses Element gibt es nicht.
hand--no-value = Dieser Wert ist hier nicht möglich.
hand--not-there = Das ist nicht im Spiel.
hand--full = Dort ist kein Platz mehr.
hand--wide = Werte dieses Typs lassen sich nicht manuell ändern.
hand--no-answer = Dann gäbe es auf die aktuelle Frage keine erlaubte Antwort.
hand--real = In dieser Partie sind manuelle Änderungen nicht erlaubt.

# Zeilen über Deklarationen.
ide--uses = { $count ->
    [0] nicht verwendet
    [one] 1 Verweis
   *[other] { $count } Verweise
}
ide--examples = { $count ->
    [one] 1 Beispiel der Grundregeln anpassen, das mit dieser Hausregel fehlschlägt
   *[other] { $count } Beispiele der Grundregeln anpassen, die mit dieser Hausregel fehlschlagen
}
ide--used-in-examples = { $count ->
    [one] 1 Beispiel
   *[other] { $count } Beispiele
}

# Probleme unter ihrer Ursache.
finding--follows = { $count ->
    [one] 1 Folgeproblem:
   *[other] { $count } Folgeprobleme:
}
finding--follows-more = { $count ->
    [one] und 1 weiteres
   *[other] und { $count } weitere
}
l10n--words-taken = { $path }: { $changed ->
    [one] 1 Wort
   *[other] { $changed } Wörter
  } geändert, { $added } neu.
usage--no-terms = Begriffsliste l10n/terms.de.csv in { $path } nicht gefunden.

# Was mit dem Text getan werden kann.
ide--mirror = Für { $other } statt { $named } wiederholen
ide--declare-as = { $sort ->
    [state] „{ $name }“ als Zustand anlegen
    [function] Funktion „{ $name }“ anlegen
    [procedure] Prozedur „{ $name }“ anlegen
    [type] Typ „{ $name }“ anlegen
    [kind] Art „{ $name }“ anlegen
    [die] Würfel „{ $name }“ anlegen
    [pile] Stapel „{ $name }“ anlegen
    [ruling] Auslegung „{ $name }“ anlegen
    [policy] Policy „{ $name }“ anlegen
   *[constant] „{ $name }“ als Konstante anlegen
}
ide--add-member = „{ $name }“ zur Tabelle von { $kind } hinzufügen
ide--add-tag = „{ $name }“ zu den Werten von { $type } hinzufügen
ide--add-field = Feld „{ $name }“ zu { $owner } hinzufügen
ide--remove-unused = Nicht verwendetes „{ $name }“ entfernen
ide--extract-constant = Konstante aus { $value } extrahieren
ide--extract-constant-here = Konstante aus { $value } extrahieren (alle { $count } in dieser Regel)
ide--extract-constant-all = Konstante aus { $value } extrahieren (alle { $count } in den Regeln)
ide--extract-function = Funktion extrahieren
ide--inline = „{ $name }“ inline einsetzen
ide--promote = Aus der Hausregel in die Regeln übernehmen
ide--changed-by = geändert von { $name }

# Warum, im Terminal.
why--no-step = Die Partie hat { $steps ->
    [one] 1 Zug
   *[other] { $steps } Züge
  }; einen Zug { $at } gibt es nicht.
why--not-to-there = Mit diesen Regeln lässt sich die Partie nicht bis Zug { $at } nachspielen.
why--not-asked = Dort gibt es keine Frage, oder nicht für diese Rolle.
why--no-place = Keine ausführbare Regel bei { $place }. Eine Zeile mit einer Anweisung angeben: DATEI:ZEILE
why--start = Der Beginn der Partie:
why--step = Zug { $at }: { $what }
why--no-rules = Keine Regeln ausgeführt.
why--cut = Nur die ersten { $n } Schritte werden angezeigt.
why--nothing-against = { $what } ist erlaubt.
why--not = Warum nicht { $what }?
why--guard = Die Bedingung dafür ist nicht erfüllt.
why--outside = Das steht dort nicht zur Wahl.
why--whole = Die Antwort als Ganzes erfüllt ihre Bedingung nicht.
why--bounds = Diese Anzahl ist nicht erlaubt.
why--later = Danach gäbe es keine erlaubte Antwort auf: { $next }
why--unknown = Auf diese Frage gibt es keine solche Antwort.
why--this = ← der Grund
why--true = wahr
why--false = falsch
why--skipped = nicht ausgewertet
why--no-value = kein Wert
why--rule = Diese Regel in Zug { $at }:
why--ran = { $times ->
    [one] Einmal ausgeführt
   *[other] { $times }-mal ausgeführt
  }:
why--test = Nicht erreicht: Die umgebende Bedingung war falsch.
why--answer = Nicht erreicht: Hier wurde eine andere Antwort gewählt.
why--left = Nicht erreicht: Der umgebende Block endete vorher oder läuft noch.
why--uncalled = { $name } wurde nicht aufgerufen.
why--whenever = Die Bedingung wurde ausgewertet und war falsch.
why--last = Zuletzt in Zug { $at } ausgeführt.
picture--no-sheet = Der Spielplan dieses Spiels kann nicht als Bild exportiert werden; .html oder .pdf druckt seine Tabellen und Karten.
picture--not-built = Der Spielplan kann erst gezeichnet werden, wenn Sandtable gebaut ist. Führe in seinem Ordner einmal „npm run build“ aus und versuche es dann erneut.
picture--no-browser = Kein Chromium gefunden, um { $path } zu erstellen; .svg und .html brauchen keinen.

# Games made shorter.
simulate--shortened = von { $before } auf { $after } Züge gekürzt: { $file }

## Variants whose base has changed, in the terminal
migrate--current = { $name }: { $what ->
        [save] Format
       *[rules] Sprache
    } { $version }, nichts zu tun
migrate--migrated = { $name }: { $what ->
        [save] Format
       *[rules] Sprache
    } { $version } → { $newest }
migrate--would-write = { $count ->
        [one] 1 Datei würde sich ändern; --write speichert sie
       *[other] { $count } Dateien würden sich ändern; --write speichert sie
    }
migrate--written = { $count ->
        [one] 1 Datei geschrieben
       *[other] { $count } Dateien geschrieben
    }
migrate--newer = { $name } braucht { $what ->
        [save] Format { $version } für gespeicherte Partien; diese Version von Sandtable liest nur Format { $newest }.
       *[rules] Version { $version } der Sprache; diese Version von Sandtable kennt nur Version { $newest }.
    } Aktualisiere Sandtable: npm install --global sandtable@latest
migrate--stranded = { $name } hat { $what ->
        [save] Format { $version }
       *[rules] Version { $version } der Sprache
    }, und eine Migration von dort zu { $newest } ist nicht bekannt.
migrate--unstated = { $what ->
        [save] { $name } ist keine gespeicherte Partie: „format“ fehlt.
       *[rules] { $name } nennt keine Version der Sprache. Ergänze eine Zeile wie: ruleset "mein-spiel" version "1.0.0" language { $newest }
    }
rebase--fresh = die Grundregel ist unverändert
rebase--stale = die Grundregel hat sich geändert
rebase--drift = eine Regel, auf der die Hausregel aufbaut, hat sich geändert
rebase--gone = die Grundregel gibt es nicht mehr
rebase--then = Grundregel vorher
rebase--now = Grundregel jetzt
rebase--mine = Hausregel
rebase--unknown = (unbekannt)
rebase--moved = Anscheinend umbenannt. Ergänze in der Hausregel: moved { $from } to { $to }
rebase--broken = Nichts wurde geschrieben: Mit dieser Wahl haben die Regeln Fehler.
rebase--kept = { $path }: Änderung behalten
rebase--taken = { $path }: Änderung entfernt, Grundregel gilt
rebase--merged = { $path }: Änderungen der Grundregel übernommen
rebase--mergeable = Grundregel und Hausregel haben verschiedene Zeilen geändert. Zum Zusammenführen: --merge { $path }
rebase--would-write = Erledigt: { $count }; noch nicht geschrieben (--write schreibt sie)
rebase--written = Erledigt und geschrieben: { $count }
rebase--left = Offene Änderungen: { $count }; --keep-mine PFAD, --merge PFAD oder --take-theirs PFAD für eine davon, „all“ statt PFAD für alle
usage--no-rebase = „{ $path }“ gehört nicht zu den offenen Änderungen: { $known }.
usage--two-ways = „{ $path }“ kann nicht zugleich behalten und entfernt werden.

# Karten als Dateien, im Terminal und auf der Seite.
map--found = { $places ->
    [one] 1 Ort
   *[other] { $places } Orte
  }, { $links ->
    [one] 1 Verbindung
   *[other] { $links } Verbindungen
  } in { $file }
map--fresh = { $count ->
    [one] 1 neues Element
   *[other] { $count } neue Elemente
  } in { $kind }: { $names }
map--new-kind = neue Art { $kind }
map--known = { $count ->
    [one] 1 vorhandenes Element erhält seine Position
   *[other] { $count } vorhandene Elemente erhalten ihre Position
  } aus der Karte: { $names }
map--links = { $count ->
    [0] keine neuen Verbindungen
    [one] 1 neue Verbindung
   *[other] { $count } neue Verbindungen
  } in { $relation }, { $known } vorhanden
map--copied = neue Elemente übernehmen Werte vom letzten vorhandenen Element ({ $columns }); prüfe sie
map--more = { $count ->
    [one] … und 1 weiteres
   *[other] … und { $count } weitere
  }
map--not-all = Übersprungen oder teilweise importiert:
map--would-write = Noch nichts geschrieben; --write schreibt { $files }.
map--written = { $files } geschrieben.
map--nothing = Nichts zu schreiben: Die Regeln enthalten schon alles.
map--trouble-layout = { $file } enthält Fehler, daher kann nichts hinzugefügt werden. Details zeigt „sandtable check“.
map--trouble-globe = Der Spielplan dieses Spiels verwendet Längen- und Breitengrade, die eine Zeichnung nicht hat. Importiere eine GeoJSON-Datei, oder setze „projection“ in { $file } auf „none“.
map--no-file = { $path } kann nicht gelesen werden.
map--no-kind = „{ $name }“ ist keine Art, die Orte enthalten kann (verfügbar: { $known }).
map--no-relation = „{ $name }“ verbindet keine Elemente von { $kind } (verfügbar: { $known }).
map--empty = Die Datei ist leer.
map--too-large = Die Datei hat { $size } Millionen Zeichen; unterstützt werden höchstens { $most } Millionen. Entferne alles außer Grenzen, oder vereinfache sie.
map--too-many = { $places } Orte mit { $corners } Ecken sind zu viele; unterstützt werden höchstens { $most } Orte. Entferne einige, oder vereinfache die Grenzen.
map--no-xml = Ungültiges SVG: unerwartetes „{ $met }“ in Zeile { $line }.
map--no-svg = Diese XML-Datei ist kein SVG: Sie beginnt mit „{ $found }“, nicht mit „svg“.
map--no-json = Ungültiges JSON: { $message }
map--no-geojson = Das ist kein GeoJSON: erwartet eine Liste von Features, gefunden „{ $found }“.
map--topojson = Das ist TopoJSON. Speichere es als GeoJSON, zum Beispiel mit mapshaper.org.
map--no-shapes = Keine Flächen gefunden: erwartet werden Polygone in GeoJSON oder Pfade, Polygone, Rechtecke oder Kreise in SVG.
map--unknown-format = Das ist weder SVG noch GeoJSON.
map--nameless = Fläche ohne Namen übersprungen. In SVG ist der Name ein Label, ein Titel oder eine id, in GeoJSON eine Eigenschaft.
map--no-area = „{ $name }“ hat keine Fläche; übersprungen.
map--line = „{ $name }“ ist eine Linie, keine Fläche; übersprungen. Schließe oder fülle sie.
map--point = „{ $name }“ ist ein Punkt, keine Fläche; übersprungen.
map--copy = „{ $name }“ ist die Kopie einer anderen Form („use“); übersprungen. Wandle sie in eine eigene Form um.
map--transform = „{ $name }“ hat die nicht unterstützte Transformation „{ $met }“; übersprungen.
map--path = „{ $name }“: Nur der Teil vor „{ $met }“ ist lesbar.
map--coordinates = „{ $name }“ hat ungültige Koordinaten; übersprungen.
map--twice = { $count } Flächen heißen „{ $name }“; nur die erste wird verwendet. Benenne sie um, oder gruppiere sie.
map--crosses = Die Grenze von „{ $name }“ kreuzt sich selbst; ein Teil der Fläche gilt dann womöglich nicht als innen.
map--thinned = Die Grenzen haben { $before } Ecken; { $after } bleiben, damit der Spielplan schnell gezeichnet wird. Der Unterschied ist nicht sichtbar.

sweep--head = { $game }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } mit je { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  }, an jedem Punkt mit denselben Startwerten; Bots: { $bots }
sweep--games = Partien
sweep--as-is = unverändert
sweep--clear = * unterscheidet sich signifikant von denselben Partien mit unveränderten Regeln
sweep--failed = { $at }: { $reason }
sweep--faults = { $faults ->
        [one] Eine Partie endete
       *[other] { $faults } Partien endeten
    } mit einem Laufzeitfehler, zuerst Partie { $game } mit { $point ->
        [none] den unveränderten Regeln
       *[other] { $point }
    }
sweep--nothing = Keiner der Punkte ließ sich spielen.
sweep--known = { $known } von { $games } Partien waren schon gespeichert
sweep--form = „{ $value }“ hat nicht die Form NAME=WERTE. Beispiel: --vary hitsFrom=2..6
sweep--unknown = Unbekannter Name „{ $name }“: weder eine Konstante, eine Auslegung, eine Option noch ein Wert in einer Tabelle (TABELLE.ZEILE.SPALTE).{ $near ->
        [none] {" "}{ $known ->
            [none] In diesem Spiel lässt sich nichts variieren.
           *[other] Möglich sind: { $known }
        }
       *[other] {" "}Meintest du „{ $near }“?
    }
sweep--twice = „{ $name }“ wird zweimal variiert. Schreibe alle Werte in eine Liste: { $name }=1,2,3
sweep--variant = Unbekannte Hausregel „{ $name }“ (verfügbar: { $known }).{ $near ->
        [none] {""}
       *[other] {" "}Meintest du „{ $near }“?
    }
sweep--values-empty = Bei „{ $name }“ fehlt ein Wert. Beispiele: 2..6, 0..100:20, true,false
sweep--values-range = „{ $part }“ ist kein Zahlenbereich für „{ $name }“. Schreibe VON..BIS oder VON..BIS:SCHRITT, z. B. 2..6 oder 0..100:20.
sweep--values-many = „{ $part }“ hat mehr als 1.000 Werte für „{ $name }“. Nimm eine größere Schrittweite, z. B. 0..5000:500.
sweep--many = { $count } Punkte sind zu viele (höchstens { $most }). Nimm weniger Werte oder eine Stichprobe: --sample latin:40
sweep--sample = „{ $value }“ ist keine Stichprobe. Beispiel: --sample latin:40
sweep--measure = Unbekannte Messgröße „{ $name }“.{ $near ->
        [none] {" "}Möglich sind winner, winner.ROLLE, draws, stopped, length oder der Name einer Regel, einer Zahl oder eines Elements. In diesem Spiel: { $known }
       *[other] {" "}Meintest du „{ $near }“?
    }
sweep--no-measure = --measure braucht einen Namen, z. B. winner oder length.

sweep--head-most = { $game }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } mit je höchstens { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  }, an jedem Punkt mit denselben Startwerten; Bots: { $bots }
sweep--head-precise = { $game }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } mit so vielen Partien, wie für ±{ $precision } nötig sind, höchstens { $games }, an jedem Punkt mit denselben Startwerten; Bots: { $bots }
sweep--imprecise = { $count ->
        [one] Ein Punkt ist
       *[other] { $count } Punkte sind
    } nach { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  } nicht auf ±{ $precision } genau; erhöhe --games
sweep--nobody-wins = Keine Partie hat einen Sieger, deshalb sagen Siege hier nichts aus. Bessere Bots gewinnen vielleicht: --bot policy oder --bot search:50
sweep--written = { $file } geschrieben.
sweep--picture-title = { $game }: Ergebnisse nach { $names }
sweep--picture-note = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  } je Punkt, an jedem Punkt mit denselben Startwerten; Bots: { $bots }
sweep--picture = „{ $file }“ ist kein Bild: --picture braucht einen Namen, der auf .svg oder .html endet
sweep--picture-axes = Ein Bild zeigt eine oder zwei Größen, die variieren, nicht { $count }. Nimm --csv für mehr.
sweep--precision = „{ $value }“ ist keine Genauigkeit. Beispiel: --precision 2%
sweep--two-modes = { $one } und { $other } lassen sich nicht kombinieren.
sweep--stray = { $option } ist nur zusammen mit { $mode } möglich.
sweep--until = „{ $value }“ hat nicht die Form MESSGRÖSSE=WERT. Beispiele: --until winner.ROLLE=50%, --until length=120
sweep--until-one = „{ $name }“ umfasst mehrere Messgrößen; --until braucht eine einzelne, z. B. winner.ROLLE=50%
sweep--until-share = „{ $name }“ ist ein Anteil der Partien, deshalb braucht --until 0% bis 100%: { $name }=50%
sweep--until-number = „{ $name }“ ist eine Zahl, deshalb braucht --until eine Zahl: { $name }=120
sweep--confidence = Alle Intervalle zusammen gelten mit 95 % Sicherheit, wenn die Messgröße vom ersten zum letzten Wert nur steigt oder nur fällt.
sweep--found = Das Ziel { $target } wird mit { $name }={ $best } erreicht: { $mean }. Mit jedem anderen Wert ist der Abstand größer.
sweep--found-range = Das Ziel { $target } wird mit { $name } von { $from } bis { $to } erreicht, soweit sich das mit diesen Partien sagen lässt. Am nächsten: { $best } mit { $mean }. Mit mehr Partien lässt sich der Bereich eingrenzen: --games
sweep--found-between = Kein Wert kommt genau auf { $target }: Der Übergang liegt zwischen { $name }={ $from } ({ $one }) und { $name }={ $to } ({ $other }).
sweep--found-below = Kein Wert kommt auf { $target }: Für { $name } von { $from } bis { $to } bleibt die Messgröße darunter.
sweep--found-above = Kein Wert kommt auf { $target }: Für { $name } von { $from } bis { $to } bleibt die Messgröße darüber.
sweep--found-turning = Die Messgröße läuft zweimal durch das Ziel { $target }: An beiden Enden liegt sie auf derselben Seite davon, mit { $name }={ $middle } auf der anderen. Suche in jeder Hälfte einzeln, oder probiere alle Werte mit --vary.
sweep--rank-head = { $game }: { $count ->
        [one] eine Zahl
       *[other] { $count } Zahlen
    } um je einen Schritt erhöht und verringert, je { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  } mit denselben Startwerten; Bots: { $bots }
sweep--rank-clear = { $clear } von { $count } Zahlen mit signifikantem Unterschied
sweep--number = Zahl
sweep--step = Schritt
sweep--measured = Messgröße
sweep--no-numbers = { $only ->
        [none] Dieses Spiel hat keine Zahlen, die sich variieren lassen.
       *[other] Keine Zahl passt zu „{ $only }“. Beispiele: --only hitsFrom, --only "Army.*.strength"
    }
sweep--many-numbers = { $count } Zahlen sind zu viele (höchstens { $most }). Wähle einige aus; * steht für beliebige Zeichen: --only "Army.*.strength"

store--no-sqlite = Diese Version von Node.js hat kein SQLite (ab Node.js 22), deshalb werden Ergebnisse nicht gespeichert. --store none blendet diese Meldung aus.
store--damaged = Der Speicher { $path } ist beschädigt. Er heißt jetzt { $aside }, und ein neuer wurde angelegt; Partien daraus werden noch einmal gespielt.
store--foreign = { $path } enthält keine Ergebnisse von Sandtable oder stammt von einer neueren Version. Die Datei bleibt, wie sie ist; Ergebnisse werden nicht gespeichert.
store--unusable = Der Speicher { $path } lässt sich nicht verwenden, deshalb werden Ergebnisse nicht gespeichert: { $reason }

results--none = In { $path } sind noch keine Ergebnisse gespeichert. „sandtable simulate“, „compare“, „ladder“ und „sweep“ speichern, was sie spielen.
results--empty = Keine gespeicherten Ergebnisse.
results--format = „{ $value }“ ist kein Format: --export csv oder --export parquet
results--game = Spiel
results--command = Befehl
results--changes = Änderungen
results--options = Optionen
results--bots = Bots

plan--head = { $game }: { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
  } darüber, wie das kompilierte Spiel ermittelt, was die Regeln brauchen
plan--index = { $values ->
    [one] Eine Menge von Elementen für 1 Wert von { $field }.
   *[other] Eine Menge von Elementen für jeden von { $values } Werten von { $field }.
  } { $writes ->
    [none] Sie ändert sich nie.
   *[other] Aktualisiert, wo sich das Feld ändert: { $writes }
  }
plan--groups = { $fact ->
    [none] Eine Menge von Elementen für jeden Teil des Typs von { $field }.
   *[other] Für jeden Wert von { $fact } eine Menge der Elemente, deren { $field } diesen Wert hat.
  } { $writes ->
    [none] Sie ändert sich nie.
   *[other] Aktualisiert, wo sich das Feld ändert: { $writes }
  }
plan--memo-function = Ergebnisse von { $name } bleiben in einer Tabelle mit { $entries ->
    [one] 1 Eintrag
   *[other] { $entries } Einträgen
  }, bis sich ändert, was die Funktion liest{ $reads ->
    [none] {""}
   *[other] {""}: { $reads }
  }
plan--kept-sets = Für jeden von { $entries } Werten ist eine Menge gespeichert: die Elemente, für die das gilt. Sie bleibt, bis sich ändert, was dafür gelesen wird{ $reads ->
    [none] {""}
   *[other] {""}: { $reads }
  }
plan--kept-candidates = In zufälligen Partien wird die Antwort aus den Kandidaten gezogen, die vor der Frage gefunden wurden{ $alone ->
    [true] ; ein einziger Kandidat wird sofort genommen.
   *[other] .
  }
plan--memo-search = { $entries ->
    [one] Das letzte Ergebnis von { $name } bleibt
   *[other] Bis zu { $entries } Ergebnisse von { $name } bleiben
  } gespeichert, bis sich ändert, was die Suche liest{ $reads ->
    [none] {""}
   *[other] {""}: { $reads }
  }
plan--memo-decisions = Die Lösung bleibt gespeichert, bis sich ändert, was sie liest{ $reads ->
    [none] {""}
   *[other] {""}: { $reads }
  }
plan--recalled = { $name } wird in einem Lauf von { $search } für jeden Ort nur einmal aufgerufen.
plan--table = { $name } hängt nur von Konstanten ab: eine Tabelle mit { $entries ->
    [one] 1 Eintrag
   *[other] { $entries } Einträgen
  }.
plan--by-index = Über die gespeicherten Mengen von { $field } gefunden.
plan--by-groups = { $fact ->
    [none] Über die gespeicherten Mengen von { $field } gefunden.
   *[other] Über die gespeicherten Mengen von { $field } gefunden, nach { $fact }.
  }
plan--by-taken = Über die gespeicherte Menge der Werte gefunden, die { $field } bei irgendeinem Element hat.
plan--by-bits = { $field } ist als Menge der Elemente gespeichert, für die es wahr ist.
plan--by-table = Hängt nur von Konstanten ab: eine Tabelle von Mengen mit { $entries ->
    [one] 1 Zeile
   *[other] { $entries } Zeilen
  }.
plan--by-union = Die Vereinigung von Mengen, eine für jedes Element der anderen Art.
plan--by-members = Gefunden über die gespeicherte Menge der Elemente, für die { $name } gilt.
plan--some-member = Werte, für die kein Element die nötigen festen Eigenschaften hat, werden übersprungen.
plan--no-loop = Keine Schleife: { $sets ->
    [0] die Menge selbst
    [one] 1 Bedingung ist eine Menge
   *[other] { $sets } Bedingungen sind Mengen
  }.
plan--by-parts = Jedes Element wird geprüft, während die Menge zusammengesetzt wird, in { $parts ->
    [one] 1 Teil
   *[other] { $parts } Teilen
  }.
plan--prefiltered = Schleife über die Elemente von { $sets ->
    [one] 1 Vorfilter
   *[other] { $sets } kombinierten Vorfiltern
  }; { $tests ->
    [0] keine weitere Bedingung
    [one] 1 weitere Bedingung wird geprüft
   *[other] { $tests } weitere Bedingungen werden geprüft
  }.
plan--along-list = Die wenigen Elemente jeder Zeile sind als Liste gespeichert.
plan--if-near = Was auf den Nachbarn jedes Orts ist, wird mitgeführt; Orte ohne solche Nachbarn werden übersprungen.
plan--plain-loop = Einfache Schleife: { $reason ->
    [unconditional] Es gibt keine Bedingung.
    [list] Listen werden in ihrer Reihenfolge gelesen.
    [numbers] Sie läuft über Zahlen.
    [binds] Die Bedingung benennt, was sie findet.
    [faults] Die Bedingung kann zu einem Laufzeitfehler führen und wird deshalb nicht früher oder für andere Elemente ausgewertet.
   *[not-kept] Für das, was die Bedingung vergleicht, ist keine Menge gespeichert.
  }
plan--hoisted = Für alle Elemente gleich: einmal vor der Schleife ausgewertet.
plan--outer-loop = In einer äußeren Schleife ausgewertet, in der alles bekannt ist, was gelesen wird.
plan--found-before = Die passenden Elemente werden einmal vor allen Schleifen gefunden.
plan--in-place = Die Menge wird gelesen, wo sie gespeichert ist, ohne Kopie.
plan--search = { $name }: { $order ->
    [queue] Alle Schritte kosten gleich viel, deshalb warten Orte in einer Warteschlange
    [buckets] Die Kosten sind kleine ganze Zahlen, deshalb gibt es für jeden Kostenwert eine Liste von Orten
   *[heap] Die Kosten unterscheiden sich, deshalb findet ein Heap den günstigsten Ort
  }; { $states ->
    [0] Orte werden nachgeschlagen
   *[other] Orte sind mit Zahlen bis { $states } nummeriert
  }{ $early ->
    [true] {""}; sie endet, sobald das Gesuchte gefunden ist.
   *[other] {""}.
  }
plan--question = { $count ->
    [bits] Die Kandidaten sind eine Menge: Ihre Bits werden gezählt, und ein zufälliger wird nach seiner Nummer gewählt.
    [tried] Jeder Kandidat wird anhand der Bedingungen der ganzen Antwort geprüft.
    [binomials] Die Kandidaten sind eine Menge, aus deren Größe sich die Zahl der Antworten ergibt.
    [orders] Die Zahl der Reihenfolgen ergibt sich aus der Zahl der Kandidaten.
    [orders-tried] Reihenfolgen werden anhand der Bedingungen der ganzen Antwort geprüft.
    [weighed] Antworten werden durch eine Suche gefunden, die sie als Ganzes bewertet.
   *[tuples] Antworten werden durch Schleifen über alle Parameter außer dem letzten aufgelistet; eine zufällige wird nach ihrer Nummer gewählt.
  } { $checked ->
    [true] Vor der Frage wird geprüft, ob es eine Antwort gibt.
   *[other] Es gibt immer eine Antwort, deshalb wird vor der Frage nichts geprüft.
  }
plan--tried-first = { $sets ->
    [true] Bei bis zu 5 Kandidaten werden alle Mengen einzeln geprüft; keine, wenn die Bedingungen bei jeder Wahl gelten. Vor der Frage wird zuerst die Menge aller Kandidaten geprüft.
   *[other] Vor der Frage werden zwei einfache Antworten geprüft: überall der erste und überall der letzte Kandidat. Nur wenn keine davon zulässig ist, wird gesucht.
  }
plan--free = Solange die Optionen alle Bedingungen an die Antwort abschalten, wird eine beliebige Menge der Kandidaten gezogen; die Bedingungen werden nicht ausgewertet.
plan--some-given = Mindestens ein Schlüssel braucht einen Wert. Jeder Wert wird für sich gezogen und neu gezogen, falls alle none sind; vor der Frage genügt es, dass ein Schlüssel einen Kandidaten hat.
plan--offered = { $name } wird nur von Menüs aufgerufen, die den Aufruf nur anbieten, wenn seine Voraussetzungen gelten; sie werden deshalb nicht noch einmal geprüft.
plan--shown-members = Elemente von { $kind }, die jemandem gezeigt wurden, sind als Menge gespeichert: Ändert sich ein Stapel, werden nur diese geprüft.
plan--in-menu = { $name } ist kurz und wird deshalb in der Schleife ohne Aufruf ausgewertet.
plan--shared-loop = Eine Schleife findet die Kandidaten von { $arms }; was sie alle betrachten, wird für jeden Wert nur einmal ausgewertet.
plan--arm = { $name }: { $last ->
    [alone] keine Parameter.
    [listed] { $loops ->
        [one] eine Schleife über den Parameter, da er
       *[other] Schleifen über alle { $loops } Parameter, da der letzte
      } viele Werte hat.
   *[set] { $loops ->
        [0] Die Kandidaten sind eine Menge.
        [one] eine Schleife über den ersten Parameter; die Kandidaten des letzten sind eine Menge.
       *[other] Schleifen über die ersten { $loops } Parameter; die Kandidaten des letzten sind eine Menge.
      }
  }
