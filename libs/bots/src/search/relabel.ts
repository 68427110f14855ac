import { type ChoiceInfo, FRAME, type GameInfo, type GameModule, type Stored, type TypeInfo } from '@sandtable/engine';
import { codeOf, ordinalOf, sizeOf } from '@sandtable/session';

/** Which member takes the place of which, by kind and member; kinds that are not named stay as they are. */
export type Swap = ReadonlyMap<number, readonly number[]>;

/**
 * Gives members other names all over a position: everything that belongs to one goes with it, and whatever names it
 * names the other. Frames are those of the procedures that are open.
 */
export function relabelAll(module: GameModule, W: Int32Array, swap: Swap): void {
  const { info, layout } = module;
  const state = info.fields.filter((field) => field.state);
  for (const [i, stored] of layout.fields.entries()) {
    relabelStored(info, W, stored, swap);
    const to = swap.get(state[i]?.kind ?? -1);
    if (to) moveCells(W, stored, (cell) => to[cell] ?? cell);
  }
  for (const [i, stored] of layout.states.entries()) {
    relabelStored(info, W, stored, swap);
    const params = info.states[i]?.params ?? [];
    if (params.some((type) => touches(info, type, swap)))
      moveCells(W, stored, (cell) => relabelParts(info, params, cell, swap));
  }
  for (const { kind, known, words, epochs } of layout.identities) {
    const to = swap.get(kind);
    if (to === undefined) continue;
    const count = to.length;
    moveCells(W, { at: known, words, count, bits: false }, (cell) => to[cell] ?? cell);
    moveCells(W, { at: epochs, words: 1, count, bits: false }, (cell) => to[cell] ?? cell);
  }
  relabelFrames(module, W, swap);
}

/** What open procedures keep. */
export function relabelFrames({ info, layout }: GameModule, W: Int32Array, swap: Swap): void {
  for (const { slots } of openFrames(layout, W))
    for (const { type, at } of slots) if (touches(info, type, swap)) relabelValue(info, W, at, type, swap);
}

/** The places in frames that name a member, alone or in a set: members that lie together may differ in these alone. */
export function namedBy({ info, layout }: GameModule, W: Int32Array, kind: number, member: number): readonly number[] {
  const names = ({ type, at }: Frames[number]['slots'][number]): boolean => {
    const own = info.types[type];
    if (own?.t === 'list') return itemsIn(W, at, own).some((item) => names({ type: own.of, at: item, words: 1 }));
    const bit = own?.t === 'set' ? ordinalIn(info, own.of, kind, member) : -1;
    if (bit >= 0) return (((W[at + (bit >> 5)] ?? 0) >>> (bit & 31)) & 1) === 1;
    const ordinal = ordinalIn(info, type, kind, member);
    return ordinal >= 0 && W[at] === ordinal;
  };
  return openFrames(layout, W).flatMap(({ slots }) => slots.filter(names).map(({ at }) => at));
}

/** Where the items of a list begin. */
const itemsIn = (W: Int32Array, at: number, { words }: Extract<TypeInfo, { t: 'list' }>): readonly number[] =>
  Array.from({ length: W[at] ?? 0 }, (_, i) => at + 1 + i * words);

/** The number of a member among the values of a type that is its kind, or a union with it; -1 in others. */
function ordinalIn(info: GameInfo, index: number, kind: number, member: number): number {
  const type = info.types[index];
  if (type?.t === 'kind') return type.kind === kind ? member : -1;
  if (type?.t !== 'union') return -1;
  let before = 0;
  for (const part of type.parts) {
    const own = part.p === 'type' ? ordinalIn(info, part.type, kind, member) : -1;
    if (own >= 0) return before + own;
    before += part.p === 'none' ? 1 : part.size;
  }
  return -1;
}

type Frames = NonNullable<GameModule['layout']['stack']>;

/** The frames of all procedures that are open, the one that asks first. */
export function openFrames({ stack = [] }: GameModule['layout'], W: Int32Array): Frames {
  const open: Frames[number][] = [];
  for (let p = (W[FRAME] ?? 0) - 1; p >= 0; ) {
    const frame = stack[p];
    if (frame === undefined || frame.at < 0 || open.includes(frame)) break;
    open.push(frame);
    p = (W[frame.at + 1] ?? 0) - 1;
  }
  return open;
}

/** The way back. */
export const inverse = (swap: Swap): Swap =>
  new Map(
    [...swap].map(([kind, to]) => {
      const from: number[] = [];
      for (const [m, other] of to.entries()) from[other] = m;
      return [kind, from];
    }),
  );

/** The answer to a question, with other names for its members, in place. */
export function relabelAnswer(info: GameInfo, choice: ChoiceInfo, answer: Int32Array, swap: Swap): void {
  if (swap.size === 0) return;
  const { form, element, each, arms } = choice;
  if (form === 'menu') {
    const params = arms[answer[0] ?? 0]?.params ?? [];
    for (const [i, { type }] of params.entries()) answer[i + 1] = relabelOrdinal(info, type, answer[i + 1] ?? 0, swap);
  } else if (each) relabelValue(info, answer, 0, each.map, swap);
  else if (form === 'some')
    moveBits(answer, 0, sizeOf(info, element), (bit) => relabelOrdinal(info, element, bit, swap));
  else if (form === 'order')
    for (let k = 1; k <= (answer[0] ?? 0); k += 1) relabelValue(info, answer, k, element, swap);
  else if (form === 'one') relabelValue(info, answer, 0, element, swap);
  else if (answer[0] !== 0) answer[0] = relabelOrdinal(info, element, (answer[0] ?? 0) - 1, swap) + 1;
}

function relabelStored(info: GameInfo, W: Int32Array, { type, at, count, words, bits }: Stored, swap: Swap): void {
  if (bits || !touches(info, type, swap)) return;
  for (let cell = 0; cell < count; cell += 1) relabelValue(info, W, at + cell * words, type, swap);
}

/** Cells of a list change places: what stood at `cell` stands at `to(cell)`. */
function moveCells(
  W: Int32Array,
  { at, words, count, bits }: Pick<Stored, 'at' | 'words' | 'count' | 'bits'>,
  to: (cell: number) => number,
): void {
  if (bits) return moveBits(W, at, count, to);
  const old = W.slice(at, at + count * words);
  for (let cell = 0; cell < count; cell += 1)
    W.set(old.subarray(cell * words, (cell + 1) * words), at + to(cell) * words);
}

function moveBits(W: Int32Array, at: number, count: number, to: (bit: number) => number): void {
  const size = (count + 31) >> 5;
  const old = W.slice(at, at + size);
  W.fill(0, at, at + size);
  for (let bit = 0; bit < count; bit += 1) {
    const next = to(bit);
    if (((old[bit >> 5] ?? 0) >>> (bit & 31)) & 1)
      W[at + (next >> 5)] = (W[at + (next >> 5)] ?? 0) | (1 << (next & 31));
  }
}

function relabelValue(info: GameInfo, W: Int32Array, at: number, index: number, swap: Swap): void {
  const type = info.types[index];
  if (type?.t === 'set') return moveBits(W, at, type.size, (bit) => relabelOrdinal(info, type.of, bit, swap));
  if (type?.t === 'list') {
    for (const item of itemsIn(W, at, type)) relabelValue(info, W, item, type.of, swap);
    return;
  }
  if (type?.t !== 'map') {
    const code = ordinalOf(info, index, W[at] ?? 0);
    W[at] = codeOf(info, index, relabelOrdinal(info, index, code, swap));
    return;
  }
  const { key, value, keys, words, partial } = type;
  if (touches(info, value, swap)) for (let k = 0; k < keys; k += 1) relabelValue(info, W, at + k * words, value, swap);
  if (!touches(info, key, swap)) return;
  const to = (cell: number): number => relabelOrdinal(info, key, cell, swap);
  moveCells(W, { at, words, count: keys, bits: false }, to);
  if (partial) moveBits(W, at + keys * words, keys, to);
}

function relabelOrdinal(info: GameInfo, index: number, ordinal: number, swap: Swap): number {
  const type = info.types[index];
  if (type?.t === 'kind') return swap.get(type.kind)?.[ordinal] ?? ordinal;
  if (type?.t !== 'union') return ordinal;
  let before = 0;
  for (const part of type.parts) {
    const size = part.p === 'none' ? 1 : part.size;
    if (ordinal < before + size) {
      if (part.p === 'none') return ordinal;
      const own = ordinal - before;
      return (
        before +
        (part.p === 'type' ? relabelOrdinal(info, part.type, own, swap) : relabelParts(info, part.payload, own, swap))
      );
    }
    before += size;
  }
  return ordinal;
}

/** A number in mixed radix, whose last part varies fastest. */
function relabelParts(info: GameInfo, parts: readonly number[], ordinal: number, swap: Swap): number {
  let [rest, result, weight] = [ordinal, 0, 1];
  for (const part of parts.toReversed()) {
    const size = sizeOf(info, part);
    result += relabelOrdinal(info, part, rest % size, swap) * weight;
    rest = Math.floor(rest / size);
    weight *= size;
  }
  return result;
}

/** Whether values of a type can name a member that is named otherwise now. */
function touches(info: GameInfo, index: number, swap: Swap): boolean {
  const type = info.types[index];
  switch (type?.t) {
    case 'kind':
      return swap.has(type.kind);
    case 'set':
    case 'list':
      return touches(info, type.of, swap);
    case 'map':
      return touches(info, type.key, swap) || touches(info, type.value, swap);
    case 'union':
      return type.parts.some((part) => {
        if (part.p === 'none') return false;
        return part.p === 'type'
          ? touches(info, part.type, swap)
          : part.payload.some((one) => touches(info, one, swap));
      });
    default:
      return false;
  }
}
