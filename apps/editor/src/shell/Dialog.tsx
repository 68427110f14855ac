import { type ReactNode, useEffect, useRef } from 'react';
import { useWorkbench } from '../context.ts';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A question that stands before the page until it is answered; Escape answers that nothing is to happen. */
export const Dialog = ({ title: word, onClose, children }: Props) => {
  // What a button promises with three dots, the dialog keeps.
  const title = word.replace(/\s*…$/, '');
  const { t } = useWorkbench();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="dialog" aria-label={title} onClose={onClose}>
      <header>
        <h2>{title}</h2>
        <button type="button" className="plain" onClick={() => dialog.current?.close()}>
          {t('shut')}
        </button>
      </header>
      {children}
    </dialog>
  );
};
