import {
  type Call,
  type Child,
  callOf,
  type Expr,
  MOST_IN_SET,
  type Nodes,
  type Sort,
  sizeOf,
  walk,
} from '@sandtable/model';

/** What several checks ask of a body, found in one walk. */
interface Gathered {
  /** What it calls and asks, each once, in the order of the walk. */
  readonly calls: readonly Call[];
  /** Paths of the reasons for which it ends the match. */
  readonly reasons: ReadonlySet<string>;
  /** Whether it has sets of more values than a set may have. */
  readonly wide: boolean;
}

/** Bodies are values: what was found in one is true until it is checked again, and then it is another one. */
const known = new WeakMap<object, Gathered>();

export function gathered([sort, root]: Child): Gathered {
  const before = known.get(root);
  if (before !== undefined) return before;
  const calls = new Map<string, Call>();
  const reasons = new Set<string>();
  let wide = false;
  walk<Sort>(sort, root, (of, node) => {
    if (of === 'stmt') for (const reason of reasonsOf(node as Nodes['stmt'])) reasons.add(reason);
    wide ||= of === 'expr' && isWide(node as Expr);
    const call = callOf(of, node);
    const key = call && `${call.to}${call.index}`;
    if (call !== undefined && key !== undefined && !calls.has(key)) calls.set(key, call);
  });
  const found = { calls: [...calls.values()], reasons, wide };
  known.set(root, found);
  return found;
}

const NONE: readonly string[] = [];
const reasonsOf = (stmt: Nodes['stmt']): readonly string[] =>
  stmt.s === 'finish' && stmt.because !== undefined ? [stmt.because] : NONE;

/** What gave a local its value is wide, not each place that reads it. */
export const isWide = ({ e, type }: Expr): boolean =>
  e !== 'local' && type.t === 'set' && sizeOf(type.of) > MOST_IN_SET;
