// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { useVirtualRows } from '../src/ui/useVirtualRows.ts';
import { VirtualList } from '../src/ui/VirtualList.tsx';

type Rows = Parameters<typeof useVirtualRows>[0];
const asked = vi.hoisted((): { rows: unknown[] } => ({ rows: [] }));
vi.mock('../src/ui/useVirtualRows.ts', () => ({
  useVirtualRows: (rows: unknown) => {
    asked.rows.push(rows);
    return { getTotalSize: () => 0, getVirtualItems: () => [], options: {} };
  },
}));

const list = { label: 'Log', items: ['a'], keyOf: String, draw: String, rowHeight: 20 };

test('a list that shows its end draws fewer rows out of sight, as it is drawn again at each step', () => {
  renderToStaticMarkup(<VirtualList {...list} follow />);
  renderToStaticMarkup(<VirtualList {...list} />);
  const [ends, others] = asked.rows as readonly Rows[];
  expect(ends).toMatchObject({ anchorTo: 'end', overscan: 8 });
  expect(others).toMatchObject({ anchorTo: 'start', overscan: undefined });
});
