import { expect, test } from 'vitest';
import { caughtBy, type Judged, type Mutant, percentOf, readEquivalents, scoreOf, type Verdict } from '../src/index.ts';

const mutant = (line: string): Mutant => ({
  kind: 'number',
  line,
  edit: { span: { file: 'rules.sand', start: 0, end: 1 }, text: '2' },
});
const judged = (line: string, verdict: Verdict): Judged => ({ mutant: mutant(line), verdict });

const JUDGED: readonly Judged[] = [
  judged('a = [1 → 2]', { by: 'example', name: 'one' }),
  judged('b = [1 → 2]', { by: 'checker', code: 'type/wrong' }),
  judged('c = [1 → 2]', { by: 'nobody', reached: 3 }),
  judged('d = [1 → 2]', { by: 'nobody', reached: 0 }),
  judged('e = [1 → 2]', { by: 'same' }),
];
const ALL = JUDGED.map((one) => one.mutant);

const scored = (list: string) => scoreOf(JUDGED, readEquivalents(list), ALL);

test('a listed change with a reason is no survivor', () => {
  const score = scored('# nobody asks for c\nrules.sand:12:3: c = [1 → 2]\n  Whoever reads c\n  takes half of it.\n');
  expect(score.equivalents.map(({ reason }) => reason)).toEqual(['Whoever reads c takes half of it.']);
  expect(score.survivors.map(({ mutant: { line } }) => line)).toEqual(['d = [1 → 2]']);
  expect(score.stale).toEqual([]);
  expect([caughtBy(score), Math.round(percentOf(score))]).toEqual([2, 67]);
});

test('a listed change needs a reason, must be possible and must not be noticed', () => {
  const score = scored(
    'rules.sand: c = [1 → 2]\nrules.sand: z = [1 → 2]\n  Gone.\nrules.sand: a = [1 → 2]\n  Never.\n',
  );
  expect(score.stale.map(({ why, equivalent }) => [why, equivalent.at])).toEqual([
    ['no-reason', 1],
    ['unknown', 2],
    ['caught', 4],
  ]);
  expect(score.survivors).toHaveLength(2);
});
