import type { GameInfo } from '@sandtable/engine';
import type { MatchView } from '@sandtable/session';
import { useWorkbench } from '../context.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import styles from './Scoreboard.module.css';
import { scoreLines } from './score-lines.ts';
import { useLayout, useTexts } from './useTexts.ts';

interface Props {
  readonly info: GameInfo;
  readonly view: MatchView;
}

/** How the match stands, below a heading that folds it away. */
export const Scoreboard = ({ info, view }: Props) => {
  const { t } = useWorkbench();
  const lines = scoreLines(info, view, useTexts(), useLayout());
  if (lines.length === 0) return null;
  return (
    <Disclosure className={styles.scoreboard} open summary={t('standing')}>
      <ScoreTable info={info} view={view} />
    </Disclosure>
  );
};

/** What is counted, and what it is now, a line each. */
export const ScoreTable = ({ info, view }: Props) => {
  const texts = useTexts();
  return (
    <dl className={styles.lines}>
      {scoreLines(info, view, texts, useLayout()).map(({ name, value }) => (
        <div key={name} className={styles.line} data-part="score">
          <dt>{texts.begun(name)}</dt>
          <dd>{texts.begun(value)}</dd>
        </div>
      ))}
    </dl>
  );
};
