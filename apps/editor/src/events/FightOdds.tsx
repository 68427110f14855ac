import type { LogLine } from '@sandtable/session';
import { useStore, useWorkbench } from '../context.ts';
import { oddsPercent, tellingRows } from '../play/odds-rows.ts';
import { useEndText } from '../play/useEndText.ts';
import { useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import { keyed } from '../ui/keyed.ts';
import { useReply } from '../useReply.ts';
import styles from './FightCard.module.css';

/** Of many things that could have come of it only the likeliest are told. */
const MOST = 4;

/** What could have come of the dice, and how likely each was; nothing for who may not know it. */
export const FightOdds = ({ line }: { readonly line: LogLine }) => {
  const { bench, t } = useWorkbench();
  const { lang } = useStore(pick('lang'));
  const [texts, endText] = [useTexts(), useEndText()];
  const reply = useReply(line, () => bench.play.lookUp('oddsAt', line.decision));
  const odds = reply?.value;
  const rows =
    odds === undefined || odds.certain
      ? []
      : tellingRows(odds, texts, endText)
          .filter(({ share }) => share < 1)
          .toSorted((a, b) => b.share - a.share);
  if (rows.length === 0) return null;
  return (
    <ul className={styles.odds} data-part="fight-odds" aria-label={t('fightOdds')}>
      <li aria-hidden="true">{t('fightOdds')}</li>
      {keyed(rows.slice(0, MOST), ({ text }) => text).map(({ key, item: { text, share } }) => (
        <li key={key}>
          {text.replace(/\.$/u, '')} <b>{oddsPercent(share, lang)}</b>
        </li>
      ))}
    </ul>
  );
};
