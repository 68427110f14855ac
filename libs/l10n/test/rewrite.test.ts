import { applyEdits } from '@sandtable/text';
import { describe, expect, test } from 'vitest';
import { membersIn, readPo, remembered, repeats, replacements, rewriteEdits } from '../src/index.ts';

const po = [
  'msgid ""\nmsgstr ""\n"Language: en\\n"',
  'msgctxt "a"\nmsgid "Bis zu {constant.most} Karten"\nmsgstr "Up to {constant.most} cards"',
  'msgctxt "b"\nmsgid "Karten"\nmsgstr "Cards"',
  'msgctxt "c"\nmsgid "Karten"\nmsgstr ""',
  'msgctxt "d"\nmsgid "Karte"\nmsgid_plural "Karten"\nmsgstr[0] "card"\nmsgstr[1] "cards"',
].join('\n\n');
const rows = readPo('l10n/en.po', po).entries.map((entry) => ({ entry }));

describe('what would be replaced', () => {
  test.each([
    ['cards', false, 'counters', ['Up to {constant.most} counters', 'counters', 'counters']],
    ['(c)ard', true, '$1ounter', ['Up to {constant.most} counters', 'Counters', 'counter', 'counters']],
    ['card', false, '$1', ['Up to {constant.most} $1s', '$1s', '$1', '$1s']],
    ['cards', false, 'CARDS', ['Up to {constant.most} CARDS', 'CARDS', 'CARDS']],
    ['Karten', false, 'x', []],
    ['(', true, 'x', []],
    ['', false, 'x', []],
  ] as const)('%j (expression: %j) by %j', (text, isPattern, by, after) => {
    expect(replacements(rows, { text, isPattern }, by).map((one) => one.after)).toEqual(after);
  });
  test('what would lose a value is reported', () => {
    const broken = (text: string, by: string) =>
      replacements(rows, { text, isPattern: false }, by).map(({ isBroken }) => isBroken);
    expect(broken('{constant.most}', 'ten')).toEqual([true]);
    expect(broken('up to', 'at most')).toEqual([false]);
    expect(broken('cards', '{constant.least}')).toEqual([true, true, true]);
  });
  test('it is written into the lines of each, plural forms too', () => {
    const made = applyEdits(po, rewriteEdits(po, replacements(rows, { text: 'card', isPattern: false }, 'tile')));
    expect(made).toBe(po.replace(/(?<=msgstr.*)[Cc]ard/g, 'tile'));
  });
});

test('repeats take the only translation of the same source', () => {
  const memory = [
    { context: 'b', source: 'Karten', target: 'Cards' },
    { context: 'x', source: 'Kartenspiel', target: 'Card game' },
  ];
  const filled = (more: readonly { readonly source: string; readonly target: string }[]) =>
    repeats(rows, [...memory, ...more]).map(({ of, before, after }) => [of.entry.context, before, after]);
  expect(filled([])).toEqual([['c', '', 'Cards']]);
  expect(filled([{ source: 'Karten', target: 'Maps' }])).toEqual([]);
});

test('a memory offers what is alike, the most alike first, each translation once', () => {
  const memory = [
    { source: 'Jeder zieht zwei Karten', target: 'Everyone draws two cards' },
    { source: 'Jeder zieht drei Karten', target: 'Everyone draws three cards' },
    { source: 'Jeder zieht drei Karten', target: 'Everyone draws three cards' },
    { source: 'Jeder wirft zwei Karten ab', target: 'Everyone discards two cards' },
    { source: 'Etwas ganz anderes hier', target: 'Something else' },
    { source: 'Jeder zieht keine Karten', target: '' },
  ];
  const offered = remembered('Jeder zieht drei Karten', memory, { alike: 0.5, most: 2 });
  expect(offered.map(({ target, alike }) => [target, alike])).toEqual([
    ['Everyone draws three cards', 1],
    ['Everyone draws two cards', 0.75],
  ]);
});

test.each([
  ['Von {City.bern.name} zur [Front](Front.f1), {Front.f1.width} breit', ['City.bern', 'Front.f1']],
  ['{constant.most} [Karten](kind/Card), [](#cards), {count.City}', []],
] as const)('%j names %j', (text, members) => expect(membersIn(text)).toEqual(members));
