import type { ChoiceInfo, GameModule } from '@sandtable/engine';
import type { EachAnswer } from './answer-shape.ts';
import { codeOf, ordinalOf, ordinalsIn, readValue, type Single, sizeOf, typeAt, writeValue } from './value.ts';

/** A set is a single pick, with its members separated by `|`. */
type Each = NonNullable<ChoiceInfo['each']>;

/** Picks in order; for an assignment, those of the keys that come `first`, then those of the others. */
export interface Picks {
  readonly picked: readonly string[];
  readonly first?: readonly string[] | undefined;
}

/** Ordinals of the keys that the open question asks for. */
export function keyOrdinals(module: GameModule, S: Int32Array, each: Each): readonly number[] {
  const out = new Int32Array((sizeOf(module.info, each.key) + 31) >> 5);
  module.keys?.(S, out);
  return ordinalsIn(out, 0, out.length);
}

/** Numbers of the keys in the order of their picks: first those whose names are in `first`, then the others. */
export function keyOrder(names: readonly string[], first: readonly string[] = []): readonly number[] {
  const numbers = first.map((name) => names.indexOf(name)).filter((number) => number >= 0);
  return [...new Set([...numbers, ...names.keys()])];
}

export const keyName = ({ info }: GameModule, each: Each, ordinal: number): string =>
  String(readValue(info, each.key, codeOf(info, each.key, ordinal)));

interface Cells {
  readonly words: number;
  readonly keysAt: number;
  readonly partial: boolean;
  readonly isSet: boolean;
}

function cellsOf({ info }: GameModule, each: Each): Cells {
  const map = typeAt(info, each.map);
  if (map.t !== 'map') throw new TypeError('an assignment is a map');
  return {
    words: map.words,
    keysAt: map.keys * map.words,
    partial: map.partial,
    isSet: typeAt(info, each.cell).t === 'set',
  };
}

/** Writes the value of one key into the scratch array; false if the value doesn't exist. */
function writeCell(
  module: GameModule,
  choice: ChoiceInfo,
  each: Each,
  key: number,
  value: Single | readonly Single[],
): boolean {
  const { answer, info } = module;
  const { words, keysAt, partial, isSet } = cellsOf(module, each);
  if (partial) setBit(answer, keysAt, key);
  const members = Array.isArray(value) ? (value as readonly Single[]) : [value as Single];
  const codes = members.map((one) => writeValue(info, isSet ? choice.element : each.cell, one));
  if (codes.includes(undefined) || isSet !== Array.isArray(value)) return false;
  for (const code of codes) {
    if (isSet) setBit(answer, key * words, ordinalOf(info, choice.element, code ?? 0));
    else answer[key] = code ?? 0;
  }
  return true;
}

function setBit(words: Int32Array, at: number, bit: number): void {
  const k = at + (bit >> 5);
  words[k] = (words[k] ?? 0) | (1 << (bit & 31));
}

export function writeEach(module: GameModule, choice: ChoiceInfo, answer: EachAnswer): boolean {
  const { each } = choice;
  if (each === undefined) return false;
  return Object.entries(answer.each).every(([name, value]) => {
    const code = writeValue(module.info, each.key, name);
    return code !== undefined && writeCell(module, choice, each, ordinalOf(module.info, each.key, code), value);
  });
}

/** The picks of some keys, given by their ordinals; false at the first that does not exist. */
export function writeKeys(
  module: GameModule,
  choice: ChoiceInfo,
  keys: readonly number[],
  picked: readonly string[],
): boolean {
  const { each } = choice;
  if (each === undefined) return false;
  module.answer.fill(0);
  return picked.every((pick, i) => {
    const key = keys[i];
    return key !== undefined && writeCell(module, choice, each, key, pickValue(module, each, pick));
  });
}

const pickValue = (module: GameModule, each: Each, pick: string): string | readonly string[] =>
  cellsOf(module, each).isSet ? pick.split('|').filter((name) => name !== '') : pick;

export function readEach(module: GameModule, choice: ChoiceInfo, each: Each): EachAnswer {
  const { answer, info } = module;
  const { words, keysAt, partial, isSet } = cellsOf(module, each);
  const all = Array.from({ length: sizeOf(info, each.key) }, (_, key) => key);
  const keys = partial ? ordinalsIn(answer, keysAt, (all.length + 31) >> 5) : all;
  const cell = (key: number): Single | readonly (string | number)[] =>
    isSet
      ? ordinalsIn(answer, key * words, words).map((o) =>
          String(readValue(info, choice.element, codeOf(info, choice.element, o))),
        )
      : readValue(info, each.cell, answer[key] ?? 0);
  return { each: Object.fromEntries(keys.map((key) => [keyName(module, each, key), cell(key)])) };
}

/** Picks as an answer, once every key has one. */
export function keysAsAnswer(
  module: GameModule,
  S: Int32Array,
  each: Each,
  { picked, first }: Picks,
): EachAnswer | undefined {
  const names = keyOrdinals(module, S, each).map((key) => keyName(module, each, key));
  if (picked.length < names.length) return undefined;
  const values = new Map(keyOrder(names, first).map((number, i) => [number, picked[i] ?? '']));
  return {
    each: Object.fromEntries(names.map((name, number) => [name, pickValue(module, each, values.get(number) ?? '')])),
  };
}

/** The ordinals of a key in the scratch array: a value, or the members of a set. */
export function cellOrdinals(module: GameModule, each: Each, key: number): readonly number[] {
  const { words, isSet } = cellsOf(module, each);
  if (isSet) return ordinalsIn(module.answer, key * words, words);
  return [ordinalOf(module.info, each.cell, module.answer[key] ?? 0)];
}
