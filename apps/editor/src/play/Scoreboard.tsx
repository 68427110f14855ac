import type { GameInfo } from '@sandtable/engine';
import type { MatchView } from '@sandtable/session';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { keyed } from '../ui/keyed.ts';
import styles from './Scoreboard.module.css';
import { type ScoreLine, scoreLines } from './score-lines.ts';
import { sideRuns } from './side-runs.ts';
import { useLayout, useTexts } from './useTexts.ts';

interface Props {
  readonly info: GameInfo;
  readonly view: MatchView;
}

/** How the match stands, below a heading that folds it away. */
export const Scoreboard = ({ info, view }: Props) => {
  const { t } = useWorkbench();
  const lines = useScoreLines(info, view);
  if (lines.length === 0) return null;
  return (
    <Disclosure className={styles.scoreboard} open summary={t('standing')}>
      <ScoreTable info={info} view={view} />
    </Disclosure>
  );
};

/** What is counted, and what it is now, a line each; roles that play together below what they play for. */
export const ScoreTable = ({ info, view }: Props) =>
  keyed(sideRuns(useScoreLines(info, view)), ([first]) => first?.side ?? '').map(({ key, item }) => (
    <Lines key={key} lines={item} />
  ));

const Lines = ({ lines }: { readonly lines: readonly ScoreLine[] }) => {
  const texts = useTexts();
  const side = lines[0]?.side;
  return (
    <>
      {side === undefined ? null : <p className={styles.side}>{side}</p>}
      <dl className={styles.lines} data-side={side}>
        {lines.map(({ name, value }) => (
          <div key={name} className={styles.line} data-part="score">
            <dt>{texts.begun(name)}</dt>
            <dd>{texts.begun(value)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
};

function useScoreLines(info: GameInfo, view: MatchView): readonly ScoreLine[] {
  const { save } = useStore(pick('save'));
  return scoreLines({ info, view, texts: useTexts(), layout: useLayout(), seats: save?.seats });
}
