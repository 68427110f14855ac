import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './folder.ts';

/** A small game on a map of 26 by 16 hexes that is drawn as text: towers of several cells, units with small states. */
const MAP = `// Two halves of thirteen columns; one is the other turned round.
odd columns lower
id h{column 2}{row 2}
source reconstructed: drawn for a test

legend
  .             ground: meadow
  f             ground: forest
  =             ground: road
  ~             ground: water
  #             ground: bridge
  F             ground: tower
  x             ground: gate
  t             ground: meadow, ditch: true
  123456789ABC  ground: road, start: 1..12  once
  |             skip

map
..~..ttt.....|fffff....tt..
f.~~.xFxt1...|=fF.ff..x.xt.
f..~==.====..|=x.xf.f==F.t.
ff.~~f=..=xFx|.==f.f...=...
.F.f~#2..=...|.f.==.===C=..
x.x==f~...=3.|xfx=.Bff..=f.
.==f.f~~...=.|=F==.ffxFxf=.
.=.ff..f~~.#.|~=~ff......A.
.4......ff~=~|.#.~~f..ff.=.
.=fxFxff.==F=|.=...~~f.f==.
.f=..ff5.=xfx|.9=...~f==x.x
..=6===.==.f.|...=..8#~f.F.
...=...f.f==.|xFx=..=f~~.ff
.t.F==f.fx.x=|..====.==~..f
.tx.x..ff.Ff=|...7txFx.~~.f
..tt....fffff|.....ttt..~..
`;

const TOWERS = ['h0601', 'h1103', 'h0104', 'h0409', 'h1109', 'h0313', 'h1014', 'h1501', 'h2202', 'h1406', 'h2106'];

/** The cells to the left and right of a tower. */
const neighbours = (body: string): string =>
  [-1, 1].map((by) => `h${String(Number(body.slice(1, 3)) + by).padStart(2, '0')}${body.slice(3)}`).join(', ');

const RULES = `ruleset "hex-map" version "1.0.0" language 1
type Ground = meadow | forest | road | water | bridge | tower | gate
type Place = Hex | Tower | aboard(Unit)
kind Side
table Side {
  id
  red
  blue
}
seats for Side { two { first {red} second {blue} } }
kind Hex on hexes flat { ground: Ground, ditch: bool = false, start: 1..12? = none, state owner: Side? = none }
table Hex from "land.map"
kind Tower { body: Hex, doors: set of Hex, state holder: Side? = none }
table Tower {
  id  body  doors  holder
${TOWERS.map((body, i) => `  tower${i + 1}  ${body}  {${neighbours(body)}}  ${['red', 'blue', 'none'][i % 3]}`).join('\n')}
}
kind Unit pool 20 { side: Side, sort: Sort, state at: Place, state damage: 0..6 = 0, state skill: 0..9 = 0, state moved: bool = false, state mark: Unit? = none, state queue: 0..20 = 0 }
kind Sort { speed: 1..6 }
table Sort {
  id     speed
  foot   2
  horse  4
  wagon  3
}
function free(h: Hex): bool = h.ground != tower and no u in Unit where u.at == h
search reach(u: Unit) over (at: Place) from u.at {
  limit u.sort.speed
  step n in around(at) where free(n) cost toll(n) to n
  step t in { t in Tower where at is h: Hex and h in t.doors } to t
}
function around(p: Place): set of Hex = if p is h: Hex then neighbours(h) else {}
function toll(h: Hex): 0..6 by 1/2 = match h.ground {
  forest -> 1.5
  road, bridge -> 0.5
  water -> 4
  else -> 1
}
function inRange(u: Unit): set of Unit = { v in Unit where v.side != u.side and u.at is a: Hex and v.at is b: Hex and distance(a, b) <= 4 }
play {
  let a = create Unit(side: red, sort: foot, at: hex(5, 1), damage: 2, skill: 3)
  let b = create Unit(side: blue, sort: horse, at: hex(8, 0), damage: 1)
  let c = create Unit(side: red, sort: wagon, at: hex(7, 1), skill: 6)
  let d = create Unit(side: red, sort: foot, at: aboard(c))
  let e = create Unit(side: blue, sort: foot, at: tower2, damage: 5, skill: 2)
  let f = create Unit(side: blue, sort: foot, at: tower2)
  let g = create Unit(side: blue, sort: horse, at: hex(20, -6))
  a.mark = b
  a.queue = 1
  c.mark = b
  c.queue = 2
  for h in Hex where h.start is n: int and n <= 3 { h.owner = red }
  repeat 30 times { for s in Side { turn(s) } }
  finish drawn by Side
}
procedure turn(s: Side) {
  choose order by s {
    move(unit in { u in Unit where u.side == s and u.at is not aboard(_) }, to in reach(unit) where to != unit.at) -> {
      unit.at = to
      unit.moved = true
      if to is t: Tower { t.holder = s }
    }
    strike(unit in { u in Unit where u.side == s and inRange(u) is not empty }, target in inRange(unit)) -> { unit.mark = target }
    pass -> { }
  }
}
`;

const LAYOUT = {
  version: 1,
  board: { kind: ['Hex'] },
  sides: {
    red: { colour: '#b3372b', pattern: 'hatch', letter: 'R' },
    blue: { colour: '#3b6fb6', pattern: 'dots', letter: 'B' },
  },
  kinds: {
    Hex: { draw: 'place' },
    Tower: { draw: 'feature', body: 'Tower.body', doors: 'Tower.doors', side: 'holder' },
    Unit: {
      draw: 'counter',
      at: 'at',
      side: 'side',
      value: 'sort',
      figures: { foot: 'F', horse: 'H', wagon: 'W' },
      badges: [{ field: 'damage' }, { field: 'skill', shape: 'star' }],
      faded: 'moved',
    },
  },
  looks: [
    { of: 'Hex.ground', value: ['meadow', 'gate', 'road'], fill: 'meadow' },
    { of: 'Hex.ground', value: 'forest', fill: 'forest', mark: 'trees' },
    { of: 'Hex.ground', value: ['water', 'bridge'], fill: 'water' },
    { of: 'Hex.ground', value: 'water', mark: 'waves' },
    { of: 'Hex.ground', value: 'tower', fill: 'rock' },
    { of: 'Hex.ditch', value: true, join: 'ditch' },
    { of: 'Hex.ground', value: ['road', 'bridge'], join: 'road' },
    { of: 'Hex.ground', value: 'bridge', mark: 'bridge' },
    { of: 'Hex.start', number: true },
    { of: 'Hex.owner', flag: true },
  ],
  targets: ['turn/order.target'],
  arrows: [{ of: 'Unit.mark', number: 'queue', style: 'dashed' }],
};

/** Writes the ruleset `hex-map` among those that the server shows. */
export function writeHexMap(): string {
  const folder = join(root, 'hex-map');
  mkdirSync(folder, { recursive: true });
  const files = { 'land.map': MAP, 'rules.sand': RULES, 'layout.json': JSON.stringify(LAYOUT, undefined, 1) };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}
