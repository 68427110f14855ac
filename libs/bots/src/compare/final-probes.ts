import type { GameInfo, GameModule, Stored, TypeInfo } from '@sandtable/engine';
import { sizeOf } from '@sandtable/session';
import type { Measure, Probe } from './measure.ts';

/** What can be counted in the position that a game ended in, whatever the rules are about. */
export function finalProbes(module: GameModule, S: Int32Array): readonly Probe[] {
  const { info, layout } = module;
  return [
    ...layout.states.flatMap((stored) => globalProbe(info, stored, S)),
    ...info.kinds.flatMap((_, kind) => kindProbes(module, kind, S)),
  ];
}

/** Whole names alone: what the emitter keeps beside the fields of the rules has other ones. */
const NAME = /^[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)?$/u;

function globalProbe(info: GameInfo, stored: Stored, S: Int32Array): readonly Probe[] {
  const type = info.types[stored.type];
  if (type?.t !== 'int' || stored.count !== 1 || stored.bits || !NAME.test(stored.path)) return [];
  return [{ measure: { sort: 'final', path: stored.path, parts: partsOf(type) }, read: () => S[stored.at] ?? 0 }];
}

const partsOf = ({ den }: Extract<TypeInfo, { t: 'int' }>): number | undefined => (den === 1 ? undefined : den);

function kindProbes({ info, layout }: GameModule, kind: number, S: Int32Array): readonly Probe[] {
  const { name = '', members = [], live } = info.kinds[kind] ?? {};
  const own = layout.fields.filter(({ path }) => path.startsWith(`${name}.`));
  const alive = live === undefined ? undefined : layout.fields.find(({ path }) => path === live);
  const there = (member: number): boolean => alive === undefined || slotOf(alive, S, member) !== 0;
  const all = members.map((_, member) => member);
  const count = (test: (member: number) => boolean): number => all.filter((one) => there(one) && test(one)).length;
  const sizes: readonly Probe[] = alive
    ? [{ measure: { sort: 'members', path: name }, read: () => count(() => true) }]
    : [];
  const fields = own.filter((stored) => stored !== alive && NAME.test(stored.path));
  return [...sizes, ...fields.flatMap((stored) => fieldProbes(stored))];

  function fieldProbes(stored: Stored): readonly Probe[] {
    const { path } = stored;
    const type = info.types[stored.type];
    const slot = (member: number): number => slotOf(stored, S, member);
    if (type?.t === 'int') {
      const parts = partsOf(type);
      if (kind !== info.roleKind)
        return [
          {
            measure: { sort: 'final', path, parts },
            read: () => all.reduce((sum, one) => sum + (there(one) ? slot(one) : 0), 0),
          },
        ];
      return members.map((value, one) => ({ measure: { sort: 'final', path, value, parts }, read: () => slot(one) }));
    }
    return alternativesOf(info, stored.type).map(({ value, from, to }) => ({
      measure: { sort: 'members', path, value } satisfies Measure,
      read: () => count((one) => slot(one) >= from && slot(one) < to),
    }));
  }
}

function slotOf({ at, bits, words }: Stored, S: Int32Array, member: number): number {
  if (bits) return ((S[at + (member >> 5)] ?? 0) >>> (member & 31)) & 1;
  return S[at + member * words] ?? 0;
}

/** A value, or a sort of values, as a stretch of ordinals. */
interface Alternative {
  readonly value: string;
  readonly from: number;
  readonly to: number;
}
/** More than these are not listed one by one. */
const MOST_MEMBERS = 12;

/** What a field can be, as far as it is worth counting: truth, none, tags, roles; of other members only that there is one. */
function alternativesOf(info: GameInfo, index: number): readonly Alternative[] {
  const type = info.types[index];
  if (type?.t === 'bool') return [{ value: 'true', from: 1, to: 2 }];
  if (type?.t === 'kind') return membersOf(info, type.kind, 0) ?? [];
  if (type?.t !== 'union') return [];
  let from = 0;
  return type.parts.flatMap((part) => {
    const start = from;
    from += part.p === 'none' ? 1 : part.size;
    if (part.p === 'type') return partOf(info, part.type, start);
    return [{ value: part.p === 'tag' ? part.name : 'none', from: start, to: from }];
  });
}

function partOf(info: GameInfo, index: number, start: number): readonly Alternative[] {
  const type = info.types[index];
  if (type?.t !== 'kind') return [];
  const { name = '' } = info.kinds[type.kind] ?? {};
  return membersOf(info, type.kind, start) ?? [{ value: name, from: start, to: start + sizeOf(info, index) }];
}

function membersOf({ kinds }: GameInfo, kind: number, start: number): readonly Alternative[] | undefined {
  const members = kinds[kind]?.members ?? [];
  if (members.length > MOST_MEMBERS) return undefined;
  return members.map((value, i) => ({ value, from: start + i, to: start + i + 1 }));
}
