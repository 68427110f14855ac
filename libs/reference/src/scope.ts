import type { Local, Model } from '@sandtable/model';
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
/** What is looked at of any part of a body. */
interface Node {
  readonly span?: unknown;
  readonly place?: unknown;
  readonly into?: unknown;
  readonly choice?: unknown;
  readonly bodies?: unknown;
  readonly binder?: unknown;
  readonly binders?: unknown;
  readonly each?: unknown;
  readonly local?: unknown;
  readonly bind?: unknown;
}

/**
 * The locals of a call that are known at a place in its body. A call keeps the locals of blocks that it has left, whose
 * values say nothing any more. Where the place is not part of the body all of them count.
 */
export function localsInScope(model: Model, locals: readonly Local[], place: Span): ReadonlySet<number> {
  const all = new Set(locals.keys());
  const owner = [...model.procedures, ...model.functions, ...model.watchers].find((one) => one.locals === locals);
  if (owner === undefined) return all;
  const scopes: Scopes = { model, place, known: new Map(), around: new Set() };
  walk(scopes, owner, [owner]);
  if (scopes.around.size === 0) return all;
  const params = 'params' in owner ? owner.params : 0;
  const isKnown = (local: number): boolean => {
    const where = scopes.known.get(local);
    return where === undefined || [...where].some((scope) => scopes.around.has(scope));
  };
  return new Set([...all].filter((local) => local < params || isKnown(local)));
}

/** Keys that lead out of the body, or to what is no code. */
const BESIDE = new Set(['type', 'span', 'at', 'locals', 'result', 'shape']);

function walk(scopes: Scopes, node: unknown, chain: Chain): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) return walkList(scopes, node, chain);
  const one = node as Node;
  const { span } = one;
  if (isAt(span, scopes.place)) for (const scope of chain) scopes.around.add(scope);
  const inner = bindsItself(one) ? [...chain, one] : chain;
  bind(scopes, one, chain, inner);
  for (const [key, child] of Object.entries(one)) if (!BESIDE.has(key)) walk(scopes, child, inner);
}

function walkList(scopes: Scopes, list: readonly unknown[], chain: Chain): void {
  const isBlock = list.some((item) => typeof item === 'object' && item !== null && 's' in item);
  const inner = isBlock ? [...chain, list] : chain;
  for (const item of list) walk(scopes, item, inner);
}

/** Quantors, loops, arms, questions: what they bind is known in them alone. */
const bindsItself = (node: Node): boolean =>
  'binder' in node || 'binders' in node || 'patterns' in node || 'candidate' in node || 'params' in node;

function bind(scopes: Scopes, node: Node, outer: Chain, inner: Chain): void {
  const { place, into, choice, bodies, binder, binders, each, local, bind: bound } = node;
  if (isNode(place) && place.place === 'local') learn(scopes, place.local, outer);
  learn(scopes, into, outer);
  for (const own of [binder, each, ...(Array.isArray(binders) ? binders : [])])
    if (isNode(own)) learn(scopes, own.local, inner);
  if ('p' in node) learn(scopes, bound, outer);
  if ('element' in node && 'name' in node) learn(scopes, local, outer);
  if (typeof choice === 'number' && 's' in node) question(scopes, choice, bodies, outer);
}

/** A question stands beside the body; what is answered is known behind it, or in the body of the arm. */
function question(scopes: Scopes, index: number, bodies: unknown, chain: Chain): void {
  const choice = scopes.model.choices[index];
  if (choice === undefined) return;
  walk(scopes, choice, chain);
  learn(scopes, choice.askers?.who, chain);
  if (choice.form !== 'menu') {
    learn(scopes, choice.result, chain);
    return learn(scopes, choice.candidate, [choice]);
  }
  for (const [i, { params }] of choice.arms.entries())
    for (const { local } of params) learn(scopes, local, [(bodies as readonly object[])[i] ?? choice], true);
}

/** The first place that gives a local a value declares it; parameters of arms are declared in two. */
function learn({ known }: Scopes, local: unknown, chain: Chain, also = false): void {
  const scope = chain.at(-1);
  if (typeof local !== 'number' || scope === undefined) return;
  const before = known.get(local);
  if (before === undefined) known.set(local, new Set([scope]));
  else if (also) before.add(scope);
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function isAt(span: unknown, place: Span): boolean {
  const { file, start, end } = (isNode(span) ? span : {}) as Partial<Span>;
  return file === place.file && start === place.start && end === place.end;
}
