import { type Comparison, type ToldFigure, toldOf } from '@sandtable/bots';
import { useEffect, useRef } from 'react';
import { useStore as useStoreOf } from 'zustand';
import { useStore, useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import type { Run } from '../state/differ.ts';
import { pick } from '../state/selectors.ts';
import type { Word } from '../words.ts';
import { LengthBars, ShareBars } from './charts.tsx';
import { FigureTable } from './FigureTable.tsx';
import { binsOf } from './numbers.ts';
import { Parted } from './Parted.tsx';
import type { SideName } from './sides.ts';
import { Terms } from './Terms.tsx';

/** What two rulesets do otherwise: the same games, played under both by bots. */
export const Consequences = ({ before, after }: { readonly before: SideName; readonly after: SideName }) => {
  const { bench, t } = useWorkbench();
  const state = useStore(pick('ruleset'));
  const { run } = useStoreOf(bench.differ.store);
  const own = run?.ruleset === state.ruleset ? run : undefined;
  const isOther = own !== undefined && (own.wanted.before !== before || own.wanted.after !== after);
  const isStale = own !== undefined && (bench.differ.isStale('before') || bench.differ.isStale('after'));
  const has = own?.comparison !== undefined;
  const root = useArrived(has);
  return (
    <div ref={root} className="consequences">
      <Terms before={before} after={after} run={own} />
      <p className="quiet" role="status">
        {own?.comparison ? t('gamesPlayed', { n: own.comparison.pairs, of: own.wanted.games }) : null}{' '}
        {isOther ? t('otherSides') : isStale ? t('gamesOld') : null}
        {own?.broken.map((side) => t('sideBroken', { side: t(side === 'before' ? 'sideA' : 'sideB') })).join(' ')}
      </p>
      {own?.comparison ? (
        <Outcome run={own} comparison={own.comparison} />
      ) : (
        <p className="quiet">{t('consequencesHint')}</p>
      )}
    </div>
  );
};

/** What has just arrived is scrolled to; what was there before stays where it is. */
const useArrived = (has: boolean) => {
  const root = useRef<HTMLDivElement>(null);
  const had = useRef(has);
  useEffect(() => {
    if (has && !had.current) root.current?.scrollIntoView({ block: 'start' });
    had.current = has;
  }, [has]);
  return root;
};

const TITLES: Partial<Record<string, Word>> = {
  final: 'figuresFinal',
  members: 'figuresMembers',
  use: 'figuresUse',
  chosen: 'figuresChosen',
};

const Outcome = ({ run, comparison }: { readonly run: Run; readonly comparison: Comparison }) => {
  const { t } = useWorkbench();
  const { head, clear, nothingClear } = toldOf(comparison);
  const { pairs, same, others, faults, lengths } = comparison;
  return (
    <>
      <p>
        {t('sameGames', { n: same, of: pairs })} {nothingClear ? <b>{t('nothingClear')}</b> : null}{' '}
        {faults > 0 ? t('gamesFaulted', { n: faults }) : null}
      </p>
      <div className="charts">
        <Winners head={head} run={run} games={pairs} />
        <Lengths lengths={lengths} />
      </div>
      <FigureTable title={t('figuresHead')} figures={head} run={run} />
      {clear.map(({ sort, figures }) => (
        <FigureTable key={sort} title={t(TITLES[sort] ?? 'figuresHead')} figures={figures} run={run} />
      ))}
      {others.length > 0 ? <Parted others={others} /> : null}
    </>
  );
};

interface WinnersProps {
  readonly head: readonly ToldFigure[];
  readonly run: Run;
  readonly games: number;
}

const Winners = ({ head, run, games }: WinnersProps) => {
  const { t } = useWorkbench();
  const texts = useTexts();
  const shares = head.flatMap(({ measure: { sort, path }, shift: { before, after } }) => {
    if (before + after === 0) return [];
    if (sort === 'won') return [{ name: texts.member(path, run.roleKind), before, after }];
    return sort === 'drawn' ? [{ name: t('measureDrawn'), before, after }] : [];
  });
  return (
    <figure>
      <figcaption>{t('shareChart')}</figcaption>
      <ShareBars shares={shares} games={games} />
    </figure>
  );
};

const Lengths = ({ lengths }: Pick<Comparison, 'lengths'>) => {
  const { t } = useWorkbench();
  const bins = binsOf(lengths);
  return (
    <figure>
      <figcaption>{t('lengthChart')}</figcaption>
      <LengthBars bins={bins} />
      <details>
        <summary>{t('asTable')}</summary>
        <table className="figures">
          <thead>
            <tr>
              <th scope="col">{t('measureDecisions')}</th>
              <th scope="col">A</th>
              <th scope="col">B</th>
            </tr>
          </thead>
          <tbody>
            {bins.map(({ from, to, before, after }) => (
              <tr key={from}>
                <th scope="row">{from === to ? from : `${from}–${to}`}</th>
                <td>{before}</td>
                <td>{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
};
