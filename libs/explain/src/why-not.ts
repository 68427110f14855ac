import { bindLocal, type Env, fork, fromOrdinal, members, type RunValue } from '@sandtable/eval';
import type { Choice, Expr, Guard, MenuArm, Type } from '@sandtable/model';
import { type NamedAnswer, namedAnswer, type OpenAsk, ordinalNamed, picksOf, valueOfPicks } from '@sandtable/reference';
import { absence, isIn } from './absence.ts';
import { type Claim, claimsOf } from './claims.ts';
import { explain } from './explain.ts';
import { type Hides, nothingHidden } from './hides.ts';
import { isTrue, type Look, lookAt, within } from './look.ts';
import { nounOf } from './noun.ts';
import { decisive, leaf, type Part } from './part.ts';
import { brokenWith } from './with-others.ts';

/**
 * What speaks against a value. `guard`: a condition of the value does not hold. `outside`: it is not in the set that is
 * chosen from. `whole`: a condition of the whole answer. `bounds`: there are too few or too many. `later`: nothing
 * could be chosen next. `unknown`: the question has no such value.
 */
export interface Against {
  readonly what: 'guard' | 'outside' | 'whole' | 'bounds' | 'later' | 'unknown';
  /** Path of the text that says why, where the rules name one. */
  readonly reason?: string | undefined;
  readonly part?: Part | undefined;
  /** Of `later`: what is chosen next, by its name, and the value in question. */
  readonly next?: string;
  readonly nextIs?: string;
  /** Of `bounds`: how many there must be. */
  readonly bound?: { readonly least: boolean; readonly n: number };
  /** What the part says, in sentences. */
  readonly claims?: readonly Claim[];
}

/** Who asks, and what is hidden from them. */
interface Asker {
  readonly hides: Hides;
  /** Of an assignment: its keys by name, in the order in which they are given values; else the order of the rules. */
  readonly keys?: readonly string[] | undefined;
}

type Menu = Extract<Choice, { form: 'menu' }>;
type Plain = Exclude<Choice, { form: 'menu' }>;

/**
 * Why a value cannot be picked next, by its name; `picked` are the picks before it. Nothing speaks against a candidate.
 */
export function whyNot(ask: OpenAsk, picked: readonly string[], name: string, asker: Asker): readonly Against[] {
  const { choice } = ask;
  const { hides } = asker;
  if (choice.form === 'menu') return inMenu(ask.env, choice, picked, name, hides);
  const keys = keysOf(ask.env, choice, asker);
  const env = atKey(ask.env, choice, keys[picked.length]);
  const look = lookAt(env, hides, new Set(choice.each ? [choice.each.local] : []));
  const ordinal = ordinalNamed(env.model, choice.element, name);
  if (ordinal === undefined) return [{ what: 'unknown' }];
  const against = ofMember(look, choice, ordinal);
  if (against.length > 0 || choice.form === 'some' || choice.form === 'order') return against;
  if (choice.each) return inAssignment(look, choice, { keys, picked, ordinal });
  return ofWhole(look, choice, valueOfPicks(choice, [ordinal]));
}

/** Why an answer was refused, given by names. */
export function whyRefused(ask: OpenAsk, answer: NamedAnswer, { hides }: Asker): readonly Against[] {
  const { choice, env } = ask;
  if (choice.form === 'menu') {
    if (typeof answer !== 'object' || !('arm' in answer)) return [{ what: 'unknown' }];
    const picks = [answer.arm, ...Object.values(answer.args).map(String)];
    const at = picks.findIndex((name, i) => inMenu(env, choice, picks.slice(0, i), name, hides).length > 0);
    return at < 0 ? [] : inMenu(env, choice, picks.slice(0, at), picks[at] ?? '', hides);
  }
  const codes = namedAnswer(env.model, choice, answer);
  if (codes === undefined) return [{ what: 'unknown' }];
  if (codes.form === 'each') return ofWhole(lookAt(env, hides, new Set()), choice, codes.value);
  const value = codes.form === 'one' ? codes.code : codes.form === 'menu' ? 0 : valueOfPicks(choice, codes.ordinals);
  const look = lookAt(env, hides, new Set());
  const single = (picksOf(choice, value) ?? []).flatMap((pick) => ofMember(look, choice, pick));
  if (single.length > 0) return single;
  return [...outOfBounds(look, choice, picksOf(choice, value)?.length ?? 0), ...ofWhole(look, choice, value)];
}

/** The keys of an assignment, in the order of its picks. */
function keysOf(env: Env, { each }: Plain, { keys }: Pick<Asker, 'keys'>): readonly number[] {
  if (each === undefined) return [];
  const named = keys?.map((key) => ordinalNamed(env.model, elementOf(each.over), key));
  return named?.filter((key) => key !== undefined) ?? members(env, each.over);
}

/** Of an assignment: the locals in which a key is evaluated. */
function atKey(env: Env, { each }: Plain, key: number | undefined): Env {
  const own = fork(env);
  if (each && key !== undefined)
    bindLocal(own, each.local, elementOf(each.over), fromOrdinal(elementOf(each.over), key));
  return own;
}

interface Cell {
  readonly keys: readonly number[];
  readonly picked: readonly string[];
  readonly ordinal: number;
}

/** What a member breaks next to what other keys have been given. */
function inAssignment(look: Look, choice: Plain, { keys, picked, ordinal }: Cell): readonly Against[] {
  const key = keys[picked.length];
  if (key === undefined) return [];
  const cellOf = (name: string): RunValue => {
    const member = ordinalNamed(look.env.model, choice.element, name);
    return member === undefined ? 0 : valueOfPicks(choice, [member]);
  };
  const given = new Map(picked.map((name, i) => [keys[i] ?? 0, cellOf(name)]));
  const broken = brokenWith(look, choice, { given, key, ordinal });
  // Sentences about pairs of keys say less than the reason that the rules name.
  return unmetGuards(broken.look, broken.guards, 'whole').map((one) =>
    one.reason === undefined ? one : { ...one, claims: [] },
  );
}

const elementOf = ({ type }: Expr): Type => (type.t === 'set' || type.t === 'list' ? type.of : type);

function ofMember(look: Look, choice: Plain, ordinal: number): readonly Against[] {
  const { element, candidate, from, offered, guards } = choice;
  if (!isIn(look, from, ordinal)) return [notAmong(look, from, ordinal)];
  if (offered && !isIn(look, offered, ordinal)) return [notAmong(look, offered, ordinal)];
  const inner = within(look, [candidate]);
  bindLocal(inner.env, candidate, element, fromOrdinal(element, ordinal));
  return unmetGuards(inner, guards, 'guard');
}

const notAmong = (look: Look, set: Expr, ordinal: number): Against =>
  withClaims({ what: 'outside', part: absence(look, set, ordinal) });

/** Conditions of the whole value that do not hold. */
function ofWhole(look: Look, choice: Plain, value: ReturnType<typeof valueOfPicks>): readonly Against[] {
  const inner = within(look, [choice.result]);
  inner.env.frame.values[choice.result] = value;
  const against = unmetGuards(inner, choice.such, 'whole');
  return against.length > 0 ? against : unmetWishes(inner, choice);
}

/** Soft constraints are not conditions; they are shown if fewer are met than possible. */
function unmetWishes(look: Look, { wishes = [] }: Plain): readonly Against[] {
  return wishes.flatMap(({ binder, test, reason }) =>
    members(look.env, binder.over).flatMap((ordinal) => {
      const inner = within(look, [binder.local]);
      bindLocal(inner.env, binder.local, elementOf(binder.over), fromOrdinal(elementOf(binder.over), ordinal));
      return unmetGuards(inner, [{ test, reason }], 'whole');
    }),
  );
}

/** How many may be chosen, where so many may not. */
function outOfBounds(look: Look, choice: Plain, picked: number): readonly Against[] {
  const { form, low, high } = choice;
  if (form === 'one' || form === 'optional') return [];
  const tooFew = low && Number(look.env.value(low)) > picked ? [low] : [];
  const tooMany = high && Number(look.env.value(high)) < picked ? [high] : [];
  return [...tooFew, ...tooMany].map((expr) => {
    const bound = { least: expr === low, n: Number(look.env.value(expr)) };
    return { what: 'bounds', bound, part: decisive(leaf(look, expr)) };
  });
}

const unmetGuards = (look: Look, guards: readonly Guard[], what: 'guard' | 'whole'): readonly Against[] =>
  guards
    .filter(({ test }) => !isTrue(look, test))
    .map(({ test, reason }) => withClaims({ what, reason, part: decisive(explain(look, test)) }));

/** Sentences for a part that was to be true, or a set that was to have something. */
const withClaims = (against: Against & { readonly part: Part }): Against => ({
  ...against,
  claims: claimsOf(against.part),
});

function inMenu(env: Env, menu: Menu, picked: readonly string[], name: string, hides: Hides): readonly Against[] {
  const arm = menu.arms.find((one) => one.name === (picked[0] ?? name));
  if (arm === undefined) return [{ what: 'unknown' }];
  const look = lookAt(env, hides, new Set());
  const closed = unmetGuards(look, arm.guards, 'guard');
  if (closed.length > 0) return closed;
  if (picked.length === 0) return nextOf(look, arm, 0);
  return ofParam(bound(look, arm, picked.slice(1)), arm, picked.length - 1, name);
}

/** The look in which the first parameters have been picked. */
function bound(look: Look, arm: MenuArm, names: readonly string[]): Look {
  const locals = arm.params.slice(0, names.length).map(({ local }) => local);
  const inner = within(look, locals);
  for (const [i, { local, element }] of arm.params.entries()) {
    const name = names[i];
    const ordinal = name === undefined ? undefined : ordinalNamed(look.env.model, element, name);
    if (ordinal !== undefined) bindLocal(inner.env, local, element, fromOrdinal(element, ordinal));
  }
  return inner;
}

function ofParam(look: Look, arm: MenuArm, index: number, name: string): readonly Against[] {
  const param = arm.params[index];
  const ordinal = param && ordinalNamed(look.env.model, param.element, name);
  if (param === undefined || ordinal === undefined) return [{ what: 'unknown' }];
  if (!isIn(look, param.from, ordinal)) return [notAmong(look, param.from, ordinal)];
  const inner = withParam(look, param, ordinal);
  const against = unmetGuards(inner, param.guards, 'guard');
  return against.length > 0 ? against : nextOf(inner, arm, index + 1);
}

type Param = MenuArm['params'][number];

function withParam(look: Look, { local, element }: Param, ordinal: number): Look {
  const inner = within(look, [local]);
  bindLocal(inner.env, local, element, fromOrdinal(element, ordinal));
  return inner;
}

/** The number of values of the next choice that are shown with what excludes them. */
const NEXT = 4;

/** What has no values to go on with; nothing where it has. */
function nextOf(look: Look, arm: MenuArm, index: number): readonly Against[] {
  const param = arm.params[index];
  if (param === undefined) return [];
  const values = isKnown(look, param) ? members(fork(look.env), param.from) : [];
  const passes = (ordinal: number): boolean => {
    const inner = withParam(look, param, ordinal);
    return param.guards.every(({ test }) => isTrue(inner, test)) && nextOf(inner, arm, index + 1).length === 0;
  };
  if (values.some(passes)) return [];
  const next = param.name;
  const shared = sharedReasons(look, param, values);
  if (shared.length > 0 && look.hides !== nothingHidden) return shared;
  const set: Against = { what: 'later', next, part: decisive(explain(look, param.from)), claims: noneIn(look, param) };
  // What a seat isn't offered yet isn't shown to it.
  const each = (look.hides === nothingHidden ? values.slice(0, NEXT) : []).flatMap((ordinal) => {
    const inner = withParam(look, param, ordinal);
    const own = unmetGuards(inner, param.guards, 'guard');
    const name = leaf(inner, { e: 'local', local: param.local, type: param.element, span: param.from.span }).value;
    return own.map((one) => ({ ...one, what: 'later' as const, next: `${next} = ${name}`, nextIs: name }));
  });
  return [set, ...each];
}

/** So many reasons that the rules name are still one answer. */
const REASONS = 2;

/** The reasons that the rules name where each of the values is excluded by one of a few; whoever is asked may know them. */
function sharedReasons(look: Look, param: Param, values: readonly number[]): readonly Against[] {
  const { guards, name: next } = param;
  const each = values.map((ordinal) => {
    const inner = withParam(look, param, ordinal);
    const unmet = guards.filter(({ test }) => !isTrue(inner, test));
    return unmet.find(({ test, reason }) => reason !== undefined && !look.hides(test, inner.known, inner.env))?.reason;
  });
  const reasons = [...new Set(each)];
  if (reasons.includes(undefined) || reasons.length > REASONS) return [];
  return reasons.map((reason) => ({ what: 'later', next, reason }));
}

/** Where there is nothing at all to go on with, that is the reason. */
function noneIn(look: Look, { from }: Param): readonly Claim[] {
  if (look.hides(from, look.known, look.env)) return [{ c: 'unknown', at: from.span }];
  if (members(fork(look.env), from).length > 0) return [];
  const atom = { says: 'empty', what: nounOf(look, from), negative: false } as const;
  return [{ c: 'atom', at: from.span, atom, wanted: false, holds: true, because: [] }];
}

const isKnown = (look: Look, { from }: Param): boolean => !look.hides(from, look.known, look.env);
