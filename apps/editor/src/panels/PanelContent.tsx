import { Suspense } from 'react';
import { PANEL_ENTRIES } from '../commands/panel-entries.ts';
import { useStore, useWorkbench } from '../context.ts';
import type { PanelId } from '../state/slices/ui.ts';
import { Boundary } from '../ui/Boundary.tsx';
import styles from './PanelContent.module.css';
import { PanelFailure } from './PanelFailure.tsx';
import { PANEL_COMPONENTS } from './panel-components.ts';

/** One panel. What goes wrong in it stays in it. */
export const PanelContent = ({ id }: { readonly id: PanelId }) => {
  const { t } = useWorkbench();
  const Panel = PANEL_COMPONENTS[id];
  const ruleset = useStore((state) => state.ruleset);
  const { title, region, hasRegions, keepsState } = PANEL_ENTRIES[id];
  return (
    <div className={styles.panel} data-panel={id} data-region={hasRegions ? undefined : region}>
      <Boundary instead={(error, again) => <PanelFailure title={t(title)} error={error} onAgain={again} />}>
        <Suspense fallback={<p className="empty">{t('loading')}</p>}>
          <Panel key={keepsState ? undefined : ruleset} />
        </Suspense>
      </Boundary>
    </div>
  );
};
