// @vitest-environment happy-dom
import { autoLayout, Board, type BoardProps } from '@sandtable/board';
import { stonesModule } from '@sandtable/testkit';
import { startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

const info: BoardProps['info'] = {
  ...stonesModule().info,
  types: [{ t: 'kind', kind: 0 }],
  kinds: [{ name: 'Town', members: ['aria', 'bree', 'cole'] }],
  fields: [],
  relations: [
    { name: 'road', left: 0, right: 0, directed: false, fields: [], joins: [{ left: 0, right: 2, values: [] }] },
  ],
};

const host = document.body.appendChild(document.createElement('div'));
const root = createRoot(host);

interface Props {
  readonly candidates: readonly string[];
  readonly onDrawn: () => void;
}

const Drawn = ({ candidates, onDrawn }: Props) => {
  // Effects of this drawing are still to come then.
  useLayoutEffect(() => queueMicrotask(onDrawn), [onDrawn]);
  return (
    <Board
      info={info}
      view={undefined}
      layout={autoLayout(info)}
      candidates={candidates}
      asked="Town"
      picked={[]}
      onPick={() => undefined}
    />
  );
};
const rows = (): readonly HTMLElement[] => [...host.querySelectorAll<HTMLElement>('[role="treeitem"]')];
const focused = (): string | null | undefined => document.activeElement?.textContent;

test('a letter that is typed the moment after the list was drawn again takes the focus along', async () => {
  root.render(<Drawn candidates={[]} onDrawn={() => undefined} />);
  const list = await vi.waitUntil(() => host.querySelector<HTMLDetailsElement>('details.twin'));
  list.open = true;
  list.dispatchEvent(new Event('toggle'));
  const [first] = await vi.waitUntil(() => rows().length > 0 && rows());
  first?.focus();
  expect(focused()).toBe('Aria');

  const type = (): void => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'c', bubbles: true, cancelable: true }));
  };
  startTransition(() => root.render(<Drawn candidates={['cole']} onDrawn={type} />));
  await vi.waitUntil(() => rows()[2]?.tabIndex === 0);
  expect(focused()).toBe('Cole · can be chosen');
});
