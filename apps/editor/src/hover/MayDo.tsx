import type { AskView } from '@sandtable/session';
import { useStore, useWorkbench } from '../context.ts';
import { byReason } from '../play/by-reason.ts';
import { inARow } from '../play/in-a-row.ts';
import type { Member } from '../play/piece-paths.ts';
import { useIsOwn } from '../play/useIsOwn.ts';
import { useNamedRows } from '../play/useNamedRows.ts';
import { useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import { type Doing, reasonsFor } from './doings.ts';
import styles from './HoverCard.module.css';
import { useDoings } from './useDoings.ts';

/** Of many places so many are named. */
const MOST = 6;

/** What may be done with a piece now and where it may go, or why not. */
export const MayDo = ({ member }: { readonly member: Member }) => {
  const { t } = useWorkbench();
  const { ask } = useStore(pick('ask'));
  const doings = useDoings(member);
  if (ask === undefined || ask.sight !== undefined) return null;
  const reasons = doings.length === 0 ? reasonsFor(ask, member) : [];
  if (doings.length + reasons.length === 0) return null;
  return (
    <div className={styles.may}>
      <ul>
        {doings.map((doing) => (
          <One key={doing.arm ?? ''} ask={ask} doing={doing} />
        ))}
        {reasons.length === 0 ? null : <Not reasons={reasons} />}
      </ul>
      {doings.some(({ next }) => next !== undefined) ? <p className={styles.key}>{t('altReach')}</p> : null}
    </div>
  );
};

const Not = ({ reasons }: { readonly reasons: readonly string[] }) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  return (
    <li className="quiet">
      <b>{t('notNow')}</b> {inARow(reasons.map((reason) => texts.path(reason)))}
    </li>
  );
};

const One = ({ ask, doing: { arm, next } }: { readonly ask: AskView; readonly doing: Doing }) => {
  const { t } = useWorkbench();
  const { info } = useStore(pick('info'));
  const texts = useTexts();
  const rule = info?.choices.find(({ path }) => path === ask.choice)?.cites?.map((one) => `§${one}`);
  const what = arm === undefined ? t('mayBeChosen') : texts.path(`${ask.choice}/${arm}`);
  const heading = next !== undefined && arm === undefined ? texts.path(ask.choice) : what;
  return (
    <li>
      <b>{heading}</b>
      {next === undefined ? null : <Places next={next} after={heading.endsWith('?') ? ' ' : ': '} />}
      {rule === undefined ? null : <span className="quiet"> {rule.join(' ')}</span>}
    </li>
  );
};

/** Where it leads, and of what is out the first reason. */
const Places = ({ next, after }: { readonly next: AskView; readonly after: string }) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const listed = useListed(next);
  const [out] = byReason(next.excluded, useIsOwn(next));
  const named = next.candidates.filter((one) => one !== 'none');
  return (
    <>
      {named.length === 0 ? null : `${after}${listed(named)}`}
      {out === undefined ? null : (
        <p className="quiet">
          {t('notThese', { what: listed(out.candidates) })} {inARow(out.reasons.map((reason) => texts.path(reason)))}
        </p>
      )}
    </>
  );
};

/** The first of several places in a row. */
function useListed(next: AskView) {
  const { t } = useWorkbench();
  const rowsOf = useNamedRows(next);
  return (all: readonly string[]): string => {
    const rows = rowsOf(all).map(({ label }) => label);
    const rest = rows.length - MOST;
    return inARow([...rows.slice(0, MOST), ...(rest > 0 ? [t('more', { n: rest })] : [])]);
  };
}
