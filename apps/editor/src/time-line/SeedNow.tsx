import type { MatchView } from '@sandtable/session';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';

/** The seed that chance comes of now: that of the match, or the last one that a manual edit has set. */
export const SeedNow = ({ view: { log } }: { readonly view: MatchView }) => {
  const { t } = useWorkbench();
  const { save } = useStore(pick('save'));
  const edited = log.findLast(({ path }) => path === 'hand/seed')?.args.seed;
  return (
    <span className="quiet">
      {t('seed')} <span data-testid="seed">{String(edited ?? save?.seed ?? '')}</span>
    </span>
  );
};
