import type { FieldInfo, GameInfo, GameModule, Stored } from '@sandtable/engine';
import { codeAt, type Owner, type Owners, ownersIn, storedOf } from './owners.ts';
import { wheresOf } from './whereabouts.ts';

/** Adds to numbers of a position: those of seat `s` stand from `s * perSeat`, those of nobody behind them all. */
export type Adder = (S: Int32Array, into: Float64Array) => void;

/** Numbers that may tell who is ahead: what each seat has, and what belongs to nobody. */
export interface Figures {
  readonly seats: number;
  readonly perSeat: number;
  readonly common: number;
  /** Reads them of a position, into as many slots as there are. */
  readonly read: (S: Int32Array, into: Float64Array) => void;
}

/** Kinds without an owner that have more members than this are taken for the board. */
const FEW = 4;

/**
 * What the rules count, whatever they are about: numbers and truths of each role, members that a seat owns by where they
 * are and what they are worth, and numbers of the match itself.
 */
export function figuresOf(module: GameModule, seating: number): Figures {
  const owners = ownersIn(module, seating);
  const builder = new Builder(owners.seats);
  for (const kind of module.info.kinds.keys()) {
    const owner = owners.ofMembers(kind);
    if (owner) addOwned(builder, module, kind, owner, owners);
    else addCommon(builder, module, kind);
  }
  for (const [i, stored] of module.layout.states.entries()) addState(builder, module, i, stored, owners);
  return builder.finish();
}

/** Hands out the slots. */
class Builder {
  readonly #adders: ((from: number, perSeat: number) => Adder)[] = [];
  readonly #seats: number;
  #perSeat = 0;
  #common = 0;
  constructor(seats: number) {
    this.#seats = seats;
  }

  /** `add` gets the position of its first number for the first seat, and the distance to the next seat. */
  owned(count: number, add: (slot: number, perSeat: number) => Adder): void {
    const from = this.#perSeat;
    this.#perSeat += count;
    this.#adders.push((_, perSeat) => add(from, perSeat));
  }

  common(read: (S: Int32Array) => number): void {
    const slot = this.#common++;
    this.#adders.push((from) => (S, into) => {
      into[from + slot] = read(S);
    });
  }

  finish(): Figures {
    const [seats, perSeat, common] = [this.#seats, this.#perSeat, this.#common];
    const adders = this.#adders.map((adder) => adder(seats * perSeat, perSeat));
    return {
      seats,
      perSeat,
      common,
      read: (S, into) => {
        into.fill(0);
        for (const add of adders) add(S, into);
      },
    };
  }
}

/** Members of a kind by owner: how many there are at each sort of place, and the sum of each of their numbers. */
function addOwned(builder: Builder, module: GameModule, kind: number, owner: Owner, owners: Owners): void {
  const { info } = module;
  const members = info.kinds[kind]?.members.length ?? 0;
  const worths = worthsOf(info, kind);
  const isThere = presenceIn(module, kind);
  for (const { stored, partOf, ownerOf, parts } of wheresOf(module, kind, owners)) {
    const size = worths.length + 1;
    builder.owned(parts * size, (slot, perSeat) => (S, into) => {
      for (let m = 0; m < members; m += 1) {
        if (!isThere(S, m)) continue;
        const code = stored === undefined ? 0 : codeAt(S, stored, m);
        let bits = ownerOf(code);
        if (bits < 0) bits = owner(S, m);
        for (let seat = 0; bits !== 0; seat += 1, bits >>>= 1) {
          if ((bits & 1) === 0) continue;
          const at = seat * perSeat + slot + (partOf[code] ?? 0) * size;
          into[at] = (into[at] ?? 0) + 1;
          for (let w = 1; w < size; w += 1) into[at + w] = (into[at + w] ?? 0) + (worths[w - 1]?.[m] ?? 0);
        }
      }
    });
  }
  for (const stored of numbersOf(module, kind))
    builder.owned(1, (slot, perSeat) => (S, into) => {
      for (let m = 0; m < members; m += 1) {
        const value = isThere(S, m) ? codeAt(S, stored, m) : 0;
        if (value === 0) continue;
        let bits = owner(S, m);
        for (let seat = 0; bits !== 0; seat += 1, bits >>>= 1)
          if ((bits & 1) === 1) into[seat * perSeat + slot] = (into[seat * perSeat + slot] ?? 0) + value;
      }
    });
}

/** Members of a pool come and go. */
function presenceIn({ info, layout }: GameModule, kind: number): (S: Int32Array, member: number) => boolean {
  const path = info.kinds[kind]?.live;
  const stored = path === undefined ? undefined : layout.fields.find((one) => one.path === path);
  return stored === undefined ? () => true : (S, member) => codeAt(S, stored, member) !== 0;
}

/** Numbers and truths that members were made with. */
const worthsOf = (info: GameInfo, kind: number): readonly (readonly number[])[] =>
  info.fields.filter((field) => field.kind === kind && isNumber(info, field) && field.values).map(valuesOf);

const valuesOf = ({ values = [] }: FieldInfo): readonly number[] => values.map(Number);

const isNumber = ({ types }: GameInfo, { type }: Pick<FieldInfo, 'type'>): boolean =>
  types[type]?.t === 'int' || types[type]?.t === 'bool';

/** Numbers and truths of members that change in play; places in piles are none. */
function numbersOf(module: GameModule, kind: number): readonly Stored[] {
  const { info } = module;
  const places = new Set(info.piles.map(({ place }) => place));
  return info.fields.flatMap((field) => {
    const stored = field.kind === kind && field.state && isNumber(info, field) ? storedOf(module, field) : undefined;
    return stored && !places.has(stored.path) ? [stored] : [];
  });
}

/** Members that are nobody's: each by itself, where they are few. */
function addCommon(builder: Builder, module: GameModule, kind: number): void {
  const { info } = module;
  const members = info.kinds[kind]?.members.length ?? 0;
  if (members > FEW) return;
  for (const field of info.fields.filter((one) => one.kind === kind && one.state)) {
    const stored = storedOf(module, field);
    if (stored === undefined) continue;
    for (let m = 0; m < members; m += 1) for (const read of readersOf(info, stored, m)) builder.common(read);
  }
}

/** A number as it is; of a member its numbers, or how far on in its table it stands. */
function readersOf(info: GameInfo, stored: Stored, cell: number): readonly ((S: Int32Array) => number)[] {
  const type = info.types[stored.type];
  if (isNumber(info, stored)) return [(S) => codeAt(S, stored, cell)];
  if (type?.t !== 'kind') return [];
  const worths = worthsOf(info, type.kind);
  if (worths.length === 0) return [(S) => codeAt(S, stored, cell)];
  return worths.map((values) => (S) => values[codeAt(S, stored, cell)] ?? 0);
}

/** What the match itself keeps; by the first of what it is kept for that belongs to someone. */
function addState(builder: Builder, module: GameModule, index: number, stored: Stored, owners: Owners): void {
  const { info } = module;
  const params = info.states[index]?.params ?? [];
  if (params.length === 0) {
    for (const read of readersOf(info, stored, 0)) builder.common(read);
    return;
  }
  const [first = -1] = params;
  const owner = owners.ofValues(first);
  if (owner === undefined || !isNumber(info, stored)) return;
  const size = sizeOfKind(info, first);
  const each = size === 0 ? 0 : stored.count / size;
  builder.owned(1, (slot, perSeat) => (S, into) => {
    for (let cell = 0; cell < stored.count; cell += 1) {
      let bits = owner(Math.floor(cell / each));
      const value = codeAt(S, stored, cell);
      for (let seat = 0; bits !== 0; seat += 1, bits >>>= 1)
        if ((bits & 1) === 1) into[seat * perSeat + slot] = (into[seat * perSeat + slot] ?? 0) + value;
    }
  });
}

const sizeOfKind = (info: GameInfo, type: number): number => {
  const own = info.types[type];
  return own?.t === 'kind' ? (info.kinds[own.kind]?.members.length ?? 0) : 0;
};
