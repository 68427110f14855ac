import type { PileView } from '@sandtable/session';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Piles } from '../src/Pile.tsx';
import type { TableShown } from '../src/table-shown.ts';

const pile = (name: string): PileView => ({
  name,
  pile: name.replace(/\(.*/, ''),
  kind: 'Card',
  ordered: false,
  size: 3,
  members: [],
});

test('piles of one name share a line and the name, and each says whose it is', () => {
  const shown = { sideOf: () => undefined, valueName: (_: string, who: string) => who } as unknown as TableShown;
  const piles = ['stock(ann)', 'stock(bob)', 'gone(ann)'].map(pile);
  const html = renderToStaticMarkup(<Piles piles={piles} shown={shown} />);
  const groups = html.split('class="pile-group"').slice(1);
  expect(groups.map((group) => [...group.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label))).toEqual([
    ['Stock: ann', 'Stock: bob'],
    ['Gone: ann'],
  ]);
  expect([...html.matchAll(/<h3>([^<]*)/g)].map(([, name]) => name)).toEqual(['Stock', 'Gone']);
});
