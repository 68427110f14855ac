import type { GameInfo } from '@sandtable/engine';
import { useMemo } from 'react';
import type { BoardProps } from './board-props.ts';
import { Card } from './Card.tsx';
import { LoneCounter } from './Counter.tsx';
import { facesOf } from './card-face.ts';
import { reader } from './facts.ts';
import type { BoardLayout } from './layout.ts';
import { pickingOf } from './Pick.tsx';
import { Fills } from './patterns.tsx';
import { pieceReader } from './pieces.ts';
import { allSides } from './sides.ts';

type Props = Pick<BoardProps, 'nameOf' | 'valueName' | 'fieldName'> & {
  /** The position in which it is drawn; undefined before a match begins. */
  readonly view?: BoardProps['view'];
  readonly info: GameInfo;
  readonly layout: BoardLayout;
  readonly kind: string;
  readonly member: string;
  /** How large a counter is. */
  readonly size?: number;
};

/** Nothing is asked, so nothing can be chosen. */
const idle = pickingOf({ candidates: [], asked: undefined, picked: [], onPick: undefined });

/** One card or counter by itself, as the board draws it; nothing for kinds that are drawn otherwise. */
export const Specimen = (props: Props) => {
  const { info, layout, kind, member } = props;
  const { draw } = layout.kinds[kind] ?? {};
  const isKnown = info.kinds.some(({ name, members }) => name === kind && members.includes(member));
  if (!isKnown || (draw !== 'card' && draw !== 'counter')) return null;
  return (
    <div className="specimen">
      <svg width="0" height="0" aria-hidden="true">
        <Fills sides={allSides(layout)} zoom={1} />
      </svg>
      {draw === 'card' ? <CardSpecimen {...props} /> : <CounterSpecimen {...props} />}
    </div>
  );
};

const CardSpecimen = ({ info, view, layout, kind, member, nameOf, valueName, fieldName }: Props) => {
  const faceOf = useMemo(
    () => facesOf({ info, view, layout, nameOf, valueName, fieldName }),
    [info, view, layout, nameOf, valueName, fieldName],
  );
  return <Card face={faceOf(kind, member)} picking={idle} />;
};

const CounterSpecimen = ({ info, layout, kind, member, nameOf, fieldName, view, size = 96 }: Props) => {
  const found = info.kinds.find(({ name, members }) => name === kind && members.includes(member));
  if (found === undefined) return null;
  const pieceOf = pieceReader(info, layout, reader(info, view), nameOf, fieldName);
  const piece = pieceOf(found, found.members.indexOf(member), '');
  return (
    <svg viewBox="-54 -54 108 112" width={size} height={size * 1.04} role="img" aria-label={piece.name}>
      <LoneCounter piece={{ ...piece, at: [0, 0], size: 100, faded: false, riders: [] }} />
    </svg>
  );
};
