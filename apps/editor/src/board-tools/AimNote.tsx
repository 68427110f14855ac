import { useEffect } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import type { Aim } from './useAim.ts';

/** What a click on the board does now, and the way out of it. */
export const AimNote = ({ aim }: { readonly aim: Aim }) => {
  const { t } = useWorkbench();
  const state = useStore(pick('boardMode'));
  const texts = useTexts();
  const { held, hold, leave } = aim;
  const isHeld = held !== undefined;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      if (isHeld) hold(undefined);
      else leave();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isHeld, hold, leave]);
  const moving = held ? t('aimTo', { what: texts.member(held.name, held.of.kind) }) : t('aimCounter');
  return (
    <p className="aim-note" role="status">
      <span>{state.boardMode === 'watch' ? t('aimPin') : moving}</span>
      <button type="button" onClick={leave}>
        {t('aimDone')}
      </button>
    </p>
  );
};
