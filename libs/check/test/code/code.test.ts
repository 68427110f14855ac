import { describe, expect, test } from 'vitest';
import { checked } from './world.ts';

const world = `
type Side = near | far
type Turn = 1..6
kind Clan { side: Side, state score: 0..9 = 0 }
kind Town { clan: Clan, size: 1..4, state holder: Clan? = none }
kind Army { clan: Clan, strength: 0..3, code: Town? = none, state at: Town | coming(Turn) | lost = lost }
table Clan { id side
  red near
  blue far
}
table Town { id clan size
  alpha red 1
  beta blue 2
}
table Army { id clan strength
  a1 red 2
  a2 blue 1
  a3 red 0
}
die Face { 1, 2, 3, 4, S, S }
relation road: Town -- Town { opens: Turn = 1 }
state turn: Turn = 1
state treaty: untried | refused | signed = untried
constant limit: 1..9 = 3
seats for Clan { two { one {red} other {blue} } }
`;

const codes = (body: string): readonly string[] => checked(world + body).codes;

const cases: readonly (readonly [string, string, readonly string[]])[] = [
  ['members of the expected type', 'function f(c: Clan): bool = c == red', []],
  ['tags of the expected type', 'function f(): bool = treaty == signed', []],
  [
    'keys of a map from outside of a block for several at once',
    'procedure p() { let own = { c in Clan where c.score > 0 } let m = map c in own: c.score simultaneously for c in own { let k = choose one of bool by c c.score = m[c] } }',
    [],
  ],
  [
    'keys that the map need not have',
    'procedure p() { let own = { c in Clan where c.score > 0 } let m = map c in own: c.score simultaneously for c in Clan { let k = choose one of bool by c c.score = m[c] } }',
    ['type/mismatch'],
  ],
  [
    'what a condition binds is known in the block',
    'procedure p() { for t in Town { simultaneously for c in Clan where t.holder is h: Clan and h == c { let k = choose one of bool by c h.score = 1 } } }',
    [],
  ],
  [
    'several at once in one of several at once',
    'procedure p() { simultaneously for c in Clan { let k = choose one of bool by c simultaneously for d in Clan { let n = choose one of bool by d } } }',
    ['together/nested'],
  ],
  [
    'a question in a loop of several at once',
    'procedure p() { simultaneously for c in Clan { for t in Town { let k = choose one of bool by c } } }',
    [],
  ],
  [
    'a function asks nobody',
    'function f(): int { simultaneously for c in Clan { let k = choose one of bool by c } return 1 }',
    ['function/effect', 'function/effect'],
  ],
  [
    'nothing is lost by early leaving',
    'procedure p(): int { simultaneously for c in Clan { let k = choose one of bool by c if k { return 3 } } return 1 }',
    ['together/leaves'],
  ],
  [
    'a phase among the questions',
    'procedure p() { simultaneously for c in Clan { phase first { let k = choose one of bool by c } c.score = 1 } }',
    ['together/writes-before'],
  ],
  ['unknown name', 'function f(): bool = treaty == sigend', ['name/unknown']],
  ['unknown field', 'function f(c: Clan): int = c.scroe', ['name/unknown']],
  ['types as sets', 'function f(): int = count(Town) + count t in Town where t.size > 1', []],
  ['pips', 'function f(x: Face): int = match x { S -> 0, n: int -> n }', []],
  ['match misses', 'function f(x: Side): int = match x { near -> 0 }', ['match/missing']],
  ['match misses a face', 'function f(x: Face): int = match x { 1..3 -> 0, S -> 1 }', ['match/missing']],
  ['match is dead', 'function f(x: Side): int = match x { near -> 0, far -> 1, else -> 2 }', ['match/dead']],
  ['match misspelt', 'function f(x: Side): int = match x { naer -> 0, far -> 1 }', ['name/unknown']],
  ['match with payload', 'function f(a: Army): int = match a.at { t: Town -> t.size, coming(t) -> t, lost -> 0 }', []],
  ['is binds', 'function f(a: Army): bool = a.code is c: Town and c.size == 2', []],
  ['is narrows', 'function f(c: Town?): int = if c is Town then c.size else 0', []],
  ['or narrows', 'function f(c: Town?): bool = c is none or c.size == 2', []],
  [
    'a name with parentheses is what is declared, whatever is in sight',
    'procedure go(n: 0..9) { } procedure p(go: procedure(c: Clan), c: Clan) { go(3) }',
    [],
  ],
  ['a value is called', 'procedure p(deed: procedure(c: Clan), c: Clan) { deed(c) }', []],
  [
    'a function is not called for itself',
    'procedure p(t: function(c: Clan): bool, c: Clan) { t(c) }',
    ['call/no-effect'],
  ],
  ['a procedure gives no value', 'function f(deed: procedure(c: Clan), c: Clan): bool = deed(c)', ['call/position']],
  [
    'a procedure without a result',
    'procedure p(deed: procedure(c: Clan), c: Clan) { let x = deed(c) }',
    ['call/no-result'],
  ],
  [
    'a function acts on nothing',
    'function f(deed: procedure(c: Clan), c: Clan): bool { deed(c) return true }',
    ['function/effect'],
  ],
  [
    'what is given must be known',
    'procedure q(n: 0..9, c: Clan) { } procedure p(n: 0..9) { let e: procedure(c: Clan) = q(n) }',
    ['effect/given'],
  ],
  ['a call of something else', 'procedure p(c: Clan) { c.score(1) }', ['call/not-callable']],
  ['too few arguments of a call', 'procedure p(deed: procedure(c: Clan), c: Clan) { deed() }', ['call/arguments']],
  [
    'effects want an else',
    'procedure q(c: Clan) { } function f(e: procedure(c: Clan)): int = match e { q -> 1 }',
    ['match/missing'],
  ],
  [
    'effects with an else',
    'procedure q(c: Clan) { } function f(e: procedure(c: Clan)): int = match e { q -> 1, else -> 2 }',
    [],
  ],
  ['effects have no order', 'function f(a: procedure(c: Clan), b: procedure(c: Clan)): bool = a < b', ['type/order']],
  [
    'effects of another signature',
    'function f(a: procedure(c: Clan), b: procedure(t: Town)): bool = a == b',
    ['type/mismatch'],
  ],
  [
    'one member says little of the others',
    'function f(c: Town?): bool = if c is alpha then true else c is Town and c.size == 2',
    [],
  ],
  ['the whole kind is gone', 'function f(c: Town?): bool = if c is Town then true else c is Town', ['pattern/never']],
  ['not narrowed', 'function f(c: Town?): int = c.size', ['type/fields']],
  ['exact division', 'function f(c: Clan): 0..5 by 1/2 = c.score / 2 + 1/2', []],
  ['division of fractions', 'function f(): bool = 3 / 2 * 2 == 3 and 0.5 / 0.25 == 2 and 1 / (0 - 4) == 0 - 0.25', []],
  ['division by nothing', 'function f(c: Clan): bool = 1 / 0 == c.score', ['type/divisor']],
  ['none compared', 'function f(c: Town?): int = if c != none then c.size else 0', []],
  ['none compared the other way', 'function f(c: Town?): bool = none == c or c.size == 2', []],
  ['an arm narrows', 'function f(x: Town | Turn | lost): int = match x { Town -> x.size, lost -> 0, Turn -> x }', []],
  ['else narrows', 'function f(c: Town?): int = match c { none -> 0, else -> c.size }', []],
  [
    'an arm of two',
    'function f(c: Town | Clan | lost): int = match c { lost -> 0, Town, Clan -> c.size }',
    ['type/fields'],
  ],
  ['if leaves narrows', 'function f(c: Town?): int { if c is none { return 0 } return c.size }', []],
  ['var widens again', 'procedure p(x: Town?) { var c = x if c is Town { c = none let s = c.size } }', ['type/fields']],
  ['greedy count', 'function f(): bool = count a in Army where a.clan == red and a.code is none >= 3', ['type/greedy']],
  ['max may be empty', 'function f(): int = max a in Army where a.clan == red: a.strength', ['type/mismatch']],
  ['max over a type', 'function f(): int = max a in Army: a.strength', []],
  ['max otherwise', 'function f(): int = (max a in Army where a.clan == red: a.strength) otherwise 0', []],
  ['relation', 'function f(t: Town): bool = some x in road(t) where road.opens(t, x) <= turn and road(x, t)', []],
  [
    'empty set by branch',
    'function f(c: Clan): bool { let x = if turn == 1 then {} else { a in Army where a.clan == c } return x is empty }',
    [],
  ],
  ['empty set alone', 'function f(): bool { let x = {} return true }', ['type/empty-set']],
  ['range in', 'function f(): bool = turn in 4..5', []],
  ['wider item in set', 'function f(a: Army, s: set of Town): bool = a.at in s', []],
  ['missing return', 'function f(): int { if turn == 1 { return 2 } }', ['return/missing']],
  ['circle', 'function f(): int = g()  function g(): int = f()', ['call/circle']],
  ['inferred', 'function f() = g()  function g() { if turn == 1 { return 1 } return 2 }', []],
  ['function writes', 'function f(): int { turn = 2 return 1 }', ['function/effect']],
  ['procedure inside', 'procedure p(): int { return 1 } procedure q() { let x = 1 + p() }', ['call/position']],
  ['range proved and tested', 'procedure p(c: Clan) { c.score += 1 c.score = 3 }', []],
  ['range disjoint', 'procedure p(c: Clan) { c.score = 12 }', ['type/mismatch']],
  ['let is fixed', 'procedure p() { let x = 1 x = 1 }', ['assign/fixed']],
  ['constant field', 'procedure p(t: Town) { t.size = 2 }', ['assign/constant']],
  ['shadow', 'procedure p(t: Town) { for t in Town { } }', ['name/shadow']],
  [
    'sets add',
    'procedure p() { var s: set of Clan = {} for c in Clan { s += {c} } if s is empty { finish won by {} because "x" } finish won by s }',
    [],
  ],
  ['steps share a scope', 'procedure p() { step one { let x = 2 } step two { turn = x } }', []],
  [
    'choose',
    'procedure p(g: Clan) { let lead = choose one of a in Army by g where a.clan == g else "no" such that lead.strength > 0 let who = choose 1..2 of Army by g }',
    [],
  ],
  ['choose without label', 'procedure p(g: Clan) { choose one of Army by g }', ['choice/label']],
  [
    'same label',
    'procedure p(g: Clan) { let a = choose one of bool as x by g let b = choose one of bool as x by g }',
    ['name/duplicate'],
  ],
  ['choose nobody', 'procedure p(g: Clan) { let a = choose one of bool }', ['choice/by']],
  [
    'dice for each',
    'procedure p(g: Clan) { let b = roll Face 2 times for each c in Clan  let n: int = count(b[g]) }',
    [],
  ],
  ['roll', 'procedure p(g: Clan) { let red = roll Face by g if red == S { turn = 1 } }', []],
  ['map', 'procedure p() { var n = map c in Clan: 0 n[red] = 3 n[blue] += n[red] turn = n[red] }', []],
  ['map of a whole type', 'function f(): int { let m = map t in Town: t.size return m[alpha] }', []],
  [
    'map over a set',
    'function f(s: set of Town): int { let m = map t in s: t.size return m[alpha] }',
    ['type/mismatch'],
  ],
  [
    'map read by its own keys',
    'function f(s: set of Town): int { let m = map t in s: t.size return (sum t in s: m[t]) + (sum t in m.keys: m[t]) }',
    [],
  ],
  ['map of maps', 'procedure p() { var m = map c in Clan: map t in Town: 0 m[red][alpha] = m[blue][beta] }', []],
  ['map declared', 'function f(m: map Clan -> int): bool = m == m and distinct(m) and count(m) == 2', []],
  [
    'map state',
    'state held: map Town -> Clan? procedure p(t: Town) { held[t] = red if held[t] is c: Clan { turn = 2 } }',
    [],
  ],
  ['map with two keys', 'function f() { let m = map c in Clan, t in Town: 0 return true }', ['map/one-key']],
  ['no map', 'function f(c: Clan): bool = c[1] == 1', ['type/map']],
  ['key type', 'function f(m: map int -> bool): bool = true', ['map/key']],
  ['key of another type', 'function f(m: map Clan -> int): bool = m[alpha] == 1', ['type/mismatch']],
  ['let map is fixed', 'procedure p() { let m = map c in Clan: 0 m[red] = 1 }', ['assign/fixed']],
  [
    'assignment',
    'procedure p(g: Clan) { let goal = choose optional one of t in Town for each a in Army by g where t.clan == a.clan else "own" such that some a in Army where goal[a] is not none else "idle" for a in Army where goal[a] is t: Town { a.at = t } }',
    [],
  ],
  [
    'assignment to a set',
    'procedure p(g: Clan, s: set of Army) { let n = choose one of 0..3 for each a in s by g such that (sum a in s: n[a]) == 3 }',
    [],
  ],
  [
    'assignment with wishes',
    'procedure p(g: Clan) { let goal = choose optional one of Town for each a in Army by g favouring each t in Town: some a in Army where a.clan == g and goal[a] == t else "man" }',
    [],
  ],
  [
    'roll for each',
    'procedure p() { let f = roll Face for each c in Clan as first turn = match f[red] { S -> 1, else -> 2 } }',
    [],
  ],
  ['unreachable line', 'procedure p() { return; turn = 2 }', ['code/unreachable']],
  ['arguments', 'function g(a: int): int = a  function f(): int = g()', ['call/arguments']],
  ['for sorted', 'procedure p() { for c in Clan, t in Town where t.clan == c sorted by t.size { t.holder = c } }', []],
  ['expect', 'expect count(Army) == 3 as armies', []],
  ['errors are silent', 'function f(): int = 1 + nowhere.field.other', ['name/unknown']],
];

describe('bodies', () => {
  test.each(cases)('%s', (_, body, expected) => {
    expect(codes(body)).toEqual(expected);
  });
});

test('a menu arm that is just a call takes over its requirements', () => {
  const {
    world: found,
    codes: all,
    examples,
  } = checked(`${world}
procedure act(g: Clan) { choose action by g { hit(t: Town) -> strike(g, t)  wait -> rest(g)  pass } }
procedure strike(g: Clan, t: Town) requires t.clan != g else "own" { log "hit" (g, t) }
procedure rest(g: Clan) requires turn > 1 else "early" { }
play { for c in Clan { act(c) } }
example "one" { given { turn = 2 } run act(red) { act/action: hit(beta) } then { turn == 2 } }
`);
  expect(all).toEqual([]);
  const [choice] = found.choices;
  const arms = choice?.form === 'menu' ? choice.arms : [];
  expect(
    arms.map((arm) => [
      arm.name,
      arm.guards.map((g) => g.reason),
      arm.params.map((p) => p.guards.map((g) => g.reason)),
    ]),
  ).toEqual([
    ['hit', [], [['strike/own']]],
    ['wait', ['rest/early'], []],
    ['pass', [], []],
  ]);
  expect(found.logs).toMatchObject([{ path: 'strike/hit', names: ['g', 't'] }]);
  expect(examples[0]?.answers).toMatchObject([{ path: 'act/action', arm: 0 }]);
  expect(found.procs.map((proc) => proc?.name)).toEqual(['act', 'strike', 'rest', 'play', 'example/one']);
});

test('conversions are explicit', () => {
  const { world: found } = checked(`${world} procedure p(c: Clan) { c.score += 1 turn = 3 }`);
  const [add, set] = found.procs[0]?.body ?? [];
  expect(add).toMatchObject({ s: 'set', value: { e: 'check', of: { e: 'arith', type: { min: 1, max: 10 } } } });
  expect(set).toMatchObject({ s: 'set', value: { e: 'value', value: 3, type: { min: 1, max: 6 } } });
});
