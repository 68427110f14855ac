import type { Fight } from '@sandtable/board';
import type { LogLine } from '@sandtable/session';
import { useStore, useWorkbench } from '../context.ts';
import { oddsPercent } from '../play/odds-rows.ts';
import { useEndText } from '../play/useEndText.ts';
import { useLayout, useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import { classNames } from '../ui/class-names.ts';
import { keyed } from '../ui/keyed.ts';
import styles from './FightOdds.module.css';
import { fightChances } from './fight-chances.ts';
import { sideColours } from './side-colours.ts';
import { useOddsBefore } from './useOddsBefore.ts';

interface Props {
  readonly fight: Fight;
  /** What the viewer read of the decision. */
  readonly log: readonly LogLine[];
}

/** What could have come of the dice, as a bar, with what did; nothing for who may not know it. */
export const FightOdds = ({ fight, log }: Props) => {
  const { t } = useWorkbench();
  const { lang } = useStore(pick('lang'));
  const [texts, endText, layout] = [useTexts(), useEndText(), useLayout()];
  const [{ line }] = fight.bouts;
  const odds = useOddsBefore(line);
  const chances =
    odds === undefined ? [] : fightChances(odds, fight, { log, texts, endText, nothing: t('oddsNoEffect') });
  if (odds === undefined || chances.length === 0) return null;
  const title = t(odds.basis === 'positions' ? 'fightOddsKnown' : 'fightOdds');
  return (
    <div className={styles.odds} data-part="fight-odds" style={sideColours(layout, fight.sides)}>
      <p>{title}</p>
      {chances.some(({ isPart }) => isPart) ? (
        <div className={styles.bar} aria-hidden="true">
          {keyed(chances, ({ text }) => text).map(({ key, item: { share, winner, happened } }) => (
            <span key={key} style={{ flexGrow: share }} data-winner={winner} data-happened={happened || undefined} />
          ))}
        </div>
      ) : null}
      <ul aria-label={title} data-loose={chances.every(({ isPart }) => !isPart) || undefined}>
        {keyed(chances, ({ text }) => text).map(({ key, item: { text, share, winner, happened } }) => (
          <li key={key} className={classNames(happened && styles.happened)} data-winner={winner}>
            {text} <b>{oddsPercent(share, lang)}</b>
            {happened ? <span className="unseen"> ({t('fightOddsCame')})</span> : null}
          </li>
        ))}
      </ul>
    </div>
  );
};
