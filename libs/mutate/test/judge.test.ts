import { expect, test } from 'vitest';
import { createJudge, type Verdict } from '../src/index.ts';
import { mutantsIn, rulesetWith } from './small.ts';

const FILES = rulesetWith(`constant most: 1..9 = 6
expect most > 4
procedure act(s: Side) {
  if s.score < most { s.score += 1 }
}
procedure rest(s: Side) { s.score = 0 }
function twice(n: 0..9): 0..18 = n * 2
procedure endless(s: Side) {
  var n: 0..9 = 1
  while n > 0 { n = 0 }
  s.score = n
  rest(s)
  if twice(s.score) > 0 { act(s) }
}
whenever left.score == 9 { endless(left) }
example "a score grows" {
  run act(left)
  then { left.score == 5 }
}
example "and is lost" {
  run endless(left)
  then { left.score == 0 }
}
`);

const verdicts = (): ReadonlyMap<string, Verdict> => {
  const judge = createJudge(FILES);
  return new Map(mutantsIn(FILES).map((mutant) => [mutant.line, judge?.judge(mutant) ?? { by: 'same' }]));
};

test('each change is noticed by whoever looks at it', () => {
  const found = verdicts();
  expect(found.get('constant most: 1..9 = [6 → 5]')?.by).toBe('nobody');
  expect(found.get('if s.score < most { s.score [+= → -=] 1 }')).toEqual({ by: 'example', name: 'a score grows' });
  expect(found.get('if s.score [< → <=] most { s.score += 1 }')).toEqual({ by: 'nobody', reached: 1 });
  expect(found.get('left [one → two]')).toBeUndefined();
});

test('a change that goes on for ever is noticed', () => {
  expect(verdicts().get('while [n > 0 → true] { n = 0 }')).toEqual({ by: 'example', name: 'and is lost' });
});

test('a place that no example reaches is reported as such', () => {
  expect(verdicts().get('if twice(s.score) > 0 { [act(s) → (removed)] }')).toEqual({ by: 'nobody', reached: 0 });
});

test('functions are followed to the examples that ask them', () => {
  expect(verdicts().get('function twice(n: 0..9): 0..18 = n * [2 → 1]')).toEqual({ by: 'nobody', reached: 1 });
});

test('nothing can be judged where an example fails already', () => {
  const files = FILES.map((file) => ({ ...file, text: file.text.replace('left.score == 5', 'left.score == 6') }));
  expect(createJudge(files)?.failing).toEqual(['a score grows']);
});
