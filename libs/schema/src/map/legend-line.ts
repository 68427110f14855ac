import { type Diagnostic, finding } from '@sandtable/diagnostics';
import type { Span } from '@sandtable/text';
import type { Cell } from '../cell.ts';
import { readSpelling } from '../spelling.ts';
import type { Sign } from './map-text.ts';

const LINE = /^(\S+)(?:\s+(.*))?$/;
const FIELD = /^(\s*)([A-Za-zÀ-ɏ][A-Za-zÀ-ɏ0-9_]*)(\s*:\s*)(\S.*?)\s*$/;
const RANGE = /^(-?\d{1,9})\.\.(-?\d{1,9})$/;

interface Piece {
  readonly text: string;
  readonly span: Span;
}
interface Written {
  readonly name: string;
  readonly key: Span;
  readonly value: Piece;
}

/** `f  terrain: forest`, `123  start: 1..3  once`, `|  skip`: what the signs at the head of the line mean. */
export function signsOf(text: string, span: Span): { signs: readonly Sign[]; findings: readonly Diagnostic[] } {
  const [, head = '', rest = ''] = LINE.exec(text) ?? [];
  const signs = [...head];
  const once = /(^|\s)once$/.test(rest);
  const means = rest === 'skip' || rest === 'nothing' ? rest : 'cell';
  const said = rest.replace(/(^|\s+)once$/, '');
  const at = span.start + text.length - rest.length;
  const pieces = means === 'cell' && said !== '' ? piecesOf({ text: said, span: { ...span, start: at } }) : [];
  const fields = pieces.flatMap((piece) => written(piece) ?? []);
  const findings = pieces.flatMap((piece) =>
    written(piece) === undefined ? [finding('drawing/line', piece.span, { found: piece.text.trim() })] : [],
  );
  findings.push(...fields.flatMap(({ value }) => miscounted(value, signs.length)));
  const all = signs.map(
    (sign, i): Sign => ({
      sign,
      span: signSpan(signs, i, span),
      means,
      once,
      fields: fields.map(({ name, key, value }) => ({ name, key, cell: cellOf(value, i) })),
    }),
  );
  return { signs: all, findings };
}

function signSpan(signs: readonly string[], i: number, span: Span): Span {
  const start = span.start + signs.slice(0, i).join('').length;
  return { ...span, start, end: start + (signs[i]?.length ?? 0) };
}

/** Parts between commas that stand in no bracket and no string. */
function piecesOf({ text, span }: Piece): readonly Piece[] {
  const cuts = [-1];
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i += 1) {
    const sign = text[i] ?? '';
    if (sign === '"') quoted = !quoted;
    else if (!quoted && '({['.includes(sign)) depth += 1;
    else if (!quoted && ')}]'.includes(sign)) depth -= 1;
    else if (!quoted && depth === 0 && sign === ',') cuts.push(i);
  }
  return cuts.map((cut, i) => pieceAt(text, span, cut + 1, cuts[i + 1] ?? text.length));
}

const pieceAt = (text: string, span: Span, from: number, to: number): Piece => ({
  text: text.slice(from, to),
  span: { ...span, start: span.start + from, end: span.start + to },
});

function written({ text, span }: Piece): Written | undefined {
  const [, before = '', name, between = '', value = ''] = FIELD.exec(text) ?? [];
  if (name === undefined) return undefined;
  const start = before.length;
  const end = start + name.length;
  return {
    name,
    key: pieceAt(text, span, start, end).span,
    value: pieceAt(text, span, end + between.length, end + between.length + value.length),
  };
}

/** A range gives each sign a number of its own, so there must be as many. */
function miscounted({ text, span }: Piece, signs: number): readonly Diagnostic[] {
  const [, low, high] = RANGE.exec(text) ?? [];
  if (low === undefined) return [];
  const numbers = Number(high) - Number(low) + 1;
  return numbers === signs ? [] : [finding('drawing/count', span, { signs, numbers: Math.max(0, numbers) })];
}

function cellOf({ text, span }: Piece, i: number): Cell {
  const low = RANGE.exec(text)?.[1];
  if (low !== undefined) return { c: 'number', value: Number(low) + i, over: 1, span };
  if (/^"[^"]*"$/.test(text)) return { c: 'string', text: text.slice(1, -1), spelled: undefined, span };
  return { c: 'string', text, spelled: readSpelling(text, span), span };
}
