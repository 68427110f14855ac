import { memo, useMemo } from 'react';
import { alike } from './alike.ts';
import { type CellName, cellNames, strokesOf } from './cell-names.ts';
import type { BoardLayout } from './layout.ts';
import { isNear, type Near } from './near.ts';
import type { Spot } from './spot.ts';
import type { Standing } from './stand.ts';

interface Props {
  readonly spots: readonly Spot[];
  readonly layout: Pick<BoardLayout, 'cellNames'>;
  readonly px: number;
  readonly near: Near;
  /** The cells on which counters stand, as one string. */
  readonly held?: string;
}

/** Pixels of the smallest letters that can be read, and of the largest that are still not in the way. */
const LEAST = 6.5;
const LARGEST = 8;
/** The part of a cell that they take, and the most that they may take. */
const PART = 0.17;
const MOST_PART = 0.42;
/** Larger letters reach below the counter of their cell. */
const FREE_PART = 0.19;

/** Names of cells at their upper edge, where counters leave room; none while the cells are too small for them. */
export const CellNames = memo(({ spots, layout, px, near, held = '' }: Props) => {
  const blocks = useMemo(() => inBlocks(cellNames(spots, layout)), [spots, layout]);
  const room = blocks[0]?.[0]?.spot.room ?? 0;
  const height = Math.max(Math.min(room * PART, LARGEST * px), LEAST * px);
  if (blocks.length === 0 || height > room * MOST_PART) return null;
  const covered = new Set(height > room * FREE_PART ? held.split(' ') : []);
  return (
    <g className="cell-names" style={{ strokeWidth: height * 0.13 }}>
      {blocks.map((block) => (
        <Block
          key={block[0]?.spot.member}
          block={block}
          height={height}
          written={block
            .filter(({ spot }) => !covered.has(spot.member) && isNear(near, spot.at, room))
            .map(({ spot }) => spot.member)
            .join(' ')}
        />
      ))}
    </g>
  );
}, alike);

interface BlockProps {
  readonly block: readonly CellName[];
  readonly height: number;
  /** Those of its cells that have room for their names, as one string. */
  readonly written: string;
}

/** A counter that moves has only the names near it written and painted again. */
const Block = memo(({ block, height, written }: BlockProps) => {
  const members = new Set(written.split(' '));
  const d = block.filter(({ spot }) => members.has(spot.member)).map((name) => strokesOnce(name, height));
  return d.length === 0 ? null : <path d={d.join('')} />;
});

const known = new WeakMap<CellName, { readonly height: number; readonly d: string }>();

/** Counters come to a cell and leave it: its name is the same each time. */
function strokesOnce(name: CellName, height: number): string {
  const before = known.get(name);
  if (before?.height === height) return before.d;
  const { spot, text } = name;
  const d = strokesOf(text, [spot.at[0], nameLine(spot, height)], height);
  known.set(name, { height, d });
  return d;
}

/** How many times as wide as half a cell a block is. */
const BLOCK = 8;

/** Names by the square of the board that they lie in. */
function inBlocks(names: readonly CellName[]): readonly (readonly CellName[])[] {
  const side = (names[0]?.spot.room ?? 1) * BLOCK;
  const square = ({ spot: { at } }: CellName): string => at.map((one) => Math.floor(one / side)).join();
  return [...Map.groupBy(names, square).values()];
}

/** The cells on which counters stand. */
export const heldCells = ({ counters, stacks }: Pick<Standing, 'counters' | 'stacks'>): string =>
  [...counters, ...stacks.flatMap(({ pieces }) => pieces)].map(({ place }) => place).join(' ');

/** Below an upper edge there is room for letters at once; below a corner, a little later. */
function nameLine({ at, room, polygons }: Spot, height: number): number {
  const ys = polygons[0]?.map(([, y]) => y) ?? [at[1] - room];
  const top = Math.min(...ys);
  const isEdge = ys.filter((y) => y - top < room / 100).length > 1;
  return top + height * (isEdge ? 0.85 : 1.15);
}
