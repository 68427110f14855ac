import { lazy, Suspense } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { Start } from '../start/Start.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { useIsNarrow } from '../ui/useIsNarrow.ts';
import styles from './Page.module.css';
import { TopBar } from './TopBar.tsx';

// The first page is there before what a ruleset is worked on with.
const PanelWorkspace = lazy(async () => ({ default: (await import('../panels/PanelWorkspace.tsx')).PanelWorkspace }));
const NarrowPanels = lazy(async () => ({ default: (await import('../panels/NarrowPanels.tsx')).NarrowPanels }));

/** The workbench: the first page, or the panels of the ruleset that is open. */
export const Page = () => {
  const isOpen = useStore(({ ruleset }) => ruleset !== undefined);
  const notification = useStore((state) => state.notification);
  const isNarrow = useIsNarrow();
  const { t } = useWorkbench();
  return (
    <div className={styles.page}>
      <TopBar />
      <Toasts said={notification} label={t('notifications')} closeLabel={t('shut')} />
      {isOpen ? (
        <main className={styles.panels}>
          <Suspense fallback={null}>{isNarrow ? <NarrowPanels /> : <PanelWorkspace />}</Suspense>
        </main>
      ) : (
        <Start />
      )}
    </div>
  );
};
