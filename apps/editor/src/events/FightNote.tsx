import type { LogLine } from '@sandtable/session';
import { useLineText } from '../play/useLineText.ts';
import { useLayout, useTexts } from '../play/useTexts.ts';
import type { ShownMotion } from '../state/slices/motion.ts';
import styles from './FightCard.module.css';
import { FightPiece } from './FightPiece.tsx';
import { modifierIn } from './modifier-in.ts';

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
  const modifier = layout && modifierIn(line, layout, motion);
  if (layout === undefined || modifier === undefined) return <p className={styles.note}>{textOf(line)}</p>;
  const { kind, member, value } = modifier;
  return (
    <p className={styles.chip} data-part="modifier">
      <b aria-hidden="true">{signed(value)}</b>
      {layout.kinds[kind]?.draw === 'counter' ? <FightPiece piece={modifier} motion={motion} size={SMALL} /> : null}
      <span className={styles.named} aria-hidden="true">
        {texts.begun(texts.member(member, kind))}
      </span>
      <span className="unseen">{textOf(line)}</span>
    </p>
  );
};

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
