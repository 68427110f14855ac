import type { Changeable } from '@sandtable/session';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { Row } from '../ui/Row.tsx';
import styles from './ManualEdits.module.css';
import { usePicked } from './usePicked.ts';
import { ValueForm } from './ValueForm.tsx';

/** One value of the position is given another by hand: what, of whom, and which; or a piece is moved on the board. */
export const ChangeValue = ({ all }: { readonly all: readonly Changeable[] }) => {
  const { t } = useWorkbench();
  const { view } = useStore(pick('view'));
  // What is chosen stays so while there is no match.
  const picked = usePicked();
  const [first] = all;
  if (first === undefined || view === undefined) return null;
  return (
    <section aria-labelledby="hand-change">
      <h2 id="hand-change">{t('changePosition')}</h2>
      <p className="quiet">{t('changeHint')}</p>
      <Row className={styles.actions}>
        <MoveOnBoard />
      </Row>
      <ValueForm all={all} first={first} view={view} picked={picked} />
    </section>
  );
};

const MoveOnBoard = () => {
  const { bench, t } = useWorkbench();
  const { boardMode } = useStore(pick('boardMode'));
  const toggle = (): void => bench.actions.toggleBoardMode('move-counters');
  return (
    <Button aria-pressed={boardMode === 'move-counters'} onClick={toggle}>
      {t('moveOnBoard')}
    </Button>
  );
};
