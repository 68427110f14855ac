import type { Variable } from '@sandtable/analysis';
import { type Measure, measureKey } from '@sandtable/bots';
import { useMemo, useState } from 'react';
import { useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import type { NumberRun } from '../state/lab/runs.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { Card } from './Card.tsx';
import { Found } from './Found.tsx';
import { KeepValue } from './KeepValue.tsx';
import styles from './Lab.module.css';
import { useMeasureName, variableName } from './names.ts';
import { usePlayedBy } from './numbers.ts';
import { PointsChart } from './PointsChart.tsx';
import { PointTable } from './PointTable.tsx';
import { chosenMeasures, measuresIn, resultOf, WINNERS } from './point-results.ts';
import { usePointLines } from './usePointLines.ts';

interface Props {
  readonly run: NumberRun;
  readonly variables: readonly Variable[];
}

/** The result with each value, as a chart and a table; any of them can be kept. */
export const NumberReport = ({ run, variables }: Props) => {
  const { t } = useWorkbench();
  const all = useMemo(() => measuresIn(run), [run]);
  const aim = run.asked.aim;
  const [chosen, setChosen] = useState<string>();
  const key = chosen ?? (aim ? measureKey(aim.measure) : WINNERS);
  const measures = chosenMeasures(all, key);
  const result = useMemo(() => resultOf(run, measures), [run, measures]);
  const names = useAxisNames(run, variables);
  const lines = usePointLines(result, names);
  const games = result.points.reduce((sum, point) => sum + point.games, result.asIs.games);
  const playedBy = usePlayedBy(run.asked, games);
  const found = run.running ? null : <Found run={run} />;
  return (
    <>
      {found}
      <MeasureField all={all} chosen={key} onChoose={setChosen} />
      <PointsChart result={result} names={names} aim={aim} />
      <PointTable result={result} names={names} />
      <KeepValue run={run} names={names} />
      <Card title={`${t('labNumber')} ${names.join(', ')}`} lines={[...lines, playedBy]} />
    </>
  );
};

function useAxisNames({ asked }: NumberRun, variables: readonly Variable[]): readonly string[] {
  const texts = useTexts();
  return asked.axes.map((axis) => {
    const variable = variables.find(({ name }) => name === axis.name);
    return variable ? variableName(texts, variable) : axis.name;
  });
}

interface FieldProps {
  readonly all: readonly Measure[];
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

const MeasureField = ({ all, chosen, onChoose }: FieldProps) => {
  const { t } = useWorkbench();
  const name = useMeasureName();
  const options = all.map((measure) => ({ value: measureKey(measure), label: name(measure) }));
  return (
    <div className={styles.fields}>
      <SelectField
        label={t('labMeasure')}
        value={chosen}
        options={[{ value: WINNERS, label: t('labWinners') }, ...options]}
        onChange={onChoose}
      />
    </div>
  );
};
