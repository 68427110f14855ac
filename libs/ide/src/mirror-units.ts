import type { Library } from '@sandtable/compiler';
import type { Decl, MatchArm, MenuArm, Node, Stmt, TableRow } from '@sandtable/syntax';
import { nodesIn } from './walk.ts';

/** A part of the rules that can stand a second time behind itself, with other names in it. */
export interface Unit {
  readonly sort: 'declaration' | 'row' | 'arm' | 'option' | 'step';
  readonly node: Node;
  /** Whether it stands among others of the same, each of which says something of one member. */
  readonly siblings: readonly Node[];
}

/** The units around an offset of a tree, the innermost first. */
export function unitsAt(library: Library, file: string, offset: number): readonly Unit[] {
  const around = ({ span }: Node): boolean => span.start <= offset && span.end >= offset;
  const decl = library.files.get(file)?.decls.find(around);
  if (decl === undefined) return [];
  const inner = [...rowsOf(decl), ...[...nodesIn(decl)].flatMap(unitsIn)].filter(({ node }) => around(node));
  const own: readonly Unit[] = MIRRORED.has(decl.node) ? [{ sort: 'declaration', node: decl, siblings: [] }] : [];
  return [...own, ...inner].sort((a, b) => lengthOf(a) - lengthOf(b));
}

const lengthOf = ({ node }: Unit): number => node.span.end - node.span.start;

/** Declarations of which there may be a second one under another name, or without any. */
const MIRRORED = new Set<Decl['node']>(['function', 'procedure', 'search', 'setting', 'expect', 'example', 'whenever']);

const rowsOf = (decl: Decl): readonly Unit[] =>
  decl.node === 'table' ? decl.rows.slice(1).map((node: TableRow) => ({ sort: 'row', node, siblings: decl.rows })) : [];

function unitsIn(part: unknown): readonly Unit[] {
  const node = part as Stmt | { readonly node: 'matchExpr'; readonly arms: readonly MatchArm<Node>[] };
  switch (node.node) {
    case 'matchExpr':
    case 'matchStmt':
      return node.arms
        .filter(({ patterns }: MatchArm<Node>) => patterns.length > 0)
        .map((arm): Unit => ({ sort: 'arm', node: arm, siblings: node.arms }));
    case 'menu':
      return node.arms.map((arm: MenuArm): Unit => ({ sort: 'option', node: arm, siblings: node.arms }));
    case 'label':
      return [{ sort: 'step', node, siblings: [] }];
    default:
      return [];
  }
}
