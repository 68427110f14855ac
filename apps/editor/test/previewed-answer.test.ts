import { createTexts } from '@sandtable/board/texts';
import type { GameInfo } from '@sandtable/engine';
import type { AnswerOdds } from '@sandtable/odds';
import type { AskView } from '@sandtable/session';
import { describe, expect, test } from 'vitest';
import { changeRows, tellingRows } from '../src/play/odds-rows.ts';
import { isLast, previewedAnswer } from '../src/play/previewed-answer.ts';
import { say } from '../src/words.ts';

const arms = [
  { name: 'shoot', params: [{ name: 'h', type: 0 }] },
  { name: 'wait', params: [] },
];
const info = { choices: [{ path: 'play/turn', arms }] } as unknown as GameInfo;
const ask = (part: Partial<AskView>): AskView => ({
  choice: 'play/turn',
  form: 'menu',
  role: 'red',
  seat: 'one',
  picked: [],
  next: '',
  kind: undefined,
  candidates: ['shoot', 'wait'],
  excluded: [],
  low: 1,
  high: 1,
  count: 3,
  ...part,
});
const half = { question: 'q', draft: [], ticked: [], pointed: undefined };

describe('an answer is thought of', () => {
  test('once nothing is left to pick', () => {
    const hut = ask({ picked: ['shoot'], candidates: ['b1'] });
    expect(isLast(info, ask({}), 'shoot')).toBe(false);
    expect(isLast(info, ask({}), 'wait')).toBe(true);
    expect(isLast(info, hut, 'b1')).toBe(true);
    expect(isLast(info, hut, 'b2')).toBe(false);
    expect(previewedAnswer(info, ask({}), { ...half, pointed: 'shoot' })).toBeUndefined();
    expect(previewedAnswer(info, hut, { ...half, pointed: 'b1' })).toMatchObject({ picked: ['shoot', 'b1'] });
    expect(previewedAnswer(info, hut, half)).toBeUndefined();
  });

  test('when enough is ticked, and when a draft is full', () => {
    const some = ask({ form: 'some', candidates: ['a', 'b', 'c'], low: 1, high: 2 });
    expect(previewedAnswer(info, some, half)).toBeUndefined();
    expect(previewedAnswer(info, some, { ...half, ticked: ['a', 'b'] })).toMatchObject({ answer: ['a', 'b'] });
    expect(previewedAnswer(info, some, { ...half, ticked: ['a', 'b', 'c'] })).toBeUndefined();
    expect(previewedAnswer(info, { ...some, form: 'order' }, { ...half, ticked: ['b', 'a'] })).toMatchObject({
      answer: ['b', 'a'],
    });
    const each = ask({ form: 'one', candidates: ['x', 'y'], each: { keys: ['a', 'b'], kind: undefined } });
    expect(previewedAnswer(info, each, { ...half, draft: ['x'], pointed: 'y' })).toBeUndefined();
    expect(previewedAnswer(info, each, { ...half, draft: ['x', 'y'] })).toMatchObject({ picked: ['x', 'y'] });
  });

  test('by those who are asked, and each has a key of its own', () => {
    const one = ask({ form: 'one', candidates: ['x', 'y'] });
    expect(previewedAnswer(info, { ...one, sight: 'label' }, { ...half, pointed: 'x' })).toBeUndefined();
    const keys = ['x', 'y'].map((pointed) => previewedAnswer(info, one, { ...half, pointed })?.key);
    expect(new Set([...keys, previewedAnswer(info, one, { ...half, question: 'r', pointed: 'x' })?.key]).size).toBe(3);
  });
});

const words: Readonly<Record<string, string>> = {
  'Hut.b1.name': 'Hut One',
  'Hut.walls': 'walls',
  'state/score': 'Score',
  'pile/hand': 'Hand',
  'shoot/down': 'It is down.',
};
const texts = createTexts(
  (path) => words[path],
  (member) => (member === 'b1' ? 'Hut' : undefined),
  { yes: 'yes', no: 'no', none: 'none' },
);
const line = (path: string, args: Record<string, number>, share: number) => ({
  value: { path, sort: 'log' as const, args },
  share,
});
const change = (path: string, of: readonly string[], from: string | number | boolean, to: typeof from) => ({
  path,
  of,
  from,
  values: [
    { value: from, share: 0.25 },
    { value: to, share: 0.75 },
  ],
});
const odds = (part: Partial<AnswerOdds>): AnswerOdds => ({
  basis: 'exact',
  runs: 6,
  positions: 1,
  certain: false,
  lines: [],
  ends: [],
  asks: [],
  changes: [],
  ...part,
});

describe('odds in words', () => {
  test('lines of the log and ends; many lines that are alike tell nothing', () => {
    const many = Array.from({ length: 7 }, (_, n) => line('shoot/rolled', { n }, 1 / 7));
    const end = { value: { status: 'drawn' as const, winners: [], reason: undefined }, share: 0.1 };
    const rows = tellingRows(
      odds({ lines: [line('shoot/down', {}, 0.5), ...many], ends: [end] }),
      texts,
      () => 'Over.',
    );
    expect(rows).toMatchObject([
      { text: 'Over.', share: 0.1 },
      { text: 'It is down.', share: 0.5 },
    ]);
  });

  test('changes by the words of the ruleset, of piles and of pools', () => {
    const changes = [
      change('Hut.walls', ['b1'], 3, 2),
      change('Hut.secret', ['b1'], 3, 2),
      change('Hut.walls', ['b1'], 3, '?'),
      change('score', ['b1'], 1, 2),
      change('Hut.$live', ['b1'], true, false),
      change('Hut.$pile', ['b1'], 'deck', 'hand(b1)'),
      change('Hut.$place', ['b1'], 0, 1),
    ];
    const described = (all: typeof changes) =>
      changeRows(odds({ changes: all }), texts, say('en')).map(({ text }) => text);
    expect(described(changes)).toEqual([
      'Hut One · walls: 3 → 2',
      'Score · Hut One: 1 → 2',
      'Hut One is removed',
      'Hut One: Deck → Hand (Hut One)',
    ]);
    expect(described([change('Hut.secret', ['b1'], 3, 2)])).toEqual(['Hut One · Secret: 3 → 2']);
  });
});
