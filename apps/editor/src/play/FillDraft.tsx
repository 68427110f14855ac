import { type AskView, isMany } from '@sandtable/session';
import { Dices, History } from 'lucide-react';
import { useStore, useWorkbench } from '../context.ts';
import { isDrafted, isFull } from '../state/half-answer.ts';
import { lastDraft } from '../state/last-drafts.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';

/** Ways to fill an assignment at once: with what was answered the last time, or by chance. */
export const FillDraft = ({ ask }: { readonly ask: AskView }) => {
  const { bench, t } = useWorkbench();
  const { draft, ruleset } = useStore(pick('draft', 'ruleset'));
  if (!isDrafted(ask) || isFull(ask, draft)) return null;
  const last = draft.length === 0 ? lastDraft(ruleset, ask) : undefined;
  return (
    <>
      {last ? (
        <Button icon={History} onClick={() => void bench.play.fillAgain(last)}>
          {t('asLastTime')}
        </Button>
      ) : null}
      {isMany(ask) ? null : (
        <Button icon={Dices} onClick={() => void bench.play.fillAtRandom()}>
          {t(draft.length === 0 ? 'allAtRandom' : 'restAtRandom')}
        </Button>
      )}
    </>
  );
};
