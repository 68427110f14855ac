import { stonesModule } from '@sandtable/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMatch, type Match, readSave, replay } from '../src/index.ts';

const begin = (stones = 20): Match => createMatch(stonesModule(), { seats: 'two', seed: 7, options: { stones } });
const taking = (match: Match, ...answers: readonly number[]): void => {
  for (const answer of answers) expect(match.decide(answer).ok).toBe(true);
};
const answersOf = (match: Match) => match.save(true).decisions.map(({ answer }) => answer);
const described = (match: Match) =>
  match.view().branches.map(({ shared, decisions, first }) => [shared, decisions, first]);
/** The course that is followed and all that were left, as their answers. */
const courses = (match: Match): readonly string[] => {
  const { decisions, branches = [] } = match.save(true);
  const others = branches.map(({ shared, decisions: rest }) => [...decisions.slice(0, shared), ...rest]);
  return [decisions, ...others].map((course) => course.map(({ answer }) => answer).join());
};

describe('who goes back and decides otherwise', () => {
  test('leaves the old course as a branch, and goes over to it again', () => {
    const match = begin();
    taking(match, 1, 2, 3, 1);
    const end = match.position.slice();
    match.goto(1);
    taking(match, 3);
    expect(described(match)).toMatchObject([
      [1, 4, { path: 'turn/take', decision: 2, args: { role: 'bob', answer: 2 } }],
    ]);
    expect(match.follow(0)).toBeUndefined();
    expect(match.position).toEqual(end);
    expect([match.cursor, answersOf(match)]).toEqual([4, [1, 2, 3, 1]]);
    expect(described(match)).toMatchObject([[1, 2, { args: { answer: 3 } }]]);
  });

  test('and as before goes on along the same course', () => {
    const match = begin();
    taking(match, 1, 2, 3);
    match.goto(0);
    taking(match, 1);
    expect([match.cursor, match.view().made, described(match)]).toEqual([1, 3, []]);
  });

  test('never loses a course, in whatever way he wanders', () => {
    const step = fc.oneof(
      fc.record({ take: fc.integer({ min: 1, max: 3 }) }),
      fc.record({ goto: fc.nat({ max: 6 }) }),
      fc.record({ follow: fc.nat({ max: 3 }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const match = begin(60);
        const seen = new Set<string>();
        for (const one of steps) {
          if ('take' in one) match.decide(one.take);
          else if ('goto' in one) match.goto(one.goto);
          else match.follow(one.follow);
          seen.add(courses(match)[0] ?? '');
          const all = courses(match);
          for (const course of seen) expect(all.some((kept) => kept.startsWith(course))).toBe(true);
          expect(new Set(all).size).toBe(all.length);
        }
        const { save } = readSave('a.json', JSON.stringify(match.save(true)));
        const again = save && replay(stonesModule(), save).match;
        expect(again && courses(again)).toEqual(courses(match));
      }),
    );
  });

  test('a seat sees where branches diverge, and no more', () => {
    const match = begin();
    taking(match, 1, 2);
    match.goto(1);
    taking(match, 3);
    expect(match.view('first').branches).toEqual([{ shared: 1, decisions: undefined, first: undefined }]);
  });
});

describe('decisions that do not fit changed rules', () => {
  const played = () => {
    const match = begin();
    taking(match, 3, 3, 3, 3);
    return match.save(true);
  };
  const under = (stones: number, save = played()) => replay(stonesModule(), { ...save, options: { stones } }).match;

  test('stay behind, and are taken up again when the rules let them', () => {
    const cut = under(8);
    expect([cut.cursor, cut.view().pending, cut.save().decisions.length]).toEqual([2, 2, 2]);
    expect(under(20, under(6, cut.save(true)).save(true)).view()).toMatchObject({ decisions: 4, pending: 0 });
  });

  test('wait while somebody looks around, and become a branch once he decides', () => {
    const cut = under(8);
    cut.undo();
    expect([cut.view().pending, answersOf(cut)]).toEqual([2, [3, 3, 3, 3]]);
    cut.redo();
    taking(cut, 1);
    expect([cut.view().pending, answersOf(cut)]).toEqual([0, [3, 3, 1]]);
    expect(described(cut)).toMatchObject([[2, 4, { args: { answer: 3 } }]]);
    // Under these rules the branch can be followed no farther than before.
    expect(cut.follow(0)).toEqual({ index: 2, why: 'session/not-allowed' });
    expect([cut.cursor, cut.view().pending]).toEqual([2, 2]);
    expect(under(20, cut.save(true)).view()).toMatchObject({ decisions: 4, pending: 0, branches: [{ shared: 2 }] });
  });
});

test('undo goes back over decisions of bots to the last one that a person made; single steps do not', () => {
  const match = begin();
  taking(match, 1, 2);
  for (const answer of [3, 1]) match.decide(answer, undefined, undefined, 'bot');
  expect(match.step(-1)).toBe(true);
  expect(match.cursor).toBe(3);
  expect(match.undo()).toBe(true);
  expect(match.cursor).toBe(1);
  expect(match.redo()).toBe(true);
  expect(match.cursor).toBe(4);
  const save = match.save();
  expect(save.decisions.map(({ by }) => by)).toEqual([undefined, undefined, 'bot', 'bot']);
  expect(replay(stonesModule(), save).match.save()).toEqual(save);
});

test('where only bots have decided, undo goes one step', () => {
  const match = begin();
  for (const answer of [3, 1]) match.decide(answer, undefined, undefined, 'bot');
  expect([match.undo(), match.cursor, match.undo(), match.cursor, match.undo()]).toEqual([true, 1, true, 0, false]);
});
