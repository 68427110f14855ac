import type { TabRenderProps } from 'react-resizable-panels';
import { useStore, useWorkbench } from '../context.ts';
import type { PanelId } from '../state/slices/ui.ts';
import { Icon } from '../ui/Icon.tsx';
import { PANEL_ENTRIES } from './panel-entries.ts';

interface Props {
  readonly id: PanelId;
  readonly tab: TabRenderProps;
}

/** The tab of a panel: its icon and title, and how many findings there are. */
export const PanelTab = ({ id, tab }: Props) => {
  const { t } = useWorkbench();
  const { icon, title } = PANEL_ENTRIES[id];
  return (
    <div {...tab} id={`tab-${id}`}>
      <Icon of={icon} size={14} />
      <span>{t(title)}</span>
      {id === 'findings' ? <FindingCount /> : null}
    </div>
  );
};

const FindingCount = () => {
  const count = useStore(({ compiledIn, findings }) => (compiledIn === undefined ? '…' : findings.length));
  return <span data-testid="finding-count">{count}</span>;
};
