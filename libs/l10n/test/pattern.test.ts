import { describe, expect, test } from 'vitest';
import { patternOf, patternProblem } from '../src/index.ts';

const found = (text: string, isPattern: boolean, within: string): readonly string[] =>
  [...within.matchAll(patternOf({ text, isPattern }) ?? /(?!)/g)].map(([one]) => one);

describe('what is sought in texts', () => {
  test.each([
    ['two', false, 'Two, TWO, three', ['Two', 'TWO']],
    ['a.c', false, 'abc a.c', ['a.c']],
    ['a.c', true, 'abc a.c', ['abc', 'a.c']],
    ['ŁÓDŹ', false, 'do Łódź', ['Łódź']],
    ['{constant.most}', false, 'up to {constant.most}', ['{constant.most}']],
    ['{count\\.\\w+}', true, 'all {count.Power}', ['{count.Power}']],
    ['\\p{L}+', true, '3 Łódź', ['Łódź']],
    ['^on', true, 'on and on', ['on']],
    ['', true, 'anything', []],
    ['(', true, 'f(x)', []],
  ] as const)('%j (expression: %j) in %j', (text, isPattern, within, parts) => {
    expect(found(text, isPattern, within)).toEqual(parts);
  });

  test('case counts if that is wanted', () => {
    const all = 'Front, front';
    expect(all.replace(patternOf({ text: 'front', isPattern: false, matchesCase: true }) ?? '', 'x')).toBe('Front, x');
    expect(all.replace(patternOf({ text: 'f\\w+', isPattern: true, matchesCase: true }) ?? '', 'x')).toBe('Front, x');
  });

  test.each([
    ['(a|b', 'openGroup'],
    ['((a)', 'openGroup'],
    ['a)', 'closed'],
    ['a)(', 'closed'],
    ['[a-z', 'openClass'],
    ['*a', 'repeat'],
    ['(+a)', 'repeat'],
    ['a**', 'repeat'],
    ['a\\', 'backslash'],
    ['[z-a]', 'other'],
    ['(a|b)', undefined],
    ['\\(', undefined],
    ['[(]', undefined],
    ['', undefined],
  ] as const)('the expression %j: %j', (text, problem) => {
    expect(patternProblem({ text, isPattern: true })).toBe(problem);
    expect(patternProblem({ text, isPattern: false })).toBeUndefined();
  });
});
