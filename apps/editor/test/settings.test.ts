import { applyEdits } from '@sandtable/text';
import { expect, test } from 'vitest';
import { changeableCell, changeableSetting } from '../src/settings/changeable.ts';
import { foundIn, LISTED, matcher } from '../src/settings/found.ts';
import { currentOf, refusalOf } from '../src/settings/useChange.ts';
import { compilerService } from '../src/workers/compiler.ts';

const RULES = `ruleset "bids" version "1.0.0" language 1
kind Side { purse: 0..9 = 5, motto: text = "" }
table Side { id  purse
  red   7
  blue  _
}
seats for Side { two { first {red} second {blue} } }
/// The highest bid.
constant most: 1..9 = 9  §2.1
ruling ties: high | low = low because "not said"
state sum: 0..99 = 0
play { repeat 2 times { for s in Side { let bid = choose one of n in 0..9 by s where n <= most sum += bid } } finish drawn by Side }
`;
const TEXT =
  '# Bids {#bids §2}\n\nNobody bids more than {constant.most}. A purse of red holds {Side.red.purse} coins, one of blue {Side.blue.purse}.\n';
const LOW = 'variant "low" version "1.0.0" of "bids" "^1.0" {\n  set constant most = 3\n}\n';
const files = [
  { path: 'rules.sand', text: RULES },
  { path: 'text/en/1-bids.md', text: TEXT },
  { path: 'variants/low.sand', text: LOW },
];
const worker = compilerService();
const compiled = worker.compile({ files, variants: ['low'] }, 'en');
const view = worker.settings({ files, variants: ['low'] });
if (view === undefined) throw new Error('nothing was read');
const asked = { settings: view.settings, owners: ['Side'] };
const settings = { ...view, passages: worker.passages({ files }, asked, 'en') };
const named = (path: string) => {
  const found = settings.settings.find((one) => one.path === path);
  if (found === undefined) throw new Error(`no ${path}`);
  return found;
};

test('a setting quotes the sentence of the rules text that it stands in, with its place', () => {
  const [passage] = settings.passages['constant/most'] ?? [];
  expect(passage).toMatchObject({ text: 'Nobody bids more than 3.', title: 'Bids', sections: ['2'] });
  expect(TEXT.slice(passage?.at.start, passage?.at.end)).toBe('Nobody bids more than {constant.most}.');
  expect(settings.passages.Side?.map(({ text }) => text)).toEqual(['A purse of red holds 7 coins, one of blue 5.']);
});

test('a sentence that refers to other sections names them: by its own words, else by their number', () => {
  const text = (path: string, words: string) => ({ path, text: words });
  const linked = [
    text('rules.sand', RULES),
    text('text/en/1-bids.md', '# Bids {#bids}\n\nUp to {constant.most}, see [](#ties) and [Open questions](#asked).\n'),
    text('text/en/2-ties.md', '# Ties {#ties §3}\n\nThe low bid wins.\n'),
    text('text/en/3-asked.md', '# Asked {#asked §4}\n\nNobody asks.\n'),
  ];
  const [passage] = worker.passages({ files: linked }, asked, 'en')['constant/most'] ?? [];
  expect(passage?.text).toBe('Up to 3, see §3 and Open questions.');
});

test('what a catalog translates leads to its translation, not to the source', () => {
  const bids = {
    path: 'text/de/1-gebote.md',
    text: '# Gebote {#bids §2}\n\nNiemand bietet mehr als {constant.most}.\n',
  };
  const entry = (source: string, target: string) => `msgctxt "bids"\nmsgid "${source}"\nmsgstr "${target}"\n`;
  const words = 'Nobody bids more than {constant.most}.';
  const text = ['msgid ""\nmsgstr "Language: en\\n"\n', entry('Gebote', 'Bids')].join('\n');
  const catalog = `${text}\n${entry('Niemand bietet mehr als {constant.most}.', words)}`;
  const translated = [{ path: 'rules.sand', text: RULES }, bids, { path: 'l10n/en.po', text: catalog }];
  const [passage] = worker.passages({ files: translated }, asked, 'en')['constant/most'] ?? [];
  expect(passage?.at.file).toBe('l10n/en.po');
  expect(catalog.slice(passage?.at.start, passage?.at.end)).toContain(words);
});

test('a change is written into the rules, or as a patch into a house rule', async () => {
  const most = changeableSetting(named('constant/most'), compiled.overrides);
  expect(most).toMatchObject({ text: '9', now: '3', by: { variant: 'low', says: 'set constant most = 3' } });
  expect(applyEdits(RULES, await most.write('8'))).toContain('constant most: 1..9 = 8  §2.1');
  const written = most.patch && worker.writePatch({ files }, { name: 'low', proposal: most.patch, value: '4' });
  expect(
    applyEdits(LOW, written?.change.edits.filter(({ span }) => span.file === 'variants/low.sand') ?? []),
  ).toContain('set constant most = 4');
  const added = most.patch && worker.writePatch({ files }, { name: 'more', proposal: most.patch, value: '4' });
  expect(added?.change.creates[0]).toMatchObject({ path: 'variants/more.sand' });
});

test('who writes into the rules sees what these say, who writes into a house rule what is played', () => {
  const most = changeableSetting(named('constant/most'), compiled.overrides);
  expect(currentOf(most, { is: 'base' })).toBe('9');
  expect(currentOf(most, { is: 'rule', name: 'low' })).toBe('3');
});

test('a cell is changed by its row and column; a text in quotes', () => {
  const table = worker.ask({ files, variants: [] }, 'rules.sand', 'en', { method: 'table', args: ['Side'] });
  const { rows, columns } = table as NonNullable<ReturnType<typeof viewOf>>;
  const cell = (at: number, column: string) => {
    const [row, own] = [rows[at], columns.find(({ name }) => name === column)];
    if (row === undefined || own === undefined) throw new Error('no such cell');
    return changeableCell({ view: table as never, row, column: own }, undefined, async () => []);
  };
  expect(cell(1, 'purse')).toMatchObject({ text: '5', patch: { text: 'change Side.blue { purse: 5 }' } });
  expect(cell(0, 'motto').patch?.text).toBe('change Side.red { motto: "" }');
});
const viewOf = (): import('@sandtable/ide').TableView | undefined => undefined;

test('what would be wrong is shown before it is written', () => {
  const { value } = named('constant/most');
  const wrong = worker.checkEdits({ files, variants: [] }, [{ span: value, text: '12' }], 'en');
  expect(wrong.map(({ severity }) => severity)).toContain('error');
  expect(worker.checkEdits({ files, variants: [] }, [{ span: value, text: '8' }], 'en')).toEqual([]);
});

test('names of house rules that cannot be written into are refused', () => {
  const most = changeableSetting(named('constant/most'), []);
  const house = [{ name: 'old', file: 'variants/old.json', about: '' }];
  expect(refusalOf(most, { is: 'rule', name: ' ' }, house)).toBe('name');
  expect(refusalOf(most, { is: 'rule', name: 'old' }, house)).toBe('json');
  expect(refusalOf(most, { is: 'rule', name: 'new' }, house)).toBeUndefined();
  expect(refusalOf({ ...most, patch: undefined }, { is: 'rule', name: 'new' }, house)).toBe('only-base');
  expect(refusalOf({ ...most, patch: undefined }, { is: 'base' }, house)).toBeUndefined();
});

test('settings are found by their words, their sort, and the sentences about them', () => {
  const { overrides: overlaid } = compiled;
  const sought = { listed: 'all', words: '', paths: undefined, nameOf: () => 'highest offer', overlaid } as const;
  const found = (more: Partial<Parameters<typeof foundIn>[1]>) => {
    const { settings: own, tables } = foundIn(settings, { ...sought, ...more });
    return [...own.map(({ path }) => path), ...tables.map(({ owner }) => owner)];
  };
  expect(found({})).toEqual(['constant/most', 'ruling/ties', 'Side']);
  expect(found({ words: 'NOBODY §2.1' })).toEqual(['constant/most']);
  expect(found({ words: 'blue' })).toEqual(['Side']);
  expect(found({ words: 'not said' })).toEqual(['ruling/ties']);
  expect(found({ listed: 'changed' })).toEqual(['constant/most']);
  expect(found({ listed: 'table' })).toEqual(['Side']);
  expect(found({ paths: ['ruling/ties'] })).toEqual(['ruling/ties']);
  expect(found({ words: 'unheard' })).toEqual([]);
  expect(LISTED).toContain('option');
  expect(matcher('a  B')('b and a')).toBe(true);
});

test('examples that a house rule breaks are changed all at once', async () => {
  const RULE = `variant "more" version "1.0.0" of "bids" "^1.0" {\n  set constant most = 4\n}\n`;
  const example = `example "a high bid" {
  given { seats = two }
  run offer(red) { offer/bid: 7 }
  then { sum == 7 }
}
procedure offer(s: Side) { let bid = choose one of n in 0..9 by s where n <= most  sum += bid }
`;
  const varied = [
    { path: 'rules.sand', text: RULES + example },
    { path: 'variants/more.sand', text: RULE },
  ];
  const found = await worker.exampleChanges({ files: varied, variants: ['more'] }, 'variants/more.sand');
  expect(found).toMatchObject({ count: 1, left: [] });
  expect(applyEdits(RULE, found?.edits ?? [])).toContain('change example/a-high-bid {');
  const none = await worker.exampleChanges({ files, variants: ['low'] }, 'variants/low.sand');
  expect(none).toEqual({ edits: [], count: 0, left: [] });
});
