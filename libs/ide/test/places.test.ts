import { createCompiler } from '@sandtable/compiler';
import { applyEdits } from '@sandtable/text';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { linkEdits, memberPlace, membersAt, placeEdits, removeMember, settle, settledOn } from '../src/index.ts';
import { edited, type Files, inputs, libraryOf } from './ruleset-files.ts';

const LAYOUT = `{
 "version": 1,
 "places": {
  "Town.aria": { "at": [1.50, 2.0], "short": "A" },
  "Town.bree": {
   "at": [
    [3, 4.0],
    [5, 6]
   ],
   "label": "n"
  },
  "Port.corin": { "at": [7, 8] }
 },
 "kinds": {}
}
`;

const moved = (place: string, edit: Parameters<typeof placeEdits>[3], text = LAYOUT): string =>
  applyEdits(text, placeEdits('layout.json', text, place, edit));
/** Lines that are other than they were, and new ones. */
const changed = (before: string, after: string): readonly string[] => {
  const known = new Set(before.split('\n'));
  return after.split('\n').filter((line) => !known.has(line));
};

describe('a place in the layout', () => {
  it('is moved by the numbers that are other ones', () => {
    expect(changed(LAYOUT, moved('Town.aria', { anchor: 0, at: [1.5, 2.25] }))).toEqual([
      '  "Town.aria": { "at": [1.50, 2.25], "short": "A" },',
    ]);
    expect(moved('Town.aria', { anchor: 0, at: [1.5, 2] })).toBe(LAYOUT);
    expect(changed(LAYOUT, moved('Town.bree', { anchor: 1, at: [-5, 6] }))).toEqual(['    [-5, 6]']);
    expect(moved('Town.bree', { anchor: 2, at: [0, 0] })).toBe(LAYOUT);
    expect(moved('Town.aria', { anchor: 1, at: [0, 0] })).toBe(LAYOUT);
  });
  it('gets one more anchor behind the last, spaced as the others are, and loses one', () => {
    const one = moved('Port.corin', { more: [9, 1.5] });
    expect(changed(LAYOUT, one)).toEqual(['  "Port.corin": { "at": [[7, 8], [9, 1.5]] }']);
    expect(changed(one, moved('Port.corin', { more: [2, 2] }, one))).toEqual([
      '  "Port.corin": { "at": [[7, 8], [9, 1.5], [2, 2]] }',
    ]);
    const three = moved('Town.bree', { more: [7, 7] });
    expect(changed(LAYOUT, three)).toEqual(['    [5, 6],', '    [7, 7]']);
    expect(moved('Town.bree', { without: 2 }, three)).toBe(LAYOUT);
    expect(changed(LAYOUT, moved('Town.bree', { without: 0 }))).toEqual([]);
    expect(moved('Town.bree', { without: 0 })).toContain('"at": [\n    [5, 6]\n   ]');
    for (const edit of [{ without: 0 }, { without: 1 }]) expect(moved('Town.aria', edit)).toBe(LAYOUT);
    expect(moved('Town.nowhere', { more: [1, 1] })).toBe(LAYOUT);
  });
  it('has its name put somewhere, in the manner of its entry', () => {
    expect(changed(LAYOUT, moved('Town.aria', { label: 's' }))).toEqual([
      '  "Town.aria": { "at": [1.50, 2.0], "label": "s", "short": "A" },',
    ]);
    expect(changed(LAYOUT, moved('Port.corin', { label: [1, 2.5] }))).toEqual([
      '  "Port.corin": { "at": [7, 8], "label": [1, 2.5] }',
    ]);
    expect(changed(LAYOUT, moved('Town.bree', { label: 'e' }))).toEqual(['   "label": "e"']);
    expect(moved('Town.bree', { label: undefined })).toBe(LAYOUT.replace(',\n   "label": "n"', ''));
    expect(moved('Port.corin', { label: undefined })).toBe(LAYOUT);
  });
  it('that is new stands behind those of its kind', () => {
    const text = moved('Town.dorn', { anchor: 0, at: [9, 1] });
    expect(changed(LAYOUT, text)).toEqual(['  "Town.dorn": { "at": [9, 1] },']);
    expect(text.indexOf('dorn')).toBeLessThan(text.indexOf('corin'));
    expect(moved('Town.dorn', { anchor: 0, at: [9, 1] }, '{ "version": 1 }')).toBe(
      '{ "version": 1, "places": { "Town.dorn": { "at": [9, 1] } } }',
    );
    expect(moved('Town.dorn', { label: 'n' })).toBe(LAYOUT);
    expect(moved('Town.dorn', { anchor: 0, at: [9, 1] }, '{ broken')).toBe('{ broken');
  });
  test('and back again: the same bytes, and always JSON', () => {
    const number = fc.integer({ min: -9999, max: 9999 }).map((n) => n / 100);
    const point = fc.tuple(number, number);
    fc.assert(
      fc.property(point, fc.oneof(point, fc.constantFrom('n', 'e', 's', 'w')), (at, label) => {
        const away = moved('Port.corin', { anchor: 0, at });
        expect(JSON.parse(away).places['Port.corin'].at).toEqual(at);
        expect(moved('Port.corin', { anchor: 0, at: [7, 8] }, away)).toBe(LAYOUT);
        const named = moved('Town.aria', { label });
        expect(JSON.parse(named).places['Town.aria'].label).toEqual(label);
        expect(moved('Town.aria', { label: undefined }, named)).toBe(LAYOUT);
      }),
    );
  });
});

describe('the outline of a region', () => {
  const ROUND = `{
 "places": {
  "Town.aria": { "at": [1, 1], "outline": [[[0, 0], [2.0, 0], [2, 2]]] },
  "Town.bree": { "at": [5, 5] }
 }
}
`;
  const put = (place: string, edit: Parameters<typeof placeEdits>[3], text = ROUND): string => moved(place, edit, text);
  it('has corners that are moved, added and removed, spaced as they are', () => {
    expect(put('Town.aria', { corner: [0, 1], at: [2, 0.5] })).toBe(ROUND.replace('[2.0, 0]', '[2.0, 0.5]'));
    const four = put('Town.aria', { behind: [0, 2], at: [0, 2] });
    expect(four).toBe(ROUND.replace('[2, 2]]', '[2, 2], [0, 2]]'));
    expect(put('Town.aria', { cut: [0, 3] }, four)).toBe(ROUND);
    expect(put('Town.aria', { cut: [0, 0] }, four)).toContain('[[[2.0, 0], [2, 2], [0, 2]]]');
  });
  it('keeps three corners, and has none where there is nothing', () => {
    expect(put('Town.aria', { cut: [0, 0] })).toBe(ROUND);
    for (const edit of [
      { corner: [1, 0], at: [0, 0] },
      { behind: [0, 7], at: [0, 0] },
    ] as const)
      expect(put('Town.aria', edit)).toBe(ROUND);
    expect(put('Town.bree', { cut: [0, 0] })).toBe(ROUND);
  });
  it('is begun, and given up again with the same bytes', () => {
    const outline = [
      [4, 4],
      [6, 4],
      [5, 6],
    ] as const;
    const begun = put('Town.bree', { outline });
    expect(JSON.parse(begun).places['Town.bree'].outline).toEqual([outline]);
    expect(put('Town.bree', { outline: undefined }, begun)).toBe(ROUND);
    expect(put('Town.aria', { outline })).toBe(ROUND);
  });
  it('goes with its place', () =>
    expect(Object.keys(JSON.parse(put('Town.aria', { gone: true })).places)).toEqual(['Town.bree']));
});

const RULES = `ruleset "sample" version "1.0.0" language 1
kind Town
table Town {
  id
  aria
  bree
  corin
  dorn
  ewell
}
kind Port
table Port { id
  zand
}
relation road: Town -- Town { length: 1..9 = 1 }  §3
table road {  §2
  aria -- bree --{length: 3} corin -- dorn  reconstructed "a // guess"  // by hand
  dorn -- ewell                             §2.1
}
relation way: Town -> Town
table way { aria -> bree }
relation track: Town -- Town { gauge: 1..3 = 1 }
table track from "tracks.csv"
relation ferry: Town | Port -- Town | Port
table ferry from "ferries.json"
relation canal: Town -- Town { locks: 0..9 = 0 }
table canal {
  from  locks  to
  aria  2      corin  from "the map"
}
relation wire: Town -> Town
table wire from "wires.json"
relation lost: Town -- Town
relation bare: Town -- Town
table bare {
}
`;
const FILES = {
  'rules.sand': RULES,
  'tracks.csv': 'from,to,gauge\naria,bree,2\nbree,dorn,\n',
  'ferries.json': `{
  "source": "the map",
  "rows": [
    {"from": "aria", "to": "bree"},
    {"from": "bree", "to": "zand"}
  ]
}
`,
  'wires.json': `[
  {"from": "aria", "to": "bree"},
  {"from": "bree", "to": "aria"},
  {"from": "corin", "to": "dorn"},
  {"from": "dorn", "to": "corin"}
]
`,
};
const errorsOf = (files: Files): readonly string[] =>
  createCompiler()
    .findings(inputs(files))
    .filter(({ severity }) => severity === 'error')
    .map(({ code }) => code);
const linked = (files: Files, relation: string, from: string, to: string): boolean =>
  (libraryOf(inputs(files)).basis.draft.rows.get(relation) ?? []).some(({ cells }) => {
    const [a, b] = ['from', 'to'].map((column) => cells.get(column)?.cell);
    const text = (cell: typeof a): string => (cell?.c === 'name' || cell?.c === 'string' ? cell.text : '');
    return (text(a) === from && text(b) === to) || (text(a) === to && text(b) === from);
  });

const library = libraryOf(inputs(FILES));
const toggled = (relation: string, from: string, to: string, both = relation === 'wire') => {
  const { edits, done } = linkEdits(library, { relation, from, to, both });
  const files = edited(FILES, edits);
  return { done, files, lines: inputs(files).flatMap(({ path, text }) => changed(FILES[path as 'rules.sand'], text)) };
};

describe('a link', () => {
  it.each([
    ['road', 'aria', 'ewell', ['  aria -- ewell']],
    ['way', 'corin', 'dorn', ['table way { aria -> bree', '  corin -> dorn }']],
    ['track', 'corin', 'bree', ['bree,corin,']],
    ['ferry', 'zand', 'aria', ['    {"from": "aria", "to": "zand"},']],
    ['ferry', 'zand', 'corin', ['    {"from": "bree", "to": "zand"},', '    {"from": "corin", "to": "zand"}']],
    ['canal', 'bree', 'dorn', ['  bree  _      dorn']],
    [
      'wire',
      'ewell',
      'aria',
      ['  {"from": "aria", "to": "ewell"},', '  {"from": "dorn", "to": "corin"},', '  {"from": "ewell", "to": "aria"}'],
    ],
    ['lost', 'aria', 'bree', ['table lost {', '  aria -- bree']],
    ['bare', 'aria', 'bree', ['  aria -- bree']],
  ] as const)('of %s is added between %s and %s', (relation, from, to, lines) => {
    const made = toggled(relation, from, to);
    expect(made.done).toBe('added');
    expect(made.lines).toEqual(lines);
    expect(errorsOf(made.files)).toEqual([]);
    expect(linked(made.files, relation, from, to)).toBe(true);
  });
  it.each([
    [
      'road',
      'bree',
      'corin',
      ['  aria -- bree  reconstructed "a // guess"', '  corin -- dorn  reconstructed "a // guess"  // by hand'],
    ],
    ['road', 'bree', 'aria', ['  bree --{length: 3} corin -- dorn  reconstructed "a // guess"  // by hand']],
    ['road', 'dorn', 'corin', ['  aria -- bree --{length: 3} corin  reconstructed "a // guess"  // by hand']],
    ['way', 'aria', 'bree', ['table way { }']],
    ['track', 'bree', 'aria', []],
    ['ferry', 'aria', 'bree', []],
    ['canal', 'corin', 'aria', []],
    ['wire', 'bree', 'aria', []],
  ] as const)('of %s is cut between %s and %s', (relation, from, to, lines) => {
    const made = toggled(relation, from, to);
    expect(made.done).toBe('cut');
    expect(made.lines).toEqual(lines);
    expect(errorsOf(made.files)).toEqual([]);
    expect(linked(made.files, relation, from, to)).toBe(false);
  });
  it('that is a line of its own goes with all its comments', () =>
    expect(toggled('road', 'dorn', 'ewell').files['rules.sand']).toBe(
      RULES.replace('\n  dorn -- ewell                             §2.1', ''),
    ));
  it('is not there for what the relation does not join, nor the other way round', () => {
    expect(toggled('road', 'aria', 'zand').done).toBe('ends');
    expect(toggled('road', 'aria', 'aria').done).toBe('ends');
    expect(toggled('ferry', 'zand', 'zand').done).toBe('ends');
    expect(toggled('wire', 'aria', 'bree', false).lines).toEqual([]);
    expect(toggled('way', 'bree', 'aria', true).lines).toEqual(['table way { aria -> bree', '  bree -> aria }']);
    expect(toggled('way', 'bree', 'aria').lines).toEqual(['table way { aria -> bree', '  bree -> aria }']);
  });
  it('is not written into a file that cannot be read', () => {
    const files = { ...FILES, 'ferries.json': '{"rows": [' };
    expect(linkEdits(libraryOf(inputs(files)), { relation: 'ferry', from: 'aria', to: 'bree', both: false })).toEqual({
      edits: [],
      done: 'unreadable',
    });
  });
  it('that a variant adds or takes away is the business of the variant', () => {
    const house = `variant "house" version "1.0.0" of "sample" "^1.0" {\n  add road { aria -- ewell }\n  remove road.dorn.ewell\n}\n`;
    const over = libraryOf(inputs({ ...FILES, 'variants/house.sand': house }), ['house']);
    expect(over.base).toBeDefined();
    expect(linkEdits(over, { relation: 'road', from: 'dorn', to: 'ewell', both: false })).toEqual({
      edits: [],
      done: 'variant',
    });
    expect(linkEdits(over, { relation: 'road', from: 'corin', to: 'dorn', both: false }).done).toBe('cut');
  });
  test('added and cut again leaves the same bytes, in whatever table', () => {
    const town = fc.constantFrom('aria', 'bree', 'corin', 'dorn', 'ewell');
    const relation = fc.constantFrom('road', 'way', 'track', 'ferry', 'canal', 'wire', 'bare');
    fc.assert(
      fc.property(relation, town, town, (which, from, to) => {
        const made = toggled(which, from, to);
        if (made.done !== 'added') return;
        const back = linkEdits(libraryOf(inputs(made.files)), { relation: which, from, to, both: which === 'wire' });
        expect(back.done).toBe('cut');
        const { 'rules.sand': rules, ...tables } = edited(made.files, back.edits);
        const { 'rules.sand': before, ...others } = FILES;
        expect(tables).toEqual(others);
        expect(rules).toBe(before);
      }),
      { numRuns: 60 },
    );
  });
  test('both ways can be added to a table that has no rows left', () => {
    let files: Files = FILES;
    for (const [from, to] of [
      ['dorn', 'corin'],
      ['aria', 'bree'],
      ['bree', 'aria'],
    ] as const)
      files = edited(files, linkEdits(libraryOf(inputs(files)), { relation: 'wire', from, to, both: true }).edits);
    expect(JSON.parse(files['wires.json'] ?? '')).toEqual([
      { from: 'bree', to: 'aria' },
      { from: 'aria', to: 'bree' },
    ]);
  });
  test('after any row of edits the rules are right, and have the links that were made', () => {
    const town = fc.constantFrom('aria', 'bree', 'corin', 'dorn', 'ewell');
    const relation = fc.constantFrom('road', 'way', 'track', 'ferry', 'canal', 'wire', 'lost');
    fc.assert(
      fc.property(fc.array(fc.tuple(relation, town, town), { maxLength: 8 }), (all) => {
        let files: Files = FILES;
        for (const [which, from, to] of all) {
          const { edits, done } = linkEdits(libraryOf(inputs(files)), {
            relation: which,
            from,
            to,
            both: which === 'wire',
          });
          files = edited(files, edits);
          if (which !== 'way' && done !== 'ends') expect(linked(files, which, from, to)).toBe(done === 'added');
        }
        expect(errorsOf(files)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a member', () => {
  it('is deleted with its links and its place, and the rules are right', () => {
    const files = { ...FILES, 'layout.json': LAYOUT };
    const after = edited(files, removeMember(libraryOf(inputs(files)), 'Town', 'bree'));
    expect(errorsOf(after)).toEqual([]);
    expect(after['rules.sand']).not.toContain('bree');
    expect(JSON.parse(after['wires.json'] ?? '')).toHaveLength(2);
    expect(JSON.parse(after['ferries.json'] ?? '').rows).toEqual([]);
    expect(after['tracks.csv']).toBe('from,to,gauge\n');
    expect(Object.keys(JSON.parse(after['layout.json'] ?? '').places)).toEqual(['Town.aria', 'Port.corin']);
  });
  it('is deleted from a table file, alone', () => {
    const files = {
      'rules.sand': 'ruleset "s" version "1.0.0" language 1\nkind Town { size: 1..3 }\ntable Town from "towns.json"\n',
      'towns.json': '[\n  {"id": "aria", "size": 1},\n  {"id": "bree", "size": 2}\n]\n',
    };
    const edits = removeMember(libraryOf(inputs(files)), 'Town', 'aria');
    expect(edited(files, edits)).toEqual({ ...files, 'towns.json': '[\n  {"id": "bree", "size": 2}\n]\n' });
  });
});

describe('what stands on a place as a match begins', () => {
  const files = {
    'rules.sand': `ruleset "sample" version "1.0.0" language 1
kind Town
table Town { id
  aria
  bree
}
kind Side
table Side { id
  red
}
kind Cart { home: Town, at: Town? = none }
table Cart {
  id  home  at
  c1  aria  aria  from "aria"
  c2  aria  _
}
kind Ship { at: Town }
table Ship from "ships.json"
relation starts: Side -> Town
table starts { red -> aria }
`,
    'ships.json': '[\n  {"id": "s1", "at": "aria"}\n]\n',
  };
  const settled = libraryOf(inputs(files));
  const moved = (...what: Parameters<typeof settle>[1]): Files => edited(files, settle(settled, what, 'aria', 'bree'));
  it('is put on another, and nothing else that names the place', () => {
    const after = moved({ owner: 'Cart', column: 'at' }, { owner: 'Ship', column: 'at' });
    expect(changed(files['rules.sand'], after['rules.sand'] ?? '')).toEqual(['  c1  aria  bree  from "aria"']);
    expect(after['ships.json']).toBe('[\n  {"id": "s1", "at": "bree"}\n]\n');
    expect(errorsOf(after)).toEqual([]);
  });
  it('may be the end of a relation', () => {
    const after = moved({ owner: 'starts', column: 'to' });
    expect(changed(files['rules.sand'], after['rules.sand'] ?? '')).toEqual(['table starts { red -> bree }']);
  });
  it('follows from the places, and is moved by none that are empty', () => {
    expect(settledOn(settled, [{ owner: 'Cart', column: 'at' }])).toEqual(['aria']);
    expect(settledOn(settled, [{ owner: 'Cart', column: 'none' }])).toEqual([]);
    expect(settle(settled, [{ owner: 'Cart', column: 'at' }], 'bree', 'aria')).toEqual([]);
    expect(settle(settled, [{ owner: 'Cart', column: 'at' }], 'aria', 'aria')).toEqual([]);
  });
});

describe('a place in the text', () => {
  const withLayout = libraryOf(inputs({ ...FILES, 'layout.json': LAYOUT }));
  const at = (file: string, before: string): readonly string[] => {
    const text = { ...FILES, 'layout.json': LAYOUT }[file as 'rules.sand'];
    return membersAt(withLayout, file, text.indexOf(before) + 1).map(({ kind, member }) => `${kind}.${member}`);
  };
  it('is about the member that is named there, or about those of its row', () => {
    expect(at('rules.sand', 'corin -- dorn')).toEqual(['Town.corin']);
    expect(at('rules.sand', ' -- dorn')).toEqual(['Town.corin', 'Town.dorn']);
    expect(at('ferries.json', '{"from": "bree"')).toEqual(['Town.bree', 'Port.zand']);
    expect(at('layout.json', '5, 6]')).toEqual(['Town.bree']);
    expect(at('layout.json', '"kinds"')).toEqual([]);
    expect(at('rules.sand', 'relation road')).toEqual([]);
  });
  it('is where a member is declared', () => {
    const { start, end } = memberPlace(withLayout, 'Town', 'corin') ?? { start: 0, end: 0 };
    expect([start, RULES.slice(start, end)]).toEqual([RULES.indexOf('  corin') + 2, 'corin']);
    expect(memberPlace(withLayout, 'Town', 'nobody')).toBeUndefined();
    const drawn = memberPlace(withLayout, 'Town', 'bree', 'layout.json');
    expect(drawn?.start).toBe(LAYOUT.indexOf('bree'));
  });
});
