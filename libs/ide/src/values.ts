import { showCode, type World } from '@sandtable/check';
import { codeAt, type Type, type Value } from '@sandtable/model';

/** How many elements of a set are written out. */
const SHOWN = 12;

/** A setting with all of its parts; of a map each key with what it has. */
export function showSetting(world: World, type: Type, value: Value | undefined): string {
  if (type.t !== 'map' || type.partial || !Array.isArray(value)) return showValue(world, type, value, Infinity);
  const cells = (value as readonly Value[]).map(
    (cell, key) => `${showCode(world, type.key, codeAt(type.key, key))}: ${showValue(world, type.value, cell)}`,
  );
  return `{${cells.join(', ')}}`;
}

/** A stored value as its author would write it. */
export function showValue(world: World, type: Type, value: Value | undefined, most = SHOWN): string {
  if (value === undefined) return '?';
  if (type.t === 'map') return '…';
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') return showCode(world, type, value);
  if (type.t === 'list') {
    const shown = value.slice(0, most).map((item) => showValue(world, type.of, item));
    return `[${[...shown, ...(value.length > most ? ['…'] : [])].join(', ')}]`;
  }
  if (type.t !== 'set') return '…';
  const items = value.map((item) => (typeof item === 'number' ? showCode(world, type.of, codeAt(type.of, item)) : '…'));
  const rest = items.length > most ? ['…'] : [];
  return `{${[...items.slice(0, most), ...rest].join(', ')}}`;
}
