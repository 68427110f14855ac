import { type RefObject, useLayoutEffect, useState } from 'react';
import { useWorkbench } from '../context.ts';
import { PANELS, type PanelId } from '../state/slices/ui.ts';
import { tabsOut } from './tabs-out.ts';

/**
 * Which parts have a tab that has no room. The one that has the focus always has, so that it is not lost where the row
 * becomes narrower, then the open one; what is wrong and what happened come next.
 */
const hiddenIn = (row: HTMLElement, shown: PanelId): readonly PanelId[] => {
  const held = PANELS.find((part) => document.activeElement?.id === `tab-${part}`);
  return tabsOut(
    row.clientWidth,
    PANELS.flatMap((part) => {
      const tab = row.querySelector(`#tab-${part}`)?.getBoundingClientRect();
      return tab === undefined ? [] : [[part, tab.width] as const];
    }),
    [...(held === undefined ? [] : [held]), shown, 'findings', 'log'],
  );
};

/** Where not all tabs have room the others are listed beside them. */
export const MoreParts = ({
  shown,
  row,
}: {
  readonly shown: PanelId;
  readonly row: RefObject<HTMLDivElement | null>;
}) => {
  const { bench, t } = useWorkbench();
  const [hidden, setHidden] = useState<readonly PanelId[]>([]);
  useLayoutEffect(() => {
    const tabs = row.current;
    if (tabs === null) return;
    const look = (): void => {
      const now = hiddenIn(tabs, shown);
      for (const tab of tabs.querySelectorAll('[role="tab"]'))
        tab.classList.toggle(
          'out',
          now.some((part) => tab.id === `tab-${part}`),
        );
      setHidden((was) => (now.join() === was.join() ? was : now));
    };
    look();
    const watching = new ResizeObserver(look);
    watching.observe(tabs);
    // Fonts that come late, a number, another language: the tabs become wider, and the row does not.
    for (const tab of tabs.querySelectorAll('[role="tab"]')) watching.observe(tab);
    return () => watching.disconnect();
  }, [row, shown]);
  if (hidden.length === 0) return null;
  return (
    <select
      className="more-parts"
      aria-label={t('moreParts')}
      value=""
      onChange={({ target }) => {
        const part = PANELS.find((one) => one === target.value);
        if (part) bench.actions.showPanel(part);
      }}
    >
      <option value="">{t('moreParts')}</option>
      {hidden.map((part) => (
        <option key={part} value={part}>
          {t(part)}
        </option>
      ))}
    </select>
  );
};
