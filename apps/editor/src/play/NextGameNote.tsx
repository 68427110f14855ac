import type { GameInfo } from '@sandtable/engine';
import { useStore, useWorkbench } from '../context.ts';
import { pick } from '../state/selectors.ts';
import { Button } from '../ui/Button.tsx';
import type { Chosen } from './Options.tsx';
import { possible } from './possible.ts';
import styles from './Setup.module.css';

/**
 * Options are settled when a match begins: whoever changes one sees a note, and can begin the same match again with it.
 */
export const NextGameNote = ({ info, chosen }: { readonly info: GameInfo; readonly chosen: Chosen }) => {
  const { bench, t } = useWorkbench();
  const { view, save } = useStore(pick('view', 'save'));
  if (view === undefined || save === undefined) return null;
  const wanted = possible(info, save.seats, chosen);
  if (Object.entries(wanted).every(([name, value]) => save.options[name] === value)) return null;
  const restart = () => bench.play.start(save.seats, save.seed, { ...save.options, ...wanted });
  return (
    <p className={styles.note} role="status" data-part="next-game">
      {t('fromNext')} <Button onClick={() => void restart()}>{t('startAgain')}</Button>
    </p>
  );
};
