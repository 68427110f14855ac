import type { LogLine } from '@sandtable/session';
import { useLineText } from '../play/useLineText.ts';
import { useLayout, useTexts } from '../play/useTexts.ts';
import type { ShownMotion } from '../state/slices/motion.ts';
import styles from './FightCard.module.css';
import { FightPiece } from './FightPiece.tsx';
import { notePart } from './note-part.ts';

interface Props {
  readonly line: LogLine;
  readonly motion: ShownMotion;
}

const SMALL = 30;

/** What one side played: as a chip with its value where it is a thing that adds to the roll, else in words. */
export const FightNote = ({ line, motion }: Props) => {
  const textOf = useLineText();
  const texts = useTexts();
  const layout = useLayout();
  const part = layout && notePart(line, texts, layout, motion);
  if (layout === undefined || part === undefined) return <p className={styles.note}>{textOf(line)}</p>;
  const { name, piece, value } = part;
  return (
    <p className={styles.chip} data-part="modifier">
      <b aria-hidden="true">{signed(value)}</b>
      {piece && layout.kinds[piece.kind]?.draw === 'counter' ? (
        <FightPiece piece={piece} motion={motion} size={SMALL} />
      ) : null}
      <span className={styles.named} aria-hidden="true">
        {texts.begun(name)}
      </span>
      <span className="unseen">{textOf(line)}</span>
    </p>
  );
};

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
