import { lazy, Suspense, useEffect, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import type { GoToWhat } from './GoToDialog.tsx';

const GoToDialog = lazy(async () => ({ default: (await import('./GoToDialog.tsx')).GoToDialog }));

/** Ctrl+P looks for names, Ctrl+Shift+F for text. */
const asked = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): GoToWhat | undefined => {
  if (!(ctrlKey || metaKey) || altKey) return undefined;
  if (key.toLowerCase() === 'p' && !shiftKey) return 'names';
  return key.toLowerCase() === 'f' && shiftKey ? 'text' : undefined;
};

/** Goes to anything that has a name, or to a text in any file of the ruleset. */
export const GoTo = () => {
  const { t } = useWorkbench();
  const state = useStore(pick('ruleset'));
  const [what, setWhat] = useState<GoToWhat | undefined>(undefined);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const wanted = asked(event);
      if (wanted === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setWhat(wanted);
    };
    // Before Monaco, which has a use for keys as well.
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
  if (state.ruleset === undefined) return null;
  return (
    <>
      <button type="button" className="plain go-to" title={`${t('ctrlKey')}+P`} onClick={() => setWhat('names')}>
        {t('goTo')}
      </button>
      {what === undefined ? null : (
        <Suspense fallback={null}>
          <GoToDialog what={what} onWhat={setWhat} onClose={() => setWhat(undefined)} />
        </Suspense>
      )}
    </>
  );
};
