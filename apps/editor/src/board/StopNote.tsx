import boardNote from '../board-tools/BoardNote.module.css';
import { useStore, useWorkbench } from '../context.ts';
import { breakName } from '../debugger/break-place.ts';
import { ShorterMatch } from '../match-history/ShorterMatch.tsx';

import { pick } from '../state/selectors.ts';
import type { Break } from '../state/slices/match.ts';
import { Button } from '../ui/Button.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import { useShortening } from './useShortening.ts';

/** That bots have stopped at a breakpoint, and the way into the decision in which they came there. */
export const StopNote = () => {
  const { bench, t } = useWorkbench();
  const { hitBreakpoint, view } = useStore(pick('hitBreakpoint', 'view'));
  if (hitBreakpoint === undefined || view === undefined) return null;
  return (
    <div className={boardNote.note}>
      <span role="status">{t('stoppedAt', { n: view.decisions, what: breakName(hitBreakpoint) })}</span>
      <Button onClick={() => void bench.why.inside()}>{t('inside')}</Button>
      <Shorten key={breakName(hitBreakpoint)} reached={hitBreakpoint} />
    </div>
  );
};

/** A shorter match that comes there as well; the one that is played stays one click away. */
const Shorten = ({ reached }: { readonly reached: Break }) => {
  const { t } = useWorkbench();
  const { shortened, shorten } = useShortening();
  return (
    <>
      <Tooltip label={t('shortenHint')}>
        <Button disabled={shortened?.done === false} onClick={() => shorten(reached)}>
          {t('shorten')}
        </Button>
      </Tooltip>
      {shortened === undefined ? null : <ShorterMatch shortened={shortened} />}
    </>
  );
};
