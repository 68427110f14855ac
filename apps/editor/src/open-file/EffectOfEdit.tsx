import { ChartColumn } from 'lucide-react';
import { useStore, useWorkbench } from '../context.ts';
import { EDIT_AT_HAND } from '../state/compared-sides.ts';
import { Icon } from '../ui/Icon.tsx';
import { Tooltip } from '../ui/Tooltip.tsx';
import styles from './FileTabs.module.css';

/** What the edit of the rules does can be looked up next to the text for as long as there is something to compare with. */
export const EffectOfEdit = () => {
  const { bench, t } = useWorkbench();
  const isEdited = useStore(({ rulesBefore }) => rulesBefore !== undefined);
  if (!isEdited) return null;
  return (
    <Tooltip label={t('whatEffect')}>
      <button
        type="button"
        className={styles.folding}
        aria-label={t('whatEffect')}
        onClick={() => bench.actions.openDialog({ what: 'effect', ...EDIT_AT_HAND })}
      >
        <Icon of={ChartColumn} />
        <span>{t('whatEffect')}</span>
      </button>
    </Tooltip>
  );
};
