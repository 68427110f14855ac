import type { GameInfo, GameModule } from '@sandtable/engine';
import { codeOf, sizeOf, standardSlots } from '@sandtable/session';

type Random = (n: number) => number;
type Slots = readonly number[];

/** Options drawn at random; texts, and numbers without an end, are as the rules say. */
export const randomOptions = (module: GameModule, random: Random): Int32Array => drawnOptions(module, random).slice();

/** The same in an array that is written again for the next game: to make one takes as long as ten decisions. */
export function drawnOptions({ info }: GameModule, random: Random): Int32Array {
  const { draws, options } = drawsOf(info);
  let at = 0;
  for (const draw of draws) {
    const drawn = draw(random);
    if (typeof drawn === 'number') options[at++] = drawn;
    else for (const slot of drawn) options[at++] = slot;
  }
  return options;
}

type Draw = (random: Random) => number | Slots;

interface Draws {
  readonly draws: readonly Draw[];
  readonly options: Int32Array;
}

const known = new WeakMap<GameInfo, Draws>();

/** How each option is drawn, found once: every game begins with this. */
function drawsOf(info: GameInfo): Draws {
  const found = known.get(info) ?? findDraws(info);
  known.set(info, found);
  return found;
}

function findDraws(info: GameInfo): Draws {
  const slots = info.options.map(standardSlots);
  const draws = info.options.map((option, i) => drawOf(info, option.type, slots[i] ?? []));
  return { draws, options: new Int32Array(slots.flat().length) };
}

function drawOf(info: GameInfo, index: number, standard: Slots): Draw {
  const size = sizeOf(info, index);
  const first = Number.isFinite(size) ? codeOf(info, index, 0) : undefined;
  return first === undefined ? (random) => drawn(info, index, standard, random) : (random) => first + random(size);
}

function drawn(info: GameInfo, index: number, standard: Slots, random: Random): Slots {
  const type = info.types[index];
  if (type?.t === 'set') return standard.map((_, word) => bits(type.size - word * 32, random));
  if (type?.t === 'list') {
    const length = random(type.max + 1);
    const items = places(type.max).flatMap((i) => (i < length ? within(info, type, random) : nothing(type.words)));
    return [length, ...items, ...nothing(standard.length - 1 - items.length)];
  }
  if (type?.t === 'map') return places(type.keys).flatMap(() => within(info, { of: type.value, ...type }, random));
  const size = sizeOf(info, index);
  return Number.isFinite(size) ? [codeOf(info, index, random(size))] : standard;
}

/** What a list or map holds. */
const within = (info: GameInfo, { of, words }: { readonly of: number; readonly words: number }, random: Random) =>
  drawn(info, of, nothing(words), random);

const places = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);
const nothing = (count: number): Slots => Array.from({ length: Math.max(0, count) }, () => 0);

function bits(count: number, random: Random): number {
  let word = 0;
  for (let bit = 0; bit < Math.min(32, count); bit += 1) word |= random(2) << bit;
  return word;
}
