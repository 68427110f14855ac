import { X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useWorkbench } from '../context.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import type { Fact } from './fact.ts';
import styles from './SiteNotes.module.css';
import { followUpdates } from './updates.ts';

interface Props {
  /** This browser keeps nothing. */
  readonly nothingKept: Fact;
  /** The address of the service worker. */
  readonly worker: string;
}

/** What only a site without a server has to say: that nothing can be kept, and that there is a new version. */
export const SiteNotes = ({ nothingKept, worker }: Props) => (
  <div className={styles.notes}>
    <NothingKept fact={nothingKept} />
    <NewVersion worker={worker} />
  </div>
);

const NothingKept = ({ fact }: { readonly fact: Fact }) => {
  const { t } = useWorkbench();
  const isSo = useSyncExternalStore(fact.follow, fact.isSo);
  const [isRead, setRead] = useState(false);
  if (!isSo || isRead) return null;
  return <Note role="alert" text={t('notKeptHere')} onClose={() => setRead(true)} />;
};

const NewVersion = ({ worker }: { readonly worker: string }) => {
  const { bench, t } = useWorkbench();
  const [update, setUpdate] = useState<(() => void) | undefined>(undefined);
  useEffect(() => void followUpdates(worker, (ready) => setUpdate(() => ready)), [worker]);
  if (update === undefined) return null;
  const reload = (): void => {
    bench.keep();
    update();
  };
  return (
    <Note
      role="status"
      text={t('updateReady')}
      does={{ word: t('reload'), act: reload }}
      onClose={() => setUpdate(undefined)}
    />
  );
};

interface NoteProps {
  readonly role: 'status' | 'alert';
  readonly text: string;
  readonly does?: { readonly word: string; act(): void };
  readonly onClose: () => void;
}

const Note = ({ role, text, does, onClose }: NoteProps) => {
  const { t } = useWorkbench();
  return (
    <div className={styles.note} data-part="site-note">
      <p role={role}>{text}</p>
      {does === undefined ? null : (
        <Button look="primary" onClick={does.act}>
          {does.word}
        </Button>
      )}
      <IconButton icon={X} label={t('shut')} onClick={onClose} />
    </div>
  );
};
