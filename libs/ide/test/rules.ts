import { createCompiler, type Library } from '@sandtable/compiler';

/** A small ruleset with a name of every sort in it. */
export const RULES = `ruleset "sample" version "1.0.0" language 1

/// Those who play.
kind Clan { strength: 1..4, state score: 0..9 = 0, state home: Place? seen by everyone }
table Clan {                                §2.1
  id    strength
  red   2              from "the map"
  blue  3
}
kind Place { hue: Hue }
table Place from "places.json"
type Hue = dark | light | mixed(1..3)
relation road: Place -- Place { length: 1..9 = 1 }
table road {
  meadow --{length: 3} brook
}
die Luck { 1, 2, 3, fool }
kind Card { worth: 0..9 }
table Card { id worth
  ace 9
}
pile hand(c: Clan) of Card seen by c
state turn: 0..9 = 0
constant limit: 1..9 = 3                    §3.2
option fast: bool = false
notation Hue for c: Clan from "hues"
seats for Clan { two { one {red} other by bold {blue} } }

/// Whether a clan is strong.
§4.1
function strong(c: Clan): bool = c.strength > limit
function total() = sum c in Clan: c.strength
/// How far a march comes.
search reach(from: Place, far: 0..9) over (at: Place) from from {
  limit far
  step n in road(at) cost road.length(at, n) + spent * 0 to n
}
function remote(p: Place): bool = reach(from: brook, far: 2).cost(p) is none
function mood(p: Place): 0..3 = match p.hue {
  dark -> 0
  mixed(n) -> n
  else -> 1
}
state march: list of Place max 3
function way() = [p for p in Place where p.hue is not dark sorted by mood(p)]
procedure scout(mover: Clan) {
  let found = choose 1..2 of spot in Place in order by mover where spot != brook such that found[1] in way() or count(found) == 1
  march = found + [meadow]
  let tries = roll Luck count(march) times by mover as thrown
  for fell in tries where fell is fool { mover.score = rank(march[1] otherwise brook) }
}
play {
  phase opening {
    for clan in Clan { move(clan) }
  }
  finish won by {red}
}
procedure move(mover: Clan)
  requires total() > 1 else "weak"
{
  let goal = choose one of p in road(brook) by mover where p != mover.home else "own"
  let luck = roll Luck by mover
  if strong(mover) and luck is fool { mover.score += 1 }
  if road.length(goal, brook) > 2 { turn += 1 }
  log "moved" (goal)
}
type Step = { goal: Place, days: 1..9 }
function slow(step: Step): bool = step.days > 3
procedure auction(most: 1..9) {
  let rich = { r in Clan where r.strength > 1 }
  simultaneously for bidder in rich {
    let bid = choose one of 0..most by bidder
    bidder.score = min(bid, most)
  }
}
procedure council() {
  choose plea by speaker in { c in Clan where seated(c) } {
    boast(n: 1..2 where n <= speaker.strength else "weak") -> speaker.score += n
    hush
  }
  if mode == two { speaker.score = 0 }
}
kind Guard pool 9 { owner: Clan, state post: Place? }
procedure relieve(who: Clan) {
  step guarding {
    let guard = create Guard(owner: who, post: meadow)
    remove { old in Guard where old != guard }
  }
}
decisions alliance {
  decide allied(c: Clan) = c.strength > 1 and not hostile(c)
  function hostile(c: Clan): bool = some d in Clan where d != c and allied(d)
  circle { only allied -> allied = true }
}
type Deed = procedure(doer: Clan)
kind Rite { deed: Deed, when: function(c: Clan): bool = strong }
table Rite {
  id     deed     when
  feast  gain(2)  above(1)
  sleep  rest     _
}
kind Omen { deed: Deed? = none }
table Omen from "omens.csv"
procedure gain(n: 0..9, who: Clan) { who.score += n }
procedure rest(who: Clan) { }
function above(n: 0..9, c: Clan): bool = c.score > n
procedure hold(rite: Rite, who: Clan) {
  if rite.when(who) { rite.deed(who) }
  if some o in Omen where o.deed == gain(3) { gain(1, who) }
}
/// Goes far.
policy bold for Clan {
  at move/goal where mover == red {
    1 x: Place where x != mover.home prefer most (reach(x, 9).cost(brook) otherwise 0), x == brook
  }
}
expect strong(c: blue) == false
example "one move" {
  run move(mover: red) { move/goal: meadow  roll luck: fool }
  then { turn == 1 }
}
`;

const PLACES = `[
  { "id": "meadow", "hue": "dark" },
  { "id": "brook", "hue": "mixed(2)" }
]
`;

const OMENS = `id,deed
comet,rest
eclipse,gain(3)
`;

const LAYOUT = `{
  "version": 1,
  "board": { "kind": "Place" },
  "places": { "Place.meadow": { "at": [0, 0] }, "Place.brook": { "at": [1, 0] } },
  "sides": { "red": { "letter": "R" } },
  "kinds": { "Clan": { "at": "home", "value": ["strength", "score"] }, "Guard": { "side": "owner", "at": "post" } },
  "lines": ["road", { "relation": "road", "field": "length" }],
  "arrows": [{ "of": "Guard.post", "from": "owner" }]
}
`;

const HOUSE = `variant "house" version "1.0.0" of "sample" "^1.0" {
  set constant limit = 4
  change Clan.red { strength: 3 }
  change c in Clan where c.strength >= limit { strength: 2 }
  remove Rite.sleep
  add Card.king { worth: 3 }
  change road.meadow.brook { length: 2 }
  change Place.brook { hue: dark }
  extend type Hue | pale
  extend kind Clan { luck: 0..9 = 1 }
  replace function strong(c: Clan): bool = original(c) or c.luck > limit
  replace function mood(p: Place): 0..3 = match p.hue { dark -> 0, mixed(n) -> n, else -> 1 }
  require move: mover.luck > 0 else "unlucky"
  text move/weak en = "{ $mover } is weak"
  expect red.luck == 1 and count(Rite) == 1
  example "another move" {
    run move(mover: red) { goal: meadow  roll luck: fool }
    then { turn == 1 }
  }
}
`;
const PLAIN = `{ "format": 1, "variant": "plain", "of": "sample", "range": "^1.0",
  "set": { "constant/limit": 2 }, "change": { "Clan.blue": { "strength": 1 }, "Place.meadow": { "hue": "light" } } }
`;
const MESSAGES = `move--goal = Where to?
move--weak = Too weak.
move--moved = Went to { $goal } for { $constant_limit }.
Clan_red_name = The red
Clan_score = Points
Deed_rest_name = Rest
council--plea--boast = Boast
seats--two--other = Other
`;
const TERMS = `id,word,also,note
kind/Clan,clan,,
Place.brook,brook,there,
"Hue.dark","dark",,"dark, or dim"
die/Luck,luck,,
procedure/move,march,,
relieve/guarding,guarding,,by whom
scout/found,"what was found",,
constant/limit,limit,,
field/Clan.strength,strength,,
function/strong,strong,,
relation/road,road,,
concept/Clan,clan as a word,,
`;
const CHAPTER = `# Moves {#moves}
explains: procedure/move, constant/limit, relieve/guarding

Up to {constant.limit} days, {Clan.red.name} has {Clan.red.strength} and [the place](Place.brook), which may be [dark](Hue.dark).

{table: Clan id strength}

From {list.Clan.home.none.strength.2} or {list.Place.hue.dark} it is {road.meadow.brook.length} to the brook.
`;
const CATALOGUE = `msgctxt "moves"
msgid "Up to {constant.limit} days, {Clan.red.name} has {Clan.red.strength} and [the place](Place.brook), which may be [dark](Hue.dark)."
msgstr "{Clan.red.strength} for {Clan.red.name}, up to {constant.limit}, [there](Place.brook), [dark](Hue.dark)"
`;

export const filesOf = (text: string) => [
  { path: 'main.sand', text },
  { path: 'places.json', text: PLACES },
  { path: 'omens.csv', text: OMENS },
  { path: 'layout.json', text: LAYOUT },
  { path: 'variants/house.sand', text: HOUSE },
  { path: 'variants/plain.json', text: PLAIN },
  { path: 'l10n/messages.en.ftl', text: MESSAGES },
  { path: 'l10n/terms.en.csv', text: TERMS },
  { path: 'text/de/1.md', text: CHAPTER },
  { path: 'l10n/en.po', text: CATALOGUE },
];

export const textIn = (file: string, text = RULES): string =>
  filesOf(text).find(({ path }) => path === file)?.text ?? '';

const MARK = '⟨cursor⟩';

export interface Case {
  readonly library: Library;
  readonly text: string;
  readonly offset: number;
  readonly findings: readonly string[];
}

/** The ruleset with `old` replaced by `typed`, which has the caret in it; without `old` only the caret is looked for. */
export function typing(typed: string, old = typed.replace(MARK, '')): Case {
  const at = RULES.indexOf(old);
  if (at < 0) throw new Error(`not in the rules: ${old}`);
  const text = RULES.slice(0, at) + typed.replace(MARK, '') + RULES.slice(at + old.length);
  return { ...read(text), text, offset: at + typed.indexOf(MARK) };
}

const known = new Map<string, Pick<Case, 'library' | 'findings'>>();

/** Most cases differ in where the caret is alone. */
function read(text: string): Pick<Case, 'library' | 'findings'> {
  const before = known.get(text);
  if (before !== undefined) return before;
  const compiler = createCompiler({ uses: true });
  const findings = compiler.findings(filesOf(text)).map(({ code }) => code);
  const library = compiler.library(filesOf(text));
  if (library === undefined) throw new Error('no library');
  known.set(text, { library, findings });
  return { library, findings };
}
