# Texte von `sandtable --help`. Ein Befehl ist `help--NAME`: seine Beschreibung, deren erster Satz in der Liste steht,
# und `.usage`, seine Argumente.

help--head = Aufruf: sandtable BEFEHL …
help--foot =
    Optionen für alle Befehle: --lang en|de|fr, --json, --help
    „sandtable BEFEHL --help“ zeigt die Argumente eines Befehls.
    „sandtable --version“ gibt die Version aus.

help-group--create = Erstellen und prüfen:
help-group--play = Spielen und auswerten:
help-group--variants = Hausregeln:
help-group--book = Spielanleitung und Quellen:
help-group--translate = Übersetzen:
help-group--pictures = Bilder und Spielpläne:
help-group--share = Weitergeben:
help-group--editors = Editoren:

help--new = Legt ein kleines, sofort spielbares Regelwerk an, in ./rulesets oder im aktuellen Ordner. Überschreibt nie Dateien. Mit --repository kommt dazu, was ein eigenes Repository braucht: Skripte, README, Lizenz und ein Workflow, der das Spiel prüft, testet und spielt.
    .usage = NAME [--template small|map|BEISPIEL] [--repository [--license mit|cc-by-4.0|cc-by-sa-4.0|none]]
help--games = Listet die mitgelieferten Spiele auf. Mit einem Ordner werden sie dorthin kopiert, damit du sie ändern kannst.
    .usage = [ORDNER]
help--check = Prüft Regeln, Tabellen und Layout und meldet Probleme. Mit --build wird auch das kompilierte Spiel geladen und für jede Besetzung eine Partie begonnen.
    .usage = [--build] [SPIEL …]
help--test = Führt die Beispiele von Regelwerken aus und prüft ihre Erwartungen.
    .usage = [SPIEL …]
help--mutate =
    Führt Mutationstests aus: ändert die Regeln an jeweils einer Stelle und meldet Änderungen, die kein Beispiel und keine Erwartung erkennt.
      --files DATEI    nur diese Datei oder diesen Ordner verändern; mehrfach möglich
      --count N        Anzahl der Mutationen, gleichmäßig auf Dateien und Arten verteilt; Standard: 200
      --policies       auch Policies verändern und alles, was nur sie verwenden
      --min PROZENT    fehlschlagen, wenn weniger Mutationen erkannt werden
    .usage = [SPIEL …] [--files DATEI …] [--count N] [--seed N] [--policies] [--min PROZENT] [--workers N]
help--fmt = Formatiert Regeln. Mit --check werden nur die Dateien aufgelistet, die nicht formatiert sind.
    .usage = [--check] [SPIEL|DATEI …]
help--build = Schreibt das kompilierte Spiel: dist/index.js, dist/info.json und dist/package.json, ein typisiertes TypeScript-Paket in dist/package und JSON-Schemas seiner Tabellen und seines Layouts für andere Editoren in dist/schemas. Mit --explain wird nichts geschrieben, sondern erklärt, wie das kompilierte Spiel ermittelt, was die Regeln brauchen: gespeicherte Mengen, Tabellen, Schleifen, Suchen und Fragen, jeweils mit ihrer Stelle in den Regeln.
    .usage = [--explain] [SPIEL …]
help--migrate = Bringt Spiele und gespeicherte Partien auf die aktuellen Versionen der Sprache und des Speicherformats. Zeigt, was sich ändern würde; Dateien werden nur mit --write geschrieben.
    .usage = [SPIEL|DATEI.save …] [--write]
help--explain = Erklärt ein Problem oder einen Laufzeitfehler und sagt, was dagegen hilft.
    .usage = CODE

help--play = Spielt eine Partie im Terminal oder mit umgeleiteter Eingabe: du auf dem ersten Platz, Bots auf den übrigen, wenn --seat, --people oder --bot nichts anderes festlegen. ? zeigt bei jeder Frage Hilfe. Mit --orders werden Befehle aus Dateien gelesen.
    .usage = SPIEL [--seats BESETZUNG] [--seed N] [--option K=V] [--bot PLATZ={ $bots }] [--bot all] [--seat PLATZ …] [--people N|all] [--max-decisions N] [--orders DATEI|ORDNER …] [--save DATEI] [--resume DATEI]
help--simulate =
    Simuliert Bot-Partien und zeigt Statistiken.
      --reference N    N der Partien mit dem Referenz-Interpreter gegenprüfen
      --twins N        in N Partien nach Informationslecks suchen
      --shorten DATEI  bei einer Partie mit Laufzeitfehler die kürzeste gefundene Partie speichern, die ihn auslöst
      --queue URL      Worker auf anderen Computern spielen lassen: siehe „sandtable worker --help“
      --batch N        Partien je Paket in der Warteschlange; Standard: so viele, wie in eine Sekunde passen
      --store DATEI    wo Ergebnisse gespeichert werden, damit keine Partie noch einmal gespielt wird; none speichert nichts
    .usage = SPIEL [--games N | --game N] [--seed N] [--seats BESETZUNG|all] [--option K=V] [--options random] [--bot [PLATZ=]{ $bots }] [--workers N | --queue URL [--batch N]] [--coverage] [--reference N] [--twins N] [--max-decisions N] [--shorten DATEI] [--store DATEI|none]
help--worker =
    Spielt Partien für Befehle, die auf anderen Computern mit derselben --queue laufen; beenden mit Strg+C.
      --concurrency N  N Pakete zugleich spielen; Standard: eines je Prozessorkern
      --memory MB      Speicherlimit je Paket; Standard: 512
      --seconds N      Zeitlimit je Paket in Sekunden; Standard: 120
    .usage = --queue redis://[NAME:PASSWORT@]HOST[:PORT] [--concurrency N] [--memory MB] [--seconds N]
help--sweep =
    Spielt dieselben Partien mit verschiedenen Werten von Konstanten, Auslegungen, Optionen, Tabellen oder Hausregeln und zeigt, wie die Ergebnisse davon abhängen.
      --vary NAME=…    was variiert wird: hitsFrom=2..6, Army.FR_4.strength=1,3, ruling.flagBox=a,b, option.NAME=true,false, variant=none,H1,H1+H2; mehrfach möglich
      --measure …      was gezeigt wird: winner, winner.ROLLE, draws, stopped, length oder Regeln, Zahlen und Elemente mit ihrem Namen; Standard: winner,draws,length
      --sample latin:N N gleichmäßig verteilte Punkte (Latin Hypercube) statt aller Kombinationen
      --find NAME=…    den Wert suchen, mit dem eine Messgröße ein Ziel erreicht: mit --until winner.ROLLE=50% oder --until length=120
      --sensitivity    jede Zahl um einen Schritt ändern und alle nach ihrer Wirkung ordnen; --only "Army.*.strength" wählt einige aus
      --precision 2%   jeden Punkt spielen, bis seine Ergebnisse auf ±2 % genau sind (95-%-Konfidenzintervall), aber höchstens --games Partien
      --picture DATEI  Linien oder eine Heatmap zeichnen: .svg oder .html mit der Tabelle; --csv DATEI schreibt die Tabelle
      --store DATEI    wo Ergebnisse gespeichert werden, damit keine Partie noch einmal gespielt wird; none speichert nichts
      --queue URL      Worker auf anderen Computern spielen lassen: siehe „sandtable worker --help“
    .usage = SPIEL --vary NAME=WERTE … | --find NAME=WERTE --until MESSGRÖSSE=WERT | --sensitivity [--only NAME …] [--measure NAME,…] [--sample latin:N] [--precision N%] [--games N] [--seed N] [--seats BESETZUNG] [--option K=V] [--bot [PLATZ=]{ $bots }] [--workers N | --queue URL] [--max-decisions N] [--csv DATEI] [--picture DATEI] [--store DATEI|none]
help--ladder =
    Lässt Bots gegeneinander spielen und schätzt ihre Spielstärke. Jedes Paar spielt mit jedem Startwert zweimal, mit getauschten Plätzen.
      --bots …         Namen, durch Kommas getrennt; Standard: alle, die keine Zahl brauchen
      --queue URL      Worker auf anderen Computern spielen lassen: siehe „sandtable worker --help“
      --store DATEI    wo Ergebnisse gespeichert werden, damit keine Partie noch einmal gespielt wird; none speichert nichts
    .usage = SPIEL [--bots BOT,BOT,… | --bot BOT …] [--games N] [--seed N] [--seats BESETZUNG] [--option K=V] [--workers N | --queue URL [--batch N]] [--max-decisions N] [--store DATEI|none]
      BOT: { $bots }
help--results = Listet gespeicherte Ergebnisse auf oder exportiert die von „sandtable sweep“ als CSV oder Parquet, eine Zeile je Partie. --measure wählt, was exportiert wird; Standard: winner,draws,stopped,length.
    .usage = [SPIEL] [--store DATEI] [--export csv|parquet [--out DATEI] [--measure NAME,…]]
help--odds =
    Berechnet, wie wahrscheinlich die Ergebnisse eines Aufrufs sind: exakt, wenn möglich, sonst aus einer Stichprobe.
      --example NAME   Stellung und Aufruf eines Beispiels, mit neuen Würfeln
      --run AUFRUF     ein anderer Aufruf, mit Antworten in geschweiften Klammern, wenn er fragt: "throw(a, b) {"{"} throw/how: bold {"}"}"
      --given …        Anweisungen, die die Stellung aufbauen, oder eine Datei damit
      --save DATEI     Stellung einer gespeicherten Partie statt der Ausgangsstellung
      --answer …       statt eines Aufrufs: eine Antwort auf die aktuelle Frage, ihre Teile nacheinander ("move ada") oder als JSON
      --seat PLATZ     nur verwenden, was dieser Platz sehen kann; Standard: alles
      --watch …        ein Ausdruck, der danach ausgewertet wird, etwa "a.points" oder "count(Piece)"
      --others …       wer andere Fragen beantwortet: niemand (dort anhalten), der Zufall oder eine Policy der Regeln
    .usage = SPIEL (--example NAME | --run AUFRUF | --save DATEI --answer ANTWORT [--seat PLATZ]) [--given ANWEISUNGEN|DATEI] [--save DATEI] [--watch AUSDRUCK …] [--others stop|{ $quickBots }] [--seats BESETZUNG] [--option K=V] [--leaves N] [--samples N] [--seed N]
help--why =
    Erklärt, was in einem Zug einer gespeicherten Partie geschehen ist; ohne --at im letzten.
      --not ANTWORT       erklären, warum eine Antwort nach diesem Zug nicht erlaubt ist; ihre Teile stehen nacheinander: "move ada"
      --role ROLLE        wer diese Antwort geben würde, wenn mehrere gefragt sind
      --rule DATEI:ZEILE  erklären, was in diesem Zug mit der Regel in dieser Zeile geschehen ist
    .usage = SPIEL PARTIE [--at ZUG] [--not "ANTWORT" [--role ROLLE] | --rule DATEI:ZEILE]

help--diff = Listet die Unterschiede zwischen zwei Regelwerken auf: Zeilen, Zahlen, Regeln, Schritte. Mit nur einem Argument wird SPIEL+HAUSREGEL mit SPIEL verglichen.
    .usage = SPIEL SPIEL [--markdown]
help--compare = Simuliert dieselben Partien mit zwei Regelwerken und vergleicht sie: Sieger, Länge, Endwerte, ausgeführte Regeln, gewählte Antworten. Mit nur einem Argument wird SPIEL+HAUSREGEL mit SPIEL verglichen.
    .usage = SPIEL SPIEL [--games N] [--seed N] [--seats BESETZUNG] [--option K=V] [--bot [PLATZ=]{ $bots }] [--workers N | --queue URL [--batch N]] [--max-decisions N] [--markdown] [--store DATEI|none]
help--examples = Schlägt Änderungen für Beispiele vor, die mit einer Hausregel fehlschlagen: Antworten auf neue Fragen und Würfe oder andere Ergebnisse. Mit --write werden sie in die Hausregel geschrieben.
    .usage = SPIEL+HAUSREGEL [--write]
help--stamp = Berechnet Fingerabdrücke der Regeln, die eine Hausregel überschreibt, um spätere Änderungen an ihnen zu erkennen. Mit --write werden sie in die Hausregel geschrieben, und die aktuellen Grundregeln werden daneben gespeichert.
    .usage = SPIEL+HAUSREGEL [--write]
help--rebase = Listet die Änderungen einer Hausregel auf, deren Grundregeln sich geändert haben: Grundregel vorher, Grundregel jetzt und Hausregel. --keep-mine behält eine Änderung, --merge übernimmt beides, wenn verschiedene Zeilen geändert sind, --take-theirs entfernt sie; Dateien werden nur mit --write geschrieben.
    .usage = SPIEL+HAUSREGEL [--keep-mine PFAD|all] [--merge PFAD|all] [--take-theirs PFAD|all] [--write]

help--text = Gibt die Spielanleitung mit den aktuellen Werten als Markdown aus. Probleme darin meldet „check“.
    .usage = SPIEL [--lang de|en|fr …]
help--rulebook = Schreibt die Spielanleitung als druckbare Seite, mit den aktuellen Werten und dem Spielplan. --sheet schreibt stattdessen ein Blatt zum Nachschlagen beim Spielen, --paper letter verwendet Letter statt A4, --pdf schreibt auch eine PDF-Datei, wenn Chromium installiert ist.
    .usage = SPIEL [--lang de|en|fr …] [--sheet] [--paper a4|letter] [--out DATEI.html] [--pdf DATEI.pdf]
help--sections = Listet die Abschnitte des Regelhefts mit den Regeln und Beispielen auf, die sich auf sie berufen, Lücken zuerst.
    .usage = SPIEL
help--facts = Listet rekonstruierte Angaben und Auslegungen mit ihren Begründungen auf.
    .usage = SPIEL

help--l10n = Übersetzt Spielanleitung und Meldungen mit PO-Dateien in l10n/. „extract“ schreibt die Vorlage, „merge“ aktualisiert Kataloge daraus, „check“ meldet Probleme, „stats“ zeigt den Fortschritt, „missing“ listet Texte des Spiels auf, die Spieler lesen und die in keiner Datei stehen (mit --all auch solche, die fehlen dürfen), „pseudo“ schreibt eine Testsprache, „fix-source“ erklärt eine Änderung des Ausgangstexts für unwesentlich, „review“ markiert einen Text als geprüft, „xliff“ schreibt Kataloge für Übersetzungsbüros, „tmx“ schreibt ein Übersetzungsgedächtnis, „glossary“ schreibt Begriffe als TBX (oder mit --format csv als Tabellen), und „import“ importiert XLIFF, PO, TMX, TBX und Tabellen.
    .usage = extract|merge|check|stats|missing|pseudo|fix-source|review|xliff|tmx|glossary|import SPIEL [SPRACHE, ABSCHNITT oder DATEI …] [--all]

help--picture = Zeichnet den Spielplan in der Ausgangsstellung oder aus einer gespeicherten Partie. Mit .html oder .pdf kommen Tabellen und Karten zum Drucken dazu. .png und .pdf brauchen Chromium.
    .usage = SPIEL [--save DATEI] [--seats BESETZUNG] [--seed N] [--option K=V] [--width N] --out DATEI.svg|.png|.html|.pdf
help--map = Exportiert oder importiert den Spielplan eines Spiels. „export“ schreibt die Ausgangsstellung oder eine gespeicherte Partie als Zeichnung zum Bearbeiten (.svg) oder auf eine Seite eingepasst (.html oder, wenn Chromium installiert ist, .pdf); --bare lässt die Spielsteine weg. „import“ macht aus den Flächen einer Datei Orte mit Grenzen und verbindet Nachbarn; ohne --write wird nur eine Vorschau angezeigt. --name ist die Eigenschaft mit den Namen der Flächen, --apart der größte Abstand zwischen den Grenzen von Nachbarn, in Tausendsteln der Breite.
    .usage = export SPIEL [--save DATEI] [--seats BESETZUNG] [--seed N] [--option K=V] [--bare] [--paper a4|a3] --out DATEI.svg|.html|.pdf oder import DATEI.geojson|DATEI.svg --into SPIEL [--kind ART] [--relation RELATION] [--name EIGENSCHAFT] [--projection equirectangular|mercator] [--apart N] [--write]

help--pack = Packt ein Regelwerk mit seinen Hausregeln und Texten in eine ZIP-Datei. Eine vorhandene Datei wird nur mit --force überschrieben.
    .usage = SPIEL [--out DATEI] [--force]
help--unpack = Entpackt Regelwerke in einen Ordner, entweder vollständig oder gar nicht, und meldet alle Probleme. Vorhandene Dateien werden nur mit --force überschrieben.
    .usage = DATEI.zip [ORDNER] [--force] [--partly]

help--edit = Startet Sandtable für einen Ordner mit Regelwerken und gibt die Adresse der Seite aus. Sie ist nur auf diesem Computer erreichbar, für alle, die die Adresse kennen. Das Token in der Adresse ist jedes Mal neu oder wird mit der Umgebungsvariablen SANDTABLE_TOKEN festgelegt. Mit --frame dürfen Seiten dieser Quellen (Adressen oder Schemas) sie in einem Frame anzeigen; Editoren nutzen das für einen eigenen Tab. Mit --suggest bietet die Übersetzungsansicht Vorschläge an: von einem Befehl, der den Text über die Standardeingabe erhält und je Zeile einen Vorschlag ausgibt, oder von einer http(s)-Adresse.
    .usage = [ORDNER] [--port N] [--frame QUELLEN] [--suggest BEFEHL|URL]
help--lsp = Startet den Sprachserver für andere Editoren, über Standardeingabe und -ausgabe.
    .usage = {""}
