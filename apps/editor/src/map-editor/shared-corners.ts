import type { BoardLayout, outlinePart, Point } from '@sandtable/board';
import type { PlaceEdit } from '@sandtable/ide';

type Corner = NonNullable<ReturnType<typeof outlinePart>>;
type Ring = readonly Point[];

/**
 * What puts a corner of an outline elsewhere, by the places that it changes: neighbors with a corner at the same point follow,
 * so that no gap opens between them. What is pulled out of an edge is one more corner, for the neighbor across it as well.
 */
export function putCorners(
  { places }: Pick<BoardLayout, 'places'>,
  place: string,
  { isEdge, ring, at: nth }: Corner,
  at: Point,
): ReadonlyMap<string, PlaceEdit> {
  const own = places[place]?.outline?.[ring] ?? [];
  const edit = (where: readonly [number, number]): PlaceEdit =>
    isEdge ? { behind: where, at } : { corner: where, at };
  const isHere = (other: Ring, i: number): boolean =>
    isEdge ? sameEdge(edgeOf(own, nth), edgeOf(other, i)) : same(own[nth], other[i]);
  const followers = Object.entries(places).flatMap(([name, { outline = [] }]) => {
    if (name === place) return [];
    const found = outline.flatMap((other, r) => other.flatMap((_, i) => (isHere(other, i) ? [[r, i] as const] : [])));
    return found.slice(0, 1).map((where) => [name, edit(where)] as const);
  });
  return new Map([[place, edit([ring, nth])], ...followers]);
}

type Edge = readonly [Point | undefined, Point | undefined];

const edgeOf = (ring: Ring, i: number): Edge => [ring[i], ring[(i + 1) % ring.length]];

const same = (a: Point | undefined, b: Point | undefined): boolean =>
  a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];

/** The neighbor's outline goes the same way or the other. */
const sameEdge = ([a, b]: Edge, [c, d]: Edge): boolean => (same(a, c) && same(b, d)) || (same(a, d) && same(b, c));
