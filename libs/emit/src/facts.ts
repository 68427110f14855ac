import { boundBy, type Child, type Expr, eachChild, type Model, type Nodes, type Sort } from '@sandtable/model';
import { TRAITS } from './expr-traits.ts';

/** What is asked of trees again and again, found once per node. */
interface Facts {
  /** Locals that are read anywhere in the tree, also those bound in it. */
  readonly reads: ReadonlySet<number>;
  readonly binds: ReadonlySet<number>;
  /** Locals that are given to something that looks at the position. */
  readonly moving: ReadonlySet<number>;
  /** Reads constants, locals and constant functions only. */
  readonly constant: boolean;
  readonly nodes: number;
  /** Holds statements. */
  readonly block: boolean;
}
type Locals = ReadonlySet<number>;
interface Gathered {
  reads: Locals;
  binds: Locals;
  moving: Locals;
  constant: boolean;
  nodes: number;
  block: boolean;
}

const none: Locals = new Set();
/** Sets are never changed, so most nodes share that of a part. */
const union = (a: Locals, b: Locals): Locals =>
  b.size === 0 || a === b ? a : a.size === 0 ? b : new Set([...a, ...b]);
const only = (local: number): Locals => new Set([local]);

const known = new WeakMap<Model, WeakMap<object, Facts>>();
const nothing: Facts = { reads: none, binds: none, moving: none, constant: true, nodes: 0, block: false };

const leaf: Facts = { ...nothing, nodes: 1 };
const locals = new Map<number, Facts>();

function ofLocal(local: number): Facts {
  const facts = locals.get(local) ?? { ...leaf, reads: only(local) };
  locals.set(local, facts);
  return facts;
}

export const factsOf = (model: Model, e: Expr | undefined): Facts =>
  e === undefined ? nothing : look(model, factsKnown(model), e);

function factsKnown(model: Model): WeakMap<object, Facts> {
  const before = known.get(model);
  if (before !== undefined) return before;
  const own = new WeakMap<object, Facts>();
  known.set(model, own);
  return own;
}

/** The facts of several nodes together. */
export function factsIn(model: Model, nodes: readonly Child[]): Facts {
  const own = factsKnown(model);
  const all: Gathered = { ...nothing };
  for (const [sort, node] of nodes) part(model, own, all, sort, node);
  return all;
}

function look(model: Model, own: WeakMap<object, Facts>, e: Expr): Facts {
  if (e.e === 'local') return ofLocal(e.local);
  if (e.e === 'value' || e.e === 'every') return leaf;
  const seen = own.get(e);
  if (seen !== undefined) return seen;
  const all: Gathered = { ...nothing, nodes: 1, constant: constantNode(model, e), block: e.e === 'block' };
  eachChild('expr', e, (sort, node) => part(model, own, all, sort, node));
  if (!constantNode(model, e)) all.moving = union(all.moving, all.reads);
  own.set(e, all);
  return all;
}

/** Only expressions are kept, what lies between them is evaluated again. */
function part(model: Model, own: WeakMap<object, Facts>, all: Gathered, sort: Sort, node: Nodes[Sort]): void {
  if (sort === 'expr') return join(all, look(model, own, node as Expr));
  all.nodes += 1;
  const bound = boundBy(sort, node);
  if (bound !== undefined) all.binds = union(all.binds, only(bound));
  eachChild<Sort>(sort, node, (of, below) => part(model, own, all, of, below));
}

function join(all: Gathered, part: Facts): void {
  all.reads = union(all.reads, part.reads);
  all.binds = union(all.binds, part.binds);
  all.moving = union(all.moving, part.moving);
  all.constant &&= part.constant;
  all.nodes += part.nodes;
  all.block ||= part.block;
}

/** Whether a node by itself looks at nothing that changes in a match; there is no recursion, so this ends. */
export function constantNode(model: Model, e: Expr): boolean {
  if (e.e === 'field') return model.fields[e.field]?.state === false;
  if (e.e === 'setting') return model.settings[e.setting]?.sort === 'constant';
  if (e.e === 'call') return factsOf(model, model.functions[e.fn]?.body).constant;
  return TRAITS[e.e].pure === true;
}
