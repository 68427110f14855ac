import { expect, test } from 'vitest';
import { createCovers } from '../src/state/covers.ts';
import { memoryCovers } from './memory-covers.ts';

const SHIPPED = { moors: { de: 'moors.de.svg', en: 'moors.en.svg' }, heath: { fr: 'heath.fr.svg' } };

test('a cover that came with the page is taken in the language of the page, else in English, else in any', async () => {
  const covers = createCovers(memoryCovers(), async () => SHIPPED);
  expect(await covers.addressOf('moors', 'de')).toBe('moors.de.svg');
  expect(await covers.addressOf('moors', 'fr')).toBe('moors.en.svg');
  expect(await covers.addressOf('heath', 'de')).toBe('heath.fr.svg');
  expect(await covers.isShipped('moors')).toBe(true);
});

test('other rulesets have the cover that was kept here, until it is forgotten', async () => {
  const covers = createCovers(memoryCovers(), async () => SHIPPED);
  expect(await covers.addressOf('own', 'en')).toBeUndefined();
  await covers.keep('own', '<svg/>');
  const address = await covers.addressOf('own', 'en');
  expect(address).toMatch(/^blob:/);
  URL.revokeObjectURL(address ?? '');
  await covers.forget('own');
  expect(await covers.addressOf('own', 'en')).toBeUndefined();
});

test('without covers, and where the browser keeps nothing, there are none, and nothing fails', async () => {
  const broken = (): Promise<never> => Promise.reject(new Error('forbidden'));
  const covers = createCovers({ of: broken, keep: broken, forget: broken }, broken);
  expect(await covers.addressOf('moors', 'en')).toBeUndefined();
  await expect(covers.keep('own', '<svg/>')).resolves.toBeUndefined();
  await expect(covers.forget('own')).resolves.toBeUndefined();
});
