import { expect, test } from 'vitest';
import { tabsOut } from '../src/shell/tabs-out.ts';

const tabs = [
  ['findings', 70],
  ['log', 40],
  ['steps', 90.6],
  ['why', 50],
  ['watch', 60],
] as const;

test('tabs without room are listed elsewhere, from the last of the row on', () => {
  const first = ['log', 'findings'] as const;
  expect(tabsOut(311, tabs, first)).toEqual([]);
  expect(tabsOut(310, tabs, first)).toEqual([]);
  expect(tabsOut(309, tabs, first)).toEqual(['watch']);
  expect(tabsOut(200, tabs, first)).toEqual(['why', 'watch']);
  expect(tabsOut(0, [], first)).toEqual([]);
});

test('the open tab is in the row wherever it stands, and then those that come first', () => {
  const first = ['watch', 'findings', 'log'] as const;
  expect(tabsOut(280, tabs, first)).toEqual(['why']);
  expect(tabsOut(230, tabs, first)).toEqual(['steps', 'why']);
  expect(tabsOut(140, tabs, first)).toEqual(['log', 'steps', 'why']);
  expect(tabsOut(20, tabs, first)).toEqual(['findings', 'log', 'steps', 'why']);
});
