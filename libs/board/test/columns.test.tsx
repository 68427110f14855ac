import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Columns } from '../src/Columns.tsx';
import { pickingOf } from '../src/Pick.tsx';
import type { TablePlan } from '../src/table-plan.ts';
import type { TableShown } from '../src/table-shown.ts';

const plan = { columns: ['left', 'middle', 'right'], rows: [] } as unknown as TablePlan;

/** Classes of the columns, where the middle one may be chosen and the left one is what is asked about. */
function classes(onPick: (() => void) | undefined): readonly (string | undefined)[] {
  const picking = pickingOf({ candidates: ['middle'], mentioned: [], picked: ['left'], asked: undefined, onPick });
  const shown = { picking, countsOf: () => [] } as unknown as TableShown;
  const html = renderToStaticMarkup(<Columns plan={plan} kind="Front" shown={shown} />);
  return [...html.matchAll(/<section class="([^"]*)"/g)].map(([, name]) => name);
}

test('the column that is asked about is marked, and so are those that may be chosen', () => {
  expect(classes(() => undefined)).toEqual(['column-piles picked', 'column-piles open', 'column-piles']);
});

test('where nothing is asked, no column is marked', () => {
  expect(classes(undefined)).toEqual(['column-piles', 'column-piles', 'column-piles']);
});
