import { stonesModule } from '@sandtable/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMatch, type Match, replay } from '../src/index.ts';

const begin = (stones = 20): Match => createMatch(stonesModule(), { seats: 'two', seed: 7, options: { stones } });
const playSome = (match: Match, answers: readonly number[]): number =>
  answers.filter((answer) => match.decide(answer).ok).length;
const answers = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 12 });

describe('properties', () => {
  test('undo after a decision restores every word, redo brings it back', () => {
    fc.assert(
      fc.property(answers, fc.integer({ min: 1, max: 3 }), (before, answer) => {
        const match = begin(60);
        playSome(match, before);
        const first = match.position.slice();
        expect(match.decide(answer).ok).toBe(true);
        const second = match.position.slice();
        expect(match.undo()).toBe(true);
        expect(match.position).toEqual(first);
        expect(match.redo()).toBe(true);
        expect(match.position).toEqual(second);
      }),
    );
  });

  test('a save replays to the same words and the same save', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const match = begin();
        playSome(match, given);
        const save = JSON.parse(JSON.stringify(match.save()));
        const again = replay(stonesModule(), save);
        expect(again.lost).toBeUndefined();
        expect(again.match.position).toEqual(match.position);
        expect(again.match.save()).toEqual(save);
        expect(again.match.view().log).toEqual(match.view().log);
      }),
    );
  });
});

test('a view is made of names', () => {
  const match = begin();
  match.decide(2);
  expect(match.view()).toMatchObject({
    status: 'running',
    states: { pile: [18] },
    ask: { choice: 'turn/take', role: 'bob', seat: 'second', candidates: ['1', '2', '3'], count: 3 },
    log: [
      { sort: 'decision', path: 'turn/take', args: { role: 'ann', answer: 2 } },
      { sort: 'log', path: 'turn/took', args: { n: 2 } },
    ],
  });
});

test('what is excluded says why', () => {
  expect(begin().ask([])?.excluded).toEqual([{ candidate: '0', reasons: ['turn/too-few'] }]);
});

describe('refusals', () => {
  test.each([
    [0, 'turn/too-few'],
    [9, 'session/no-such-answer'],
    ['many', 'session/no-such-answer'],
    [[1], 'session/no-such-answer'],
    [{ arm: 'take', args: {} }, 'session/no-such-answer'],
  ])('%j: %s', (answer, reason) => {
    const match = begin();
    const before = match.position.slice();
    expect(match.decide(answer)).toEqual({ ok: false, reasons: [reason] });
    expect(match.position).toEqual(before);
  });

  test('nothing can be decided once the match is over', () => {
    const match = begin(1);
    match.decide(1);
    expect(match.view()).toMatchObject({ status: 'won', winners: ['first'], reason: 'last-stone', ask: undefined });
    expect(match.decide(1)).toEqual({ ok: false, reasons: ['session/over'] });
  });
});

test('a decision after an undo replaces what came later', () => {
  const match = begin();
  playSome(match, [1, 2, 3]);
  match.undo();
  match.undo();
  match.decide(3);
  expect(match.redo()).toBe(false);
  expect(match.save().decisions.map((one) => one.answer)).toEqual([1, 3]);
});

describe('replay under other rules stops at what no longer fits', () => {
  const save = () => {
    const match = begin(20);
    playSome(match, [3, 3, 3, 3]);
    return match.save();
  };
  test('an illegal answer', () => {
    const { match, lost } = replay(stonesModule(), { ...save(), options: { stones: 8 } });
    expect(lost).toEqual({ index: 2, why: 'session/not-allowed' });
    expect(match.view().decisions).toBe(2);
  });
  test('another question', () => {
    const changed = save().decisions.map((one, i) => (i === 1 ? { ...one, choice: 'turn/give' } : one));
    expect(replay(stonesModule(), { ...save(), decisions: changed }).lost).toEqual({
      index: 1,
      why: 'replay/other-question',
    });
  });
  test('a match that ends earlier', () => {
    expect(replay(stonesModule(), { ...save(), options: { stones: 6 } }).lost).toEqual({
      index: 2,
      why: 'replay/over',
    });
  });
  test('a layout that is gone', () => {
    expect(replay(stonesModule(), { ...save(), seats: 'five' }).lost).toEqual({ index: 0, why: 'replay/seats' });
  });
});
