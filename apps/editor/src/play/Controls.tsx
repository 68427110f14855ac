import type { MatchView } from '@sandtable/session';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { useTexts } from './useTexts.ts';

/** What can be done with the match as a whole. */
export const Controls = ({ view }: { readonly view: MatchView }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('running', 'player'));
  const texts = useTexts();
  const over = view.status !== 'running';
  return (
    <div className="controls">
      <button type="button" disabled={!view.undoable || state.running} onClick={() => void bench.play.undo()}>
        {t('undo')}
      </button>
      <button type="button" disabled={!view.redoable || state.running} onClick={() => void bench.play.redo()}>
        {t('redo')}
      </button>
      <button type="button" disabled={over || state.running} onClick={() => void bench.play.step()}>
        {t('step')}
      </button>
      {state.running ? (
        <button type="button" className="primary" onClick={bench.play.stop}>
          {t('stop')}
        </button>
      ) : (
        <button type="button" disabled={over} onClick={() => void bench.play.run()}>
          {t('run')}
        </button>
      )}
      <details className="more-runs">
        <summary>{t('moreRuns')}</summary>
        <button type="button" disabled={over || state.running} onClick={() => void bench.play.botStep()}>
          {t('botStep')}
        </button>
        <button type="button" disabled={over || state.running} onClick={() => void bench.play.runTurn()}>
          {t('runTurn')}
        </button>
        {view.phase === undefined ? null : (
          <button type="button" disabled={over || state.running} onClick={() => void bench.play.runPhase()}>
            {t('runPhase', { phase: texts.path(view.phase) })}
          </button>
        )}
        {/* The page for players has no course to show it in. */}
        {state.player ? null : (
          <button type="button" disabled={view.decisions === 0} onClick={() => bench.actions.openExampleForm()}>
            {t('asExample')}
          </button>
        )}
      </details>
    </div>
  );
};
