import { originalOf } from '@sandtable/check';
import type {
  DecisionsDecl,
  Decl,
  FunctionDecl,
  KindDecl,
  SeatsDecl,
  SettingDecl,
  TypeDecl,
  TypeExpr,
} from '@sandtable/syntax';
import type { Scene } from './contract.ts';
import { isRelative, setExpectation, withWas } from './examples.ts';
import { wordsOf } from './fingerprint.ts';
import { declAt, declsIn, type Place, pathOf, placeIn, put } from './paths.ts';
import { callingOriginal, originalIn } from './rewrite.ts';
import { currentPath, noteTouched, type PatchOf, touch, unknownPath, type Work } from './work.ts';

type Replacement = PatchOf<'replacePatch'>['decl'];

/** A new body in the place of an old one, which stays if the new one calls it. */
export function replaceDecl(work: Work, { decl, span }: PatchOf<'replacePatch'>): void {
  const name = currentPath(work, decl.name.text);
  const place = placeOf(work, decl.node, name);
  if (place === undefined) {
    unknownPath(work, decl.name, namesOf(work, decl.node));
    return;
  }
  touch(work, name, 'replace', span);
  noteTouched(work, place.decl, span);
  const own = { ...decl, name: { ...decl.name, text: name } };
  if (originalIn(bodyOf(own)) === undefined) place.put(own);
  else keepOriginal(work, place, own);
}

/** The old one comes first: where both have a question or step of one name, the new one is reported. */
function keepOriginal(work: Work, place: Replaceable, decl: Replacement): void {
  const hidden = freeName(work, decl.name.text);
  place.put({ ...place.decl, name: { ...place.decl.name, text: hidden } }, callingOriginal(decl, hidden));
}

const bodyOf = (decl: Replacement): unknown => ('body' in decl ? decl.body : decl);

/** A variant of a variant may replace what the latter replaced: then there is an original of an original. */
function freeName({ now }: Work, name: string): string {
  const hidden = originalOf(name);
  const taken = declsIn(now).some(
    (decl) => 'name' in decl && typeof decl.name === 'object' && decl.name.text === hidden,
  );
  return taken ? freeName({ now } as Work, hidden) : hidden;
}

/** A declaration, or one inside of a block of decisions, that can be replaced. */
interface Replaceable {
  readonly decl: Replacement;
  put(...decls: readonly Replacement[]): void;
}

function placeOf(work: Pick<Work, 'now'>, node: Replacement['node'], name: string): Replaceable | undefined {
  const is = (decl: Decl): decl is Replacement => decl.node === node && (decl as Replacement).name.text === name;
  const place = placeIn(work.now, is);
  if (place !== undefined) return { decl: place.decl, put: (...decls) => put(work.now, place, ...decls) };
  return node === 'function' || node === 'search' ? inDecisions(work, node, name) : undefined;
}

function inDecisions(work: Pick<Work, 'now'>, node: 'function' | 'search', name: string): Replaceable | undefined {
  const key = node === 'function' ? 'functions' : 'searches';
  const has = (decl: Decl): decl is DecisionsDecl =>
    decl.node === 'decisions' && decl[key].some((one: Replacement) => one.name.text === name);
  const place = placeIn(work.now, has);
  const own: readonly Replacement[] = place?.decl[key] ?? [];
  const at = own.findIndex((one) => one.name.text === name);
  const decl = own[at];
  if (place === undefined || decl === undefined) return undefined;
  return { decl, put: (...decls) => put(work.now, place, { ...place.decl, [key]: own.toSpliced(at, 1, ...decls) }) };
}

/** A function by its name, wherever it is declared. */
export function functionAt(now: Scene, name: string): Replaceable | undefined {
  return placeOf({ now }, 'function', name);
}

export const namesOf = ({ now }: Pick<Work, 'now'>, node: Decl['node']): readonly string[] =>
  declsIn(now).flatMap((decl) => (decl.node === node ? (pathOf(decl) ?? []) : []));

export function removeDecl(work: Work, { target, span }: PatchOf<'removePatch'>): boolean {
  if (target.target !== 'path') return false;
  const path = currentPath(work, target.path.text);
  const place = declAt(work.now, path);
  if (place === undefined) return false;
  touch(work, path, 'remove', span);
  noteTouched(work, place.decl, span);
  put(work.now, place);
  return true;
}

// ── more of what there is ───────────────────────────────────────────────────────────────────────────────────────
export function extendKind(work: Work, { name, fields, span }: PatchOf<'extendKindPatch'>): void {
  const place = named<KindDecl>(work, 'kind', name);
  if (place === undefined) return;
  for (const field of fields) touch(work, `${place.decl.name.text}.${field.name.text}`, 'add', span);
  put(work.now, place, { ...place.decl, fields: [...place.decl.fields, ...fields] });
}

export function extendType(work: Work, { name, type, span }: PatchOf<'extendTypePatch'>): void {
  const place = named<TypeDecl>(work, 'type', name);
  if (place === undefined) return;
  const parts = [...partsOf(place.decl.type), ...partsOf(type)];
  const names = partsOf(type).flatMap((part) => (part.node === 'namedType' ? part.name.text : []));
  for (const one of names) touch(work, `${place.decl.name.text} | ${one}`, 'add', span);
  work.extended.push({ names, patch: span, variant: work.variant.name });
  put(work.now, place, { ...place.decl, type: { node: 'unionType', parts, span: place.decl.type.span } });
}

/** More ways to sit, for the same roles; a ruleset has one list of them. */
export function extendSeats(work: Work, { role, layouts, span }: SeatsDecl): boolean {
  const has = (decl: Decl): decl is SeatsDecl => decl.node === 'seats' && decl.role.text === role.text;
  const place = placeIn(work.now, has);
  if (place === undefined) return false;
  for (const { name } of layouts) touch(work, `seats/${name.text}`, 'add', span);
  put(work.now, place, { ...place.decl, layouts: [...place.decl.layouts, ...layouts] });
  return true;
}

const partsOf = (type: TypeExpr): readonly TypeExpr[] => (type.node === 'unionType' ? type.parts : [type]);

export function requireMore(work: Work, patch: PatchOf<'requirePatch'>): void {
  const { path, test, reason, span } = patch;
  const place = named<Extract<Decl, { node: 'procedure' }>>(work, 'procedure', path);
  if (place === undefined) return;
  touch(work, place.decl.name.text, 'change', span);
  noteTouched(work, place.decl, span);
  put(work.now, place, { ...place.decl, requires: [...place.decl.requires, { test, reason: reason.text }] });
}

export function setValue(work: Work, patch: PatchOf<'setPatch'>): void {
  const { sort, name, value, span } = patch;
  if (sort === 'expect') return setExpectation(work, patch);
  const path = currentPath(work, `${sort}/${name.text}`);
  const place = placeIn(work.now, (decl): decl is SettingDecl => decl.node === 'setting' && pathOf(decl) === path);
  if (place === undefined) {
    const all = namesOf(work, 'setting').filter((one) => one.startsWith(`${sort}/`));
    unknownPath(
      work,
      name,
      all.map((one) => one.slice(sort.length + 1)),
      path,
    );
    return;
  }
  touch(work, path, isRelative(value) ? 'change' : 'set', span, wordsOf(work.textAt(value.span)).join(' '));
  noteTouched(work, place.decl, span);
  put(work.now, place, { ...place.decl, value: withWas(value, place.decl.value) });
}

function named<D extends Decl>(work: Work, node: D['node'], name: FunctionDecl['name']): Place<D> | undefined {
  const path = currentPath(work, name.text);
  const place = placeIn(work.now, (decl): decl is D => decl.node === node && pathOf(decl) === path);
  if (place === undefined) unknownPath(work, name, namesOf(work, node));
  return place;
}
