import type { Choice, Expr, Model } from '@sandtable/model';
import { bool, range, type Stmt, setOf } from '@sandtable/model';
import {
  and,
  arith,
  at,
  call,
  choose,
  convert,
  each,
  eq,
  every,
  field,
  filter,
  guard,
  kind,
  less,
  local,
  locals,
  loop,
  maybe,
  members,
  model,
  not,
  num,
  pick,
  procedure,
  put,
  quant,
  set,
  span,
  state,
  store,
  value,
  when,
} from './build.ts';

export const side = kind(0, 'Side', 2);
export const army = kind(1, 'Army', 18);
export const hex = kind(2, 'Hex', 37);
const place = maybe(hex);
const cells = Array.from({ length: 7 }, (_, q) => Array.from({ length: 7 }, (_, r) => [q - 3, r - 3] as const))
  .flat()
  .filter(([q, r]) => Math.abs(q + r) <= 3);
const steps = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;
const distance = cells.flatMap(([a, b]) =>
  cells.map(([c, d]) => (Math.abs(a - c) + Math.abs(b - d) + Math.abs(a + b - c - d)) / 2),
);
const neighbours = cells.map((_, i) => cells.flatMap((__, j) => (distance[i * 37 + j] === 1 ? [j] : [])));
const die = range(1, 6);
const turn = state(0, side);
const moves = range(0, 1000);
const atOf = (a: Expr): Expr => field(1, a, place);
const none = value(place, 0);
const near = (a: Expr): Expr => ({
  e: 'neighbours',
  of: { e: 'otherwise', of: atOf(a), or: value(hex, 0), type: hex, span },
  type: setOf(hex),
  span,
});
const mine = (l: number) =>
  filter(l, every(army), and(eq(field(0, local(l, army), side), turn), not(eq(atOf(local(l, army)), none))));
const foe: Expr = {
  e: 'if',
  test: eq(turn, value(side, 0)),
  then: value(side, 1),
  else: value(side, 0),
  type: side,
  span,
};

/** Armies step or attack; now and then a side gives up some armies; all of the statements that ask are in it. */
export function hexes(): Model {
  const menu: Choice = {
    form: 'menu',
    path: 'play/move',
    procedure: 0,
    by: turn,
    at,
    arms: [
      {
        name: 'step',
        guards: [],
        params: [
          { name: 'a', local: 0, element: army, from: mine(5), guards: [] },
          {
            name: 'to',
            local: 1,
            element: hex,
            from: near(local(0, army)),
            guards: [
              guard(quant('no', 6, every(army), eq(atOf(local(6, army)), convert(local(1, hex), place))), 'play/taken'),
            ],
          },
        ],
      },
      {
        name: 'attack',
        guards: [],
        params: [
          { name: 'a', local: 2, element: army, from: mine(7), guards: [] },
          {
            name: 'enemy',
            local: 3,
            element: army,
            from: filter(8, every(army), eq(field(0, local(8, army), side), foe)),
            guards: [
              guard(not(eq(atOf(local(3, army)), none)), 'play/gone'),
              guard(
                {
                  e: 'member',
                  item: atOf(local(3, army)),
                  set: convert(near(local(2, army)), setOf(place)),
                  type: bool,
                  span,
                },
                'play/far',
              ),
            ],
          },
        ],
      },
    ],
  };
  const attack: Stmt[] = [
    { s: 'roll', chance: 0, into: 4, span },
    when(less(num(3), local(4, die)), [
      set(9, atOf(local(3, army))),
      put(1, local(3, army), none),
      put(1, local(2, army), local(9, place)),
    ]),
  ];
  const body: Stmt[] = [
    loop(value(bool, 1), [
      { s: 'menu', choice: 0, bodies: [[put(1, local(0, army), convert(local(1, hex), place))], attack], span },
      store(1, arith('+', state(1, moves), num(1), moves)),
      when(
        eq(
          { e: 'arith', op: 'mod', left: state(1, moves), right: num(7), type: range(0, 6), span },
          value(range(0, 6), 0),
        ),
        [call(1, [turn], 10), store(2, local(10, setOf(army)))],
      ),
      store(0, foe),
      when(eq(state(1, moves), value(moves, 200)), [
        { s: 'finish', result: 'drawn', by: value(setOf(side), []), because: 'play/tired', span },
      ]),
    ]),
  ];
  const marked = field(2, local(3, army), bool);
  const rest: Stmt[] = [
    {
      s: 'label',
      sort: 'phase',
      path: 'rest/rest',
      span,
      body: [
        choose(1),
        each(
          3,
          local(2, setOf(army)),
          [
            choose(2),
            put(2, local(3, army), not(marked)),
            when(
              {
                e: 'is',
                of: local(5, maybe(hex)),
                pattern: { p: 'codes', stretches: [{ low: 1, high: 1 }], bind: undefined },
                type: bool,
                span,
              },
              [{ s: 'break', span }],
            ),
          ],
          undefined,
        ),
        choose(3),
        { s: 'return', value: local(2, setOf(army)), span },
      ],
    },
  ];
  return model({
    kinds: [
      { name: 'Side', at, members: members('s', 2), fields: [], grid: undefined },
      { name: 'Army', at, members: members('a', 18), fields: [0, 1, 2], grid: undefined },
      {
        name: 'Hex',
        at,
        members: members('h', 37),
        fields: [],
        grid: { shape: 'hexes', cell: 'flat', sides: steps, words: ['flat'], cells, steps, neighbours },
      },
    ],
    fields: [
      {
        kind: 1,
        name: 'side',
        type: side,
        state: false,
        values: Array.from({ length: 18 }, (_, i) => (i < 9 ? 0 : 1)),
        at,
      },
      {
        kind: 1,
        name: 'at',
        type: place,
        state: true,
        values: Array.from({ length: 18 }, (_, i) => (i < 9 ? i + 1 : 37 - (i - 9))),
        at,
      },
      { kind: 1, name: 'marked', type: bool, state: true, values: Array.from({ length: 18 }, () => 0), at },
    ],
    states: [
      { name: 'turn', params: [], type: side, initial: 0, at },
      { name: 'moves', params: [], type: moves, initial: 0, at },
      { name: 'picked', params: [], type: setOf(army), initial: [], at },
      { name: 'zone', params: [], type: setOf(hex), initial: [], at },
    ],
    dice: [{ name: 'Die', type: die, faces: [1, 2, 3, 4, 5, 6], at }],
    chances: [{ path: 'play/die', sort: 'die', die: 0, by: undefined, at }],
    labels: [{ sort: 'phase', path: 'rest/rest', at }],
    seats: {
      kind: 0,
      layouts: [
        {
          name: 'two',
          seats: [
            { name: 'x', roles: [0] },
            { name: 'y', roles: [1] },
          ],
        },
      ],
    },
    procedures: [
      procedure('play', locals(army, hex, army, army, die, army, army, army, army, place, setOf(army)), body),
      procedure('rest', locals(side, army, setOf(army), army, hex, maybe(hex), setOf(hex), hex, army), rest, {
        params: 1,
        result: setOf(army),
      }),
    ],
    choices: [
      menu,
      pick('some', 'rest/some', local(0, side), army, every(army), {
        procedure: 1,
        candidate: 1,
        result: 2,
        guards: [guard(eq(field(0, local(1, army), side), local(0, side)), 'rest/own')],
        low: num(1),
        high: num(3),
      }),
      pick('optional', 'rest/where', local(0, side), hex, every(hex), {
        procedure: 1,
        candidate: 4,
        result: 5,
        guards: [guard(quant('some', 8, every(army), eq(atOf(local(8, army)), convert(local(4, hex), place))))],
      }),
      pick('some', 'rest/zone', local(0, side), hex, every(hex), {
        procedure: 1,
        candidate: 7,
        result: 6,
        low: num(1),
        high: num(2),
        such: [guard({ e: 'member', item: value(hex, 36), set: local(6, setOf(hex)), type: bool, span }, 'rest/last')],
      }),
    ],
    watchers: [0, 1].map((s) => ({
      locals: locals(army),
      at,
      test: quant(
        'no',
        0,
        every(army),
        and(eq(field(0, local(0, army), side), value(side, s)), not(eq(atOf(local(0, army)), none))),
      ),
      body: [{ s: 'finish', result: 'won', by: value(side, 1 - s), because: 'play/won', span }] as Stmt[],
    })),
  });
}
