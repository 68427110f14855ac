import { useEffect, useRef } from 'react';
import { useWorkbench } from '../context.ts';
import type { Word } from '../words.ts';
import { KEYS, keyNamed } from './keys.ts';

/** What can be done by keys alone, and where more is said: a dialog that a key opens as well. */
export const Help = () => {
  const { bench, t } = useWorkbench();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'F1' || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      dialog.current?.showModal();
    };
    // Before the text takes the key for a menu of its own.
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
  return (
    <>
      <button type="button" className="help-button" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        {t('help')}
      </button>
      <dialog ref={dialog} className="help" aria-labelledby="help-title">
        <div className="help-head">
          <h2 id="help-title">{t('help')}</h2>
          <form method="dialog">
            <button type="submit" onClick={bench.tour.begin}>
              {t('tour')}
            </button>{' '}
            <button type="submit">{t('shut')}</button>
          </form>
        </div>
        {KEYS.map(({ where, keys }) => (
          <section key={where}>
            <h3>{t(where)}</h3>
            <dl>
              {keys.map(([pressed, what]) => (
                <div key={pressed}>
                  <dt>
                    <Pressed keys={pressed} />
                  </dt>
                  <dd>{t(what)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </dialog>
    </>
  );
};

const Pressed = ({ keys }: { readonly keys: string }) => {
  const { t } = useWorkbench();
  return <kbd>{keyNamed(keys, (word: Word) => t(word))}</kbd>;
};
