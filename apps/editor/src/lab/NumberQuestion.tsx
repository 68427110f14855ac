import type { Variable } from '@sandtable/analysis';
import { isShare } from '@sandtable/analysis';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { Segmented } from '../ui/Segmented.tsx';
import type { Say } from '../words.ts';
import { AimFields } from './AimFields.tsx';
import { AxisFields } from './AxisFields.tsx';
import styles from './Lab.module.css';
import { useForm, useRun } from './lab-state.ts';
import { NumberReport } from './NumberReport.tsx';
import {
  aimMeasures,
  aimValue,
  MOST_POINTS,
  type NumberForm,
  numberAsked,
  type Problem,
  readAxes,
} from './number-form.ts';
import { PlayedFields } from './PlayedFields.tsx';
import { usualForm } from './played.ts';
import { RunBar } from './RunBar.tsx';
import { useVariables } from './useVariables.ts';

/** What should this number be? Bots play with other values. */
export const NumberQuestion = () => {
  const { t } = useWorkbench();
  const { variables, failed, again } = useVariables();
  if (failed)
    return (
      <p className="empty" role="alert">
        {t('labReadError')} <Button onClick={again}>{t('tryAgain')}</Button>
      </p>
    );
  if (variables === undefined) return <p className="empty">{t('loading')}</p>;
  return <Question variables={variables} />;
};

const MOST_GAMES = 10_000;
const MODES = [
  { id: 'try', word: 'labTry' },
  { id: 'find', word: 'labFind' },
] as const;

const Question = ({ variables }: { readonly variables: readonly Variable[] }) => {
  const { bench, t } = useWorkbench();
  const { info, save } = useStore(pick('info', 'save'));
  const run = useRun('number');
  const [form, change] = useForm<NumberForm>('number', {
    ...usualForm(info, save?.seats),
    ...{ axes: [], mode: 'try', aimOf: '', aim: '50' },
  });
  const measures = aimMeasures(info, form.seats);
  const aimed = measures.find((one) => JSON.stringify(one) === form.aimOf) ?? measures[0];
  const value = aimed && aimValue(form.aim, isShare(aimed));
  const aim = aimed && value !== undefined ? { measure: aimed, value } : undefined;
  const read = readAxes(form.mode === 'find' ? form.axes.slice(0, 1) : form.axes, variables);
  const problem = read.ok ? undefined : problemText(t, read.problem);
  const isAimless = form.mode === 'find' && aim === undefined;
  return (
    <div className={styles.question}>
      <p className="quiet">{t('labNumberHint')}</p>
      <AxisFields
        axes={form.axes}
        variables={variables}
        most={form.mode === 'find' ? 1 : 2}
        wrong={read.ok || read.problem.what !== 'values' ? undefined : read.problem.axis}
        onChange={(axes) => change({ axes })}
      />
      <Segmented
        className={styles.modes}
        label={t('labNumber')}
        choices={MODES.map(({ id, word }) => ({ id, label: t(word) }))}
        chosen={form.mode}
        onChoose={(mode) => change({ mode })}
      />
      {form.mode === 'find' && aimed ? (
        <AimFields
          measures={measures}
          measure={aimed}
          text={form.aim}
          isWrong={isAimless}
          onMeasure={(aimOf) => change({ aimOf })}
          onText={(text) => change({ aim: text })}
        />
      ) : null}
      <PlayedFields form={form} onChange={change} gamesLabel="labPerValue" mostGames={MOST_GAMES} />
      <RunBar
        question="number"
        run={run}
        problem={problem ?? (isAimless ? t('labAimMissing') : undefined)}
        preparing={run ? t('labPreparing', { n: run.ready, of: run.points }) : undefined}
        onStart={() => (read.ok ? void bench.lab.askNumber(numberAsked(form, read.axes, aim)) : undefined)}
      />
      {run && run.outcomes.length > 0 ? <NumberReport run={run} variables={variables} /> : null}
    </div>
  );
};

function problemText(t: Say, problem: Problem): string {
  if (problem.what === 'nothing') return t('labWhat');
  if (problem.what === 'points' || problem.why === 'many') return t('labValuesMany', { most: MOST_POINTS });
  return problem.why === 'empty' ? t('labValuesEmpty') : t('labValuesRange', { part: problem.part });
}
