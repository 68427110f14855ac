import { entry } from '@sandtable/eval';
import { type Expr, hidingKinds, type Model, type Type } from '@sandtable/model';

/** Locals whose values are no secret; in the body of a function that was given none, those are all. */
export type Known = ReadonlySet<number> | 'all';

/** Whether a value may tell what is not for everyone. Where it is not certain that it does not, it does. */
export type Hides = (expr: Expr, known: Known) => boolean;

export const nothingHidden: Hides = () => false;

/** What is hidden from somebody who may see nothing but what everyone may. */
export function hidesIn(model: Model): Hides {
  if (!hasSecrets(model)) return nothingHidden;
  const kinds = new Set(hidingKinds(model));
  const fields = new Set(model.fields.flatMap(({ seen }, i) => (seen ? [i] : [])));
  for (const { field, place, known, seen } of model.piles)
    if (seen) for (const one of [field, place, known]) if (one !== undefined) fields.add(one);
  const looking: Looking = { model, kinds, fields, parts: new WeakMap() };
  return (expr, known) => {
    const { hidden, reads, binds } = contentOf(looking, expr);
    return hidden || (known !== 'all' && [...reads].some((local) => !binds.has(local) && !known.has(local)));
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
  readonly parts: WeakMap<object, Content>;
}
/** What an expression reads: anything hidden, and which locals; and those that it gives values itself. */
interface Content {
  readonly hidden: boolean;
  readonly reads: ReadonlySet<number>;
  readonly binds: ReadonlySet<number>;
}
const empty: Content = { hidden: false, reads: new Set(), binds: new Set() };

function contentOf(looking: Looking, node: unknown): Content {
  if (typeof node !== 'object' || node === null) return empty;
  const before = looking.parts.get(node);
  if (before) return before;
  const own = node as Expr;
  const { over, local, bind } = node as { readonly over?: unknown; readonly local?: number; readonly bind?: number };
  const inner = Object.entries(node).flatMap(([key, child]) =>
    key === 'span' || key === 'type' ? [] : [contentOf(looking, child)],
  );
  const reads = new Set(inner.flatMap((one) => [...one.reads]));
  const binds = new Set(inner.flatMap((one) => [...one.binds]));
  if (own.e === 'local') reads.add(own.local);
  else if (over !== undefined && local !== undefined) binds.add(local);
  if (bind !== undefined) binds.add(bind);
  const content = { hidden: inner.some((one) => one.hidden) || isHidden(looking, own), reads, binds };
  looking.parts.set(node, content);
  return content;
}

function isHidden(looking: Looking, expr: Expr): boolean {
  const { model, kinds, fields } = looking;
  if (expr.type !== undefined && names(kinds, expr.type)) return true;
  switch (expr.e) {
    case 'field':
      return fields.has(expr.field);
    case 'state':
      return entry(model.states, expr.state).seen !== undefined;
    case 'call':
      return contentOf(looking, entry(model.functions, expr.fn).body).hidden;
    case 'search':
    case 'searchCost':
    case 'searchPath': {
      const { from, limit, steps, ends } = entry(model.searches, expr.search);
      return [from, limit, steps, ends].some((part) => contentOf(looking, part).hidden);
    }
    default:
      return expr.e === 'decided';
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
    case 'record':
      return type.fields.some((field) => names(kinds, field.type));
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
