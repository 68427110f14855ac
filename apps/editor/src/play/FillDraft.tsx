import { type AskView, isMany } from '@sandtable/session';
import { Dices, History, Landmark } from 'lucide-react';
import { useStore, useWorkbench } from '../context.ts';
import { isDrafted, isFull } from '../state/half-answer.ts';
import { lastDraft } from '../state/last-drafts.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { useSetups } from './useSetups.ts';

/** Ways to fill an assignment at once: with a setup of the ruleset, with what was answered the last time, or by chance. */
export const FillDraft = ({ ask }: { readonly ask: AskView }) => {
  const { bench, t } = useWorkbench();
  const { draft, ruleset } = useStore(pick('draft', 'ruleset'));
  const setups = useSetups(ask);
  if (!isDrafted(ask) || isFull(ask, draft)) return null;
  const open = ask.each?.keys.slice(draft.length) ?? [];
  const isWhole = (values: ReadonlyMap<string, string>): boolean => isMany(ask) || open.every((key) => values.has(key));
  // What a setup leaves open can be changed afterwards like everything else.
  const fillWhole = async (values: ReadonlyMap<string, string>): Promise<void> => {
    await bench.play.fillBy(values);
    if (!isWhole(values)) await bench.play.fillAtRandom();
  };
  const last = draft.length === 0 ? lastDraft(ruleset, ask) : undefined;
  return (
    <>
      {setups
        .filter(({ values }) => open.some((key) => values.has(key)))
        .map(({ name, values }) => (
          <Button key={name} icon={Landmark} onClick={() => void fillWhole(values)}>
            {isWhole(values) ? name : t('setupAndRest', { name })}
          </Button>
        ))}
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
