import { useStore, useWorkbench } from '../context.ts';
import type { NumberRun } from '../state/lab/runs.ts';
import { pick } from '../state/selectors.ts';
import type { Say } from '../words.ts';
import { valueText } from './figure-text.ts';
import styles from './Lab.module.css';
import { useMeasureName } from './names.ts';

/** With which value a measure comes to what was aimed at, as far as the games can tell. */
export const Found = ({ run }: { readonly run: NumberRun }) => {
  const { t } = useWorkbench();
  const { lang } = useStore(pick('lang'));
  const name = useMeasureName();
  const { aim } = run.asked;
  if (aim === undefined || run.isStopped) return null;
  const goal = t('labAim', { measure: name(aim.measure), value: valueText(aim.measure, aim.value, lang) });
  return (
    <p className={styles.verdict} role="status">
      {foundText(t, run.found, goal)} <span className="quiet">{run.found ? t('labFoundSure') : ''}</span>
    </p>
  );
};

export function foundText(t: Say, found: NumberRun['found'], aim: string): string {
  if (found === undefined) return t('labFoundNothing');
  const { crossing, values } = found;
  if (crossing.found === 'nothing') return t(crossing.all === 'below' ? 'labFoundBelow' : 'labFoundAbove', { aim });
  const [from, to] = [values[crossing.from] ?? '', values[crossing.to] ?? ''];
  if (crossing.found === 'turning') return t('labFoundTurning', { from, to });
  if (crossing.found === 'between') return t('labFoundBetween', { aim, from, to });
  return from === to ? t('labFoundOne', { aim, value: from }) : t('labFoundSome', { aim, from, to });
}
