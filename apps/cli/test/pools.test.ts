import { compareWithReference } from '@sandtable/analysis/interpreter';
import { createRandom } from '@sandtable/bots';
import { compile } from '@sandtable/compiler';
import { readCanonical } from '@sandtable/engine';
import { expect, it } from 'vitest';
import { loadModule } from '../src/module.ts';
import { isLong } from './long.ts';

/** Pieces are made, linked with each other, put into piles, lost and made again; whatever speaks of them keeps its slot. */
const rules = `ruleset "pieces" version "1" language 1
type Task = rest | guard(Piece) | swap(a: Piece, b: Piece) | march(Spot)
type Place = Spot | aboard(Piece)
kind Player { state score: int = 0 }
kind Spot { worth: 0..4 }
kind Chip { state with: Piece? = none }
kind Piece pool 37 {
  owner: Player
  first: Player = owner
  rank: 1..3 = 2
  state at: Place
  state task: Task = rest
  state friends: set of Piece
  state tired: bool = false
}
kind Note pool 3 { about: Piece, state copy: Piece? = about }
table Player { id
ann
bob
}
table Spot { id worth
s1 1
s2 2
s3 3
s4 0
}
table Chip { id
c1
c2
c3
}
seats for Player { two { first {ann} second {bob} } }
state last: Piece?
state places: set of Place
state tasks: map Spot -> Task = map s in Spot: rest
state rounds: 0..60 = 0
pile box(p: Player) of Piece ordered
pile hold(x: Piece) of Chip

function other(p: Player): Player = if p == ann then bob else ann
function own(p: Player): set of Piece = { x in Piece where x.owner == p }
function standing(s: Spot): Piece? = first x in Piece where x.at == s and not x.tired
function weight(): int = sum x in Piece where not x.tired: x.rank

procedure turn(p: Player) {
  choose act by p {
    recruit(s: Spot) where count(Piece) < 35 -> {
      let x = create Piece(owner: p, at: s, rank: min(3, 1 + count(own(p))))
      last = x
      if s == s4 { put x into box(p) }
    }
    load(x in own(p), y in Piece where y != x) -> { x.at = aboard(y) tasks[s1] = guard(x) places += {aboard(y)} }
    befriend(x in own(p), y: Piece) -> { x.friends += {y} y.task = swap(x, y) }
    note(x: Piece) where count(Note) < 3 -> { create Note(about: x) }
    forget(n: Note) -> { remove n }
    chip(c: Chip, x in own(p)) -> { c.with = x put c into hold(x) }
    lose(x: Piece) -> { remove x p.score += 1 }
    clear -> clearAll(p)
    strike where count(Piece) < 6 -> strike(p)
    tire(x in own(p)) -> { x.tired = not x.tired }
    pass -> { last = none places = {} for c in Chip { c.with = none } tasks[s1] = rest }
  }
}
procedure clearAll(p: Player) {
  let doomed = { x in own(p) where x.rank == 2 or x.task is guard(_) }
  let witness = own(p)
  for x in Piece where x in doomed sorted by x.rank {
    p.score += 1
    for y in x.friends { remove y }
    remove x
  }
  for x in witness { p.score += x.rank }
  if (first x in Piece where x.owner == other(p)) is y: Piece { y.task = march(s2) }
}
procedure strike(p: Player) {
  let hit = choose any of x in Piece by p where x.owner != p else "own"
  let tokens = choose one of y in Spot for each x in hit by p
  for x in hit where x.rank < 3 { x.at = tokens[x] }
  remove { x in hit where x.rank == 3 and x in Piece }
}
play {
  create Piece(owner: ann, at: s1)
  repeat 32 times { create Piece(owner: bob, at: s4, rank: 1) }
  while rounds < 60 {
    for p in Player { turn(p) rounds += 1 }
    for x in Piece where count(Piece) > 20 and x.at == s4 {
      let away = choose optional one of y in Piece by x.owner where y.at != s3 else "safe"
      remove away
      remove { z in Piece where z.at is aboard(w) and w not in Piece }
      ann.score += weight()
    }
    bob.score += if standing(s1) is x: Piece then x.rank else 0
  }
  finish won by {ann}
}
`;

async function played() {
  const { model, javascript, findings } = compile([{ path: 'rules.sand', text: rules }]);
  expect(findings).toEqual([]);
  if (model === undefined || javascript === undefined) throw new Error('nothing to play');
  return { model, javascript, module: await loadModule(javascript) };
}

it('plays as the reference does where members come and go', async () => {
  const { model, javascript, module } = await played();
  const games = isLong ? 30 : 10;
  const plan = { javascript, games, seats: [0], options: new Int32Array(0), seed: 1, maxDecisions: 400 };
  expect(compareWithReference(module, model, plan, games).differences).toEqual([]);
}, 120_000);

it('makes many members, loses many, and takes slots again', async () => {
  const { module } = await played();
  const S = new Int32Array(module.layout.size);
  const random = createRandom(7);
  const found = { most: 0, born: 0, died: 0, again: 0 };
  for (let seed = 0; seed < 20; seed++) {
    module.start(S, seed, 0, new Int32Array(0));
    const used = new Set<number>();
    let before: readonly unknown[] = [];
    while (S[0] === 0) {
      module.sample(S, random);
      module.decide(S);
      const live = readCanonical(module, S).fields['Piece.$live'] ?? [];
      for (const [slot, now] of live.entries()) {
        if (now === 1 && before[slot] !== 1) {
          found.born += 1;
          found.again += Number(used.has(slot));
          used.add(slot);
        }
        found.died += Number(now === 0 && before[slot] === 1);
      }
      found.most = Math.max(found.most, live.filter((now) => now === 1).length);
      before = live;
    }
    expect(S[0]).toBe(1);
  }
  expect(found.most).toBeGreaterThan(32);
  expect(found.died).toBeGreaterThan(50);
  expect(found.again).toBeGreaterThan(30);
});
