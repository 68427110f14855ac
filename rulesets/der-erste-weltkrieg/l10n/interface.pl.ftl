# Słowa drukowanej instrukcji.
rules-text--yes = tak
rules-text--no = nie
rulebook--contents = Spis treści
rulebook--glossary = Słowniczek
rulebook--index = Indeks
rulebook--signs = Znaki na planszy
rulebook--example = { $title }: przykład
rulebook--original = Numery ze znakiem § na marginesie odsyłają do rozdziałów oryginalnej instrukcji.
rulebook--chapter = rozdział { $number }
rulebook--figure = Rys.
rulebook--version = Zasady gry, wersja { $version }
rulebook--variants = Z wariantem { $names }
rulebook--board = Plansza na początku gry
