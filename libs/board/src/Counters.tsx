import { memo } from 'react';
import { alike } from './alike.ts';
import { Counter, CounterStack } from './Counter.tsx';
import { counterFace } from './counter-face.ts';
import { Pickable, type Picking, type Stance, stanceOf } from './Pick.tsx';
import { described, type Piece } from './pieces.ts';
import { type Inked, SymbolDefs } from './Symbol.tsx';
import type { Scene } from './scene.ts';
import type { Stack, Standing, StandingPiece } from './stand.ts';
import type { BoardWords } from './words.ts';

interface CountersProps {
  readonly standing: Standing;
  readonly scene: Scene;
  readonly picking: Picking;
  readonly words: BoardWords;
  readonly px: number;
}

/** The pieces that stand on the board, each at its place or in a stack. */
export const Counters = ({ standing, scene, picking, words, px }: CountersProps) => (
  <>
    <SymbolDefs symbols={symbolsOf(standing)} />
    {standing.leaders.map(({ key, from, to }) => (
      <line key={key} className="leader" x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
    ))}
    {standing.stacks.map((stack) => (
      <StackOn key={stack.key} stack={stack} name={stackName(stack, words)} {...{ scene, picking, px }} />
    ))}
    {standing.counters.map((piece) => (
      <g
        key={`${piece.kind}.${piece.member}`}
        className={piece.planned ? 'planned' : undefined}
        data-piece={`${piece.kind}.${piece.member}`}
      >
        <One
          {...meant(piece, picking, scene)}
          piece={piece}
          px={px}
          name={described(piece, scene.byMember.get(piece.place)?.name ?? '')}
        />
      </g>
    ))}
  </>
);

interface StackOnProps {
  readonly stack: Stack;
  readonly name: string;
  readonly scene: Scene;
  readonly picking: Picking;
  readonly px: number;
}

/** None of its counters may be chosen, or they would lie side by side: it stands for the place that it lies on. */
const StackOn = ({ stack, name, scene, picking, px }: StackOnProps) => {
  const [top] = stack.pieces;
  const on = scene.byMember.get(top?.place ?? '') ?? top;
  if (on === undefined) return null;
  const { kind, member } = on;
  return (
    <g data-stack={`${kind}.${member}`}>
      <Pickable {...{ kind, member, name }} {...stanceOf(picking, kind, member)}>
        <CounterStack stack={stack} px={px} />
      </Pickable>
    </g>
  );
};

const symbolsOf = ({ counters, stacks }: Standing): readonly Inked[] =>
  [...counters, ...stacks.flatMap(({ pieces: [top] }) => top ?? [])].flatMap((one) => counterFace(one).symbol ?? []);

const stackName = ({ pieces }: Stack, words: BoardWords): string =>
  [words.pieces.replace('{n}', String(pieces.length)), pieces.map((piece) => described(piece, '')).join('; ')].join(
    ': ',
  );

/** Whoever is asked for a place may click what stands there. */
const meant = (piece: Piece, picking: Picking, scene: Scene): Omit<OneProps, 'piece' | 'name' | 'px'> => {
  const spot = scene.byMember.get(piece.place);
  const itself = spot === undefined || picking.rank(piece.kind, piece.member) >= picking.rank(spot.kind, spot.member);
  const { kind, member } = itself ? piece : spot;
  return { kind, member, ...stanceOf(picking, kind, member) };
};

interface OneProps extends Stance {
  readonly kind: string;
  readonly member: string;
  readonly piece: StandingPiece;
  readonly name: string;
  readonly px: number;
}

/** Of all counters a step moves few; they are other objects all the same. */
const One = memo(
  ({ piece, px, ...as }: OneProps) => (
    <Pickable {...as}>
      <Counter piece={piece} px={px} />
    </Pickable>
  ),
  alike,
);
