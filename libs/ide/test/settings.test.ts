import { applyEdits } from '@sandtable/text';
import { describe, expect, test } from 'vitest';
import { hoverAt, settingsAt, settingsOf, type TableOp, tableEdits, tablesIn, tableView } from '../src/index.ts';
import { inputs, libraryOf } from './ruleset-files.ts';

const RULES = `ruleset "sample" version "1.0.0" language 1
type Order = alternating | block
kind Side { state points: 0..50 = 0 }
table Side { id
  red
  blue
}
kind Town { worth: 1..5, owner: Side? = none, motto: text = "" }
table Town {  §2.1
  id    worth  owner
  aria  2      red     // the first one
  bree  1      _       from "the map"
}
relation road: Town -- Town { length: 1..9 = 1 }
table road { aria -- bree }
/// How many points win.
constant goal: 1..40 = 20  §8.1
constant cost: 0..6 by 1/2 = 1.5
constant double: 1..80 = goal * 2
option long: bool = false
ruling order: Order = block because "two readings"  §4.2
seats for Side { two { a {red} b {blue} } }
procedure check(s: Side) { if s.points >= goal { finish won by {s} } }
play { for s in Side { check(s) } finish drawn by Side }
expect goal == 20
`;
const RULE = `variant "short" of "sample" "^1.0" {
  set constant goal = was - 5
  constant extra: 0..9 = 3
  remove expect/goal
}
`;
const rules = inputs({ 'rules.sand': RULES, 'variants/short.sand': RULE.replace('  remove expect/goal\n', '') });
const library = libraryOf(rules);

describe('settings of a ruleset', () => {
  const { settings, tables } = settingsOf(library, libraryOf(rules, ['short']));
  const named = (name: string) => settings.find((one) => one.name === name);

  test('each says what it is, what it may be, and where it is written', () => {
    expect(named('goal')).toMatchObject({
      ...{ path: 'constant/goal', doc: 'How many points win.', cites: ['8.1'], type: '1..40', text: '20' },
      input: { is: 'number', min: 1, max: 40, step: 1 },
    });
    const { start = 0, end = 0 } = named('goal')?.value ?? {};
    expect(RULES.slice(start, end)).toBe('20');
    expect(named('cost')?.input).toEqual({ is: 'number', min: 0, max: 6, step: 0.5 });
    expect(named('order')).toMatchObject({
      input: { is: 'choice', values: ['alternating', 'block'] },
      because: 'two readings',
    });
    expect(named('long')?.input).toEqual({ is: 'choice', values: ['false', 'true'] });
  });
  test('what is computed shows what it comes to', () => {
    expect(named('double')).toMatchObject({ text: 'goal * 2', shown: '40' });
  });
  test('each says which rules use it, but not which tests do', () => {
    expect(named('goal')?.uses.map(({ rule }) => rule)).toEqual(['double', 'check']);
  });
  test('house rules say what they make of it, and what they add', () => {
    expect(named('goal')?.now).toBe('15');
    expect(named('double')?.now).toBe('30');
    expect(named('cost')?.now).toBeUndefined();
    expect(named('extra')).toMatchObject({ isAdded: true, text: '3' });
  });
  test('tables that are grids are named with their place; chains of links are not', () => {
    expect(tables.map(({ owner, name, rows }) => [owner, name, ...rows])).toEqual([
      ['Side', 'Side', 'red', 'blue'],
      ['Town', 'Town', 'aria', 'bree'],
    ]);
    expect(tables[1]?.cites).toEqual(['2.1']);
  });
});

describe('a table in place', () => {
  const edited = (op: TableOp): string => applyEdits(RULES, tableEdits(library, 'rules.sand', [op], 'Town').edits);
  test('is a grid like one in a file', () => {
    expect(tablesIn(library, 'rules.sand')).toEqual(['Side', 'Town']);
    const view = tableView(library, 'rules.sand', 'Town');
    expect(view?.columns.map(({ name }) => name)).toEqual(['id', 'worth', 'owner', 'motto', 'source']);
    expect(view?.rows[0]?.cells.worth?.text).toBe('2');
    expect(view?.rows[1]?.cells).toMatchObject({ source: { text: 'the map' } });
    expect(view?.rows[1]?.cells.owner).toBeUndefined();
  });
  test('keeps its columns and comments when a cell is written', () => {
    expect(edited({ do: 'set', row: 0, column: 'owner', text: 'blue' })).toContain(
      '  aria  2      blue    // the first one',
    );
    expect(edited({ do: 'set', row: 0, column: 'owner', text: 'none' })).toContain(
      '  aria  2      _       // the first one',
    );
  });
  test('gets a column that it doesn’t have', () => {
    const text = edited({ do: 'set', row: 1, column: 'motto', text: 'we "bow"' });
    expect(text).toContain('id    worth  owner  motto\n');
    expect(text).toContain('aria  2      red  _     // the first one');
    expect(text).toContain('bree  1      _  "we \\"bow\\""       from "the map"');
    expect(libraryOf(inputs({ 'rules.sand': text })).basis.draft.rows).toBeDefined();
  });
  test('gets and loses rows', () => {
    expect(edited({ do: 'add', row: 0 })).toContain('// the first one\n  aria2 2      _\n  bree');
    expect(edited({ do: 'delete', row: 1 })).toContain('// the first one\n}');
    expect(edited({ do: 'set', row: 1, column: 'source', text: undefined })).toContain('bree  1      _\n}');
  });
});

test('a table that a house rule brings is a grid, too', () => {
  const variant =
    'variant "more" of "sample" "^1.0" {\n  kind Tool { size: 1..9 }\n  table Tool {\n    id  size\n    axe 3\n  }\n}\n';
  const more = libraryOf(inputs({ 'rules.sand': RULES, 'variants/more.sand': variant }), ['more']);
  expect(tablesIn(more, 'variants/more.sand')).toEqual(['Tool']);
  const { edits } = tableEdits(more, 'variants/more.sand', [{ do: 'set', row: 0, column: 'size', text: '4' }], 'Tool');
  expect(applyEdits(variant, edits)).toContain('axe 4');
});

test('a place of the rules or of their text is about settings', () => {
  const chapter =
    '# Winning {#winning}\nexplains: procedure/check\n\nIt takes {constant.goal} points. Towns such as {Town.aria} help.\nNothing else does.\n';
  const withText = libraryOf(inputs({ 'rules.sand': RULES, 'text/en/1-rules.md': chapter }));
  const inText = (words: string) => settingsAt(withText, 'text/en/1-rules.md', chapter.indexOf(words));
  expect(inText('takes')).toEqual(['constant/goal']);
  expect(inText('such')).toEqual(['Town']);
  expect(inText('else')).toEqual(['constant/goal']);
  const inRules = (words: string) => settingsAt(withText, 'rules.sand', RULES.indexOf(words));
  expect(inRules('double')).toEqual(['constant/double', 'constant/goal']);
  expect(inRules('finish won')).toEqual(['constant/goal']);
  expect(inRules('the first one')).toEqual(['Town']);
  expect(inRules('seats for')).toEqual([]);
});

test('a hover gives the reason of a ruling in the language of the reader, if the ruleset has it', () => {
  const reason = 'ruling--order--because = zwei Lesarten\n';
  const worded = libraryOf(inputs({ 'rules.sand': RULES, 'l10n/messages.de.ftl': reason }));
  const shown = (lang: 'de' | 'en') => hoverAt(worded, 'rules.sand', RULES.indexOf('order:'), lang)?.markdown;
  expect(shown('de')).toContain('Begründung: zwei Lesarten');
  expect(shown('en')).toContain('Reason: two readings');
});

test('a hover describes a setting in the language of the reader, if the ruleset does', () => {
  const about = 'constant--goal--about = So viele Punkte gewinnen.\n';
  const worded = libraryOf(inputs({ 'rules.sand': RULES, 'l10n/messages.de.ftl': about }));
  const shown = (lang: 'de' | 'en') => hoverAt(worded, 'rules.sand', RULES.indexOf('goal:'), lang)?.markdown;
  expect(shown('de')).toContain('So viele Punkte gewinnen.');
  expect(shown('de')).not.toContain('How many points');
  expect(shown('en')).toContain('How many points');
});
