import { type KeyboardEvent, useRef, useState } from 'react';
import type { TreeNode } from './file-tree.ts';
import { treeStep, typedTo } from './tree-keys.ts';
import type { TreeRow } from './tree-rows.ts';

interface Acts {
  readonly names: readonly string[];
  /** The row that Tab reaches before any had the focus. */
  readonly first: number;
  readonly onFold: (node: TreeNode, folded: boolean) => void;
  /** What Enter and a click do. */
  readonly onOpen: (row: TreeRow) => void;
  readonly onDelete: (node: TreeNode) => void;
}

/** Letters that follow each other this fast are one name. */
const TYPING_MS = 700;

/** The focus within a tree: one row has it, and keys move it. */
export function useTreeKeys(rows: readonly TreeRow[], { names, first, onFold, onOpen, onDelete }: Acts) {
  const [held, hold] = useState<string | undefined>(undefined);
  const typedSoFar = useTyping();
  const found = rows.findIndex(({ node }) => node.id === held);
  const at = found < 0 ? first : found;
  const go = (list: HTMLElement, to: number): void => {
    hold(rows[to]?.node.id);
    list.querySelectorAll<HTMLElement>('[role="treeitem"]')[to]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const row = rows[at];
    if (row === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key, currentTarget } = event;
    const step = treeStep(rows, at, key);
    if (step !== undefined) 'to' in step ? go(currentTarget, step.to) : onFold(row.node, step.folds);
    else if (key === 'Enter' || key === ' ') onOpen(row);
    else if (key === 'Delete') onDelete(row.node);
    else if (key.length === 1) go(currentTarget, typedTo(names, at, typedSoFar(key)) ?? at);
    else return;
    event.preventDefault();
  };
  return { at, hold, onKeyDown };
}

/** Returns what was typed so far, with one letter more. */
function useTyping(): (letter: string) => string {
  const typing = useRef({ text: '', until: 0 });
  return (letter) => {
    const now = performance.now();
    const text = (now < typing.current.until ? typing.current.text : '') + letter;
    typing.current = { text, until: now + TYPING_MS };
    return text;
  };
}
