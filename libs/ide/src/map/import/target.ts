import type { Library } from '@sandtable/compiler';
import type { Type } from '@sandtable/model';
import { readJson } from '@sandtable/schema';
import type { Decl } from '@sandtable/syntax';
import { textOf } from '../../places.ts';

/** What a map could become part of. */
export interface ImportTarget {
  /** Kinds whose members may be places, those first that have most of them. */
  readonly kinds: readonly string[];
  /** The kind that is places already, or is joined as they are. */
  readonly likely: string | undefined;
  /** Relations among members of one kind. */
  readonly relations: readonly { readonly name: string; readonly kinds: readonly string[] }[];
  /** The file with the layout, and whether it lies there. */
  readonly layout: string;
  readonly hasLayout: boolean;
  /** Its places are given by longitude and latitude. */
  readonly isGlobe: boolean;
}

export function importTarget(library: Library): ImportTarget {
  const base = library.base ?? library;
  const layout = layoutPath(base);
  const text = textOf(base, layout);
  const node = readJson(layout, text).node;
  const entries = node?.j === 'object' ? node.entries : [];
  const projection = entries.find(({ key }) => key === 'projection')?.value;
  const placed = entries.find(({ key }) => key === 'places')?.value;
  const keys = placed?.j === 'object' ? placed.entries.map(({ key }) => key.split('.')[0] ?? '') : [];
  const relations = relationsOf(base);
  const joined = relations.flatMap(({ kinds }) => kinds);
  const often = (kind: string): number =>
    keys.filter((key) => key === kind).length * 2 + joined.filter((one) => one === kind).length;
  const kinds = membersKinds(base).toSorted((a, b) => often(b) - often(a));
  return {
    kinds,
    likely: kinds.find((kind) => often(kind) > 0),
    relations,
    layout,
    hasLayout: base.texts.has(layout),
    isGlobe: projection?.j === 'string' && projection.text !== 'none',
  };
}

export const declsIn = (library: Library): readonly Decl[] => [...library.files.values()].flatMap(({ decls }) => decls);

function layoutPath(library: Library): string {
  const head = declsIn(library).find((decl) => decl.node === 'ruleset');
  return (head?.node === 'ruleset' ? head.layout?.text : undefined) ?? 'layout.json';
}

/** Members of pools come and go, and cells of grids lie where the grid has them. */
const membersKinds = ({ basis }: Library): readonly string[] =>
  basis.draft.world.kinds.filter(({ pool, grid }) => pool === undefined && grid === undefined).map(({ name }) => name);

function relationsOf(library: Library): ImportTarget['relations'] {
  const all = membersKinds(library);
  return [...library.basis.draft.world.relations.keys()].flatMap((name) => {
    const kinds = all.filter((kind) => isJoining(library, name, kind, kind));
    return kinds.length > 0 ? [{ name, kinds }] : [];
  });
}

/** Whether a relation leads from members of one kind to those of another. */
export function isJoining({ basis }: Library, relation: string, from: string, to: string): boolean {
  const { kinds, relations } = basis.draft.world;
  const sides = relations.get(relation);
  const isIn = (kind: string, type: Type): boolean => {
    if (type.t === 'kind') return kinds[type.kind]?.name === kind;
    return type.t === 'union' && type.parts.some((part) => part.p === 'type' && isIn(kind, part.type));
  };
  return sides !== undefined && isIn(from, sides.left) && isIn(to, sides.right);
}
