import { asSet, bind, chooseArm, convert, entry, fromOrdinal, toOrdinal } from '@sandtable/eval';
import type { Binder, Expr, Stmt, Type } from '@sandtable/model';
import type { Atom } from './atom.ts';
import { calledWith, explain, runPure, subjectOf } from './explain.ts';
import { isAlike } from './likeness.ts';
import { isTrue, type Look, lookAt, valueIn, within } from './look.ts';
import { nounOf, plainIn } from './noun.ts';
import { choosing, decisive, forMembers, leaf, type Part } from './part.ts';
import { plainValue } from './plain-value.ts';
import { boundTo } from './quantified.ts';
import { unreached } from './unreached.ts';

type Of<E extends Expr['e']> = Extract<Expr, { e: E }>;

/** Why a value, by its ordinal, is not in a set: the set, and in it the condition that left the value out. */
export function absence(look: Look, set: Expr, ordinal: number): Part {
  const own = leaf(look, set);
  look.room.remaining -= 1;
  if (own.is !== 'value' || look.room.remaining <= 0) return own;
  const { how, parts } = set.e === 'search' ? unreached(look, set, ordinal) : outside(leftOut(look, set, ordinal));
  return { ...own, decisive: true, how, atom: amongOf(look, set, ordinal), parts };
}

const outside = (parts: readonly Part[]) => ({ how: 'outside', parts }) as const;

/** That a value is in a set. */
function amongOf(look: Look, set: Expr, ordinal: number): Atom {
  const type = elementOf(set);
  const value = plainValue(look.env.model, type, fromOrdinal(type, ordinal));
  return {
    says: 'in',
    what: { n: 'value', value },
    than: nounOf(look, set),
    thanHas: plainIn(look, set),
    negative: false,
  };
}

/** Whether a set has a value; nothing is in what has no value. */
export function isIn(look: Look, set: Expr, ordinal: number): boolean {
  const value = valueIn(look, set);
  return value !== undefined && asSet(value).includes(ordinal);
}

function leftOut(look: Look, set: Expr, ordinal: number): readonly Part[] {
  switch (set.e) {
    case 'convert':
    case 'check': {
      const inner = ordinalIn(set, set.of, ordinal);
      return inner === undefined ? [] : [absence(look, set.of, inner)];
    }
    case 'filter':
      return filtered(look, set.binder, set.where, ordinal);
    case 'collect':
      return collected(look, set, ordinal);
    case 'setop':
      return operated(look, set, ordinal);
    case 'call':
      return called(look, set, ordinal);
    case 'if': {
      const test = choosing(explain(look, set.test));
      return [test, absence(look, isTrue(look, set.test) ? set.then : set.else, ordinal)];
    }
    case 'match':
      return matched(look, set, ordinal);
    default:
      return explain(look, set).parts;
  }
}

/** The ordinal that a value has in a set of another type; undefined where there is no such value. */
function ordinalIn(from: Expr, to: Expr, ordinal: number): number | undefined {
  const [outer, inner] = [elementOf(from), elementOf(to)];
  const value = convert(outer, inner, fromOrdinal(outer, ordinal));
  return value === undefined ? undefined : toOrdinal(inner, value);
}

const elementOf = ({ type }: Expr): Type => (type.t === 'set' || type.t === 'list' ? type.of : type);

/** A condition that does not hold for a member, or what the member is taken from. */
function filtered(look: Look, binder: Binder, where: Expr | undefined, ordinal: number): readonly Part[] {
  if (binder.over.type.t !== 'set') return [];
  if (!isIn(look, binder.over, ordinal)) return [absence(look, binder.over, ordinal)];
  if (where === undefined) return [];
  const inner = within(look, [binder.local]);
  bind(inner.env, binder, ordinal);
  return [decisive(forMembers(explain(inner, where), boundTo(inner, binder)))];
}

/**
 * `x for x in S where …` is a filter, and so is `E for x in S where …` where only one x gives the value; for other
 * collections, the parts are shown.
 */
function collected(look: Look, set: Of<'collect'>, ordinal: number): readonly Part[] {
  const [binder, ...more] = set.binders;
  if (binder === undefined || more.length > 0) return explain(look, set).parts;
  if (isLocal(set.item, binder.local)) return filtered(look, binder, set.where, ordinal);
  const [source, ...others] = sourcesOf(look, binder, set.item, ordinal);
  return source === undefined || others.length > 0
    ? explain(look, set).parts
    : filtered(look, binder, set.where, source);
}

/** The members from which a value is made. */
function sourcesOf(look: Look, binder: Binder, item: Expr, ordinal: number): readonly number[] {
  const all = binder.over.type.t === 'set' ? valueIn(look, binder.over) : undefined;
  if (all === undefined) return [];
  const inner = within(look, [binder.local]);
  return asSet(all).filter((member) => {
    bind(inner.env, binder, member);
    const value = valueIn(inner, item);
    return value !== undefined && toOrdinal(item.type, value) === ordinal;
  });
}

const isLocal = (expr: Expr, local: number): boolean =>
  expr.e === 'local' ? expr.local === local : expr.e === 'convert' && isLocal(expr.of, local);

function operated(look: Look, { op, left, right }: Of<'setop'>, ordinal: number): readonly Part[] {
  if (op === '+') return closest([absence(look, left, ordinal), absence(look, right, ordinal)]);
  if (!isIn(look, left, ordinal)) return [absence(look, left, ordinal)];
  if (op === '&') return [absence(look, right, ordinal)];
  return [{ ...decisive(explain(look, right)), how: 'within', atom: amongOf(look, right, ordinal) }];
}

/** Whether a condition left the value out of a set that would have it otherwise. */
const isLeftOut = ({ how, parts }: Part): boolean =>
  how === 'outside' &&
  parts.some((part) => part.decisive && ((part.of !== '' && part.truth === false) || isLeftOut(part)));

/**
 * Of sets that are put together, those decide from which a condition left the value out, or else those that have values
 * like it; all of them where none has.
 */
function closest(parts: readonly Part[]): readonly Part[] {
  const ofKind = parts.filter(({ atom }) => atom === undefined || isAlike(atom));
  const left = ofKind.filter(isLeftOut);
  const alike = left.length === 0 ? ofKind : left;
  return alike.length === 0 ? parts : parts.map((part) => (alike.includes(part) ? part : { ...part, decisive: false }));
}

function called(look: Look, set: Of<'call'>, ordinal: number): readonly Part[] {
  const inner = calledWith(look, set);
  if (inner === undefined) return [];
  const { body } = entry(look.env.model.functions, set.fn);
  if (body.e !== 'block') return [absence(inner, body, ordinal)];
  let given: Part | undefined;
  const running = within(inner);
  runPure(running, body.body, (_, stmt: Stmt) => {
    if (stmt.s !== 'return' || stmt.value === undefined) return;
    given = absence({ ...lookAt(running.env, inner.hides), room: look.room }, stmt.value, ordinal);
  });
  return given ? [given] : [];
}

function matched(look: Look, set: Of<'match'>, ordinal: number): readonly Part[] {
  const value = valueIn(look, set.subject);
  const inner = within(look);
  const arm = value === undefined ? undefined : chooseArm(inner.env, set.arms, set.subject.type, value);
  return [choosing(subjectOf(look, set.subject)), ...(arm ? [absence(inner, arm.body, ordinal)] : [])];
}
