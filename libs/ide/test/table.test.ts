import { applyEdits } from '@sandtable/text';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { candidatesIn, type TableOp, tableEdits, tableView } from '../src/index.ts';
import { inputs, libraryOf } from './ruleset-files.ts';

const RULES = `ruleset "sample" version "1.0.0" language 1
kind Clan { strength: 1..4 }
table Clan { id strength
  red 2
  blue 3
}
type Hue = dark | light | mixed(1..3)
type Deed = procedure(doer: Clan)
kind Card {
  worth: 0..9
  hue: Hue = dark
  owner: Clan? = none
  friends: set of Clan = {}
  deed: Deed? = none
  loud: bool = false
}
table Card from "cards.json"
kind Omen { worth: 0..9 = 0, friends: set of Clan = {} }
table Omen from "omens.csv"
procedure gain(n: 0..9, who: Clan) { log "gained" (n) }
procedure rest(who: Clan) { }
seats for Clan { two { one {red} other {blue} } }
play { finish drawn }
`;
const CARDS = `[
  {"id": "c08", "worth": 3, "hue": "light", "source": "the box"},
  {"id": "c09", "worth": 1, "friends": ["red"], "sources": {"worth": "reconstructed: a guess"}}
]
`;
const OMENS = 'id,worth,friends\ncomet,2,"{red, blue}"\neclipse,,\n';

const withTables = (cards = CARDS, omens = OMENS) =>
  libraryOf(inputs({ 'rules.sand': RULES, 'cards.json': cards, 'omens.csv': omens }));
const library = withTables();
const edited = (op: TableOp, file = 'cards.json', text = CARDS): string =>
  applyEdits(text, tableEdits(library, file, [op]).edits);
const set = (row: number, column: string, text: string | undefined): TableOp => ({ do: 'set', row, column, text });

describe('what a grid shows', () => {
  const view = tableView(library, 'cards.json');
  test('columns have the types and defaults of the rules', () => {
    const reported = view?.columns.map(({ name, type, initial }) => [name, type, initial]);
    expect(reported).toContainEqual(['worth', '0..9', undefined]);
    expect(reported).toContainEqual(['owner', 'Clan?', 'none']);
    expect(reported?.map(([name]) => name)).toEqual([
      'id',
      'worth',
      'hue',
      'owner',
      'friends',
      'deed',
      'loud',
      'source',
    ]);
  });
  test('cells are spelled as in the rules and know their places and sources', () => {
    const [first, second] = view?.rows ?? [];
    expect(first?.cells.hue?.text).toBe('light');
    expect(CARDS.slice(first?.cells.hue?.start, first?.cells.hue?.end)).toBe('"light"');
    expect(first?.cells.source?.text).toBe('the box');
    expect(first?.cells.loud).toBeUndefined();
    expect(second?.cells.friends?.text).toBe('{red}');
    expect(second?.cells.worth?.source).toBe('reconstructed: a guess');
  });
  test('files that are no table have none', () => {
    expect(tableView(library, 'rules.sand')).toBeUndefined();
    expect(tableView(withTables('[{'), 'cards.json')).toBeUndefined();
  });
});

describe('edits of cells', () => {
  test('an absent cell is written behind the others, before the sources', () => {
    expect(edited(set(0, 'loud', 'true'))).toContain('"hue": "light", "loud": true, "source": "the box"}');
  });
  test('its default takes a cell away, but not where each row has to say it', () => {
    expect(edited(set(0, 'hue', 'dark'))).toContain('{"id": "c08", "worth": 3, "source": "the box"}');
    expect(edited(set(1, 'friends', '{ }'))).not.toContain('friends');
    expect(edited(set(1, 'friends', ''))).not.toContain('friends');
    expect(edited(set(1, 'worth', '0'))).toContain('"worth": 0');
  });
  test('values become what JSON has for them', () => {
    expect(edited(set(1, 'owner', 'blue'))).toContain('"owner": "blue"');
    expect(edited(set(1, 'deed', 'gain(2)'))).toContain('"deed": "gain(2)"');
    expect(edited(set(1, 'friends', 'red, blue'))).toContain('"friends": ["red", "blue"]');
    expect(edited(set(1, 'worth', 'oops!'))).toContain('"worth": "oops!"');
  });
  test('in CSV an absent cell is empty, and commas stand in quotation marks', () => {
    expect(edited(set(1, 'friends', 'red, blue'), 'omens.csv', OMENS)).toContain('eclipse,,"{red, blue}"\n');
    expect(edited(set(0, 'worth', '0'), 'omens.csv', OMENS)).toContain('comet,,"{red, blue}"\n');
    expect(edited(set(1, 'source', 'a book'), 'omens.csv', OMENS)).toBe(
      'id,worth,friends,source\ncomet,2,"{red, blue}",\neclipse,,,a book\n',
    );
  });
});

describe('rows', () => {
  test('a new row has a name of its own and the required values', () => {
    const rows = JSON.parse(edited({ do: 'add', row: 0 }));
    expect(rows.map(({ id }: { id: string }) => id)).toEqual(['c08', 'c10', 'c09']);
    expect(rows[1]).toEqual({ id: 'c10', worth: 3 });
  });
  test('a copy has everything but the name', () => {
    const [, one, copy] = JSON.parse(edited({ do: 'duplicate', row: 1 }));
    expect(copy).toEqual({ ...one, id: 'c10' });
  });
  test('rows go with their comma', () => {
    expect(JSON.parse(edited({ do: 'delete', row: 0 })).length).toBe(1);
    expect(JSON.parse(edited({ do: 'delete', row: 1 }))[0].id).toBe('c08');
    expect(edited({ do: 'delete', row: 1 }, 'omens.csv', OMENS)).toBe('id,worth,friends\ncomet,2,"{red, blue}"\n');
    expect(edited({ do: 'duplicate', row: 0 }, 'omens.csv', OMENS)).toBe(
      'id,worth,friends\ncomet,2,"{red, blue}"\ncomet2,2,"{red, blue}"\neclipse,,\n',
    );
  });
});

test('candidates fit the column, or the argument at the caret', () => {
  const offered = (column: string, text: string): readonly string[] =>
    candidatesIn(library, 'cards.json', column, { text, offset: text.length }, 'en').items.map(({ label }) => label);
  expect(offered('hue', '')).toEqual(expect.arrayContaining(['dark', 'light', 'mixed']));
  expect(offered('deed', 'ga')).toEqual(['gain']);
  expect(offered('friends', 'red, ')).toEqual(['blue', 'red']);
});

const values = fc.constantFrom<readonly [string, string, unknown]>(
  ['worth', '7', 7],
  ['hue', 'mixed(2)', 'mixed(2)'],
  ['hue', 'light', 'light'],
  ['owner', 'red', 'red'],
  ['friends', '{blue, red}', ['blue', 'red']],
  ['loud', 'true', true],
  ['source', 'a "book"', 'a "book"'],
);
const row = fc.record(
  {
    id: fc.constantFrom('a', 'b', 'c'),
    worth: fc.nat(6),
    hue: fc.constantFrom('light', 'mixed(1)'),
    friends: fc.constantFrom(['blue'], ['red']),
    source: fc.constant('x, "y" {'),
  },
  { requiredKeys: [] },
);

test('law: an edit of a cell changes its place alone, the text is read as the value, and the way back leads back', () => {
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 4 }),
      fc.nat(3),
      values,
      fc.constantFrom(undefined, 1, 2, '\t'),
      (rows, at, [column, text, value], indent) => {
        const was = JSON.stringify(rows, undefined, indent);
        const here = withTables(was);
        const index = at % rows.length;
        const [edit] = tableEdits(here, 'cards.json', [set(index, column, text)]).edits;
        const cell = tableView(here, 'cards.json')?.rows[index]?.cells[column];
        const now = applyEdits(was, edit ? [edit] : []);
        expect(JSON.parse(now)).toEqual(rows.map((one, i) => (i === index ? { ...one, [column]: value } : one)));
        if (edit === undefined) return;
        if (cell) expect([edit.span.start, edit.span.end]).toEqual([cell.start, cell.end]);
        else expect(edit.span.end).toBe(edit.span.start);
        const gone = withTables(now);
        const [back] = tableEdits(gone, 'cards.json', [set(index, column, cell?.text)]).edits;
        const restored = applyEdits(now, back ? [back] : []);
        // What stood there may have been written over several lines.
        if (cell) expect(JSON.parse(restored)).toEqual(rows);
        else expect(restored).toBe(was);
      },
    ),
    { numRuns: 60 },
  );
});

/**
 * All of them, as the page does it: as many as can be done at once, then the rest on the text that is there by then.
 */
function allEdited(was: string, ops: readonly TableOp[], file: 'cards.json' | 'omens.csv' = 'cards.json'): string {
  let [text, remaining] = [was, ops];
  while (remaining.length > 0) {
    const here = file === 'cards.json' ? withTables(text) : withTables(CARDS, text);
    const { edits, done } = tableEdits(here, file, remaining);
    expect(done).toBeGreaterThan(0);
    [text, remaining] = [applyEdits(text, edits), remaining.slice(done)];
  }
  return text;
}
const someOps = fc.array(fc.tuple(fc.nat(3), values), { maxLength: 6 });

test('law: changes that are made at once say what they say one after the other, in whatever order', () => {
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 4 }),
      someOps,
      fc.constantFrom(undefined, 1),
      (rows, reported, gap) => {
        const ops = reported.map(([at, [column, text]]) => set(at % rows.length, column, text));
        const was = JSON.stringify(rows, undefined, gap);
        const inARow = ops.reduce((text, op) => allEdited(text, [op]), was);
        expect(allEdited(was, ops)).toBe(inARow);
      },
    ),
    { numRuns: 30 },
  );
});

test('a column of a CSV file is written at once where it is there, and brought about first where it is not', () => {
  const ops = [set(1, 'source', 'x'), set(0, 'source', 'y')];
  expect(tableEdits(library, 'omens.csv', ops).done).toBe(1);
  expect(allEdited(OMENS, ops, 'omens.csv')).toBe('id,worth,friends,source\ncomet,2,"{red, blue}",y\neclipse,,,x\n');
  expect(tableEdits(library, 'omens.csv', [set(1, 'worth', '3'), set(0, 'worth', '4')])).toMatchObject({ done: 2 });
});
