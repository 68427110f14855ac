import type { MatchView } from '@sandtable/session';
import { FastForward, Redo2, Square, StepForward, Undo2 } from 'lucide-react';
import { useStore, useWorkbench } from '../context.ts';
import { ShowAgain } from '../events/ShowAgain.tsx';
import { useTexts } from '../play/useTexts.ts';
import { isBotNext } from '../state/match/bots.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu, MenuItem } from '../ui/Menu.tsx';
import { Row } from '../ui/Row.tsx';
import styles from './Controls.module.css';

interface Props {
  readonly view: MatchView;
}

/** What can be done with the match as a whole. */
export const Controls = ({ view }: Props) => {
  const { bench, t } = useWorkbench();
  const { running } = useStore(pick('running'));
  const canStep = view.status === 'running' && !running;
  return (
    <Row className={styles.controls} data-part="controls">
      <IconButton
        icon={Undo2}
        label={t('undo')}
        disabled={!view.undoable || running}
        onClick={() => void bench.play.undo()}
      />
      <IconButton
        icon={Redo2}
        label={t('redo')}
        disabled={!view.redoable || running}
        onClick={() => void bench.play.redo()}
      />
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
      <ShowAgain />
      <MoreControls view={view} canStep={canStep} />
    </Row>
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

const MoreControls = ({ view, canStep }: Props & { readonly canStep: boolean }) => {
  const { bench, t } = useWorkbench();
  const { face } = useStore(pick('face'));
  const texts = useTexts();
  return (
    <Menu label={t('moreRuns')}>
      <MenuItem disabled={!canStep} onClick={() => void bench.play.botStep()}>
        {t('botStep')}
      </MenuItem>
      <MenuItem disabled={!canStep} onClick={() => void bench.play.runTurn()}>
        {t('runTurn')}
      </MenuItem>
      {view.phase === undefined ? null : (
        <MenuItem disabled={!canStep} onClick={() => void bench.play.runPhase()}>
          {t('runPhase', { phase: texts.path(view.phase) })}
        </MenuItem>
      )}
      {/* The page for players has no list of moves to show it in. */}
      {face === 'play' ? null : (
        <MenuItem disabled={view.decisions === 0} onClick={() => bench.actions.openExampleForm()}>
          {t('asExample')}
        </MenuItem>
      )}
    </Menu>
  );
};
