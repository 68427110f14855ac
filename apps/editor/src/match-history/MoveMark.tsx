import { useWorkbench } from '../context.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './MoveMark.module.css';
import type { Mark } from './mark-of.ts';

/** Who brought a move about: a person, a bot, forced dice or a manual edit; it needs a `TooltipArea` around it. */
export const MoveMark = ({ mark: { icon, word } }: { readonly mark: Mark }) => {
  const { t } = useWorkbench();
  return (
    <span className={styles.mark} role="img" aria-label={t(word)} data-tooltip={t(word)}>
      <Icon of={icon} size={14} />
    </span>
  );
};
