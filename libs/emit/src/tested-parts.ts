import {
  type Binder,
  bool,
  type Expr,
  type Pattern,
  partOffsets,
  partSize,
  readsLocal,
  sameType,
} from '@sandtable/model';
import { factsOf } from './facts.ts';
import { withinLimits } from './faultless.ts';
import { bodyOf } from './inline.ts';
import { conjunction, conjuncts, replaced } from './tree.ts';
import { type Scope, UNROLLED, wordsOf } from './unit.ts';

/** What a part adds to a set, with all conditions on it. */
export interface TestedPart {
  readonly binders: readonly Binder[];
  readonly where: Expr | undefined;
  readonly item: Expr;
}
/** What binds a local, if the pattern fits; undefined where that is only known in a match. */
type Fit = false | undefined | readonly (readonly [local: number, value: Expr])[];

/** A value with more nodes than this isn't evaluated again at each place that reads it. */
const MOST_NODES = 4;

/**
 * `{ o in A + B where P(o) }` for large sets whose parts are put together value by value: each value is tested where it is
 * made, so it isn't taken apart again, and the condition depends on the part. Undefined for other sets.
 */
export function testedParts(
  s: Scope,
  { binder, where, type }: Extract<Expr, { e: 'filter' }>,
): readonly TestedPart[] | undefined {
  if (s.unit.watched || wordsOf(type) <= UNROLLED) return undefined;
  const parts = partsOf(opened(s, binder.over));
  const tested = parts?.map((part) => {
    const tests = conjuncts(where).flatMap((test) => conjuncts(known(s, given(s, test, binder.local, part.item))));
    return { ...part, where: conjunction([...conjuncts(part.where), ...tests.filter((test) => truth(test) !== true)]) };
  });
  return tested?.every((part) => isWithinLimits(s, part)) ? tested : undefined;
}

const isWithinLimits = (s: Scope, { binders, where, item }: TestedPart): boolean =>
  [...binders.map(({ over }) => over), item, ...conjuncts(where)].every((e) => withinLimits(s.unit, e));

/** The body of a function whose results aren't kept. */
function opened(s: Scope, e: Expr): Expr {
  if (e.e !== 'call' || e.args.some((arg) => arg.e !== 'local') || isKept(s, e.fn)) return e;
  const body = s.unit.model.functions[e.fn]?.body;
  return body?.e === 'setop' ? bodyOf(s, e.fn, e.args) : e;
}

const isKept = ({ unit: { memos } }: Scope, fn: number): boolean => memos.functions.has(fn) || memos.rows.has(fn);

function partsOf(e: Expr): readonly TestedPart[] | undefined {
  if (e.e === 'collect') return e.sortedBy === undefined ? [e] : undefined;
  if (e.e === 'set') return e.items.map((item) => ({ binders: [], where: undefined, item }));
  if (e.e !== 'setop' || e.op !== '+') return undefined;
  const [left, right] = [partsOf(e.left), partsOf(e.right)];
  return left && right && [...left, ...right];
}

/** A condition on a value that is known as far as it is put together. */
function given(s: Scope, test: Expr, local: number, item: Expr): Expr {
  const call = put(test, [[local, item]]);
  if (call.e !== 'call' || !readsLocal('expr', test, local)) return call;
  const body = s.unit.model.functions[call.fn]?.body;
  if (body?.e !== 'match' || isKept(s, call.fn) || call.args.some((arg) => !isShort(s, arg) && arg !== item))
    return call;
  return armOf(s, bodyOf(s, call.fn, call.args)) ?? call;
}

const truth = (e: Expr): boolean | undefined => (e.e === 'value' ? e.value === 1 : undefined);

const said = (e: Expr, value: boolean): Expr => ({ e: 'value', value: value ? 1 : 0, type: bool, span: e.span });

/** A condition without the parts of it that are decided by what is known. */
function known(s: Scope, e: Expr): Expr {
  if (e.e === 'if') {
    const test = known(s, e.test);
    const is = truth(test);
    return is === undefined ? { ...e, test } : known(s, is ? e.then : e.else);
  }
  if (e.e === 'not') {
    const of = known(s, e.of);
    const is = truth(of);
    return is === undefined ? { ...e, of } : said(e, !is);
  }
  if (e.e === 'logic') return knownLogic(s, e);
  const fit = e.e === 'is' ? fitOf(e.pattern, e.of) : undefined;
  return fit === false || fit?.length === 0 ? said(e, fit !== false) : e;
}

function knownLogic(s: Scope, e: Extract<Expr, { e: 'logic' }>): Expr {
  const [left, right] = [known(s, e.left), known(s, e.right)];
  const decides = e.op === 'or';
  if (truth(left) === decides) return left;
  if (truth(left) !== undefined) return right;
  if (truth(right) === !decides) return left;
  return truth(right) === decides && withinLimits(s.unit, left) ? right : { ...e, left, right };
}

const put = (e: Expr, values: readonly (readonly [number, Expr])[]): Expr =>
  replaced(
    e,
    (each) => (each.e === 'local' ? (values.find(([local]) => local === each.local)?.[1] ?? each) : each),
    (bound) => bound,
  );

const isShort = (s: Scope, e: Expr): boolean => factsOf(s.unit.model, e).nodes <= MOST_NODES;

/** The body of the arm that is taken, if that is known already. */
function armOf(s: Scope, e: Expr): Expr | undefined {
  if (e.e !== 'match') return undefined;
  for (const { patterns, where, body } of e.arms) {
    const fits = patterns.map((pattern) => fitOf(pattern, e.subject));
    if (fits.every((fit) => fit === false)) continue;
    const [fit] = fits;
    const fine = fit && where === undefined && fit.every(([local, value]) => isValueOf(s, local, value));
    return fine ? put(body, fit) : undefined;
  }
  return undefined;
}

const isValueOf = (s: Scope, local: number, value: Expr): boolean =>
  isShort(s, value) && sameType(s.typeOf(local), value.type);

function fitOf(pattern: Pattern, value: Expr): Fit {
  if (pattern.p === 'any') return pattern.bind === undefined ? [] : [[pattern.bind, value]];
  if (pattern.p === 'tag') return value.e === 'tag' ? tagFit(pattern, value) : undefined;
  const [first, last] = codesOf(value) ?? [];
  if (first === undefined || last === undefined) return undefined;
  if (pattern.stretches.every(({ low, high }) => last < low || first > high)) return false;
  const all = pattern.stretches.some(({ low, high }) => first >= low && last <= high);
  return all && pattern.bind === undefined ? [] : undefined;
}

function tagFit(pattern: Extract<Pattern, { p: 'tag' }>, value: Extract<Expr, { e: 'tag' }>): Fit {
  if (!sameType(pattern.of, value.type)) return undefined;
  if (pattern.part !== value.part) return false;
  const fits = pattern.fields.map((field, i) => fitOf(field, value.args[i] as Expr));
  if (fits.includes(false)) return false;
  return fits.includes(undefined) ? undefined : fits.flatMap((fit) => fit || []);
}

/** The codes that a value can have: its own, or those of its part. */
function codesOf(value: Expr): readonly [first: number, last: number] | undefined {
  if (value.e === 'value' && typeof value.value === 'number') return [value.value, value.value];
  if (value.e !== 'tag' || value.type.t !== 'union') return undefined;
  const part = value.type.parts[value.part];
  const first = partOffsets(value.type)[value.part] ?? 0;
  return part && [first, first + partSize(part) - 1];
}
