// Ways in which a module finds what the rules ask without looking at everything: it must find the same as the reference.
import { engine } from '@sandtable/engine';
import { load as created } from '@sandtable/testkit';
import { describe, expect, it } from 'vitest';
import { emitJavaScript } from '../src/javascript.ts';
import { modelOf } from './model-of.ts';
import { play } from './play.ts';

const RADIUS = 9;
const across = Array.from({ length: 2 * RADIUS + 1 }, (_, i) => i - RADIUS);
const cells = across.flatMap((q) => across.flatMap((r) => (Math.abs(q + r) <= RADIUS ? [[q, r] as const] : [])));
const sides = ['red', 'blue', 'gray'];

/** More places than an index by value would be kept for; pieces of three sides next to each other, and a few camps. */
const rules = `ruleset "plans" version "1" language 1
kind Side { }
kind Hex on hexes pointed { rough: bool, state on: Piece?, state camp: Side? }
kind Piece { side: Side, wheels: bool, state at: Place }
kind Camp { gate: Hex }
type Place = Hex | Camp
table Side { id
${sides.join('\n')}
}
table Hex { id q r rough
${cells.map(([q, r], i) => `h${i} ${q} ${r} ${i % 3 === 0}`).join('\n')}
}
table Camp { id gate
k1 h120
k2 h150
}
table Piece { id side wheels at
${Array.from({ length: 24 }, (_, i) => `p${i} ${sides[i % 3]} ${i % 2 === 0} ${i === 5 ? 'k1' : `h${100 + i * 4}`}`).join('\n')}
}
seats for Side { three { first {red} second {blue} third {gray} } }
state strict: bool = true
state seen: 0..1000 = 0
state fights: 0..1000 = 0

function foesNearby(h: Hex, s: Side): set of Hex = { n in neighbours(h) where n.on is foe: Piece and foe.side != s }
function friendsNearby(h: Hex, s: Side): int = count n in neighbours(h) where n.on is p: Piece and p.side == s
function held(s: Side): int = count h in Hex where h.on is p: Piece and p.side == s and h.rough
function free(h: Hex): set of Hex = { n in neighbours(h) where n.on is none }
function empty(): int = count h in Hex where h.on is none
function wheeled(): int = count h in Hex where h.on is p: Piece and p.wheels
function pairs(s: Side): int = count a in Hex, b in Hex where a.rough and threatened(b, s) and a.on is none and distance(a, b) < 3
function marks(s: Side): set of Hex = { h for h in Hex where h.rough and h.on is none } + { n for p in Piece, n in Hex where p.side == s and threatened(n, s) and p.at == n } + {h3}
function camped(): int = count p in Piece where p.at is Camp
function threatened(h: Hex, s: Side): bool = some n in neighbours(h) where n.on is foe: Piece and foe.side != s and (foe.wheels or not strict)
function exits(p: Piece, at: Place): set of Hex = match at {
  h: Hex -> if h.on is none and h.rough then {} else neighbours(h)
  c: Camp -> { n in neighbours(c.gate) where not n.rough }
}
search reach(p: Piece) over (at: Place, near: bool) from (p.at, false) {
  limit 5
  step n in exits(p, at)
    where strict and n.on is none
    where not p.wheels or not n.rough
    cost if n.rough then 3 else 2
    to (n, threatened(n, p.side))
    stop when threatened(n, p.side) and near
  step n in exits(p, at)
    where p.wheels and n.rough and n.on is none
    cost 4
    to (n, threatened(n, p.side))
  end where spent <= 5
}

procedure turn(s: Side) {
  seen = (held(s) + empty() + 3 * wheeled() + 7 * camped() + pairs(s) + count(marks(s))) mod 1000
  choose act by s {
    go(p in Piece where p.side == s, to in reach(p) where to is Hex and to != p.at) -> {
      if p.at is h: Hex { h.on = none }
      if to is h: Hex { h.on = p  p.at = h  fights = (fights + friendsNearby(h, s)) mod 1000 }
    }
    hit(p in Piece where p.side == s and p.at is Hex, t in (if p.at is h: Hex then foesNearby(h, s) else {})) -> {
      if t.on is foe: Piece { t.on = none  foe.at = k2 }
    }
    shift(p in Piece where p.side == s and p.at is Hex, to in (if p.at is h: Hex then free(h) else {})) -> {
      if p.at is h: Hex { h.on = none }
      to.on = p
      p.at = to
    }
    ease -> { strict = not strict }
  }
}
play {
  for p in Piece { if p.at is h: Hex { h.on = p } }
  repeat 12 times { for s in Side { turn(s) } }
  finish drawn by Side because "over"
}
`;

/** The reference is slow here; the long tests play three games. */
const SEEDS = process.env.LAW_RUNS === undefined ? [1] : [1, 2, 3];

describe('plans', () => {
  const model = modelOf(rules);
  it('play as the reference does', async () => {
    const game = await play(model, 40);
    for (const seed of SEEDS) {
      const { ours, theirs } = game(seed);
      expect(ours.length).toBeGreaterThan(30);
      expect(ours).toEqual(theirs);
    }
  });
  it('loop along a row of a sparse table or a list of members, whichever a condition chooses', () => {
    const text = emitJavaScript(model);
    expect(text).toMatch(/a\d+ = K\d+; j\d+ = K\d+\[L\d+\]; e\d+ = K\d+\[L\d+ \+ 1\];/);
    expect(text).toMatch(/e\d+ = spread\(\w+, \w+, 9, \d+\);/);
  });
  it('keep groups of members, which are found again in a position that was put up by hand', async () => {
    const module = (await created(emitJavaScript(model)))(engine);
    const S = new Int32Array(module.layout.size);
    module.start(S, 7, 0, new Int32Array(0));
    for (let i = 0; i < 20; i += 1) {
      module.sample(S, (n) => (i * 7) % n);
      module.decide(S);
    }
    const again = S.slice();
    module.reindex?.(again);
    expect(again).toEqual(S);
  });
  it('list what a menu offers on a large map, and neighbors of a place', () => {
    const text = emitJavaScript(model);
    expect(text).toMatch(/case 1: A\[1\] = Q\[at \+ 1\]; A\[2\] = Q\[at \+ 2\];/);
    expect(text).toMatch(/for \(let (j\d+) = K\d+\[r\d+\]; \1 < K/);
  });
  it('pass over places next to which no group is that could pass, whatever is written', async () => {
    const text = emitJavaScript(model);
    expect(text).toMatch(/if \(\(S\[\d+ \+ \((r\d+) >> 3\)\] >>> \(\(\1 & 7\) << 2\) & ~\(1 << \w+\)[^\n]*\) \{/);
    const module = (await created(text))(engine);
    const S = new Int32Array(module.layout.size);
    module.start(S, 3, 0, new Int32Array(0));
    const again = S.slice();
    module.reindex?.(again);
    expect(again).toEqual(S);
  });
  it('record what a menu offers along a row as bits of one word', () => {
    const text = emitJavaScript(model);
    expect(text).toMatch(/(t\d+) \|= \(+S\[[^\n]* << \((j\d+) - j\d+\);/);
    expect(text).toMatch(
      /case 6: A\[1\] = Q\[at \+ 1\]; A\[2\] = K\d+\[Q\[at \+ 2\] \+ nth\(Q, at \+ 3, k - before\)\];/,
    );
  });
  it('draw each answer of a menu once, and no other', async () => {
    const module = (await created(emitJavaScript(model)))(engine);
    const S = new Int32Array(module.layout.size);
    module.start(S, 5, 0, new Int32Array(0));
    for (let i = 0; i < 6; i += 1) {
      const drawn = Array.from({ length: module.count(S) }, (_, k) => {
        module.sample(S, () => k);
        expect(module.validate(S)).toBe(0);
        return module.answer.slice(0, module.answer[0] === 3 ? 1 : 3).join();
      });
      expect(drawn.some((answer) => answer.startsWith('2,'))).toBe(true);
      expect(new Set(drawn).size).toBe(drawn.length);
      module.sample(S, (n) => (i * 31) % n);
      module.decide(S);
    }
  });
  it('look each place up once per run of a search', () => {
    expect(emitJavaScript(model)).toMatch(/SX0f\d+_0R\[L0\] === SX0R/);
  });
});
