import { distanceOf, farthestOf, type Grid } from '@sandtable/model';
import { describe, expect, it } from 'vitest';
import { findingsOf, modelOf } from './support.ts';

const GAME = `
type League = upper | lower
type Turn = 1..6
kind Clan
kind Guild {
  league: League
  mustKeep: set of Pier                                  §4.2
  state score: 0..52 = 6, state fallen: 0..11 = 0          §8.0 §6.5
}
kind Pier { west: bool = false }
kind Hamlet { pier: Pier, home: Guild, state holder: Guild = home }      §2.1
kind Base { pier: Pier }
kind Crew { guild: Guild, enters: Turn = 1, clan: Clan?, state at: Pier | coming(Turn) | lost = coming(enters) }
die Face { 1, 2, 3, 4, S, S }
relation line: Hamlet | Base -- Hamlet | Base { opens: Turn = 1 }
relation serves: Clan -> Pier
state turn: Turn = 1
state pact: untried | signed = untried
constant limit: 1..9 = 3
constant twice: 1..20 = limit * 2 - 1
table Clan { id
  CF
  CI }
table Guild {
  id  league  mustKeep      §4.2
  UA  upper    {f1, f2}
  UB  lower   {f1}          §7
}
table Pier {
  id west
  f1 true
  f2 _
}
table Hamlet from "hamlets.json"
table Base { id pier
  b1 f1 }
table Crew from "crews.csv"
table line {
  b1 -- arden --{opens: 3} lyra     reconstructed "map"
}
table serves { from to
  CF f1
  CF f2 }
seats for Guild { two { west {UA}  east {UB} } }
play { }
`;
const TABLES = [
  {
    path: 'hamlets.json',
    text: '[{"id": "arden", "pier": "f1", "home": "UA", "source": "§2.0"}, {"id": "lyra", "pier": "f2", "home": "UB", "source": "reconstructed: guess"}]',
  },
  { path: 'crews.csv', text: 'id,guild,enters,clan\na1,UA,2,CF\na2,UB,,none\n' },
];

describe('a sound ruleset', () => {
  const model = modelOf(GAME, TABLES);
  const field = (name: string) => model.fields.find((one) => one.name === name);

  it('has its head', () => expect([model.id, model.version]).toEqual(['test', '1.0.0']));
  it('numbers members in the order of rows', () => {
    expect(model.kinds.map((kind) => [kind.name, kind.members.map((member) => member.id)])).toEqual([
      ['Clan', ['CF', 'CI']],
      ['Guild', ['UA', 'UB']],
      ['Pier', ['f1', 'f2']],
      ['Hamlet', ['arden', 'lyra']],
      ['Base', ['b1']],
      ['Crew', ['a1', 'a2']],
    ]);
  });
  it('keeps sets as ordinals', () => expect(field('mustKeep')?.values).toEqual([[0, 1], [0]]));
  it('takes defaults from constants of the same member', () => {
    expect(field('holder')?.values).toEqual([0, 1]);
    // Two piers come first, then coming(1) … coming(6), then lost.
    expect(field('at')?.values).toEqual([3, 2]);
  });
  it('puts none first', () => expect(field('clan')?.values).toEqual([1, 0]));
  it('merges runs of faces', () => expect(model.dice[0]?.faces).toEqual([0, 1, 2, 3, 4, 4]));
  it('numbers both sides of a relation over a union', () => {
    expect(model.relations[0]?.joins.map(({ left, right, values }) => [left, right, ...values])).toEqual([
      [2, 0, 1],
      [0, 1, 3],
    ]);
    expect(model.relations[0]?.joins[0]?.provenance).toEqual([{ how: 'reconstructed', columns: [], text: 'map' }]);
    expect(model.relations[1]?.joins.map(({ left, right }) => [left, right])).toEqual([
      [0, 0],
      [0, 1],
    ]);
  });
  it('computes settings', () => expect(model.settings.map((setting) => setting.value)).toEqual([3, 5]));
  it('cites', () => {
    expect(field('score')?.at.cites).toEqual(['8.0', '6.5']);
    expect(field('pier')?.at.cites).toEqual([]);
    expect(model.kinds[3]?.at.cites).toEqual(['2.1']);
    expect(model.kinds[1]?.members.map((member) => member.at.cites)).toEqual([['4.2'], ['7']]);
    expect(model.kinds[3]?.members.map((member) => [member.at.cites, member.provenance[0]?.text])).toEqual([
      [['2.0'], undefined],
      [[], 'guess'],
    ]);
  });
  it('seats', () =>
    expect(model.seats.layouts[0]?.seats).toEqual([
      { name: 'west', roles: [0] },
      { name: 'east', roles: [1] },
    ]));
});

describe('grids', () => {
  const distances = (all: Grid) => all.cells.flatMap((a) => all.cells.map((b) => distanceOf(all, a, b)));
  const grid = (words: string, columns: string, rows: string) =>
    modelOf(`kind Spot on ${words} { }\ntable Spot { id ${columns}\n${rows} }\nplay {}`).kinds[0]?.grid;

  it('knows hexes', () => {
    const hexes = grid('hexes pointed', 'q r', 'a 0 0\nb 1 0\nc 1 -1\nd 3 0');
    expect(hexes?.neighbours).toEqual([[1, 2], [0, 2], [0, 1], []]);
    expect(hexes && distances(hexes).slice(0, 4)).toEqual([0, 1, 1, 3]);
    expect(hexes && farthestOf(hexes)).toBe(3);
  });
  it('knows squares', () => {
    expect(grid('squares 4', 'x y', 'a 0 0\nb 1 1\nc 1 0')?.neighbours).toEqual([[2], [2], [0, 1]]);
    const around = grid('squares 8', 'x y', 'a 0 0\nb 1 1\nc 1 0');
    expect(around && distances(around)).toEqual([0, 1, 1, 1, 0, 1, 1, 1, 0]);
    const sides = grid('squares 4', 'x y', 'a 0 0\nb 1 1\nc 1 0');
    expect(sides && distances(sides)).toEqual([0, 2, 1, 2, 0, 1, 1, 1, 0]);
    expect(sides && farthestOf(sides)).toBe(2);
  });
});

const SMALL = 'kind Place { size: 1..4, next: Place? = none }\n';

describe('findings', () => {
  it.each<[string, string, readonly string[]]>([
    ['a type declared twice', 'type A = x | y\ntype A = z | w\nplay {}', ['name/duplicate: A']],
    ['a kind with a small initial', 'kind place\nplay {}', ['name/initial: place']],
    ['a function with a capital', 'function F(): int = 3\nplay {}', ['name/initial: F']],
    ['a circle of types', 'type A = x | B\ntype B = A | y\nplay {}', ['type/circle: A']],
    ['an unknown type', 'state s: Plaace = 1\nplay {}', ['name/unknown: Plaace']],
    ['an empty range', 'state s: 3..1 = 1\nplay {}', ['type/empty-range: 3..1']],
    ['a state without a beginning', 'state s: 1..3\nplay {}', ['state/no-initial: s']],
    ['a wrong initial value', 'state s: 1..3 = 7\nplay {}', ['table/cell: 7']],
    ['a variant among the rules', 'variant "v" of "test" "1" { }\nplay {}', ['variant/place: variant']],
    ['a wrong cell', `${SMALL}table Place { id size\na 7 }\nplay {}`, ['table/cell: 7']],
    ['an unknown member', `${SMALL}table Place { id size next\na 1 _\nb 1 aa }\nplay {}`, ['name/unknown: aa']],
    ['a missing column', `${SMALL}table Place { id\na }\nplay {}`, ['table/missing-column: a']],
    ['an unknown column', `${SMALL}table Place { id size nxt\na 1 _\nb 1 a }\nplay {}`, ['table/unknown-column: nxt']],
    ['a short row', `${SMALL}table Place { id size\na }\nplay {}`, ['table/cells: a']],
    ['a member twice', `${SMALL}table Place { id size\na 1\na 2 }\nplay {}`, ['name/duplicate: a']],
    ['a table of nothing', `${SMALL}table Plac { id size\na 1 }\nplay {}`, ['name/unknown: Plac']],
    ['a missing file', `${SMALL}table Place from "place.json"\nplay {}`, ['table/missing-file: "place.json"']],
    [
      'a link of the wrong sort',
      `${SMALL}relation r: Place -- Place\ntable Place { id size\na 1\nb 2 }\ntable r { a -> b }\nplay {}`,
      ['relation/direction: -> b'],
    ],
    [
      'a pair twice',
      `${SMALL}relation r: Place -- Place\ntable Place { id size\na 1\nb 2 }\ntable r { a -- b -- a }\nplay {}`,
      ['name/duplicate: -- a'],
    ],
    [
      'a field of a relation without default',
      `${SMALL}relation r: Place -- Place { w: bool }\nplay {}`,
      ['relation/no-default: w'],
    ],
    [
      'a role twice',
      `${SMALL}table Place { id size\na 1 }\nseats for Place { one { x {a} y {a} } }\nplay {}`,
      ['seats/twice: y'],
    ],
    [
      'procedures in a circle',
      'procedure a() { b() }\nprocedure b() { a() }\nplay { a() }',
      ['call/circle: procedure a() { b() }'],
    ],
  ])('%s', (_, text, expected) => expect(findingsOf(text)).toEqual(expected));

  it('demands one ruleset line', () =>
    expect(findingsOf('ruleset "b" version "1" language 1\nplay {}').map((one) => one.split(':')[0])).toEqual([
      'ruleset/twice',
    ]));

  it.each<[string, string, readonly string[]]>([
    ['broken JSON', '[{"id": "a" "size": 1}]', ['table/json: "size"']],
    ['trailing text', '[] x', ['table/json: x']],
    ['a key twice', '[{"id": "a", "id": "b", "size": 1}]', ['name/duplicate: "id"']],
    ['special names are plain data', '[{"id": "constructor", "size": 1}]', []],
    ['ids that are no names', '[{"id": "__proto__", "size": 1}]', ['table/id: "__proto__"']],
    ['special columns', '[{"id": "a", "size": 1, "__proto__": 2}]', ['table/unknown-column: "__proto__"']],
    ['a number in quotes', '[{"id": "a", "size": "1"}]', ['table/cell: "1"']],
  ])('in JSON: %s', (_, text, expected) =>
    expect(findingsOf(`${SMALL}table Place from "p.json"\nplay {}`, [{ path: 'p.json', text }])).toEqual(expected),
  );
});
