import type { Fight } from '@sandtable/board';
import type { LogLine } from '@sandtable/session';
import { useState } from 'react';
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
import type { useOddsBefore } from './useOddsBefore.ts';

interface Props {
  readonly fight: Fight;
  /** What the viewer read of the decision. */
  readonly log: readonly LogLine[];
  /** What is known of what could have come of it; undefined while that is looked for. */
  readonly found: ReturnType<typeof useOddsBefore>;
  /** The dice lie: which chance came true may be seen. */
  readonly isSettled: boolean;
}

/** What could have come of the dice, as a bar, with what did; nothing for who may not know it. */
export const FightOdds = ({ fight, log, found, isSettled }: Props) => {
  const { t } = useWorkbench();
  const { lang } = useStore(pick('lang'));
  const [texts, endText, layout] = [useTexts(), useEndText(), useLayout()];
  const odds = found?.odds;
  const chances =
    odds === undefined ? [] : fightChances(odds, fight, { log, texts, endText, nothing: t('oddsNoEffect') });
  const came = (chance: FightChance): boolean => isSettled && chance.happened;
  const isMissing = found !== undefined && chances.length === 0;
  // What isn't there is known before the dice lie, or its place says so: nothing moves while it is read.
  const [isLeftOut, leaveOut] = useState(false);
  if (isMissing && !isSettled && !isLeftOut) leaveOut(true);
  if (isMissing && isLeftOut) return null;
  if (odds === undefined || chances.length === 0) return <Kept text={isMissing ? t('fightOddsNone') : undefined} />;
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

/** The place of odds that aren't known yet, so that the card doesn't grow when they are; or what is said in place of them. */
const Kept = ({ text }: { readonly text: string | undefined }) => (
  <div
    className={classNames(styles.odds, styles.kept)}
    data-part="odds-kept"
    aria-hidden={text === undefined || undefined}
  >
    <p>{text ?? '\u00a0'}</p>
    <div className={styles.bar} />
    <ul>
      <li>&nbsp;</li>
    </ul>
  </div>
);
