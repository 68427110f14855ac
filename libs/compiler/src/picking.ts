import { type Selection, selectMembers } from '@sandtable/check';
import type { Decl, SourceFile } from '@sandtable/syntax';
import { same } from './same.ts';

type Picked = ReturnType<typeof selectMembers>;
type Rows = Parameters<typeof selectMembers>[1]['rows'];
interface Asked {
  readonly decls: readonly Decl[];
  readonly rows: Rows;
  readonly selections: readonly Selection[];
  readonly picked: Picked;
}

/** Remembers which members conditions of variants picked: an edit of what a procedure does changes nothing there. */
export interface Picking {
  readonly select: typeof selectMembers;
  readonly asked: readonly Asked[];
}

export function picking(before: Picking | undefined): Picking {
  const asked: Asked[] = [];
  const select: typeof selectMembers = (files, rows, selections) => {
    const decls = files.flatMap(({ decls: own }: SourceFile) => own.filter(({ node }) => !LATER.has(node)).map(headOf));
    const known = before?.asked.find((one) => isSame(one, decls, rows.rows, selections));
    const picked = known?.picked ?? selectMembers(files, rows, selections);
    asked.push({ decls, rows: rows.rows, selections, picked });
    return picked;
  };
  return { select, asked };
}

/** Conditions are asked as a match begins, and see none of these. */
const LATER = new Set<Decl['node']>(['play', 'whenever', 'expect', 'example', 'policy', 'notation']);

const headOf = (decl: Decl): Decl =>
  decl.node === 'procedure' ? { ...decl, requires: [], body: { ...decl.body, stmts: [] } } : decl;

const isSame = (one: Asked, decls: readonly Decl[], rows: Rows, selections: readonly Selection[]): boolean =>
  one.selections.length === selections.length &&
  one.selections.every(({ where }, i) => where === selections[i]?.where) &&
  [...rows].every(([name, own]) => one.rows.get(name) === own) &&
  same(one.decls, decls);
