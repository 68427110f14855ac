import { answerAs, createRandom } from '@sandtable/bots';
import { ASKS, type GameModule, RUNNING, readCanonical, STATUS, TOGETHER } from '@sandtable/engine';
import { type Answer, createMatch, type Match, replay } from '@sandtable/session';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { built } from './built.ts';
import { bidding } from './rules.ts';

let module: GameModule;
beforeAll(async () => {
  ({ module } = await built(bidding));
});

const begin = (seed: number): Match => createMatch(module, { seats: 'three', seed });
const roles = ['red', 'blue', 'green'];

/** An answer depends only on the taste of the role that gives it. */
type Tastes = Readonly<Record<string, number>>;
const answerBy = (match: Match, role: string, tastes: Tastes): Answer => {
  const nth = match.view().given.filter((one) => one.role === role).length;
  const answer = match.suggest(createRandom((tastes[role] ?? 0) * 16 + nth), undefined, role);
  if (answer === undefined) throw new Error(`${role} is not asked`);
  return answer;
};

/** Answers until nobody is asked at this time any more; `turn` says who of those who are open comes next. */
function playBlock(match: Match, tastes: Tastes, turn: (open: number) => number): void {
  const before = match.view().given.length;
  expect(before).toBe(0);
  for (let first = true; first || match.view().given.length > 0; first = false) {
    const open = match.asks();
    const { role } = open[turn(open.length)] ?? { role: '' };
    expect(match.decide(answerBy(match, role, tastes), undefined, role)).toEqual({ ok: true });
  }
}
const inOrder = (): number => 0;

const state = (match: Match) => ({ canonical: readCanonical(module, match.position), bytes: [...match.position] });
const seed = fc.integer({ min: 0, max: 999 });
const taste = fc.integer({ min: 0, max: 99_999 });
const tastes = fc.record({ red: taste, blue: taste, green: taste });

describe('answers at the same time', () => {
  test('may come in any order', () =>
    fc.assert(
      fc.property(seed, tastes, taste, (s, by, order) => {
        const [one, other] = [begin(s), begin(s)];
        const random = createRandom(order);
        for (let block = 0; block < 2; block++) {
          playBlock(one, by, inOrder);
          playBlock(other, by, random);
          expect(state(other)).toEqual(state(one));
        }
      }),
      { numRuns: 40 },
    ));

  test('a save with another order leads to the same', () =>
    fc.assert(
      fc.property(seed, tastes, taste, taste, (s, by, order, mix) => {
        const match = begin(s);
        playBlock(match, by, createRandom(order));
        const save = match.save();
        const random = createRandom(mix);
        // Each role keeps the order of its own answers.
        const remaining = roles.map((role) => save.decisions.filter((one) => one.role === role));
        const decisions = save.decisions.flatMap(() => {
          const open = remaining.filter((list) => list.length > 0);
          return open[random(open.length)]?.splice(0, 1) ?? [];
        });
        const again = replay(module, { ...save, decisions });
        expect(again.lost).toBeUndefined();
        expect(state(again.match)).toEqual(state(match));
      }),
      { numRuns: 40 },
    ));

  test('one that is changed is as if it had been given at once', () =>
    fc.assert(
      fc.property(seed, tastes, taste, fc.constantFrom(...roles), taste, (s, by, other, role, order) => {
        const [changed, straight] = [begin(s), begin(s)];
        const random = createRandom(order);
        const first = { ...by, [role]: other };
        // Someone must be left to answer, else it is too late.
        while (changed.asks().length > 1) {
          const open = changed.asks();
          const next = open[random(open.length)]?.role ?? '';
          changed.decide(answerBy(changed, next, first), undefined, next);
        }
        const had = changed.view().given.some((one) => one.role === role);
        expect(changed.retake(role)).toBe(had);
        expect(changed.view().given.filter((one) => one.role === role)).toEqual([]);
        while (changed.view().given.length > 0 || changed.cursor === 0) {
          const next = changed.asks()[0]?.role ?? '';
          changed.decide(answerBy(changed, next, by), undefined, next);
          if (changed.asks().length === roles.length && changed.view().given.length === 0) break;
        }
        // Those who had answered before keep what they said.
        playBlock(straight, by, inOrder);
        expect(readCanonical(module, changed.position)).toEqual(readCanonical(module, straight.position));
        expect([...changed.position]).toEqual([...straight.position]);
      }),
      { numRuns: 60 },
    ));

  test('are taken back and done again one by one', () => {
    const match = begin(3);
    playBlock(match, { red: 1, blue: 2, green: 3 }, createRandom(5));
    const after = state(match);
    const steps = match.cursor;
    const seen = Array.from({ length: steps }, () => (match.undo(), [...match.position]));
    expect(match.undo()).toBe(false);
    expect(match.asks().map(({ role }) => role)).toEqual(roles);
    for (const bytes of seen.toReversed()) {
      expect([...match.position]).toEqual(bytes);
      match.redo();
    }
    expect(state(match)).toEqual(after);
    match.goto(1);
    expect(match.view().given).toHaveLength(1);
  });
});

describe('what others answer at the same time', () => {
  /** What the viewer sees once all others have answered. */
  const seenBy = (s: number, viewer: string, by: Tastes, order: number): unknown => {
    const match = begin(s);
    const random = createRandom(order);
    const seat = match.asks().find(({ role }) => role === viewer)?.seat;
    for (;;) {
      const others = match.asks().filter(({ role }) => role !== viewer);
      const next = others[random(others.length)];
      if (next === undefined) break;
      match.decide(answerBy(match, next.role, by), undefined, next.role);
    }
    return match.view(seat);
  };

  test('nobody can see', () =>
    fc.assert(
      fc.property(seed, tastes, tastes, fc.constantFrom(...roles), taste, taste, (s, one, other, viewer, a, b) => {
        expect(seenBy(s, viewer, other, b)).toEqual(seenBy(s, viewer, one, a));
      }),
      { numRuns: 60 },
    ));

  test('is shown as who is still to answer, and no more', () => {
    const match = begin(1);
    const before = match.view('b');
    expect(before.ask).toMatchObject({ role: 'blue', choice: 'round/goal' });
    expect(before.waiting).toEqual([
      { role: 'red', seat: 'a', choice: '' },
      { role: 'blue', seat: 'b', choice: 'round/goal' },
      { role: 'green', seat: 'c', choice: '' },
    ]);
    match.decide('dorn', 'a');
    expect(match.view('b')).toEqual(before);
    expect(match.view('a').given).toEqual([{ choice: 'round/goal', role: 'red', answer: 'dorn' }]);
    expect(match.view('a').log.map(({ path }) => path)).toEqual(['round/goal']);
    expect(match.view('b').log).toEqual([]);
    expect(match.retake('red', 'b')).toBe(false);
    expect(match.decide('dorn', 'b', 'green')).toEqual({ ok: false, reasons: ['session/other-seat'] });
    expect(match.decide('dorn', undefined, 'nobody')).toEqual({ ok: false, reasons: ['session/other-role'] });
    match.decide('aria', 'b');
    expect(match.view('b').ask).toMatchObject({ role: 'blue', choice: 'round/posts' });
    match.decide({ each: { b1: 'bree' } }, 'b');
    expect(match.view('b').ask).toMatchObject({ role: 'red', choice: '', sight: 'waiting' });
  });

  test('leaves what was changed before on the screen', () => {
    const match = begin(1);
    playBlock(match, { red: 1, blue: 2, green: 3 }, inOrder);
    const before = match.view('b');
    expect(before.changes.length).toBeGreaterThan(0);
    match.decide(answerBy(match, 'red', { red: 5 }), 'a');
    expect(match.view('b').changes).toEqual(before.changes);
    expect(match.view('b').log).toEqual(before.log);
  });

  test('a bot does not know', () =>
    fc.assert(
      fc.property(seed, tastes, tastes, taste, (s, one, other, draw) => {
        const answered = [one, other].map((by) => {
          const match = begin(s);
          for (const role of ['red', 'green']) match.decide(answerBy(match, role, by), undefined, role);
          while (match.asks().some(({ role }) => role !== 'blue')) {
            const next = match.asks().find(({ role }) => role !== 'blue')?.role ?? '';
            match.decide(answerBy(match, next, by), undefined, next);
          }
          const S = Int32Array.from(match.position);
          answerAs({ bot: 'search', number: 30 }, module, S, createRandom(draw));
          expect([...S]).toEqual([...match.position]);
          return [...module.answer];
        });
        expect(answered[0]).toEqual(answered[1]);
      }),
      { numRuns: 15 },
    ));
});

test('a module forgets an answer as if it had never been given', () => {
  const { lanes } = module.layout;
  const S = new Int32Array(module.layout.size);
  module.start(S, 9, 0, new Int32Array(0));
  const random = createRandom(8);
  for (const role of [0, 1, 2]) {
    const before = [...S];
    expect(module.retake(S, role)).toBe(true);
    expect([...S]).toEqual(before);
    module.sample(S, random);
    module.decide(S);
    expect(module.retake(S, role)).toBe(true);
    expect([...S]).toEqual(before);
    // Whoever comes next is asked when this one has said all.
    while (lanes && S[lanes.at + role * lanes.stride] !== 3 && S[TOGETHER] !== 0 && role < 2) {
      module.sample(S, random);
      module.decide(S);
    }
  }
});

test('positions at the end of a block hold nothing of it', () => {
  const S = new Int32Array(module.layout.size);
  const random = createRandom(4);
  const { lanes } = module.layout;
  module.start(S, 9, 0, new Int32Array(0));
  while (S[STATUS] === RUNNING) {
    module.select(S, random(S[ASKS] ?? 1));
    module.sample(S, random);
    module.decide(S);
  }
  expect(S[TOGETHER]).toBe(0);
  expect([...S.subarray(lanes?.at)].every((word) => word === 0)).toBe(true);
});
