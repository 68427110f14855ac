import { expect, test } from 'vitest';
import { mutantsIn, rulesetWith } from './small.ts';

/** How the changes of a body of `act` read. */
const changesOf = (body: string): readonly string[] => {
  const files = rulesetWith(`procedure act(s: Side) {\n  ${body}\n}\n`);
  const start = files[0]?.text.indexOf(body) ?? 0;
  return mutantsIn(files)
    .filter(({ edit: { span } }) => span.start >= start)
    .map(({ line }) => line);
};

test('numbers go up and down, operators and statements are changed', () => {
  expect(changesOf('s.score += 2')).toEqual([
    '[s.score += 2 → (removed)]',
    's.score [+= → -=] 2',
    's.score += [2 → 3]',
    's.score += [2 → 1]',
  ]);
});

test('what only writes the log is left alone, with the conditions around it', () => {
  expect(changesOf('if s.score > 3 { for q in Side where q != s { log "seen" (q) } }')).toEqual([]);
  expect(changesOf('if s.score > 3 { log "seen" (s) } else { s.score = s.score }')).toContain(
    'if s.score [> → >=] 3 { log "seen" (s) } else { s.score = s.score }',
  );
});

test('a condition holds always, never, or one side of it alone', () => {
  const lines = changesOf('if s.score > 3 and s == left { s.score = 0 }');
  expect(lines).toContain('if [s.score > 3 and s == left → true] { s.score = 0 }');
  expect(lines).toContain('if [s.score > 3 and s == left → false] { s.score = 0 }');
  expect(lines).toContain('if [s.score > 3 and → (removed)] s == left { s.score = 0 }');
  expect(lines).toContain('if s.score > 3 [and s == left → (removed)] { s.score = 0 }');
  expect(lines).toContain('if s.score > 3 [and → or] s == left { s.score = 0 }');
  expect(lines).toContain('if s.score [> → >=] 3 and s == left { s.score = 0 }');
});

test('quantors, extremes and truth values are changed', () => {
  const lines = changesOf('if not (some q in Side where q.score == 3) { s.score = min(s.score, 5) }');
  expect(lines).toContain(
    'if not ([some q in Side where q.score == 3 → all q in Side: q.score == 3]) { s.score = min(s.score, 5) }',
  );
  expect(lines).toContain('if not (some q in Side where q.score == 3) { s.score = [min → max](s.score, 5) }');
  expect(lines).toContain('if [not → (removed)] (some q in Side where q.score == 3) { s.score = min(s.score, 5) }');
});

test('cells change in tables of the rules, with the row they stand in', () => {
  const files = rulesetWith(`kind Hill { height: 0..9, side: Side, steep: bool }
table Hill {
  id   height  side   steep
  low  1       left   false
  top  5       right  true
}
procedure act(s: Side) { s.score = 0 }
`);
  const cells = mutantsIn(files).filter(({ kind }) => kind === 'cell');
  expect(cells.map(({ line }) => line)).toEqual([
    'low height [1 → 2]',
    'low height [1 → 0]',
    'low side [left → right]',
    'low steep [false → true]',
    'top height [5 → 6]',
    'top height [5 → 4]',
    'top side [right → left]',
    'top steep [true → false]',
  ]);
});

test('cells change in files, and texts for people stay', () => {
  const files = [
    ...rulesetWith(`kind Hill { height: 0..9, title: text }
table Hill from "hills.json"
procedure act(s: Side) { s.score = 0 }
`),
    {
      path: 'hills.json',
      text: '[{"id": "low", "height": 1, "title": "Low"}, {"id": "top", "height": 5, "title": "Top"}]\n',
    },
  ];
  expect(mutantsIn(files, { files: ['hills.json'] }).map(({ line }) => line)).toEqual([
    'low height [1 → 2]',
    'low height [1 → 0]',
    'top height [5 → 6]',
    'top height [5 → 4]',
  ]);
});

test('what only serves examples is left alone', () => {
  const files = rulesetWith(`procedure act(s: Side) { s.score = 0 }
procedure prepare() { left.score = 9 }
example "a score is lost" {
  given { prepare() }
  run act(left)
  then { left.score == 0 }
}
`);
  const lines = mutantsIn(files).map(({ line }) => line);
  expect(lines).toContain('procedure act(s: Side) { s.score = [0 → 1] }');
  expect(lines.filter((line) => line.includes('prepare') || line.includes('lost'))).toEqual([]);
});

test('log lines and reasons stay as they are', () => {
  expect(changesOf('log "begun" (s, 3)')).toEqual([]);
});
