import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWorkbench } from '../context.ts';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** `wide` for what is read or compared, `narrow` for a question. */
  readonly size?: 'narrow' | 'wide';
  /** A dialog that is named and has no head of its own, such as a search box. */
  readonly bare?: boolean;
}

/** What stands before the page until it is answered; Escape, or a click beside it, closes it without doing anything. */
export const Dialog = ({ title: word, onClose, children, size = 'narrow', bare = false }: Props) => {
  const { t } = useWorkbench();
  // The button that opened it ends with three dots; what it opened does not.
  const title = word.replace(/\s*…$/, '');
  return (
    <Base.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup
          data-modal
          className={[styles.dialog, styles[size], bare ? styles.bare : undefined].filter(Boolean).join(' ')}
          aria-label={bare ? title : undefined}
        >
          {bare ? null : (
            <header className={styles.head}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <Base.Close render={<IconButton label={t('shut')} icon={X} />} />
            </header>
          )}
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
};
