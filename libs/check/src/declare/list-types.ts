import { finding } from '@sandtable/diagnostics';
import { errorType, listOf, optional, sizeOf, type Type } from '@sandtable/model';
import type { TypeExpr } from '@sandtable/syntax';
import { showType } from '../code/show.ts';
import { inserting } from '../fixes.ts';
import type { World } from '../world.ts';
import { MOST_ITEMS } from './storage.ts';

/** What is proposed for lists of what has no number of values. */
const USUAL_ITEMS = 20;

/** A list that is written down says how long it may become. */
export function listType(world: World, { max, span }: Extract<TypeExpr, { node: 'listType' }>, of: Type): Type {
  if (of.t === 'error') return of;
  if (max !== undefined && max >= 1) return listOf(of, max);
  const size = usualLength(of);
  const fixes = max === undefined ? [inserting(span, ` max ${size}`)] : [];
  world.findings.push(finding('list/max', span, { type: showType(of), size }, { fixes }));
  return errorType;
}

/** What is proposed: room for each value once. */
export const usualLength = (of: Type): number =>
  Math.min(Number.isFinite(sizeOf(of)) ? sizeOf(of) : USUAL_ITEMS, MOST_ITEMS);

/** A list has no number of its own, so there is no `none` beside it. */
export function optionalOf(world: World, { span }: TypeExpr, of: Type): Type {
  if (of.t !== 'list') return optional(of);
  world.findings.push(finding('type/payload', span, { type: showType(of) }));
  return errorType;
}
