import { useWorkbench } from '../context.ts';
import type { CoverageShown } from '../state/slices/analysis.ts';
import type { Say } from '../words.ts';

/** How far the bots are, in words that are read aloud. */
export const CoverageStatus = ({ coverage }: { readonly coverage: CoverageShown }) => {
  const { t } = useWorkbench();
  return (
    <p className="quiet" role="status">
      {statusOf(coverage, t)}
    </p>
  );
};

function statusOf({ looking, missed, games, examplesRun }: CoverageShown, t: Say): string {
  if (looking) return t('coverageLooking', { rule: looking.rule.path, n: looking.games });
  if (missed) return t('coverageMissed', { rule: missed.rule.path, n: missed.games });
  const played = [
    ...(examplesRun > 0 ? [t('coverageExamplesRun', { n: examplesRun })] : []),
    ...(games > 0 ? [t('coverageGames', { n: games })] : []),
  ];
  return played.length > 0 ? played.join(' ') : t('coverageHint');
}
