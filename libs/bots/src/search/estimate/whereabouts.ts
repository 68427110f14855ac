import type { GameModule, Stored, TypeInfo } from '@sandtable/engine';
import { sizeOf } from '@sandtable/session';
import { type Owners, storedOf } from './owners.ts';

/** A field that says where members are, by sorts of place: on the board, in a hand, nowhere. */
export interface Whereabouts {
  /** Undefined where members are simply there. */
  readonly stored: Stored | undefined;
  readonly parts: number;
  /** The sort of place of each code. */
  readonly partOf: readonly number[];
  /** Whose place it is, as a bitset of seats; -1 where that says nothing. */
  readonly ownerOf: (code: number) => number;
}

type Union = Extract<TypeInfo, { t: 'union' }>;

/** More values than this are no sorts of place. */
const MOST_CODES = 5000;
const THERE: Whereabouts = { stored: undefined, parts: 1, partOf: [0], ownerOf: () => -1 };

/** Of each field that names a place or none; members without such a field are counted where they change hands. */
export function wheresOf(module: GameModule, kind: number, owners: Owners): readonly Whereabouts[] {
  const found = module.info.fields.flatMap((field) => {
    const type = module.info.types[field.type];
    const stored = field.kind === kind && field.state ? storedOf(module, field) : undefined;
    if (stored === undefined || type?.t !== 'union' || stored.words !== 1) return [];
    const where = whereaboutsIn(module, stored, type, owners);
    return where ? [where] : [];
  });
  return found.length === 0 ? [THERE] : found;
}

function whereaboutsIn(module: GameModule, stored: Stored, type: Union, owners: Owners): Whereabouts | undefined {
  const { info } = module;
  if (sizeOf(info, stored.type) > MOST_CODES) return undefined;
  const partOf: number[] = [];
  const ownerOf: number[] = [];
  for (const [part, own] of type.parts.entries()) {
    const size = own.p === 'none' ? 1 : own.size;
    const [first] = own.p === 'tag' ? own.payload : [];
    const owner = first === undefined ? undefined : owners.ofValues(first);
    const each = first === undefined ? 1 : size / sizeOf(info, first);
    for (let code = 0; code < size; code += 1) {
      partOf.push(part);
      ownerOf.push(owner ? owner(Math.floor(code / each)) : -1);
    }
  }
  return { stored, parts: type.parts.length, partOf, ownerOf: (code) => ownerOf[code] ?? -1 };
}
