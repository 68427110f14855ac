import { Check, X } from 'lucide-react';
import { useWorkbench } from '../context.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './Truth.module.css';

/** Whether a condition holds. */
export const Truth = ({ holds }: { readonly holds: boolean }) => {
  const { t } = useWorkbench();
  return (
    <span className={holds ? styles.holds : styles.fails}>
      <Icon of={holds ? Check : X} size={14} />
      {t(holds ? 'holds' : 'fails')}
    </span>
  );
};
