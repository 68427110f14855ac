import type { Library } from '@sandtable/compiler';
import type { TextEdit } from '@sandtable/text';
import { freshName } from '../../fresh-name.ts';
import { textOf } from '../../places.ts';
import { linksNow } from '../links.ts';
import type { ImportedMap, ImportWish, Settler } from './imported.ts';
import { freeId, memberId } from './member-ids.ts';
import { outlineEdits, outlinesIn } from './outline-edits.ts';
import { requiredIn, rowsAdded } from './table-rows.ts';
import { declsIn, type ImportTarget, importTarget, isJoining } from './target.ts';
import { type Named, wordEdits } from './word-edits.ts';

/** What an import would do, before anything is done, and the edits that do it. */
export interface ImportPlan {
  readonly kind: string;
  readonly relation: string;
  /** Declarations that the rules do not have yet. */
  readonly isNewKind: boolean;
  readonly isNewRelation: boolean;
  readonly fresh: readonly { readonly id: string; readonly name: string }[];
  /** Members that are there, and get the outline of the map. */
  readonly known: readonly string[];
  readonly links: number;
  /** Links that the rules have already. */
  readonly knownLinks: number;
  /** What each new member must say, and says as the last one before it. */
  readonly copied: readonly string[];
  readonly edits: readonly TextEdit[];
  /** Files that do not exist yet. */
  readonly creates: readonly { readonly path: string; readonly text: string }[];
  /** Why nothing can be done. */
  readonly trouble?: 'layout' | 'table' | 'globe';
}

interface Link {
  readonly relation: string;
  readonly from: string;
  readonly to: string;
}

/** Works out what becomes of a map in a ruleset; `layout` is the layout to begin with where there is none. */
export function importPlan(
  library: Library,
  map: ImportedMap & { readonly isGlobe: boolean },
  wish: ImportWish,
  layout: string,
): ImportPlan {
  const base = library.base ?? library;
  const target = importTarget(base);
  const names = namesFor(base, target, wish);
  const settlers = settled(base, target, names.kind, map.places);
  const links = linksOf(base, names, settlers, map.links);
  const { fresh: freshLinks, known: knownLinks } = parted(base, links);
  const fresh = settlers.filter(({ isNew }) => isNew);
  const plan = {
    ...names,
    fresh: fresh.map(({ id, name }) => ({ id, name })),
    known: settlers.filter(({ isNew }) => !isNew).map(({ kind, id }) => `${kind}.${id}`),
    links: freshLinks.length,
    knownLinks: knownLinks.length,
    copied: fresh.length > 0 && !names.isNewKind ? [...requiredIn(base, names.kind)] : [],
  };
  const none = { ...plan, edits: [], creates: [] };
  if (target.isGlobe && !map.isGlobe) return { ...none, trouble: 'globe' };
  const drawn = drawnIn(base, target, settlers, layout);
  if (drawn === undefined) return { ...none, trouble: 'layout' };
  const rules = rulesEdits(base, names, fresh, freshLinks);
  const named = nameEdits(base, fresh);
  return { ...plan, edits: [...rules, ...drawn.edits, ...named.edits], creates: [...drawn.creates, ...named.creates] };
}

type Names = Pick<ImportPlan, 'kind' | 'relation' | 'isNewKind' | 'isNewRelation'>;

function namesFor(library: Library, { kinds, likely, relations }: ImportTarget, wish: ImportWish): Names {
  const taken = new Set(declsIn(library).flatMap((decl) => ('name' in decl && decl.name ? [nameText(decl.name)] : [])));
  const kind = wish.kind ?? likely ?? freshName('Area', taken);
  const fitting = relations.find((one) => one.kinds.includes(kind))?.name;
  const relation = wish.relation ?? fitting ?? freshName('border', taken);
  return {
    kind,
    relation,
    isNewKind: !kinds.includes(kind),
    isNewRelation: !relations.some(({ name }) => name === relation),
  };
}

const nameText = (name: unknown): string =>
  typeof name === 'object' && name !== null && 'text' in name ? String(name.text) : String(name);

const membersOf = ({ basis }: Library, kind: string): readonly string[] =>
  basis.draft.world.kinds.find(({ name }) => name === kind)?.members ?? [];

/** Who has the name of a member, in whatever way it is spelled, is that member. */
function settled(
  library: Library,
  { kinds }: ImportTarget,
  chosen: string,
  places: ImportedMap['places'],
): readonly Settler[] {
  const declared = declsIn(library).flatMap((decl) => ('name' in decl && decl.name ? [nameText(decl.name)] : []));
  const claimed = new Set<string>();
  return places.map(({ key, name, at, outline }) => {
    const [own = '', member] = key?.split('.') ?? [];
    const kind = kinds.includes(own) ? own : chosen;
    const members = membersOf(library, kind);
    const wished = member ?? memberId(name, kind);
    const isFree = (one: string): boolean => !claimed.has(one);
    const known =
      members.find((one) => one === (member ?? name) && isFree(one)) ??
      members.find((one) => memberId(one, kind) === wished && isFree(one));
    // Names that the rules have for something else are left to that.
    const id = known ?? freeId(wished, new Set([...claimed, ...declared]));
    claimed.add(id);
    return { kind, id, name, at, outline, isNew: !members.includes(id) };
  });
}

/** A link keeps the relation that the file names where that joins these two, else it is of the chosen one. */
function linksOf(
  library: Library,
  { kind, relation: chosen, isNewRelation }: Names,
  settlers: readonly Settler[],
  links: ImportedMap['links'],
): readonly Link[] {
  const fits = (relation: string, a: Settler, b: Settler): boolean =>
    isNewRelation && relation === chosen
      ? a.kind === kind && b.kind === kind
      : isJoining(library, relation, a.kind, b.kind);
  const all = links.flatMap(({ relation, from, to }) => {
    const [a, b] = [settlers[from], settlers[to]];
    if (a === undefined || b === undefined) return [];
    const own = [relation, chosen].find((one) => one !== undefined && fits(one, a, b));
    return own === undefined ? [] : [{ relation: own, from: a.id, to: b.id }];
  });
  return [...new Map(all.toReversed().map((link) => [keyOf(link), link])).values()].toReversed();
}

const keyOf = ({ relation, from, to }: Link): string => `${relation} ${[from, to].toSorted().join(' ')}`;

function parted(
  library: Library,
  links: readonly Link[],
): { readonly fresh: readonly Link[]; readonly known: readonly Link[] } {
  const there = new Set(
    [...new Set(links.map(({ relation }) => relation))].flatMap((relation) =>
      linksNow(library, relation).map((ends) => keyOf({ relation, ...ends })),
    ),
  );
  return { fresh: links.filter((one) => !there.has(keyOf(one))), known: links.filter((one) => there.has(keyOf(one))) };
}

function drawnIn(
  library: Library,
  { layout, hasLayout }: ImportTarget,
  settlers: readonly Settler[],
  begin: string,
): Pick<ImportPlan, 'edits' | 'creates'> | undefined {
  if (!hasLayout) return { edits: [], creates: [{ path: layout, text: outlinesIn(layout, begin, settlers) }] };
  const edits = outlineEdits(layout, textOf(library, layout), settlers);
  return edits && { edits, creates: [] };
}

/** New members and links where others stand; what the rules do not have is declared. Edits at one place become one. */
function rulesEdits(
  library: Library,
  names: Names,
  fresh: readonly Settler[],
  links: readonly Link[],
): readonly TextEdit[] {
  const { kind, relation, isNewKind, isNewRelation } = names;
  const kinds = [...new Set([...(isNewKind ? [kind] : []), ...fresh.map((one) => one.kind)])];
  const relations = [
    ...new Set([...(isNewRelation && links.length > 0 ? [relation] : []), ...links.map((one) => one.relation)]),
  ];
  const isDirected = (name: string): boolean =>
    declsIn(library).some((decl) => decl.node === 'relation' && decl.name.text === name && decl.directed);
  const edits = [
    ...kinds.flatMap((owner) =>
      rowsAdded(library, {
        owner,
        rows: fresh.filter((one) => one.kind === owner).map(({ id }) => new Map([['id', id]])),
        plain: (row) => row.get('id') ?? '',
        declared: isNewKind && owner === kind ? `kind ${kind} { }` : undefined,
      }),
    ),
    ...relations.flatMap((owner) =>
      rowsAdded(library, {
        owner,
        rows: links.filter((one) => one.relation === owner).flatMap((one) => waysOf(one, isDirected(owner))),
        plain: (row) => `${row.get('from')} ${isDirected(owner) ? '->' : '--'} ${row.get('to')}`,
        declared: isNewRelation && owner === relation ? `relation ${relation}: ${kind} -- ${kind}` : undefined,
      }),
    ),
  ];
  return joined(edits);
}

const waysOf = ({ from, to }: Link, isDirected: boolean): readonly ReadonlyMap<string, string>[] => {
  const way = (a: string, b: string): ReadonlyMap<string, string> =>
    new Map([
      ['from', a],
      ['to', b],
    ]);
  return isDirected ? [way(from, to), way(to, from)] : [way(from, to)];
};

/** What is written at one place is one edit. */
const joined = (edits: readonly TextEdit[]): readonly TextEdit[] =>
  [...Map.groupBy(edits, ({ span }) => `${span.file} ${span.start} ${span.end}`).values()].flatMap((all) => {
    const [first] = all;
    return first === undefined
      ? []
      : [{ span: first.span, text: all.map(({ text }) => text.trimEnd()).join('') + tail(all) }];
  });
const tail = (all: readonly TextEdit[]): string => /\s*$/.exec(all.at(-1)?.text ?? '')?.[0] ?? '';

/** What new places are called, in each language that the ruleset has words in, else in one. */
const nameEdits = (library: Library, fresh: readonly Settler[]): Named =>
  wordEdits(
    library,
    fresh
      .filter(({ id, name }) => id !== name)
      .map(({ kind, id, name }) => ({ path: `${kind}.${id}.name`, text: name })),
  );
