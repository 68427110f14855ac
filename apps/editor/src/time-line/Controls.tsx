import { Ellipsis, FastForward, Redo2, Square, StepForward, Undo2 } from 'lucide-react';
import { memo } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import { isBotNext } from '../state/match/bots.ts';
import { pick } from '../state/selectors.ts';
import type { State } from '../state/state.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu, MenuItem } from '../ui/Menu.tsx';
import { Row } from '../ui/Row.tsx';
import { useIsNarrow } from '../ui/useIsNarrow.ts';
import styles from './Controls.module.css';

const possibleIn = ({ view, running, face }: State) => ({
  running,
  face,
  canUndo: view?.undoable === true && !running,
  canRedo: view?.redoable === true && !running,
  canStep: view?.status === 'running' && !running,
});

/** What can be done with the match as a whole: from move to move, that mostly remains the same. */
export const Controls = memo(() => {
  const { bench, t } = useWorkbench();
  const { running, canStep } = useStore(possibleIn);
  return (
    <Row className={styles.controls} data-part="controls">
      <UndoRedo />
      <RandomMove canStep={canStep} />
      {running ? (
        <Button look="primary" icon={Square} onClick={bench.play.stop}>
          {t('stop')}
        </Button>
      ) : (
        <Button icon={FastForward} disabled={!canStep} onClick={() => void bench.play.run()}>
          {t('run')}
        </Button>
      )}
      <MoreControls canStep={canStep} />
    </Row>
  );
});

/** At the table, the header has both where there is room. */
const UndoRedo = () => {
  const { bench, t } = useWorkbench();
  const { face, canUndo, canRedo } = useStore(possibleIn);
  const isNarrow = useIsNarrow();
  if (face === 'play' && !isNarrow) return null;
  return (
    <>
      <IconButton icon={Undo2} label={t('undo')} disabled={!canUndo} onClick={() => void bench.play.undo()} />
      <IconButton icon={Redo2} label={t('redo')} disabled={!canRedo} onClick={() => void bench.play.redo()} />
    </>
  );
};

/** While a bot decides, it does nothing; it keeps the focus, as bots are quick. */
const RandomMove = ({ canStep }: { readonly canStep: boolean }) => {
  const { bench, t } = useWorkbench();
  const waits = useStore(isBotNext);
  return (
    <Button icon={StepForward} disabled={!canStep} aria-disabled={waits} onClick={() => void bench.play.step()}>
      {t('step')}
    </Button>
  );
};

const MoreControls = ({ canStep }: { readonly canStep: boolean }) => {
  const { bench, t } = useWorkbench();
  const { face } = useStore(pick('face'));
  const isBegun = useStore(({ view }) => view !== undefined && view.decisions > 0);
  return (
    <Menu label={t('moreRuns')} trigger={<IconButton icon={Ellipsis} label={t('moreRuns')} />}>
      <MenuItem disabled={!canStep} onClick={() => void bench.play.botStep()}>
        {t('botStep')}
      </MenuItem>
      <MenuItem disabled={!canStep} onClick={() => void bench.play.runTurn()}>
        {t('runTurn')}
      </MenuItem>
      <RunPhase canStep={canStep} />
      {/* The page for players has no list of moves to show it in. */}
      {face === 'play' ? null : (
        <MenuItem disabled={!isBegun} onClick={() => bench.actions.openExampleForm()}>
          {t('asExample')}
        </MenuItem>
      )}
    </Menu>
  );
};

/** Only drawn while the menu is open. */
const RunPhase = ({ canStep }: { readonly canStep: boolean }) => {
  const { bench, t } = useWorkbench();
  const phase = useStore(({ view }) => view?.phase);
  const texts = useTexts();
  if (phase === undefined) return null;
  return (
    <MenuItem disabled={!canStep} onClick={() => void bench.play.runPhase()}>
      {t('runPhase', { phase: texts.path(phase) })}
    </MenuItem>
  );
};
