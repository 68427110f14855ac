import type { MatchView } from '@sandtable/session';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { useLogged } from './useNotation.ts';
import { useTexts } from './useTexts.ts';

type Branch = MatchView['branches'][number];

/** Lines of play that were left, the last one first; each can be gone over to. */
export const Branches = ({ branches }: { readonly branches: readonly Branch[] }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('running'));
  const said = useSaid();
  if (branches.length === 0) return null;
  return (
    <details className="branches">
      <summary>{t('branches', { n: branches.length })}</summary>
      <ul>
        {branches
          .map((branch, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the number of a branch is how it is asked for
            <li key={i}>
              <button type="button" className="row" disabled={state.running} onClick={() => void bench.play.follow(i)}>
                {said(branch)}
              </button>
            </li>
          ))
          .reverse()}
      </ul>
    </details>
  );
};

/** Where a branch parts, and with which decision, as far as the viewer may know. */
const useSaid = (): ((branch: Branch) => string) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const logged = useLogged();
  return ({ shared, decisions, first }) => {
    if (first === undefined || decisions === undefined) return t('branchFrom', { n: shared + 1 });
    const what = logged(first) ?? texts.line(first);
    return t('branch', { n: shared + 1, of: decisions, what });
  };
};
