import { createCompiler, type InputFile, layoutFile, textFindings } from '@sandtable/compiler';
import { editFiles } from '@sandtable/text';
import { describe, expect, it } from 'vitest';
import { definitionAt, hoverAt, meaningsOf, referencesAt, renamable, renameAt } from '../src/index.ts';
import { filesOf, RULES, textIn, typing } from './rules.ts';

/** Where the caret is, and what is shown there in one line and in the rest. */
const hovers: readonly (readonly [string, string, string])[] = [
  ['for clan in Cl⟨cursor⟩an {', 'kind Clan', 'Kind with 2 members.'],
  ['for clan in Cl⟨cursor⟩an {', 'kind Clan', 'Those who play.'],
  ['for clan in Cl⟨cursor⟩an {', 'kind Clan', '- strength: `1..4`'],
  ['c.str⟨cursor⟩ength > limit', 'Clan.strength: 1..4', 'Constant field'],
  ['mover.⟨cursor⟩home else', 'state Clan.home: Place?', 'Seen by `everyone`'],
  ['c.strength > lim⟨cursor⟩it', 'constant limit: 1..9 = 3', '§3.2'],
  ['if str⟨cursor⟩ong(mover)', 'function strong(c: Clan): bool', '§4.1'],
  ['if str⟨cursor⟩ong(mover)', 'function strong(c: Clan): bool', 'Whether a clan is strong.'],
  ['= rea⟨cursor⟩ch(from', 'search reach(from: Place, far: 0..9): set of Place', 'How far a march comes.'],
  ['road.length(a⟨cursor⟩t, n)', 'at: Place', 'in this rule'],
  ['+ spe⟨cursor⟩nt *', 'spent', 'The cost of the steps of a search so far.'],
  ['2).co⟨cursor⟩st(p)', 'cost', 'The cost of reaching'],
  ['by bo⟨cursor⟩ld {blue}', 'policy bold for Clan', 'Goes far.'],
  ['where mo⟨cursor⟩ver == red', 'mover: Clan', 'in this rule'],
  ['requires tot⟨cursor⟩al()', 'function total(): 0..8', 'Function'],
  ['d != c and all⟨cursor⟩ied(d)', 'decide allied(c: Clan): bool', 'Decision'],
  ['circle { only al⟨cursor⟩lied', 'decide allied(c: Clan): bool', 'solved together'],
  ['not hos⟨cursor⟩tile(c)', 'function hostile(c: Clan): bool', 'Function'],
  ['decisions alli⟨cursor⟩ance', 'decisions alliance', 'depend on each other'],
  ['{ mo⟨cursor⟩ve(clan) }', 'procedure move(mover: Clan)', 'Procedure'],
  ['move(cl⟨cursor⟩an)', 'clan: Clan', 'in this rule'],
  ['road.length(go⟨cursor⟩al,', 'goal: Place', 'in this rule'],
  ['luck is fo⟨cursor⟩ol', 'Luck: fool', 'Value of Luck'],
  ['mixed(n) -> ⟨cursor⟩n', 'n: 1..3', ''],
  ['ro⟨cursor⟩ad.length(', 'relation road: Place -- Place', 'Relation with 1 pair.'],
  ['road.len⟨cursor⟩gth(', 'road.length: 1..9 = 1', ''],
  ['{ tu⟨cursor⟩rn += 1 }', 'state turn: 0..9 = 0', 'State'],
  ['roll Lu⟨cursor⟩ck by', 'die Luck { 1, 2, 3, fool }', 'Die'],
  ['won by {r⟨cursor⟩ed}', 'Clan red', '- strength: `2`'],
  ['won by {r⟨cursor⟩ed}', 'Clan red', 'From: the map'],
  ['won by {r⟨cursor⟩ed}', 'Clan red', '- score: `0`'],
  ['goal: mead⟨cursor⟩ow', 'Place meadow', '- hue: `dark`'],
  ['run move(mov⟨cursor⟩er: red)', 'mover: Clan', ''],
  ['step: St⟨cursor⟩ep', 'type Step = { goal: Place, days: 1..9 }', ''],
  ['step.da⟨cursor⟩ys >', 'Step.days: 1..9', 'Part of Step.'],
  ['create Gua⟨cursor⟩rd(', 'kind Guard pool 9', 'Pool: at most 9 members at a time'],
  ['Guard(own⟨cursor⟩er: who', 'Guard.owner: Clan', 'set when a member is created'],
  ['0..mo⟨cursor⟩st by', 'most: 1..9', ''],
  ['by bid⟨cursor⟩der', 'bidder: Clan', 'in this rule'],
  ['n <= spea⟨cursor⟩ker.strength', 'speaker: Clan', 'in this rule'],
  ['if mo⟨cursor⟩de ==', 'mode', 'The seat layout of the match.'],
  ['min(bi⟨cursor⟩d, most)', 'bid: 0..9', ''],
  ['let gua⟨cursor⟩rd =', 'guard: Guard', 'in this rule'],
  ['feast  ga⟨cursor⟩in(2)', 'procedure gain(n: 0..9, who: Clan)', 'Procedure'],
  ['abo⟨cursor⟩ve(1)', 'function above(n: 0..9, c: Clan): bool', 'Function'],
  ['rite.de⟨cursor⟩ed(who)', 'Rite.deed: Deed', ''],
  ['o.deed == ga⟨cursor⟩in(3)', 'procedure gain(n: 0..9, who: Clan)', ''],
  ['id    stren⟨cursor⟩gth', 'Clan.strength: 1..4', ''],
];

describe('hover', () => {
  it.each(hovers)('%s', (place, head, part) => {
    const { library, offset } = typing(place);
    const hover = hoverAt(library, 'main.sand', offset, 'en');
    expect(hover?.head).toBe(head);
    expect(hover?.markdown).toContain(part);
  });

  it('speaks German', () => {
    const { library, offset } = typing('won by {r⟨cursor⟩ed}');
    expect(hoverAt(library, 'main.sand', offset, 'de')?.markdown).toContain('Element von Clan.');
  });

  it('says nothing where no name stands', () => {
    const { library, offset } = typing('pha⟨cursor⟩se opening');
    expect(hoverAt(library, 'main.sand', offset, 'en')).toBeUndefined();
  });

  it('knows an effect in a table file', () => {
    const { library } = typing('⟨cursor⟩play {');
    const offset = textIn('omens.csv').indexOf('gain(3)');
    expect(hoverAt(library, 'omens.csv', offset, 'en')?.head).toBe('procedure gain(n: 0..9, who: Clan)');
  });

  it('knows what stands in a table file', () => {
    const { library } = typing('⟨cursor⟩play {');
    const offset = textIn('places.json').indexOf('dark');
    expect(hoverAt(library, 'places.json', offset, 'en')?.head).toBe('Hue: dark');
  });
});

/** Where the caret is, and the line on which the thing is declared, from its name on. */
const definitions: readonly (readonly [string, string, string])[] = [
  ['c.str⟨cursor⟩ength > limit', 'main.sand', 'strength: 1..4'],
  ['if str⟨cursor⟩ong(mover)', 'main.sand', 'strong(c: Clan)'],
  ['= rea⟨cursor⟩ch(from', 'main.sand', 'reach(from: Place'],
  ['by bo⟨cursor⟩ld {blue}', 'main.sand', 'bold for Clan'],
  ['where mo⟨cursor⟩ver == red', 'main.sand', 'mover: Clan)\n'],
  ['(reach(⟨cursor⟩x, 9)', 'main.sand', 'x: Place where'],
  ['at move/go⟨cursor⟩al', 'main.sand', 'goal = choose'],
  ['reach(fr⟨cursor⟩om: brook', 'main.sand', 'from: Place, far'],
  ['limit fa⟨cursor⟩r', 'main.sand', 'far: 0..9)'],
  ['road.length(a⟨cursor⟩t, n)', 'main.sand', 'at: Place) from'],
  ['log "moved" (go⟨cursor⟩al)', 'main.sand', 'goal = choose'],
  ['and luck⟨cursor⟩ is', 'main.sand', 'luck = roll'],
  ['where p⟨cursor⟩ !=', 'main.sand', 'p in road(brook)'],
  ['strong(mo⟨cursor⟩ver)', 'main.sand', 'mover: Clan)\n'],
  ['move(mov⟨cursor⟩er: red)', 'main.sand', 'mover: Clan)\n'],
  ['won by {r⟨cursor⟩ed}', 'main.sand', 'red   2'],
  ['goal: mead⟨cursor⟩ow', 'places.json', 'meadow", "hue"'],
  ['road(bro⟨cursor⟩ok)', 'places.json', 'brook", "hue"'],
  ['{length: 3} bro⟨cursor⟩ok', 'places.json', 'brook", "hue"'],
  ['mix⟨cursor⟩ed(n) ->', 'main.sand', 'mixed(1..3)'],
  ['luck is fo⟨cursor⟩ol', 'main.sand', 'fool }'],
  ['table Cl⟨cursor⟩an', 'main.sand', 'Clan { strength'],
  ['seats for Cl⟨cursor⟩an', 'main.sand', 'Clan { strength'],
  ['notation H⟨cursor⟩ue', 'main.sand', 'Hue = dark'],
  ['notation Hue for c: Cl⟨cursor⟩an', 'main.sand', 'Clan { strength'],
  ['--{len⟨cursor⟩gth: 3}', 'main.sand', 'length: 1..9 = 1 }'],
  ['sleep  re⟨cursor⟩st', 'main.sand', 'rest(who: Clan)'],
  ['abo⟨cursor⟩ve(1)', 'main.sand', 'above(n: 0..9'],
];

describe('definitions', () => {
  it.each(definitions)('%s', (place, file, declared) => {
    const { library, offset, text } = typing(place);
    const span = definitionAt(library, 'main.sand', offset);
    expect(span?.file).toBe(file);
    expect(textIn(file, text).slice(span?.start).startsWith(declared)).toBe(true);
  });

  it('are found from a cell of a table file', () => {
    const { library } = typing('⟨cursor⟩play {');
    const span = definitionAt(library, 'places.json', textIn('places.json').indexOf('mixed') + 2);
    expect(RULES.slice(span?.start, span?.end)).toBe('mixed');
    expect(span?.file).toBe('main.sand');
  });

  it('are found from an effect in a table file', () => {
    const { library } = typing('⟨cursor⟩play {');
    const span = definitionAt(library, 'omens.csv', textIn('omens.csv').indexOf('gain') + 2);
    expect(RULES.slice(span?.start).startsWith('gain(n: 0..9')).toBe(true);
  });
});

const TEXTS = /^(variants|l10n|text)\//;

describe('references', () => {
  it.each([
    ['li⟨cursor⟩mit: 1..9', 2],
    ['procedure ga⟨cursor⟩in', 5],
    ['procedure re⟨cursor⟩st', 3],
    ['function stro⟨cursor⟩ng', 4],
    ['let go⟨cursor⟩al', 5],
    ['mover: Cl⟨cursor⟩an)', 25],
    ['== tw⟨cursor⟩o {', 2],
    ['by spea⟨cursor⟩ker in', 4],
    ['auction(mo⟨cursor⟩st', 3],
    ['for bid⟨cursor⟩der in', 3],
    ['decide all⟨cursor⟩ied', 4],
    ['not hos⟨cursor⟩tile(c)', 2],
    ['goal: mead⟨cursor⟩ow', 6],
    ['tu⟨cursor⟩rn: 0..9', 3],
    ['procedure move(mov⟨cursor⟩er', 9],
    ['procedure mo⟨cursor⟩ve(', 5],
  ] as const)('%s', (place, count) => {
    const { library, offset, text } = typing(place);
    const spans = referencesAt(library, 'main.sand', offset);
    const names = new Set(spans.map(({ file, start, end }) => textIn(file, text).slice(start, end)));
    expect(names.size).toBe(1);
    expect(spans.filter(({ file }) => !TEXTS.test(file))).toHaveLength(count);
  });
});

/** For every change every fourth name is tried, of which each takes whole compilations. */
const isLong = process.env.LAW_RUNS !== undefined;

describe('renaming', () => {
  it('law: whatever is renamed, nothing becomes wrong, and the way back leads to the same text', () => {
    const { library } = typing('⟨cursor⟩play {');
    const meanings = meaningsOf(library, 'main.sand').filter(({ defines }) => defines);
    expect(meanings.length).toBeGreaterThan(35);
    for (const { start, sort } of meanings.filter((_, i) => isLong || i % 4 === 0)) {
      const old = renamable(library, 'main.sand', start);
      const name = sort === 'kind' || sort === 'type' || sort === 'die' ? 'Renamed' : 'renamed';
      const there = renamed(RULES, start, name);
      expect(there.findings(), `${sort} ${RULES.slice(old?.start, old?.end)}\n${there.text}`).toEqual([]);
      expect(renamed(there.text, there.start, RULES.slice(old?.start, old?.end)).text).toBe(RULES);
      expect(unlike(), `${sort} ${RULES.slice(old?.start, old?.end)}`).toEqual([]);
    }
  }, 120_000);

  it.each([
    [
      'li⟨cursor⟩mit: 1..9',
      {
        'variants/house.sand': 3,
        'variants/plain.json': 1,
        'l10n/messages.en.ftl': 1,
        'l10n/terms.en.csv': 1,
        'text/de/1.md': 2,
        'l10n/en.po': 2,
      },
    ],
    [
      'procedure mo⟨cursor⟩ve(',
      { 'variants/house.sand': 3, 'l10n/messages.en.ftl': 3, 'l10n/terms.en.csv': 1, 'text/de/1.md': 1 },
    ],
    ['procedure move(mov⟨cursor⟩er', { 'variants/house.sand': 2 }],
    ['let go⟨cursor⟩al', { 'variants/house.sand': 1, 'l10n/messages.en.ftl': 2 }],
    ['procedure rel⟨cursor⟩ieve', { 'l10n/terms.en.csv': 1, 'text/de/1.md': 1 }],
    ['such that fou⟨cursor⟩nd[1]', { 'l10n/terms.en.csv': 1 }],
    ['type Hu⟨cursor⟩e', { 'variants/house.sand': 1, 'l10n/terms.en.csv': 1, 'text/de/1.md': 1, 'l10n/en.po': 2 }],
    ['procedure re⟨cursor⟩st', { 'l10n/messages.en.ftl': 1 }],
    ['state sc⟨cursor⟩ore', { 'l10n/messages.en.ftl': 1 }],
    ['Hue = da⟨cursor⟩rk', { 'variants/house.sand': 2, 'l10n/terms.en.csv': 1, 'text/de/1.md': 2, 'l10n/en.po': 2 }],
    [
      'kind Cl⟨cursor⟩an',
      {
        'variants/house.sand': 4,
        'variants/plain.json': 1,
        'l10n/messages.en.ftl': 2,
        'l10n/terms.en.csv': 2,
        'text/de/1.md': 4,
        'l10n/en.po': 4,
      },
    ],
    ['  re⟨cursor⟩d   2', { 'variants/house.sand': 3, 'l10n/messages.en.ftl': 1, 'text/de/1.md': 2, 'l10n/en.po': 4 }],
    [
      '{ stren⟨cursor⟩gth: 1..4',
      {
        'variants/house.sand': 3,
        'variants/plain.json': 1,
        'l10n/terms.en.csv': 1,
        'text/de/1.md': 3,
        'l10n/en.po': 2,
      },
    ],
    ['relation ro⟨cursor⟩ad', { 'variants/house.sand': 1, 'l10n/terms.en.csv': 1, 'text/de/1.md': 1 }],
    ['function stro⟨cursor⟩ng', { 'variants/house.sand': 1, 'l10n/terms.en.csv': 1 }],
  ] as const)('reaches variants and texts: %s', (place, counts) => {
    const { library, offset } = typing(place);
    const edits = renameAt(library, 'main.sand', offset, 'other').filter(({ span }) => TEXTS.test(span.file));
    const found = Object.fromEntries(
      [...Map.groupBy(edits, ({ span }) => span.file)].map(([file, own]) => [file, own.length]),
    );
    expect(found).toEqual(counts);
  });

  it('goes the same way from inside of a variant', () => {
    const { library } = typing('⟨cursor⟩play {');
    const files = filesOf(RULES);
    const house = textIn('variants/house.sand');
    const over = createCompiler({ uses: true }).library(files, ['house']);
    if (over === undefined) throw new Error('no library');
    for (const [word, main] of [
      ['limit\n', 'limit: 1..9'],
      ['luck > limit', undefined],
      ['red: 3', undefined],
      ['goal: meadow', 'goal = choose'],
      ['mover.luck', 'mover: Clan)\n'],
    ] as const) {
      const at = house.indexOf(word);
      const here = renameAt(over, 'variants/house.sand', at, 'other');
      const there = main === undefined ? here : renameAt(library, 'main.sand', RULES.indexOf(main), 'other');
      const places = (edits: typeof here) => edits.map(({ span }) => `${span.file}:${span.start}`).toSorted();
      if (at >= 0) expect(places(here), word).toEqual(places(there));
      expect(new Set(places(here)).size).toBe(here.length);
    }
    const luck = house.indexOf('luck > limit');
    expect(hoverAt(over, 'variants/house.sand', luck, 'en')?.head).toBe('Clan.luck: 0..9 = 1');
    expect(definitionAt(over, 'variants/house.sand', luck)?.start).toBe(house.indexOf('luck: 0..9'));
    expect(hoverAt(over, 'variants/house.sand', house.indexOf('mover.luck'), 'en')?.head).toBe('mover: Clan');
  });

  it('refuses words of the language', () => {
    const { library, offset } = typing('li⟨cursor⟩mit: 1..9');
    expect(renameAt(library, 'main.sand', offset, 'return')).toEqual([]);
    expect(renameAt(library, 'main.sand', offset, 'two words')).toEqual([]);
  });
});

const tables = new Map<string, string>();
/** Files other than the rules that are not what they were. */
const unlike = () =>
  filesOf(RULES).flatMap(({ path, text }) => ((tables.get(path) ?? text) === text ? [] : [tables.get(path)]));

/** They read again only what a renaming has changed. */
const namer = createCompiler({ uses: true });
const checker = createCompiler();

/** Table files are renamed along and back. */
function renamed(text: string, offset: number, name: string) {
  const files = filesOf(text).map((file) => ({ ...file, text: tables.get(file.path) ?? file.text }));
  const library = namer.library(files);
  const edits = library ? renameAt(library, 'main.sand', offset, name) : [];
  const next = editFiles(files, edits);
  for (const file of next) if (file.path !== 'main.sand') tables.set(file.path, file.text);
  const before = edits.filter(({ span }) => span.file === 'main.sand' && span.end <= offset);
  const start = before.reduce((at, { span }) => at + name.length - (span.end - span.start), offset);
  return { start, text: next[0]?.text ?? '', findings: () => findingsIn(next) };
}

/** What is wrong with the rules, with their variants, and with the texts. */
function findingsIn(files: readonly InputFile[]): readonly string[] {
  const whole = checker.compile(files, { modelOnly: true });
  const over = ['house', 'plain'].flatMap((variant) => checker.findings(files, [variant]));
  return (
    [...checker.findings(files), ...layoutFile(whole, files).findings, ...over, ...textFindings(files, whole.model)]
      .map(({ code }) => code)
      // The catalogue is of one text only, and something of it is missing in any case.
      .filter((code) => !code.startsWith('l10n/'))
  );
}

it.each([
  ['{ tu⟨cursor⟩rn += 1 }', 'turn'],
  ['requires tot⟨cursor⟩al()', 'total()'],
  ['mover.⟨cursor⟩home else', '[x.home for x in Clan]'],
  ['c.str⟨cursor⟩ength > limit', undefined],
  ['if str⟨cursor⟩ong(mover)', undefined],
  ['by bo⟨cursor⟩ld {blue}', undefined],
])('%s can be watched as %s', (place, expression) => {
  const { library, offset } = typing(place);
  expect(hoverAt(library, 'main.sand', offset, 'en')?.watch).toBe(expression);
});
