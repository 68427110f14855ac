import type { Expr } from '@sandtable/model';

/**
 * What an expression says, with its locals taken out: expressions with the same shape differ in nothing but the numbers
 * of their locals. Types, places in the text and names of what is bound inside do not count.
 */
interface Form {
  readonly shape: number;
  /** The locals that it reads and does not bind, each once, in the order of the shape. */
  readonly locals: readonly number[];
  /** The locals that it binds for what stands around it. */
  readonly binds: readonly number[];
  /** Whether it reads any local, also one of its own. */
  readonly reads: boolean;
  /** How long it would be in writing. */
  readonly width: number;
  /** Equal for expressions that say the same of the same locals; made when it is first needed. */
  key: number;
  /** The heads of its parts, and its own. */
  readonly heads: number;
}

/** What is known of the expressions of one audit. */
export interface Terms {
  /** Numbers of locals that nothing else has. */
  next: number;
  /** Calls that were opened before, by their keys; the same call has the same body. */
  readonly bodies: Map<number, Expr>;
  readonly forms: Map<object, Form>;
  /** What follows from facts, by their keys. */
  readonly follows: Map<number, readonly Expr[]>;
  /** Shapes and keys by what they are made of: numbers are quicker to compare than texts. */
  readonly numbers: Map<string, number>;
  /** Keys of shapes with one local. */
  readonly pairs: Map<number, number>;
  /** Keys of lists of expressions that many places share. */
  readonly lists: WeakMap<readonly Expr[], number>;
}

export const newTerms = (): Terms => ({
  next: 0,
  bodies: new Map(),
  forms: new Map(),
  follows: new Map(),
  numbers: new Map(),
  pairs: new Map(),
  lists: new WeakMap(),
});

const NONE: readonly number[] = [];
const UNKNOWN = -1;
const MOST_LOCALS = 2 ** 24;

export function keyOf(terms: Terms, expr: Expr): number {
  const form = formOf(terms, expr);
  if (form.key === UNKNOWN) form.key = keyed(terms, form);
  return form.key;
}

/** Shapes have other numbers than keys, so one without locals is a key as well. */
function keyed(terms: Terms, { shape, locals }: Form): number {
  const [local, ...more] = locals;
  if (local === undefined) return shape;
  if (more.length > 0) return numbered(terms, `${shape}:${locals.join()}`);
  const pair = shape * MOST_LOCALS + local;
  const key = terms.pairs.get(pair) ?? terms.numbers.size + terms.pairs.size + 1;
  terms.pairs.set(pair, key);
  return key;
}

/** Equal for lists of expressions that say the same one by one. */
export function keysOf(terms: Terms, list: readonly Expr[]): number {
  const known = terms.lists.get(list);
  if (known !== undefined) return known;
  let text = '';
  for (const expr of list) text += `${keyOf(terms, expr)} `;
  const key = numbered(terms, text);
  terms.lists.set(list, key);
  return key;
}

/** Locals that an expression reads and does not bind. */
export const localsIn = (terms: Terms, expr: Expr): readonly number[] => formOf(terms, expr).locals;

/** The same for lists of expressions that differ in nothing but the numbers of their locals. */
export function shapeOf(terms: Terms, list: readonly Expr[]): string {
  const names = new Map<number, number>();
  let text = '';
  for (const expr of list) {
    const { shape, locals } = formOf(terms, expr);
    text += `${shape}(`;
    for (const local of locals) text += `${named(names, local)},`;
  }
  return text;
}

function named(names: Map<number, number>, local: number): number {
  const known = names.get(local);
  if (known !== undefined) return known;
  names.set(local, names.size);
  return names.size - 1;
}

/** What can stand in an equality as the name of a value; other expressions are not looked up part by part. */
export const NAMED: ReadonlySet<unknown> = new Set(['local', 'field', 'state', 'call', 'join']);

/** One of a few bits for what is looked up there: a field, a state, a function or a relation. */
export function headOf(node: object): number {
  const { e, field, state, fn, relation } = node as { e?: unknown } & Record<string, number | undefined>;
  return e !== 'local' && NAMED.has(e) ? 1 << ((field ?? state ?? fn ?? relation ?? 0) % 31) : 0;
}

/** The form of an expression, or of a part of one. */
export function formOf(terms: Terms, node: object): Form {
  const known = terms.forms.get(node);
  if (known !== undefined) return known;
  const { e, of, local } = node as { e?: unknown; of?: object; local?: number };
  const form =
    (e === 'convert' || e === 'check') && of !== undefined
      ? formOf(terms, of)
      : e === 'local' && local !== undefined
        ? {
            shape: 0,
            locals: [local],
            binds: NONE,
            reads: true,
            width: 1 + String(local).length,
            key: UNKNOWN,
            heads: 0,
          }
        : formed(terms, node, e !== undefined);
  terms.forms.set(node, form);
  return form;
}

function numbered(terms: Terms, text: string): number {
  const known = terms.numbers.get(text);
  if (known !== undefined) return known;
  const number = terms.numbers.size + terms.pairs.size + 1;
  terms.numbers.set(text, number);
  return number;
}

/** A form in the making: what it is made of as a text, in which locals stand by their places in the list. */
interface Draft extends Form {
  text: string;
  shape: number;
  locals: number[];
  binds: number[];
  reads: boolean;
  width: number;
  heads: number;
}

/** What is bound in parts of an expression is bound for all of it, and has no name outside. */
function formed(terms: Terms, node: object, closes: boolean): Form {
  const heads = headOf(node);
  const draft: Draft = { text: '', shape: 0, locals: [], binds: [], reads: false, width: 2, heads, key: UNKNOWN };
  for (const key in node) {
    if (key !== 'type' && key !== 'span') part(terms, draft, key, (node as Record<string, unknown>)[key]);
  }
  const { locals, binds } = draft;
  if (binds.length > 0 && closes) {
    draft.text += `|${binds.map((local) => locals.indexOf(local)).join()}`;
    draft.locals = locals.filter((local) => !binds.includes(local));
    draft.binds = [];
  }
  draft.shape = numbered(terms, draft.text);
  return draft;
}

function part(terms: Terms, draft: Draft, key: string, child: unknown): void {
  if (child === undefined) return;
  draft.width += key.length + 2;
  if (typeof child === 'object' && child !== null) return below(draft, key, formOf(terms, child));
  if ((key === 'local' || key === 'bind') && typeof child === 'number') {
    draft.binds.push(child);
    draft.text += `${key};`;
    return;
  }
  const text = String(child);
  draft.text += `${key}:${text};`;
  draft.width += text.length;
}

function below(draft: Draft, key: string, { shape, locals, binds, reads, heads, width }: Form): void {
  draft.text += `${key}:${shape}(`;
  for (const local of locals) {
    const known = draft.locals.indexOf(local);
    draft.text += `${known < 0 ? draft.locals.push(local) - 1 : known},`;
  }
  draft.binds.push(...binds);
  draft.width += width;
  draft.reads ||= reads;
  draft.heads |= heads;
}
