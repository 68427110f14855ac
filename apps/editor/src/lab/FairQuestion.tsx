import { useId } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { FairReport } from './FairReport.tsx';
import styles from './Lab.module.css';
import { useForm, useRun } from './lab-state.ts';
import { PlayedFields } from './PlayedFields.tsx';
import { botsOf, usualForm } from './played.ts';
import { RunBar } from './RunBar.tsx';

const MOST_GAMES = 100_000;
/** So many percentage points, and so many games at most where nobody chose how many. */
const POINTS = 2;
const ENOUGH_GAMES = 10_000;

/** Is it fair? Bots play the rules as they are. */
export const FairQuestion = () => {
  const { bench, t } = useWorkbench();
  const { info, save } = useStore(pick('info', 'save'));
  const run = useRun('fair');
  const [form, change] = useForm('fair', { ...usualForm(info, save?.seats), isPrecise: false });
  const { seats, seed, games, isPrecise } = form;
  const precise = (is: boolean): void => change({ isPrecise: is, ...(is ? { games: ENOUGH_GAMES } : {}) });
  const start = (): void => {
    const precision = isPrecise ? POINTS / 100 : undefined;
    void bench.lab.askFair({ seats, seed, games, bots: botsOf(form), precision });
  };
  return (
    <div className={styles.question}>
      <p className="quiet">{t('labFairHint')}</p>
      <PlayedFields
        form={form}
        onChange={change}
        gamesLabel={isPrecise ? 'labAtMost' : 'howManyGames'}
        mostGames={MOST_GAMES}
      />
      <PreciseField isPrecise={isPrecise} onChange={precise} />
      <RunBar question="fair" run={run} onStart={start} preparing={t('labCompiling')} />
      {run?.figures && run.figures.games > 0 ? <FairReport run={run} figures={run.figures} /> : null}
    </div>
  );
};

interface PreciseProps {
  readonly isPrecise: boolean;
  readonly onChange: (isPrecise: boolean) => void;
}

const PreciseField = ({ isPrecise, onChange }: PreciseProps) => {
  const { t } = useWorkbench();
  const id = useId();
  return (
    <p>
      <input id={id} type="checkbox" checked={isPrecise} onChange={({ target }) => onChange(target.checked)} />{' '}
      <label htmlFor={id}>{t('labPrecise', { points: POINTS })}</label>
    </p>
  );
};
