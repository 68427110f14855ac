import type { GameInfo } from '@sandtable/engine';
import { own } from '@sandtable/text';
import type { Save } from './contract.ts';
import { type Single, typeAt } from './value.ts';
import { isMisfit, type Misfit, readWide, writeWide } from './wide-value.ts';

export type Option = GameInfo['options'][number];
type Slots = readonly number[];

/** The value of an option if nobody chooses one. */
export const standardSlots = ({ slots, value }: Option): Slots => slots ?? [value];

/**
 * Options as a module is started with them, in order. An option that is left out, or has an impossible value, keeps the
 * value of the rules.
 */
export function optionCodes(info: GameInfo, options: Save['options']): Int32Array {
  const texts = textNumbers(info, options);
  return Int32Array.from(
    info.options.flatMap((option) => {
      const wanted = own(options, option.name);
      const written = wanted === undefined ? standardSlots(option) : writeOption(info, option, wanted, texts);
      return isMisfit(written) ? standardSlots(option) : written;
    }),
  );
}

/** All options by name, with the values they are played with. */
export function optionNames(info: GameInfo, codes: Int32Array): Save['options'] {
  let at = 0;
  const named = info.options.map((option): [string, Single] => {
    const { length } = standardSlots(option);
    at += length;
    return [option.name, readOption(info, option, Array.from(codes.subarray(at - length, at)))];
  });
  return Object.fromEntries(named);
}

export function readOption(info: GameInfo, { type }: Option, slots: Slots): Single {
  if (typeAt(info, type).t !== 'text') return readWide(info, type, slots);
  return String.fromCharCode(...slots.slice(2, 2 + (slots[1] ?? 0)));
}

/** The slots of a value that someone chose for an option, or what is wrong with it. */
export function writeOption(
  info: GameInfo,
  option: Option,
  value: Single,
  texts: ReadonlyMap<string, number> = textNumbers(info, {}),
): Slots | Misfit {
  const standard = standardSlots(option);
  if (typeAt(info, option.type).t !== 'text') return writeWide(info, option.type, value, standard);
  const text = String(value);
  const room = standard.length - 2;
  if (text.length > room) return { part: String(room), type: option.type, how: 'long' };
  const characters = Array.from({ length: room }, (_, i) => text.charCodeAt(i) || 0);
  return [texts.get(text) ?? -1, text.length, ...characters];
}

/** Texts by number: those that the rules compare, then those that were chosen, so that equal texts have one number. */
function textNumbers(info: GameInfo, options: Save['options']): ReadonlyMap<string, number> {
  const isText = ({ type }: Option): boolean => typeAt(info, type).t === 'text';
  const chosen = info.options.filter(isText).flatMap(({ name }) => own(options, name) ?? []);
  return new Map([...new Set([...(info.texts ?? []), ...chosen.map(String)])].map((text, i) => [text, i]));
}
