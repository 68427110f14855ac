import type { Model } from '@sandtable/model';
import { describe, expect, it } from 'vitest';
import { compile } from '../src/index.ts';

// Two halves of thirteen columns, of which one is the other turned round; as someone would sketch it.
const MAP = `// A sketch for two or four players.
odd columns lower
id h{column 2}{row 2}
source reconstructed: drawn for a test

legend
  .             ground: meadow
  f             ground: forest
  =             ground: road
  ~             ground: water
  #             ground: bridge
  F             ground: keep
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

const RULES = `ruleset "drawn" version "1.0.0" language 1
type Ground = meadow | forest | road | water | bridge | keep | gate
kind Hex on hexes flat { ground: Ground, ditch: bool = false, start: 1..12? = none, q: 0..25, r: -20..20 }
table Hex from "land.map"
expect (all h in Hex where h.ground == keep: (count n in neighbours(h) where n.ground == gate) >= 2)
expect (all n in 1..12: (count h in Hex where h.start == n) == 1)
function turned(h: Hex): Hex? = hex(25 - h.q, 3 - h.r)
expect all h in Hex: turned(h) is t: Hex and t.ground == h.ground and t.ditch == h.ditch
play { }
`;

const modelOf = (rules: string, files: Readonly<Record<string, string>>): Model => {
  const texts = Object.entries(files).map(([path, text]) => ({ path, text }));
  const { model, findings } = compile([{ path: 'rules.sand', text: rules }, ...texts]);
  expect(findings.map(({ code, span }) => [code, span.file, span.start])).toEqual([]);
  if (model === undefined) throw new Error('no model was made');
  return model;
};

const codes = (map: string) =>
  compile([
    { path: 'rules.sand', text: RULES },
    { path: 'land.map', text: map },
  ]).findings.map(({ code, span }) => {
    const before = map.slice(0, span.start).split('\n');
    return [code, before.length, (before.at(-1)?.length ?? 0) + 1, map.slice(span.start, span.end)];
  });

describe('a map that is drawn', () => {
  const model = modelOf(RULES, { 'land.map': MAP });
  const [kind] = model.kinds;
  const values = (name: string) => model.fields.find((field) => field.name === name)?.values ?? [];
  const idsWhere = (name: string, value: number) =>
    values(name).flatMap((one, i) => (one === value ? [kind?.members[i]?.id] : []));

  it('has a cell for each sign, with the values of the legend', () => {
    expect(kind?.members).toHaveLength(416);
    const grounds = [0, 1, 2, 3, 4, 5, 6].map((ground) => idsWhere('ground', ground).length);
    expect(grounds).toEqual([190, 68, 84, 28, 4, 14, 28]);
    expect(idsWhere('ditch', 1)).toHaveLength(16);
  });
  it('counts columns and rows of flat hexes whose odd columns lie lower', () => {
    const starts = Array.from({ length: 12 }, (_, n) => idsWhere('start', n + 1)[0]);
    expect(starts.slice(0, 4)).toEqual(['h0901', 'h0604', 'h1105', 'h0108']);
    const at = (id: string | undefined) => kind?.grid?.cells[kind.members.findIndex((member) => member.id === id)];
    expect(starts.map(at).slice(0, 9)).toEqual([
      [9, -3],
      [6, 1],
      [11, 0],
      [1, 8],
      [7, 7],
      [3, 10],
      [16, 6],
      [19, 2],
      [14, 3],
    ]);
  });
  it('keeps where each cell comes from, and where it is drawn', () => {
    const [first] = kind?.members ?? [];
    expect(first?.provenance).toEqual([{ how: 'reconstructed', columns: [], text: 'drawn for a test' }]);
    expect(MAP.slice(first?.at.span.start).startsWith('..~..ttt')).toBe(true);
  });
  it('says the same as a list of cells', () => {
    const rows = (kind?.members ?? []).map(({ id }, i) => ({
      id,
      q: kind?.grid?.cells[i]?.[0],
      r: kind?.grid?.cells[i]?.[1],
      ground: ['meadow', 'forest', 'road', 'water', 'bridge', 'keep', 'gate'][Number(values('ground')[i])],
      ...(values('ditch')[i] === 1 ? { ditch: true } : {}),
      start: Number(values('start')[i]) || null,
    }));
    const listed = modelOf(RULES.replace('land.map', 'land.json'), { 'land.json': JSON.stringify(rows) });
    expect(listed.kinds[0]?.grid).toEqual(kind?.grid);
    expect(listed.fields.map((field) => field.values)).toEqual(model.fields.map((field) => field.values));
  });
});

describe('mistakes in a drawn map', () => {
  const replaced = (line: number, from: string, to: string) => {
    const lines = MAP.split('\n');
    const at = lines.indexOf('map') + 1 + line;
    lines[at] = lines[at]?.replace(from, to) ?? '';
    return lines.join('\n');
  };
  it.each<[string, string, ReturnType<typeof codes>]>([
    ['a sign without a legend', replaced(0, '~', '?'), [['drawing/sign', 19, 3, '?']]],
    ['a hole', replaced(0, '~', ' '), [['drawing/sign', 19, 3, ' ']]],
    ['a line that is too short', replaced(8, '.4.', '.4'), [['drawing/ragged', 27, 1, '.4.....ff~=~|.#.~~f..ff.=.']]],
    ['a number that is missing', replaced(1, '1', '.'), [['drawing/once', 15, 3, '1']]],
    ['a number that stands twice', replaced(2, 'f', '1'), [['drawing/once', 21, 1, '1']]],
    ['a line of the legend that is missing', MAP.replace(/ {2}t .*\n/, ''), [['drawing/sign', 18, 6, 't']]],
    ['a word that is no value', MAP.replace('ground: forest', 'ground: forrest'), [['name/unknown', 8, 25, 'forrest']]],
  ])('%s is reported with its line and column', (_, map, wanted) => {
    expect(codes(map).filter(([code]) => code !== 'expect/failed')).toEqual(wanted);
  });
});

describe('how cells lie', () => {
  const cells = (head: string, drawing: string, grid: string) => {
    const text = `${head}\nid z{column}_{row 3}\nlegend\n.\n- nothing\nmap\n${drawing}`;
    const rules = `ruleset "lies" version "1.0.0" language 1\nkind Spot on ${grid}\ntable Spot from "spots.map"\nplay {}\n`;
    const [kind] = modelOf(rules, { 'spots.map': text }).kinds;
    return kind?.members.map(({ id }, i) => [id, ...(kind.grid?.cells[i] ?? [])].join(' '));
  };
  it('of flat hexes', () => {
    expect(cells('odd columns lower', '...\r\n...\r\n', 'hexes flat')).toEqual([
      'z0_000 0 0',
      'z1_000 1 0',
      'z2_000 2 -1',
      'z0_001 0 1',
      'z1_001 1 1',
      'z2_001 2 0',
    ]);
    expect(cells('even columns lower', '.-.', 'hexes flat')).toEqual(['z0_000 0 0', 'z2_000 2 -1']);
    expect(cells('even columns lower\ncolumns from 1', '..', 'hexes flat')).toEqual(['z1_000 1 -1', 'z2_000 2 -1']);
  });
  it('of pointed hexes', () => {
    expect(cells('odd rows right', '..\n..\n..', 'hexes pointed')).toEqual([
      'z0_000 0 0',
      'z1_000 1 0',
      'z0_001 0 1',
      'z1_001 1 1',
      'z0_002 -1 2',
      'z1_002 0 2',
    ]);
    expect(cells('even rows right\nrows from -1', '.\n.', 'hexes pointed')).toEqual(['z0__001 0 -1', 'z0_000 0 0']);
  });
  it('of squares', () =>
    expect(cells('squares\nrows from 7', '-.\n.-', 'squares 4')).toEqual(['z1_007 1 7', 'z0_008 0 8']));
});

it('is changed by variants like any table', () => {
  const variant = `variant "flood" of "drawn" "^1.0" {
  change Hex.h0102 { ground: water }
  change h in Hex where h.start is not none { start: none }
  add Hex.island { ground: forest, q: 0, r: -2 }  reconstructed "a test"
}
`;
  const files = { 'rules.sand': RULES.replace(/expect .*\n/g, ''), 'land.map': MAP, 'variants/flood.sand': variant };
  const texts = Object.entries(files).map(([path, text]) => ({ path, text }));
  const { model, findings } = compile(texts, { variants: ['flood'] });
  expect(findings.filter(({ severity }) => severity === 'error').map(({ code }) => code)).toEqual([]);
  const [kind] = model?.kinds ?? [];
  const start = model?.fields.find(({ name }) => name === 'start')?.values ?? [];
  expect(kind?.members).toHaveLength(417);
  expect(start.filter((value) => value !== 0)).toEqual([]);
  const grounds = model?.fields.find(({ name }) => name === 'ground')?.values ?? [];
  expect(grounds[kind?.members.findIndex(({ id }) => id === 'h0102') ?? -1]).toBe(3);
});
