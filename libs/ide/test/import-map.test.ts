import { createCompiler, type InputFile } from '@sandtable/compiler';
import { applyEdits } from '@sandtable/text';
import { describe, expect, it, test } from 'vitest';
import { importPlan } from '../src/index.ts';

const RULES = `ruleset "sample" version "1.0.0" language 1
kind Cell on hexes flat
kind Chip pool 4 { worth: 1..9 }
kind Area { worth: 1..9, free: bool = true }
table Area {      §2
  id     free  worth
  meadow _     3      // a remark
}
relation way: Area -> Area { length: 1..9 = 1 }
table way from "ways.csv"
kind Port { }
table Port from "ports.json"
relation ferry: Port -- Area
`;
const WAYS = 'from,to,length\nmeadow,meadow,2\n';
const PORTS = '[\n  { "id": "aria" }\n]\n';
const LAYOUT = '{\n  "version": 1,\n  "board": { "kind": "Port" },\n  "places": { "Port.aria": { "at": [1, 2] } }\n}\n';

const FILES: readonly InputFile[] = [
  { path: 'rules.sand', text: RULES },
  { path: 'ways.csv', text: WAYS },
  { path: 'ports.json', text: PORTS },
  { path: 'layout.json', text: LAYOUT },
];
const ring = (x: number) => [
  [
    [x, 0],
    [x + 10, 0],
    [x + 10, 10],
  ] as const,
];
const place = (name: string, x: number) => ({ name, at: [x + 7, 3] as const, outline: ring(x) });
type Given = Parameters<typeof importPlan>[1];
const MAP: Given = {
  places: [place('Meadow', 0), place('New Süd-Wald', 10), place('while', 20), place('1st', 30)],
  links: [
    { from: 0, to: 1 },
    { from: 1, to: 2 },
  ],
  isGlobe: false,
};

function taken(files: readonly InputFile[], wish: Parameters<typeof importPlan>[2], map = MAP) {
  const library = createCompiler({ uses: true }).library(files);
  if (library === undefined) throw new Error('no library');
  const plan = importPlan(library, map, wish, '{\n  "version": 1\n}\n');
  const after = files.map(({ path, text }) => ({
    path,
    text: applyEdits(
      text,
      plan.edits.filter(({ span }) => span.file === path),
    ),
  }));
  return { plan, text: (path: string) => [...after, ...plan.creates].find((one) => one.path === path)?.text ?? '' };
}

describe('a map in rules that have places', () => {
  const { plan, text } = taken(FILES, { kind: 'Area' });
  it('says what would become of it', () => {
    expect(plan).toMatchObject({ kind: 'Area', relation: 'way', isNewKind: false, isNewRelation: false, links: 2 });
    expect(plan.known).toEqual(['Area.meadow']);
    expect(plan.fresh.map(({ id }) => id)).toEqual(['new_sued_wald', 'while_', 'a1st']);
    expect(plan.copied).toEqual(['worth']);
  });

  it('adds rows as the table has its columns', () => {
    expect(text('rules.sand')).toContain('  meadow _     3      // a remark\n  new_sued_wald ');
    expect(text('rules.sand')).toMatch(/ {2}new_sued_wald +_ +3\n {2}while_ +_ +3\n {2}a1st +_ +3\n\}/);
  });

  it('adds links both ways where they have a direction', () => {
    expect(text('ways.csv')).toBe(
      `${WAYS}meadow,new_sued_wald,\nnew_sued_wald,meadow,\nnew_sued_wald,while_,\nwhile_,new_sued_wald,\n`,
    );
  });

  it('draws them on the board that is there', () => {
    const layout = JSON.parse(text('layout.json'));
    expect(layout.board).toEqual({ kind: ['Port', 'Area'] });
    expect(layout.places['Port.aria']).toEqual({ at: [1, 2] });
    expect(layout.places['Area.while_']).toEqual({ at: [27, 3], outline: ring(20) });
    expect(layout.kinds).toEqual({ Area: { draw: 'place' } });
  });

  it('has nothing to do the second time', () => {
    const files = FILES.map(({ path }) => ({ path, text: text(path) }));
    const again = taken([...files, ...plan.creates], { kind: 'Area' });
    expect([again.plan.edits, again.plan.creates, again.plan.knownLinks]).toEqual([[], [], 2]);
  });
});

test('a relation that does not join places of one kind is not taken; one of its own is declared', () => {
  const { plan, text } = taken(FILES, { kind: 'Port' });
  expect(plan).toMatchObject({ relation: 'border', isNewRelation: true });
  expect(JSON.parse(text('ports.json')).map(({ id }: { id: string }) => id)).toEqual([
    'aria',
    'Meadow'.toLowerCase(),
    'new_sued_wald',
    'while_',
    'p1st',
  ]);
  expect(text('rules.sand')).toContain(
    '\n\nrelation border: Port -- Port\ntable border {\n  meadow -- new_sued_wald\n  new_sued_wald -- while_\n}\n',
  );
});

test('rules that have nothing get a kind and a relation, and a layout', () => {
  const { plan, text } = taken([{ path: 'rules.sand', text: 'ruleset "bare" version "1.0.0" language 1\n' }], {});
  expect(plan).toMatchObject({ kind: 'Area', isNewKind: true, isNewRelation: true });
  expect(text('rules.sand')).toBe(
    'ruleset "bare" version "1.0.0" language 1\n\nkind Area { }\ntable Area {\n  id\n  meadow\n  new_sued_wald\n  while_\n  a1st\n}\n\nrelation border: Area -- Area\ntable border {\n  meadow -- new_sued_wald\n  new_sued_wald -- while_\n}\n',
  );
  const layout = JSON.parse(text('layout.json'));
  expect(Object.keys(layout.places)).toHaveLength(4);
  expect(text('l10n/messages.en.ftl')).toContain('Area_new_sued_wald_name = New Süd-Wald\n');
});

test('a map of ours keeps kinds, names and relations where the rules have them', () => {
  const own = { key: 'Port.aria', name: 'Aria', at: [5, 5] as const, outline: [] };
  const map: Given = {
    ...MAP,
    places: [own, { ...place('Brook', 10), key: 'Area.brook' }],
    links: [{ relation: 'ferry', from: 0, to: 1 }],
  };
  const { plan, text } = taken(FILES, { kind: 'Area' }, map);
  expect(text('rules.sand')).toMatch(/relation ferry: Port -- Area\n(?:.*\n)*table ferry \{\n {2}aria -- brook\n\}/);
  expect(text('ways.csv')).toBe(WAYS);
  expect(plan.known).toEqual(['Port.aria']);
  expect(plan.fresh.map(({ id }) => id)).toEqual(['brook']);
});

test('a drawing does not fit a map that lies on the globe', () => {
  const files = FILES.map((file) =>
    file.path === 'layout.json' ? { ...file, text: LAYOUT.replace('1,', '1,\n  "projection": "europe",') } : file,
  );
  expect(taken(files, { kind: 'Area' }).plan).toMatchObject({ trouble: 'globe', edits: [], creates: [] });
  expect(taken(files, { kind: 'Area' }, { ...MAP, isGlobe: true }).plan.trouble).toBeUndefined();
});

test('a layout that cannot be read stays what it is', () => {
  const files = FILES.map((file) => (file.path === 'layout.json' ? { ...file, text: '{ "version": ' } : file));
  expect(taken(files, { kind: 'Area' }).plan).toMatchObject({ trouble: 'layout', edits: [], creates: [] });
});

test('what is no place yet is not taken for one, unless somebody says so; then it is drawn', () => {
  const files = [
    {
      path: 'rules.sand',
      text: 'ruleset "bare" version "1.0.0" language 1\nkind Side { }\ntable Side {\n  id\n  red\n}\n',
    },
    { path: 'layout.json', text: '{ "version": 1, "kinds": { "Side": { "draw": "none" } } }' },
  ];
  expect(taken(files, {}).plan).toMatchObject({ kind: 'Area', isNewKind: true });
  expect(taken(files, {}).text('layout.json')).toContain('"Side": { "draw": "none" }');
  const chosen = taken(files, { kind: 'Side' });
  expect(chosen.plan.isNewKind).toBe(false);
  expect(JSON.parse(chosen.text('layout.json')).kinds).toEqual({ Side: { draw: 'place' } });
});
