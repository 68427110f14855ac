import { useStore, useWorkbench } from '../context.ts';
import { useTexts } from '../play/useTexts.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import { useEscape } from '../ui/useEscape.ts';
import styles from './BoardNote.module.css';
import type { BoardTool } from './useBoardTool.ts';

/** What a click on the board does now, and the way out of it. */
export const BoardToolNote = ({ tool }: { readonly tool: BoardTool }) => {
  const { t } = useWorkbench();
  const { boardMode } = useStore(pick('boardMode'));
  const texts = useTexts();
  const { held, hold, leave } = tool;
  useEscape(true, () => (held === undefined ? leave() : hold(undefined)));
  const moving = held ? t('aimTo', { what: texts.member(held.name, held.of.kind) }) : t('aimCounter');
  return (
    <p className={styles.note} role="status">
      <span>{boardMode === 'watch' ? t('aimPin') : moving}</span>
      <Button onClick={leave}>{t('aimDone')}</Button>
    </p>
  );
};
