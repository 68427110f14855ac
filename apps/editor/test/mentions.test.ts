import { createTexts } from '@sandtable/board/texts';
import { expect, test } from 'vitest';
import { remaining } from '../src/play/by-parts.ts';
import { byReason } from '../src/play/by-reason.ts';
import { mentioned, mentioning } from '../src/play/mentions.ts';

test('a value speaks of the names in its brackets, however deep, and not of its own', () => {
  expect(mentioned('build(at(aria, 2), cart)')).toEqual(['aria', '2', 'cart']);
  expect(mentioned('aria')).toEqual([]);
});

test('values are found by what they speak of', () => {
  const values = ['build(cart, aria)', 'build(ship, bree)', 'build(cart, bree)', 'none'];
  expect(mentioning(values, 'bree')).toEqual(['build(ship, bree)', 'build(cart, bree)']);
  expect(mentioning(values, 'build')).toEqual([]);
  expect(remaining(values, ['build', 'cart'])).toEqual(['build(cart, aria)', 'build(cart, bree)']);
});

test('what is out is listed reason by reason; what is one’s own comes first, groups and members alike', () => {
  const out = (candidate: string, ...reasons: readonly string[]) => ({ candidate, reasons });
  const groups = byReason([out('b1', 'x'), out('b2', 'y', 'z'), out('a1', 'y', 'z'), out('b3', 'x')], (c) =>
    c.startsWith('a'),
  );
  expect(groups.map(({ reasons, candidates }) => [reasons, candidates])).toEqual([
    [
      ['y', 'z'],
      ['a1', 'b2'],
    ],
    [['x'], ['b1', 'b3']],
  ]);
});

test('a value with parts is written in words, wherever it stands', () => {
  const worded: Readonly<Record<string, string>> = {
    'Task.build.name': 'builds',
    'Task.guard.name': 'guards',
    'Town.bree.name': 'Bree Hill',
    'play/tasks': 'Which tasks?',
    'play/tasks/build': 'raises',
  };
  const kinds: Readonly<Record<string, string>> = { build: 'Task', guard: 'Task', bree: 'Town', aria: 'Town' };
  const texts = createTexts(
    (path) => worded[path],
    (name) => kinds[name],
    { yes: 'yes', no: 'no', none: 'nothing' },
  );
  const described = (value: string): string => texts.value('play/tasks', value);
  expect(described('build(bree, false)')).toBe('raises · Bree Hill');
  expect(described('build(bree, true)')).toBe('raises · Bree Hill · yes');
  expect(texts.value('other', 'build(bree, true)')).toBe('builds · Bree Hill · yes');
  expect(described('Build(bree, aria)')).toBe('Bree Hill · Aria');
  expect(described('guard(at(bree, 2), none)')).toBe('guards · At · Bree Hill · 2');
  expect(described('guard(none, bree)')).toBe('guards · nothing · Bree Hill');
  expect(described('build(false)')).toBe('raises · no');
  expect(texts.answer({ each: { aria: 'guard(bree, none)' } })).toBe('Aria: guards · Bree Hill');
  const line = { decision: 1, sort: 'decision', path: 'play/tasks' } as const;
  const answer = ['aria: build(bree, true)', 'bree: [guard(aria, none), build(aria, false)]'];
  expect(texts.line({ ...line, args: { role: 'red', answer } })).toBe(
    'Red: Which tasks? Aria: raises · Bree Hill · yes, Bree Hill: guards · Aria, raises · Aria',
  );
});
