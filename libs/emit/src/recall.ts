import {
  type Expr,
  type Func,
  type Model,
  type Search,
  searches,
  sizeOf,
  someNode,
  type Type,
  treeKey,
  walk,
} from '@sandtable/model';
import { head, int, text } from './code.ts';
import { factsOf } from './facts.ts';
import { addFunction, atom, lowest, type Scope, wordsOf } from './unit.ts';
import type { Whole } from './whole.ts';
import { LOOPS } from './worth.ts';

/** Above so many values of the argument that changes, a table would be dearer to keep than what it saves. */
const MOST_VALUES = 4096;

/** A function with so many nodes, or one that loops, is dearer than a look into a table. */
const DEAR = 60;

/** Looks up calls of functions in what one run has found so far. */
export type Recall = (s: Scope, fn: number, args: readonly Expr[]) => string | undefined;

/**
 * Within one run of a search, the position and the arguments stay as they are. So a function that loops is called once
 * for each value of the one argument that changes: the place that is evaluated, which several steps come to.
 */
export function recallIn(
  unit: Whole,
  search: Search,
  run: string,
): { readonly recall: Recall; readonly begin: () => readonly string[] } {
  const round = `${run}R`;
  const names = new Map<string, string>();
  const recall: Recall = (s, fn, args) => {
    const f = unit.model.functions[fn];
    const moving = movingOf(unit.model, search, args);
    if (unit.watched || f === undefined || moving === undefined || !worthy(unit.model, f, moving)) return undefined;
    const key = treeKey([fn, args.map((arg, k) => (k === moving ? 'moving' : arg))]);
    const name = names.get(key) ?? `${run}f${fn}_${names.size}`;
    if (!names.has(key)) remember(unit, { name, fn, f, moving, round });
    names.set(key, name);
    s.w.note(f.at.span, { is: 'recalled', name: f.name, search: search.name });
    return atom(s, `${name}(${args.map((arg) => s.lower.scalar(s, arg)).join(', ')})`);
  };
  return {
    recall,
    begin: () => {
      if (names.size === 0) return [];
      unit.items.push(text(`let ${round} = 0;`));
      return [`++${round};`];
    },
  };
}

/** The number of the one argument that isn't the same during the whole run. */
function movingOf(model: Model, { params }: Search, args: readonly Expr[]): number | undefined {
  const moving = args.flatMap((arg, k) => {
    const { reads } = factsOf(model, arg);
    return [...reads].every((local) => local < params) ? [] : [k];
  });
  return moving.length === 1 ? moving[0] : undefined;
}

function worthy(model: Model, f: Func, moving: number): boolean {
  const type = f.locals[moving]?.type;
  const plain = (each: Type | undefined) => each !== undefined && wordsOf(each) === 1 && SCALARS.has(each.t);
  const params = f.locals.slice(0, f.params).map((local) => local.type);
  return (
    plain(f.result) &&
    params.every(plain) &&
    sizeOf(type as Type) <= MOST_VALUES &&
    (looping(model, f) || nodesOf(model, f) >= DEAR)
  );
}

const SCALARS: ReadonlySet<Type['t']> = new Set<Type['t']>(['int', 'bool', 'kind', 'union']);

const known = new WeakMap<Func, boolean>();

/** Whether a function loops, it or what it calls. */
function looping(model: Model, f: Func): boolean {
  const before = known.get(f);
  if (before !== undefined) return before;
  const found = someNode('func', f, (sort, node) => {
    if (sort === 'stmt') return LOOPS.has(node.s);
    if (sort !== 'expr') return false;
    const called = node.e === 'call' ? model.functions[node.fn] : undefined;
    return LOOPS.has(node.e) || searches(node) || (called !== undefined && looping(model, called));
  });
  known.set(f, found);
  return found;
}

/** How much there is to look at, with what is called. */
function nodesOf(model: Model, f: Func): number {
  let nodes = 0;
  walk('func', f, (sort, node) => {
    nodes += 1;
    const called = sort === 'expr' && node.e === 'call' ? model.functions[node.fn] : undefined;
    if (called !== undefined) nodes += nodesOf(model, called);
  });
  return nodes;
}

interface Remembered {
  readonly name: string;
  readonly fn: number;
  readonly f: Func;
  readonly moving: number;
  readonly round: string;
}

function remember(unit: Whole, { name, fn, f, moving, round }: Remembered): void {
  const type = f.locals[moving]?.type ?? { t: 'bool' };
  const params = Array.from({ length: f.params }, (_, k) => `L${k}`);
  const low = lowest(type);
  const at = low === 0 ? `L${moving}` : `L${moving} - ${low}`;
  const size = sizeOf(type);
  unit.items.push(text(`const ${name}V = room(${size}), ${name}R = room(${size});`));
  addFunction(unit, head(name, params.map(int), 'number'), () => {
    unit.w.line(`if (${name}R[${at}] === ${round}) return ${name}V[${at}];`);
    unit.w.line(`const value = f${fn}(${params.join(', ')});`);
    unit.w.line(`${name}R[${at}] = ${round};`);
    unit.w.line(`return ${name}V[${at}] = value;`);
  });
}
