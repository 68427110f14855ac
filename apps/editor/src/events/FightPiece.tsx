import { type FightSide, Specimen } from '@sandtable/board';
import { useLayout, useTexts } from '../play/useTexts.ts';
import type { ShownMotion } from '../state/slices/motion.ts';

interface Props {
  readonly piece: FightSide['pieces'][number];
  readonly motion: ShownMotion;
  readonly size: number;
}

/** A piece as it stood before: who has fallen has nothing to show any more. */
export const FightPiece = ({ piece, motion, size }: Props) => {
  const texts = useTexts();
  const layout = useLayout();
  if (layout === undefined) return null;
  const { infoBefore: info, before: view } = motion;
  const words = { nameOf: texts.member, valueName: texts.value, fieldName: texts.named };
  return <Specimen {...{ info, view, layout, size, ...piece, ...words }} />;
};
