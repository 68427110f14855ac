import { compareWithReference } from '@sandtable/analysis/interpreter';
import { compile } from '@sandtable/compiler';
import type { GameModule } from '@sandtable/engine';
import type { Model } from '@sandtable/model';
import { describe, expect, test } from 'vitest';
import { loadModule } from '../src/module.ts';

const head = `ruleset "small" version "1.0.0" language 1
kind Side { state points: 0..99 = 0 }
table Side { id
  red
  blue
}
kind Front { next: set of Front }
table Front { id next
  f1 {f2, f3}
  f2 {f1}
  f3 {f1, f4}
  f4 {f3}
}
kind Army { side: Side, real: bool, state at: Front? = none }
table Army { id side real
  r1 red true
  r2 red false
  r3 red true
  b1 blue true
  b2 blue true
}
die D { 1..6 }
die Face { 1, 2, 3, S }
state hours: map Side -> int = map s in Side: 0
state seenAt: map Front -> Side?
seats for Side { two { one {red} other {blue} } }
function own(s: Side): set of Army = { a in Army where a.side == s }
function troops(s: Side, f: Front): set of Army = { a in own(s) where a.at == f }
`;

async function built(text: string): Promise<{ readonly module: GameModule; readonly model: Model }> {
  const { model, javascript, findings } = compile([{ path: 'rules.sand', text: head + text }]);
  const wrong = findings.filter((one) => one.severity !== 'note');
  expect(wrong.map(({ code, fields }) => ({ code, fields }))).toEqual([]);
  if (model === undefined || javascript === undefined) throw new Error('nothing was emitted');
  return { module: await loadModule(javascript), model };
}

async function agree(text: string, games: number): Promise<void> {
  const { module, model } = await built(text);
  const { layout } = module;
  expect(layout.size).toBeGreaterThan(0);
  const plan = { module, javascript: '', games, seed: 7, seats: [0], options: new Int32Array(0), maxDecisions: 12 };
  expect(compareWithReference(module, model, plan, games).differences).toEqual([]);
}

const cases: readonly (readonly [string, string])[] = [
  [
    'maps in state and locals',
    `play {
      var ahead = map s in Side: 0
      var held = map f in Front: map s in Side: 0
      for n in 1..4 {
        let pick = choose one of Front by red
        let who = choose one of Side by blue
        held[pick][who] += n
        ahead[who] = held[pick][who] + ahead[other(who)]
        hours[who] += ahead[who]
        seenAt[pick] = who
        if seenAt[f1] is s: Side { s.points = min(99, s.points + 1) }
        if ahead == hours { red.points = 50 }
        let some = map f in pick.next: count(f.next)
        if distinct(some) and count(some) == 1 { blue.points = 3 }
        for f in some.keys where some[f] == 1 { blue.points = min(99, blue.points + some[f]) }
      }
    }
    function other(s: Side): Side = if s == red then blue else red`,
  ],
  [
    'maps through functions, procedures and conversions',
    `function twice(m: map Side -> int): map Side -> int = map s in Side: 2 * m[s]
    function lead(m: map Side -> Front?): Front? { for s in Side { if m[s] is not none { return m[s] } } return none }
    function least(m: map Side -> int) = map s in Side where m[s] <= m[red]: m[s]
    procedure more(m: map Side -> int): map Side -> int {
      let k = choose one of 0..2 by red
      var out = m
      out[blue] += k
      return map s in Side: out[s] + k
    }
    play {
      var at: map Side -> Front? = map s in Side: none
      for n in 1..3 {
        let next = more(twice(hours))
        hours = if n == 2 then next else map s in Side: next[s] - n
        let few = least(hours)
        at[blue] = choose optional one of f in Front as spot by blue
        if lead(at) is f: Front { seenAt[f] = if count(few) == 2 then red else blue }
        for s in Side { s.points = min(99, few[s] otherwise 7) }
        let wide: map Side -> Front? = map s in Side: f2
        if wide == at or few != hours { blue.points = 98 }
        hours = map s in {red, blue}: hours[s] mod 1000
      }
    }`,
  ],
  [
    'a missing key is a fault',
    'play { let k = choose one of bool by red hours = map s in { s in Side where s == red or k }: 1 }',
  ],
  [
    'assigning to a missing key is a fault',
    'play { let k = choose one of Front by red var m = map f in { f in Front where f != f2 }: 0 m[k] = 3 hours[red] = m[k] otherwise 5 }',
  ],
  [
    'a roll for each',
    `play { repeat 3 times { let faces = roll Face for each s in Side as first
      for s in Side { s.points = min(99, s.points + (match faces[s] { S -> 5, n: int -> n })) }
      let some = choose some of a in Army by red
      let dice = roll D for each a in some as second
      for a in some { hours[a.side] += dice[a] } } }`,
  ],
  [
    'dice for the order of play, ties rolled again',
    `function pips(x: Face): int = match x { S -> 0, n: int -> n }
    play { repeat 3 times {
      hours = map g in Side: 0
      while some g in Side, h in Side where g != h and hours[g] == hours[h] {
        let tied = { g in Side where some h in Side where h != g and hours[h] == hours[g] }
        let faces = roll Face for each g in tied as tieBreak
        let was = hours
        for g in tied { hours[g] = was[g] + count h in tied where was[h] == was[g] and pips(faces[h]) > pips(faces[g]) }
      }
      let go = choose one of bool by red
    } }`,
  ],
  [
    'one of a set for each member of a kind',
    'play { repeat 3 times { let go = choose one of f in Front for each a in Army by red where a.at != f else "there" for a in Army { a.at = go[a] } } }',
  ],
  [
    'a march: optional, with a condition on the whole',
    `play { for a in Army { a.at = f1 }
      repeat 8 times { for s in Side {
        let from = choose one of f in Front by s where troops(s, f) is not empty else "nobody"
        let goal = choose optional one of f in from.next for each a in troops(s, from) by s
          where a.real or f != f4 else "dummy"
          such that some a in troops(s, from) where goal[a] is not none else "nobody-moves"
        for a in troops(s, from) where goal[a] is f: Front { a.at = f }
      } } }`,
  ],
  [
    'a deployment: wishes that are a cover',
    `play { repeat 6 times { for s in Side {
        let arriving = { a in own(s) where a.at is none }
        let unmanned = { f in Front where no a in Army where a.at == f }
        let posting = choose optional one of f in Front for each a in arriving by s
          where a.real or f != f1 else "not-there"
          favouring each f in unmanned: some a in arriving where a.real and posting[a] == f else "man-the-front"
        for a in arriving where posting[a] is f: Front { a.at = f }
        let back = choose any of a in own(s) by s
        for a in back { a.at = none }
      } } }`,
  ],
  [
    'sharing out a number',
    'play { repeat 4 times { let share = choose one of 0..3 for each a in own(red) by red such that (sum a in own(red): share[a]) == 4 else "all" for a in own(red) { hours[red] += share[a] } } }',
  ],
  [
    'no two alike',
    `play { repeat 5 times { let spot = choose optional one of f in Front for each a in own(red) by red
        such that distinct(spot) else "one-each"
        for a in own(red) { a.at = spot[a] } } }`,
  ],
  [
    'other wishes, and conditions beside them',
    `play { repeat 5 times { let spot = choose one of f in Front for each a in own(red) by red
        such that spot[r1] != spot[r2] else "apart"
        favouring each f in Front: (count a in own(red) where spot[a] == f) == 2 else "pairs"
        for a in own(red) { a.at = spot[a] } } }`,
  ],
  [
    'sets for each',
    `play { repeat 3 times { let look = choose 1..2 of f in Front for each a in own(red) by red
        where f != f2 or a.real else "dummy"
        such that f1 in look[r1] or f3 in look[r2] else "someone"
        for a in own(red) { hours[red] += count(look[a]) } } }`,
  ],
  [
    'wishes of a plain subset',
    `play { repeat 6 times { let team = choose 0..3 of a in Army by red
        favouring each a in own(red): a in team else "own-first"
        for a in Army { a.at = if a in team then f1 else none } } }`,
  ],
  [
    'wishes of a single answer',
    `play { repeat 3 times { let lead = choose optional one of a in Army by blue
        favouring each s in Side: lead is a: Army and a.side == s else "never" } }`,
  ],
  [
    'nobody to assign',
    'play { let goal = choose one of Front for each a in { a in Army where a.at == f1 } by red hours[red] = count(goal) }',
  ],
  [
    'nothing to choose',
    'play { let goal = choose one of f in Front for each a in Army by red where a.real else "dummy" otherwise map a in Army: f2 for a in Army { a.at = goal[a] } }',
  ],
];

describe('module and reference agree', () => {
  test('in 200 games of one ruleset', async () => agree(cases[4]?.[1] ?? '', 200), 60_000);

  test.each(cases)('%s', async (_, text) => agree(text, 25));
});
