import type { GameInfo, TypeInfo } from '@sandtable/engine';

/** A value as it is written, taken apart: `move(par, none)` is a tag with two parts, a plain name has none. */
export interface Tagged {
  readonly tag: string;
  readonly parts: readonly string[];
}

export function tagged(value: string): Tagged {
  const open = value.indexOf('(');
  if (open < 0 || !value.endsWith(')')) return { tag: value, parts: [] };
  return { tag: value.slice(0, open), parts: commas(value.slice(open + 1, -1)) };
}

/** Split at the commas that stand in no brackets. */
function commas(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i <= text.length; i += 1) {
    const c = text[i];
    if (c === '(') depth += 1;
    if (c === ')') depth -= 1;
    if ((c === ',' && depth === 0) || i === text.length) {
      parts.push(text.slice(from, i).trim());
      from = i + 1;
    }
  }
  return parts;
}

/** What the parts of a tag are called, wherever in a type the tag stands. */
export function partNames(info: GameInfo, type: number, tag: string): readonly string[] {
  const found: TypeInfo | undefined = info.types[type];
  if (found?.t !== 'union') return [];
  for (const part of found.parts) {
    if (part.p === 'tag' && part.name === tag) return part.names ?? [];
    const inner = part.p === 'type' ? partNames(info, part.type, tag) : [];
    if (inner.length > 0) return inner;
  }
  return [];
}
