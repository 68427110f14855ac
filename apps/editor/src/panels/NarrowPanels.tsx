import { useState } from 'react';
import { PANEL_ENTRIES } from '../commands/panel-entries.ts';
import { useStore, useWorkbench } from '../context.ts';
import { type PanelId, TOOL_PANELS } from '../state/slices/ui.ts';
import { Icon } from '../ui/Icon.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import styles from './NarrowPanels.module.css';
import { naturalPanel } from './natural-panel.ts';
import { PanelContent } from './PanelContent.tsx';

const BAR = ['rulesets', 'text', 'findings', 'play', 'log'] as const satisfies readonly PanelId[];
const MAIN = ['rulesets', 'text', 'play'] as const satisfies readonly PanelId[];

/** On a narrow page one panel at a time, chosen in the bar at its foot. */
export const NarrowPanels = () => {
  const { bench } = useWorkbench();
  const [chosen, setChosen] = useState<PanelId>('rulesets');
  const choose = (id: PanelId): void => {
    if (id === 'findings' || id === 'log') bench.actions.showPanel(id);
    setChosen(id);
  };
  const isTool = !MAIN.some((id) => id === chosen);
  return (
    <div className={styles.panels}>
      {MAIN.map((id) => (
        <div key={id} className={styles.shown} hidden={id !== chosen}>
          <PanelContent id={id} />
        </div>
      ))}
      {isTool ? <Tools /> : null}
      <Bar chosen={chosen} onChoose={choose} />
    </div>
  );
};

const Tools = () => {
  const { bench, t } = useWorkbench();
  const shown = useStore((state) => state.activePanel ?? naturalPanel(state));
  const tabs = TOOL_PANELS.map((id) => ({ id, label: t(PANEL_ENTRIES[id].title) }));
  const tool = TOOL_PANELS.find((id) => id === shown) ?? 'findings';
  return (
    <div className={styles.shown}>
      <Tabs label={t('below')} tabs={tabs} shown={tool} onShow={bench.actions.showPanel}>
        <PanelContent id={tool} />
      </Tabs>
    </div>
  );
};

interface BarProps {
  readonly chosen: PanelId;
  readonly onChoose: (panel: PanelId) => void;
}
const Bar = ({ chosen, onChoose }: BarProps) => {
  const { t } = useWorkbench();
  return (
    <nav className={styles.bar} aria-label={t('panels')}>
      {BAR.map((id) => (
        <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          <Icon of={PANEL_ENTRIES[id].icon} />
          {t(PANEL_ENTRIES[id].title)}
        </button>
      ))}
    </nav>
  );
};
