import { useRef } from 'react';
import type { TabRenderProps } from 'react-resizable-panels';
import { PANEL_ENTRIES } from '../commands/panel-entries.ts';
import { useStore, useWorkbench } from '../context.ts';
import type { PanelId } from '../state/slices/ui.ts';
import { Icon } from '../ui/Icon.tsx';
import { useInView } from './useInView.ts';

interface Props {
  readonly id: PanelId;
  readonly tab: TabRenderProps;
}

/** The tab of a panel: its icon and title, and how many findings there are. */
export const PanelTab = ({ id, tab }: Props) => {
  const { t } = useWorkbench();
  const { icon, title } = PANEL_ENTRIES[id];
  const name = useRef<HTMLSpanElement>(null);
  useInView(name, tab['aria-selected'] === true);
  return (
    <div {...stable(tab)}>
      <Icon of={icon} size={14} />
      <span ref={name}>{t(title)}</span>
      {id === 'findings' ? <FindingCount /> : null}
    </div>
  );
};

/** A click on the tab in front is no wish to fold the panel: a button next to the tabs does that. */
const stable = (tab: TabRenderProps): TabRenderProps => {
  const { 'aria-selected': isShown, 'data-tabset-collapsed': collapsed, onClick, onKeyDown, ...rest } = tab;
  if (!isShown || collapsed !== undefined) return tab;
  return {
    ...rest,
    'aria-selected': isShown,
    onKeyDown: (event) => (event.key === 'Enter' || event.key === ' ' ? undefined : onKeyDown?.(event)),
  };
};

const FindingCount = () => {
  const count = useStore(({ compiledIn, findings }) => (compiledIn === undefined ? '…' : findings.length));
  return <span data-testid="finding-count">{count}</span>;
};
