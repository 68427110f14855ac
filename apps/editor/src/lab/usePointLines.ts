import type { SweepResult } from '@sandtable/analysis';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import type { Finding } from '../workers/protocol.ts';
import { measuredText } from './figure-text.ts';
import { useMeasureName } from './names.ts';
import { troublesOf, whyNot } from './PointTable.tsx';

/** The result at each point, as lines to be copied. */
export function usePointLines({ points, asIs }: SweepResult<Finding>, names: readonly string[]): readonly string[] {
  const { t } = useWorkbench();
  const { lang } = useStore(pick('lang'));
  const name = useMeasureName();
  const known = [...points, asIs].filter((point) => point.games > 0 || whyNot(t, point) !== undefined);
  return known.map((point) => {
    const head = point.values.map((value, i) => `${names[i]} = ${value}`).join(', ') || t('labAsIs');
    const why = whyNot(t, point);
    const figures = point.figures.map(
      (figure) =>
        `${name(figure.measure)} ${measuredText(figure.measure, figure, lang)}${figure.difference?.isClear ? ' *' : ''}`,
    );
    return `${head}: ${[...(why === undefined ? figures : [t('labPointFails', { why })]), ...troublesOf(t, point)].join('; ')}`;
  });
}
