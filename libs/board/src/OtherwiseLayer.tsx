import { middleOf } from './boxes.ts';
import { LoneCounter } from './Counter.tsx';
import type { Otherwise } from './otherwise.ts';

interface Props {
  readonly otherwise: Otherwise;
  readonly px: number;
}

/** Ghosts of counters where they would stand, and marks on what would be another. The page says the same in words. */
export const OtherwiseLayer = ({ otherwise: { ghosts, marks }, px }: Props) => (
  <g className="otherwise" aria-hidden>
    {ghosts.map(({ key, piece, to }) => (
      <g key={key} data-ghost={key}>
        {to === undefined ? null : <line className="otherwise-way" {...between(piece.at, to)} />}
        <g className="otherwise-ghost">
          <LoneCounter piece={piece} />
        </g>
        {to === undefined ? <Cross at={piece.at} size={piece.size} /> : null}
      </g>
    ))}
    {marks.map((mark) => (
      <Mark key={mark.key} mark={mark} px={px} />
    ))}
  </g>
);

const between = ([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]) => ({ x1, y1, x2, y2 });

/** It doesn't stand on the board. */
const Cross = ({ at: [x, y], size }: { readonly at: readonly [number, number]; readonly size: number }) => {
  const half = size / 2;
  const d = `M${x - half},${y - half} l${size},${size} M${x + half},${y - half} l${-size},${size}`;
  return <path className="otherwise-cross" d={d} />;
};

const Mark = ({ mark, px }: { readonly mark: Otherwise['marks'][number]; readonly px: number }) => {
  const { box, was, is } = mark;
  const [x, y] = middleOf(box);
  const by = 4 * px;
  return (
    <g className="otherwise-mark" data-otherwise={mark.key}>
      <rect x={box.x - by} y={box.y - by} width={box.w + 2 * by} height={box.h + 2 * by} rx={box.w * 0.15} />
      {was === is ? null : (
        <text x={x} y={y - box.h / 2 - 9 * px} fontSize={13 * px}>
          <tspan textDecoration="line-through">{was === '' ? '–' : was}</tspan> {is === '' ? '–' : is}
        </text>
      )}
    </g>
  );
};
