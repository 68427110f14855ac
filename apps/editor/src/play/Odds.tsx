import type { GameInfo } from '@sandtable/engine';
import type { AnswerOdds } from '@sandtable/odds';
import { type AskView, isMany } from '@sandtable/session';
import { useCallback, useEffect, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { remember, remembered } from '../state/remembered.ts';
import { pick } from '../state/selectors.ts';
import { changeRows, type OddsRow, tellingRows } from './odds-rows.ts';
import { isLast, thoughtOf } from './thought-of.ts';
import { candidateAt, usePointed } from './usePointed.ts';
import { useTexts } from './useTexts.ts';

interface Props {
  readonly ask: AskView;
  readonly ticked: readonly string[];
}

/** Who sweeps over many answers does not ask about each. */
const PAUSE = 120;
const OPEN = 'odds';

/** What may come of an answer before it is given; nothing is found out while this is closed. */
export const Odds = ({ ask, ticked }: Props) => {
  const { t } = useWorkbench();
  const { info, ruleset } = useStore(pick('info', 'ruleset'));
  const [opened, setOpened] = useState(() => remembered(OPEN));

  if (info === undefined || info.chances.length === 0) return null;
  // Another ruleset is another game, about which nobody has asked yet.
  const open = opened === ruleset;
  const onToggle = (now: boolean): void => {
    const next = now ? ruleset : '';
    remember(OPEN, next ?? '');
    setOpened(next);
  };
  return (
    <details className="odds" open={open} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary>{t('odds')}</summary>
      {open ? <Opened info={info} ask={ask} ticked={ticked} /> : null}
    </details>
  );
};

const Opened = ({ info, ask, ticked }: Props & { readonly info: GameInfo }) => {
  const { bench, t } = useWorkbench();
  const { build, draft, promptId, oddsPreview } = useStore(pick('build', 'draft', 'promptId', 'oddsPreview'));

  const [pointed, point] = usePointed();
  const question = `${build} ${promptId} ${ask.choice} ${ask.role} ${ask.next}`;
  const of = thoughtOf(info, ask, { question, draft, ticked, pointed });
  const key = of?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of it.
  useEffect(() => {
    const timer = setTimeout(() => bench.oddsPreview.think(of), of ? PAUSE : 0);
    return () => clearTimeout(timer);
  }, [bench, key]);
  const [first, lookFirst] = useState(false);
  const known = oddsPreview?.key === key ? oddsPreview : undefined;
  const answers = useCallback((candidate: string) => !isMany(ask) && isLast(info, ask, candidate), [info, ask]);
  useLookFirst(first, answers, point);
  return (
    <>
      <div className="odds-found" data-testid="odds">
        {known?.odds ? <Found odds={known.odds} /> : null}
        {known?.odds === undefined && known?.progress !== undefined ? (
          <progress value={known.progress} aria-label={t('odds')} />
        ) : null}
        {known?.odds === undefined && known?.progress === undefined ? <p className="quiet">{t('oddsPoint')}</p> : null}
      </div>
      <p className="odds-first">
        <label>
          <input type="checkbox" checked={first} onChange={(event) => lookFirst(event.target.checked)} />{' '}
          {t('lookFirst')}
        </label>{' '}
        {first && pointed !== undefined && answers(pointed) ? (
          <button type="button" className="primary" onClick={() => void bench.play.pick(pointed)}>
            {t('doIt')}
          </button>
        ) : null}
      </p>
    </>
  );
};

/** While it is on, a click on what would answer the question only shows what may come of it. */
const useLookFirst = (
  on: boolean,
  answers: (candidate: string) => boolean,
  point: (candidate: string) => void,
): void => {
  useEffect(() => {
    if (!on) return undefined;
    const hold = (event: MouseEvent): void => {
      const candidate = candidateAt(event.target);
      if (candidate === undefined || !answers(candidate)) return;
      event.preventDefault();
      event.stopPropagation();
      point(candidate);
    };
    document.addEventListener('click', hold, { capture: true });
    return () => document.removeEventListener('click', hold, { capture: true });
  }, [on, answers, point]);
};

const Found = ({ odds }: { readonly odds: AnswerOdds }) => {
  const { t } = useWorkbench();
  const state = useStore(pick('save'));
  const texts = useTexts();
  const ended = ({ status, winners, reason }: AnswerOdds['ends'][number]['value']): string => {
    const seats = winners.map((seat) => texts.path(`seats/${state.save?.seats}/${seat}`));
    const won = seats.length === 0 ? t('nobodyWon') : t('won', { who: seats.join(', ') });
    const why = reason === undefined || status === 'fault' ? '' : ` ${texts.path(reason)}`;
    return { won, drawn: t('drawn'), fault: t('fault'), running: '' }[status] + why;
  };
  const telling = tellingRows(odds, texts, ended);
  const changes = changeRows(odds, texts, t);
  if (odds.certain) return <p className="quiet">{t('oddsCertain')}</p>;
  return (
    <>
      <p className="quiet">{basisText(odds, t)}</p>
      <Rows rows={telling.length > 0 ? telling : changes} />
      {telling.length > 0 && changes.length > 0 ? (
        <details>
          <summary>{t('oddsChanges')}</summary>
          <Rows rows={changes} />
        </details>
      ) : null}
    </>
  );
};

function basisText({ basis, runs, positions }: AnswerOdds, t: ReturnType<typeof useWorkbench>['t']): string {
  if (basis === 'exact') return t('oddsExact');
  return basis === 'runs' ? t('oddsRuns', { n: runs }) : t('oddsPositions', { n: positions });
}

const Rows = ({ rows }: { readonly rows: readonly OddsRow[] }) => (
  <ul className="odds-rows">
    {rows.map((row) => (
      <Row key={row.text} row={row} />
    ))}
  </ul>
);

const Row = ({ row: { text, share, interval } }: { readonly row: OddsRow }) => {
  const { t } = useWorkbench();
  const around = interval && t('oddsInterval', { low: percent(interval.low), high: percent(interval.high) });
  return (
    <li title={around}>
      <span className="odds-share">{percent(share)}</span>
      <span className="odds-bar" aria-hidden="true">
        <span style={{ width: `${100 * share}%` }} />
      </span>
      <span>{text}</span>
    </li>
  );
};

/** What is neither certain nor impossible never looks like it. */
const percent = (share: number): string => {
  if (share <= 0 || share >= 1) return `${share >= 1 ? 100 : 0} %`;
  if (share < LEAST) return '< 1 %';
  return share > 1 - LEAST ? '> 99 %' : `${Math.round(100 * share)} %`;
};
const LEAST = 0.005;
