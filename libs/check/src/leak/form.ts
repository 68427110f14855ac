import { boundBy, type Expr, eachField, type Nodes, type Sort, treeKey } from '@sandtable/model';

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

/** What an expression could tell of something hidden (`open-parts.ts`). */
export interface Reads {
  /** Whether it reads something hidden itself, or calls something that does. */
  readonly hides: boolean;
  /** All locals that it reads, also those that it binds: something hidden may be in them. */
  readonly locals: ReadonlySet<number>;
}

/** What is known of the expressions of one audit. */
export interface Terms {
  /** Numbers of locals that nothing else has. */
  next: number;
  /** Calls that were opened before, by their keys; the same call has the same body. */
  readonly bodies: Map<number, Expr>;
  readonly forms: Map<object, Form>;
  /** What they could tell of something hidden. */
  readonly reads: Map<Expr, Reads>;
  /** What follows from facts, by their keys. */
  readonly follows: Map<number, readonly Expr[]>;
  /** Shapes and keys by what they are made of: numbers are quicker to compare than texts. */
  readonly numbers: Map<string, number>;
  /** Keys of shapes with the first of their locals, or with some of them and one more. */
  readonly pairs: Map<number, number>;
  /** Keys of lists of expressions that many places share. */
  readonly lists: WeakMap<readonly Expr[], number>;
}

export const newTerms = (): Terms => ({
  next: 0,
  bodies: new Map(),
  forms: new Map(),
  reads: new Map(),
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

/** Shapes have other numbers than keys, so one without locals is a key as well, and so is one with the first of its locals. */
function keyed(terms: Terms, { shape, locals }: Form): number {
  let key = shape;
  for (const local of locals) key = paired(terms, key, local);
  return key;
}

function paired(terms: Terms, of: number, local: number): number {
  const pair = of * MOST_LOCALS + local;
  const known = terms.pairs.get(pair);
  if (known !== undefined) return known;
  const key = terms.numbers.size + terms.pairs.size + 1;
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
export const NAMED: ReadonlySet<Expr['e']> = new Set<Expr['e']>(['local', 'field', 'state', 'call', 'join']);

/** One of a few bits for what is looked up there: a field, a state, a function or a relation. */
export function headOf(expr: Expr): number {
  switch (expr.e) {
    case 'field':
      return 1 << (expr.field % 31);
    case 'state':
      return 1 << (expr.state % 31);
    case 'call':
      return 1 << (expr.fn % 31);
    case 'join':
      return 1 << (expr.relation % 31);
    default:
      return 0;
  }
}

export function formOf(terms: Terms, expr: Expr): Form {
  const known = terms.forms.get(expr);
  if (known !== undefined) return known;
  const form =
    expr.e === 'convert' || expr.e === 'check'
      ? formOf(terms, expr.of)
      : expr.e === 'local'
        ? ofLocal(expr.local)
        : formed(terms, 'expr', expr);
  terms.forms.set(expr, form);
  return form;
}

const ofLocal = (local: number): Form => ({
  shape: 0,
  locals: [local],
  binds: NONE,
  reads: true,
  width: 1 + String(local).length,
  key: UNKNOWN,
  heads: 0,
});

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
function formed(terms: Terms, sort: Sort, one: Nodes[Sort]): Form {
  const draft = newDraft(sort === 'expr' ? headOf(one as Expr) : 0);
  const bound = boundBy(sort, one);
  eachField(sort, one, (key, value, of) => {
    if (of !== undefined) part(terms, draft, key, of, value);
    else if (value === bound && (key === 'local' || key === 'bind')) binds(draft, key, bound);
    else attribute(terms, draft, key, value);
  });
  const { locals, binds: own } = draft;
  if (own.length > 0 && sort === 'expr') {
    draft.text += `|${own.map((local) => locals.indexOf(local)).join()}`;
    draft.locals = locals.filter((local) => !own.includes(local));
    draft.binds = [];
  }
  draft.shape = numbered(terms, draft.text);
  return draft;
}

const newDraft = (heads: number): Draft => ({
  text: '',
  shape: 0,
  locals: [],
  binds: [],
  reads: false,
  width: 2,
  heads,
  key: UNKNOWN,
});

function part(terms: Terms, draft: Draft, key: string, sort: Sort, value: unknown): void {
  if (value === undefined) return;
  draft.width += key.length + 2;
  below(draft, key, formIn(terms, sort, value as Nodes[Sort] | readonly unknown[]));
}

/** The form of a node of any sort, or of a list of such. */
function formIn(terms: Terms, sort: Sort, value: Nodes[Sort] | readonly unknown[]): Form {
  if (sort === 'expr' && !Array.isArray(value)) return formOf(terms, value as Expr);
  const known = terms.forms.get(value);
  if (known !== undefined) return known;
  const form = Array.isArray(value) ? listed(terms, sort, value) : formed(terms, sort, value as Nodes[Sort]);
  terms.forms.set(value, form);
  return form;
}

function listed(terms: Terms, sort: Sort, list: readonly unknown[]): Form {
  const draft = newDraft(0);
  for (const [i, one] of list.entries()) part(terms, draft, String(i), sort, one);
  draft.shape = numbered(terms, draft.text);
  return draft;
}

function binds(draft: Draft, key: string, local: number | undefined): void {
  if (local === undefined) return;
  draft.width += key.length + 2;
  draft.binds.push(local);
  draft.text += `${key};`;
}

/** What is no node says itself; of types the names in patterns. */
function attribute(terms: Terms, draft: Draft, key: string, value: unknown): void {
  if (value === undefined) return;
  const text = typeof value === 'object' ? `${numbered(terms, treeKey(value))}(` : String(value);
  draft.text += `${key}:${text};`;
  draft.width += key.length + 2 + widthOf(value);
}

const widthOf = (value: unknown): number =>
  Array.isArray(value)
    ? value.reduce((sum: number, one, i) => sum + String(i).length + 2 + widthOf(one), 2)
    : typeof value === 'object'
      ? treeKey(value).length
      : String(value).length;

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
