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

/** How the match stands. */
export const Scoreboard = ({ info, view }: Props) => {
  const { t } = useWorkbench();
  const lines = scoreLines(info, view, useTexts(), useLayout());
  if (lines.length === 0) return null;
  return (
    <Disclosure className={styles.scoreboard} open summary={t('standing')}>
      <dl>
        {lines.map(({ name, value }) => (
          <div key={name} className={styles.line} data-part="score">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
};
