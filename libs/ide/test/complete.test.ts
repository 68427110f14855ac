import { createCompiler } from '@sandtable/compiler';
import { describe, expect, it } from 'vitest';
import { completeAt, signatureAt } from '../src/index.ts';
import { filesOf, RULES, textIn, typing } from './rules.ts';

/** What stands there, what is typed instead, and the names that come first. */
const cases: readonly (readonly [string, string, readonly string[]])[] = [
  // Behind a dot.
  ['c.strength > limit', 'c.⟨cursor⟩', ['home', 'score', 'strength']],
  ['c.strength > limit', 'c.st⟨cursor⟩', ['strength']],
  ['  log "moved" (goal)', '  goal.⟨cursor⟩', ['hue']],
  ['  log "moved" (goal)', '  if goal.⟨cursor⟩\n  log "moved" (goal)', ['hue']],
  ['road.length(goal, brook) > 2', 'road.⟨cursor⟩', ['length']],
  ['  log "moved" (goal)', '  for x in Clan where x.sc⟨cursor⟩', ['score']],
  ['far: 2).cost(p) is none', 'far: 2).⟨cursor⟩', ['cost']],
  ['x != mover.home prefer', 'x != mover.ho⟨cursor⟩ prefer', ['home']],
  ['x == brook', 'x == ⟨cursor⟩', ['brook', 'meadow', 'x']],
  // In a search: its state, and what has been spent.
  ['cost road.length(at, n)', 'cost road.length(⟨cursor⟩, n)', ['at', 'brook', 'from', 'meadow', 'n']],
  ['+ spent * 0', '+ spe⟨cursor⟩', ['spent']],
  ['  log "moved" (goal)', '  for x in rea⟨cursor⟩', ['reach']],
  // What is compared with tells what fits.
  ['  log "moved" (goal)', '  if goal == ⟨cursor⟩', ['brook', 'goal', 'meadow']],
  ['  log "moved" (goal)', '  if luck == ⟨cursor⟩\n  log "moved" (goal)', ['fool', 'luck']],
  ['  log "moved" (goal)', '  if goal.hue is ⟨cursor⟩', ['dark', 'light', 'mixed']],
  ['  log "moved" (goal)', '  match goal.hue { da⟨cursor⟩', ['dark']],
  // Arguments.
  ['{ move(clan) }', '{ move(⟨cursor⟩) }', ['blue', 'clan', 'red']],
  ['{ move(clan) }', '{ move(⟨cursor⟩', ['blue', 'clan', 'red']],
  ['roll Luck by mover', 'roll ⟨cursor⟩ by mover', ['Luck']],
  ['where d != c and allied(d)', 'where d != c and all⟨cursor⟩', ['allied']],
  ['c.strength > 1 and', 'c.st⟨cursor⟩ > 1 and', ['strength']],
  // Statements.
  ['  log "moved" (goal)', '  re⟨cursor⟩\n  log "moved" (goal)', ['remove', 'repeat', 'return', 'reveal']],
  ['  log "moved" (goal)', '  mov⟨cursor⟩', ['mover', 'move']],
  ['  log "moved" (goal)', '  mover.score += li⟨cursor⟩', ['limit']],
  ['  log "moved" (goal)', '  put ace into ha⟨cursor⟩', ['hand']],
  // Names from outside of a block for several at once, though they do not stand in it yet.
  ['bidder.score = min(bid, most)', 'bidder.score = ri⟨cursor⟩', ['rich']],
  ['0..most by bidder', '0..m⟨cursor⟩ by bidder', ['most']],
  ['step.days > 3', 'step.⟨cursor⟩', ['days', 'goal']],
  ['step.days > 3', 'slow(Step(⟨cursor⟩, 3))', ['brook', 'meadow']],
  ['step.days > 3', 'slow(Step(da⟨cursor⟩: 3, goal: brook))', ['days']],
  ['create Guard(owner: who, post', 'create Gu⟨cursor⟩(owner: who, post', ['Guard']],
  ['create Guard(owner: who, post: meadow)', 'create Guard(⟨cursor⟩)', ['owner', 'post']],
  ['create Guard(owner: who, post: meadow)', 'create Guard(owner: who, po⟨cursor⟩: meadow)', ['post']],
  ['create Guard(owner: who, post: meadow)', 'create Guard(owner: who, post: me⟨cursor⟩)', ['meadow']],
  // Types, tables, heads.
  ['procedure move(mover: Clan)', 'procedure move(mover: Cl⟨cursor⟩)', ['Clan']],
  ['state turn: 0..9 = 0', 'state turn: ⟨cursor⟩', ['Card', 'Clan', 'Deed', 'Guard', 'Hue', 'Luck']],
  ['function total() =', 'function total(c: P⟨cursor⟩', ['Place']],
  ['id    strength', 'id    str⟨cursor⟩', ['strength']],
  ['--{length: 3} brook', '--{length: 3} ⟨cursor⟩', ['brook', 'meadow']],
  ['two { one {red}', 'two { one {⟨cursor⟩}', ['blue', 'red']],
  ['option fast: bool = false', 'option fast: bool = ⟨cursor⟩', ['false', 'true', 'fast']],
  ['play {\n  phase', 'pro⟨cursor⟩\nplay {\n  phase', ['procedure']],
  // Effects: what fits the column, and what fits their parameters.
  ['feast  gain(2)', 'feast  ⟨cursor⟩', ['gain', 'hold', 'move', 'relieve', 'rest']],
  ['feast  gain(2)', 'feast  ga⟨cursor⟩(2)', ['gain']],
  ['feast  gain(2)  above(1)', 'feast  gain(2)  ⟨cursor⟩', ['above', 'strong', 'false']],
  ['o.deed == gain(3)', 'o.deed == ⟨cursor⟩', ['gain', 'hold', 'move', 'none']],
  // A field as the value of a default, and a name that hides nothing.
  ['function total() =', 'function other(x: Place): Hue = x.h⟨cursor⟩\nfunction total() =', ['hue']],
  ['luck: fool }', 'luck: ⟨cursor⟩ }', ['fool']],
];

describe('completion', () => {
  it.each(cases)('%s → %s', (old, typed, expected) => {
    const { library, offset } = typing(typed, old);
    const { items } = completeAt(library, 'main.sand', offset, 'en');
    expect(items.slice(0, expected.length).map(({ label }) => label)).toEqual(expected);
  });

  it.each(['log "mo⟨cursor⟩ved"', '// wo⟨cursor⟩', '"the m⟨cursor⟩ap"', '§4.⟨cursor⟩1'])('is silent in %s', (typed) => {
    const { library, offset } = typing(typed, typed.startsWith('//') ? '/// Whether' : undefined);
    expect(completeAt(library, 'main.sand', offset, 'en').items).toEqual([]);
  });

  it('says what each name is', () => {
    const { library, offset } = typing('if str⟨cursor⟩ong(mover)');
    const [first] = completeAt(library, 'main.sand', offset, 'de').items;
    expect(first).toMatchObject({
      label: 'strong',
      sort: 'function',
      detail: 'function strong(c: Clan): bool',
      doc: 'Whether a clan is strong.',
      insert: 'strong($0)',
    });
  });

  it('replaces the word around the caret', () => {
    const { library, offset, text } = typing('c.str⟨cursor⟩ength > limit');
    const { start, end } = completeAt(library, 'main.sand', offset, 'en');
    expect(text.slice(start, end)).toBe('strength');
  });
});

/** What stands in a table file, what is typed instead, and the names that come first. */
const cells: readonly (readonly [string, string, string, readonly string[]])[] = [
  ['omens.csv', 'rest', '⟨cursor⟩', ['gain', 'hold', 'move', 'none']],
  ['omens.csv', 'rest', 'ga⟨cursor⟩', ['gain']],
  ['omens.csv', 'rest', '"hold(⟨cursor⟩)"', ['feast', 'sleep']],
  ['omens.csv', 'id,deed', 'id,de⟨cursor⟩', ['deed']],
  ['places.json', '"dark"', '"⟨cursor⟩"', ['dark', 'light', 'mixed']],
  ['places.json', '"hue": "dark"', '"hu⟨cursor⟩": "dark"', ['hue']],
];

describe('completion in table files', () => {
  it.each(cells)('%s: %s → %s', (file, old, typed, expected) => {
    const text = textIn(file).replace(old, typed.replace('⟨cursor⟩', ''));
    const compiler = createCompiler({ uses: true });
    const files = filesOf(RULES).map((one) => (one.path === file ? { path: file, text } : one));
    compiler.findings(files);
    const library = compiler.library(files);
    const offset = textIn(file).indexOf(old) + typed.indexOf('⟨cursor⟩');
    const items = library ? completeAt(library, file, offset, 'en').items : [];
    expect(items.slice(0, expected.length).map(({ label }) => label)).toEqual(expected);
  });
});

describe('signature help', () => {
  it.each([
    ['{ move(⟨cursor⟩', '{ move(clan) }', 'procedure move(mover: Clan)', ['mover: Clan'], 0],
    ['road.length(goal, ⟨cursor⟩brook)', undefined, 'length(Place, Place)', ['Place', 'Place'], 1],
    [
      '= reach(from: brook, ⟨cursor⟩far',
      undefined,
      'search reach(from: Place, far: 0..9): set of Place',
      ['from: Place', 'far: 0..9'],
      1,
    ],
    ['rite.deed(⟨cursor⟩who)', undefined, 'deed(doer: Clan)', ['doer: Clan'], 0],
    ['if strong(⟨cursor⟩', 'if strong(mover)', 'function strong(c: Clan): bool', ['c: Clan'], 0],
  ] as const)('%s', (typed, old, head, params, active) => {
    const { library, offset } = typing(typed, old);
    expect(signatureAt(library, 'main.sand', offset, 'en')).toMatchObject({ head, params, active });
  });

  it('is silent in the head of a declaration', () => {
    const { library, offset } = typing('function strong(⟨cursor⟩c: Clan)');
    expect(signatureAt(library, 'main.sand', offset, 'en')).toBeUndefined();
  });
});
