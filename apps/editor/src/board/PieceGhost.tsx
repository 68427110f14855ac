import type { Held } from '../play/usePieceDrag.ts';
import styles from './PlayBoard.module.css';

/** A piece in the hand, as it is drawn where it was taken up. */
export const PieceGhost = ({ held: { at, copy } }: { readonly held: Held }) => (
  <span
    ref={(span) => {
      span?.replaceChildren(copy);
    }}
    className={styles.held}
    data-part="ghost"
    aria-hidden="true"
    style={{ left: at[0], top: at[1] }}
  />
);
