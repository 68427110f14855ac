import type { TreeRow } from './tree-rows.ts';

/** What a key does in a tree: goes to a row, or folds or unfolds the one that has the focus. */
export type TreeStep = { readonly to: number } | { readonly folds: boolean };

/** Returns what an arrow key, Home or End does at a row; undefined for keys that do nothing there. */
export function treeStep(rows: readonly TreeRow[], at: number, key: string): TreeStep | undefined {
  if (key === 'ArrowRight') return inwards(rows, at);
  if (key === 'ArrowLeft') return outwards(rows, at);
  const to = goal(rows.length, at, key);
  return to === undefined || to < 0 || to >= rows.length ? undefined : { to };
}

function goal(count: number, at: number, key: string): number | undefined {
  if (key === 'ArrowDown') return at + 1;
  if (key === 'ArrowUp') return at - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

function inwards(rows: readonly TreeRow[], at: number): TreeStep | undefined {
  const isOpen = rows[at]?.isOpen;
  if (isOpen === undefined) return undefined;
  return isOpen ? { to: at + 1 } : { folds: false };
}

function outwards(rows: readonly TreeRow[], at: number): TreeStep | undefined {
  const row = rows[at];
  if (row?.isOpen) return { folds: true };
  return row?.parent === undefined ? undefined : { to: row.parent };
}

/**
 * The row that typed letters lead to: the next whose name begins with them, around the end. While letters follow each
 * other the row itself may stay; one letter again and again goes through all that begin with it.
 */
export function typedTo(names: readonly string[], at: number, typed: string): number | undefined {
  const isRepeated = typed.length > 0 && [...typed].every((letter) => letter === typed[0]);
  const start = typed.slice(0, isRepeated ? 1 : undefined).toLocaleLowerCase();
  const from = isRepeated ? at + 1 : at;
  const order = names.map((_, i) => (from + i) % names.length);
  return order.find((i) => names[i]?.toLocaleLowerCase().startsWith(start));
}
