# Was Bildschirme und die Befehlszeile sagen. Regelwerke bringen für ihre Pfade eigenen Wortlaut mit.

severity--error = Fehler
severity--warning = Warnung
severity--note = Hinweis
finding--hint = Rat

session--over = Die Partie ist zu Ende.
session--no-such-answer = Das ist keine Antwort auf diese Frage.
session--not-allowed = Das ist nicht erlaubt.
replay--over = Die Partie ist schon vor dieser Entscheidung zu Ende.
replay--other-question = Hier wird jetzt etwas anderes gefragt.
replay--other-role = Hier wird jetzt jemand anderes gefragt.
replay--seats = Diese Sitzordnung gibt es in den Regeln nicht mehr.
setup--seats = Diese Sitzordnung gibt es in den Regeln nicht. Es gibt: { $known }.
setup--option = Eine Option dieses Namens gibt es in den Regeln nicht.
setup--value = Diesen Wert hat die Option nicht.

play--seed = Startzahl { $seed }; mit --seed { $seed } beginnt die Partie noch einmal genauso.
play--turn = { $role } ({ $seat }), { $choice }:
play--pile = { $name } ({ $size }) { $members }
play--pick = Nummer oder Name, u = zurück, q = Ende:
play--anyone = Eine Rolle von diesen antwortet:
play--who = Nummer oder Name, q = Ende:
play--pick-order = { $low } bis { $high } in ihrer Reihenfolge, durch Leerzeichen getrennt; u = zurück, q = Ende:
play--pick-some = { $low } bis { $high }, durch Leerzeichen getrennt; u = zurück, q = Ende:
play--pick-next = { $next }:
play--fits = Das ginge: { $answer }
play--not-understood = „{ $text }“ ist nichts davon.
play--refused = Das geht nicht: { $reasons }
play--excluded = Nicht möglich: { $candidate } ({ $reasons })
play--nothing-to-undo = Es gibt nichts zurückzunehmen.
play--won = Gewonnen: { $winners }.
play--nobody = Die Partie ist zu Ende, niemand hat gewonnen.
play--drawn = Die Partie endet unentschieden.
play--fault = Die Regeln sind gescheitert:
play--because = Grund: { $reason }
play--log-decision = { $role }: { $answer }
play--log-roll = { $die }: { $faces }
play--log-drawn = { $from } → { $to }: { $drawn }
play--log-named = { $label } ({ $what })
play--log-picked = { $label }: { $picked }
play--log-shuffled = { $pile } wird gemischt
play--quit = Abgebrochen nach { $decisions ->
    [one] einer Entscheidung
   *[other] { $decisions } Entscheidungen
  }.
fmt--no-text = { $path } ist kein Text in UTF-8 und bleibt, wie es ist.
play--stuck = Für diese Frage fand sich keine erlaubte Antwort; vielleicht verlangen die Regeln Unmögliches.
saved--other-rules = Diese Partie begann unter anderen Regeln („{ $ruleset }“, Fassung { $version }); sie wird unter diesen noch einmal gespielt.
saved--lost = Entscheidung { $number } von { $decisions } passt nicht mehr zu den Regeln; sie und die folgenden entfallen.
play--limit = Abgebrochen an der Grenze von { $decisions } Entscheidungen.

check--fine = { $files ->
    [one] In einer Datei ist
   *[other] In { $files } Dateien ist
  } nichts falsch.
check--count = { $errors ->
    [one] Ein Fehler
   *[other] { $errors } Fehler
  }, { $warnings ->
    [one] eine Warnung
   *[other] { $warnings } Warnungen
  }.
build--done = { $path } geschrieben.
test--passed = bestanden    { $name }
test--failed = GESCHEITERT  { $name }
mutate--progress = { $done } von { $games } Änderungen
mutate--unreached = hierher kommt kein Beispiel
mutate--unsound = Änderungen lassen sich erproben, sobald alle Beispiele bestehen.
mutate--no-reason = Es fehlt der Grund, warum diese Änderung niemand bemerken kann: { $key }
mutate--unknown = So lassen sich die Regeln nicht mehr ändern; streiche den Eintrag: { $key }
mutate--caught = Diese Änderung wird jetzt bemerkt; streiche den Eintrag: { $key }
fmt--would-change = { $path } ist nicht formatiert.
fmt--changed = { $path } formatiert.
fault-told--value = Der Wert war { $value }.
fault-told--found = Gefunden: { $value }.
fault-told--range = Erlaubt: { $value }.
fault-told--loop = Die Schleife bei { $where } kommt zu keinem Ende.
fault-told--local = { $name } = { $value }
fault-told--unknown = Der Interpreter kommt beim Nachspielen der Partie nicht zu diesem Fehler; seine Werte sind deshalb nicht bekannt.
simulate--games = { $games } Partien, { $decisions } Entscheidungen, Prüfsumme { $digest }
simulate--ends = { $won } gewonnen, { $drawn } unentschieden, { $limited } an der Grenze, { $faults } Fehler
simulate--wins = { $role }: { $wins } Siege, { $share } % ({ $low } bis { $high } % mit 95 % Sicherheit)
simulate--reference = { $games } Partien neben der Referenz: { $differences } Abweichungen
simulate--speed = { $seconds } s, { $rate } Entscheidungen je Sekunde
simulate--length = Entscheidungen je Partie: { $mean } im Mittel, { $min } bis { $max }
simulate--rules = { $ran } von { $of } Regeln liefen
simulate--never = nie: { $path }
simulate--coverage = { $ran } von { $of } Anweisungen der Regeln liefen
simulate--fault = Partie { $game }, Seed { $seed }: { $fault } bei { $where }
simulate--again = noch einmal: { $command }
simulate--progress = { $done } von { $games } Partien
edit--open = Der Editor ist offen unter { $address } (Ordner { $folder }). Strg+C beendet ihn.
new--done = { $path } geschrieben ({ $files } Dateien).
new--next = Weiter: sandtable check { $path } · sandtable test { $path } · sandtable play { $path } --bot second=random
sections--figures = { $sections } Abschnitte, { $gaps } mit einer Lücke; Prozeduren ohne Beleg: { $uncited }
sections--no-example = §{ $section }  kein Beispiel
sections--no-rule = §{ $section }  keine Regel
sections--complete = §{ $section }
sections--rules = Regeln: { $names }
sections--data = Daten: { $rows } Zeilen
sections--examples = Beispiele: { $names }
sections--expectations = Erwartungen: { $names }
sections--uncited = ohne Beleg: { $names }
facts--figures = rekonstruierte Angaben: { $facts }, Auslegungen: { $rulings }
facts--ruling = Auslegung { $name } = { $value }: { $because }
facts--no-reason = ohne Begründung

usage--command = Einen Befehl „{ $name }“ gibt es nicht. Befehle: { $known }.
usage--no-game = Ein Regelwerk „{ $name }“ gibt es nicht: weder einen Ordner dieses Namens noch einen in ./rulesets.
usage--no-variant = Eine Variante „{ $name }“ hat dieses Regelwerk nicht. { $known ->
        [none] Es hat keine; sie stünden im Ordner „variants“.
       *[other] Es hat: { $known }.
    }
usage--no-code = Einen Befund „{ $name }“ gibt es nicht.
usage--number = „{ $name }“ muss eine ganze Zahl sein, nicht „{ $value }“.
usage--needs = „sandtable { $name }“ braucht { $what }.
usage--folder = „{ $path }“ ist kein Ordner.
usage--bot = „{ $value }“ ist kein Bot; es gibt: random, policy, policy:NAME, search:N mit N von 1 bis 1000000. Schreibe --bot PLATZ=random oder --bot all=search:200.
usage--policy = { $known ->
        [none] Diese Regeln haben keine Policy
       *[other] „{ $value }“ ist keine der Policies dieser Regeln; es gibt { $known }
    }; schreibe --bot random oder --bot search:N.
usage--no-save = Es gibt keine Datei „{ $path }“.
usage--seat = Einen Platz „{ $seat }“ gibt es nicht; es gibt: { $known }.
usage--language = Wortlaut in „{ $value }“ gibt es nicht; es gibt: en, de.
usage--name = „{ $name }“ kann kein Regelwerk heißen: kleine Buchstaben, Ziffern und einzelne Bindestriche, vorn ein Buchstabe, höchstens 40 Zeichen, und nicht dist.
usage--exists = { $path } gibt es schon; nichts wurde geschrieben.
usage--template = Eine Vorlage „{ $name }“ gibt es nicht; es gibt: { $known }.

session--other-seat = Gefragt ist ein anderer Platz.
session--other-role = Diese Rolle ist nicht gefragt.
simulate--twins = { $games } Partien mit Zwillingen: { $rests } Fragen verglichen, { $leaks } undichte Stellen
simulate--leak = { $choice } (Partie { $game }, Entscheidung { $decision }): { $what } ist anders, wenn anders ist, was { $role } nicht wissen darf: { $changed }
test--twins = keine undichte Stelle in { $rests } Fragen aus { $games } Partien
play--busy = Jemand ist beschäftigt.
play--others = { $seat } ist gefragt: { $choice }
play--everything = Alles

ide--kind = Art mit { $count } { $count ->
    [one] Mitglied
   *[other] Mitgliedern
}.
ide--pool = Vorrat: höchstens { $limit } { $limit ->
    [one] Mitglied
   *[other] Mitglieder
} zugleich, im Spiel erzeugt und entfernt.
ide--fixed-field = Feld von { $of }, das beim Erzeugen eines Mitglieds angegeben wird.
ide--record-field = Teil von { $of }.
ide--field = Feld von { $of }; seine Werte gehören zum gedruckten Spiel.
ide--state-field = Zustandsfeld von { $of }.
ide--seen = Sichtbar für `{ $roles }`.
ide--relation = Beziehung mit { $count } { $count ->
    [one] Paar
   *[other] Paaren
}.
ide--constant = Konstante.
ide--option = Option: gewählt, wenn eine Partie beginnt.
ide--ruling = Auslegung: eine Antwort, wo die Regeln offen sind.
ide--because = Weil: { $text }
ide--member = Mitglied von { $of }.
ide--tag = Wert von { $of }.
ide--local = Name innerhalb dieser Regel.
ide--function = Funktion: sie schaut und ändert nichts.
ide--search = Suche: was erreicht werden kann, als Menge.
ide--decision = Entscheidung: zusammen mit denen beantwortet, von denen sie abhängt.
ide--decisions = Entscheidungen, die voneinander abhängen.
ide--policy = Policy: wie ein Bot ordnet, was ihm geboten wird.
ide--procedure = Prozedur.
ide--pile = Stapel.
ide--state = Zustand.
ide--die = Würfel.
ide--type = Typ.
ide--layout = Sitzordnung.
ide--from = Aus: { $text }
ide--reconstructed = Rekonstruiert: { $text }
ide--cites = { $sections }
ide--builtin = Eingebaut.
ide--builtin-count = Wie viele Mitglieder eine Menge hat oder wie viele Schlüssel eine Zuordnung.
ide--builtin-spent = Was die Schritte einer Suche bisher gekostet haben.
ide--builtin-path = Der Weg zu etwas in einer Suche, als Liste ohne den Anfang.
ide--builtin-cost = Was es kostet, etwas in einer Suche zu erreichen; none, wo es nicht erreicht wird.
ide--builtin-distinct = Ob keine zwei Schlüssel einer Zuordnung denselben Wert haben.
ide--builtin-min = Die kleinere zweier Zahlen.
ide--builtin-max = Die größere zweier Zahlen.
ide--builtin-floor = Die Zahl ohne ihren Bruchteil, abgerundet.
ide--builtin-ceil = Die Zahl ohne ihren Bruchteil, aufgerundet.
ide--builtin-rank = Wo ein Wert in der Ordnung seines Typs steht, ab 0.
ide--builtin-seat = Die Nummer des Platzes, der eine Rolle spielt; -1, wenn keiner.
ide--builtin-automated = Ob eine Policy der Regeln auf dem Platz einer Rolle sitzt.
ide--builtin-mode = Welche Sitzordnung gespielt wird.
ide--builtin-seated = Ob jemand eine Rolle spielt.
ide--builtin-neighbours = Die Felder neben einem Feld eines Rasters.
ide--builtin-distance = Die Schritte zwischen zwei Feldern eines Rasters.
ide--builtin-toward = Das Feld neben einem Feld in einer Richtung; none, wo keines ist. Richtungen zählen im Uhrzeigersinn von oben.
ide--builtin-direction = Die Richtung, in der ein Feld von einem anderen in gerader Linie liegt; none, wo es nicht so liegt.
ide--builtin-opposite = Ob das erste und das dritte Feld auf gegenüberliegenden Seiten des zweiten liegen.
ide--builtin-hex = Das Sechseck mit diesen axialen Koordinaten.
ide--builtin-square = Das Quadrat mit diesen Koordinaten.
ide--builtin-everyone = Alle Rollen.
ide--builtin-nobody = Keine Rolle.
ide--builtin-bool = Wahr oder falsch.

rules-text--yes = ja
rules-text--no = nein
rules-text--none = –
usage--no-text = In „{ $path }“ liegt kein Regeltext: text/{"{"}de,en{"}"}/*.md.

notation--read = { $read }
notation--guessed = „{ $line }“ wurde gelesen als „{ $read }“.
notation--other-piece = „{ $line }“ wurde gelesen als „{ $read }“: Das steht dort.
notation--heading = { $line }
notation--other-time = „{ $line }“ ist eine andere Zeit als jetzt. Die Zeilen darunter wurden trotzdem gelesen.
notation--again = „{ $line }“: Dieses Stück hat schon eine Zeile, und die erste gilt.
notation--several-readings = „{ $line }“ lässt sich mehrfach verstehen: { $readings }.
notation--several-pieces = „{ $line }“: Das können mehrere deiner Stücke sein.
notation--foreign = „{ $line }“: { $piece } gehört dir nicht.
notation--no-such-piece = „{ $line }“: { $piece } gibt es nirgends.
notation--no-piece = „{ $line }“ sagt nicht, welches Stück gemeint ist.
notation--not-there = „{ $line }“ spricht von etwas, das nirgends steht.
notation--not-understood = „{ $line }“: „{ $text }“ war nicht zu verstehen.
    .near = Ist „{ $near }“ gemeint?
notation--unfinished = „{ $line }“ hört zu früh auf.
notation--empty-line = In dieser Zeile steht nichts.
notation--missing-line = { $piece } hat keine Zeile: { $read }.
stamp--fresh = alle Fingerabdrücke sind frisch
stamp--would-write = { $count } Fingerabdrücke würden geschrieben; --write tut es
stamp--written = { $count } Fingerabdrücke geschrieben
play--write = Je eine Zeile, eine leere Zeile beendet; u = zurück, q = Ende.
play--no-page = { $role } hat nichts geschrieben.
play--page-refused = Was { $role } geschrieben hat, geht nicht: { $reasons }
play--page-partly = Nicht alles, was { $role } geschrieben hat, geht zusammen, und die oberen Zeilen gelten. Weggelassen: { $lines }. { $reasons }
play--pages-end = Mehr ist nicht geschrieben; die Partie steht bei „{ $choice }“.
usage--no-notation = „{ $game }“ hat keine Notation, also lassen sich keine Befehle lesen.
usage--no-rules-in = In { $path } gibt es keine Regeln oder Tabellen zu ändern.
usage--no-orders = In „{ $path }“ sind keine Befehle: Textdateien (.txt), eine je Rolle oder mit den Rollen als Überschriften.

diff--count = { $a } → { $b }: { $count ->
        [0] kein Unterschied
        [one] ein Unterschied
       *[other] { $count } Unterschiede
    }
diff--added = { $what } kommt hinzu
diff--removed = { $what } fällt weg
diff--replaced = { $what } ersetzt
diff--part-added = { $name } kommt hinzu
diff--part-removed = { $name } fällt weg
diff--part-changed = { $name } geändert
diff--part-before = etwas vor { $name }
diff--part-after = etwas nach { $name }
diff--step = Schritt { $name }
diff--name-ruleset = Regelwerk
diff--name-type = Typ
diff--name-kind = Art
diff--name-relation = Beziehung
diff--name-die = Würfel
diff--name-pile = Stapel
diff--name-state = Zustand
diff--name-constant = Konstante
diff--name-option = Zusatzregel
diff--name-ruling = Entscheidung
diff--name-seats = Sitze
diff--name-function = Funktion
diff--name-procedure = Prozedur
diff--name-search = Suche
diff--name-play = Ablauf
diff--name-whenever = Wächter
diff--name-decisions = Gleichungen
diff--name-policy = Verhalten
diff--name-notation = Schreibweise
diff--name-expect = Erwartung
diff--name-example = Beispiel
diff--name-text = Text
diff--sort-ruleset = Regelwerk
diff--sort-row = Steine und Orte
diff--sort-type = Typen
diff--sort-kind = Arten
diff--sort-relation = Beziehungen
diff--sort-die = Würfel
diff--sort-pile = Stapel
diff--sort-state = Zustand
diff--sort-constant = Konstanten
diff--sort-option = Zusatzregeln
diff--sort-ruling = Entscheidungen
diff--sort-seats = Sitze
diff--sort-function = Funktionen
diff--sort-procedure = Prozeduren
diff--sort-search = Suchen
diff--sort-play = Ablauf des Spiels
diff--sort-whenever = Wächter
diff--sort-decisions = Gleichungen
diff--sort-policy = Verhalten
diff--sort-notation = Schreibweisen
diff--sort-expect = Erwartungen
diff--sort-example = Beispiele
diff--sort-text = Texte

compare--games = { $a } → { $b }: je { $pairs } Partien, gespielt von { $bots }
compare--same = { $same } davon verlaufen gleich{ $first ->
        [none] {""}
       *[other] ; die erste andere ist Partie { $first }
    }
compare--faults = { $faults } Partien endeten mit einem Fehler
compare--wins = { $role } gewinnt
compare--drawn = niemand gewinnt
compare--limited = an der Grenze
compare--decisions = Entscheidungen
compare--sort-use = Regeln, die in einer Partie häufiger oder seltener laufen:
compare--sort-chosen = Was in einer Partie öfter oder seltener gewählt wird:
compare--sort-final = Zahlen am Ende der Partie:
compare--sort-members = Wie viele am Ende so stehen:
compare--nothing = Kein Unterschied ist deutlich: Was sich zeigt, kann Zufall sein.
compare--stopped = Abgebrochen nach { $pairs } von { $wanted }
compare--over = aus
compare--answered = „{ $question }“ anders beantwortet
compare--parted = Partie { $game } nach { $decisions } Entscheidungen: { $what }
compare--difference = Unterschied
compare--interval = mit 95 % Sicherheit

odds--exact = { $runs ->
    [one] sicher, ein Weg
   *[other] exakt, { $runs } Wege, { $outcomes ->
        [one] ein Ergebnis
       *[other] { $outcomes } Ergebnisse
    }
  }
odds--sampled = aus { $runs } Stichproben, mit Intervallen zu 95 %; es sind zu viele Wege, um alle zu gehen
odds--lost = Läufe, die nicht enden wollten, wurden aufgegeben: { $share } von allen.
odds--now = { $name }, jetzt { $from }
odds--mean = , im Mittel { $mean }
odds--sums = mindestens { $atLeast }, höchstens { $atMost }
odds--interval = { $low } bis { $high }
odds--more = { "  " }und { $more } weitere
odds--nothing = Nichts ändert sich.
odds--ends = Die Partie endet:
odds--asks = Hier wird gefragt:
usage--no-example = Es gibt kein Beispiel „{ $name }“.{ $known ->
        [none] {""}
       *[other] {" "}Vielleicht: „{ $known }“.
    }
usage--others = „{ $value }“ beantwortet keine Fragen; es gibt: { $known }.
usage--given-fault = Die Stellung lässt sich nicht aufbauen: Die Anweisungen von --given beenden die Partie.
odds--lies = { $name } liegt in
odds--there = { $name } ist da
usage--action = „{ $name }“ gibt es hier nicht; es gibt: { $known }.
usage--catalogue = „{ $name }“ ist kein Kürzel einer Sprache; sie sehen aus wie „en“ oder „pt-BR“.
l10n--written = { $path }: { $texts } Texte, { $translated } übersetzt, { $stale } wieder anzusehen, { $missing } fehlen.
l10n--source = { $texts } Texte, { $words } Wörter.
l10n--progress = { $name }: { $percent } % der Wörter; { $translated } von { $texts } Texten, { $stale } wieder anzusehen, { $missing } fehlen.
usage--base-only = „sandtable { $name }“ gilt einem Regelwerk ohne Variante.
usage--fragment = Den Abschnitt „{ $name }“ hat der Text nicht.
l10n--reviewed = { $count ->
    [0] { $path } ist geschrieben; alle Texte passen zu den Regeln von heute.
   *[other] { $path } ist geschrieben; { $count } Abschnitte warten auf einen Blick: { $names }
}

rulebook--written = { $path } ist geschrieben.
rulebook--no-browser = Kein Chromium gefunden, der { $path } druckt; die Seite lässt sich aus jedem Browser drucken.
rulebook--no-pictures = Das Brett ist nicht gezeichnet: „npm run build“ macht, womit es gezeichnet wird.
rulebook--contents = Inhalt
rulebook--version = Spielregeln, Version { $version }
rulebook--variants = Mit { $names }
rulebook--board = Das Brett zu Beginn
usage--no-translation = Einen Regeltext in „{ $lang }“ gibt es nicht; es gibt: { $known }.
usage--no-catalogue = Es gibt kein l10n/{ $lang }.po; „sandtable l10n merge“ beginnt eines.
l10n--taken = { $count ->
    [one] Ein Text wurde in { $path } übernommen.
   *[other] { $count } Texte wurden in { $path } übernommen.
}
odds--exactly = exakt, { $runs ->
    [one] ein Weg
   *[other] { $runs } Wege
  }
odds--imagined = im Mittel über { $positions } Stellungen, von denen jede die wahre sein kann, denn es hängt von Verborgenem ab
odds--log = Im Protokoll steht:
usage--no-answer = „{ $answer }“ ist keine Antwort auf das, was dort gefragt wird.

## Archive
archive--no-zip = Das ist kein Zip-Archiv.
archive--cut = Das Archiv ist abgeschnitten oder beschädigt: Sein Verzeichnis fehlt. { $files ->
    [0] Keine Datei war zu retten.
    [one] Eine Datei war zu retten.
   *[other] { $files } Dateien waren zu retten.
  }
archive--path = { $path }: Der Pfad führt aus seinem Ordner hinaus, oder nicht jedes System kann ihn haben; ausgelassen.
archive--link = { $path }: eine Verknüpfung oder ein Gerät statt einer Datei; ausgelassen.
archive--encrypted = { $path }: verschlüsselt; ausgelassen. Bitte ohne Kennwort packen.
archive--method = { $path }: auf eine Art gepackt, die hier nicht gelesen wird (Nummer { $method }); ausgelassen. Bitte als gewöhnliches Zip packen.
archive--name = { $path }: Eine solche Datei hat kein Regelwerk; ausgelassen.
archive--tool = { $path }: eine Datei für Werkzeuge wie npm oder Nx und kein Teil eines Regelwerks; ausgelassen.
archive--twice = { $path }: auf manchen Systemen dieselbe Datei wie { $other }; ausgelassen.
archive--too-many = { $files } Dateien, gelesen werden höchstens { $most }; der Rest ist ausgelassen.
archive--too-large = { $path }: länger als { $most } Bytes; ausgelassen.
archive--all-too-large = { $path }: Mit ihr hat das Archiv mehr als { $most } Bytes; sie und alles Weitere ist ausgelassen.
archive--bomb = { $path }: mehr als { $ratio }-mal so lang wie gepackt, wie es kein Text ist; ausgelassen.
archive--nested = { $path }: ein Archiv im Archiv; ausgelassen. Bitte für sich entpacken.
archive--damaged = { $path }: beschädigt; ausgelassen.
archive--no-text = { $path }: kein Text in UTF-8; ausgelassen.
archive--other-sum = { $path }: nicht so, wie sie gepackt wurde; jemand hat sie seither geändert.
archive--unlisted = { $path }: nachträglich ins Archiv gelegt.
archive--missing = { $path }: steht im Verzeichnis des Archivs, liegt aber nicht darin.
archive--newer = Das Archiv stammt von einem neueren Sandtable; vielleicht enthält es mehr, als hier gelesen wird.
archive--outside = { $path }: liegt neben den Regelwerken; ausgelassen.
pack--done = { $path } geschrieben ({ $files } Dateien, { $bytes } Bytes).
unpack--done = { $files ->
    [one] Eine Datei
   *[other] { $files } Dateien
  } nach { $path } entpackt.
unpack--same = Nichts zu schreiben: { $path } hat schon alles.
unpack--problems = Nichts wurde geschrieben. Mit --partly wird entpackt, was in Ordnung ist.
unpack--taken = { $path } ist schon da, mit anderem Inhalt.
unpack--kept = Nichts wurde geschrieben. Mit --force ersetzen die Dateien des Archivs diese.
unpack--leads-out = { $path } führt aus dem Ordner hinaus; nichts wurde geschrieben.
usage--refused = { $path } lässt sich nicht lesen oder schreiben: Das System verweigert es ({ $code }).
usage--no-file = Es gibt keine Datei „{ $path }“.

# Der Sprachserver.
usage--no-streams = Der Sprachserver spricht über Standardeingabe und -ausgabe; die gibt es hier nicht.
lsp--no-rename = „{ $name }“ kann hier kein Name sein.

hand--dice = Von Hand: { $place } ergibt { $gives }
hand--change = Von Hand geändert: { $what } = { $value }
hand--seed = Von Hand: ab hier anderer Zufall (Startzahl { $seed })
hand--done = Es wurde etwas von Hand getan.
hand--no-place = Eine solche Stelle mit Zufall gibt es nicht.
hand--past = Das hat der Zufall schon entschieden; geh davor zurück.
hand--nothing-told = Es wurde nichts gesagt.
hand--no-face = Diese Seite hat der Würfel nicht.
hand--no-pick = Das kann dort nicht gewählt werden, oder es steht doppelt.
hand--not-tellable = Hier lässt sich der Zufall nicht vorgeben.
hand--not-offered = Was vorgegeben wurde, steht dort nicht zur Wahl: nimm es zurück oder entscheide anders.
hand--fewer-dice = Es wurden mehr Würfel genannt, als dort geworfen werden: nimm es zurück oder entscheide anders.
hand--no-field = Unter diesem Namen ändert sich im Spiel nichts.
hand--no-member = Das gibt es nicht.
hand--no-value = Diesen Wert gibt es hier nicht.
hand--not-there = Das ist nicht im Spiel.
hand--full = Dort ist kein Platz mehr.
hand--wide = Werte dieser Art lassen sich nicht von Hand ändern.
hand--no-answer = Dann könnte niemand die offene Frage beantworten.
hand--real = Diese Partie wird ernsthaft gespielt: von Hand geht nichts.

# Zeilen über Deklarationen.
ide--uses = { $count ->
    [0] nirgends benutzt
    [one] 1-mal benutzt
   *[other] { $count }-mal benutzt
}
ide--used-in-examples = { $count ->
    [one] 1 Beispiel
   *[other] { $count } Beispiele
}

# Befunde unter ihrer Ursache.
finding--follows = { $count ->
    [one] Daraus folgt noch ein Befund:
   *[other] Daraus folgen noch { $count } Befunde:
}
finding--follows-more = { $count ->
    [one] und noch einer
   *[other] und noch { $count }
}
l10n--words-taken = { $path }: { $changed } Wörter geändert, { $added } neu.
usage--no-terms = In { $path } gibt es keine Begriffsliste l10n/terms.de.csv.

# Was mit dem Text getan werden kann.
ide--mirror = Dasselbe für { $other } statt { $named }
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
ide--add-member = „{ $name }“ in die Tabelle von { $kind } aufnehmen
ide--add-tag = „{ $name }“ zu den Werten von { $type } nehmen
ide--add-field = { $owner } ein Feld „{ $name }“ geben
ide--remove-unused = „{ $name }“ entfernen: nichts nennt es
ide--extract-constant = { $value } einen Namen geben, nur hier
ide--extract-constant-here = { $value } einen Namen geben, an { $count } Stellen dieser Regel
ide--extract-constant-all = { $value } einen Namen geben, an allen { $count } Stellen der Regeln
ide--extract-function = Aus der Auswahl eine Funktion machen
ide--inline = „{ $name }“ einsetzen, wo es gebraucht wird
ide--promote = In die Regeln selbst übernehmen, statt in der Hausregel
ide--changed-by = geändert von { $name }

# Warum, im Terminal.
why--no-step = Die Partie hat { $steps } Schritte; einen Schritt { $at } gibt es nicht.
why--not-to-there = Unter diesen Regeln lässt sich die Partie nicht bis Schritt { $at } nachspielen.
why--not-asked = Dort wird nichts gefragt, oder nicht diese Rolle.
why--no-place = An { $place } steht keine Regel, die abläuft; schreib DATEI:ZEILE.
why--start = Der Beginn der Partie:
why--step = Schritt { $at }: { $what }
why--no-rules = Es liefen keine Regeln.
why--cut = Er tat mehr als die ersten { $n } Schritte, die hier stehen.
why--nothing-against = Nichts spricht gegen { $what }: So lässt sich antworten.
why--not = Warum nicht { $what }?
why--guard = Die Bedingung dafür ist nicht erfüllt.
why--outside = Es gehört nicht zu dem, woraus gewählt wird.
why--whole = Die Antwort als Ganzes erfüllt ihre Bedingung nicht.
why--bounds = So viele sind nicht wählbar.
why--later = Danach wäre nichts mehr wählbar: { $next }.
why--unknown = Eine solche Antwort gibt es auf diese Frage nicht.
why--this = ← das ist der Grund
why--true = wahr
why--false = falsch
why--skipped = nicht angesehen
why--no-value = hat keinen Wert
why--rule = Was aus dieser Regel in Schritt { $at } wurde:
why--ran = Es geschah { $times ->
    [one] einmal
   *[other] { $times }-mal
  }:
why--test = So weit kam es nicht: Die Bedingung darum herum fiel anders aus.
why--answer = So weit kam es nicht: Hier wurde etwas anderes gewählt.
why--left = So weit kam es nicht: Was darum herum steht, endete vorher oder läuft noch.
why--uncalled = { $name } wurde nicht aufgerufen.
why--whenever = Die Bedingung wurde geprüft und war nicht erfüllt.
why--last = Zuletzt geschah es in Schritt { $at }.
picture--no-sheet = Dieses Spiel hat keinen Plan, der sich allein zeichnen lässt; als .html oder .pdf werden seine Tabellen und Karten gedruckt.
picture--no-browser = Kein Chromium gefunden, der { $path } macht; .svg und .html brauchen keinen.

# Games made shorter.
simulate--shortened = von { $before } Entscheidungen auf { $after } verkürzt: { $file }

## Variants whose base has changed, in the terminal
rebase--fresh = die Regeln sind die, für die die Hausregel geschrieben wurde
rebase--stale = die Regeln lauten anders
rebase--drift = worauf sie sich stützt, lautet anders
rebase--gone = das gibt es nicht mehr
rebase--then = Grundregel damals
rebase--now = Grundregel heute
rebase--mine = Hausregel
rebase--unknown = (unbekannt)
rebase--kept = { $path }: die Hausregel bleibt, auf den Regeln von heute
rebase--taken = { $path }: die Grundregel gilt, die Änderung geht
rebase--would-write = { $count } entschieden; --write schreibt es
rebase--written = { $count } entschieden und geschrieben
rebase--left = { $count } offen; --keep-mine PFAD oder --take-theirs PFAD entscheidet, „all“ alles
usage--no-rebase = „{ $path }“ steht nicht unter dem, was zu entscheiden ist: { $known }.
usage--two-ways = „{ $path }“ kann nicht zugleich bleiben und gehen.

# Karten als Dateien, im Terminal und auf der Seite.
map--found = { $places ->
    [one] 1 Ort
   *[other] { $places } Orte
  }, { $links ->
    [one] 1 Verbindung
   *[other] { $links } Verbindungen
  } in { $file }
map--fresh = { $count ->
    [one] 1 neues Mitglied
   *[other] { $count } neue Mitglieder
  } von { $kind }: { $names }
map--new-kind = { $kind } wird angelegt: Die Regeln haben keine solche Art
map--known = { $count ->
    [one] 1 Mitglied, das es schon gibt, bekommt
   *[other] { $count } Mitglieder, die es schon gibt, bekommen
  } den Platz auf der Karte: { $names }
map--links = { $count ->
    [0] keine neuen Verbindungen
    [one] 1 neue Verbindung
   *[other] { $count } neue Verbindungen
  } in { $relation }, { $known } gibt es schon
map--copied = jedes neue Mitglied sagt { $columns } wie das letzte vor ihm: Sieh das durch
map--more = … und { $count } weitere
map--not-all = Nicht gelesen, oder nur zum Teil:
map--would-write = Noch ist nichts geschrieben; --write schreibt { $files }.
map--written = { $files } geschrieben.
map--nothing = Nichts zu schreiben: Die Regeln haben schon alles.
map--trouble-layout = { $file } lässt sich so nicht lesen, also lässt sich nichts hineinzeichnen. „sandtable check“ sagt, was daran falsch ist.
map--trouble-globe = Die Karte dieses Spiels liegt auf Länge und Breite; eine Zeichnung hat beides nicht. Nimm eine GeoJSON-Datei, oder setze „projection“ in { $file } auf „none“.
map--no-file = { $path } lässt sich nicht lesen.
map--no-kind = „{ $name }“ ist keine Art, deren Mitglieder Orte sein könnten; es gibt: { $known }.
map--no-relation = „{ $name }“ verbindet keine Mitglieder von { $kind }; es gibt: { $known }.
map--empty = Die Datei ist leer.
map--too-large = Die Datei hat { $size } Millionen Zeichen; lesen lassen sich höchstens { $most } Millionen. Lass weg, was keine Grenze ist, oder vereinfache sie.
map--too-many = { $places } Orte mit { $corners } Ecken sind zu viele für einen Plan; höchstens { $most } Orte gehen. Lass einige weg, oder vereinfache die Grenzen.
map--no-xml = Das ist keine ganze SVG-Datei: In Zeile { $line } steht „{ $met }“, wo es nicht stehen kann.
map--no-svg = Das ist XML, aber keine Zeichnung: Es beginnt mit „{ $found }“, nicht mit „svg“.
map--no-json = Das ist keine ganze JSON-Datei: { $message }
map--no-geojson = Das ist JSON, aber kein GeoJSON: Gebraucht wird eine Liste von Features, nicht „{ $found }“.
map--topojson = Das ist TopoJSON. Speichere es als GeoJSON: mapshaper.org kann das, und die meisten Kartenprogramme.
map--no-shapes = In dieser Datei sind keine Flächen: Polygone in GeoJSON, Pfade, Polygone, Rechtecke oder Kreise in SVG.
map--unknown-format = Das ist weder SVG noch GeoJSON.
map--nameless = Eine Fläche ohne Namen bleibt weg. In SVG ist der Name ein Label, ein Titel oder eine id, in GeoJSON eine Eigenschaft.
map--no-area = „{ $name }“ hat kein Inneres und bleibt weg.
map--line = „{ $name }“ ist eine Linie, keine Fläche, und bleibt weg. Schließe oder fülle sie.
map--point = „{ $name }“ hat keine Fläche und bleibt weg.
map--copy = „{ $name }“ ist die Kopie einer anderen Form („use“) und bleibt weg. Mach eine eigene Form daraus.
map--transform = „{ $name }“ ist mit „{ $met }“ verschoben, das sich nicht lesen lässt, und bleibt weg.
map--path = Von „{ $name }“ lässt sich nur lesen, was vor „{ $met }“ steht.
map--coordinates = „{ $name }“ hat Ecken, die keine Zahlen sind, und bleibt weg.
map--twice = { $count } Flächen heißen „{ $name }“; die erste wird genommen. Gib ihnen eigene Namen, oder gruppiere sie.
map--crosses = Die Grenze von „{ $name }“ kreuzt sich selbst; ein Teil davon kann als außen gelten.
map--thinned = Die Grenzen haben { $before } Ecken; { $after } werden genommen, damit der Plan schnell bleibt. Den Unterschied sieht niemand.
