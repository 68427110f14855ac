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

play--turn = { $role } ({ $seat }), { $choice }:
play--pick = Nummer oder Name, u = zurück, q = Ende:
play--pick-some = { $low } bis { $high }, durch Leerzeichen getrennt; u = zurück, q = Ende:
play--pick-next = { $next }:
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
play--quit = Abgebrochen nach { $decisions ->
    [one] einer Entscheidung
   *[other] { $decisions } Entscheidungen
  }.
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
fmt--would-change = { $path } ist nicht formatiert.
fmt--changed = { $path } formatiert.
simulate--games = { $games } Partien, { $decisions } Entscheidungen, Prüfsumme { $digest }
simulate--ends = { $won } gewonnen, { $drawn } unentschieden, { $limited } an der Grenze, { $faults } Fehler
simulate--wins = { $role }: { $wins } Siege
simulate--reference = { $games } Partien neben der Referenz: { $differences } Abweichungen
simulate--speed = { $seconds } s, { $rate } Entscheidungen je Sekunde
edit--open = Der Editor ist offen unter { $address } (Ordner { $folder }). Strg+C beendet ihn.

usage--command = Einen Befehl „{ $name }“ gibt es nicht. Befehle: { $known }.
usage--no-game = Ein Regelwerk „{ $name }“ gibt es nicht: weder einen Ordner dieses Namens noch einen in ./rulesets.
usage--variants = „{ $name }“ nennt Varianten; diese Fassung kann noch keine Varianten über ein Regelwerk legen.
usage--no-code = Einen Befund „{ $name }“ gibt es nicht.
usage--number = „{ $name }“ muss eine ganze Zahl sein, nicht „{ $value }“.
usage--needs = „sandtable { $name }“ braucht { $what }.
usage--folder = „{ $path }“ ist kein Ordner.
usage--bot = „{ $value }“ ist kein Bot; schreibe --bot all oder --bot PLATZ=random.
usage--language = Wortlaut in „{ $value }“ gibt es nicht; es gibt: en, de.
