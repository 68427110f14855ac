import type { Fight } from '@sandtable/board';
import type { LogLine } from '@sandtable/session';
import { useEffect } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { oddsPercent } from '../play/odds-rows.ts';
import { useEndText } from '../play/useEndText.ts';
import { useLayout, useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import { classNames } from '../ui/class-names.ts';
import { keyed } from '../ui/keyed.ts';
import styles from './FightOdds.module.css';
import { type FightChance, fightChances } from './fight-chances.ts';
import { sideColours } from './side-colours.ts';
import { useOddsBefore } from './useOddsBefore.ts';

interface Props {
  readonly fight: Fight;
  /** What the viewer read of the decision. */
  readonly log: readonly LogLine[];
  /** The numbers above have their parts already. */
  readonly hasSum: boolean;
  /** The dice lie: which chance came true may be seen. */
  readonly isSettled: boolean;
}

/** So many milliseconds the card waits for odds at most. */
const WAITS = 4000;

/** The card stays open while its odds are being found out, and then as long as it takes to read it. */
function useStayUntil(isFound: boolean, hasSum: boolean): void {
  const { hold, stay } = useWorkbench().bench.motions;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sum that comes is read as well.
  useEffect(() => {
    if (isFound) return stay();
    hold();
    const limit = setTimeout(stay, WAITS);
    return () => clearTimeout(limit);
  }, [isFound, hasSum, hold, stay]);
}

/** What could have come of the dice, as a bar, with what did; nothing for who may not know it. */
export const FightOdds = ({ fight, log, hasSum, isSettled }: Props) => {
  const { t } = useWorkbench();
  const { lang } = useStore(pick('lang'));
  const [texts, endText, layout] = [useTexts(), useEndText(), useLayout()];
  const [{ line }] = fight.bouts;
  const found = useOddsBefore(line);
  const odds = found?.odds;
  const chances =
    odds === undefined ? [] : fightChances(odds, fight, { log, texts, endText, nothing: t('oddsNoEffect') });
  const came = (chance: FightChance): boolean => isSettled && chance.happened;
  useStayUntil(found !== undefined, hasSum);
  if (odds === undefined || chances.length === 0) return null;
  const title = t(odds.basis === 'positions' ? 'fightOddsKnown' : 'fightOdds');
  return (
    <div className={styles.odds} data-part="fight-odds" style={sideColours(layout, fight.sides)}>
      <p>{title}</p>
      {chances.some(({ isPart }) => isPart) ? (
        <div className={styles.bar} aria-hidden="true">
          {keyed(chances, ({ text }) => text).map(({ key, item }) => (
            <span
              key={key}
              style={{ flexGrow: item.share }}
              data-winner={item.winner}
              data-happened={came(item) || undefined}
            />
          ))}
        </div>
      ) : null}
      <ul aria-label={title} data-loose={chances.every(({ isPart }) => !isPart) || undefined}>
        {keyed(chances, ({ text }) => text).map(({ key, item }) => (
          <li key={key} className={classNames(came(item) && styles.happened)} data-winner={item.winner}>
            {item.text} <b>{oddsPercent(item.share, lang)}</b>
            {came(item) ? <span className="unseen"> ({t('fightOddsCame')})</span> : null}
          </li>
        ))}
      </ul>
    </div>
  );
};
