import type { AnswerOdds } from '@sandtable/odds';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { ShareBar } from '../ui/chart/ShareBar.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import type { Say } from '../words.ts';
import { type AlikeRows, alikeRows } from './alike-rows.ts';
import styles from './Odds.module.css';
import { changeRows, type OddsRow, oddsPercent, tellingRows } from './odds-rows.ts';
import { useEndText } from './useEndText.ts';
import { useTexts } from './useTexts.ts';

/** What the log will say and how the match may end, the likeliest first; what changes is folded below it. */
export const OddsFound = ({ odds }: { readonly odds: AnswerOdds }) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const endText = usePlainEnd();
  if (odds.certain) return <p className="quiet">{t('oddsCertain')}</p>;
  const telling = tellingRows(odds, texts, endText);
  const changes = changeRows(odds, texts, t);
  return (
    <>
      <p className="quiet">{basisText(odds, t)}</p>
      <Rows rows={telling.length > 0 ? telling : changes} />
      {telling.length > 0 && changes.length > 0 ? (
        <Disclosure summary={t('oddsChanges')}>
          <Rows rows={changes} />
        </Disclosure>
      ) : null}
    </>
  );
};

function basisText({ basis, runs, positions }: AnswerOdds, t: Say): string {
  if (basis === 'exact') return t('oddsExact');
  return basis === 'runs' ? t('oddsRuns', { n: runs }) : t('oddsPositions', { n: positions });
}

const Rows = ({ rows }: { readonly rows: readonly OddsRow[] }) => (
  <ul>
    {alikeRows(rows).map((alike) =>
      alike.rows.length > 1 ? (
        <Alike key={alike.before} alike={alike} />
      ) : (
        alike.rows.map((row) => <Row key={row.text} row={row} />)
      ),
    )}
  </ul>
);

/** Lines that differ in a few words: once what they say, and next to each other what differs and how likely it is. */
const Alike = ({ alike: { before, behind, rows } }: { readonly alike: AlikeRows }) => {
  const { lang } = useStore(pick('lang'));
  return (
    <li data-part="alike-odds">
      <span>{`${before} … ${behind}`.trim()}</span>
      <ul className={styles.differing}>
        {rows.map(({ differs, share }) => (
          <li key={differs}>
            <span>{differs}</span> <b>{oddsPercent(share, lang)}</b>
            <ShareBar share={share} className={styles.small} />
          </li>
        ))}
      </ul>
    </li>
  );
};

const Row = ({ row: { text, share, interval } }: { readonly row: OddsRow }) => {
  const { t } = useWorkbench();
  const { lang } = useStore(pick('lang'));
  const percent = (part: number): string => oddsPercent(part, lang);
  const around = interval && t('oddsInterval', { low: percent(interval.low), high: percent(interval.high) });
  return (
    <li className={styles.row}>
      <span className={styles.share}>{percent(share)}</span>
      <ShareBar share={share} interval={interval} label={around} className={styles.bar} />
      <span>
        {text}
        {interval ? <span className="quiet">{` (${percent(interval.low)}–${percent(interval.high)})`}</span> : null}
      </span>
    </li>
  );
};

/** What the rules met when they failed is for those who write them. */
function usePlainEnd(): (end: AnswerOdds['ends'][number]['value']) => string {
  const endText = useEndText();
  return (end) => endText(end.status === 'fault' ? { ...end, reason: undefined } : end);
}
