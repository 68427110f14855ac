import type { FigureSummary } from '@sandtable/bots';
import { useStore, useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import type { Run } from '../state/comparing.ts';
import { pick } from '../state/selectors.ts';
import { BarChart } from '../ui/chart/BarChart.tsx';
import { winnerRows } from './winner-rows.ts';

interface Props {
  readonly head: readonly FigureSummary[];
  readonly run: Run;
  readonly games: number;
}

/** How often each role wins under both rulesets; the table of figures has the numbers. */
export const Winners = ({ head, run, games }: Props) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const { lang } = useStore(pick('lang'));
  const rows = winnerRows(head, games, (role) => texts.member(role, run.roleKind), t('measureDrawn'), lang);
  return (
    <figure>
      <figcaption>{t('shareChart')}</figcaption>
      <BarChart label={t('shareChart')} rows={rows} />
    </figure>
  );
};
