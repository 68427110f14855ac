import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { Toasts } from '../ui/Toasts.tsx';
import { Drawer } from './Drawer.tsx';
import { PlayProblems } from './PlayProblems.tsx';
import { StatusStrip } from './StatusStrip.tsx';
import { Table } from './Table.tsx';
import { TableHeader } from './TableHeader.tsx';
import styles from './TablePage.module.css';
import { useDrawerOpen } from './useDrawerOpen.ts';

/** A match for players: the whole window is the table. Log, rules and timeline are in a drawer; no rules are written here. */
export const TablePage = () => {
  const { t } = useWorkbench();
  const { notification } = useStore(pick('notification'));
  const [isDrawerOpen, openDrawer] = useDrawerOpen();
  return (
    <div className={styles.page} data-part="table">
      <TableHeader isDrawerOpen={isDrawerOpen} onDrawer={openDrawer} />
      <Toasts said={notification} label={t('notifications')} closeLabel={t('shut')} />
      <div className={styles.problems}>
        <PlayProblems />
      </div>
      <Match isDrawerOpen={isDrawerOpen} onDrawer={openDrawer} />
    </div>
  );
};

interface MatchProps {
  readonly isDrawerOpen: boolean;
  readonly onDrawer: (open: boolean) => void;
}

const Match = ({ isDrawerOpen, onDrawer }: MatchProps) => {
  const { t } = useWorkbench();
  const { ruleset, link, info } = useStore(pick('ruleset', 'link', 'info'));
  if (ruleset === undefined) return link === undefined ? <p className="empty">{t('loading')}</p> : null;
  if (info === undefined) return <p className="empty">{t('loading')}</p>;
  return (
    <>
      <StatusStrip info={info} />
      <Table info={info} />
      {isDrawerOpen ? <Drawer onClose={() => onDrawer(false)} /> : null}
    </>
  );
};
