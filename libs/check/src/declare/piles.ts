import { finding } from '@sandtable/diagnostics';
import {
  type Field,
  type Local,
  none,
  type Part,
  range,
  setOf,
  sizeOf,
  type Type,
  type UnionType,
  type Value,
} from '@sandtable/model';
import type { PileDecl } from '@sandtable/syntax';
import { showType } from '../code/show.ts';
import type { PileEntry, World } from '../world.ts';
import type { Draft } from './draft.ts';
import { duplicate } from './report.ts';
import { checkStorage } from './storage.ts';
import { countedType, resolveType } from './types.ts';

/** A pile of nothing: its uses are not reported as well. */
const broken = (decl: PileDecl, params: readonly Local[]): PileEntry => ({
  index: -1,
  decl,
  params,
  kind: -1,
  field: -1,
  place: undefined,
  known: undefined,
  union: { t: 'union', name: undefined, parts: [none] },
  part: 0,
  whenEmpty: undefined,
});

interface Head {
  readonly decl: PileDecl;
  readonly of: Type;
  readonly params: readonly Local[];
}

/**
 * Piles by name. Where a member lies is one hidden state field of its kind, a union with one part per pile; so a member
 * lies in one pile at most, and positions, undo and indexes need to know nothing of piles.
 */
export function declarePiles(draft: Draft): void {
  const { world } = draft;
  const heads = firsts(draft.decls.of('pile')).map((decl) => headOf(world, decl));
  for (const { decl, of, params } of heads) if (of.t !== 'kind') world.piles.set(decl.name.text, broken(decl, params));
  for (const [kind, entry] of world.kinds.entries()) {
    const own = heads.filter(({ of }) => of.t === 'kind' && of.kind === kind);
    if (own.length > 0) declareFor(draft, kind, entry.type.size, own);
  }
}

const firsts = (decls: readonly PileDecl[]): readonly PileDecl[] =>
  decls.filter((decl, i) => decls.findIndex((other) => other.name.text === decl.name.text) === i);

function headOf(world: World, decl: PileDecl): Head {
  const of = resolveType(world, decl.of);
  if (of.t !== 'kind' && of.t !== 'error')
    world.findings.push(finding('pile/kind', decl.of.span, { found: showType(of) }));
  return { decl, of, params: decl.params.map((_, i) => paramOf(world, decl, i)) };
}

/** The arguments are part of a value, so there must be finitely many. */
function paramOf(world: World, { name, params }: PileDecl, index: number): Local {
  const param = params[index];
  if (param === undefined) throw new RangeError(`pile ${name.text} has no parameter ${index}`);
  const first = params.slice(0, index).find((other) => other.name.text === param.name.text);
  if (first !== undefined) duplicate(world, param.name, first.name.span);
  const type = countedType(world, param.type, `${name.text}.${param.name.text}`);
  if (!Number.isFinite(sizeOf(type))) checkStorage(world, { t: 'set', of: type }, param.type.span, true);
  return { name: param.name.text, type };
}

function declareFor(draft: Draft, kind: number, members: number, heads: readonly Head[]): void {
  const union = unionOf(heads);
  const [first] = heads;
  if (first === undefined) return;
  const finite = heads.every(({ params }) => params.every(({ type }) => Number.isFinite(sizeOf(type))));
  if (finite) checkStorage(draft.world, union, first.decl.name.span, true);
  const field = hidden(draft, kind, members, { name: '$pile', type: union, value: 0 }, first.decl);
  const ordered = heads.some(({ decl }) => decl.ordered);
  const places = { name: '$place', type: range(0, Math.max(0, members - 1)), value: 0 };
  const place = ordered ? hidden(draft, kind, members, places, first.decl) : undefined;
  const roles = shownTo(draft, kind, heads);
  const known = roles && hidden(draft, kind, members, { name: '$known', type: roles, value: [] }, first.decl);
  for (const [i, head] of heads.entries()) declarePile(draft, head, { kind, field, place, known, union, part: i + 1 });
}

/** Where it can be hidden in which pile a member lies, and not which it is, the roles that were shown it, as a type. */
function shownTo({ world }: Draft, kind: number, heads: readonly Head[]): Type | undefined {
  const role = world.kinds[world.roleKind]?.type;
  const hides = world.fields.some((field) => field.kind === kind && !field.state && field.seen !== undefined);
  return role && !hides && heads.some(({ decl }) => decl.seen !== undefined) ? setOf(role) : undefined;
}

/** The tags belong to nobody: no expression can name them. */
function unionOf(heads: readonly Head[]): UnionType {
  const parts = heads.map(
    ({ decl, params }): Part => ({ p: 'tag', of: '$pile', name: decl.name.text, payload: params }),
  );
  return { t: 'union', name: undefined, parts: [none, ...parts] };
}

function hidden(
  { world, fields, source }: Draft,
  kind: number,
  members: number,
  { name, type, value }: { readonly name: string; readonly type: Type; readonly value: Value },
  first: PileDecl,
): number {
  const index = world.fields.length;
  const entry = { kind, name, type, state: true };
  world.fields.push(entry);
  fields[index] = {
    ...entry,
    values: Array.from({ length: members }, () => value),
    at: source(first.span),
  } satisfies Field;
  return index;
}

type Where = Pick<PileEntry, 'kind' | 'field' | 'place' | 'known' | 'union' | 'part'>;

function declarePile({ world, piles, source }: Draft, { decl, params }: Head, where: Where): void {
  const whenEmpty = decl.whenEmpty && world.procs.push(undefined) - 1;
  const entry: PileEntry = { index: piles.length, decl, params, whenEmpty, ...where };
  world.piles.set(decl.name.text, entry);
  const { kind, field, place, known, part } = where;
  const { ordered, max } = decl;
  const at = source(decl.span, decl.doc);
  const lies = { kind, field, part, place, known, ordered, max };
  piles.push({ name: decl.name.text, params, ...lies, seen: undefined, whenEmpty, at });
}
