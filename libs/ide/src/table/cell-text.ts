import type { Type } from '@sandtable/model';
import { type Cell, type JsonNode, readJson, readSpelling, spell } from '@sandtable/schema';

const NOWHERE = { file: '', start: 0, end: 0 };

/** A cell of JSON as a table of the rules would spell it: `3`, `lyra`, `{f1, f2}`, `none`. */
export function shown(node: JsonNode, text: string): string {
  switch (node.j) {
    case 'null':
      return 'none';
    case 'string':
      return node.text;
    case 'array':
      return node.items.every(isPlain)
        ? `{${node.items.map((item) => shown(item, text)).join(', ')}}`
        : written(node, text);
    default:
      return written(node, text);
  }
}

const written = ({ span }: JsonNode, text: string): string => text.slice(span.start, span.end);

/** Between braces it is read back as what it is. */
const isPlain = (node: JsonNode): boolean => {
  if (node.j === 'array') return node.items.every(isPlain);
  if (node.j !== 'string') return node.j !== 'object';
  const cell = readSpelling(node.text, NOWHERE);
  return (cell?.c === 'name' && cell.text === node.text) || (cell?.c === 'tag' && cell.args.length > 0);
};

/** The JSON for what someone wrote into a cell; what cannot be understood becomes a string, and a finding says why. */
export function jsonOf(typed: string, type: Type | undefined): string {
  if (hasText(type)) return typed.trim() === 'none' && hasNone(type) ? 'null' : JSON.stringify(typed);
  const text = typed.trim();
  const cell = readSpelling(isMany(type) && !/^[[{]/.test(text) ? `{${text}}` : text, NOWHERE);
  if (cell !== undefined) return cellJson(cell);
  return /^[[{]/.test(text) && readJson('', text).node !== undefined ? text : JSON.stringify(text);
}

/** The text of a cell of CSV. */
export function csvOf(typed: string, type: Type | undefined): string {
  const text = hasText(type) ? typed : typed.trim();
  const bare = isMany(type) && text !== '' && !/^[[{]/.test(text) ? `{${text}}` : text;
  const isSafe = bare !== '' && bare !== '_' && bare === bare.trim() && !/[",\r\n]/.test(bare);
  return isSafe ? bare : `"${bare.replaceAll('"', '""')}"`;
}

/** Whether two spellings say the same. */
export function sameCell(a: string, b: string): boolean {
  const [left, right] = [readSpelling(a, NOWHERE), readSpelling(b, NOWHERE)];
  return a.trim() === b.trim() || (left !== undefined && right !== undefined && spell(left) === spell(right));
}

function cellJson(cell: Cell): string {
  switch (cell.c) {
    case 'none':
      return 'null';
    case 'number':
      return String(cell.value / cell.over);
    case 'bool':
      return String(cell.value);
    case 'set':
      return `[${cell.items.map(cellJson).join(', ')}]`;
    default:
      return JSON.stringify(spell(cell));
  }
}

/** Sets and lists may be written without what stands around them. */
export const isMany = (type: Type | undefined): boolean => type?.t === 'set' || type?.t === 'list';

export const hasText = (type: Type | undefined): boolean =>
  type?.t === 'text' || (type?.t === 'union' && type.parts.some((part) => part.p === 'type' && part.type.t === 'text'));

const hasNone = (type: Type | undefined): boolean =>
  type?.t === 'union' && type.parts.some((part) => part.p === 'none');
