import type { GameInfo } from '@sandtable/engine';
import { valuesOf } from '@sandtable/session';
import { itemsOf, pairOf } from '@sandtable/text';
import type { PartInput, PartsInput } from '../ui/PartsField.tsx';

/** What the parts of an option are chosen from; undefined where there is too much to list, or more than one level. */
export function partsInput(info: GameInfo, index: number): PartsInput | undefined {
  const type = info.types[index];
  if (type?.t === 'set') {
    const values = wordsOf(info, type.of);
    return values && { is: 'set', values };
  }
  if (type?.t === 'list') {
    const of = partInput(info, type.of);
    return of && { is: 'list', of, most: type.max };
  }
  if (type?.t !== 'map') return undefined;
  const [of, keys] = [partInput(info, type.value), wordsOf(info, type.key)];
  return of && keys && { is: 'map', of, keys };
}

const wordsOf = (info: GameInfo, type: number): readonly string[] | undefined => valuesOf(info, type)?.map(String);

function partInput(info: GameInfo, index: number): PartInput | undefined {
  const type = info.types[index];
  if (type?.t === 'int')
    return { is: 'number', min: type.min / type.den, max: type.max / type.den, step: 1 / type.den };
  const values = wordsOf(info, index);
  return values && { is: 'choice', values };
}

/** The parts of an option that is written as people write it. */
export function partsOf(value: string, input: PartsInput): readonly string[] {
  if (input.is !== 'map') return itemsOf(value, input.is === 'set' ? '{}' : '[]') ?? [];
  const found = new Map(itemsOf(value, '{}')?.map((item) => pairOf(item) ?? ['', '']));
  return input.keys.map((key) => found.get(key) ?? '');
}

/** The option with these parts. */
export function writtenParts(parts: readonly string[], input: PartsInput): string {
  if (input.is === 'set') return `{${parts.join(', ')}}`;
  if (input.is === 'list') return `[${parts.join(', ')}]`;
  return input.keys.map((key, i) => `${key}: ${parts[i]}`).join(', ');
}
