import type { Args, Lookup } from '@sandtable/board/texts';
import { createTexts } from '@sandtable/board/texts';
import type { LogLine } from '@sandtable/session';
import { expect, test } from 'vitest';
import { valueText } from '../src/explain/claim-words.ts';
import { foldedLine } from '../src/play/folded-line.ts';
import type { Say } from '../src/words.ts';

type Wording = Readonly<Record<string, (args: Args) => string>>;

const textsOf = (wording: Wording, locale = 'en') => {
  const lookup: Lookup = (path, args = {}) => wording[path]?.(args as Args);
  const chose = (who: string, what: string, given: string) => `${who} chose “${what}”${given ? `: ${given}` : ''}.`;
  return createTexts(lookup, () => undefined, { yes: 'yes', no: 'no', none: 'none', chose, locale });
};

const line = (sort: LogLine['sort'], path: string, args: Args): LogLine => ({ decision: 1, path, sort, args });
const decided = (path: string, args: Args): LogLine => line('decision', path, { role: 'north', ...args });

const menu = { 'act/order': () => 'What do they do?', 'act/order/move': () => 'Move' };

test('an arm of a menu is a sentence without any text for it', () => {
  const texts = textsOf(menu);
  expect(texts.line(decided('act/order', { answer: 'move', who: 'tank', to: 'd2' }))).toBe(
    'North chose “Move”: Tank, D2.',
  );
  expect(texts.line(decided('act/order', { answer: 'move' }))).toBe('North chose “Move”.');
});

test('a ruleset has its own sentence for an arm, for an answer, and for no answer', () => {
  const texts = textsOf({
    ...menu,
    'act/order/move/log': ({ role, who, to }) => `${role} moves ${who} to ${to}.`,
    'act/town/log': ({ answer, count }) => `they take ${answer} (${count}).`,
    'act/town/none/log': ({ role }) => `${role} takes nothing.`,
    'act/wants/true/log': () => 'They want one.',
    'act/group/1': () => 'Group 1',
    'act/group/log': ({ answer }) => `They act with ${answer}.`,
  });
  expect(texts.line(decided('act/order', { answer: 'move', who: 'tank', to: 'd2' }))).toBe('North moves Tank to D2.');
  expect(texts.line(decided('act/town', { answer: ['aria', 'bern'] }))).toBe('They take Aria and Bern (2).');
  expect(texts.line(decided('act/town', { answer: ['dummy', 'dummy'] }))).toBe('They take 2 × Dummy (2).');
  expect(texts.line(decided('act/town', { answer: [] }))).toBe('North takes nothing.');
  expect(texts.line(decided('act/town', { answer: ['aria: none', 'bern: none'] }))).toBe('North takes nothing.');
  expect(texts.line(decided('act/wants', { answer: true }))).toBe('They want one.');
  expect(texts.line(decided('act/group', { answer: [1] }))).toBe('They act with Group 1.');
});

test('answers without names are listed in a sentence as the language does, and counted where they are the same', () => {
  const wording: Wording = { 'act/town/log': ({ answer }) => `take ${answer}.` };
  const said = (answer: readonly string[], locale?: string) =>
    textsOf(wording, locale).line(decided('act/town', { answer }));
  expect(said(['aria', 'bern', 'celle'])).toBe('Take Aria, Bern and Celle.');
  expect(said(['aria', 'bern', 'celle'], 'de')).toBe('Take Aria, Bern und Celle.');
  expect(said(['dummy', 'aria', 'dummy'], 'fr')).toBe('Take 2 × Dummy et Aria.');
});

test('a sentence can leave out what its reader may not see', () => {
  const texts = textsOf({
    ...menu,
    'act/order/move/log': ({ role, seen, who }) => `${role} moves ${seen === 0 ? 'a hidden unit' : who}.`,
  });
  expect(texts.line(decided('act/order', { answer: 'move', who: 'tank' }))).toBe('North moves Tank.');
  expect(texts.line(decided('act/order', { answer: 'move', who: '?' }))).toBe('North moves a hidden unit.');
});

test('a record has words of its own, which name its parts', () => {
  const wording: Wording = { 'Build.name': ({ branch, site }) => `${branch} in ${site}` };
  const lookup: Lookup = (path, args = {}) => wording[path]?.(args as Args);
  const textOf = (tag: string) => (tag === 'Build' ? { path: 'Build.name', names: ['branch', 'site'] } : undefined);
  const words = { yes: 'yes', no: 'no', none: 'none', locale: 'en', textOf };
  const texts = createTexts(lookup, () => undefined, words);
  expect(texts.value('adjust/builds', 'Build(army, moscow)')).toBe('Army in Moscow');
  expect(texts.answer(['Build(army, moscow)', 'Order(fleet, kiel)'])).toBe('Army in Moscow, Fleet · Kiel');
});

test('any other value with parts may have words of its own, which tell what is none or true by that', () => {
  const wording: Wording = {
    'Order.move.with': ({ to, stated }) => `moves to ${to}${stated === 'true' ? ' by convoy' : ''}`,
    'Order.support.with': ({ whom, to }) => `supports ${whom}${to === 'none' ? '' : ` to ${to}`}`,
  };
  const lookup: Lookup = (path, args = {}) => wording[path]?.(args as Args);
  const names: Readonly<Record<string, readonly string[]>> = { move: ['to', 'stated'], support: ['whom', 'to'] };
  const textOf = (tag: string) => ({ path: `Order.${tag}.with`, names: names[tag] ?? ['value'] });
  const texts = createTexts(lookup, () => undefined, { yes: 'yes', no: 'no', none: 'none', locale: 'en', textOf });
  const said = ['move(apulia, true)', 'move(apulia, false)', 'support(rome, none)', 'convoy(rome)'];
  expect(texts.answer(said)).toBe('moves to Apulia by convoy, moves to Apulia, supports Rome, Convoy · Rome');
});

test('no answer is called as the question calls it', () => {
  const texts = textsOf({ 'act/laid': () => 'Which card?', 'act/laid/none': () => 'No card' });
  expect(texts.line(decided('act/laid', { answer: [] }))).toBe('North: Which card? No card');
  expect(texts.line(decided('act/laid', { answer: ['left: none', 'right: ace'] }))).toBe(
    'North: Which card? Right: Ace',
  );
});

test('of a sentence that lists many only its beginning is read at first', () => {
  const texts = textsOf({ 'act/put/log': ({ role, count, answer }) => `${role} puts ${count} armies (${answer}).` });
  const answer = ['a: x', 'b: x', 'c: x', 'd: y', 'e: z'];
  expect(foldedLine(texts, decided('act/put', { answer }))?.head).toBe('North puts 5 armies');
});

test('of a secret answer a reader learns what it was about', () => {
  const texts = textsOf({ 'act/laid': () => 'Which card?', 'act/put/log': ({ answer }) => `they lay it (${answer}).` });
  expect(texts.line(decided('act/put', { answer: '' }))).toBe('They lay it.');
  expect(texts.line(decided('act/laid', { answer: '' }))).toBe('North: Which card?');
});

test('an empty sentence leaves a line out of the log; where it must have a name, it has that of its question', () => {
  const texts = textsOf({
    ...menu,
    'act/order/move/log': () => '',
    'act/town': () => 'A town fell. Which one? It is kept.',
    'act/town/log': () => '',
    'act/town/none/log': ({ role }) => `${role} takes nothing.`,
    'deal/stock': () => 'Supply',
    'deal/stock/log': ({ seen }) => (seen === 0 ? '' : 'A card.'),
    'act/done': () => '',
  });
  const moves = decided('act/order', { answer: 'move', who: 'tank', to: 'd2' });
  expect([texts.isOmitted(moves), texts.line(moves)]).toEqual([true, 'North chose “Move”: Tank, D2.']);
  const town = decided('act/town', { answer: 'aria' });
  expect([texts.isOmitted(town), texts.line(town)]).toEqual([true, 'North: A town fell. Which one? Aria']);
  expect(texts.head(town)).toBe('North: A town fell. Which one?');
  const secret = decided('act/town', { answer: '' });
  expect([texts.isOmitted(secret), texts.line(secret)]).toEqual([true, 'North: A town fell. Which one?']);
  const none = decided('act/town', { answer: [] });
  expect([texts.isOmitted(none), texts.line(none)]).toEqual([false, 'North takes nothing.']);
  const drawn = (card: string) => texts.isOmitted(line('chance', 'deal/stock', { to: 'hand(north)', drawn: [card] }));
  expect([drawn('?'), drawn('wolf')]).toEqual([true, false]);
  expect(texts.isOmitted(line('log', 'act/done', { who: 'north' }))).toBe(true);
  expect(texts.isOmitted(line('log', 'act/unworded', { who: 'north' }))).toBe(false);
  const then: LogLine = { ...moves, members: { unit_1: { model: 'tank' } } };
  expect(texts.isOmitted(then)).toBe(true);
});

test('draws have sentences: who got how many, and which of them may be seen', () => {
  const texts = textsOf({
    'deal/stock': () => 'Supply',
    'deal/stock/log': ({ who, count, seen, drawn }) => `${who} draws ${seen === 0 ? `${count} cards` : drawn}.`,
  });
  const drawn = (...cards: readonly string[]) => line('chance', 'deal/stock', { to: 'hand(north)', drawn: cards });
  expect(texts.line(drawn('wolf', 'bear'))).toBe('North draws Wolf, Bear.');
  expect(texts.line(drawn('?', '?'))).toBe('North draws 2 cards.');
});

test('names and what they have are paired in the manner of the language', () => {
  const wording: Wording = { 'act/die': () => 'Dé', 'act/deal': () => 'Carte', 'act/put': () => 'Où ?' };
  const words = { yes: 'oui', no: 'non', none: 'rien', locale: 'fr' };
  const pair = (name: string, value: string): string => `${name} : ${value}`;
  const texts = createTexts(
    (path) => wording[path]?.({}),
    () => undefined,
    { ...words, pair },
  );
  expect(texts.line(line('roll', 'act/die', { faces: [3] }))).toBe('Dé : 3');
  expect(texts.line(line('chance', 'act/deal', { drawn: ['as'] }))).toBe('Carte : As');
  expect(texts.line(decided('act/put', { answer: ['aria: x'] }))).toBe('North : Où ? Aria : X');
});

test('a pile is called as the ruleset calls it, with whose it is', () => {
  const texts = textsOf({
    'pile/stock': () => 'draw pile',
    'pile/unused': () => 'box',
    'Card.at/stock': () => 'stack',
  });
  const say = ((word: string) => word) as Say;
  expect(texts.value('', 'stock(allies)')).toBe('draw pile · Allies');
  expect(texts.value('Card.at', 'stock(allies)')).toBe('stack · Allies');
  expect(valueText(say, texts, 'unused')).toBe('box');
  expect(valueText(say, texts, 'ace')).toBe('Ace');
});

test('a piece whose place in the pool another has taken is called what it was when the line was written', () => {
  const lookup: Lookup = (path, args = {}) => (path === 'Unit.name' ? `${args.model}` : undefined);
  const words = { yes: 'yes', no: 'no', none: 'none', chose: () => '', locale: 'en' };
  const texts = createTexts(
    lookup,
    (name) => (name.startsWith('unit') ? 'Unit' : undefined),
    words,
    () => ({ model: 'tank' }),
  );
  const lost: LogLine = { ...line('log', 'fight', {}), members: { unit_1: { model: 'zeppelin' } } };
  expect(texts.member('unit_1')).toBe('tank');
  expect(texts.member('unit_1', undefined, lost)).toBe('zeppelin');
  expect(texts.member('unit_2', undefined, lost)).toBe('tank');
});

test('a line that can’t be empty isn’t written to know that the log shows it', () => {
  const lookup: Lookup = (path) => {
    if (path === 'act/order/none/log') return '';
    throw new Error(`${path} was written`);
  };
  const mayBeEmpty = (path: string): boolean => path === 'act/order';
  const texts = createTexts(lookup, () => undefined, { yes: 'yes', no: 'no', none: 'none', mayBeEmpty });
  expect(texts.isOmitted(decided('act/town', { answer: 'bern' }))).toBe(false);
  expect(() => texts.isOmitted(decided('act/order', { answer: 'bern' }))).toThrow('was written');
});
