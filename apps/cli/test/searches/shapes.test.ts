import { compile } from '@sandtable/compiler';
import { readCanonical } from '@sandtable/engine';
import { expect, test } from 'vitest';
import { loadModule } from '../../src/module.ts';
import { ran } from './with-reference.ts';

const head = `ruleset "coast" version "1.0.0" language 1
type Ground = land | shore | sea
type Branch = foot | ship
kind Side
table Side { id
  red
}
seats for Side { one { all {red} } }
kind Place { ground: Ground, state found: 0..99? = none }
table Place { id ground
  a shore
  b shore
  c land
  w sea
  x sea
  y sea
  z sea
}
relation water: Place -- Place
table water {
  a -- w -- x -- b
  w -- y -- z -- x
}
kind Boat { at: Place }
table Boat { id at
  b1 w
  b2 x
  b3 y
  b4 z
}
function seas(p: Place): set of Place = { q in water(p) where q.ground == sea }
function afloat(p: Place): bool = some b in Boat where b.at == p
`;

test('a crossing without costs, and one that may not use a place', async () => {
  const { fields, states } = await ran(`${head}
state direct: bool
state without: bool
state inland: bool
search crossing(start: Place, avoid: Place?) over (at: Place) from start {
  step n in seas(at) where afloat(n) and n != avoid to n
}
function ferried(a: Place, b: Place, avoid: Place?): bool =
  a != b and b.ground == shore and some s in crossing(a, avoid) where s.ground == sea and b in water(s)
play {
  direct = ferried(a, b, none)
  without = ferried(a, b, x)
  inland = ferried(a, c, none)
  for p in crossing(a, none) { p.found = crossing(a, none).cost(p) }
}`);
  expect(states).toEqual({ direct: [1], without: [0], inland: [0] });
  // The start costs nothing; codes of optional numbers are one higher.
  expect(fields['Place.found']).toEqual([1, 0, 0, 2, 3, 3, 4]);
});

test('routes without a short cut that use a given boat: a state holds a set', async () => {
  const { states } = await ran(`${head}
state uses(v: Boat): bool
search lane(start: Place, goal: Place, boat: Place) over (at: Place, shut: set of Place, met: bool)
  from (start, {}, false) {
  step n in seas(at) where afloat(n) and n not in shut
    to (n, shut + seas(at), met or n == boat) stop when goal in water(n)
  end where met and goal in water(at)
}
play { for v in Boat { uses(v) = lane(a, b, v.at) is not empty } }`);
  // A route by y and z comes past x, which is next to w: so it has a short cut.
  expect(states['uses']).toEqual([1, 1, 0, 0]);
});

test('what is reached can be nothing, be counted, and be chosen from', async () => {
  const { states } = await ran(`${head}
state sizes(n: 0..3): 0..9 = 0
search around(p: Place, far: 0..9) over (at: Place) from p {
  limit far
  step n in water(at) to n
  end where at != p and at.ground == sea
}
play {
  for n in 0..3 { sizes(n) = count(around(a, n)) }
  if around(c, 9) is empty and no p in around(c, 9) { sizes(0) = 9 }
}`);
  expect(states['sizes']).toEqual([9, 1, 3, 4]);
});

test('the least of costs that may be missing passes over those', async () => {
  const { states } = await ran(`${head}
state nearest(p: Place): int = 0
search journey(p: Place) over (at: Place) from p { step n in water(at) cost 2 to n }
play {
  for p in Place {
    nearest(p) = (min q in Place where q.ground == shore and q != p: journey(p).cost(q)) otherwise 99
  }
}`);
  expect(states['nearest']).toEqual([6, 6, 99, 2, 2, 4, 4]);
});

test('a move with half points: the last one, a limit, places to stop in, several sorts of places', async () => {
  const { fields, states } = await ran(`ruleset "walk" version "1.0.0" language 1
type Ground = meadow | wood | road | water
type Points = 0..12 by 1/2
kind Side
table Side { id
  red
}
seats for Side { one { all {red} } }
kind Hut { door: Field, state left: Points? = none }
table Hut { id door
  hut e
}
kind Field on squares 4 { ground: Ground, guarded: bool = false, state left: Points? = none }
table Field { id x y ground guarded
  a 0 0 meadow false
  b 1 0 meadow false
  c 2 0 meadow false
  d 3 0 meadow false
  e 4 0 wood false
  f 0 1 road false
  g 1 1 road true
  h 2 1 road true
  i 3 1 water false
  j 4 1 road false
}
type Spot = Field | Hut
state speed: 0..6 = 2
state listed: set of Spot
search reach(s: Field, speed: 0..6) over (at: Spot, near: bool) from (s, s.guarded) {
  limit speed
  step n in doors(at)
    where enterable(n) else "blocked"
    cost price(n, speed, speed - spent)
    to (n, watched(n))
    stop when near and watched(n) or n is not Field
  end where n_free(at) else "occupied"
}
function n_free(p: Spot): bool = p != b
function watched(p: Spot): bool = p is f: Field and f.guarded
function enterable(p: Spot): bool = true
function price(p: Spot, speed: 0..6, left: Points): Points = match p {
  Hut -> 0.5
  f: Field -> match f.ground {
    meadow -> if left == 0.5 then 0.5 else 1
    wood   -> 1.5
    road   -> 0.5
    water  -> speed
  }
}
function outside(f: Field): Spot = f
function inside(h: Hut): Spot = h
function doors(p: Spot): set of Spot = match p {
  f: Field -> { outside(n) for n in neighbours(f) } + { inside(h) for h in Hut where h.door == f }
  Hut -> {}
}
play {
  listed = reach(a, speed)
  for s in reach(a, speed) { match s {
    f: Field -> f.left = reach(a, speed).cost(f)
    h: Hut -> h.left = reach(a, speed).cost(h)
  } }
  for h in Hut { h.left = reach(d, 4).cost(h) }
}`);
  const cost = (halves: number | undefined) => (halves === undefined ? 0 : halves + 1);
  // a b c d e, f g h i j. From g on to h both are watched, so h is entered and left no more.
  expect(fields['Field.left']).toEqual(
    [0, undefined, 4, undefined, undefined, 1, 2, 3, undefined, undefined].map(cost),
  );
  expect(fields['Hut.left']).toEqual([cost(4)]);
  expect(states['listed']).toEqual([[0, 2, 5, 6, 7]]);
});

test('what is spent distinguishes states only where steps read it', async () => {
  const { states } = await ran(`ruleset "fuel" version "1.0.0" language 1
kind Side
table Side { id
  red
}
seats for Side { one { all {red} } }
kind Stop
table Stop { id
  s
  t
  u
}
relation way: Stop -> Stop { toll: 0..9 = 1 }
table way {
  s -> t -> u
  s -> s
}
state found(n: 0..4): set of Stop
// The second step may only be made when three have been spent: by going round at the start.
search late(n: 0..4) over (at: Stop) from s {
  limit n
  step x in way(at) where at == s or spent == 3 cost way.toll(at, x) to x
}
play { for n in 0..4 { found(n) = late(n) } }`);
  expect(states['found']).toEqual([[0], [0, 1], [0, 1], [0, 1], [0, 1, 2]]);
});

test.each([
  ['range', 'cost length(p, n) - 9'],
  ['range', 'cost 1000000000 * length(p, n)'],
  // Each fits; two of them together don't.
  ['range', 'cost 200000000 * length(p, n)'],
  ['only', 'where (only x in Place where x == n and x != p) == n'],
])('the fault %s: %s', async (fault, step) => {
  const { fault: found } = await ran(`${head}
state size: 0..9 = 0
function length(p: Place, n: Place): 0..9 = if p == n then 9 else 1
search around(p: Place) over (at: Place, days: int) from (p, 0) {
  step n in water(at) + {p} ${step} to (n, days + 1)
}
play { size = count(around(a)) }`);
  expect(found).toBe(fault);
});

test('a search without an end runs out of the budget', async () => {
  const { javascript } = compile([
    {
      path: 'rules.sand',
      text: `${head}
state size: 0..9 = 0
search around(p: Place) over (at: Place, days: int) from (p, 0) { step n in water(at) to (n, days + 1) }
play { size = count(around(a)) }`,
    },
  ]);
  const module = await loadModule(javascript ?? '');
  const position = new Int32Array(module.layout.size);
  module.start(position, 1, 0, new Int32Array(0));
  expect(readCanonical(module, position).fault).toBe('budget');
});
