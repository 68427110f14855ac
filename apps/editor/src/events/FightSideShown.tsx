import type { FightSide } from '@sandtable/board';
import type { LogLine } from '@sandtable/session';
import { SideFlag } from '../play/SideFlag.tsx';
import { useTexts } from '../play/useTexts.ts';
import type { ShownMotion } from '../state/slices/motion.ts';
import { keyed } from '../ui/keyed.ts';
import styles from './FightCard.module.css';
import { FightNote } from './FightNote.tsx';
import { FightPiece } from './FightPiece.tsx';

interface Props {
  readonly side: FightSide;
  /** What the log says of this side before the numbers. */
  readonly notes: readonly LogLine[];
  readonly motion: ShownMotion;
}

/** Of more pieces only the number is shown. */
const MOST = 5;
const LARGE = 96;
const SMALL = 34;

/** One side of a fight: its name, who leads it, and who is with them. */
export const FightSideShown = ({ side: { side, pieces }, notes, motion }: Props) => {
  const texts = useTexts();
  const [first, ...others] = pieces;
  const beyond = others.length - MOST;
  return (
    <div className={styles.side}>
      <p className={styles.who}>
        {side === undefined ? null : <SideFlag member={side} />}{' '}
        {side === undefined ? '' : texts.begun(texts.member(side))}
      </p>
      {first === undefined ? null : <FightPiece piece={first} motion={motion} size={LARGE} />}
      <div className={styles.others}>
        {others.slice(0, MOST).map((piece) => (
          <FightPiece key={piece.member} piece={piece} motion={motion} size={SMALL} />
        ))}
        {beyond > 0 ? <span>+{beyond}</span> : null}
      </div>
      {keyed(notes, ({ path }) => path).map(({ key, item }) => (
        <FightNote key={key} line={item} motion={motion} />
      ))}
    </div>
  );
};
