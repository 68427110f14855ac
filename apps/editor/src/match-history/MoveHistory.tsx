import { useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { SeeingAll } from '../manual-edits/SeeingAll.tsx';
import { useLookup } from '../manual-edits/useLookup.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { Row } from '../ui/Row.tsx';
import { AsExample } from './AsExample.tsx';
import styles from './MoveHistory.module.css';
import { MoveList } from './MoveList.tsx';
import { SessionFiles } from './SessionFiles.tsx';
import { Variations } from './Variations.tsx';

/** The moves of the match: each can be previewed, gone to, removed or decided differently; and the variations. */
export const MoveHistory = () => (
  <div className={styles.pane}>
    <SessionFiles />
    <SeeingAll noMatch="movesNoGame">
      <Shown />
    </SeeingAll>
  </div>
);

/** One of three: the moves, two variations next to each other, or an example made of moves. */
const Shown = () => {
  const { bench } = useWorkbench();
  const { view, asExample } = useStore(pick('view', 'asExample'));
  const [isComparing, compare] = useState(false);
  const variations = view?.branches.length ?? 0;
  if (asExample) return <AsExample onClose={() => bench.actions.closeExampleForm()} />;
  if (isComparing && variations > 0) return <Variations onClose={() => compare(false)} />;
  return <Moves variations={variations} onCompare={() => compare(true)} />;
};

interface Props {
  readonly variations: number;
  readonly onCompare: () => void;
}

const Moves = ({ variations, onCompare }: Props) => {
  const { bench, t } = useWorkbench();
  const moves = useLookup('steps') ?? [];
  return (
    <>
      <Row className={styles.actions}>
        <Button disabled={variations === 0} onClick={onCompare}>
          {t('linesBeside', { n: variations })}
        </Button>
        <Button disabled={moves.length === 0} onClick={() => bench.actions.openExampleForm()}>
          {t('asExample')}
        </Button>
      </Row>
      {moves.length === 0 ? <p className="empty">{t('noSteps')}</p> : <MoveList moves={moves} />}
    </>
  );
};
