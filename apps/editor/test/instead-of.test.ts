import { expect, test } from 'vitest';
import { insteadOf, onlyTogether } from '../src/play/mentions.ts';

const SITES = ['boh', 'gal', 'nor', 'move'];

test('what a click on a place would have meant is described as of another place', () => {
  expect(insteadOf(['hold', 'move(boh, false)', 'move(gal, false)'], SITES, 'nor')).toBe('move(nor, false)');
  expect(insteadOf(['build(at(gal), cart)'], SITES, 'nor')).toBe('build(at(nor), cart)');
  expect(insteadOf(['move(move)'], SITES, 'nor')).toBe('move(nor)');
});

test('nothing is shown where values are about two places, or of none, or are places', () => {
  expect(insteadOf(['carry(boh, gal)', 'hold', 'boh'], SITES, 'nor')).toBeUndefined();
});

test('what values speak of only together with others is told from what one of them is about alone', () => {
  const values = [
    'hold',
    'move(boh, false)',
    'move(gal, false)',
    'support(war, gal)',
    'support(sil, boh)',
    'support(nor)',
  ];
  expect(onlyTogether(values)).toEqual(['war', 'sil']);
  // Where nothing else can be meant, all of it is what is asked for.
  expect(onlyTogether(['support(war, gal)', 'support(sil, boh)'])).toEqual([]);
});
