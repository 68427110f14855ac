import { expect, test } from 'vitest';
import { byFile, countOf, neighbour, passing } from '../src/findings/finding-list.ts';
import type { Finding } from '../src/workers/protocol.ts';

const finding = (file: string, start: number, severity: Finding['severity'] = 'error'): Finding => ({
  code: 'name/unknown',
  severity,
  file,
  start,
  end: start + 1,
  message: `${file} ${start}`,
  fixes: [],
});
const [late, early, other, note] = [
  finding('a.sand', 9),
  finding('a.sand', 2),
  finding('b.sand', 4, 'warning'),
  finding('b.sand', 1, 'note'),
] as const;
const all = [late, other, early, note];
const everything = { hidden: [], file: undefined };

test('findings stand by file, in the order of the text', () => {
  expect(byFile(all)).toEqual([
    { file: 'a.sand', findings: [early, late] },
    { file: 'b.sand', findings: [note, other] },
  ]);
  expect(countOf(all, 'error')).toBe(2);
});

test('severities and files can be left out', () => {
  expect(passing(all, everything)).toEqual([early, late, note, other]);
  expect(passing(all, { hidden: ['note', 'error'], file: undefined })).toEqual([other]);
  expect(passing(all, { hidden: ['warning'], file: 'b.sand' })).toEqual([note]);
});

test('one goes through them in a circle, both ways', () => {
  const listed = passing(all, everything);
  const walk = (by: 1 | -1) => {
    const way: (Finding | undefined)[] = [undefined];
    for (let step = 0; step < 5; step++) way.push(neighbour(listed, way.at(-1), by));
    return way.slice(1);
  };
  expect(walk(1)).toEqual([early, late, note, other, early]);
  expect(walk(-1)).toEqual([other, note, late, early, other]);
  expect(neighbour([], undefined, 1)).toBeUndefined();
  expect(neighbour([], early, 1)).toBeUndefined();
});

test('after one that was mended comes what stands behind its place', () => {
  const remaining = passing([late, other, note], everything);
  expect(neighbour(remaining, early, 1)).toBe(late);
  expect(neighbour(remaining, early, -1)).toBe(other);
  expect(neighbour(remaining, finding('a.sand', 50), 1)).toBe(late);
});
