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
}

/** The pieces that stand on the board, each at its place or in a stack. */
export const Counters = ({ standing, scene, picking, words }: CountersProps) => (
  <>
    <SymbolDefs symbols={symbolsOf(standing)} />
    {standing.leaders.map(({ key, from, to }) => (
      <line key={key} className="leader" x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]} />
    ))}
    {standing.stacks.map((stack) => (
      <g key={stack.key}>
        <title>{stackName(stack, words)}</title>
        <CounterStack stack={stack} />
      </g>
    ))}
    {standing.counters.map((piece) => (
      <g key={`${piece.kind}.${piece.member}`} data-piece={`${piece.kind}.${piece.member}`}>
        <One
          {...meant(piece, picking, scene)}
          piece={piece}
          name={described(piece, scene.byMember.get(piece.place)?.name ?? '')}
        />
      </g>
    ))}
  </>
);

const symbolsOf = ({ counters, stacks }: Standing): readonly Inked[] =>
  [...counters, ...stacks.flatMap(({ pieces: [top] }) => top ?? [])].flatMap((one) => counterFace(one).symbol ?? []);

const stackName = ({ pieces }: Stack, words: BoardWords): string =>
  [words.pieces.replace('{n}', String(pieces.length)), pieces.map((piece) => described(piece, '')).join('; ')].join(
    ': ',
  );

/** Whoever is asked for a place may click what stands there. */
const meant = (piece: Piece, picking: Picking, scene: Scene): Omit<OneProps, 'piece' | 'name'> => {
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
}

/** Of all counters a step moves few; they are other objects all the same. */
const One = memo(
  ({ piece, ...as }: OneProps) => (
    <Pickable {...as}>
      <Counter piece={piece} />
    </Pickable>
  ),
  alike,
);
