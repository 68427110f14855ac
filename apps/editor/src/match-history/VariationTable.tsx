import type { MoveSummary } from '@sandtable/session';
import { useStore, useWorkbench } from '../context.ts';
import { Scoreboard } from '../play/Scoreboard.tsx';
import { useLineText } from '../play/useLineText.ts';
import { pick } from '../state/selectors.ts';
import { Notice } from '../ui/Notice.tsx';
import { TooltipArea } from '../ui/TooltipArea.tsx';
import type { LineSummary } from '../workers/game-api.ts';
import { MoveMark } from './MoveMark.tsx';
import { markOf } from './mark-of.ts';
import { differs, type MovePair, movePairs } from './move-pairs.ts';
import styles from './Variations.module.css';

interface Props {
  readonly here: LineSummary;
  readonly there: LineSummary;
}

/** Two lines of play move by move, and the scoreboard at the end of each. */
export const VariationTable = ({ here, there }: Props) => {
  const { t } = useWorkbench();
  return (
    <TooltipArea>
      <table className={styles.table}>
        <Head />
        <tbody>
          {movePairs(here.steps, there.steps).map((pair) => (
            <Pair key={pair.number} pair={pair} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('stands')}</th>
            <End line={here} />
            <End line={there} />
          </tr>
        </tfoot>
      </table>
    </TooltipArea>
  );
};

const Pair = ({ pair: { number, left, right } }: { readonly pair: MovePair }) => {
  const { t } = useWorkbench();
  const isOther = differs(left, right);
  return (
    <tr className={isOther ? styles.differing : undefined} data-part={isOther ? 'difference' : undefined}>
      <th scope="row">
        {number}
        {isOther ? (
          <span role="img" aria-label={t('differs')}>
            {' '}
            ≠
          </span>
        ) : null}
      </th>
      <Cell move={left} />
      <Cell move={right} />
    </tr>
  );
};

const Cell = ({ move }: { readonly move: MoveSummary | undefined }) => {
  const textOf = useLineText();
  if (move?.line === undefined) return <td className="quiet">–</td>;
  return (
    <td>
      <MoveMark mark={markOf(move.line, move.isForced)} /> {textOf(move.line)}
    </td>
  );
};

const End = ({ line: { view, lost } }: { readonly line: LineSummary }) => {
  const { t } = useWorkbench();
  const { info } = useStore(pick('info'));
  return (
    <td>
      {lost ? <Notice>{t('lineBreaks', { n: lost.index + 1 })}</Notice> : null}
      <p>{t(view.status === 'running' ? 'stillRuns' : view.status === 'fault' ? 'fault' : 'isOver')}</p>
      {info ? <Scoreboard info={info} view={view} /> : null}
    </td>
  );
};

const Head = () => {
  const { t } = useWorkbench();
  return (
    <thead>
      <tr>
        <th scope="col">{t('stepNumber')}</th>
        <th scope="col">{t('lineFollowed')}</th>
        <th scope="col">{t('lineLeft')}</th>
      </tr>
    </thead>
  );
};
