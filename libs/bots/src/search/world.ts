import { ASK_ROLE, type Audiences, type GameModule, SEATS, SEED, type Stored, TOGETHER } from '@sandtable/engine';
import { codeOf, sizeOf } from '@sandtable/session';
import type { Random } from '../random.ts';
import { dealAgain, exchangeLookAlikes, type Unseen } from './exchange.ts';
import { drawAnswers } from './lanes.ts';
import { openFrames, type Swap } from './relabel.ts';

/** Types with more values than this are left as they are. */
const MOST_VALUES = 4096;
const TWO_32 = 2 ** 32;

/**
 * Puts into `W` a position that the seat with these roles may take for the true one: whoever is asked in `S`, unless another is given. Dice to come are always others than
 * those that will fall. Where something is hidden, members that look alike change places, hidden piles are dealt again,
 * hidden values and sealed answers become others, and so does what others answer at the same time. The result is a
 * function of the generator and of what the seat may know. Returns which member took the place of which: a piece that the
 * seat can follow has another name in `W`.
 *
 * While several answer at once, frames are kept per role: then members stay where they are.
 */
export function drawWorld(
  module: GameModule,
  S: Int32Array,
  random: Random,
  W: Int32Array,
  roles = seatRoles(module, S),
): Swap {
  W.set(S);
  W[SEED] = drawSeed(random);
  drawAnswers(module, W, random);
  if (module.audiences === undefined) return nobody;
  const unseen = { module, random, roles, hides: hiding(module, module.audiences, S, roles) };
  const swap = S[TOGETHER] === 0 ? exchangeLookAlikes(unseen, S, W) : nobody;
  if (S[TOGETHER] === 0) {
    dealAgain(unseen, W);
    redrawSealed(unseen, W);
  } else mixPiles(unseen, W);
  redrawStates(unseen, W);
  redrawFields(unseen, W);
  module.reindex?.(W);
  return swap;
}

/** What dice to come follow from. */
export const drawSeed = (random: Random): number => random(TWO_32) | 0;

const nobody: Swap = new Map();

/** Answers to secret questions that others gave and that procedures keep; members among them have changed places already. */
function redrawSealed({ module, random, roles }: Unseen, W: Int32Array): void {
  const { info } = module;
  for (const { slots } of openFrames(module.layout, W))
    for (const { type, at, words, sealed } of slots) {
      const role = sealed && ('role' in sealed ? sealed.role : (W[sealed.roleAt] ?? 0));
      const size = sizeOf(info, type);
      if (role === undefined || ((roles >>> role) & 1) === 1 || words !== 1 || size > MOST_VALUES) continue;
      if (info.types[type]?.t !== 'kind') W[at] = codeOf(info, type, random(size));
    }
}

/** Asked of each member: so the position is copied to that of the module once. */
function hiding({ position }: GameModule, audiences: Audiences, S: Int32Array, roles: number): Unseen['hides'] {
  const own = position ?? S;
  if (own !== S) own.set(S);
  return (audience, cell) => audience !== undefined && (audiences.seen(own, audience, cell) & roles) === 0;
}

/** Roles of a seat, as a bitset: what one of them knows all of them know. Without a name of the seat that is asked; onlookers have none. */
export function seatRoles({ info }: GameModule, S: Int32Array, name?: string): number {
  const { seats } = info.layouts[S[SEATS] ?? 0] ?? { seats: [] };
  const asked = S[ASK_ROLE] ?? 0;
  const roles =
    name === undefined
      ? (seats.find((one) => one.roles.includes(asked))?.roles ?? [asked])
      : (seats.find((one) => one.name === name)?.roles ?? []);
  return roles.reduce((bits, role) => bits | (1 << role), 0);
}

function redrawStates(unseen: Unseen, W: Int32Array): void {
  const { info, layout } = unseen.module;
  for (const [i, stored] of layout.states.entries()) redraw(unseen, W, stored, info.states[i]?.seen);
}

/** Where members lie is drawn by dealing; fields of members are left to those who look alike. */
function redrawFields(unseen: Unseen, W: Int32Array): void {
  const { info, layout } = unseen.module;
  const places = new Set(info.piles.map(({ place }) => place));
  const fields = info.fields.filter(({ state }) => state);
  for (const [i, stored] of layout.fields.entries()) {
    const sort = info.types[stored.type]?.t;
    if ((sort === 'int' || sort === 'bool') && !places.has(stored.path)) redraw(unseen, W, stored, fields[i]?.seen);
  }
}

function redraw(unseen: Unseen, W: Int32Array, stored: Stored, audience: number | undefined): void {
  const { module, random, hides } = unseen;
  const size = sizeOf(module.info, stored.type);
  if (audience === undefined || stored.words !== 1 || size > MOST_VALUES) return;
  for (let cell = 0; cell < stored.count; cell += 1)
    if (hides(audience, cell)) write(W, stored, cell, codeOf(module.info, stored.type, random(size)));
}

function write(W: Int32Array, { at, bits }: Stored, cell: number, code: number): void {
  if (!bits) {
    W[at + cell] = code;
    return;
  }
  const word = at + (cell >> 5);
  W[word] = ((W[word] ?? 0) & ~(1 << (cell & 31))) | (code << (cell & 31));
}

/** The order in piles that cannot be looked into. What was seen when it was put there counts as forgotten. */
function mixPiles(unseen: Unseen, W: Int32Array): void {
  const { info, layout } = unseen.module;
  for (const pile of info.piles) {
    const field = layout.fields.find(({ path }) => path === pile.field);
    const place = layout.fields.find(({ path }) => path === pile.place);
    const type = info.types[field?.type ?? -1];
    if (!field || !place || !pile.ordered || type?.t !== 'union') continue;
    const sizes = type.parts.map((part) => (part.p === 'none' ? 1 : part.size));
    const first = sizes.slice(0, pile.part).reduce((sum, size) => sum + size, 0);
    for (let cell = 0; cell < (sizes[pile.part] ?? 0); cell += 1)
      if (unseen.hides(pile.seen, cell)) mix(W, place.at, membersWith(W, field, first + cell), unseen.random);
  }
}

function membersWith(W: Int32Array, { at, count }: Stored, code: number): readonly number[] {
  const members: number[] = [];
  for (let m = 0; m < count; m += 1) if (W[at + m] === code) members.push(m);
  return members;
}

/** Values at the given cells change places by chance. */
function mix(W: Int32Array, at: number, cells: readonly number[], random: Random): void {
  for (let i = cells.length - 1; i > 0; i -= 1) {
    const [a, b] = [at + (cells[i] ?? 0), at + (cells[random(i + 1)] ?? 0)];
    const kept = W[a] ?? 0;
    W[a] = W[b] ?? 0;
    W[b] = kept;
  }
}
