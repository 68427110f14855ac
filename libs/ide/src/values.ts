import { showCode, type World } from '@sandtable/check';
import { codeAt, type Type, type Value } from '@sandtable/model';

/** How many elements of a set are written out. */
const SHOWN = 12;

/** A stored value as its author would write it. */
export function showValue(world: World, type: Type, value: Value | undefined): string {
  if (value === undefined) return '?';
  if (type.t === 'map') return '…';
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number') return showCode(world, type, value);
  if (type.t === 'list') {
    const shown = value.slice(0, SHOWN).map((item) => showValue(world, type.of, item));
    return `[${[...shown, ...(value.length > SHOWN ? ['…'] : [])].join(', ')}]`;
  }
  if (type.t !== 'set') return '…';
  const items = value.map((item) => (typeof item === 'number' ? showCode(world, type.of, codeAt(type.of, item)) : '…'));
  const rest = items.length > SHOWN ? ['…'] : [];
  return `{${[...items.slice(0, SHOWN), ...rest].join(', ')}}`;
}
