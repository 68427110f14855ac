import type { FieldInfo, GameInfo } from '@sandtable/engine';
import { fieldsOf, fieldTo, type Sort } from './auto-sorts.ts';
import type { KindLayout } from './layout.ts';

/** Of more fields nobody reads all on a card. */
const LINES = 3;

/** How members of a kind are drawn that a layout says nothing of. */
export function autoKind(info: GameInfo, kind: number, sorts: readonly Sort[]): KindLayout {
  const fields = fieldsOf(info, kind);
  const side = fieldTo(info, kind, [info.roleKind])?.name;
  const value = fields.find(({ type }) => info.types[type]?.t === 'int')?.name;
  const owned = { ...(side ? { side } : {}), ...(value ? { value } : {}) };
  switch (sorts[kind]) {
    case 'place':
      return { draw: 'place', shape: 'circle', ...owned };
    case 'counter':
      return { draw: 'counter', ...standsAt(info, kind, sorts), ...owned };
    case 'card':
      return { draw: 'card', ...owned, ...linesOf(fields, [side, value]) };
    case 'loose':
      return side ? { draw: 'counter', ...owned } : { draw: 'none', ...owned };
    default:
      return { draw: 'none' };
  }
}

function standsAt(info: GameInfo, kind: number, sorts: readonly Sort[]): { readonly at?: string } {
  const places = sorts.flatMap((sort, i) => (sort === 'place' ? [i] : []));
  const at = fieldTo(info, kind, places)?.name;
  return at ? { at } : {};
}

function linesOf(fields: readonly FieldInfo[], said: readonly (string | undefined)[]): { lines?: readonly string[] } {
  const lines = fields.map(({ name }) => name).filter((name) => !said.includes(name));
  return lines.length > 0 ? { lines: lines.slice(0, LINES) } : {};
}
