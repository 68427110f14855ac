/** Words of other programming languages and of German and French, with the word that Sandtable has for them. */

const list = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [foreign = '', own = ''] = line.split(' > ');
        return foreign
          .trim()
          .split(/\s+/)
          .map((word) => [word, own.trim()]);
      }),
  );

/** Between two operands, or before one. */
export const OPERATOR_WORDS = list(`
  und et AND And > and
  oder ou OR Or xor > or
  nicht pas non NOT Not > not
  ist est IS > is
  equals eq > ==
  div mod MOD modulo > mod
  DIV > div
  × > *
  ÷ > /
`);

/** Values and names of types; where someone declares such a name, it is theirs. */
const VALUE_WORDS = list(`
  null nil undefined NULL Null None NONE nichts keine keiner rien aucun nothing > none
  True TRUE yes Yes ja wahr vrai on > true
  False FALSE no No nein falsch faux off > false
  integer Integer Int INT number Number Zahl zahl nombre > int
  boolean Boolean Bool BOOL > bool
  string String str Text > text
  default > else
  zero > 0
  one eins > 1
  two zwei deux > 2
  three drei trois > 3
  four vier quatre > 4
  five fünf cinq > 5
  six sechs > 6
  seven sieben sept > 7
  eight acht huit > 8
  nine neun neuf > 9
  ten zehn dix > 10
`);

/** What is called like a function, with an example of how it is written. */
const CALLED_WORDS = list(`
  print println puts echo console write say > log "key" (value)
  len length size Count anzahl > count(…)
  random rand randint Random > random one of 1..6
  roll Roll dice würfle > let result = roll D6
  abs > max(x, 0 - x)
  exit quit stop > finish won by {…}
`);

/** At the head of a statement. */
export const STATEMENT_SLIPS = list(`
  elseif elif elsif elsIf elseIf ElseIf sonstwenn > else if … {
  else sonst sinon Else > else {
  wenn falls si > if … {
  unless > if not (…) {
  foreach forEach für fuer pour > for x in … {
  solange until tantque > while … {
  loop forever > while true {
  wiederhole > repeat … times {
  do > while … {
  switch select > match … {
  case when > pattern ->
  default > else ->
  print println puts echo write say gib > log "key" (value)
  set setze > x = …
  call goto rufe > name(…)
  continue next skip > if not (…) { … }
  win wins gewinne > finish won by {…}
  draw unentschieden > finish drawn by {…}
  lose loses > finish won by {…}
  ask frage > choose label by role {
  throw würfle wirf dice > let result = roll D6
  const constant final auto int bool > let x = …
  inc increment > x += 1
  dec decrement > x -= 1
  move > put … into …
`);

/** At the head of a declaration. */
export const DECLARATION_SLIPS = list(`
  def func fn fun sub void method proc funktion Funktion fonction > function name(…): type = …
  prozedur Prozedur procédure action > procedure name(…) {
  const final konstante > constant name: type = value
  var let int bool variable zustand > state name: type = value
  class struct object entity art Art > kind Name {
  enum > type Name = a | b
  typedef alias interface typ Typ > type Name = …
  dice würfel wuerfel > die Name { 1..6 }
  tabelle tableau > table Name {
  test spec it beispiel exemple > example "title" {
  assert erwarte > expect …
  main start begin game spiel > play {
  players spieler joueurs > seats for Kind {
  import include require using use package module from > ruleset "name" version "1.0.0" language 1
`);

/** The word of the language for a word that nothing declares. */
export const meantWord = (word: string): string | undefined => VALUE_WORDS[word];

/** How something is written that is called like a function of another language. */
export const meantCall = (word: string): string | undefined => CALLED_WORDS[word];

/** How a property of other languages is written for the value before the dot. */
export const meantProperty = (name: string, of: string): string | undefined => {
  if (['length', 'size', 'count', 'len'].includes(name)) return `count(${of})`;
  if (['contains', 'includes', 'has'].includes(name)) return `x in ${of}`;
  if (['isEmpty', 'empty', 'is_empty'].includes(name)) return `${of} is empty`;
  if (['add', 'push', 'append', 'insert'].includes(name)) return `${of} += {x}`;
  if (['remove', 'delete', 'discard'].includes(name)) return `${of} -= {x}`;
  return undefined;
};
