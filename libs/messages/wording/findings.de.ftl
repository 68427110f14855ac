# Wortlaut der Probleme. Die Kennung von `bereich/wort-mehr` ist `bereich--wort-mehr`: Der Satz sagt, was falsch ist,
# `.hint`, was zu tun ist. `.near` steht statt `.hint`, wo ein ähnlicher Name bekannt ist.

syntax--unexpected = Erwartet: { $expected ->
        [expression] ein Ausdruck
        [statement] eine Anweisung
        [type] ein Typ
        [declaration] eine Deklaration
        [name] ein Name
        [string] ein Text in Anführungszeichen
        [number] eine Zahl
        [pattern] ein Muster
        [field] ein Feld
        [row] eine Zeile
        [cell] eine Zelle
        [face] eine Würfelseite (eine Zahl oder ein Name)
        [quantity] eine Anzahl, etwa one, optional one, some, any oder eine Zahl
        [arm] ein Zweig mit seinem Namen
        [decision] decide, function oder circle
        [circle] some, only oder else
        [patch] eine Änderung
        [answer] eine Antwort
        [preference] ein Muster mit seiner Nummer
        [source] Name und Titel eines Buchs
        [end] das Ende der Datei
       *[other] „{ $expected }“
    }{ $ends ->
        [file] . Hier endet aber die Datei.
        [part] {" "}nach „{ $after }“.
        [line] {" "}nach „{ $after }“. Dort endet aber die Zeile.
       *[no] , gefunden: „{ $found }“.
    }
    .hint = Ergänze, was davor fehlt, oder entferne, was nicht hierhergehört.
    .near = Meintest du „{ $near }“?
syntax--instead = { $shape ->
        [remove] „{ $found }“ gehört nicht hierher.
        [complete] „{ $found }“ ist unvollständig.
        [alone] „{ $found }“ kann nicht in einem Ausdruck stehen.
        [compare] Ein Vergleich allein bewirkt nichts.
       *[replace] „{ $found }“ schreibt man hier anders.
    }
    .hint = { $shape ->
        [remove] Entferne es und schreibe nur „{ $write }“.
        [alone] Schreibe davor eine eigene Zeile „let result = { $write }“ und hier „result“.
        [compare] Um den Wert zu setzen, schreibe „{ $write }“; um ihn zu prüfen, „if … {"{"} … {"}"}“.
       *[replace] Schreibe „{ $write }“.
    }
syntax--unclosed = „{ $bracket }“ wird nicht geschlossen.
    .hint = Ergänze die schließende Klammer.
syntax--unterminated-string = Das schließende Anführungszeichen fehlt.
    .hint = Ein Text endet in der Zeile, in der er beginnt; ergänze „"“ an seinem Ende.
syntax--long-number = „{ $number }“ hat zu viele Stellen.
    .hint = Ganze Zahlen gehen bis 9007199254740991; bei Dezimalzahlen zählen die Ziffern vor und nach dem Punkt zusammen.
syntax--unknown-character = Unerwartetes Zeichen „{ $character }“.
    .hint = Entferne es; in Anführungszeichen und Kommentaren darf jedes Zeichen stehen.
syntax--bidi-control = Das unsichtbare Zeichen { $character } ändert die Schreibrichtung des Textes dahinter.
    .hint = Entferne es; es lässt Regeln anders aussehen, als sie sind.
syntax--too-deep = Klammern und Blöcke sind zu tief verschachtelt.
    .hint = Lagere innere Teile in eine Funktion oder Prozedur aus.
syntax--binary = Das ist keine Textdatei.
    .hint = Regeln sind Textdateien in UTF-8. Vielleicht hat ein Bild oder Archiv die falsche Dateiendung.
syntax--too-big = Diese Datei ist zu groß: Sie hat { $size } Zeichen, erlaubt sind höchstens { $limit }.
    .hint = Teile sie in mehrere Dateien auf; die Reihenfolge spielt keine Rolle.

findings--more = Diese Datei hat { $more ->
        [one] 1 weiteres Problem, das nicht aufgeführt ist
       *[other] { $more } weitere Probleme, die nicht aufgeführt sind
    }.
    .hint = Behebe zuerst die Probleme weiter oben.

name--duplicate = „{ $name }“ ist zweimal deklariert.
    .hint = Benenne eines von beiden um, oder entferne es.
name--unknown = Unbekannter Name „{ $name }“.
    .hint = Prüfe die Schreibweise, oder deklariere den Namen.
    .near = Ähnlich geschrieben: { $near }.
name--instead = „{ $name }“ ist hier nicht bekannt.
    .hint = Schreibe „{ $write }“.
name--ambiguous = „{ $name }“ ist mehrdeutig: { $types }.
    .hint = Gib hier einen Typ an, oder benenne eines davon um.
name--initial = Die Groß- und Kleinschreibung von „{ $name }“ stimmt nicht: Namen von Typen, Arten und Würfeln beginnen mit einem Großbuchstaben, alle anderen mit einem Kleinbuchstaben.
    .hint = Schreibe den ersten Buchstaben { $expected ->
            [capital] groß
           *[small] klein
        }, hier und überall, wo der Name vorkommt.

name--shadow = „{ $name }“ verdeckt einen lokalen Namen oder Parameter, der genauso heißt.
    .hint = Benenne einen von beiden um.

type--mismatch = Erwartet: „{ $expected }“, gefunden: „{ $found }“.
    .hint = Ändere den Wert oder den erwarteten Typ.
    .near = Meintest du „{ $near }“?
type--circle = Der Typ „{ $name }“ enthält sich selbst: { $path }.
    .hint = Entferne den Typ aus seiner eigenen Definition.
type--greedy = Der Vergleich gehört zum „where“ des Quantors davor.
    .hint = Setze Klammern um den Quantor, damit sein Ergebnis verglichen wird.

call--circle = „{ $name }“ ruft sich selbst auf: { $path }.
    .hint = Funktionen dürfen nicht rekursiv sein. Nimm eine Schleife oder „decisions“ für Regeln, die voneinander abhängen.
call--position = „{ $name }“ fragt oder würfelt; der Aufruf muss deshalb für sich stehen, nicht innerhalb eines Ausdrucks.
    .hint = Weise das Ergebnis zuerst einem lokalen Namen zu: „let antwort = …“.
call--arguments = „{ $name }“ erwartet { $expected ->
        [one] 1 Argument
       *[other] { $expected } Argumente
    }, angegeben { $found ->
        [one] ist 1
       *[other] sind { $found }
    }.
    .hint = Vergleiche den Aufruf mit der Deklaration.
effect--signature = „{ $name }“ passt hier nicht: Mit den angegebenen Argumenten ist es „{ $found }“, erwartet wird „{ $expected }“.
    .hint = Die letzten Parameter müssen zu den Argumenten des Aufrufs passen; in der Zelle stehen nur die ersten.
effect--arguments = „{ $name }“ erwartet hier { $expected ->
        [one] 1 Argument
       *[other] { $expected } Argumente
    }, angegeben { $found ->
        [one] ist 1
       *[other] sind { $found }
    }.
    .hint = { $rest ->
            [none] Gib hier nur die ersten Argumente an.
           *[other] Gib hier nur die ersten Argumente an; der Aufruf liefert { $rest }.
        }
effect--given = Die Argumente von „{ $name }“ stehen vor der Partie noch nicht fest.
    .hint = Verwende Zahlen, Elemente oder Konstanten; was sich erst in der Partie entscheidet, muss der Aufruf übergeben.
effect--loop = „{ $name }“ könnte sich selbst aufrufen: { $path }.
    .hint = Wird ein Wert aufgerufen, kann jede Funktion oder Prozedur laufen, die Tabellen oder Regeln als Wert seines Typs nennen. Entferne diesen Aufruf, oder gib dem Wert einen eigenen Typ.
effect--result = Für diese Funktionen ist kein Ergebnistyp angegeben.
    .hint = Ergänze ihn nach einem Doppelpunkt: „function(s: Side): bool“.
effect--listed = Die Werte von „{ $type }“ lassen sich nicht durchgehen: Es gibt nur die, die in Tabellen und Regeln genannt sind.
    .hint = Gehe stattdessen die Elemente durch, die einen solchen Wert haben.

match--missing = Es fehlen Zweige für { $values }.
    .hint = Ergänze sie oder „else“.
match--dead = Dieser Zweig wird nie erreicht: Die Zweige davor decken alles ab.
    .hint = Entferne ihn, oder rücke ihn nach oben.
choice--label = Diese Frage hat keinen Namen.
    .hint = Gib ihr einen, damit Texte, gespeicherte Partien und Tests sich auf sie beziehen können.
choice--order = { $quant ->
        [all] „choose all“ lässt keine Wahl.
       *[other] Eine einzelne Antwort hat keine Reihenfolge.
    }
    .hint = { $quant ->
        [all] Verwende die Menge selbst, oder schreibe „choose all of … in order“, um nach einer Reihenfolge zu fragen.
       *[other] Entferne „in order“, oder frage nach mehreren.
    }
decisions--open = „{ $name }“ braucht eine Antwort, die noch nicht feststeht.
    .hint = Offene Antworten lassen sich nur in Wahrheitswerten, Zahlen und Mengen verwenden; nimm eine Bedingung, eine Anzahl oder eine Menge.
decisions--outside = „{ $name }“ verwendet Antworten von „{ $block }“, die noch nicht feststehen.
    .hint = Verschiebe „{ $name }“ in den Block, damit beide zusammen gelöst werden.
decisions--size = „{ $name }“ würde mehr als { $most } Fragen auf einmal stellen.
    .hint = Verwende weniger Parameter oder solche mit weniger Werten.
code--unreachable = Dieser Code wird nie erreicht.
    .hint = Entferne ihn, oder verschiebe ihn vor die Anweisung, die den Block verlässt.
function--effect = Eine Funktion kann nichts verändern.
    .hint = Mach eine Prozedur daraus, oder verlege die Änderung dorthin, wo die Funktion aufgerufen wird.
return--missing = „{ $name }“ gibt nicht auf jedem Pfad einen Wert zurück.
    .hint = Ergänze ein „return“ oder ein „else“ mit „return“.
pile--expected = Erwartet: ein Stapel{ $name ->
        [none] .
       *[other] , gefunden: „{ $name }“.
    }
    .hint = „put“, „draw“ und „shuffle“ brauchen den Namen eines Stapels mit seinen Argumenten; „random one of …“ wählt aus jeder anderen Menge.
pile--kind = Ein Stapel enthält Elemente einer Art, nicht „{ $found }“.
    .hint = Nenne hinter „of“ eine Art.
pile--unordered = „{ $name }“ hat keine Reihenfolge, deshalb bewirkt „{ $word }“ dort nichts.
    .hint = Deklariere den Stapel als „ordered“, oder schreibe „put … into“: Aus einem Stapel ohne Reihenfolge wird immer zufällig gezogen.
type--payload = Werte vom Typ „{ $type }“ können nicht Teil einer Möglichkeit oder eines Verbunds sein.
    .hint = Erlaubt sind Zahlen, Wahrheitswerte, Elemente, Möglichkeiten und Verbünde; speichere alles andere getrennt davon.
type--unnamed = Ein Verbund braucht einen eigenen Namen.
    .hint = Deklariere ihn in einer eigenen Zeile, „type Name = …“, und schreibe hier den Namen.
pool--size = Ein Vorrat kann nicht { $size } Elemente haben: Er braucht 1 bis { $limit }.
    .hint = Gib an, wie viele Elemente es höchstens zugleich geben kann.
pool--members = „{ $name }“ hat Elemente, die kommen und gehen; deshalb { $what ->
        [table] kann keine Tabelle sie aufzählen
        [seats] können sie keine Plätze haben
        [state] kann kein Zustand einen Wert für jedes von ihnen speichern
        [map] kann keine gespeicherte Zuordnung einen Wert für jedes von ihnen haben
       *[relation] kann keine Relation sie verbinden
    }.
    .hint = { $what ->
        [table] Erzeuge sie zu Beginn der Partie mit „create“.
        [seats] Gib die Plätze einer Art, deren Elemente in einer Tabelle stehen.
       *[other] Verwende ein Feld des Vorrats: Es kommt und geht mit seinem Element.
    }
pool--expected = „{ $name }“ ist kein Vorrat: Seine Elemente werden im Spiel weder erzeugt noch entfernt.
    .hint = Deklariere die Art mit „pool n“; bei Elementen einer Tabelle kann ein Feld angeben, ob sie aus dem Spiel sind.
pool--value = Kein Wert für „{ $field }“ von „{ $kind }“.
    .hint = Ergänze „{ $field }: …“ oder einen Standardwert in der Deklaration der Art.
pool--unnamed = Dieser Wert sagt nicht, zu welchem Feld er gehört.
    .hint = Schreibe den Namen des Feldes davor. Felder: { $fields }.

language--later = Diese Version unterstützt „{ $construct }“ noch nicht.
    .hint = Formuliere es vorerst anders.

table--missing-file = Tabellendatei „{ $path }“ nicht gefunden.
    .hint = Prüfe den Pfad: Er ist relativ zum Ordner des Regelwerks.
    .near = Meintest du „{ $near }“?
table--json = Ungültiges JSON. Erwartet: { $expected ->
        [value] ein Wert
        [string] ein Text in Anführungszeichen
        [object] ein Objekt
        [rows] eine Liste von Objekten
        [end] das Ende der Datei
        [less-nesting] weniger Verschachtelung
       *[other] „{ $expected }“
    }, gefunden: { $found ->
        [end] das Ende der Datei
       *[other] „{ $found }“
    }.
    .hint = Eine JSON-Tabelle ist eine Liste von Objekten, eines je Zeile.
table--csv = Ungültiges CSV: „{ $found }“ hat kein schließendes Anführungszeichen.
    .hint = Ergänze das schließende Anführungszeichen; Anführungszeichen innerhalb der Zelle werden verdoppelt.
table--cells = Diese Zeile hat { $found ->
        [one] 1 Zelle
       *[other] { $found } Zellen
    }, es gibt aber { $expected ->
        [one] 1 Spalte
       *[other] { $expected } Spalten
    }.
    .hint = Ergänze oder entferne Zellen; eine Zelle mit Komma steht in Anführungszeichen.
table--cell = „{ $found }“ ist für „{ $column }“ nicht gültig; erwartet: „{ $expected }“.
    .hint = Ändere den Wert oder den Typ von „{ $column }“ in den Regeln.
table--missing-column = Die Spalte „{ $column }“ fehlt.
    .hint = Ergänze sie, oder gib dem Feld in den Regeln einen Standardwert.
table--unknown-column = Die Art hat kein Feld für die Spalte „{ $column }“.
    .hint = Entferne die Spalte, oder deklariere das Feld.
    .near = Meintest du „{ $near }“?
table--id = Das ist kein gültiger Zeilenname.
    .hint = Namen beginnen mit einem Buchstaben, bestehen aus Buchstaben, Ziffern und „_“ und stehen in einer Tabelle nur einmal.
table--schema = Das abgeleitete Schema erwartet { $path ->
            [top] auf oberster Ebene
           *[other] bei „{ $path }“
        } etwas anderes: { $expected ->
            [string] einen Text
            [number] eine Zahl
            [integer] eine ganze Zahl
            [boolean] true oder false
            [object] ein Objekt
            [array] eine Liste
            [nothing] nichts
           *[other] { $expected }
        }; gefunden: { $found ->
            [nothing] nichts
           *[other] { $found }
        }.
    .hint = Die Tabelle selbst wurde angenommen, also ist das ein Fehler in Sandtable. Bitte melde ihn mit der Tabelle.

format--json = Ungültiges JSON. Erwartet: { $expected ->
        [value] ein Wert
        [string] ein Text in Anführungszeichen
        [object] ein Objekt
        [rows] eine Liste von Objekten
        [end] das Ende der Datei
        [less-nesting] weniger Verschachtelung
       *[other] „{ $expected }“
    }, gefunden: { $found ->
        [end] das Ende der Datei
       *[other] „{ $found }“
    }.
    .hint = Korrigiere den Fehler; solange die Datei nicht lesbar ist, wird sie nicht verwendet.
format--value = { $path ->
            [top] Auf oberster Ebene
           *[other] Bei „{ $path }“
        }: erwartet wird { $expected ->
            [string] ein Text
            [number] eine Zahl
            [integer] eine ganze Zahl
            [boolean] true oder false
            [object] ein Objekt
            [array] eine Liste
           *[other] { $expected }
        }, gefunden wurde { $found }.
    .hint = Korrigiere den Wert; solange er nicht passt, wird die Datei nicht verwendet.
format--missing = { $path ->
            [top] Auf oberster Ebene
           *[other] Bei „{ $path }“
        } fehlt der Schlüssel „{ $key }“.
    .hint = Ergänze ihn.
format--unknown-key = Unbekannter Schlüssel „{ $key }“.
    .hint = Prüfe die Schreibweise, oder entferne ihn.

layout--alike = „{ $name }“ und „{ $other }“ haben dasselbe Muster, und { $sight ->
        [grey] in Graustufen
        [protan] bei Rotblindheit
        [deutan] bei Grünblindheit
        [tritan] bei Blaublindheit
       *[plain] für alle
    } sehen ihre Farben ähnlich aus (Abstand { $distance }, nötig ist mindestens 20).
    .hint = Gib einer Seite ein anderes Muster oder eine andere Farbe.
layout--alike-there = „{ $name }“ sieht ähnlich aus.
layout--missing = Datei „{ $name }“ nicht gefunden, deshalb wird der Spielplan ohne Layout gezeichnet.
    .hint = Lege die Datei an, oder entferne das Layout aus dieser Zeile.
    .near = Meintest du „{ $near }“?
layout--overlap = { $place ->
        [left] „{ $name }“ hat am linken Rand des Spielplans keinen Platz: In einem Fenster von 1280 × 800 Pixeln verdeckt es „{ $other }“ oder wird davon verdeckt.
        [right] „{ $name }“ hat am rechten Rand des Spielplans keinen Platz: In einem Fenster von 1280 × 800 Pixeln verdeckt es „{ $other }“ oder wird davon verdeckt.
        [top] „{ $name }“ hat am oberen Rand des Spielplans keinen Platz: In einem Fenster von 1280 × 800 Pixeln liegt es neben „{ $other }“ und ist zum Teil nicht zu sehen.
        [bottom] „{ $name }“ hat am unteren Rand des Spielplans keinen Platz: In einem Fenster von 1280 × 800 Pixeln liegt es neben „{ $other }“ und ist zum Teil nicht zu sehen.
       *[point] „{ $name }“ liegt auf demselben Punkt wie „{ $other }“, sodass nur eins davon zu sehen ist.
    }
    .hint = Verschiebe eins von beiden.
layout--overlap-there = „{ $name }“ liegt auch hier.
layout--unknown = Die Regeln haben { $sort ->
        [kind] keine Art
        [state] keinen Zustand
        [function] keinen Zustand und keine Funktion
        [member] kein Element
        [field] kein Feld
        [pile] keinen Stapel
        [setting] keine Konstante
        [line] keine Protokollzeile und keinen Wurf
        [text] keinen Text
        [question] keine Frage
        [argument] kein Argument
        [participant] kein Argument
        [die] keinen Würfel
       *[relation] keine Relation
    } „{ $name }“, deshalb wird dieser Eintrag nicht gezeichnet.
    .hint = Prüfe die Schreibweise, oder entferne den Eintrag.
    .near = Meintest du „{ $near }“?
layout--no-place = „{ $name }“ hat keinen Ort auf dem Spielplan.
    .hint = Nenne seinen Ort in { $file }: "places": {"{"} "{ $name }": {"{"} "at": [x, y] {"}"} {"}"}. Bis dahin wird es gezeichnet, wo Platz ist.
layout--no-base = Das Layout hat kein „{ $name }“, das man entfernen könnte.
    .hint = Prüfe die Schreibweise, oder entferne diese Zeile.
layout--unshown = Der Spielplan zeigt { $names }{ $more ->
        [0] {""}
        [1] {" und 1 weiteres"}
       *[other] {" und "}{ $more } weitere
    } nicht, obwohl alle { $count ->
        [1] es
       *[other] sie
    } sehen dürfen.
    .hint = Zeige diese Werte auf einer Leiste, in einem Kasten, als Spielstand oder am Aussehen einer Zelle oder eines Spielsteins, oder trage die Namen unter „unshown“ ein.

ruleset--id = „{ $name }“ kann kein Regelwerk heißen: Der Name steht in Adressen und Dateinamen.
    .hint = Nimm Buchstaben von a bis z, Ziffern und einzelne Bindestriche.
ruleset--missing = Die „ruleset“-Zeile fehlt.
    .hint = Beginne eine Datei mit: ruleset "mein-spiel" version "1.0.0" language 1
ruleset--twice = Das Regelwerk ist zweimal deklariert.
    .hint = Behalte eine einzige „ruleset“-Zeile.
expect--failed = { $sides ->
        [known] Erwartung nicht erfüllt: links { $left }, rechts { $right }.
        [case] Erwartung nicht erfüllt für { $case }.
       *[other] Erwartung nicht erfüllt.
    }
    .hint = Korrigiere die Daten oder die Erwartung.
internal--crash = Der Compiler ist abgestürzt: { $message }.
    .hint = Das ist ein Fehler in Sandtable, nicht in deinen Regeln. Bitte melde ihn mit der Datei, die ihn auslöst.

fault--none = Die Partie endete mit einem unbekannten Laufzeitfehler.
fault--budget = Die Regeln liefen zu lange, ohne eine Frage oder das Spielende zu erreichen.
    .hint = Suche nach einer Schleife, deren Bedingung nie falsch wird.
fault--range = Ein Wert liegt außerhalb des Bereichs seines Typs.
    .hint = Erweitere den Typ, oder begrenze den Wert mit „min“ und „max“.
fault--only = „only“ fand keinen Wert oder mehr als einen.
    .hint = Nimm „first“, wo keiner oder mehrere möglich sind.
fault--nothing-to-choose = Eine Frage hat keine erlaubte Antwort.
    .hint = Ergänze „otherwise“, mach sie optional, oder frage nur, wenn es etwas zu wählen gibt.
fault--unseated = Eine Rolle ohne Platz wurde gefragt.
    .hint = Prüfe zuerst „seated“, oder gib die Rolle in jeder Besetzung einem Platz.
fault--requires = Eine Prozedur wurde aufgerufen, obwohl ihre „requires“-Bedingung nicht erfüllt ist.
    .hint = Prüfe die Bedingung vor dem Aufruf.
fault--no-arm = „match“ hat keinen Zweig für einen Wert.
    .hint = Ergänze einen Zweig dafür oder „else“.
fault--divide = Division durch null.
    .hint = Prüfe zuerst den Divisor.
fault--full = Ein Stapel, ein Vorrat oder eine Liste ist voll.
    .hint = Prüfe vorher, wie viel darin ist, oder erhöhe „max“ oder die Zahl hinter „pool“.
fault--circle = Antworten eines „decisions“-Blocks hängen voneinander ab, und es gibt keine oder mehr als eine widerspruchsfreie Lösung.
    .hint = Lege in seinem „circle“ fest, was dann gilt, mindestens mit einer Zeile „else -> all = false“.

example--fault = Das Beispiel endet mit dem Laufzeitfehler fault/{ $fault }.
    .hint = Entweder sind die Regeln hier falsch, oder das Beispiel beginnt mit einer Stellung, die sie nie erreichen.
example--unused = Die Antwort auf „{ $path }“ wird nie verwendet.
    .hint = Entferne sie, oder prüfe, warum die Regeln diese Frage nicht stellen.
example--unanswered = Es fehlt die Antwort auf „{ $path }“; möglich sind { $count } Antworten.
    .hint = Ergänze die Antwort; nur bei Fragen mit einer einzigen möglichen Antwort darf sie fehlen.
example--illegal = { $reasons ->
        [none] Die Antwort auf „{ $path }“ ist nicht erlaubt.
       *[other] Die Antwort auf „{ $path }“ ist nicht erlaubt: { $reasons }.
    }
    .hint = Korrigiere die Antwort oder die Regel, die sie ausschließt.
example--by = Bei „{ $path }“ wird { $asked } gefragt, nicht die Rolle, die das Beispiel nennt.
    .hint = Korrigiere die Rolle oder die Regel, die sagt, wer gefragt wird.
example--accepted = Die Antwort auf „{ $path }“ sollte abgelehnt werden, ist aber erlaubt.
    .hint = Korrigiere das Beispiel, oder ergänze die Regel, die sie ausschließt.
example--reason = Die Antwort auf „{ $path }“ wird abgelehnt, aber nicht wegen „{ $expected }“: { $known ->
        [none] die Regeln nennen keinen Grund.
       *[some] { $reasons }.
    }
    .hint = Korrigiere den Grund im Beispiel oder in den Regeln.
example--then = Die Erwartung am Ende des Beispiels ist nicht erfüllt: links { $left }, rechts { $right }.
    .hint = Korrigiere die Erwartung oder die Regeln.
example--ending = { $result ->
        [on] Die Partie ist noch nicht beendet.
       *[other] Die Partie endet anders: { $result ->
            [won] gewonnen von
           *[drawn] unentschieden für
        } { $by }{ $because ->
            [none] .
           *[other] , mit dem Grund „{ $because }“.
        }
    }
    .hint = Korrigiere die Erwartung oder die Regeln.
example--unknown-reason = Unbekannter Grund „{ $reason }“: Kein „finish“ in den Regeln nennt ihn.
    .hint = Schreibe den Pfad eines Grundes oder dessen letztes Wort.
    .near = Meintest du „{ $near }“?
example--policy = Die Policy „{ $policy }“ antwortet auf „{ $path }“ mit { $answer }, { $lines ->
        [none] weil keine ihrer Zeilen zu einer der möglichen Antworten passt.
       *[other] gemäß Zeile { $lines }.
    }
    .hint = Korrigiere das Beispiel oder die Policy.
example--policy-silent = { $why ->
        [no-part] Die Policy „{ $policy }“ hat keinen Teil für „{ $path }“.
       *[other] Die Policy „{ $policy }“ beantwortet „{ $path }“ mit { $answer }; das ist nicht erlaubt.
    }
    .hint = Ein Bot antwortet dann zufällig. Ergänze die Policy, oder entferne sie aus dem Beispiel.
example--no-policy = Keine Policy spielt die Rolle, die nach „{ $path }“ gefragt wird.
    .hint = Wähle eine Besetzung, in der eine spielt, oder nenne die Policy vor dem Pfad.

call--label = Unbekannter Parameter „{ $label }“; erwartet wird „{ $expected }“.
    .hint = Korrigiere die Bezeichnung oder die Reihenfolge der Argumente.
call--not-callable = „{ $name }“ ist ein Wert und kann nicht aufgerufen werden.
    .hint = Lass die Klammern weg, oder beginne vor ihnen eine neue Zeile. Ist eine Funktion dieses Namens gemeint, benenne eins von beiden um.
name--call = „{ $name }“ ist eine Funktion oder Prozedur und braucht Klammern mit Argumenten.
    .hint = Schreibe „{ $name }(…)“.
pattern--never = Ein Wert vom Typ „{ $type }“ kann nie „{ $pattern }“ sein.
    .hint = Entferne dieses Muster, oder korrigiere es.
policy--unasked = Keine Policy kennt „{ $path }“, deshalb beantworten Bots die Frage zufällig.
    .hint = { $count ->
        [one] Erweitere die Policy: before policy { $policies } {"{"} at { $path } {"{"} … {"}"} {"}"}.
       *[other] Erweitere eine der Policies { $policies }: before policy NAME {"{"} at { $path } {"{"} … {"}"} {"}"}.
    }
policy--role = Policies gelten für { $expected ->
        [none] Rollen, nicht für { $name }; „seats“ fehlt
       *[other] { $expected }, deren Elemente gefragt werden, nicht für { $name }
    }.
    .hint = Nenne die Art der Rollen.
policy--choice = Unbekannte Frage „{ $path }“.
    .hint = Gib eine Frage mit Prozedur und Bezeichnung an: „turn/order“.
    .near = Meintest du „{ $near }“?
policy--original = { $wrong ->
        [line] Die ursprüngliche Policy hat für diese Frage keine Zeile { $number }.
        [arguments] Zeile { $number } der ursprünglichen Policy passt auf { $expected ->
            [one] einen Wert
           *[other] { $expected } Werte
        }, original(…) bekommt aber { $found }.
       *[criterion] Zeile { $number } der ursprünglichen Policy hat an Position { $place } kein Kriterium.
    }
    .hint = Verwende die Nummer der ursprünglichen Zeile und übergib an original(…) den Wert, auf den diese Zeile passt: original(t).
policy--arm = Diesen Zweig gibt es im Menü nicht. Vorhanden: { $arms }.
    .hint = Beginne eine Zeile mit dem Namen eines Zweigs.
quantifier--filter = Ein Filter kann nur eine einzige Menge durchgehen.
    .hint = Gib an, was das Ergebnis enthält: „{ $name } for { $name } in …“. Für Paare deklariere einen Typ.
quantifier--body = „{ $quantor }“ braucht einen Ausdruck für jedes Element.
    .hint = Ergänze ihn nach einem Doppelpunkt.
quantifier--no-body = „{ $quantor }“ kann keinen Ausdruck nach einem Doppelpunkt haben.
    .hint = Schreibe die Bedingung nach „where“.
type--empty-set = Der Typ dieser leeren Menge ist unbekannt.
    .hint = Gib ihr einen Typ: „let gefunden: set of T = {"{}"}“.
type--fields = Werte vom Typ „{ $type }“ haben kein Feld „{ $field }“.
    .hint = Nur Elemente von Arten haben Felder; vielleicht musst du zuerst „none“ ausschließen.
    .near = Schreibe „{ $near }“.
type--grid = Werte vom Typ „{ $type }“ liegen auf keinem Raster.
    .hint = Deklariere die Art mit „on hexes“ oder „on squares“.
type--never-none = Das ist nie „none“; „otherwise“ bewirkt deshalb nichts.
    .hint = Lass „otherwise“ weg.
type--divisor = Exaktes Teilen braucht einen konstanten Divisor ungleich null.
    .hint = „div“ teilt durch jede Zahl und rundet ab.
type--order = Werte vom Typ „{ $type }“ haben keine Reihenfolge.
    .hint = Vergleiche Zahlen, Wahrheitswerte oder Elemente; bei Mengen verwende „in“ und „has“.
type--set = Erwartet: eine Menge, gefunden: „{ $found }“.
    .hint = Schreibe die Menge, deren Elemente gemeint sind.

first = „{ $name }“ kommt zuerst hier vor.
this = „{ $name }“ steht hier.
also = Auch hier.
fix--replace = „{ $old }“ durch „{ $new }“ ersetzen
fix--remove = „{ $what }“ entfernen
fix--insert = „{ $text }“ einfügen
fix--arms = Zweige für { $values } ergänzen
fix--close = Die Klammer schließen
fix--parentheses = Klammern darum setzen
syntax--close-string = Schließendes Anführungszeichen ergänzen
syntax--remove-bidi = Das Zeichen entfernen

assign--constant = Das ist eine Konstante und kann nicht geändert werden.
    .hint = Deklariere das Feld mit „state“, wenn es sich im Spiel ändert.
assign--fixed = „{ $name }“ kann kein neuer Wert zugewiesen werden.
    .hint = Deklariere es mit „var“, um es zu ändern.
call--no-effect = Das Ergebnis dieser Zeile wird nicht verwendet.
    .hint = Verwende den Wert, oder rufe eine Prozedur auf.
call--no-result = „{ $name }“ gibt keinen Wert zurück.
    .hint = Rufe die Prozedur in einer eigenen Zeile auf, oder lass sie einen Wert zurückgeben.
choice--by = Diese Frage sagt nicht, wer sie beantwortet.
    .hint = Ergänze „by“ und eine Rolle.
code--break = „break“ außerhalb einer Schleife.
    .hint = Eine Prozedur verlässt man mit „return“.
die--empty = Der Würfel „{ $name }“ hat keine Seiten.
    .hint = Nenne seine Seiten, durch Kommas getrennt. In einem Bereich kommt die kleinere Zahl zuerst.
example--arm = Das ist keine Antwort auf ein Menü.
    .hint = Schreibe einen seiner Zweige, mit den Argumenten in Klammern: { $arms }.
example--label = Unbekannte Frage oder unbekannter Wurf „{ $path }“.
    .hint = Pfade bestehen aus der Prozedur und der Bezeichnung.
    .near = Meintest du „{ $near }“?
grid--twice = Zwei Elemente liegen auf derselben Zelle: { $cell }.
    .hint = Korrigiere die Koordinaten eines der beiden.
grid--unknown = Unbekanntes Raster „{ $found }“.
    .hint = Verfügbare Raster: { $shapes }.
grid--which = { $count ->
        [0] Keine Art liegt auf einem solchen Raster.
       *[other] Mehrere Arten liegen auf einem solchen Raster: { $kinds }.
    }
    .hint = { $count ->
        [0] Deklariere eine Art mit „on { $shape } …“.
       *[other] Gib an, welche gemeint ist, etwa durch den Typ eines lokalen Namens.
    }
drawing--line = Unbekannte Zeile „{ $found }“ in einer Kartendatei.
    .hint = Im Kopf steht, wie die Zellen liegen („odd columns lower“), wie sie heißen („id h{"{"}column{"}"}{"{"}row{"}"}“) und woher sie kommen; unter „legend“ stehen Zeichen mit ihren Werten („f  terrain: forest“), unter „map“ die Zeichnung.
drawing--lacks = Dieser Kartendatei fehlt „{ $part }“.
    .hint = { $part ->
        [id] Gib im Kopf an, wie die Zellen heißen: „id h{"{"}column{"}"}_{"{"}row{"}"}“.
        [legend] Gib unter einer Zeile „legend“ an, was die Zeichen bedeuten: „f  terrain: forest“.
        [map] Zeichne die Zellen unter einer Zeile „map“.
       *[other] Gib im Kopf an, wie die Zellen liegen: „odd columns lower“, „even columns lower“, „odd rows right“, „even rows right“ oder „squares“.
    }
drawing--sign = Das Zeichen „{ $sign }“ steht nicht in der Legende.
    .hint = Gib in der Legende an, was es bedeutet, oder zeichne ein anderes Zeichen.
drawing--unused = Das Zeichen „{ $sign }“ steht in der Legende, kommt in der Zeichnung aber nicht vor.
    .hint = Zeichne es, oder entferne es aus der Legende.
drawing--ragged = Diese Zeile hat { $found } Zeichen, die erste { $expected }.
    .hint = Zeichne alle Zeilen gleich lang. Wo keine Zelle ist, zeichne ein Zeichen, das in der Legende „nothing“ ist.
drawing--rows = Diese Zeichnung hat { $found } { $found ->
        [one] Zeile
       *[other] Zeilen
    }, die erste { $expected }.
    .hint = Alle Zeichnungen einer Kartendatei zeigen dieselben Zellen.
drawing--once = { $count ->
        [0] Das Zeichen „{ $sign }“ ist nicht gezeichnet.
       *[other] Das Zeichen „{ $sign }“ ist { $count }-mal gezeichnet.
    }
    .hint = Laut Legende wird es genau einmal gezeichnet.
drawing--count = { $numbers ->
        [one] Das ist { $numbers } Zahl
       *[other] Das sind { $numbers } Zahlen
    } für { $signs } Zeichen.
    .hint = Ein Bereich gibt jedem Zeichen der Zeile eine eigene Zahl.
drawing--grid = Diese Zeichnung ist für „{ $found }“, aber die Art liegt auf „{ $expected }“.
    .hint = „columns lower“ passt zu „hexes flat“, „rows right“ zu „hexes pointed“.
relation--alone = „{ $name }“ ist mit nichts verbunden.
    .hint = Schreibe „--“ oder „->“ zwischen die Elemente, die verbunden sind.
relation--direction = In „{ $name }“ wird mit „{ $expected }“ verbunden.
    .hint = Nimm dasselbe Zeichen wie in der Deklaration.
relation--isolated = „{ $name }“ hat keine Verbindung, anders als fast alle anderen.
    .hint = Verbinde es in der Tabelle von „{ $relation }“. Ist das so gewollt, unterdrücke das Problem mit „quiet“.
relation--no-default = Der Wert für „{ $field }“ fehlt, und es gibt keinen Standardwert.
    .hint = Ergänze ihn in der Zeile, oder gib dem Feld in der Deklaration einen Standardwert.
relation--one-way = „{ $from }“ ist mit „{ $to }“ verbunden, aber nicht umgekehrt, anders als bei fast allen Verbindungen von „{ $relation }“.
    .hint = Ergänze die Rückrichtung. Ist das so gewollt, unterdrücke das Problem mit „quiet“.
relation--sides = „{ $name }“ verbindet in beide Richtungen; beide Seiten müssen deshalb denselben Typ haben.
    .hint = Nimm „->“ für eine Relation mit Richtung.
return--no-result = „return“ mit Wert, aber es ist kein Ergebnistyp deklariert.
    .hint = Deklariere den Ergebnistyp hinter den Parametern, oder gib nichts zurück.
return--value = „return“ ohne Wert, aber es ist ein Ergebnistyp deklariert.
    .hint = Schreibe den Wert hinter „return“.
ruleset--language = Diese Regeln sind in Version { $found } der Sprache geschrieben; diese Version von Sandtable verwendet Version { $expected }.
    .hint = { $age ->
        [newer] Aktualisiere Sandtable. Sind es eigene Regeln, kannst du auch die Zahl ändern und prüfen, was dann gemeldet wird.
       *[older] Führe „sandtable migrate“ aus.
    }
search--component = „{ $name }“ kann kein Bestandteil eines Suchzustands sein: Der Typ ist „{ $type }“.
    .hint = Bestandteile sind Zahlen, Wahrheitswerte, Elemente, Möglichkeiten (A | B) und Mengen von bis zu 4.096 Werten; der erste ist keine Menge und hat bis zu 65.536.
search--spent = Die Kosten von „{ $name }“ ergeben immer kleinere Brüche, weil „spent“ dabei geteilt wird.
    .hint = Verwende stattdessen „div“, oder teile „spent“ gar nicht.
seats--twice = Die Rolle { $role } sitzt auf zwei Plätzen derselben Besetzung.
    .hint = Gib jede Rolle nur einem Platz.
state--no-initial = „{ $name }“ hat keinen Anfangswert.
    .hint = Ergänze „=“ und den Wert, mit dem eine Partie beginnt.
state--too-large = „{ $name }“ hat in jeder Stellung { $size } Werte; erlaubt sind höchstens { $limit }.
    .hint = Verwende weniger Parameter oder engere Typen, oder speichere nur, was zutrifft, zum Beispiel in einer Menge oder in einem Feld dessen, wozu es gehört.
table--empty = Diese Tabelle ist leer: Sie braucht mindestens eine Zeile mit Spaltennamen.
    .hint = Beginne sie mit „id“ und den Namen der Felder, durch Kommas getrennt.
table--one-line = Spalten und Zeilen stehen in einer einzigen Zeile.
    .hint = Schreibe jede Zeile der Tabelle in eine eigene Zeile; die erste enthält die Spaltennamen.
table--header = Eine Spalte dieser Tabelle hat keinen Namen.
    .hint = Jede Zelle der ersten Zeile benennt eine Spalte: ein Feld, „id“ oder eine Koordinate.
type--empty-range = Der Bereich { $low }..{ $high } ist leer.
    .hint = Die kleinere Zahl kommt zuerst.
type--not-in-state = Werte vom Typ „{ $type }“ können sich im Spiel nicht ändern.
    .hint = Mach ein festes Feld daraus, oder nimm einen Typ mit benannten Werten.
type--step = Der Bereich { $low }..{ $high } kann keine Schritte dieser Größe haben.
    .hint = Der Schritt muss 1/2, 1/3 oder ein anderer Bruch mit dem Zähler 1 sein.
type--too-big = Dieser Typ hat { $size } Werte; möglich sind hier höchstens { $limit }.
    .hint = Schränke ihn ein, oder speichere die Teile einzeln.
type--twice = Dieser Teil steht zweimal im Typ.
    .hint = Entferne einen davon.
type--wide-number = Die Zahl { $number } ist zu groß; höchstens { $limit } ist hier möglich.
    .hint = Nimm eine kleinere Zahl, oder zähle in größeren Einheiten, etwa in Tausendern.
type--wide-range = Der Bereich { $low }..{ $high } ist zu groß: Zahlen liegen hier zwischen −{ $limit } und { $limit }.
    .hint = Verkleinere den Bereich, oder zähle in größeren Einheiten, etwa in Tausendern.
type--wide-set = Diese Menge kann { $size } Werte haben; möglich sind höchstens { $limit }.
    .hint = Verkleinere den Bereich, etwa auf 1..100, oder durchlaufe ihn ohne „where“ und prüfe jede Zahl in der Schleife.
whenever--asks = Ein „whenever“-Block kann nichts fragen.
    .hint = Speichere in einem Zustand, was zu fragen ist, und frage im Ablauf des Spiels.

syntax--insert = „{ $text }“ einfügen
syntax--opened-here = „{ $bracket }“ wird hier geöffnet.
syntax--remove = „{ $text }“ entfernen
syntax--replace = Durch „{ $text }“ ersetzen

type--map = Erwartet: eine Zuordnung, gefunden: „{ $found }“.
    .hint = Nur Zuordnungen werden mit einem Schlüssel in Klammern gelesen.
map--one-key = Eine Zuordnung hat genau einen Schlüssel.
    .hint = Für zwei Schlüssel schreibe eine Zuordnung von Zuordnungen: map a in A: map b in B: …
list--empty = Der Typ dieser leeren Liste ist unbekannt.
    .hint = Gib ihr einen Typ: „var gefunden: list of T max 9 = []“.
list--max = Diese Liste von „{ $type }“ hat keine Höchstlänge.
    .hint = Gib sie im Typ an, zum Beispiel „list of { $type } max { $size }“.
list--too-long = Diese Liste hätte { $size } Einträge; erlaubt sind höchstens { $limit }.
    .hint = Mach sie kürzer, oder nimm eine Menge oder eine Zuordnung.
map--key = Werte vom Typ „{ $type }“ können keine Schlüssel einer Zuordnung sein.
    .hint = Ein Schlüssel ist ein Wert eines endlichen Typs mit höchstens { $limit } Werten.
chance--how-many = Der Zufall kann eines, einige, beliebig viele oder eine feste Anzahl von Elementen wählen, nicht „{ $quant }“.
    .hint = { $quant ->
        [all] Verwende für alle Elemente die Menge selbst. Um einen Stapel zu mischen, verwende „shuffle“.
       *[other] Schreibe „0..1 of“ für eines oder keines, gleich wahrscheinlich.
    }
chance--by-several = Bei einer zufälligen Wahl kann hinter „by“ nicht eine von mehreren Rollen stehen.
    .hint = Nenne eine Rolle, oder lass „by“ weg.
choice--offered-wishes = „offering“ lässt sich nicht mit weichen Bedingungen verbinden, die für alle erlaubten Antworten gelten.
    .hint = Lass „offering“ weg, oder mach die weichen Bedingungen mit „such that“ zu harten.
choice--wishes = Um möglichst viele dieser weichen Bedingungen zu erfüllen, ist eine Suche nötig.
    .hint = Viele Schlüssel und Kandidaten machen die Suche langsam; „some x in X where … and answer[x] == r“ oder „answer has r“ ohne „such that“ kommen ohne Suche aus.
example--pairs = Eine Zuordnung besteht aus Paaren von Schlüssel und Wert oder nur aus den Werten in der Reihenfolge der Schlüssel.
    .hint = Schreibe entweder überall (Schlüssel, Wert) oder nirgends Schlüssel.

audience--no-seats = Sichtbarkeit lässt sich nur einschränken, wenn es Rollen gibt.
    .hint = Deklariere, wer spielt: seats for Rolle {"{"} zwei {"{"} eine {"{"}a{"}"} andere {"{"}b{"}"} {"}"} {"}"}
audience--hidden = Wer das sieht, hängt von „{ $name }“ ab, das nicht alle sehen.
    .hint = Hier ist nur erlaubt, was alle sehen: Konstanten und Zustände ohne „seen by“ und die eigenen Parameter.
audience--chance = Würfel sind für alle sichtbar.
    .hint = Entferne „secret“. Um ein Zufallsergebnis zu verbergen, ziehe es aus einem Stapel, den nur manche sehen.
audience--nothing-hidden = In einem Wert vom Typ „{ $type }“ gibt es nichts zu verdecken: Alle können sehen, welches Element welches ist.
    .hint = Nur Konstanten mit „seen by“ können das verbergen.
leak--offer = { $proof ->
        [wrong] Die Kandidaten von „{ $label }“ hängen von „{ $name }“ ab, das die gefragte Rolle nicht sehen darf
       *[unproved] Die Kandidaten von „{ $label }“ hängen von „{ $name }“ ab, das die gefragte Rolle vielleicht nicht sehen darf
    }.
    .hint = Frage nur nach dem, was diese Rolle sehen darf, oder decke „{ $name }“ vorher auf; „sandtable simulate … --twins 100“ sucht eine Stellung, in der das Leck sichtbar wird.
leak--asked = { $proof ->
        [wrong] Ob „{ $label }“ gefragt wird, hängt von „{ $name }“ ab, das die gefragte Rolle nicht sehen darf
       *[unproved] Ob „{ $label }“ gefragt wird, hängt von „{ $name }“ ab, das die gefragte Rolle vielleicht nicht sehen darf
    }.
    .hint = Frage immer, oder decke „{ $name }“ vorher auf.
leak--write = { $proof ->
        [wrong] „{ $place }“ verrät verdeckte Informationen: „{ $name }“
       *[unproved] „{ $place }“ verrät vielleicht verdeckte Informationen: „{ $name }“
    }.
    .hint = Decke „{ $name }“ vorher auf, oder zeige „{ $place }“ nur den Rollen, die „{ $name }“ sehen dürfen.
hidden = „{ $name }“ wird hier verwendet.

together--nested = „simultaneously“-Blöcke lassen sich nicht verschachteln.
    .hint = Setze den zweiten Block hinter den ersten.
together--by = In diesem „simultaneously“-Block kann nur „{ $name }“ gefragt werden.
    .hint = Schreibe „by { $name }“, oder frage die anderen vorher oder danach.
together--roles = Erwartet: „{ $expected }“, gefunden: „{ $found }“. Nur Rollen können gefragt werden.
    .hint = Gehe die Rollen durch und ermittle innerhalb des Blocks, was zu jeder gehört.
together--captured = „{ $name }“ ist außerhalb des Blocks deklariert und kann nicht geändert werden, solange mehrere gleichzeitig antworten.
    .hint = Schreibe es in einen Zustand oder ein Feld, oder deklariere innerhalb des Blocks eine eigene Variable.
together--leaves = „return“ kann einen „simultaneously“-Block nicht verlassen: Die anderen antworten noch.
    .hint = Setze die Anweisungen, die dann entfallen sollen, in ein „if“.
together--asks-nobody = In diesem „simultaneously“-Block wird niemand gefragt.
    .hint = Verwende „for“, oder stelle innerhalb des Blocks eine Frage.
together--writes-before = Das ändert etwas, solange noch Antworten fehlen können.
    .hint = Verschiebe es hinter die letzte Frage; erst dort haben alle geantwortet.
together--calls-asking = Dieser „simultaneously“-Block ruft etwas auf, das eine Frage stellt.
    .hint = Schreibe Fragen direkt in den Block.
asked = „{ $label }“ kann hier noch gefragt werden.

text--message = Die Meldung „{ $id }“ kann nicht gelesen werden, deshalb fehlt ihr Text.
    .hint = Eine Meldung ist „name = Text“; in geschweiften Klammern steht ein Wert, „{"{"} $count {"}"}“, oder eine Auswahl, in der eine Variante einen Stern hat.
text--stray = „{ $found }“ gehört zu keiner Meldung.
    .hint = Beginne die Zeile mit „name =“ oder mit „#“ für einen Kommentar. Folgezeilen einer Meldung sind eingerückt.
text--open-brace = Die Klammer wird nicht geschlossen, deshalb wird kein Wert eingesetzt.
    .hint = Schließe sie hinter dem Namen des Werts.
text--too-deep = Klammern, Listen oder Zitate sind hier zu tief verschachtelt, deshalb wird dieser Text nicht gelesen.
    .hint = Möglich sind höchstens { $limit } Ebenen. Teile den Text auf, oder schließe die Klammern früher.
text--duplicate = Der Abschnitt „{ $id }“ ist doppelt.
    .hint = Gib einem davon einen anderen Namen: Übersetzungen und Verweise müssen wissen, welcher gemeint ist.
text--typed-number = „{ $number }“ steht fest im Text und ändert sich nicht mit den Regeln.
    .hint = Nimm einen Wert aus den Regeln, etwa {"{"}constant.limit{"}"}. Ist keiner gemeint, schreibe {"{"}={ $number }{"}"}.
text--unknown-path = Unbekannter Pfad „{ $path }“: Dort gibt es in den Regeln nichts, was gedruckt werden kann.
    .hint = Beispiele für Pfade: constant.limit, count.City, City.lyra.name; nach „explains:“ procedure/attack.
    .near = Meintest du „{ $near }“?

notation--type = { $sort ->
        [context] Werte werden zusammen mit einem Element einer Art geschrieben; das hier ist „{ $found }“
       *[values] Werte vom Typ „{ $found }“ lassen sich nicht als Text schreiben
    }.
    .hint = Nimm { $sort ->
        [context] eine Art
       *[values] einen Typ mit Möglichkeiten, etwa type Order = hold | move(to: Town)
    }.
notation--no-file = Keine Musterdatei für „{ $file }“.
    .hint = Schreibe eine für wenigstens eine Sprache, etwa l10n/{ $file }.de.txt.
notation--line = Diese Zeile ist kein Muster.
    .hint = Schreibe SCHLÜSSEL = MUSTER | MUSTER. Kommentare beginnen mit „#“.
notation--unclosed = „{ $bracket }“ wird nicht geschlossen.
    .hint = Ergänze die schließende Klammer; das Zeichen selbst schreibst du mit „\“ davor.
notation--unknown = Unbekannter Name „{ $name }“.
    .hint = Schreibe ein Muster für eine Möglichkeit (Order.move), ein Element (Town.aria), eine Art (Unit) oder eine Frage (turn/orders).
    .near = Meintest du „{ $near }“?
notation--parameter = Das Muster hat keinen Wert namens „{ $name }“.
    .hint = Nenne einen Teil, ein Feld oder den Namen hinter „for“.
    .near = Meintest du „{ $near }“?
notation--missing = Für „{ $name }“ fehlt das Muster { $lang ->
        [de] auf Deutsch
        [en] auf Englisch
        [fr] auf Französisch
       *[other] in einer Sprache
    }.
    .hint = Ergänze eine Zeile { $name } = ….
notation--empty = Dieses Muster für „{ $name }“ passt auf jede Zeile, weil alles darin optional ist.
    .hint = Schreibe ein Wort oder einen Wert außerhalb der Klammern, oder entferne das Muster.
notation--unset = Ohne „{ $name }“ ist der Wert unvollständig.
    .hint = Schreibe {"{"}{ $name }{"}"} in das Muster, außerhalb eckiger Klammern.
notation--alike = „{ $name }“ und „{ $other }“ lassen sich gleich schreiben.
    .hint = Ändere eines der beiden, damit man sie auseinanderhalten kann.

variant--place = Eine Hausregel gehört in den Ordner „variants“, nicht zu den Regeln, die sie ändert.
    .hint = Verschiebe sie in die Datei variants/NAME.sand; NAME ist ihr Name.
variant--file = In dieser Datei { $count ->
        [0] steht keine Hausregel
        [one] steht mehr als ihre Hausregel
       *[other] stehen { $count } Hausregeln
    }.
    .hint = Jede Datei in „variants“ enthält eine Hausregel und sonst nichts; neue Deklarationen stehen in ihren Klammern.
variant--name = Die Hausregel heißt „{ $name }“, ihre Datei aber „{ $expected }“.
    .hint = Eine Hausregel wird über den Namen ihrer Datei gefunden, also müssen beide gleich sein.
file--unreadable = Die Datei { $file } kann nicht gelesen werden.
    .hint = Alles andere wird ohne sie geprüft. Prüfe die Rechte und ob ein anderes Programm die Datei sperrt.
variant--missing = Unbekannte Hausregel „{ $name }“.
    .hint = Eine Hausregel steht in der Datei variants/{ $name }.sand oder variants/{ $name }.json des Regelwerks.
    .near = Meintest du „{ $near }“?
variant--base = Unbekannte Grundlage „{ $base }“.
    .hint = Die Grundlage einer Hausregel ist das Regelwerk, „{ $ruleset }“, oder eine andere Hausregel dieses Regelwerks.
variant--circle = Hausregeln bauen im Kreis aufeinander auf: { $path }.
    .hint = Eine von ihnen muss direkt auf dem Regelwerk aufbauen.
variant--range = „{ $range }“ ist kein Versionsbereich.
    .hint = Schreibe ^1.0, ~1.2, 1.2.3, >=1.0 <2 oder *.
variant--version = „{ $name }“ hat die Version { $version }, nötig ist { $range }.
    .hint = Prüfe, ob die Hausregel noch funktioniert, und erweitere ihren Bereich.
variant--requires = „{ $variant }“ funktioniert nur nach „{ $name }“.
    .hint = Nenne beide in dieser Reihenfolge: SPIEL+{ $name }+{ $variant }.
variant--excludes = „{ $variant }“ lässt sich nicht mit „{ $name }“ kombinieren.
    .hint = Lass eine von beiden weg.
variant--path = Unbekannter Pfad „{ $path }“ in der Grundlage.
    .hint = Beispiele für Pfade: Town.arden, line.arden.lyra, procedure/step, expect/name.
    .near = Meintest du „{ $near }“?
variant--conflict = „{ $variant }“ und „{ $other }“ ändern beide „{ $path }“.
    .hint = Lass eine von beiden weg, oder schreibe auf der Grundlage der einen eine Hausregel, die beide Änderungen vereint.
variant--no-rows = Diese Bedingung trifft auf keine Zeile der Grundlage zu.
    .hint = Die Bedingung wird für die Grundlage zu Beginn einer Partie ausgewertet, ohne diese Hausregel.
variant--original = Der ersetzte Schritt hat keinen Wert und nimmt nichts entgegen.
    .hint = Schreibe original() als eigene Anweisung.
variant--match = { $count ->
        [0] „{ $path }“ enthält kein „match“ dieser Art
       *[other] „{ $path }“ enthält { $count }-mal „match“
    }.
    .hint = Schreibe den Wert dazu, den das gemeinte „match“ prüft: extend function NAME match WERT {"{"} … {"}"}. Die Zweige sind in einer Funktion Ausdrücke, in einer Prozedur oder einem Schritt Anweisungen.
variant--expectation = { $count ->
        [0] Die Erwartung „{ $name }“ enthält keinen Vergleich
        [one] Die Erwartung „{ $name }“ enthält einen Vergleich
       *[other] Die Erwartung „{ $name }“ enthält { $count } Vergleiche
    }, angegeben { $found ->
        [one] ist ein Wert
       *[other] sind { $found } Werte
    }.
    .hint = Gib für jeden Vergleich einen Wert an, in der Reihenfolge der Vergleiche; „was“ behält den alten. Oder entferne die Erwartung mit remove expect/{ $name } und ergänze eine eigene.
variant--moved = „{ $path }“ gibt es noch, wurde also nicht umbenannt.
    .hint = „moved“ sagt, wie etwas jetzt heißt, das in einer früheren Version der Grundlage anders hieß.
variant--text = Der Text von „{ $path }“ kann nicht gelesen werden.
    .hint = Ein Wert steht in geschweiften Klammern mit Dollarzeichen, {"{"} $name {"}"}; jede Klammer muss geschlossen werden.
variant--stale = { $then ->
        [none] „{ $path }“ hat sich geändert, seit diese Hausregel geschrieben wurde; jetzt ist es „{ $now }“.
       *[other] „{ $path }“ hat sich geändert, seit diese Hausregel geschrieben wurde: vorher „{ $then }“, jetzt „{ $now }“.
    }
    .hint = Prüfe, ob die Hausregel noch stimmt, und aktualisiere ihren Fingerabdruck mit „sandtable stamp“.
variant--drift = Der Inhalt von „{ $path }“ hat sich geändert, seit diese Hausregel geschrieben wurde.
    .hint = Die Hausregel ruft „{ $path }“ wie bisher auf; prüfe, ob das noch stimmt.
variant--bound = „{ $name }“ wird hier angelegt. Nur dieselbe Hausregel kann es benutzen, in derselben Prozedur; speichere den Wert in einem „state“, um ihn anderswo zu benutzen.
variant--lacks = Diesem „match“ der Grundlage fehlt ein Zweig dafür.
variant--other = „{ $variant }“ ändert das hier.
variant--now = So lautet „{ $path }“ jetzt.
variant--patch = „{ $variant }“ ändert das hier.

package--missing = Das Regelwerk „{ $name }“ ist nicht installiert; deshalb gibt es nichts, was diese Hausregeln ändern könnten.
    .hint = Gesucht wurde in { $places } und in den mitgelieferten Spielen. Lege das Regelwerk in einen Ordner neben diesem, oder trage sein Paket in package.json als Abhängigkeit ein und führe „npm install“ aus.
package--circle = Hausregeln bauen im Kreis aufeinander auf: { $path }.
    .hint = Jeder dieser Ordner nimmt seine Regeln aus dem nächsten. Einer von ihnen muss direkt ein Regelwerk ändern.
package--path = Das Paket „{ $name }“ nennt als Ort seiner Regeln „{ $path }“; das ist kein Ordner innerhalb des Pakets.
    .hint = Nichts davon wird gelesen. „folder“ in seiner package.json nennt einen Ordner innerhalb des Pakets, etwa "rules".
package--same-name = Zwei Pakete enthalten eine Hausregel namens „{ $name }“. Verwendet wird die in { $used }, nicht die in { $unused }.
    .hint = Entferne eines der Pakete aus den Abhängigkeiten in package.json, oder benenne eine der Hausregeln um.

l10n--line = Die Zeile „{ $line }“ gehört nicht in einen Katalog und wird ignoriert.
    .hint = Eine Zeile ist ein Kommentar (#) oder msgctxt, msgid oder msgstr mit einem Text in Anführungszeichen. Folgezeilen stehen in Anführungszeichen darunter.
l10n--entry = { $what ->
    [twice] Dieser Eintrag hat ein zweites { $name } und wird deshalb ignoriert.
   *[missing] Diesem Eintrag fehlt { $name }, deshalb wird er ignoriert.
}
    .hint = Ein Eintrag ist ein msgid mit dem Ausgangstext und ein msgstr mit der Übersetzung, die leer sein darf.
l10n--encoding = { $what ->
    [other] Diese Datei ist nicht als UTF-8 gespeichert und wird deshalb ignoriert.
   *[signs] Einige Zeichen sind nicht lesbar: Die Datei ist nicht als UTF-8 gespeichert.
}
    .hint = Speichere sie als UTF-8; in Poedit geht das unter „Eigenschaften des Katalogs“.
l10n--charset = Im Kopf steht „{ $declared }“, die Datei wird aber als UTF-8 gelesen.
    .hint = Sehen die Wörter hier richtig aus, ist nur der Kopf falsch. Andere Werkzeuge richten sich nach ihm.
l10n--bom = Die Datei beginnt mit einer Byte Order Mark (BOM), mit der GNU gettext sie nicht lesen kann.
    .hint = Speichere sie als UTF-8 ohne BOM.
l10n--head = Dieser Katalog hat keinen Kopf, deshalb kennen andere Werkzeuge weder seine Sprache noch seine Kodierung.
    .hint = Ein Kopf ist ein Eintrag mit leerem msgid; auch „sandtable l10n merge“ schreibt einen.
l10n--escape = Unbekannte Escape-Sequenz „{ $sign }“.
    .hint = Schreibe einen Backslash als \\, einen Zeilenumbruch als \n und ein Anführungszeichen als \".
l10n--plural-forms = Die Sprache hat { $wanted ->
        [one] 1 Pluralform
       *[other] { $wanted } Pluralformen
    }, und ein Text von „{ $fragment }“ hat { $found }.
    .hint = Texte der Regeln haben keine Pluralformen; verwende ein msgid und ein msgstr. In anderen Katalogen sind es so viele, wie „nplurals“ im Kopf sagt.
text--empty = Diese Datei ist leer.
    .hint = Lösche sie, oder ergänze ihren Inhalt.
text--reviewed = { $what ->
    [twice] Für „{ $line }“ gibt es zwei verschiedene Zeilen; die erste gilt.
   *[line] Die Zeile „{ $line }“ sagt nicht, was geprüft wurde.
}
    .hint = Entferne die Zeile; „sandtable l10n review“ schreibt die anderen.
fix--head = Kopf ergänzen
fix--bom = BOM entfernen
fix--remove-entry = Diesen Eintrag entfernen
l10n--language = Im Kopf steht „{ $declared }“, im Dateinamen „{ $lang }“.
    .hint = Schreibe „Language: { $lang }“ in den Kopf, oder benenne die Datei nach ihrer Sprache.
l10n--duplicate = Dieser Text von „{ $fragment }“ ist zweimal übersetzt.
    .hint = Behalte einen der Einträge.
l10n--plural = Texte der Regeln haben keine Pluralformen, deshalb wird dieser Eintrag für „{ $fragment }“ nicht verwendet.
    .hint = Verwende ein msgid und ein msgstr. Richtet sich ein Wort nach der Zahl, schreibe es im Text als [Karte](constant.handLimit=one)[Karten](constant.handLimit=other).
l10n--unknown-text = 
    { $known ->
        [true] „{ $fragment }“ hat jetzt einen anderen Ausgangstext, deshalb wird diese Übersetzung nicht verwendet.
       *[false] Im Ausgangstext gibt es „{ $fragment }“ nicht, deshalb wird diese Übersetzung nicht verwendet.
    }
    .hint = „sandtable l10n merge“ bringt den Katalog auf den Stand des Ausgangstexts; dabei geht nichts verloren.
    .near = Meintest du „{ $near }“?
l10n--lost = 
    { $what ->
        [link] In der Übersetzung fehlt der Verweis auf „{ $name }“.
        [mark] In der Übersetzung fehlt „{ $name }“.
       *[value] In der Übersetzung fehlt der Wert „{ $name }“.
    }
    .hint = 
        { $what ->
            [link] Schreibe [Wörter]({ $name }).
            [mark] Hebe in der Übersetzung dasselbe hervor wie im Ausgangstext.
           *[value] Schreibe {"{"}{ $name }{"}"}, wo die Zahl oder der Name hingehört.
        }
l10n--invented = 
    { $what ->
        [link] Der Ausgangstext hat keinen Verweis auf „{ $name }“.
        [literal] „{ $name }“ schreibt man so nur im Ausgangstext; GNU gettext hält es hier für einen Fehler.
        [mark] Der Ausgangstext hat kein „{ $name }“.
       *[value] Der Ausgangstext hat keinen Wert „{ $name }“.
    }
    .hint = { $what ->
        [literal] In einem Katalog braucht eine fest eingetragene Zahl keine Kennzeichnung: Lass die Klammern weg.
       *[value] Werte und Verweise werden Zeichen für Zeichen aus dem Ausgangstext übernommen.
    }
l10n--typed-number = „{ $number }“ steht fest in der Übersetzung und ändert sich nicht mit den Regeln.
    .hint = Verwende denselben Wert wie der Ausgangstext.
l10n--style = 
    { $what ->
        [end] Die Übersetzung eines Textes von „{ $fragment }“ endet mit einem anderen Zeichen als der Ausgangstext.
        [doubled] In einer Übersetzung von „{ $fragment }“ steht ein Wort zweimal hintereinander.
        [quotes] Die Anführungszeichen in einer Übersetzung von „{ $fragment }“ sind die einer anderen Sprache.
        [direction] In einer Übersetzung von „{ $fragment }“ ändert ein Zeichen die Schreibrichtung und setzt sie nicht zurück.
        [space] In einer Übersetzung von „{ $fragment }“ kann eine Zeile zwischen Zahl und Einheit oder vor einem Satzzeichen umbrechen.
       *[copied] Ein Text von „{ $fragment }“ lautet in beiden Sprachen gleich.
    }
    .hint = Prüfe, ob das so gewollt ist.
l10n--stale = { $what ->
    [word] „{ $fragment }“ hat sich im Deutschen geändert, seit es übersetzt wurde.
    [marked] Eine Übersetzung von „{ $fragment }“ ist zur Prüfung markiert; bis sie geprüft ist, wird der Ausgangstext verwendet.
   *[text] Ein Text von „{ $fragment }“ hat sich seit der Übersetzung geändert; bis die Übersetzung geprüft ist, wird der Ausgangstext verwendet.
}
    .hint = { $what ->
        [word] Prüfe die Übersetzung. Stimmt sie, behält „sandtable l10n review SPIEL { $fragment }“ sie bei.
        [marked] Stimmt die Übersetzung, entferne „fuzzy“.
       *[text] Der frühere Text steht hinter „#| msgid“. Stimmt die Übersetzung wieder, entferne „fuzzy“.
    }
l10n--untranslated = { $count ->
        [one] 1 von { $all } Texten ist
       *[other] { $count } von { $all } Texten sind
    } noch nicht übersetzt.
    .hint = Bis dahin wird der Ausgangstext verwendet.
text--rule-changed = „{ $part }“ hat sich geändert, seit der Text von „{ $fragment }“ zuletzt geprüft wurde.
    .hint = Lies den Text noch einmal und korrigiere ihn bei Bedarf. Markiere ihn dann als geprüft, hier oder mit „sandtable l10n review SPIEL { $fragment }“.
l10n--xliff = { $what ->
    [broken] Das XML ist unvollständig, deshalb wird nichts importiert.
    [deep] Elemente sind zu tief verschachtelt, deshalb wird nichts importiert.
    [part] Von diesem Text sind nur manche Segmente übersetzt, deshalb wird er nicht importiert.
    [tmx] Das ist kein TMX, deshalb wird nichts importiert.
    [tbx] Das ist kein TBX, deshalb wird nichts importiert.
   *[version] Das ist kein XLIFF 1.2 oder 2, deshalb wird nichts importiert.
}
    .hint = Lass dir die ganze Datei in XLIFF 2.1, XLIFF 1.2 oder PO geben; „sandtable l10n xliff“ schreibt eine als Vorlage.
term--column = Unbekannte Spalte „{ $name }“ in einer Begriffsliste.
    .hint = Spalten sind id, word, gender, article, max, also, note, never und Formen: ein Kasus wie gen oder loc, ein Numerus wie pl oder few oder beides wie pl-gen.
    .near = Meintest du „{ $near }“?
term--no-column = Der Begriffsliste fehlt die Spalte „{ $name }“.
    .hint = Die erste Zeile nennt die Spalten: id,word,gender,…
term--empty = In dieser Zeile ist „{ $column }“ leer, deshalb wird sie nicht verwendet.
    .hint = Jeder Begriff hat eine id wie City.lyra und ein Wort.
term--gender = Unbekanntes grammatisches Geschlecht für „{ $word }“.
    .hint = Möglich sind: { $known }; p heißt, dass es keinen Singular gibt.
term--plural = Der Plural von „{ $word }“ ist unbekannt.
    .hint = Trage ihn in die Spalte „pl“ ein, oder „-“, wenn es keinen gibt; bei Namen ohne Artikel steht „none“ in der Spalte „article“.
term--unknown = Unbekannter Begriff „{ $id }“: In den Regeln gibt es ihn nicht.
    .near = Meintest du „{ $near }“?
    .hint = Was nur im Text vorkommt, heißt concept/NAME.
term--missing = Dieser Sprache fehlen Begriffe, die eine andere hat ({ $count }): { $names }.
    .hint = Ergänze sie in dieser Sprache.
term--form = „{ $words }“ enthält keine Form von „{ $word }“ ({ $id }).
    .near = Meintest du „{ $near }“?
    .hint = Verwende das Wort der Begriffsliste, oder trage „{ $words }“ dort in die Spalte „also“ ein.
term--forbidden = In diesem Spiel heißt es „{ $word }“ statt „{ $found }“.
    .hint = So steht es in der Begriffsliste unter { $id }.
term--twice = „{ $word }“ ist in der Begriffsliste ({ $id }) und hier festgelegt; es gilt, was hier steht.
    .hint = Lass es hier weg, damit das Wort nur an einer Stelle steht.
text--case = Kein Begriff in „{ $lang }“ hat den Kasus „{ $name }“; die Meldung „{ $id }“ zeigt Namen ungebeugt.
    .hint = Ergänze in der Begriffsliste eine Spalte für diesen Kasus. Vorhanden sind: { $known }.
    .near = Meintest du „{ $near }“?
text--function = Unbekannte Funktion „{ $name }“; die Meldung „{ $id }“ zeigt sie als Text.
    .hint = Verfügbare Funktionen: NUMBER, DATETIME, TERM und GENUS.
    .near = Meintest du „{ $near }“?
text--reference = „{ $id }“ verweist auf „{ $name }“, das es in dieser Sprache nicht gibt.
    .near = Meintest du „{ $near }“?
text--variable = Unbekannter Wert „{ $name }“ in der Meldung „{ $id }“.
    .near = Meintest du „{ $near }“?
    .hint = Eine Meldung kann die Werte ihrer Stelle in den Regeln verwenden und jede Konstante als $constant_NAME.
text--variant = { $what ->
    [lost] In der Auswahl in „{ $id }“ fehlt der Fall „{ $key }“.
   *[other] Den Fall „{ $key }“ in „{ $id }“ gibt es in dieser Sprache ({ $lang }) nicht.
}
    .hint = Vorhanden sind: { $known }.
text--choice = { $what ->
    [lost] Den Wörtern, die von „{ $path }“ abhängen, fehlt ein Fall: { $keys }.
    [unknown] „{ $path }“ ist nie „{ $key }“.
   *[fixed] Von „{ $path }“ können keine Wörter abhängen: Es hat keine Liste von Werten und ist keine Zahl.
}
    .near = Meintest du „{ $near }“?
    .hint = Schreibe [Wörter]({ $path }=WERT) für jeden Wert.
text--cycle = „{ $id }“ enthält sich selbst: { $names }.
    .hint = Eine dieser Meldungen darf nicht auf die anderen verweisen.
text--said-twice = Die Meldung „{ $id }“ ist doppelt; die letzte gilt.
    .hint = Lass eine der beiden Meldungen weg.
text--unused = Die Meldung „{ $id }“ wird nie verwendet.
    .near = Meintest du „{ $near }“?
    .hint = Entferne sie, oder korrigiere ihren Namen.
text--not-said = In dieser Sprache ({ $lang }) fehlen Meldungen, die eine andere hat ({ $count }): { $names }.
    .hint = Ergänze sie; bis dahin wird der Pfad oder ein Text in einer anderen Sprache angezeigt.
fix--remove-message = Die Meldung entfernen
l10n--glossary = Dieser Tabelle fehlt die Spalte „id“ oder eine Spalte für eine Sprache, deshalb wird nichts importiert.
    .hint = „sandtable l10n glossary SPIEL fr --format csv“ schreibt eine Tabelle, die sich importieren lässt.

# Unterdrückte Probleme.
quiet--unknown = Unbekannter Code „{ $code }“.
    .hint = Übernimm den Code, der beim Problem steht, zum Beispiel „text/unused“.
quiet--reason = Es fehlt eine Begründung, warum „{ $code }“ unterdrückt wird.
    .hint = Ergänze sie nach „because“ für alle, die das später lesen.
quiet--unused = Unnötige Unterdrückung: „{ $code }“ tritt hier nicht auf.
    .hint = Entferne sie, damit sie später kein anderes Problem verdeckt.
quiet--kept = Diese Unterdrückung hat keine Wirkung: Fehler werden immer gemeldet.
text--number = „{ $value } { $found }“: { $path } ist hier { $value }, das Wort steht aber im { $wanted ->
        [sg] Plural
       *[pl] Singular
    }.
    .hint = Wähle das Wort nach der Zahl, etwa [Karte]({ $path }=one)[Karten]({ $path }=other), oder formuliere ohne Zahl.
text--style = { $what ->
    [doubled] Ein Wort ist hier doppelt.
    [direction] Ein Zeichen ändert hier die Schreibrichtung und setzt sie nicht zurück.
    [quotes] Diese Anführungszeichen gehören zu einer anderen Sprache.
   *[space] Hier kann eine Zeile umbrechen, zwischen Zahl und Einheit oder vor einem Satzzeichen.
}
    .hint = Prüfe, ob das so gewollt ist.
fix--spaces = Schmale geschützte Leerzeichen verwenden
fix--set = Korrigieren
fix--plain-number = Die Zahl ohne Klammern schreiben
fix--looked-at = Text von „{ $fragment }“ als geprüft markieren
text--outside = Das gehört zu keinem Abschnitt und wird deshalb nicht gedruckt.
    .hint = Ein Abschnitt beginnt mit einer Überschrift, die einen Namen hat: „# Titel {"{"}#name{"}"}“.
variant--one-language = „{ $path }“ hat nur in diesen Sprachen einen Text: { $said }. Es fehlen: { $missing }.
    .hint = Ergänze ihn in den anderen Sprachen. Bis dahin gilt dort der Text der Regeln ohne diese Hausregel oder keiner.
l10n--term = „{ $found }“ im Ausgangstext heißt in dieser Sprache „{ $word }“ ({ $id }); die Übersetzung verwendet ein anderes Wort.
    .hint = Nimm eine Form von „{ $word }“, oder schreibe in die Spalte „also“ der Begriffsliste, was dafür stehen darf.
text--too-long = „{ $id }“ hat in dieser Sprache ({ $lang }) { $length } Zeichen, Platz ist nur für { $max }.
    .hint = Nimm ein kürzeres Wort, oder erhöhe „max“.
text--max = Die Zeichenzahl für „{ $id }“ ist keine positive ganze Zahl.
    .hint = Gib an, für wie viele Zeichen dort Platz ist.
l10n--not-taken = { $more ->
    [0] „{ $column }“ von „{ $id }“ ist hier anders, die Begriffsliste hat dafür aber keine Zelle.
    [one] „{ $column }“ von „{ $id }“ und 1 weiterem Begriff ist hier anders, die Begriffsliste hat dafür aber keine Zellen.
   *[other] „{ $column }“ von „{ $id }“ und { $more } weiteren Begriffen ist hier anders, die Begriffsliste hat dafür aber keine Zellen.
}
    .hint = Gib der Begriffsliste eine Spalte „{ $column }“ mit einer Zelle in jeder Zeile und lies die Datei noch einmal ein.
note--unknown = Unbekannter Name „{ $part }“: In den Regeln gibt es nichts, worauf sich dieser Kommentar beziehen könnte.
    .hint = Verwende den aktuellen Namen der Regel, etwa procedure/angriff, oder markiere den Kommentar als erledigt.
    .near = Meintest du „{ $near }“?
note--changed = „{ $part }“ hat sich geändert, seit dieser Kommentar geschrieben wurde.
    .hint = Prüfe, ob der Kommentar noch gilt. Wenn ja, bestätige das; sonst antworte, oder markiere ihn als erledigt.
note--line = Die Zeile „{ $line }“ gehört zu keinem Kommentar.
    .hint = Ein Kommentar beginnt mit einer Überschrift wie „## procedure/angriff“. Jede Zeile darunter beginnt mit „- “; Folgezeilen sind eingerückt.
fix--still-holds = Bestätigen, dass der Kommentar zu „{ $part }“ noch gilt
