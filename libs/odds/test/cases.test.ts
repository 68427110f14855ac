import { expect, test } from 'vitest';
import { caseAt, casesOf, type Said, tellingLines } from '../src/cases.ts';

const line = (path: string, args: Said['args'] = {}): Said => ({ path, sort: 'log', args });
const fought = (attack: number): Said => line('fought', { by: 'red', attack });
const fell = (who: string): Said => line('fell', { who });

test('what the log says tells cases apart, whatever the numbers are', () => {
  const cases = casesOf([
    { value: [fought(3), fell('blue')], share: 0.25 },
    { value: [fought(9), fell('blue')], share: 0.5 },
    { value: [fought(1), fell('red')], share: 0.25 },
  ]);
  expect(cases?.byNumber).toBe(false);
  expect(cases?.all.map(({ share }) => share)).toEqual([0.75, 0.25]);
  expect(cases && [0, 1].map((at) => tellingLines(cases, at))).toEqual([[fell('blue')], [fell('red')]]);
  expect(cases && caseAt(cases, [fell('red'), fought(7)])).toBe(1);
  expect(cases && caseAt(cases, [fought(7)])).toBe(-1);
});

test('numbers tell cases apart where nothing else does, and what comes to the same is no case', () => {
  const cases = casesOf([
    { value: [fought(3)], share: 0.25 },
    { value: [fought(9)], share: 0.75 },
  ]);
  expect(cases).toMatchObject({ byNumber: true, all: [{ share: 0.75 }, { share: 0.25 }] });
  expect(cases && caseAt(cases, [fought(3)])).toBe(1);
  expect(casesOf([{ value: [fought(3)], share: 1 }])).toBeUndefined();
  expect(casesOf(Array.from({ length: 13 }, (_, n) => ({ value: [fought(n)], share: 1 / 13 })))).toBeUndefined();
});

test('who else was there makes no other case, but what was drawn does', () => {
  const ways = (sort: Said['sort']) => [
    { value: [{ path: 'met', sort, args: { all: ['a', 'b'] } }, line('fell')], share: 0.5 },
    { value: [{ path: 'met', sort, args: { all: ['a', 'c'] } }, line('fell')], share: 0.25 },
    { value: [{ path: 'met', sort, args: { all: ['a', 'c'] } }, line('held')], share: 0.25 },
  ];
  expect(casesOf(ways('log'))?.all.map(({ share }) => share)).toEqual([0.75, 0.25]);
  expect(casesOf(ways('chance'))?.all.map(({ share }) => share)).toEqual([0.5, 0.25, 0.25]);
});
