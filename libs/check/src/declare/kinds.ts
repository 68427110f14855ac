import { finding } from '@sandtable/diagnostics';
import { type Part, range, type Type } from '@sandtable/model';
import { isIdentifier } from '@sandtable/schema';
import type { DieDecl, KindDecl } from '@sandtable/syntax';
import { defines } from '../uses.ts';
import type { World } from '../world.ts';
import type { Draft } from './draft.ts';
import { emptyGrid } from './grid.ts';
import { checkPools, poolSize } from './pools.ts';
import { duplicate, unknown } from './report.ts';
import type { Row } from './rows.ts';
import { registerTags } from './types.ts';

/** Kinds with their members: their size is part of every type that names them, so they come first. */
export function declareKinds(draft: Draft): void {
  const { world, decls } = draft;
  const seen = new Map<string, Row['span']>();
  for (const decl of decls.of('kind')) if (!world.types.has(decl.name.text)) declareKind(draft, decl, seen);
  checkPools(draft, seen);
  const tables = new Set([...decls.of('kind'), ...decls.of('relation')].map((decl) => decl.name.text));
  for (const { name } of decls.of('table')) if (!tables.has(name.text)) unknown(world, name, tables);
}

function declareKind({ world, rows }: Draft, decl: KindDecl, seen: Map<string, Row['span']>): void {
  const name = decl.name.text;
  const kind = world.kinds.length;
  const pool = decl.pool === undefined ? undefined : { live: -1, presets: new Map() };
  const members = pool ? [] : (rows.get(name) ?? []).flatMap((row) => memberId(world, name, row, seen) ?? []);
  const type = { t: 'kind', kind, name, size: pool ? poolSize(world, decl) : members.length } as const;
  world.types.set(name, type);
  world.kinds.push({ name, type, members, fields: new Map(), grid: decl.grid && emptyGrid, pool });
  for (const [ordinal, id] of members.entries()) world.members.set(id, { kind, ordinal });
}

/** The id of a row, if it has one that no member has yet. Rows without one are no members. */
function memberId(world: World, kind: string, row: Row, seen: Map<string, Row['span']>): string | undefined {
  const entry = row.cells.get('id');
  if (entry === undefined) {
    world.findings.push(finding('table/missing-column', row.span, { column: 'id' }));
    return undefined;
  }
  const id = idOf(row);
  if (id === undefined) {
    world.findings.push(finding('table/id', entry.cell.span, {}));
    return undefined;
  }
  const first = seen.get(id);
  defines(world, { text: id, span: entry.cell.span }, 'member', kind);
  if (first !== undefined) duplicate(world, { text: id, span: entry.cell.span }, first);
  else seen.set(id, entry.cell.span);
  return first === undefined ? id : undefined;
}

export function idOf(row: Row): string | undefined {
  const cell = row.cells.get('id')?.cell;
  const text = cell?.c === 'name' || (cell?.c === 'string' && cell.spelled?.c === 'name') ? cell.text : undefined;
  return text !== undefined && isIdentifier(text) ? text : undefined;
}

/** Dice are types too: the union of their faces. */
export function declareDice({ world, decls, dice, source }: Draft): void {
  for (const decl of decls.of('die')) {
    const name = decl.name.text;
    if (world.types.has(name)) continue;
    const type = dieType(world, decl);
    world.types.set(name, type);
    world.dice.set(name, { index: dice.length, type });
    if (type.t === 'union') registerTags(world, type, name);
    dice.push({
      name,
      type,
      faces: decl.faces.flatMap((face) => codesOf(type, face)),
      at: source(decl.span, decl.doc),
    });
  }
}

type Face = DieDecl['faces'][number];
const isTag = (face: Face): face is Extract<Face, { tag: { text: string } }> => face.tag !== undefined;

/** Runs of numbers become one part each; a die of one run is just that range. */
function dieType(world: World, decl: DieDecl): Type {
  const numbers = decl.faces.flatMap((face) => (isTag(face) ? [] : stretch(face.low, face.high)));
  const parts: Part[] = runs(numbers).map(([low, high]) => ({ p: 'type', type: range(low, high) }));
  for (const face of decl.faces) {
    if (!isTag(face)) continue;
    if (world.types.has(face.tag.text))
      world.findings.push(finding('name/duplicate', face.tag.span, { name: face.tag.text }));
    const known = parts.some((part) => part.p === 'tag' && part.name === face.tag.text);
    if (!known) parts.push({ p: 'tag', of: decl.name.text, name: face.tag.text, payload: [] });
  }
  if (parts.length === 0) world.findings.push(finding('die/empty', decl.span, { name: decl.name.text }));
  const [only] = parts;
  return parts.length === 1 && only?.p === 'type' ? only.type : { t: 'union', name: decl.name.text, parts };
}

/** Far more faces than any die has; a longer range is cut here and reported by its size elsewhere. */
const MOST_FACES = 10_000;
const stretch = (low: number, high: number): number[] =>
  Array.from({ length: Math.max(0, Math.min(high - low + 1, MOST_FACES)) }, (_, i) => low + i);

function runs(numbers: readonly number[]): [number, number][] {
  const result: [number, number][] = [];
  for (const n of [...new Set(numbers)].sort((a, b) => a - b)) {
    const last = result.at(-1);
    if (last !== undefined && last[1] === n - 1) last[1] = n;
    else result.push([n, n]);
  }
  return result;
}

function codesOf(type: Type, face: Face): number[] {
  if (isTag(face)) return [codeOf(type, (part) => part.p === 'tag' && part.name === face.tag.text, 0)];
  return stretch(face.low, face.high).map((n) => {
    if (type.t !== 'union') return n;
    return codeOf(
      type,
      (part) => part.p === 'type' && part.type.t === 'int' && n >= part.type.min && n <= part.type.max,
      n,
    );
  });
}

/** Parts of a die are tags of one value and ranges. */
function codeOf(type: Type, fits: (part: Part) => boolean, n: number): number {
  let offset = 0;
  for (const part of type.t === 'union' ? type.parts : []) {
    const ints = part.p === 'type' && part.type.t === 'int' ? part.type : undefined;
    if (fits(part)) return offset + (ints ? n - ints.min : 0);
    offset += ints ? ints.max - ints.min + 1 : 1;
  }
  return offset;
}
