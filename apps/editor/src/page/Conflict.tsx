import { useWorkbench } from '../context.ts';

/** Both texts side by side; until one is chosen nothing is written. */
export const Conflict = () => {
  const { bench, state, t } = useWorkbench();
  const { conflict } = state;
  if (conflict === undefined) return null;
  const mine = state.buffers[conflict.path]?.text ?? '';
  return (
    <section className="conflict" role="alertdialog" aria-label={conflict.path}>
      <p>{t('conflict', { file: conflict.path })}</p>
      <div className="sides">
        <Version title={t('mine')} text={mine} action={t('keepMine')} onTake={() => void bench.files.settle('mine')} />
        <Version
          title={t('theirs')}
          text={conflict.theirs.text}
          action={t('takeTheirs')}
          onTake={() => void bench.files.settle('theirs')}
        />
      </div>
    </section>
  );
};

interface VersionProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly onTake: () => void;
}
const Version = ({ title, text, action, onTake }: VersionProps) => (
  <div>
    <h3>{title}</h3>
    <pre>{text}</pre>
    <button type="button" onClick={onTake}>
      {action}
    </button>
  </div>
);
