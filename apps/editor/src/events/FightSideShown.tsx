import { type FightSide, Specimen } from '@sandtable/board';
import type { LogLine } from '@sandtable/session';
import { SideFlag } from '../play/SideFlag.tsx';
import { useLineText } from '../play/useLineText.ts';
import { useLayout, useTexts } from '../play/useTexts.ts';
import type { ShownMotion } from '../state/slices/motion.ts';
import { keyed } from '../ui/keyed.ts';
import styles from './FightCard.module.css';

type Piece = FightSide['pieces'][number];
interface Props {
  readonly side: FightSide;
  /** What the log told of this side before the numbers. */
  readonly notes: readonly LogLine[];
  readonly motion: ShownMotion;
}

/** Of more pieces only the number is told. */
const MOST = 5;
const LARGE = 96;
const SMALL = 34;

/** One side of a fight: its name, who leads it, and who is with them. */
export const FightSideShown = ({ side: { side, pieces }, notes, motion }: Props) => {
  const texts = useTexts();
  const textOf = useLineText();
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
        <p key={key} className={styles.note}>
          {textOf(item)}
        </p>
      ))}
    </div>
  );
};

interface PieceProps extends Pick<Props, 'motion'> {
  readonly piece: Piece;
  readonly size: number;
}

/** A piece as it stood before: who has fallen has nothing to show any more. */
export const FightPiece = ({ piece, motion, size }: PieceProps) => {
  const texts = useTexts();
  const layout = useLayout();
  if (layout === undefined) return null;
  const { infoBefore: info, before: view } = motion;
  const words = { nameOf: texts.member, valueName: texts.value, fieldName: texts.named };
  return <Specimen {...{ info, view, layout, size, ...piece, ...words }} />;
};
