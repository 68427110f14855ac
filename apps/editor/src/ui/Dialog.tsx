import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, useCallback, useRef } from 'react';
import { useWorkbench } from '../context.ts';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** `wide` for what is read or compared, `full` for figures, `narrow` for a question. */
  readonly size?: 'narrow' | 'wide' | 'full';
  /** A dialog that is named and has no head of its own, such as a search box. */
  readonly bare?: boolean;
}

/** What stands before the page until it is answered; Escape, or a click beside it, closes it without doing anything. */
export const Dialog = ({ title: word, onClose, children, size = 'narrow', bare = false }: Props) => {
  const { t } = useWorkbench();
  const popup = useRef<HTMLElement>(null);
  // The same function each time: another one would miss what comes with the very drawing that puts it in place.
  const attach = useCallback((element: HTMLElement | null) => {
    popup.current = element;
    return element === null ? undefined : focusLate(element);
  }, []);
  // The button that opened it ends with three dots; what it opened does not.
  const title = word.replace(/\s*…$/, '');
  return (
    <Base.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup
          data-modal
          ref={attach}
          initialFocus={() => (popup.current === null ? true : firstIn(popup.current))}
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

/** What comes late into a dialog takes the focus if that has found nothing yet. */
function focusLate(popup: HTMLElement): () => void {
  const seek = (): void => {
    const first = firstIn(popup);
    if (document.activeElement === popup && first !== popup) first.focus();
  };
  const watching = new MutationObserver(seek);
  watching.observe(popup, { childList: true, subtree: true });
  // It may also come before the dialog itself has the focus.
  popup.addEventListener('focus', seek);
  return () => {
    watching.disconnect();
    popup.removeEventListener('focus', seek);
  };
}

const FIELDS = 'input:not([type="hidden"], [type="file"]), textarea, select, [contenteditable="true"]';

/** What a dialog was opened for: what it gave the focus to itself, else its first field, else its main button, else itself; never what shuts it. */
function firstIn(popup: HTMLElement): HTMLElement {
  const now = document.activeElement;
  if (now instanceof HTMLElement && now !== popup && popup.contains(now)) return now;
  const within = (selector: string): HTMLElement[] =>
    [...popup.querySelectorAll<HTMLElement>(selector)].filter((one) => one.closest('header') === null && isUsable(one));
  const fields = within(FIELDS);
  const [submit] = within('[type="submit"]');
  // Of several radio buttons Tab reaches the one that is chosen.
  const field = fields[0]?.matches('[type="radio"]') ? fields.find((one) => one.matches(':checked')) : undefined;
  return field ?? fields[0] ?? submit ?? within('button')[0] ?? popup;
}
const isUsable = (element: HTMLElement): boolean => element.checkVisibility() && !element.matches(':disabled');
