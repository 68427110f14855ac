import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDraftItems } from '../src/state/draft-items.ts';
import { memoryStorage } from '../src/state/memory-storage.ts';

const LONG = 'a line that stands in a long text\n'.repeat(300);

/** A storage that counts the signs it was given, and breaks down at a writing. */
const counting = (breaksAt = Number.POSITIVE_INFINITY) => {
  const storage = memoryStorage();
  let signs = 0;
  let writings = 0;
  const setItem = (key: string, value: string): void => {
    if (writings++ >= breaksAt) throw new DOMException('full', 'QuotaExceededError');
    signs += value.length;
    storage.setItem(key, value);
  };
  return { storage, broken: { ...storage, setItem }, signs: () => signs, writings: () => writings };
};

const cut = fc.integer({ min: 0, max: LONG.length });
const edits = fc.array(
  fc.record({ from: cut, to: cut, put: fc.string({ maxLength: 5 }), version: fc.constantFrom('1', '2') }),
  { minLength: 1, maxLength: 8 },
);
const edited = (text: string, from: number, to: number, put: string): string =>
  text.slice(0, Math.min(from, to)) + put + text.slice(Math.max(from, to));

test('what was kept last is read again, and where writing broke down what was kept before', () => {
  fc.assert(
    fc.property(edits, fc.integer({ min: 0, max: 20 }), (all, breaksAt) => {
      const { storage, broken, writings } = counting(breaksAt);
      const items = createDraftItems(broken);
      let text = LONG;
      let kept: { text: string; version: string } | undefined;
      for (const { from, to, put, version } of all) {
        text = edited(text, from, to, put);
        try {
          items.put('g/a', { text, version });
        } catch {
          const found = createDraftItems(storage).read('g/a');
          expect([kept, { text, version }]).toContainEqual(found);
          return;
        }
        kept = { text, version };
        expect(createDraftItems(storage).read('g/a')).toEqual(kept);
      }
      expect(writings()).toBeLessThanOrEqual(2 * all.length);
    }),
  );
});

test('while somebody types, only what he typed is written', () => {
  const { broken, signs } = counting();
  const items = createDraftItems(broken);
  items.put('g/a', { text: LONG, version: '1' });
  const before = signs();
  for (let n = 1; n <= 20; n++) items.put('g/a', { text: `${LONG}${'x'.repeat(n)}`, version: '1' });
  expect(signs() - before).toBeLessThan(20 * 200);
  expect(items.read('g/a')?.text).toBe(`${LONG}${'x'.repeat(20)}`);
});

test('what another page has taken and forgotten is written whole again', () => {
  const storage = memoryStorage();
  const [mine, other] = [createDraftItems(storage), createDraftItems(storage)];
  mine.put('g/a', { text: LONG, version: '1' });
  other.remove('g/a');
  expect(storage.length).toBe(0);
  mine.put('g/a', { text: `${LONG}x`, version: '1' });
  expect(other.read('g/a')).toEqual({ text: `${LONG}x`, version: '1' });
});

test('what an older page has kept is read as well, and what nobody can read is nothing', () => {
  const storage = memoryStorage();
  storage.setItem('sandtable.draft:g/a', JSON.stringify({ text: 'typed', version: '1' }));
  storage.setItem('sandtable.draft:g/b', '{"text":');
  const items = createDraftItems(storage);
  expect(items.names()).toEqual(['g/a', 'g/b']);
  expect(items.names().map(items.read)).toEqual([{ text: 'typed', version: '1' }, undefined]);
});
