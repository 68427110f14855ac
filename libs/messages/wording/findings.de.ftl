# Wortlaut der Befunde. Die Kennung von `bereich/wort-mehr` ist `bereich--wort-mehr`: Der Satz sagt, was falsch ist,
# `.hint`, was zu tun ist. `.near` steht statt `.hint`, wo ein ähnlicher Name bekannt ist.

syntax--unexpected = { $ends ->
        [file] Hier endet die Datei,
        [part] Nach „{ $after }“ kommt nichts,
        [line] Nach „{ $after }“ endet die Zeile,
       *[no] Hier steht „{ $found }“,
    } erwartet wird aber { $expected ->
        [expression] ein Ausdruck
        [statement] eine Anweisung
        [type] ein Typ
        [declaration] eine Vereinbarung
        [name] ein Name
        [string] ein Text in Anführungszeichen
        [number] eine Zahl
        [pattern] ein Muster
        [field] ein Feld
        [row] eine Zeile
        [cell] eine Zelle
        [face] eine Seite des Würfels, eine Zahl oder ein Name
        [quantity] ein Wort für wie viele, etwa one, optional one, some, any oder eine Zahl
        [arm] ein Zweig mit seinem Namen
        [decision] decide, function oder circle
        [circle] some, only oder else
        [patch] eine Änderung
        [answer] eine Antwort
        [preference] ein Muster mit seiner Nummer
        [source] ein Buch, sein Name und sein Titel
        [end] das Ende der Datei
       *[other] „{ $expected }“
    }.
    .hint = Vor dieser Stelle fehlt etwas, oder dies gehört nicht hierher.
    .near = Ist „{ $near }“ gemeint?
syntax--unclosed = Diese Klammer „{ $bracket }“ wird nie geschlossen.
    .hint = Ergänze die schließende Klammer am Ende des Teils, den sie öffnet.
syntax--unterminated-string = Diesem Text fehlt das schließende Anführungszeichen.
    .hint = Ein Text endet in der Zeile, in der er beginnt; ergänze „"“ an seinem Ende.
syntax--long-number = „{ $number }“ hat mehr Ziffern, als eine Zahl behält.
    .hint = Ganze Zahlen gehen bis 9007199254740991; mit Nachkommastellen zählen alle Ziffern zusammen.
syntax--unknown-character = Das Zeichen „{ $character }“ kennt die Sprache nicht.
    .hint = Entferne es; in Anführungszeichen und Kommentaren darf jedes Zeichen stehen.
syntax--bidi-control = Das unsichtbare Zeichen { $character } ändert die Schreibrichtung des Textes dahinter.
    .hint = Entferne es; mit ihm lesen sich Regeln anders, als sie wirken.
syntax--too-deep = Klammern und Blöcke sind hier zu tief verschachtelt.
    .hint = Gib inneren Teilen eigene Namen, mit einer Funktion oder Prozedur.
syntax--binary = Diese Datei enthält keinen Text.
    .hint = Regeln sind Textdateien in UTF-8; vielleicht trägt ein Bild oder Archiv einen falschen Namen.
syntax--too-big = Diese Datei hat { $size } Zeichen und wird nicht gelesen; möglich sind höchstens { $limit }.
    .hint = Teile sie in mehrere Dateien auf: Auf deren Reihenfolge kommt es nicht an.

findings--more = Diese Datei hat noch { $more } Befunde, die nicht aufgeführt sind.
    .hint = Behebe zuerst die genannten.

name--duplicate = „{ $name }“ ist zweimal vereinbart.
    .hint = Benenne eines davon um oder entferne es.
name--unknown = Hier gibt es nichts, das „{ $name }“ heißt.
    .hint = Prüfe die Schreibweise, oder vereinbare es.
    .near = Ist „{ $near }“ gemeint?
name--ambiguous = „{ $name }“ kann hier mehreres bedeuten: { $types }.
    .hint = Gib der Stelle einen Typ, oder benenne eins von beiden um.
name--initial = „{ $name }“ beginnt mit dem falschen Buchstaben: Namen von Typen, Arten und Würfeln beginnen groß, alle anderen klein.
    .hint = Schreib den ersten Buchstaben { $expected ->
            [capital] groß
           *[small] klein
        }, hier und überall, wo der Name steht.

name--shadow = „{ $name }“ verdeckt einen anderen lokalen Namen oder Parameter.
    .hint = Gib diesem einen eigenen Namen.

type--mismatch = Das ist { $found }, gebraucht wird hier aber { $expected }.
    .hint = Ändere den Wert oder den Typ, dem er gegeben wird.
type--circle = Der Typ „{ $name }“ enthält sich selbst: { $path }.
    .hint = Ein Typ darf nur aus Typen bestehen, die ohne ihn vollständig sind.
type--greedy = Der Vergleich gehört zu dem, was gezählt wird: Er steht im „where“ des Quantors davor.
    .hint = Setze Klammern um den Quantor, damit sein Ergebnis verglichen wird.

call--circle = „{ $name }“ ruft sich selbst auf: { $path }.
    .hint = Funktionen dürfen keinen Kreis bilden; nimm eine Schleife, oder „decisions“ für Regeln, die voneinander abhängen.
call--position = „{ $name }“ fragt oder würfelt; der Aufruf muss deshalb am Anfang einer Zeile stehen.
    .hint = Gib das Ergebnis zuerst einem eigenen Namen: „let antwort = …“.
call--arguments = „{ $name }“ nimmt { $expected } Argumente, angegeben sind aber { $found }.
    .hint = Vergleiche den Aufruf mit der Vereinbarung.
effect--signature = „{ $name }“ passt hier nicht: Offen bleibt { $found }, aufgerufen wird es aber als { $expected }.
    .hint = Die letzten Parameter müssen nehmen, womit aufgerufen wird; nur die ersten stehen in der Zelle.
effect--arguments = „{ $name }“ bekommt hier { $found } Argumente statt { $expected }.
    .hint = { $rest ->
            [none] Hier stehen nur die ersten Parameter.
           *[other] Hier stehen nur die ersten Parameter; der Aufruf bringt { $rest } mit.
        }
effect--given = Was „{ $name }“ hier bekommt, entscheidet sich erst im Spiel.
    .hint = Gib Zahlen, Mitglieder oder Konstanten an; was eine Partie entscheidet, kommt beim Aufruf dazu.
effect--loop = „{ $name }“ könnte sich selbst aufrufen: { $path }.
    .hint = Der Aufruf eines Wertes kann alles meinen, was irgendwo dafür genannt ist; lass eines davon ohne diesen Aufruf auskommen.
effect--result = Was diese Funktionen zurückgeben, ist nicht gesagt.
    .hint = Schreibe den Typ des Ergebnisses hinter einen Doppelpunkt: „function(s: Side): bool“.
effect--listed = Die Werte von { $type } lassen sich nicht durchgehen: Es sind die, die Tabellen und Regeln gerade nennen.
    .hint = Geh stattdessen die Mitglieder durch, die einen solchen Wert haben.

match--missing = Nicht jeder Wert hat einen Zweig: { $values } bleibt übrig.
    .hint = Ergänze einen Zweig dafür, oder „else“.
match--dead = Dieser Zweig wird nie erreicht, weil die davor schon alles nehmen.
    .hint = Entferne ihn oder rücke ihn nach oben.
choice--label = Diese Frage braucht einen Namen.
    .hint = Benenne sie, damit Texte, Aufzeichnungen und Prüfungen von ihr sprechen können.
decisions--open = In „{ $name }“ hängt etwas an Antworten, die hier noch offen sind, und müsste bekannt sein.
    .hint = Offene Antworten gehen in Wahrheitswerte, Zahlen und Mengen ein; fasse es als Bedingung, Anzahl oder Menge.
decisions--outside = „{ $name }“ fragt nach Antworten von „{ $block }“, die hier erst gesucht werden.
    .hint = Stelle „{ $name }“ in den Block, damit es mit ihm gelöst wird.
decisions--size = „{ $name }“ wären mehr als { $most } Fragen auf einmal.
    .hint = Gib weniger Parameter, oder kleinere.
code--unreachable = Was hier folgt, wird nie erreicht.
    .hint = Entferne es oder stelle es vor die Anweisung, die hinausführt.
function--effect = Eine Funktion sieht nur hin; sie kann nichts verändern.
    .hint = Mach eine Prozedur daraus, oder verlege die Änderung dorthin, wo die Funktion aufgerufen wird.
return--missing = „{ $name }“ gibt nicht auf jedem Weg einen Wert zurück.
    .hint = Ergänze ein „return“, oder ein „else“, das eines hat.
pile--expected = { $name ->
        [none] Hier steht kein Stapel
       *[other] „{ $name }“ ist kein Stapel
    }; „put“, „draw“ und „shuffle“ brauchen einen.
    .hint = Nenne einen Stapel mit seinen Argumenten; „random one of …“ wählt aus jeder anderen Menge.
pile--kind = Ein Stapel enthält Mitglieder einer Art, nicht { $found }.
    .hint = Nenne hinter „of“ eine Art.
pile--unordered = „{ $name }“ hat keine Reihenfolge, deshalb bewirkt „{ $word }“ dort nichts.
    .hint = Vereinbare den Stapel als „ordered“, oder schreibe „put … into“: Aus einem Stapel ohne Reihenfolge wird immer zufällig gezogen.
type--payload = { $type } kann nicht in einer Marke oder einem Verbund stehen.
    .hint = Dort steht eine Zahl, ein Wahrheitswert, ein Mitglied, eine Marke oder ein Verbund; den Rest bewahre an einem eigenen Ort auf.
type--unnamed = Ein Verbund braucht einen eigenen Namen.
    .hint = Vereinbare ihn in einer eigenen Zeile, „type Name = …“, und schreibe hier den Namen.
pool--size = Ein Vorrat von { $size } Mitgliedern ergibt hier keinen Sinn: Er hat 1 bis { $limit }.
    .hint = Schreibe, wie viele Mitglieder es zugleich geben kann.
pool--members = „{ $name }“ hat Mitglieder, die kommen und gehen; deshalb { $what ->
        [table] kann keine Tabelle sie aufzählen
        [seats] kann niemand auf ihren Plätzen sitzen
        [state] kann kein Zustand für jedes von ihnen aufbewahrt werden
        [map] kann keine aufbewahrte Zuordnung einen Wert für jedes von ihnen haben
       *[relation] kann keine Beziehung sie verbinden
    }.
    .hint = { $what ->
        [table] Erzeuge sie mit „create“, wo die Partie beginnt.
        [seats] Gib die Plätze einer Art, deren Mitglieder in einer Tabelle stehen.
       *[other] Bewahre es in einem Feld des Vorrats auf: Es kommt und geht mit seinem Mitglied.
    }
pool--expected = „{ $name }“ ist kein Vorrat: Seine Mitglieder werden im Spiel weder erzeugt noch entfernt.
    .hint = Vereinbare die Art mit „pool n“; ein Mitglied, das in einer Tabelle steht, kann ein Feld haben, das sagt, dass es aus dem Spiel ist.
pool--value = „{ $kind }“ wird hier ohne einen Wert für „{ $field }“ erzeugt.
    .hint = Gib einen an, „{ $field }: …“, oder einen Vorgabewert in der Vereinbarung der Art.
pool--unnamed = Dieser Wert sagt nicht, zu welchem Feld er gehört.
    .hint = Schreibe den Namen des Feldes davor; es gibt: { $fields }.

language--later = Die Sprache kennt { $construct }, aber diese Fassung kann es noch nicht ausführen.
    .hint = Schreibe es vorläufig anders.

table--missing-file = Die Tabellendatei „{ $path }“ gibt es nicht.
    .hint = Prüfe den Pfad: Er gilt vom Ordner des Regelwerks aus.
    .near = Ist „{ $near }“ gemeint?
table--json = Diese Tabelle ist kein gültiges JSON: Hier steht { $found }, gebraucht wird { $expected }.
    .hint = Eine Tabelle in JSON ist eine Liste von Objekten, eines je Zeile.
table--csv = Diese Tabelle ist kein gültiges CSV: „{ $found }“ hat kein schließendes Anführungszeichen.
    .hint = Schließe das Anführungszeichen; innerhalb wird es doppelt geschrieben.
table--cells = Diese Zeile hat { $found } Zellen, die erste Zeile nennt aber { $expected } Spalten.
    .hint = Ergänze oder entferne Zellen; um eine Zelle mit Komma gehören Anführungszeichen.
table--cell = „{ $found }“ passt nicht zu „{ $column }“: Gebraucht wird dort { $expected }.
    .hint = Ändere den Wert oder den Typ von „{ $column }“ in den Regeln.
table--missing-column = Der Tabelle fehlt die Spalte „{ $column }“.
    .hint = Ergänze sie, oder gib dem Feld in den Regeln einen Anfangswert.
table--unknown-column = Die Tabelle hat eine Spalte „{ $column }“, aber kein Feld heißt so.
    .hint = Entferne die Spalte oder vereinbare das Feld.
    .near = Ist „{ $near }“ gemeint?
table--id = Dies kann nicht der Name einer Zeile sein.
    .hint = Namen beginnen mit einem Buchstaben, bestehen aus Buchstaben, Ziffern und „_“ und stehen in einer Tabelle nur einmal.
table--schema = Das abgeleitete Schema will { $path ->
            [top] ganz oben
           *[other] bei „{ $path }“
        } dies: { $expected ->
            [string] ein Text
            [number] eine Zahl
            [integer] eine ganze Zahl
            [boolean] wahr oder falsch
            [object] ein Objekt
            [array] eine Liste
            [nothing] nichts
           *[other] { $expected }
        }. Dort steht aber { $found ->
            [nothing] nichts
           *[other] { $found }
        }.
    .hint = Der Leser von Tabellen nimmt dies an: Bitte melde es mit der Tabelle als Fehler von Sandtable.

format--json = Diese Datei ist kein gültiges JSON: Hier steht { $found }, gebraucht wird { $expected }.
    .hint = Berichtige diese Stelle; solange die Datei nicht lesbar ist, wird sie nicht verwendet.
format--value = { $path ->
            [top] Ganz oben
           *[other] Bei „{ $path }“
        } steht { $found }, gebraucht wird dort { $expected ->
            [string] ein Text
            [number] eine Zahl
            [integer] eine ganze Zahl
            [boolean] wahr oder falsch
            [object] ein Objekt
            [array] eine Liste
           *[other] { $expected }
        }.
    .hint = Berichtige den Wert; solange er nicht passt, wird die Datei nicht verwendet.
format--missing = { $path ->
            [top] Ganz oben
           *[other] Bei „{ $path }“
        } fehlt der Eintrag „{ $key }“.
    .hint = Ergänze ihn.
format--unknown-key = Einen Eintrag „{ $key }“ gibt es an dieser Stelle nicht.
    .hint = Prüfe die Schreibweise, oder entferne ihn.

layout--alike = „{ $name }“ und „{ $other }“ haben dasselbe Muster, und { $sight ->
        [grey] in Grau
        [protan] für Augen, die Rot schlecht sehen,
        [deutan] für Augen, die Grün schlecht sehen,
        [tritan] für Augen, die Blau schlecht sehen,
       *[plain] für alle
    } sehen ihre Farben ähnlich aus (Abstand { $distance } von mindestens 20).
    .hint = Gib einer Seite ein anderes Muster oder eine andere Farbe.
layout--alike-there = „{ $name }“ sieht ähnlich aus.
layout--missing = Es gibt keine Datei „{ $name }“, deshalb wird der Plan ohne Layout gezeichnet.
    .hint = Lege die Datei an, oder nimm das Layout aus der Zeile.
    .near = Ist „{ $near }“ gemeint?
layout--unknown = Die Regeln haben { $sort ->
        [kind] keine Art
        [member] kein Mitglied
        [field] kein Feld
        [pile] keinen Stapel
       *[relation] keine Beziehung
    } „{ $name }“, deshalb wird dies nicht gezeichnet.
    .hint = Prüfe die Schreibweise, oder entferne den Eintrag.
    .near = Ist „{ $near }“ gemeint?

ruleset--id = „{ $name }“ kann kein Regelwerk heißen: Der Name steht in Adressen und Dateinamen.
    .hint = Nimm Buchstaben von a bis z, Ziffern und einzelne Bindestriche.
ruleset--missing = Keine Datei sagt, welches Regelwerk dies ist.
    .hint = Beginne eine Datei mit: ruleset "mein-spiel" version "1.0.0" language 1
ruleset--twice = Das Regelwerk ist zweimal vereinbart.
    .hint = Behalte eine einzige „ruleset“-Zeile.
expect--failed = { $sides ->
        [known] Was hier erwartet wird, trifft nicht zu: links { $left }, rechts { $right }.
        [case] Was hier erwartet wird, trifft nicht zu für { $case }.
       *[other] Was hier erwartet wird, trifft nicht zu.
    }
    .hint = Berichtige die Daten oder die Erwartung.
internal--crash = Der Übersetzer selbst ist gescheitert: { $message }.
    .hint = Das ist ein Fehler in Sandtable, nicht in deinen Regeln; bitte melde ihn mit der Datei, die ihn auslöst.

fault--none = Die Partie endete mit einem Fehler, der keinen Namen hat.
fault--budget = Die Regeln liefen zu lange, ohne zu einer Frage oder einem Ende zu kommen.
    .hint = Suche nach einer Schleife, deren Bedingung nie falsch wird.
fault--range = Ein Wert hat den Bereich seines Typs verlassen.
    .hint = Erweitere den Typ, oder begrenze den Wert mit „min“ und „max“.
fault--only = „only“ fand keinen Wert oder mehr als einen.
    .hint = Nimm „first“, wo keiner oder mehrere möglich sind.
fault--nothing-to-choose = Es kam eine Frage, auf die es keine erlaubte Antwort gibt.
    .hint = Ergänze „otherwise“, mach sie freiwillig, oder frage nur, wenn es etwas zu wählen gibt.
fault--unseated = Eine Rolle wird gefragt, die kein Platz spielt.
    .hint = Prüfe zuerst „seated“, oder gib die Rolle in jeder Sitzordnung einem Platz.
fault--requires = Eine Prozedur wurde aufgerufen, obwohl nicht gilt, was sie voraussetzt.
    .hint = Prüfe die Voraussetzung vor dem Aufruf.
fault--no-arm = Es kam ein Wert vor, für den „match“ keinen Zweig hat.
    .hint = Ergänze einen Zweig dafür, oder „else“.
fault--divide = Es wurde durch null geteilt.
    .hint = Prüfe zuerst den Teiler.
fault--full = Ein Stapel, ein Vorrat oder eine Liste würde mehr enthalten, als möglich ist.
    .hint = Prüfe vorher, wie viel darin ist, oder erhöhe „max“ oder die Zahl hinter „pool“.
fault--circle = Antworten eines Blocks von Entscheidungen hängen aneinander, und keine oder mehrere passen.
    .hint = Sage in seinem „circle“, was dann gilt, wenigstens mit einer Zeile „else -> all = false“.

example--fault = Das Beispiel läuft in einen Fehler: { $fault }.
    .hint = Entweder sind die Regeln hier falsch, oder das Beispiel beginnt mit einem Zustand, den sie nie erreichen.
example--unused = Nach der Antwort für „{ $path }“ wird nie gefragt.
    .hint = Entferne sie, oder prüfe, warum die Regeln nicht dorthin kommen.
example--unanswered = Das Beispiel hat keine Antwort für „{ $path }“, möglich sind { $count }.
    .hint = Ergänze die Antwort; nur Fragen mit einer einzigen Antwort dürfen fehlen.
example--illegal = Die Antwort für „{ $path }“ ist nicht erlaubt. { $reasons }
    .hint = Berichtige die Antwort oder die Regel, die sie ausschließt.
example--by = „{ $path }“ wird { $asked } gefragt, nicht die Rolle, die das Beispiel nennt.
    .hint = Berichtige die Rolle oder die Regel, die sagt, wer gefragt wird.
example--accepted = Die Antwort für „{ $path }“ sollte abgewiesen werden, ist aber erlaubt.
    .hint = Berichtige das Beispiel, oder ergänze die Regel, die sie ausschließt.
example--reason = Die Antwort für „{ $path }“ wird abgewiesen, aber nicht wegen „{ $expected }“: { $reasons }.
    .hint = Berichtige den Grund im Beispiel oder in den Regeln.
example--then = Was nach dem Beispiel gelten soll, gilt nicht: links { $left }, rechts { $right }.
    .hint = Berichtige die Erwartung oder die Regeln.
example--ending = { $result ->
        [on] Die Partie geht weiter.
       *[other] Die Partie endet anders: { $result ->
            [won] gewonnen von
           *[drawn] unentschieden für
        } { $by }{ $because ->
            [none] .
           *[other] , mit dem Grund „{ $because }“.
        }
    }
    .hint = Berichtige die Erwartung oder die Regeln.
example--unknown-reason = Kein „finish“ in den Regeln nennt den Grund „{ $reason }“.
    .hint = Schreibe den Pfad eines Grundes oder dessen letztes Wort.
    .near = Ist „{ $near }“ gemeint?
example--policy = Die Policy „{ $policy }“ antwortet auf „{ $path }“ mit { $answer }, { $lines ->
        [none] weil keine ihrer Zeilen etwas vom Angebotenen nimmt.
       *[other] nach Zeile { $lines }.
    }
    .hint = Berichtige das Beispiel oder die Policy.
example--policy-silent = { $why ->
        [no-part] Kein Teil der Policy „{ $policy }“ spricht hier von „{ $path }“.
       *[other] Die Policy „{ $policy }“ kommt für „{ $path }“ zu { $answer }; das ist nicht erlaubt.
    }
    .hint = Ein Bot antwortet dann zufällig. Ergänze die Policy, oder lass das Beispiel ohne sie antworten.
example--no-policy = Den Platz dessen, der nach „{ $path }“ gefragt wird, hat keine Policy inne.
    .hint = Wähle eine Sitzordnung, in der eine spielt, oder nenne die Policy vor dem Pfad.

call--label = Einen Parameter „{ $label }“ gibt es an dieser Stelle nicht; dort steht „{ $expected }“.
    .hint = Berichtige die Bezeichnung oder die Reihenfolge der Argumente.
call--not-callable = „{ $name }“ ist ein Wert und kann nicht aufgerufen werden.
    .hint = Lass die Klammern weg, oder benenne eines um, falls eine Funktion dieses Namens gemeint ist.
name--call = „{ $name }“ ist eine Funktion oder Prozedur; sie braucht Klammern mit ihren Argumenten.
    .hint = Schreibe „{ $name }(…)“.
pattern--never = Ein Wert vom Typ { $type } ist nie { $pattern }.
    .hint = Entferne dieses Muster oder berichtige es.
policy--role = Policies sind für { $expected ->
        [none] Rollen, und es gibt keine „seats“
       *[other] { $expected }, deren Mitglieder gefragt werden
    }, nicht für { $name }.
    .hint = Nenne die Art der Rollen.
policy--choice = Keine Frage heißt „{ $path }“.
    .hint = Fragen heißen nach ihrer Prozedur und ihrem Namen: „turn/order“.
    .near = Meintest du „{ $near }“?
policy--arm = Das ist kein Zweig des Menüs; es gibt { $arms }.
    .hint = Beginne eine Zeile mit dem Namen eines Arms.
quantor--filter = Ein Filter behält Mitglieder einer Menge, und hier sind es mehrere.
    .hint = Sag, was die Menge enthalten soll: „{ $name } for { $name } in …“. Ein Paar ist ein Wert eines Typs, den du erklärst.
quantor--body = Nach „{ $quantor }“ muss stehen, was von jedem Mitglied gemeint ist.
    .hint = Ergänze es nach einem Doppelpunkt.
quantor--no-body = „{ $quantor }“ sieht nur auf die Mitglieder; nach dem Doppelpunkt darf nichts stehen.
    .hint = Schreibe die Bedingung nach „where“.
type--empty-set = Der Typ dieser leeren Menge ist nicht zu erkennen.
    .hint = Gib sie etwas, das einen Typ hat: „let gefunden: set of T = {"{}"}“.
type--fields = { $type } hat keine Felder, also auch kein „{ $field }“.
    .hint = Felder haben nur Mitglieder von Arten; vielleicht ist zuerst „none“ auszuschließen.
type--grid = { $type } liegt auf keinem Raster.
    .hint = Vereinbare die Art mit „on hexes“ oder „on squares“.
type--never-none = Das ist nie „none“; „otherwise“ bewirkt deshalb nichts.
    .hint = Lass „otherwise“ weg.
type--divisor = Genaues Teilen braucht einen festen Teiler, der nicht null ist.
    .hint = „div“ teilt durch jede Zahl und rundet ab.
type--order = Werte vom Typ { $type } haben keine Reihenfolge.
    .hint = Vergleiche Zahlen, Wahrheitswerte oder Mitglieder; bei Mengen frage mit „in“ und „has“.
type--set = Hier wird eine Menge gebraucht, dies ist aber { $found }.
    .hint = Schreibe die Menge, deren Mitglieder gemeint sind.

first = „{ $name }“ steht zuerst hier.
this = „{ $name }“ steht hier.
also = Auch hier.
fix--replace = „{ $old }“ durch „{ $new }“ ersetzen
fix--remove = „{ $what }“ entfernen
fix--insert = „{ $text }“ einfügen
fix--arms = Zweige für { $values } ergänzen
fix--close = Die Klammer schließen
fix--parentheses = Klammern darum setzen
syntax--close-string = Den Text schließen
syntax--remove-bidi = Das Zeichen entfernen

assign--constant = Dies gehört zum gedruckten Spiel und ändert sich nie.
    .hint = Vereinbare das Feld mit „state“, wenn es sich im Spiel ändert.
assign--fixed = „{ $name }“ hat seinen Wert ein für alle Mal bekommen.
    .hint = Führe es mit „var“ ein, wenn es sich ändern soll.
call--no-effect = Diese Zeile sieht etwas nach und tut nichts damit.
    .hint = Verwende den Wert, oder rufe eine Prozedur auf.
call--no-result = „{ $name }“ gibt nichts zurück, gebraucht wird hier aber ein Wert.
    .hint = Rufe es in einer eigenen Zeile auf, oder lass es etwas zurückgeben.
choice--by = Es steht nicht da, wer diese Frage beantwortet.
    .hint = Ergänze „by“ und eine Rolle.
code--break = „break“ steht in keiner Schleife.
    .hint = Eine Prozedur verlässt man mit „return“.
die--empty = Der Würfel „{ $name }“ hat keine Seiten.
    .hint = Nenne seine Seiten, getrennt durch „|“.
example--arm = Das ist keine Antwort auf ein Menü.
    .hint = Schreibe einen seiner Zweige, mit den Argumenten in Klammern: { $arms }.
example--label = Keine Frage und kein Wurf hat den Pfad „{ $path }“.
    .hint = Pfade bestehen aus der Prozedur und der Bezeichnung.
    .near = Ist „{ $near }“ gemeint?
grid--twice = Zwei Mitglieder liegen auf der Zelle { $cell }.
    .hint = Berichtige die Koordinaten von einem davon.
grid--unknown = Ein Raster „{ $found }“ gibt es nicht.
    .hint = Es gibt: { $shapes }.
grid--which = { $count ->
        [0] Keine Art liegt auf einem solchen Raster.
       *[other] Mehrere Arten liegen auf einem solchen Raster: { $kinds }.
    }
    .hint = { $count ->
        [0] Vereinbare eine Art mit „on { $shape } …“.
       *[other] Sag, welche gemeint ist, etwa durch den Typ einer lokalen Größe.
    }
drawing--line = Die Zeile „{ $found }“ kennt eine Karte nicht.
    .hint = Der Kopf sagt, wie die Zellen liegen („odd columns lower“), wie sie heißen („id h{"{"}column{"}"}{"{"}row{"}"}“) und woher sie kommen; unter „legend“ stehen Zeichen mit ihren Werten („f  terrain: forest“), unter „map“ die Zeichnung.
drawing--lacks = Dieser Karte fehlt „{ $part }“.
    .hint = { $part ->
        [id] Sag im Kopf, wie die Zellen heißen: „id h{"{"}column{"}"}_{"{"}row{"}"}“.
        [legend] Sag unter einer Zeile „legend“, was die Zeichen bedeuten: „f  terrain: forest“.
        [map] Zeichne die Zellen unter einer Zeile „map“.
       *[other] Sag im Kopf, wie die Zellen liegen: „odd columns lower“, „even columns lower“, „odd rows right“, „even rows right“ oder „squares“.
    }
drawing--sign = Das Zeichen „{ $sign }“ steht nicht in der Legende.
    .hint = Sag in der Legende, was es bedeutet, oder zeichne ein anderes Zeichen.
drawing--unused = Das Zeichen „{ $sign }“ der Legende ist nicht gezeichnet.
    .hint = Zeichne es, oder nimm es aus der Legende.
drawing--ragged = Diese Zeile hat { $found } Zeichen, die erste { $expected }.
    .hint = Zeichne alle Zeilen gleich lang. Wo keine Zelle ist, zeichne ein Zeichen, das in der Legende „nothing“ ist.
drawing--rows = Diese Zeichnung hat { $found } { $found ->
        [one] Zeile
       *[other] Zeilen
    }, die erste { $expected }.
    .hint = Alle Zeichnungen einer Karte zeigen dieselben Zellen.
drawing--once = { $count ->
        [0] Das Zeichen „{ $sign }“ ist nicht gezeichnet.
       *[other] Das Zeichen „{ $sign }“ ist { $count }-mal gezeichnet.
    }
    .hint = Die Legende sagt, dass es einmal gezeichnet wird.
drawing--count = Das sind { $numbers } { $numbers ->
        [one] Zahl
       *[other] Zahlen
    } für { $signs } Zeichen.
    .hint = Ein Bereich gibt jedem Zeichen der Zeile eine eigene Zahl.
drawing--grid = Das ist eine Zeichnung von { $found }, aber die Art liegt auf { $expected }.
    .hint = Spalten, die tiefer liegen, gehören zu „hexes flat“, Zeilen, die weiter rechts liegen, zu „hexes pointed“.
relation--alone = „{ $name }“ ist mit nichts verbunden.
    .hint = Schreibe „--“ oder „->“ zwischen die Mitglieder, die verbunden sind.
relation--direction = In „{ $name }“ wird mit „{ $expected }“ verbunden.
    .hint = Nimm dasselbe Zeichen wie die Vereinbarung.
relation--isolated = „{ $name }“ ist mit nichts verbunden, obwohl fast alle anderen verbunden sind.
    .hint = Verbinde es in der Tabelle von „{ $relation }“ mit etwas; soll es allein liegen, sage es mit „quiet“.
relation--no-default = Die Zeile lässt „{ $field }“ aus, das keinen Anfangswert hat.
    .hint = Ergänze es in der Zeile, oder gib ihm in der Vereinbarung einen Anfangswert.
relation--one-way = „{ $from }“ führt zu „{ $to }“, aber nicht zurück, obwohl fast alle anderen Verbindungen von „{ $relation }“ in beide Richtungen führen.
    .hint = Ergänze den Rückweg; soll diese Verbindung nur in eine Richtung führen, sage es mit „quiet“.
relation--sides = „{ $name }“ verbindet in beide Richtungen; beide Seiten müssen deshalb denselben Typ haben.
    .hint = Nimm „->“ für eine Beziehung mit Richtung.
return--no-result = Hier wird ein Wert zurückgegeben, aber kein Ergebnis ist vereinbart.
    .hint = Vereinbare den Typ des Ergebnisses nach den Parametern, oder gib nichts zurück.
return--value = Dieses „return“ gibt keinen Wert, vereinbart ist aber ein Ergebnis.
    .hint = Schreibe den Wert hinter „return“.
ruleset--language = Diese Regeln sind in Fassung { $found } der Sprache geschrieben; dies ist Fassung { $expected }.
    .hint = Ändere die Zahl in der „ruleset“-Zeile und sieh, was gemeldet wird.
search--component = Die Zustände einer Suche lassen sich nach „{ $name }“ nicht unterscheiden; das ist { $type }.
    .hint = Bestandteile sind Zahlen, Wahrheitswerte, Mitglieder, Vereinigungen und Mengen von bis zu 4.096 Werten; der erste ist keine Menge und hat bis zu 65.536.
search--spent = Die Kosten von „{ $name }“ brauchen immer kleinere Brüche, weil sie aus „spent“ entstehen.
    .hint = Teile „spent“ nicht, oder nimm „div“.
seats--twice = Die Rolle { $role } sitzt auf zwei Plätzen derselben Sitzordnung.
    .hint = Gib jede Rolle nur einem Platz.
state--no-initial = „{ $name }“ hat keinen Anfangswert.
    .hint = Ergänze „=“ und den Wert, mit dem eine Partie beginnt.
table--empty = Diese Datei ist leer; eine Tabelle hat wenigstens eine Zeile mit den Namen ihrer Spalten.
    .hint = Beginne sie mit „id“ und den Namen der Felder, durch Kommas getrennt.
table--one-line = Spalten und Zeilen stehen hier in einer einzigen Zeile.
    .hint = Jede Zeile der Tabelle steht in einer eigenen; die erste nennt die Spalten.
table--header = Eine Spalte dieser Tabelle hat keinen Namen.
    .hint = Jede Zelle der ersten Zeile ist der Name eines Feldes.
type--empty-range = Der Bereich { $low }..{ $high } ist leer.
    .hint = Die kleinere Zahl kommt zuerst.
type--not-in-state = Werte vom Typ { $type } können sich im Spiel nicht ändern.
    .hint = Behalte es als festes Feld, oder nimm einen Typ mit benannten Werten.
type--step = Die Schritte passen nicht in den Bereich { $low }..{ $high }.
    .hint = Beide Enden müssen mit ganzen Schritten erreicht werden.
type--too-big = Dieser Typ hat { $size } Werte; möglich sind hier höchstens { $limit }.
    .hint = Mach ihn enger, oder speichere die Teile einzeln.
type--twice = Dieser Teil steht zweimal im Typ.
    .hint = Entferne einen davon.
whenever--asks = Ein „whenever“-Block kann nichts fragen.
    .hint = Merke dir in einem Zustand, was zu fragen ist, und frage im Ablauf des Spiels.

syntax--insert = „{ $text }“ einfügen
syntax--opened-here = „{ $bracket }“ wird hier geöffnet.
syntax--remove = „{ $text }“ entfernen
syntax--replace = Durch „{ $text }“ ersetzen

type--map = Hier wird eine Zuordnung gebraucht, dies ist aber { $found }.
    .hint = Nur Zuordnungen werden mit einem Schlüssel in Klammern gelesen.
map--one-key = Eine Zuordnung hat nur einen Schlüssel.
    .hint = Für zwei Schlüssel schreibe eine Zuordnung von Zuordnungen: map a in A: map b in B: …
list--empty = Wovon dies eine leere Liste ist, ist nicht zu erkennen.
    .hint = Gib sie etwas, das einen Typ hat: „var gefunden: list of T max 9 = []“.
list--max = Wie lang diese Liste von { $type } werden darf, steht nicht da.
    .hint = Sag es in ihrem Typ, zum Beispiel „list of { $type } max { $size }“.
list--too-long = Diese Liste hätte { $size } Plätze; möglich sind höchstens { $limit }.
    .hint = Mach sie kürzer, oder nimm eine Menge oder eine Zuordnung.
map--key = { $type } kann nicht Schlüssel einer Zuordnung sein.
    .hint = Ein Schlüssel ist ein Wert eines endlichen Typs mit höchstens { $limit } Werten.
chance--how-many = Zufall wählt eines, einige, beliebig viele oder so und so viele einer Menge: nicht „{ $quant }“.
    .hint = { $quant ->
        [all] Alle davon ist die Menge selbst; einen Stapel mischt „shuffle“.
       *[other] Schreib „0..1 of“ für eines oder keines, gleich wahrscheinlich.
    }
chance--by-several = Zufall ist niemandes Antwort: Er kann nicht „by“ irgendeiner von mehreren sein.
    .hint = Nenne eine Rolle, oder lass „by“ weg.
choice--offered-wishes = Wünsche werden über alles abgewogen, was erlaubt ist; daneben kann nichts davon vorgeschlagen werden.
    .hint = Lass „offering“ weg, oder mach aus den Wünschen eine Bedingung: „such that“.
choice--wishes = Welche Antworten die meisten dieser Wünsche erfüllen, findet eine Suche.
    .hint = Viele Schlüssel und Kandidaten machen die Suche langsam; „some x in X where … and answer[x] == r“ oder „answer has r“ ohne „such that“ brauchen keine.
example--pairs = Eine Zuordnung besteht aus Paaren von Schlüssel und Wert oder nur aus den Werten in der Reihenfolge der Schlüssel.
    .hint = Schreibe (Schlüssel, Wert) für jeden davon oder gar keine Schlüssel.

audience--no-seats = Wer etwas sehen darf, lässt sich nur sagen, wo es Rollen gibt.
    .hint = Vereinbare, wer was spielt: seats for Rolle {"{"} zwei {"{"} eine {"{"}a{"}"} andere {"{"}b{"}"} {"}"} {"}"}
audience--hidden = Wer das sehen darf, hängt an „{ $name }“, das selbst nicht alle sehen dürfen.
    .hint = Ein Publikum liest nur, was alle sehen: Konstanten und Zustände ohne „seen by“ und die eigenen Parameter.
audience--chance = Was Würfel zeigen, sehen alle.
    .hint = Lass „secret“ weg; was der Zufall verbergen soll, wird aus einem Stapel gezogen, den nur wenige sehen.
audience--nothing-hidden = In { $type } gibt es nichts zu verdecken: Das können alle auseinanderhalten.
    .hint = Nur Konstanten mit „seen by“ verbergen, welches Mitglied welches ist.
leak--offer = { $proof ->
        [wrong] Was „{ $label }“ anbietet, hängt an „{ $name }“, das die gefragte Rolle nicht sehen darf
       *[unproved] Was „{ $label }“ anbietet, hängt an „{ $name }“, und es steht nicht fest, dass die gefragte Rolle das sehen darf
    }.
    .hint = Frage nur nach dem, was diese Rolle sehen darf, oder decke es vorher auf; „sandtable simulate … --twins 100“ sucht eine Stellung, in der es sich zeigt.
leak--asked = { $proof ->
        [wrong] Ob „{ $label }“ gefragt wird, hängt an „{ $name }“, das die gefragte Rolle nicht sehen darf
       *[unproved] Ob „{ $label }“ gefragt wird, hängt an „{ $name }“, und es steht nicht fest, dass die gefragte Rolle das sehen darf
    }.
    .hint = Frage in jedem Fall, oder decke es vorher auf.
leak--write = { $proof ->
        [wrong] „{ $place }“ verrät anderen, was nur einige sehen dürfen: „{ $name }“
       *[unproved] „{ $place }“ verrät anderen vielleicht, was nur einige sehen dürfen: „{ $name }“
    }.
    .hint = Decke es vorher auf, oder lass „{ $place }“ nur sehen, wer „{ $name }“ sehen darf.
hidden = „{ $name }“ wird hier gelesen.

together--nested = In einem „simultaneously“ kann niemand noch einmal auf andere warten.
    .hint = Setze das zweite hinter das erste.
together--by = In diesem „simultaneously“ kann nur { $name } gefragt werden.
    .hint = Schreibe „by { $name }“, oder frage die anderen vorher oder danach.
together--roles = Gefragt werden kann nur { $expected }, dies sind aber { $found }.
    .hint = Gehe die Rollen durch und finde innen, was zu jeder gehört.
together--captured = „{ $name }“ gehört nach außen und kann nicht zugewiesen werden, solange mehrere gleichzeitig antworten.
    .hint = Schreibe es in einen Zustand oder ein Feld, oder nimm innen eine eigene Variable.
together--leaves = Niemand kann ein „simultaneously“ mit „return“ verlassen: die anderen machen weiter.
    .hint = Setze, was wegfallen soll, in den Zweig eines „if“.
together--asks-nobody = In diesem „simultaneously“ wird niemand gefragt.
    .hint = Schreibe „for“, oder frage innen etwas.
together--writes-before = Hier wird etwas geändert, solange noch Antworten kommen können.
    .hint = Setze es hinter die letzte Frage: dann haben alle geantwortet.
together--calls-asking = In diesem „simultaneously“ wird etwas aufgerufen, das selbst fragt.
    .hint = Fragen müssen im Block selbst stehen.
asked = „{ $label }“ kann hier noch gefragt werden.

text--message = Die Meldung „{ $id }“ lässt sich nicht lesen, deshalb fehlt ihr Text.
    .hint = Eine Meldung ist „name = Text“; in geschweiften Klammern steht ein Wert, „{"{"} $count {"}"}“, oder eine Auswahl, in der eine Variante einen Stern hat.
text--stray = „{ $found }“ gehört zu keiner Meldung.
    .hint = Beginne die Zeile mit „name =“, oder mit „#“, wenn sie eine Anmerkung ist; weitere Zeilen einer Meldung sind eingerückt.
text--open-brace = Diese Klammer wird nie geschlossen, deshalb wird kein Wert eingesetzt.
    .hint = Schließe sie hinter dem Namen des Werts.
text--too-deep = Klammern, Listen oder Zitate sind hier zu tief verschachtelt, deshalb wird dieser Text nicht gelesen.
    .hint = Möglich sind höchstens { $limit } Ebenen. Teile den Text auf, oder schließe die Klammern früher.
text--duplicate = Den Abschnitt „{ $id }“ gibt es in diesem Text schon.
    .hint = Gib einem davon einen anderen Namen: Übersetzungen und Verweise müssen wissen, welcher gemeint ist.
text--typed-number = „{ $number }“ ist im Text getippt und ändert sich nicht mit den Regeln.
    .hint = Nimm den Wert aus den Regeln, etwa {"{"}constant.limit{"}"}; ist keiner gemeint, schreibe {"{"}={ $number }{"}"}.
text--unknown-path = Die Regeln haben nichts, das „{ $path }“ heißt und sich hier drucken ließe.
    .hint = So heißt, was Texte nennen können: constant.limit, count.City, City.lyra.name; hinter „explains:“ procedure/attack.
    .near = Ist „{ $near }“ gemeint?

notation--type = { $sort ->
        [context] Werte werden neben einem Mitglied einer Art geschrieben; das hier ist { $found }
       *[values] Werte dieses Typs lassen sich nicht als Text schreiben: Er ist { $found }
    }.
    .hint = Nimm { $sort ->
        [context] eine Art
       *[values] einen Typ mit Möglichkeiten, etwa type Order = hold | move(to: Town)
    }.
notation--no-file = Es gibt keine Datei mit den Mustern von „{ $file }“.
    .hint = Schreibe eine für wenigstens eine Sprache, etwa l10n/{ $file }.de.txt.
notation--line = Diese Zeile ist kein Muster.
    .hint = Schreibe SCHLÜSSEL = SCHREIBWEISE | SCHREIBWEISE; eine Anmerkung beginnt mit „#“.
notation--unclosed = Dieses „{ $bracket }“ wird nie geschlossen.
    .hint = Ergänze die schließende Klammer; das Zeichen selbst schreibst du mit „\“ davor.
notation--unknown = Nichts, was als Text geschrieben wird, heißt „{ $name }“.
    .hint = Schreibe ein Muster für eine Möglichkeit (Order.move), ein Mitglied (Town.aria), eine Art (Unit) oder eine Frage (turn/orders).
    .near = Ist „{ $near }“ gemeint?
notation--parameter = Das Muster hat hier keinen Wert namens „{ $name }“.
    .hint = Nenne einen Teil dessen, was geschrieben wird, oder das, wozu es gehört.
    .near = Ist „{ $near }“ gemeint?
notation--missing = { $lang ->
        [de] Auf Deutsch
        [en] Auf Englisch
       *[other] In einer Sprache
    } hat „{ $name }“ kein Muster.
    .hint = Ergänze eine Zeile { $name } = ….
notation--empty = Jede Zeile ließe sich als diese Schreibweise von „{ $name }“ lesen: Alles darin kann fehlen.
    .hint = Schreibe ein Wort oder einen Wert außerhalb der Klammern, oder entferne die Schreibweise.
notation--unset = Ohne „{ $name }“ ist das Gelesene kein ganzer Wert.
    .hint = Schreibe {"{"}{ $name }{"}"} dorthin, wo es nicht fehlen kann.
notation--alike = „{ $name }“ lässt sich genauso schreiben wie „{ $other }“.
    .hint = Ändere eines der beiden, damit man sie auseinanderhalten kann.

variant--place = Eine Variante steht im Ordner „variants“, nicht unter den Regeln, die sie ändert.
    .hint = Verschiebe sie in die Datei variants/NAME.sand; NAME ist ihr Name.
variant--file = In dieser Datei { $count ->
        [0] steht keine Variante
        [one] steht mehr als ihre Variante
       *[other] stehen { $count } Varianten
    }.
    .hint = Jede Datei in „variants“ enthält eine Variante und sonst nichts; neue Vereinbarungen stehen in ihren Klammern.
variant--name = Die Variante heißt „{ $name }“, ihre Datei aber „{ $expected }“.
    .hint = Eine Variante wird über den Namen ihrer Datei gefunden, also müssen beide gleich sein.
file--unreadable = Die Datei { $file } lässt sich nicht lesen.
    .hint = Alles andere wird ohne sie geprüft. Sieh nach, wer sie lesen darf und ob ein anderes Programm sie belegt.
variant--missing = Es gibt keine Variante „{ $name }“.
    .hint = Eine Variante steht in der Datei variants/{ $name }.sand oder variants/{ $name }.json des Regelwerks.
    .near = Meintest du „{ $near }“?
variant--base = Es gibt nichts namens „{ $base }“, worüber sie sich legen ließe.
    .hint = Eine Variante ist eine des Regelwerks, „{ $ruleset }“, oder einer anderen seiner Varianten.
variant--circle = Diese Varianten sind im Kreis Varianten voneinander: { $path }.
    .hint = Eine von ihnen muss eine Variante des Regelwerks selbst sein.
variant--range = „{ $range }“ ist kein Bereich von Fassungen.
    .hint = Schreibe ^1.0, ~1.2, 1.2.3, >=1.0 <2 oder *.
variant--version = „{ $name }“ hat die Fassung { $version }, verlangt ist aber { $range }.
    .hint = Sieh nach, ob die Variante noch passt, und erweitere ihren Bereich.
variant--requires = „{ $variant }“ braucht „{ $name }“ vor sich.
    .hint = Nenne beide in dieser Reihenfolge: SPIEL+{ $name }+{ $variant }.
variant--excludes = „{ $variant }“ verträgt sich nicht mit „{ $name }“.
    .hint = Lass eine von beiden weg.
variant--path = Die Grundlage kennt nichts namens „{ $path }“.
    .hint = Pfade sehen so aus: Town.arden, line.arden.lyra, procedure/step, expect/name.
    .near = Meintest du „{ $near }“?
variant--conflict = „{ $variant }“ und „{ $other }“ ändern beide „{ $path }“, und nur eine kann recht haben.
    .hint = Lass eine von beiden weg, oder schreibe eine Variante der einen, die beides tut.
variant--no-rows = Diese Bedingung trifft auf keine Zeile der Grundlage zu.
    .hint = Die Bedingung wird an der Grundlage geprüft, wie eine Partie beginnt, ohne Varianten.
variant--original = Der ersetzte Schritt hat keinen Wert und nimmt nichts entgegen.
    .hint = Schreibe original() als eigene Anweisung.
variant--moved = „{ $path }“ ist nicht umgezogen: Es ist noch da.
    .hint = „moved“ sagt, wie etwas jetzt heißt, das in einer früheren Fassung der Grundlage anders hieß.
variant--text = Der Text von „{ $path }“ ist nicht zu lesen.
    .hint = Ein Wert steht in geschweiften Klammern mit Dollarzeichen, {"{"} $name {"}"}; zu jeder Klammer gehört ihre andere Hälfte.
variant--stale = { $then ->
        [none] „{ $path }“ ist nicht mehr, wofür dies geschrieben wurde
       *[other] „{ $path }“ ist nicht mehr, wofür dies geschrieben wurde: „{ $then }“
    }; jetzt ist es „{ $now }“.
    .hint = Sieh nach, ob die Variante noch stimmt, und übernimm den neuen Fingerabdruck; „sandtable stamp“ tut das.
variant--drift = „{ $path }“ ist innen anders als damals, als dies geschrieben wurde.
    .hint = Die Variante ruft es wie bisher auf; sieh nach, ob es noch dasselbe bedeutet.
variant--other = „{ $variant }“ ändert es hier.
variant--now = Das ist „{ $path }“ jetzt.
variant--patch = „{ $variant }“ ändert das hier.

l10n--line = Diese Zeile gehört nicht in einen Katalog und wird nicht gelesen: { $line }
    .hint = Eine Zeile ist eine Anmerkung (#) oder msgctxt, msgid oder msgstr mit einem Text in Anführungszeichen; weitere Zeilen eines Textes stehen in Anführungszeichen darunter.
l10n--entry = { $what ->
    [twice] Dieser Eintrag hat ein zweites { $name }, deshalb wird er nicht verwendet.
   *[missing] Diesem Eintrag fehlt { $name }, deshalb wird er nicht verwendet.
}
    .hint = Ein Eintrag ist ein msgid mit der Vorlage und ein msgstr mit der Übersetzung, die leer sein darf.
l10n--encoding = { $what ->
    [other] Diese Datei ist nicht in UTF-8, deshalb wird nichts daraus gelesen.
   *[signs] Hier stehen Zeichen, die sich nicht lesen lassen: Die Datei ist nicht in UTF-8.
}
    .hint = Speichere sie als UTF-8; in Poedit geht das unter „Eigenschaften des Katalogs“.
l10n--charset = Der Kopf sagt „{ $told }“, die Datei wird aber als UTF-8 gelesen.
    .hint = Sehen die Wörter hier richtig aus, ist nur der Kopf falsch. Andere Werkzeuge richten sich nach ihm.
l10n--bom = Die Datei beginnt mit einer Marke ihrer Kodierung, mit der GNU gettext sie nicht lesen kann.
    .hint = Speichere sie als UTF-8 ohne diese Marke (BOM).
l10n--head = Dieser Katalog hat keinen Kopf, deshalb kennen andere Werkzeuge weder seine Sprache noch seine Kodierung.
    .hint = Ein Kopf ist ein Eintrag mit leerem msgid; auch „sandtable l10n merge“ schreibt einen.
l10n--escape = „{ $sign }“ bedeutet in einem Katalog nichts.
    .hint = Ein Rückstrich selbst wird zweimal geschrieben; ein Zeilenende ist \n, ein Anführungszeichen \".
l10n--plural-forms = Die Sprache hat { $wanted } Mehrzahlformen, und ein Text von „{ $fragment }“ hat { $found }.
    .hint = Texte der Regeln haben keine Mehrzahlformen; verwende ein msgid und ein msgstr. In anderen Katalogen sind es so viele, wie „nplurals“ im Kopf sagt.
text--empty = In dieser Datei steht nichts.
    .hint = Lösche sie, oder schreibe hinein, wozu sie da ist.
text--reviewed = { $what ->
    [twice] Für „{ $line }“ gibt es zwei Zeilen, die sich unterscheiden; die erste gilt.
   *[line] Diese Zeile sagt nicht, was durchgesehen wurde: { $line }
}
    .hint = Nimm die Zeile weg; „sandtable l10n review“ schreibt die anderen.
fix--head = Einen Kopf schreiben
fix--bom = Die Marke wegnehmen
fix--remove-entry = Diesen Eintrag streichen
l10n--language = Der Kopf sagt „{ $told }“, der Name der Datei „{ $lang }“.
    .hint = Schreibe „Language: { $lang }“ in den Kopf oder benenne die Datei nach ihrer Sprache.
l10n--duplicate = Dieser Text von „{ $fragment }“ ist zweimal übersetzt.
    .hint = Behalte einen der Einträge.
l10n--plural = Texte der Regeln haben keine Mehrzahlformen, deshalb wird dieser von „{ $fragment }“ nicht verwendet.
    .hint = Verwende ein msgid und ein msgstr; wo eine Zahl den Satz ändert, stehen in der Vorlage zwei.
l10n--unknown-text = 
    { $known ->
        [true] In „{ $fragment }“ steht in der Vorlage jetzt ein anderer Text, deshalb wird diese Übersetzung nicht verwendet.
       *[false] In der Vorlage gibt es „{ $fragment }“ nicht, deshalb wird diese Übersetzung nicht verwendet.
    }
    .hint = „sandtable l10n merge“ bringt den Katalog auf den Stand der Vorlage; dabei geht nichts verloren.
    .near = Ist „{ $near }“ gemeint?
l10n--lost = 
    { $what ->
        [link] In der Übersetzung fehlt der Verweis auf „{ $name }“.
        [mark] In der Übersetzung fehlt „{ $name }“.
       *[value] In der Übersetzung fehlt der Wert „{ $name }“.
    }
    .hint = 
        { $what ->
            [link] Schreibe [Wörter]({ $name }).
            [mark] Die Übersetzung hebt dasselbe hervor wie die Vorlage.
           *[value] Schreibe {"{"}{ $name }{"}"}, wo die Zahl oder der Name hingehört.
        }
l10n--invented = 
    { $what ->
        [link] Die Vorlage hat keinen Verweis auf „{ $name }“.
        [literal] „{ $name }“ schreibt man so nur in der Vorlage; GNU gettext hält es hier für einen Fehler.
        [mark] Die Vorlage hat kein „{ $name }“.
       *[value] Die Vorlage hat keinen Wert „{ $name }“.
    }
    .hint = { $what ->
        [literal] Eine Zahl, die so gemeint ist, ist in einem Katalog ein Wort wie jedes andere: Lass die Klammern weg.
       *[value] Werte und Verweise werden Zeichen für Zeichen aus der Vorlage übernommen.
    }
l10n--typed-number = „{ $number }“ ist in der Übersetzung getippt und ändert sich nicht mit den Regeln.
    .hint = Nimm den Wert, den die Vorlage nimmt.
l10n--style = 
    { $what ->
        [end] Die Übersetzung eines Textes von „{ $fragment }“ endet mit einem anderen Zeichen als die Vorlage.
        [doubled] In einer Übersetzung von „{ $fragment }“ steht ein Wort zweimal.
        [quotes] Die Anführungszeichen in einer Übersetzung von „{ $fragment }“ sind die einer anderen Sprache.
        [direction] In einer Übersetzung von „{ $fragment }“ dreht ein Zeichen die Schreibrichtung und wird nicht geschlossen.
        [space] In einer Übersetzung von „{ $fragment }“ kann eine Zeile zwischen Zahl und Einheit oder vor einem Zeichen umbrechen.
       *[copied] Ein Text von „{ $fragment }“ lautet in beiden Sprachen gleich.
    }
    .hint = Sieh nach, ob das so gemeint ist.
l10n--stale = Ein Text von „{ $fragment }“ hat sich seit der Übersetzung geändert; bis jemand sie ansieht, wird die Vorlage gedruckt.
    .hint = Was dort stand, steht hinter „#| msgid“. Stimmt die Übersetzung wieder, streiche „fuzzy“.
l10n--untranslated = { $count } von { $all } Texten sind noch nicht übersetzt.
    .hint = Bis dahin steht an ihrer Stelle die Vorlage.
text--rule-changed = „{ $part }“ hat sich geändert, seit der Text von „{ $fragment }“ zuletzt angesehen wurde.
    .hint = Lies ihn noch einmal und ändere ihn, wenn er nicht mehr stimmt; dann sag, dass er passt: hier, oder mit „sandtable l10n review SPIEL { $fragment }“.
l10n--xliff = { $what ->
    [broken] Das ist kein vollständiges XML, deshalb wird nichts davon verwendet.
    [deep] Elemente sind hier zu tief verschachtelt, deshalb wird nichts aus der Datei verwendet.
   *[version] Das ist kein XLIFF 2, deshalb wird nichts davon verwendet.
}
    .hint = Lass dir die Datei in XLIFF 2.0 oder 2.1 geben; „sandtable l10n xliff“ schreibt eine zum Anfangen.
term--column = „{ $name }“ ist keine Spalte einer Begriffsliste.
    .hint = Spalten sind id, word, gender, article, die Formen gen, dat, acc, pl, pl-gen, pl-dat, pl-acc, und max, also, note, never.
    .near = Ist „{ $near }“ gemeint?
term--no-column = Der Begriffsliste fehlt die Spalte „{ $name }“.
    .hint = Die erste Zeile nennt die Spalten: id,word,gender,…
term--empty = In dieser Zeile ist „{ $column }“ leer, deshalb wird sie nicht verwendet.
    .hint = Jeder Begriff hat eine id wie City.lyra und ein Wort.
term--gender = „{ $word }“ hat kein Geschlecht, das diese Sprache kennt.
    .hint = Möglich sind: { $known }; p heißt, dass es keine Einzahl gibt.
term--plural = Wie die Mehrzahl von „{ $word }“ lautet, lässt sich nicht ableiten.
    .hint = Schreibe sie in die Spalte pl, oder „-“, wenn es keine gibt; bei Eigennamen steht „none“ in der Spalte article.
term--unknown = „{ $id }“ gibt es in den Regeln nicht.
    .near = Ist „{ $near }“ gemeint?
    .hint = Was nur im Text vorkommt, heißt concept/NAME.
term--missing = Dieser Sprache fehlen Begriffe, die eine andere hat ({ $count }): { $names }
    .hint = Trage nach, wie es in dieser Sprache heißt.
term--form = „{ $words }“ enthält keine Form von „{ $word }“ ({ $id }).
    .near = Ist „{ $near }“ gemeint?
    .hint = Verwende das Wort der Begriffsliste, oder trage diese dort in der Spalte also ein.
term--forbidden = Statt „{ $found }“ heißt es in diesem Spiel „{ $word }“.
    .hint = So steht es in der Begriffsliste unter { $id }.
term--twice = „{ $word }“ steht in der Begriffsliste ({ $id }) und hier; es gilt, was hier steht.
    .hint = Lass es hier weg, damit das Wort an einer Stelle steht.
text--function = Eine Funktion „{ $name }“ gibt es nicht; die Meldung „{ $id }“ zeigt sie als Text.
    .hint = Es gibt NUMBER, DATETIME, TERM und GENUS.
    .near = Ist „{ $near }“ gemeint?
text--reference = „{ $id }“ verweist auf „{ $name }“, das es in dieser Sprache nicht gibt.
    .near = Ist „{ $near }“ gemeint?
text--variable = „{ $name }“ wird der Meldung „{ $id }“ nicht mitgegeben.
    .near = Ist „{ $near }“ gemeint?
    .hint = Mitgegeben wird, was an der Stelle in den Regeln genannt ist, und jede Konstante als $constant_NAME.
text--variant = { $what ->
    [lost] In der Auswahl in „{ $id }“ fehlt der Fall „{ $key }“.
   *[other] Den Fall „{ $key }“ in „{ $id }“ gibt es in dieser Sprache ({ $lang }) nicht.
}
    .hint = Es gibt: { $known }.
text--cycle = „{ $id }“ enthält sich selbst: { $names }
    .hint = Eine der Meldungen muss für sich allein stehen.
text--said-twice = „{ $id }“ steht zweimal da; es gilt das Spätere.
    .hint = Lass eine der beiden Meldungen weg.
text--unused = Nach der Meldung „{ $id }“ fragt in diesen Regeln nichts.
    .near = Ist „{ $near }“ gemeint?
    .hint = Lass sie weg, oder berichtige ihren Namen.
text--not-said = In dieser Sprache ({ $lang }) fehlen Meldungen, die eine andere hat ({ $count }): { $names }
    .hint = Schreibe sie, sonst steht dort der Pfad oder ein Text in einer anderen Sprache.
fix--remove-message = Die Meldung weglassen
l10n--glossary = Dieser Tabelle fehlt die Spalte id oder eine Spalte für eine Sprache, deshalb wird nichts übernommen.
    .hint = „sandtable l10n glossary SPIEL fr --format csv“ schreibt eine, die sich zurücknehmen lässt.

# Befunde, von denen ein Regelwerk nichts hören will.
quiet--unknown = Einen Befund „{ $code }“ gibt es nicht.
    .hint = Übernimm den Code so, wie er beim Befund steht, zum Beispiel „text/unused“.
quiet--reason = Es steht nicht da, warum „{ $code }“ verschwiegen werden soll.
    .hint = Schreib den Grund hinter „because“; wer das später liest, wird danach fragen.
quiet--unused = Als „{ $code }“ wird hier nichts mehr befunden.
    .hint = Nimm das Schweigen weg, damit es später nicht etwas anderes verdeckt.
quiet--kept = Dieses Schweigen gilt hier nicht: Fehler werden immer gesagt.
text--number = „{ $value } { $found }“: { $path } ist hier { $value }, und das Wort sagt { $wanted ->
        [sg] mehrere
       *[pl] eines
    }.
    .hint = Sag es so, dass es zu jedem Wert passt: in zwei Sätzen, oder ohne zu zählen.
text--style = { $what ->
    [doubled] Hier steht ein Wort zweimal.
    [direction] Hier dreht ein Zeichen die Schreibrichtung und wird nicht geschlossen.
    [quotes] Diese Anführungszeichen gehören zu einer anderen Sprache.
   *[space] Hier kann eine Zeile umbrechen, zwischen Zahl und Einheit oder vor einem Zeichen.
}
    .hint = Sieh nach, ob das so gemeint ist.
fix--spaces = Schmale Leerzeichen setzen, die nicht umbrechen
fix--set = Berichtigen
fix--plain-number = Die Zahl ohne Klammern schreiben
fix--looked-at = Der Text von „{ $fragment }“ ist gelesen und passt
text--outside = Das steht in keinem Abschnitt, deshalb wird es nicht gedruckt.
    .hint = Ein Abschnitt beginnt mit einer Überschrift, die einen Namen hat: „# Titel {"{"}#name{"}"}“.
variant--one-language = „{ $path }“ wird hier nur in { $said } gesagt, nicht in { $missing }.
    .hint = Schreibe es auch in den anderen Sprachen; bis dahin steht dort, was die Regeln ohne diese Variante sagen, oder nichts.
l10n--term = Die Vorlage sagt „{ $found }“, in dieser Sprache „{ $word }“ ({ $id }); die Übersetzung sagt es anders.
    .hint = Nimm eine Form von „{ $word }“, oder schreibe in die Spalte „also“ der Begriffsliste, was dafür stehen darf.
text--too-long = „{ $id }“ hat in dieser Sprache ({ $lang }) { $length } Zeichen, Platz ist für { $max }.
    .hint = Finde ein kürzeres Wort, oder sage in „max“, dass mehr Platz ist.
text--max = Die Zahl der Zeichen für „{ $id }“ ist keine ganze Zahl über 0.
    .hint = Schreibe, wie viele Zeichen dort Platz haben, wo der Text steht.
l10n--not-taken = „{ $column }“ von „{ $id }“ ist hier anders, die Begriffsliste hat dafür aber keine Zelle.
    .hint = Gib der Begriffsliste eine Spalte „{ $column }“ mit einer Zelle in dieser Zeile und lies die Tabelle noch einmal ein.
note--unknown = Die Regeln haben nichts, das „{ $part }“ heißt und wovon diese Notiz handeln könnte.
    .hint = Schreib, wie die Regel heute heißt, etwa procedure/angriff, oder erledige die Notiz.
    .near = Ist „{ $near }“ gemeint?
note--changed = „{ $part }“ wurde geändert, seit diese Notiz begonnen wurde.
    .hint = Lies die Notiz noch einmal: Vielleicht ist sie damit beantwortet. Wenn sie noch gilt, sag das; sonst antworte oder erledige sie.
note--line = Diese Zeile gehört zu keiner Notiz: { $line }
    .hint = Eine Notiz beginnt mit einer Überschrift wie „## procedure/angriff“; darunter beginnt jede Zeile mit „- “, und Zeilen, die eine fortsetzen, sind eingerückt.
fix--still-holds = Was bei „{ $part }“ notiert ist, gilt noch
