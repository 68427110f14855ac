import { type Audience, type Expr, expressionsBelow, type Model, partOffsets, sizeOf } from '@sandtable/model';
import { keyOf, keysOf, localsIn, type Terms } from './form.ts';
import { isOpen } from './open-parts.ts';
import { openedSearch } from './open-search.ts';
import { local, member, not, opened, plain } from './term.ts';
import type { Called } from './touches.ts';

type Of<E extends Expr['e']> = Extract<Expr, { e: E }>;

/** Something hidden that a value was made from. */
export interface Source {
  /** The roles that may see it; undefined where no expression can describe them. */
  readonly roles: Expr | undefined;
  /** What held where it was read. */
  readonly facts: readonly Expr[];
  /** The member whose constant it is: whoever was shown the member may see it. */
  readonly member: Expr | undefined;
  /** Whether `roles` speaks of something that only has a name inside of the expression that was read. */
  readonly inner: boolean;
  /** Whether everyone can tell that there is one: the sizes of piles are open. */
  readonly counted?: boolean;
  /** The pile whose members it names: whoever was shown these may see it. */
  readonly pile?: PileRead | undefined;
  /** Whether it is an answer that opens when all have answered. */
  readonly awaited?: boolean;
  readonly name: string;
  readonly span: Expr['span'];
}

export interface Reading {
  readonly model: Model;
  readonly terms: Terms;
  /** What is hidden in each local. */
  readonly locals: ReadonlyMap<number, readonly Source[]>;
  readonly facts: readonly Expr[];
  readonly bound: ReadonlySet<number>;
  /** Whether a function or search reads nothing hidden but what it is given. */
  readonly isPublic: (called: Called) => boolean;
}

/** Everything hidden that decides what an expression gives. */
export function taint(expr: Expr, now: Reading): readonly Source[] {
  if (expr.e === 'local') return now.locals.get(expr.local) ?? [];
  return isOpen(expr, now) ? [] : hiddenIn(expr, now);
}

function hiddenIn(expr: Expr, now: Reading): readonly Source[] {
  switch (expr.e) {
    case 'state':
      return [...each(expr.args, now), ...stateSource(expr, now)];
    case 'field':
      return [...taint(expr.of, now), ...fieldSource(expr, now)];
    case 'call': {
      if (now.isPublic(expr) && each(expr.args, now).length === 0) return [];
      const body = opened(now.model, expr, now.terms);
      return body ? taint(body, now) : each(expr.args, now);
    }
    case 'decided':
      return [...each(expr.args, now), ...answered(expr, now)];
    case 'search':
    case 'searchCost':
    case 'searchPath':
      return [...(expr.e === 'search' ? [] : taint(expr.of, now)), ...searched(expr, now)];
    case 'logic':
      return [
        ...taint(expr.left, now),
        ...taint(expr.right, given(now, expr.op === 'and' ? expr.left : not(expr.left))),
      ];
    case 'if':
      return [
        ...taint(expr.test, now),
        ...taint(expr.then, given(now, expr.test)),
        ...taint(expr.else, given(now, not(expr.test))),
      ];
    case 'filter':
      return [...taint(expr.binder.over, now), ...taint(expr.where, inside(now, [expr.binder]))];
    case 'collect':
      return [...quantified(expr, now), ...(expr.type.t === 'list' ? orderSource(expr, now) : [])];
    case 'quant':
      return quantified(expr, now);
    case 'size':
    case 'empty': {
      const pile = pileOf(expr.of, now.model);
      return pile ? each(pile.args, now) : taint(expr.of, now);
    }
    case 'is':
      return taint(expr.of, now).filter((source) => source.counted !== true || !asksWhether(expr));
    case 'compare':
      return pileSource(expr, now) ?? [...taint(expr.left, now), ...taint(expr.right, now)];
    default:
      return each(expressionsBelow('expr', expr), now);
  }
}

/** An answer depends on everything that its block reads, and nobody can say who may see that. */
function answered({ block, span }: Of<'decided'>, now: Reading): readonly Source[] {
  const { equations = [], name = '' } = now.model.decisions[block] ?? {};
  return equations.every((fn) => now.isPublic({ fn })) ? [] : [{ ...unsaid(name, span), facts: now.facts }];
}

function searched(expr: Of<'search' | 'searchCost' | 'searchPath'>, now: Reading): readonly Source[] {
  if (now.isPublic(expr) && each(expr.args, now).length === 0) return [];
  const read = openedSearch(now.model, expr, now.terms);
  return read ? taint(read, now) : each(expr.args, now);
}

/** `x is none`, or `x is Card` of one that may be missing: not which it is, but whether there is one. */
function asksWhether({ of, pattern }: Of<'is'>): boolean {
  if (pattern.p !== 'codes' || of.type.t !== 'union') return false;
  const last = sizeOf(of.type) - 1;
  return pattern.stretches.every(({ low, high }) => (low === 0 && high === 0) || (low === 1 && high === last));
}

const each = (list: readonly Expr[], now: Reading): readonly Source[] => list.flatMap((one) => taint(one, now));

const given = (now: Reading, fact: Expr): Reading => ({ ...now, facts: [...now.facts, fact] });

type Binders = readonly { readonly local: number; readonly over: Expr }[];

function inside(now: Reading, binders: Binders): Reading {
  const facts = binders.map(({ local: bound, over }) => {
    const type = over.type.t === 'set' || over.type.t === 'list' ? over.type.of : over.type;
    return member(local(bound, type, over.span), over);
  });
  return {
    ...now,
    facts: [...now.facts, ...facts],
    bound: new Set([...now.bound, ...binders.map((binder) => binder.local)]),
  };
}

function quantified(expr: Of<'collect'> | Of<'quant'>, now: Reading): readonly Source[] {
  const sets = expr.binders.flatMap(({ over }, i) =>
    taint(over, inside(passing(expr, i, now), expr.binders.slice(0, i))),
  );
  const within = inside(now, expr.binders);
  const passed = expr.where ? given(within, expr.where) : within;
  const rest =
    expr.e === 'collect' ? [expr.item] : [...(expr.body ? [expr.body] : []), ...expr.prefer.map(({ by }) => by)];
  return [...sets, ...(expr.where ? taint(expr.where, within) : []), ...each(rest, passed)];
}

/** Where a condition fails that speaks only of names before a set, it makes no difference what lies in the set. */
function passing({ binders, where }: Of<'collect'> | Of<'quant'>, i: number, now: Reading): Reading {
  const later = new Set(binders.slice(i).map((binder) => binder.local));
  const before = (fact: Expr): boolean => !localsIn(now.terms, fact).some((read) => later.has(read));
  return conjuncts(where).filter(before).reduce(given, now);
}

function conjuncts(where: Expr | undefined): readonly Expr[] {
  const found = where && plain(where);
  if (found?.e !== 'logic' || found.op !== 'and') return found ? [found] : [];
  return [...conjuncts(found.left), ...conjuncts(found.right)];
}

/** A list that is made of members of a set has them in their order, which tells which member is which. */
function orderSource({ binders, where, span }: Of<'collect'>, now: Reading): readonly Source[] {
  const within = where ? given(inside(now, binders), where) : inside(now, binders);
  return binders.flatMap(({ local: bound, over }) => {
    const of = over.type.t === 'set' ? over.type.of : undefined;
    return now.model.fields.flatMap(({ kind, state, seen, type }, field): readonly Source[] => {
      if (of?.t !== 'kind' || kind !== of.kind || state || seen === undefined) return [];
      return fieldSource({ e: 'field', field, of: local(bound, of, span), type, span }, within);
    });
  });
}

function stateSource({ state, args, span }: Of<'state'>, now: Reading): readonly Source[] {
  const read = now.model.states[state];
  return read?.seen ? [sourceOf(read.seen, args, read.name, span, now)] : [];
}

function fieldSource({ field, of, span }: Of<'field'>, now: Reading): readonly Source[] {
  const read = now.model.fields[field];
  const piles = now.model.piles.filter((pile) => (pile.field === field || pile.place === field) && pile.seen);
  const hidden = piles.map((pile) => ({ ...unsaid(pile.name, span), facts: now.facts }));
  if (read?.seen === undefined) return hidden;
  const found = sourceOf(read.seen, [of], read.name, span, now);
  return [{ ...found, member: read.state ? undefined : of }];
}

const unsaid = (name: string, span: Expr['span']): Source => ({
  roles: undefined,
  facts: [],
  member: undefined,
  inner: true,
  name,
  span,
});

/** The audience of a value, as a call of the function it was made into. */
export function sourceOf(
  audience: Audience,
  args: readonly Expr[],
  name: string,
  span: Expr['span'],
  now: Pick<Reading, 'model' | 'terms' | 'facts' | 'bound'>,
): Source {
  const fn = now.model.functions.findLastIndex(({ body }) => body === audience.roles);
  const roles: Expr = { e: 'call', fn, args, type: audience.roles.type, span };
  const inner = args.some((arg) => localsIn(now.terms, arg).some((read) => now.bound.has(read)));
  return { roles, facts: now.facts, member: undefined, inner, name, span };
}

export interface PileRead {
  readonly pile: Model['piles'][number];
  readonly args: readonly Expr[];
}

/** `kept(g)` as a value is the members whose hidden field says so. */
export function pileOf(set: Expr, model: Model): PileRead | undefined {
  const found = plain(set);
  const where = found.e === 'filter' ? plain(found.where) : undefined;
  return where?.e === 'compare' ? pileCompared(where, model) : undefined;
}

export function pileCompared({ left, right }: Of<'compare'>, model: Model): PileRead | undefined {
  const [place, code] = [plain(left), plain(right)];
  const piles = place.e === 'field' ? model.piles.filter((pile) => pile.field === place.field) : [];
  if (code.e === 'tag') {
    const pile = piles.find(({ part }) => part === code.part);
    return pile && { pile, args: code.args };
  }
  const only = piles.find((pile) => pile.params.length === 0 && code.e === 'value' && isPart(model, pile, code.value));
  return only && { pile: only, args: [] };
}

/** The code of a pile without arguments is the first of its part. */
function isPart(model: Model, { field, part }: Model['piles'][number], value: unknown): boolean {
  const type = model.fields[field]?.type;
  return type?.t === 'union' && partOffsets(type)[part] === value;
}

/** Whether something lies in a pile knows who sees the pile. */
function pileSource(expr: Of<'compare'>, now: Reading): readonly Source[] | undefined {
  const found = pileCompared(expr, now.model);
  if (found === undefined) return undefined;
  const args = each(found.args, now);
  const { seen, name } = found.pile;
  return seen ? [...args, { ...sourceOf(seen, found.args, name, expr.span, now), pile: found }] : args;
}

const distinctOnes = new WeakSet<readonly Source[]>();

/** Whether each audience is there once; longer lists are told apart only by `distinct`. */
export const isDistinct = (sources: readonly Source[]): boolean => sources.length < 2 || distinctOnes.has(sources);

/** Each audience once: many readings of one thing say the same. */
export function distinct(terms: Terms, sources: readonly Source[]): readonly Source[] {
  if (isDistinct(sources)) return sources;
  const found = new Map<string, Source>();
  for (const source of sources) {
    const key = source.roles ? `${keyOf(terms, source.roles)} ${keysOf(terms, source.facts)}` : `? ${source.name}`;
    const own = source.awaited ? `${key} awaited` : key;
    if (!found.has(own)) found.set(own, source);
  }
  const list = [...found.values()];
  distinctOnes.add(list);
  return list;
}
