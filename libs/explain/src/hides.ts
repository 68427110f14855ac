import { type Env, entry } from '@sandtable/eval';
import {
  boundBy,
  type Child,
  type Choice,
  callOf,
  type Expr,
  eachChild,
  hidingKinds,
  type Model,
  type Type,
} from '@sandtable/model';
import { seenBy } from './seen-by.ts';

/** Locals whose values are no secret; in the body of a function that was given none, those are all. */
export type Known = ReadonlySet<number> | 'all';

/**
 * Whether a value may tell what is not for whoever looks, where it is evaluated. Where it is not certain that it does not,
 * it does.
 */
export type Hides = (expr: Expr, known: Known, env?: Env) => boolean;

/** Whether a value may tell what is not for everyone, wherever it is evaluated. */
type HidesFromAll = (expr: Expr, known: Known) => Hidden;
/** `local`: a value of a local that nobody knows to be open. */
type Hidden = 'no' | 'local' | 'content';

export const nothingHidden: Hides = () => false;

/** Who looks: whether what decides the question is evident to them, and by which roles they see more than everyone. */
interface Looker extends Pick<Choice, 'evident'> {
  readonly roles?: ReadonlySet<number> | undefined;
}

/**
 * What is hidden from someone who may see what everyone may, what their roles may, and what decides a question that is put
 * to them.
 */
export function hidesIn(model: Model, { evident = false, roles }: Looker = {}): Hides {
  if (!hasSecrets(model)) return nothingHidden;
  const hidden = evident ? namesIn(model) : secretsIn(model);
  const isSeen = roles && seenBy(model, roles);
  const lies = liesIn(model);
  return (expr, known, env) => {
    // That something isn't in a pile may be evident; in which other one it is, isn't.
    const found = lies(expr) ? 'content' : hidden(expr, known);
    return found === 'local' || (found === 'content' && !(isSeen && env && isSeen(expr, env)));
  };
}

/** Whether an expression tells in which pile a member lies, of a kind that has hidden piles. */
function liesIn({ piles }: Model): (expr: Expr) => boolean {
  const fields = new Set(piles.flatMap(({ field, seen }) => (seen ? [field] : [])));
  return (expr) => expr.e === 'field' && fields.has(expr.field);
}

/** A name reveals which member it is, however little else is shown. */
function namesIn(model: Model): HidesFromAll {
  const kinds = new Set(hidingKinds(model));
  if (kinds.size === 0) return () => 'no';
  const looking: Looking = { model, kinds, fields: new Set(), states: false, parts: new WeakMap() };
  return (expr) => (contentOf(looking, 'expr', expr).hidden ? 'content' : 'no');
}

function secretsIn(model: Model): HidesFromAll {
  const kinds = new Set(hidingKinds(model));
  const fields = new Set(model.fields.flatMap(({ seen }, i) => (seen ? [i] : [])));
  for (const { field, place, known, seen } of model.piles)
    if (seen) for (const one of [field, place, known]) if (one !== undefined) fields.add(one);
  const looking: Looking = { model, kinds, fields, states: true, parts: new WeakMap() };
  return (expr, known) => {
    const { hidden, reads, binds } = contentOf(looking, 'expr', expr);
    const isLocal = known !== 'all' && [...reads].some((local) => !binds.has(local) && !known.has(local));
    return isLocal ? 'local' : hidden ? 'content' : 'no';
  };
}

const hasSecrets = ({ fields, states, piles, choices, procedures }: Model): boolean =>
  [...fields, ...states, ...piles].some(({ seen }) => seen !== undefined) ||
  choices.some(({ secret }) => secret === true) ||
  procedures.some(({ lane }) => lane !== undefined);

interface Looking {
  readonly model: Model;
  readonly kinds: ReadonlySet<number>;
  readonly fields: ReadonlySet<number>;
  /** Whether hidden states count. */
  readonly states: boolean;
  readonly parts: WeakMap<object, Content>;
}
/** What an expression reads: anything hidden, and which locals; and those that it gives values itself. */
interface Content {
  readonly hidden: boolean;
  readonly reads: ReadonlySet<number>;
  readonly binds: ReadonlySet<number>;
}

function contentOf(looking: Looking, ...node: Child): Content {
  const [sort, one] = node;
  const before = looking.parts.get(one);
  if (before) return before;
  const inner: Content[] = [];
  eachChild(sort, one, (...child) => void inner.push(contentOf(looking, ...child)));
  const reads = new Set(inner.flatMap((each) => [...each.reads]));
  const binds = new Set(inner.flatMap((each) => [...each.binds]));
  if (sort === 'expr' && one.e === 'local') reads.add(one.local);
  const bound = boundBy(sort, one);
  if (bound !== undefined) binds.add(bound);
  const hidden = inner.some((each) => each.hidden) || (sort === 'expr' && isHidden(looking, one));
  const content = { hidden, reads, binds };
  looking.parts.set(one, content);
  return content;
}

function isHidden(looking: Looking, expr: Expr): boolean {
  const { model, kinds, fields, states } = looking;
  if (names(kinds, expr.type)) return true;
  if (expr.e === 'field') return fields.has(expr.field);
  if (expr.e === 'state') return states && entry(model.states, expr.state).seen !== undefined;
  const call = callOf('expr', expr);
  switch (call?.to) {
    case undefined:
      return false;
    case 'function':
      return contentOf(looking, 'func', entry(model.functions, call.index)).hidden;
    case 'search':
      return contentOf(looking, 'search', entry(model.searches, call.index)).hidden;
    default:
      return true;
  }
}

/** Whether values of a type name members that not everyone can tell apart. */
function names(kinds: ReadonlySet<number>, type: Type): boolean {
  switch (type.t) {
    case 'kind':
      return kinds.has(type.kind);
    case 'set':
    case 'list':
      return names(kinds, type.of);
    case 'map':
      return names(kinds, type.key) || names(kinds, type.value);
    case 'union':
      return type.parts.some((part) =>
        part.p === 'type'
          ? names(kinds, part.type)
          : part.p === 'tag' && part.payload.some((field) => names(kinds, field.type)),
      );
    default:
      return false;
  }
}
