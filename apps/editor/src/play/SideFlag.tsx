import styles from './SideFlag.module.css';
import { useLayout } from './useTexts.ts';

/** The letter of a side on its color, as its counters have it; nothing where the layout gives it none. */
export const SideFlag = ({ member }: { readonly member: string }) => {
  const side = useLayout()?.sides[member];
  if (side === undefined) return null;
  return (
    <span className={styles.flag} style={{ background: side.colour }} aria-hidden="true">
      {side.letter}
    </span>
  );
};
