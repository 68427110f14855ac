import { useEffect, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import type { RestorePoint } from '../storage/restore-points.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { StackedField } from '../ui/StackedField.tsx';
import { ChangedSince } from './ChangedSince.tsx';
import styles from './HistoryDialog.module.css';

/** How the files of the ruleset stood at earlier times, what has changed since, and a way back. */
export const HistoryDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { bench, t } = useWorkbench();
  const [points, setPoints] = useState<readonly RestorePoint[] | 'none' | undefined>(undefined);
  useEffect(() => void bench.history.points().then((found) => setPoints(found ?? 'none')), [bench]);
  return (
    <Dialog title={t('history')} onClose={onClose}>
      {points === undefined ? <p>{t('loading')}</p> : null}
      {points === 'none' ? <p role="alert">{t('historyRefused')}</p> : null}
      {Array.isArray(points) ? <Points points={points} onClose={onClose} /> : null}
    </Dialog>
  );
};

interface PointsProps {
  readonly points: readonly RestorePoint[];
  readonly onClose: () => void;
}

const Points = ({ points, onClose }: PointsProps) => {
  const { t } = useWorkbench();
  const [chosen, setChosen] = useState(points.at(-1)?.time);
  if (chosen === undefined) return <p>{t('historyNone')}</p>;
  return (
    <>
      <p className="quiet">{t('historyHint')}</p>
      <StackedField label={t('historyPoints', { n: points.length })}>
        {(id) => <PointList id={id} points={points} chosen={chosen} onChoose={setChosen} />}
      </StackedField>
      <ChangedSince key={chosen} points={points} time={chosen} onClose={onClose} />
    </>
  );
};

interface PointListProps {
  readonly id: string;
  readonly points: readonly RestorePoint[];
  readonly chosen: number;
  readonly onChoose: (time: number) => void;
}

/** Times with the files that changed then, the last one first. */
const PointList = ({ id, points, chosen, onChoose }: PointListProps) => {
  const { lang } = useStore(pick('lang'));
  const times = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <select
      id={id}
      className={styles.points}
      size={6}
      value={chosen}
      onChange={({ target }) => onChoose(Number(target.value))}
    >
      {points.toReversed().map(({ time, texts }) => (
        <option key={time} value={time}>
          {times.format(time)} · {Object.keys(texts).join(', ')}
        </option>
      ))}
    </select>
  );
};
