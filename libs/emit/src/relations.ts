import {
  callOf,
  changed,
  type Expr,
  type Func,
  type Model,
  setOf,
  sizeOf,
  type Type,
  type Visit,
  walkAll,
} from '@sandtable/model';
import { factsOf } from './facts.ts';
import { faultless } from './faultless.ts';
import type { MemberSets } from './member-set-index.ts';
import { memberRow, turned, turnedChoice } from './member-sets.ts';
import { placesRead } from './memo.ts';
import { conjuncts, replaced } from './tree.ts';
import { elementOf } from './types.ts';
import type { Unit } from './unit.ts';
import { wordsOf } from './words.ts';

/** Rows for more values than this would have to be found again too often. */
export const MOST_ROWS = 64;

/** A model in which some conditions are sets that are kept, and the functions that give these sets. */
interface Related {
  readonly model: Model;
  readonly rows: readonly number[];
  readonly sets: MemberSets;
}

/**
 * Whether something holds between a member and one other value often depends on neither of them, but on a third thing that
 * changes seldom: whether an army may serve at a front, on the turn and on who holds a town. There is a set of members for
 * each of those values then, kept until something that was read for it changes (`keep.ts`), and a loop over members becomes
 * an intersection. A watched module counts how often rows are read, so it keeps no sets.
 */
export function withRelations(given: Pick<Unit, 'model' | 'watched' | 'table' | 'infos'>): Related {
  const unit = given as Unit;
  const { model } = unit;
  const rows: Func[] = [];
  if (unit.watched) return { model, rows: [], sets: new Map() };
  const solved = new Set(
    model.decisions.flatMap((block) => [...block.decides, ...block.equations, ...block.functions]),
  );
  const first = model.functions.length;
  const sets = new Map<number, { readonly row: number; readonly member: number; readonly by: number }>();
  const functions = model.functions.map((f, i) => {
    if (solved.has(i)) return f;
    const body = changed('expr', f.body, {
      expr: (e) => {
        const row = rowFor(unit, f, e);
        if (row === undefined || e.e !== 'quant') return undefined;
        const fn = first + rows.push(row.func) - 1;
        const members = e === f.body && e.quant === 'some' ? memberRow(unit, f, { ...row, fn }) : undefined;
        if (members !== undefined) sets.set(i, { ...members, row: first + rows.push(members.func) - 1 });
        return intersected(e, row, fn);
      },
      local: (local) => local,
    });
    return body === f.body ? f : { ...f, body };
  });
  if (rows.length === 0) return { model, rows: [], sets };
  const related = { ...unit, model: { ...model, functions: [...functions, ...rows] } };
  const known = new Map<string, number>();
  const unions = {
    add: (func: Func): number => {
      const fn = known.get(wordingOf(func)) ?? first + rows.push(func) - 1;
      known.set(wordingOf(func), fn);
      return fn;
    },
  };
  const asked = related.model.functions.map((f, i) => (solved.has(i) ? f : turned(related, sets, unions, f)));
  const choices = model.choices.map((choice) => turnedChoice(related, sets, unions, choice));
  const all = [...asked, ...rows.slice(asked.length - first)];
  return { model: { ...model, functions: all, choices }, rows: rows.map((_, i) => first + i), sets };
}

/** What a function says, wherever it stands. */
const wordingOf = ({ locals, body }: Func): string =>
  JSON.stringify([locals, body], (key, value) => (key === 'span' ? undefined : value));

interface Row {
  readonly func: Func;
  readonly over: Expr;
  /** The local whose values have rows. */
  readonly by: Expr;
}

function intersected(e: Extract<Expr, { e: 'quant' }>, { func, over, by }: Row, fn: number): Expr {
  const { span } = e;
  const right: Expr = { e: 'call', fn, args: [by], type: func.result, span };
  const both: Expr = over.e === 'every' ? right : { e: 'setop', op: '&', left: over, right, type: func.result, span };
  const empty: Expr = { e: 'empty', of: both, type: e.type, span };
  return e.quant === 'no' ? empty : { e: 'not', of: empty, type: e.type, span };
}

/** The row of a `some` or `no` over few members, whose condition reads another local and third things. */
function rowFor(unit: Unit, f: Func, e: Expr): Row | undefined {
  if (e.e !== 'quant' || (e.quant !== 'some' && e.quant !== 'no') || e.binders.length !== 1) return undefined;
  const [binder] = e.binders;
  const where = e.where;
  if (binder === undefined || where === undefined || e.body !== undefined || binder.over.type.t !== 'set')
    return undefined;
  const member = elementOf(binder.over.type);
  if (wordsOf(setOf(member)) > 1) return undefined;
  const { reads, binds, constant, block } = factsOf(unit.model, where);
  if (constant || block || binds.size > 0 || reads.size !== 2 || !reads.has(binder.local)) return undefined;
  const [other = -1] = [...reads].filter((local) => local !== binder.local);
  const type = f.locals[other]?.type;
  if (type === undefined || other >= f.params || !isFew(type) || !isOfThirds(unit.model, where, [member, type]))
    return undefined;
  if (!conjuncts(where).every((test) => faultless(unit, test))) return undefined;
  return { func: rowOf(f, { binder, where, member, other, type }), over: binder.over, by: local(other, type, where) };
}

const isFew = (type: Type): boolean => (type.t === 'kind' || type.t === 'int') && sizeOf(type) <= MOST_ROWS;

const local = (index: number, type: Type, { span }: Expr): Expr => ({ e: 'local', local: index, type, span });

interface Condition {
  readonly binder: { readonly local: number };
  readonly where: Expr;
  readonly member: Type;
  readonly other: number;
  readonly type: Type;
}

/** The function that gives the members for a value, its only parameter. */
function rowOf(f: Func, { binder, where, member, other, type }: Condition): Func {
  const of = setOf(member);
  const moved = (e: Expr): Expr =>
    e.e !== 'local' ? e : local(e.local === other ? 0 : 1, e.local === binder.local ? member : type, e);
  const every: Expr = { e: 'every', type: of, span: where.span };
  return {
    name: f.name,
    params: 1,
    locals: [
      { name: f.locals[other]?.name ?? '', type },
      { name: '', type: member },
    ],
    result: of,
    body: {
      e: 'filter',
      binder: { local: 1, over: every },
      where: replaced(where, moved, (each) => each),
      type: of,
      span: where.span,
    },
    at: { ...f.at, span: where.span },
  };
}

/**
 * Whether a condition reads fields of other things than those it is between. What they are themselves changes as often
 * as they are looked at.
 */
function isOfThirds(model: Model, where: Expr, own: readonly Type[]): boolean {
  const between = own.flatMap((type) => (type.t === 'kind' ? [type.kind] : []));
  const { fields, states, seats } = placesRead(model, [['expr', where]], []);
  if (fields.size === 0 || seats || callsMore(model, where)) return false;
  const plain = [...states].every((state) => model.states[state]?.params.length === 0);
  return plain && [...fields.keys()].every((field) => !between.includes(model.fields[field]?.kind ?? -1));
}

/** Whether it asks a search or a block of decisions, which keep their own results. */
function callsMore(model: Model, where: Expr): boolean {
  let found = false;
  const visit: Visit<void> = (sort, node) => {
    const call = callOf(sort, node);
    if (call === undefined) return;
    const f = call.to === 'function' ? model.functions[call.index] : undefined;
    if (f === undefined) found = true;
    else walkAll([['expr', f.body]], visit);
  };
  walkAll([['expr', where]], visit);
  return found;
}
