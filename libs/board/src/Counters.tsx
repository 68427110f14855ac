import { memo, type SVGAttributes } from 'react';
import { alike } from './alike.ts';
import { Counter, CounterStack } from './Counter.tsx';
import type { Mark } from './CounterMark.tsx';
import { DrawnButton } from './DrawnButton.tsx';
import { described } from './described.ts';
import { isNear, type Near } from './near.ts';
import { Pickable, type Picking, type Stance, stanceOf } from './Pick.tsx';
import type { Piece } from './pieces.ts';
import type { Scene } from './scene.ts';
import type { Stack, Standing, StandingPiece } from './stand.ts';
import type { StackFan } from './useStackFan.ts';
import type { BoardWords } from './words.ts';

interface CountersProps {
  readonly standing: Standing;
  readonly scene: Scene;
  readonly picking: Picking;
  readonly words: BoardWords;
  readonly px: number;
  readonly near: Near;
  /** Fans out stacks; undefined while the map is edited. */
  readonly fan: StackFan | undefined;
}

/** The pieces that stand on the board, each at its place or in a stack. */
export const Counters = ({ standing, scene, picking, words, px, fan, near }: CountersProps) => (
  <>
    {standing.leaders.map(({ key, from, to }) => (
      <line key={key} className="leader" x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
    ))}
    {standing.counters.map((piece) => {
      const stance = meant(piece, picking, scene);
      if (!isNear(near, piece.at, piece.size) && !stance.legal && !stance.picked) return null;
      return (
        <CounterOn
          key={`${piece.kind}.${piece.member}`}
          {...stance}
          piece={piece}
          px={px}
          name={described(piece, scene.byMember.get(piece.place)?.name ?? '')}
        />
      );
    })}
    {/* A count reaches over the edge of its stack. */}
    {standing.stacks.map((stack) => (
      <StackOn key={stack.key} stack={stack} name={stackName(stack, words)} {...{ scene, picking, px, fan }} />
    ))}
  </>
);

interface StackOnProps extends Pick<CountersProps, 'scene' | 'picking' | 'px' | 'fan'> {
  readonly stack: Stack;
  readonly name: string;
}

/** It stands for the place that it lies on, if that answers what is asked; else a press opens it. */
const StackOn = ({ stack, name, scene, picking, px, fan }: StackOnProps) => {
  const [top] = stack.pieces;
  const on = scene.byMember.get(top?.place ?? '') ?? top;
  if (on === undefined) return null;
  const { kind, member } = on;
  const stance = stanceOf(picking, kind, member);
  const holdsLegal = stack.pieces.some((piece) => {
    const { kind: of, legal } = meant(piece, picking, scene);
    return legal && of === piece.kind;
  });
  const drawn = <CounterStack stack={stack} px={px} mark={holdsLegal ? 'choosable' : undefined} />;
  return (
    <g data-stack={`${kind}.${member}`} data-stack-key={stack.key} {...(fan && comingTo(fan, stack.key))}>
      {fan === undefined || (stance.legal && !holdsLegal) ? (
        <Pickable {...{ kind, member, name }} {...stance}>
          {drawn}
        </Pickable>
      ) : (
        <DrawnButton
          name={name}
          className={holdsLegal ? 'stack legal' : 'stack'}
          expanded={fan.key === stack.key}
          data={{ 'data-place': `${kind}.${member}` }}
          onPress={() => fan.toggle(stack.key)}
        >
          {drawn}
        </DrawnButton>
      )}
    </g>
  );
};

/** The pointer of a mouse, or the focus by a key, fans a stack out. */
const comingTo = (fan: StackFan, key: string): SVGAttributes<SVGGElement> => ({
  onPointerEnter: ({ pointerType }) => (pointerType === 'mouse' ? fan.enter(key, 'pointer') : undefined),
  onPointerLeave: ({ relatedTarget }) => fan.leave('pointer', relatedTarget),
  onFocus: ({ target }) => (target.matches(':focus-visible') ? fan.enter(key, 'focus') : undefined),
  onBlur: ({ relatedTarget }) => fan.leave('focus', relatedTarget),
});

const stackName = ({ pieces }: Stack, words: BoardWords): string =>
  [words.pieces.replace('{n}', String(pieces.length)), pieces.map((piece) => described(piece, '')).join('; ')].join(
    ': ',
  );

/** Whoever is asked for a place may click what stands there. */
export const meant = (piece: Piece, picking: Picking, scene: Scene): Omit<OneProps, 'piece' | 'name' | 'px'> => {
  const spot = scene.byMember.get(piece.place);
  const itself = spot === undefined || picking.rank(piece.kind, piece.member) >= picking.rank(spot.kind, spot.member);
  const { kind, member } = itself ? piece : spot;
  return { kind, member, ...stanceOf(picking, kind, member) };
};

/** What is picked stands out most; a counter that only stands for its place isn't marked, since its place is. */
const markOf = (
  piece: Piece,
  { kind, legal, picked }: Pick<OneProps, 'kind' | 'legal' | 'picked'>,
): Mark | undefined => {
  if (kind === piece.kind && picked) return 'selected';
  if (piece.queued) return 'queued';
  return kind === piece.kind && legal ? 'choosable' : undefined;
};

interface OneProps extends Stance {
  readonly kind: string;
  readonly member: string;
  readonly piece: StandingPiece;
  readonly name: string;
  readonly px: number;
}

/** Of all counters a step moves few; they are other objects all the same. */
export const One = memo(
  ({ piece, px, ...as }: OneProps) => (
    <Pickable {...as}>
      <Counter piece={piece} px={px} mark={markOf(piece, as)} />
    </Pickable>
  ),
  alike,
);

const CounterOn = memo(
  (props: OneProps) => (
    <g className={props.piece.planned ? 'planned' : undefined} data-piece={`${props.piece.kind}.${props.piece.member}`}>
      <One {...props} />
    </g>
  ),
  alike,
);
