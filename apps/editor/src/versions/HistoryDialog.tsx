import { useEffect, useMemo, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { sourcesOf } from '../state/sources.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { DiffView } from './DiffView.tsx';
import { diffCount, lineDiff } from './line-diff.ts';
import { type RestorePoint, textsAt } from './restore-points.ts';

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
  const state = useStore(pick('lang'));
  const [chosen, setChosen] = useState(points.at(-1)?.time);
  const times = new Intl.DateTimeFormat(state.lang, { dateStyle: 'medium', timeStyle: 'medium' });
  if (points.length === 0) return <p>{t('historyNone')}</p>;
  return (
    <>
      <p className="quiet">{t('historyHint')}</p>
      <label className="field">
        {t('historyPoints', { n: points.length })}
        <select size={6} value={chosen} onChange={({ target }) => setChosen(Number(target.value))}>
          {points.toReversed().map(({ time, texts }) => (
            <option key={time} value={time}>
              {times.format(time)} · {Object.keys(texts).join(', ')}
            </option>
          ))}
        </select>
      </label>
      {chosen === undefined ? null : <Since key={chosen} points={points} time={chosen} onClose={onClose} />}
    </>
  );
};

/** What has changed since a time, file by file. */
const Since = ({ points, time, onClose }: PointsProps & { readonly time: number }) => {
  const { bench, t } = useWorkbench();
  const { buffers, ruleset } = useStore(pick('buffers', 'ruleset'));

  const now = useMemo(
    () => new Map(sourcesOf({ buffers, ruleset }).map(({ path, text }) => [path, text])),
    [buffers, ruleset],
  );
  const then = useMemo(() => Object.entries(textsAt(points, time)), [points, time]);
  const other = then.flatMap(([path, text]) =>
    text === null || now.get(path) === text ? [] : [[path, text] as const],
  );
  const restore = async (texts: typeof other): Promise<void> => {
    // A file that is gone is made anew first, under the very name that it had.
    for (const path of texts.flatMap(([file]) => (now.has(file) ? [] : [`${ruleset}/${file}`])))
      if ((await bench.list.make(path, '')) === undefined) bench.actions.openFile(path);
    const { replaceTexts } = await import('../text-editor/replace-text.ts');
    replaceTexts(bench, texts);
    onClose();
  };
  if (other.length === 0) return <p role="status">{t('historySame')}</p>;
  return (
    <>
      <ul className="offer-rows">
        {other.map(([path, text]) => (
          <li key={path}>
            <File path={path} now={now.get(path)} text={text} onRestore={() => void restore([[path, text]])} />
          </li>
        ))}
      </ul>
      {other.length > 1 ? (
        <footer>
          <button type="button" className="primary" onClick={() => void restore(other)}>
            {t('restoreAll', { n: other.length })}
          </button>
        </footer>
      ) : null}
    </>
  );
};

interface FileProps {
  readonly path: string;
  readonly now: string | undefined;
  readonly text: string;
  readonly onRestore: () => void;
}

const File = ({ path, now, text, onRestore }: FileProps) => {
  const { t } = useWorkbench();
  const { added, removed } = useMemo(() => diffCount(lineDiff(text, now ?? '')), [text, now]);
  return (
    <>
      <code>{path}</code>{' '}
      <span className="quiet">{now === undefined ? t('goneSince') : t('changedSince', { added, removed })}</span>{' '}
      <button type="button" onClick={onRestore}>
        {t('restore')}
      </button>
      <details>
        <summary>{t('showDifference')}</summary>
        <DiffView before={text} after={now ?? ''} />
      </details>
    </>
  );
};
