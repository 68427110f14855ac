import { Crosshair } from 'lucide-react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { Row } from '../ui/Row.tsx';
import styles from './WatchPane.module.css';

/** What is clicked on the board is watched; of several expressions about it one is chosen. */
export const WatchCandidates = () => {
  const { bench, t } = useWorkbench();
  const { boardMode, watchCandidates } = useStore(pick('boardMode', 'watchCandidates'));
  return (
    <Row className={styles.candidates} data-part="watch-candidates">
      <Button
        icon={Crosshair}
        aria-pressed={boardMode === 'watch'}
        onClick={() => bench.actions.toggleBoardMode('watch')}
      >
        {t('pinOnBoard')}
      </Button>
      {watchCandidates.length === 0 ? null : (
        <fieldset>
          <legend>{t('pinWhich')}</legend>
          {watchCandidates.map((text) => (
            <Button key={text} onClick={() => bench.why.watchAlso(text)}>
              <code>{text}</code>
            </Button>
          ))}
          <Button look="plain" onClick={() => bench.actions.clearWatchCandidates()}>
            {t('pinEnough')}
          </Button>
        </fieldset>
      )}
    </Row>
  );
};
