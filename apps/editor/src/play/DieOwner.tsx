import type { RolledDice } from '@sandtable/board';
import { SideFlag } from './SideFlag.tsx';
import { useLayout, useTexts } from './useTexts.ts';

interface Props {
  readonly dice: RolledDice;
  /** Which of the dice. */
  readonly at: number;
}

/** For whom or what a die was rolled, where the rules roll one for each of several; dice that are only numbered are nobody's. */
export const DieOwner = ({ dice: { keys }, at }: Props) => {
  const layout = useLayout();
  const texts = useTexts();
  const key = keys?.[at];
  if (key === undefined || /^-?\d+$/.test(key)) return null;
  const name = texts.member(key);
  if (layout?.sides[key] === undefined) return <span className="quiet">{name} </span>;
  return (
    <>
      <SideFlag member={key} /> <span className="unseen">{name}: </span>
    </>
  );
};
