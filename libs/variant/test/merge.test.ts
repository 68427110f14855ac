import { expect, test } from 'vitest';
import { comparedLines } from '../src/index.ts';
import { merged } from '../src/merge.ts';

const THEN = `procedure tax(s: Side) {
  log "tax"
  s.points -= 1
  let roll = 2
  s.points += roll
  log "done"
}`;
const MINE = `replace procedure tax(s: Side) was "3fk2" {
    log "tax"
    s.points -= 2
    let roll = 2
    s.points += roll
    log "done"
  }`;

test('what the base has changed in other lines is merged into a patch, as far indented as it is', () => {
  const now = THEN.replace('  log "done"', '  if s.points > 3 {\n    log "rich"\n  }');
  expect(merged(THEN, now, MINE)).toBe(
    MINE.replace('    log "done"', '    if s.points > 3 {\n      log "rich"\n    }'),
  );
  expect(merged(THEN, THEN.replace('  log "done"\n', ''), MINE)).toBe(MINE.replace('    log "done"\n', ''));
});
test('lines that both changed, lines next to them, and heads are not merged', () => {
  expect(merged(THEN, THEN.replace('-= 1', '-= 3'), MINE)).toBeUndefined();
  expect(merged(THEN, THEN.replace('let roll = 2', 'let roll = 3'), MINE)).toBeUndefined();
  expect(merged(THEN, THEN.replace('s: Side', 's: Side, n: int'), MINE)).toBeUndefined();
  expect(merged(THEN, THEN, MINE)).toBeUndefined();
});
test('a step is merged by its last name', () => {
  const [then, mine] = [
    'step grip {\n  a()\n  b()\n  c()\n}',
    'replace step lift/grip was "1" {\n  a()\n  b()\n  d()\n}',
  ];
  expect(merged(then, then.replace('a()', 'e()'), mine)).toBe(mine.replace('a()', 'e()'));
});
test('lines that another text has as well are distinguished from the others', () => {
  const lines = comparedLines('a\n  b\nc', 'a\nb\nd');
  expect(lines.map(({ isCommon }) => isCommon)).toEqual([true, true, false]);
});
