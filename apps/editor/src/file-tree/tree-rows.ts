import type { Folds } from '../state/slices/editor.ts';
import { FOLDED_AT_FIRST, pathsIn, type TreeNode } from './file-tree.ts';

/** A line of the tree as it is drawn. */
export interface TreeRow {
  readonly node: TreeNode;
  /** From 1. */
  readonly level: number;
  /** Which of its siblings it is, from 1, and how many they are. */
  readonly position: number;
  readonly siblings: number;
  /** The row of the folder that it lies in. */
  readonly parent: number | undefined;
  /** Undefined for files. */
  readonly isOpen: boolean | undefined;
}

interface Shown {
  readonly folds: Folds;
  /** The folders of this file are unfolded unless someone folded them. */
  readonly active: string | undefined;
}

/** The rows that are in sight with these folders folded. */
export function treeRows(nodes: readonly TreeNode[], shown: Shown): readonly TreeRow[] {
  const rows: TreeRow[] = [];
  const add = (siblings: readonly TreeNode[], level: number, parent: number | undefined): void => {
    for (const [at, node] of siblings.entries()) {
      const isOpen = node.is === 'folder' ? isUnfolded(node, shown) : undefined;
      rows.push({ node, level, position: at + 1, siblings: siblings.length, parent, isOpen });
      if (node.is === 'folder' && isOpen) add(node.children, level + 1, rows.length - 1);
    }
  };
  add(nodes, 1, undefined);
  return rows;
}

const isUnfolded = (node: TreeNode, { folds, active }: Shown): boolean => {
  const isFolded = folds[node.id];
  if (isFolded !== undefined) return !isFolded;
  return !FOLDED_AT_FIRST.has(node.id) || (active !== undefined && pathsIn(node).includes(active));
};
