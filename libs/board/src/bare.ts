import type { BoardLayout } from './layout.ts';

/** A board on which nothing stands: its places and what is printed on them are left. */
export const bare = (layout: BoardLayout): BoardLayout => {
  const kinds = Object.entries(layout.kinds).map(
    ([kind, how]) => [kind, how.draw === 'counter' ? { draw: 'none' as const } : how] as const,
  );
  return { ...layout, kinds: Object.fromEntries(kinds), arrows: [], piles: 'none' };
};
