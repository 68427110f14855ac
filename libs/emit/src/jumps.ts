import type { Block, End, Item } from './blocks.ts';
import type { Scope } from './unit.ts';
import { UNROLLED } from './unit.ts';

/** How the blocks of a procedure lead on to each other, once those without text of their own are passed over. */
export interface Jumps {
  /** The block that a jump ends up at. */
  readonly to: (index: number) => number;
  /** Whether a block is written where it is jumped to: only one block leads there, or it is no longer than the jump. */
  readonly isInline: (index: number) => boolean;
  /** Blocks that the position may be at, or that more than one other leads to, each with those that only lead there. */
  readonly cases: readonly (readonly number[])[];
}

export function jumpsOf(s: Scope, blocks: readonly Block[]): Jumps {
  const to = (index: number, passed = 0): number => {
    const block = blocks[index];
    if (block?.end.x !== 'jump' || passed === blocks.length) return index;
    return block.items.every((item) => isNothing(s, item)) ? to(block.end.to, passed + 1) : index;
  };
  const counts = countJumps(s, blocks, to);
  const isEntry = (index: number): boolean => index === 0 || blocks[index]?.resume === true;
  const isLeaving = (index: number): boolean => {
    const block = blocks[index];
    return block?.end.x === 'leave' && block.items.length === 0;
  };
  const isInline = (index: number): boolean => !isEntry(index) && (counts[index] === 1 || isLeaving(index));
  const own = blocks.map((_, i) => i).filter((i) => isEntry(i) || ((counts[i] ?? 0) > 1 && !isInline(i)));
  const targets = [...new Set(own.map((i) => to(i)))];
  const cases = targets.map((target) => [...own.filter((i) => i !== target && to(i) === target), target]);
  return { to, isInline, cases };
}

/** How many places jump to each block, of those that can be reached: a loop that a passed block leads into has two. */
function countJumps(s: Scope, blocks: readonly Block[], to: (index: number) => number): readonly number[] {
  const counts = blocks.map(() => 0);
  const entries = blocks.flatMap(({ resume }, i) => (resume || i === 0 ? [i] : []));
  for (const passed of entries.filter((i) => to(i) !== i)) counts[to(passed)] = (counts[to(passed)] ?? 0) + 1;
  const open = [...new Set(entries.map((i) => to(i)))];
  const seen = new Set(open);
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    const block = blocks[index];
    for (const next of block === undefined ? [] : leadsTo(s, block).map((each) => to(each))) {
      counts[next] = (counts[next] ?? 0) + 1;
      if (!seen.has(next)) open.push(next);
      seen.add(next);
    }
  }
  return counts;
}

/** Whether nothing comes after the items of a block. */
export const isOver = ({ items }: Block): boolean => {
  const last = items.at(-1);
  return last?.i === 'plain' && last.stmt.s === 'return';
};

const leadsTo = (s: Scope, block: Block): readonly number[] => [
  ...block.items.flatMap((item) => ofItem(item)),
  ...(isOver(block) ? [] : ofEnd(s, block.end)),
];

function ofItem(item: Item): readonly number[] {
  if (item.i === 'take') return item.arms;
  // How often a statement breaks off a loop isn't counted.
  return item.i === 'plain' && item.broken !== undefined ? [item.broken, item.broken] : [];
}

function ofEnd(s: Scope, end: End): readonly number[] {
  switch (end.x) {
    case 'jump':
      return [end.to];
    case 'branch':
      return [end.then, end.else];
    case 'arms':
      // Some arms are written once for each of their patterns.
      return end.stmt.arms.flatMap(({ patterns }, i) => patterns.map(() => end.to[i] ?? 0));
    case 'next': {
      const words = s.cell(end.rest).n;
      return [...Array.from({ length: words > UNROLLED ? 1 : words }, () => end.body), end.out];
    }
    case 'nextListed':
    case 'nextNumber':
    case 'again':
      return [end.body, end.out];
    case 'ask': {
      const choice = s.unit.model.choices[end.choice];
      return choice === undefined || choice.form === 'menu' || choice.otherwise === undefined ? [] : [end.done];
    }
    default:
      return [];
  }
}

/** Whether an item has no text: the end of a call without a result. */
const isNothing = (s: Scope, item: Item): boolean =>
  item.i === 'result' && s.unit.model.procedures[item.stmt.procedure]?.result === undefined;
