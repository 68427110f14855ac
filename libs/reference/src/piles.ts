import { code, type Effect, type Env, entry, Fault, members } from '@sandtable/eval';
import { type Model, type Pile, type PileAt, partOffsets, partSize, range } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import { comeTo } from './counter.ts';
import type { Position } from './position.ts';
import type { Setup } from './setup.ts';

type Stmt<S extends Effect['s']> = Extract<Effect, { s: S }>;

export function draw(setup: Setup, env: Env, stmt: Stmt<'draw'>): undefined {
  const { model, position } = setup;
  const count = stmt.count === undefined ? 1 : code(env, stmt.count);
  const from = spotOf(model, env, stmt.from);
  const to = stmt.to && spotOf(model, env, stmt.to);
  const drawn = taken(setup, env, stmt, lying(position, from), count, from);
  setup.witness?.fell(stmt.chance, drawn, setup.position);
  checkRoom(position, to, drawn, stmt.span);
  for (const member of drawn) move(model, position, [member], from.pile, to, false);
  const [first = -1] = drawn;
  env.frame.values[stmt.into] = stmt.count === undefined ? first + 1 : drawn.toSorted((a, b) => a - b);
}

export function put({ model, position }: Setup, env: Env, stmt: Stmt<'put'>): undefined {
  const what = members(env, stmt.what);
  const spot = spotOf(model, env, stmt.to);
  const to = spot.code === 0 ? undefined : spot;
  checkRoom(position, to, what, stmt.span);
  move(model, position, what, spot.pile, to, stmt.under);
}

/** From the top down each changes places with one that is not above it, perhaps with itself. */
export function shuffle(setup: Setup, env: Env, stmt: Stmt<'shuffle'>): undefined {
  const { model, position } = setup;
  const spot = spotOf(model, env, stmt.pile);
  const mixed = [...lying(position, spot)];
  const { face, forced } = comeTo(setup, env, stmt.chance);
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = face(mixed.length - 1 - i, i + 1);
    [mixed[i], mixed[j]] = [entry(mixed, j), entry(mixed, i)];
  }
  const order = [...without(mixed, forced), ...forced.toReversed()];
  number(position, spot.pile, order, true);
  forgotten(position, spot.pile, order);
  position.shuffled.add(keyOf(spot));
}

const without = (members: readonly number[], some: readonly number[]): readonly number[] =>
  members.filter((member) => !some.includes(member));

/** One of the places a pile can be, given its arguments. */
interface Spot {
  readonly pile: Pile;
  readonly code: number;
}

const spotOf = (model: Model, env: Env, at: PileAt): Spot => ({
  pile: entry(model.piles, at.pile),
  code: code(env, at.code),
});

const keyOf = ({ pile, code: at }: Spot): string => `${pile.field}:${at}`;

const placeOf = (position: Position, { place }: Pile, member: number): number =>
  place === undefined ? 0 : Number(position.fields[place]?.[member] ?? 0);

/** The members of a pile, the bottom first; without an order as they are numbered. */
function lying(position: Position, { pile, code: at }: Spot): readonly number[] {
  const where = entry(position.fields, pile.field);
  const found = where.flatMap((spot, member) => (spot === at ? [member] : []));
  return found.sort((a, b) => placeOf(position, pile, a) - placeOf(position, pile, b));
}

function checkRoom(position: Position, to: Spot | undefined, coming: readonly number[], span: Span): void {
  if (to?.pile.max === undefined) return;
  const stay = lying(position, to).filter((member) => !coming.includes(member));
  const found = stay.length + coming.length;
  if (found > to.pile.max) throw new Fault('full', span, { found, to: range(0, to.pile.max) });
}

/** Takes members out of wherever they lie, pile by pile and in their order there, and lays them into `to` or nowhere. */
function move(
  model: Model,
  position: Position,
  coming: readonly number[],
  { kind, field }: Pile,
  to: Spot | undefined,
  under: boolean,
): void {
  const where = entry(position.fields, field);
  const own = model.piles.filter((pile) => pile.kind === kind);
  const [any] = own;
  if (any === undefined) throw new RangeError('a kind without piles cannot be moved');
  const spotAt = (member: number): number => Number(where[member]);
  const inOrder = coming.toSorted(
    (a, b) => spotAt(a) - spotAt(b) || placeOf(position, any, a) - placeOf(position, any, b) || a - b,
  );
  const remaining = new Set(coming.map((member) => where[member]));
  const rest = to && lying(position, to).filter((member) => !coming.includes(member));
  forgotten(position, any, [...coming, ...coming.flatMap((member) => othersAt(where, member))]);
  for (const member of coming) where[member] = 0;
  for (const spot of remaining) close(model, position, own, Number(spot));
  for (const member of coming) where[member] = to?.code ?? 0;
  number(position, any, inOrder, false);
  if (to && rest) number(position, to.pile, under ? [...inOrder, ...rest] : [...rest, ...inOrder], to.pile.ordered);
}

/** Lays a member on top of a pile by hand, or out of all of them. */
export function layInto(model: Model, position: Position, own: Pile, member: number, code: number): void {
  if (entry(position.fields, own.field)[member] === code) return;
  const goal = model.piles.find((pile) => pile.field === own.field && isAt(model, pile, code));
  move(model, position, [member], own, goal && { pile: goal, code }, false);
}

/** Moves a member by hand to another place of its pile. */
export function layAt(position: Position, own: Pile, member: number, place: number): void {
  const code = Number(entry(position.fields, own.field)[member]);
  const others = lying(position, { pile: own, code }).filter((one) => one !== member);
  forgotten(position, own, [...others, member]);
  number(position, own, others.toSpliced(place, 0, member), true);
}

/** What lies in the same pile. */
const othersAt = (where: readonly unknown[], member: number): readonly number[] =>
  where[member] === 0 ? [] : where.flatMap((spot, other) => (spot === where[member] ? [other] : []));

/** Who was shown what lies in a pile knows it no longer when something is taken out, or what is left would tell it. */
function forgotten(position: Position, { known }: Pile, members: readonly number[]): void {
  const shown = known === undefined ? undefined : entry(position.fields, known);
  for (const member of members) if (shown) shown[member] = [];
}

/** Numbers what is left of a pile again, without gaps. */
function close(model: Model, position: Position, own: readonly Pile[], at: number): void {
  const pile = own.find((one) => isAt(model, one, at));
  if (pile?.ordered) number(position, pile, lying(position, { pile, code: at }), true);
}

const isAt = (model: Model, pile: Pile, at: number): boolean =>
  at >= firstOf(model, pile) && at < firstOf(model, pile) + sizeOfPart(model, pile);

function unionOf(model: Model, { field }: Pile) {
  const { type } = entry(model.fields, field);
  if (type.t !== 'union') throw new TypeError('where members lie is a union');
  return type;
}
const firstOf = (model: Model, pile: Pile): number => entry(partOffsets(unionOf(model, pile)), pile.part);
const sizeOfPart = (model: Model, pile: Pile): number => partSize(entry(unionOf(model, pile).parts, pile.part));

function number(position: Position, { place }: Pile, order: readonly number[], ordered: boolean): void {
  const places = place === undefined ? undefined : entry(position.fields, place);
  for (const [i, member] of order.entries()) if (places) places[member] = ordered ? i : 0;
}

/** Up to `count` of what is offered, in the order in which they come; an example may say itself which. */
function taken(
  setup: Setup,
  env: Env,
  { chance: index, span }: Stmt<'draw'>,
  offered: readonly number[],
  count: number,
  from: Spot | undefined,
): readonly number[] {
  const { face, forced } = comeTo(setup, env, index);
  const n = Math.max(0, Math.min(count, offered.length));
  // Forced members are on top.
  const top = from?.pile.ordered ? [...forced, ...without(offered.toReversed(), forced)].slice(0, n) : undefined;
  if (setup.pick !== undefined) {
    const known = from && setup.position.shuffled.has(keyOf(from)) ? undefined : top;
    return setup.pick({ index, offered, least: n, most: n, known, span });
  }
  if (top !== undefined) return top;
  const remaining = [...offered];
  return Array.from({ length: n }, (_, i) => {
    const wanted = forced[i];
    return entry(remaining.splice(wanted === undefined ? face(i, remaining.length) : remaining.indexOf(wanted), 1), 0);
  });
}
