import type { PointResult, SweepResult } from '@sandtable/analysis';
import { measureKey } from '@sandtable/bots';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { NumberTable } from '../ui/NumberTable.tsx';
import type { Say } from '../words.ts';
import type { Finding } from '../workers/protocol.ts';
import { measuredText } from './figure-text.ts';
import styles from './Lab.module.css';
import { useMeasureName } from './names.ts';

interface Props {
  readonly result: SweepResult<Finding>;
  readonly names: readonly string[];
}

/** The numbers of the charts; points that can't be played say why, and the others stand. */
export const PointTable = ({ result, names }: Props) => {
  const { t } = useWorkbench();
  const name = useMeasureName();
  const { measures, points, asIs } = result;
  const isAnyClear = points.some(({ figures }) => figures.some(({ difference }) => difference?.isClear));
  return (
    <div className={styles.scroll}>
      <NumberTable head={names.join(' · ')} columns={[t('labGames'), ...measures.map(name)]}>
        {points.map((point) => (
          <Row key={point.values.join(' · ')} head={point.values.join(' · ')} point={point} columns={measures.length} />
        ))}
        {asIs.games > 0 ? <Row head={t('labAsIs')} point={asIs} columns={measures.length} /> : null}
      </NumberTable>
      {isAnyClear ? <p className="quiet">{t('labDiffers')}</p> : null}
    </div>
  );
};

interface RowProps {
  readonly head: string;
  readonly point: PointResult<Finding>;
  readonly columns: number;
}

const Row = ({ head, point, columns }: RowProps) => {
  const { t } = useWorkbench();
  const { lang } = useStore(pick('lang'));
  const why = whyNot(t, point);
  const troubles = troublesOf(t, point);
  return (
    <tr>
      <th scope="row">
        {head} {troubles.length > 0 ? <span className="quiet">({troubles.join(', ')})</span> : null}
      </th>
      {why === undefined ? (
        <>
          <td>{point.games}</td>
          {point.figures.map((figure) => (
            <td key={measureKey(figure.measure)} className={figure.difference?.isClear ? styles.clear : undefined}>
              {point.games === 0 ? '–' : measuredText(figure.measure, figure, lang)}
              {figure.difference?.isClear ? ' *' : ''}
            </td>
          ))}
        </>
      ) : (
        <td className={styles.problem} colSpan={columns + 1}>
          {t('labPointFails', { why })}
        </td>
      )}
    </tr>
  );
};

/** Why there are no games, if there are none. */
export function whyNot(t: Say, { findings, problem }: PointResult<Finding>): string | undefined {
  if (problem !== undefined) return t('labPointOption');
  return findings[0]?.message;
}

/** What did not go as it should in the games of a point. */
export function troublesOf(t: Say, { games, faults, stopped, drawn }: PointResult<Finding>): readonly string[] {
  return [
    ...(faults > 0 ? [t('labPointFaults', { n: faults })] : []),
    ...(stopped > 0 ? [t('labPointStopped', { n: stopped })] : []),
    ...(games > 0 && faults + stopped + drawn === games ? [t('labPointNobody')] : []),
  ];
}
