import {
  boundBy,
  type Child,
  eachField,
  type Local,
  type Model,
  type Nodes,
  type Sort,
  type Stmt,
} from '@sandtable/model';
import type { Span } from '@sandtable/text';

/** Parts of a body that names are known in: lists of statements, and whatever binds a local for itself. */
type Chain = readonly object[];
interface Scopes {
  readonly model: Model;
  readonly place: Span;
  /** Where each local is known. */
  readonly known: Map<number, Set<object>>;
  /** What stands around the place. */
  readonly around: Set<object>;
}
/**
 * The locals of a call that are known at a place in its body. A call keeps the locals of blocks that it has left, whose
 * values say nothing any more. Where the place is not part of the body all of them count.
 */
export function localsInScope(model: Model, locals: readonly Local[], place: Span): ReadonlySet<number> {
  const all = new Set(locals.keys());
  const owner = ownerOf(model, locals);
  if (owner === undefined) return all;
  const scopes: Scopes = { model, place, known: new Map(), around: new Set() };
  look(scopes, [owner[1]], ...owner);
  if (scopes.around.size === 0) return all;
  const params = 'params' in owner[1] ? owner[1].params : 0;
  const isKnown = (local: number): boolean => {
    const where = scopes.known.get(local);
    return where === undefined || [...where].some((scope) => scopes.around.has(scope));
  };
  return new Set([...all].filter((local) => local < params || isKnown(local)));
}

function ownerOf({ procedures, functions, watchers }: Model, locals: readonly Local[]): Owner | undefined {
  const isOwn = (one: { readonly locals: readonly Local[] }): boolean => one.locals === locals;
  const [procedure, func, watcher] = [procedures.find(isOwn), functions.find(isOwn), watchers.find(isOwn)];
  if (procedure) return ['procedure', procedure];
  if (func) return ['func', func];
  return watcher && ['watcher', watcher];
}
type Owner = Child<'procedure' | 'func' | 'watcher'>;

function look(scopes: Scopes, chain: Chain, ...node: Child): void {
  const [sort, one] = node;
  if ('span' in one && isAt(one.span, scopes.place)) for (const scope of chain) scopes.around.add(scope);
  const inner = bindsItself(one) ? [...chain, one] : chain;
  // What a part of it binds is known in all of it.
  learn(scopes, boundBy(sort, one), chain);
  if (sort === 'stmt' && 'into' in one) learn(scopes, one.into, chain);
  if (sort === 'stmt' && (one.s === 'choose' || one.s === 'menu')) question(scopes, one, chain);
  eachField(sort, one, (_, value, of) => of && lookIn(scopes, inner, of, value));
}

/** Looks at what a field holds: a node, a list of nodes, which may be a block of statements, or a list of such lists. */
function lookIn(scopes: Scopes, chain: Chain, sort: Sort, value: unknown): void {
  if (value === undefined) return;
  if (!Array.isArray(value)) return look(scopes, chain, ...([sort, value as Nodes[Sort]] as Child));
  const inner = sort === 'stmt' && !Array.isArray(value[0]) ? [...chain, value] : chain;
  for (const one of value) lookIn(scopes, inner, sort, one);
}

/** Quantors, loops, arms, questions: what they bind is known in them alone. */
const bindsItself = (node: object): boolean =>
  'binder' in node || 'binders' in node || 'patterns' in node || 'candidate' in node || 'params' in node;

/** A question is next to the body; what is answered is known behind it, or in the body of the arm. */
function question(scopes: Scopes, asking: Extract<Stmt, { s: 'choose' | 'menu' }>, chain: Chain): void {
  const choice = scopes.model.choices[asking.choice];
  if (choice === undefined) return;
  look(scopes, chain, 'choice', choice);
  learn(scopes, choice.askers?.who, chain);
  if (choice.form !== 'menu') {
    learn(scopes, choice.result, chain);
    return learn(scopes, choice.candidate, [choice]);
  }
  const bodies = asking.s === 'menu' ? asking.bodies : [];
  for (const [i, { params }] of choice.arms.entries())
    for (const { local } of params) learn(scopes, local, [bodies[i] ?? choice], true);
}

/** The first place that gives a local a value declares it; parameters of arms are declared in two. */
function learn({ known }: Scopes, local: number | undefined, chain: Chain, also = false): void {
  const scope = chain.at(-1);
  if (local === undefined || scope === undefined) return;
  const before = known.get(local);
  if (before === undefined) known.set(local, new Set([scope]));
  else if (also) before.add(scope);
}

const isAt = (span: Span, { file, start, end }: Span): boolean =>
  file === span.file && start === span.start && end === span.end;
