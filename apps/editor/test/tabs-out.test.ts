import { expect, test } from 'vitest';
import { tabsOut } from '../src/page/tabs-out.ts';

const tabs = [
  ['findings', { left: -40, right: 30 }],
  ['log', { left: 30, right: 70 }],
  ['steps', { left: 70, right: 160.6 }],
  ['why', { left: 160.6, right: 210 }],
] as const;

test('a tab is listed elsewhere unless all of it is in its row', () => {
  expect(tabsOut({ left: 0, right: 160 }, tabs)).toEqual(['findings', 'why']);
  expect(tabsOut({ left: 0, right: 159 }, tabs)).toEqual(['findings', 'steps', 'why']);
  expect(tabsOut({ left: -40, right: 210 }, tabs)).toEqual([]);
  expect(tabsOut({ left: 0, right: 0 }, [])).toEqual([]);
});
