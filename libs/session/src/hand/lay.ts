import type { GameModule, PileInfo, Stored } from '@sandtable/engine';
import { ordinalOf, typeAt } from '../value.ts';

/** Moves a member to a pile (on top if the pile is ordered), or out of all piles; returns why that isn't possible. */
export function layInto(
  module: GameModule,
  S: Int32Array,
  pile: PileInfo,
  member: number,
  to: number,
): string | undefined {
  const own = fieldsOf(module, pile);
  const from = S[own.where.at + member] ?? 0;
  if (from === to) return undefined;
  const goal = pileAt(module, own.where, to);
  const there = lying(own, S, to);
  if (goal?.max !== undefined && there.length >= goal.max) return 'hand/full';
  forget(own, S, [...lying(own, S, from), member]);
  S[own.where.at + member] = to;
  number(own, S, lying(own, S, from), pileAt(module, own.where, from)?.ordered === true);
  number(own, S, [...there, member], goal?.ordered === true);
  return undefined;
}

/** Moves a member within its ordered pile; the place at the bottom is 0. */
export function layAt(
  module: GameModule,
  S: Int32Array,
  pile: PileInfo,
  member: number,
  place: number,
): string | undefined {
  const own = fieldsOf(module, pile);
  const at = S[own.where.at + member] ?? 0;
  const others = lying(own, S, at).filter((one) => one !== member);
  if (pileAt(module, own.where, at)?.ordered !== true || place > others.length) return 'hand/no-value';
  forget(own, S, [...others, member]);
  number(own, S, others.toSpliced(place, 0, member), true);
  return undefined;
}

interface Fields {
  readonly where: Stored;
  readonly place: Stored | undefined;
  readonly known: Stored | undefined;
}

function fieldsOf({ layout }: GameModule, { field, place, known }: PileInfo): Fields {
  const at = (path: string | undefined) => layout.fields.find((stored) => stored.path === path);
  const where = at(field);
  if (where === undefined) throw new RangeError(`the module has no field ${field}`);
  return { where, place: at(place), known: at(known) };
}

/** The pile that a value of the field names; undefined for none. */
function pileAt({ info }: GameModule, where: Stored, code: number): PileInfo | undefined {
  const type = typeAt(info, where.type);
  let rest = ordinalOf(info, where.type, code);
  for (const [part, each] of (type.t === 'union' ? type.parts : []).entries()) {
    const size = each.p === 'none' ? 1 : each.size;
    if (rest < size) return info.piles.find((pile) => pile.field === where.path && pile.part === part);
    rest -= size;
  }
  return undefined;
}

/** Members with this value of the field, from the bottom up. */
function lying({ where, place }: Fields, S: Int32Array, code: number): readonly number[] {
  const there = Array.from({ length: where.count }, (_, m) => m).filter((m) => S[where.at + m] === code);
  const rank = (m: number): number => (place === undefined ? 0 : (S[place.at + m] ?? 0));
  return code === 0 ? [] : there.sort((a, b) => rank(a) - rank(b));
}

function number({ place }: Fields, S: Int32Array, order: readonly number[], ordered: boolean): void {
  for (const [i, member] of order.entries()) if (place) S[place.at + member] = ordered ? i : 0;
}

/** Those who were shown the contents of a pile no longer know them once something is moved there. */
function forget({ known }: Fields, S: Int32Array, members: readonly number[]): void {
  if (known)
    for (const member of members) S.fill(0, known.at + member * known.words, known.at + (member + 1) * known.words);
}
