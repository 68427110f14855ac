import { bind, items } from '@sandtable/eval';
import type { Binder, Expr } from '@sandtable/model';
import { isTrue, type Look, shown, valueIn, within } from './look.ts';
import { decisive, forMembers, type Part } from './part.ts';
import { isPlain } from './parts-in.ts';

type Bound = Extract<Expr, { e: 'quant' | 'filter' | 'collect' | 'map' }>;
type Explain = (look: Look, expr: Expr) => Part;

/** The number of tried members that are shown. */
const MOST_SHOWN = 12;

/** What a quantor or a set was made of: what it runs through, and the members that made it what it is. */
export function quantified(look: Look, expr: Bound, explain: Explain): readonly Part[] {
  const binders = 'binders' in expr ? expr.binders : [expr.binder];
  const over = binders.slice(0, 1).flatMap(({ over }) => (isPlain(over) ? [] : [explain(look, over)]));
  return [...over, ...tried(look, expr, binders, explain)];
}

/** One member for each binder, with a look in which they stand in the locals. */
interface Trial {
  readonly look: Look;
  readonly of: string;
}

function tried(look: Look, expr: Bound, binders: readonly Binder[], explain: Explain): readonly Part[] {
  const partsOf = (trials: readonly Trial[], part: Expr): readonly Part[] =>
    trials.slice(0, MOST_SHOWN).map((trial) => decisive(forMembers(explain(trial.look, part), trial.of)));
  const all = trials(look, binders);
  const { where } = expr;
  const passing = (): readonly Trial[] => all.filter((trial) => where === undefined || isTrue(trial.look, where));
  if (expr.e !== 'quant') {
    const body = expr.e === 'collect' ? expr.item : expr.e === 'map' ? expr.body : where;
    return body === undefined ? [] : partsOf(passing(), body);
  }
  const { quant, body } = expr;
  if (quant === 'all') {
    const against = passing().find((trial) => body !== undefined && !isTrue(trial.look, body));
    return against && body ? partsOf([against], body) : [];
  }
  if (quant === 'some' || quant === 'no') {
    if (where === undefined) return [];
    const found = all.find((trial) => isTrue(trial.look, where));
    return partsOf(found ? [found] : all, where);
  }
  const counted = body ?? where;
  return counted === undefined ? [] : partsOf(passing(), counted);
}

/** So many members are tried before it is called too many to tell. */
const TRIED = 5000;

function trials(look: Look, binders: readonly Binder[]): readonly Trial[] {
  let found: readonly Trial[] = [{ look, of: '' }];
  for (const binder of binders) {
    found = found.flatMap((trial) => (found.length > TRIED ? [] : eachOf(trial, binder)));
    if (found.length > TRIED) return [];
  }
  return found;
}

function eachOf({ look, of }: Trial, binder: Binder): readonly Trial[] {
  if (look.hides(binder.over, look.known, look.env) || valueIn(look, binder.over) === undefined) return [];
  return items(within(look).env, binder.over).map((item) => {
    const inner = within(look, [binder.local]);
    bind(inner.env, binder, item);
    return { look: inner, of: [of, boundTo(inner, binder)].filter((one) => one !== '').join(', ') };
  });
}

/** `u = inf1`. */
export function boundTo(look: Look, { local, over }: Binder): string {
  const { name, type } = look.env.frame.locals[local] ?? { name: '', type: over.type };
  const value = look.env.frame.values[local];
  if (value === undefined || look.hides({ ...over, type, e: 'local', local } as Expr, look.known, look.env)) return '';
  return `${name} = ${shown(look, { type: type.t === 'error' ? elementOf(over) : type }, value)}`;
}

const elementOf = ({ type }: Expr): Expr['type'] => (type.t === 'set' || type.t === 'list' ? type.of : type);
