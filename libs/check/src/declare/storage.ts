import { finding } from '@sandtable/diagnostics';
import { sizeOf, type Type } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import type { World } from '../world.ts';

/** Sets are bitsets in the state, other values one number of 32 bits. */
const MOST_ELEMENTS = 4096;
const MOST_VALUES = 2 ** 31;

/** Whether values of the type can be kept; `state` also excludes texts, which only tables have. */
export function checkStorage(world: World, type: Type, span: Span, state: boolean): void {
  if (type.t === 'text' && state) world.findings.push(finding('type/not-in-state', span, { type: 'text' }));
  if (type.t === 'set' && sizeOf(type.of) > MOST_ELEMENTS) tooBig(world, span, sizeOf(type.of), MOST_ELEMENTS);
  if (type.t === 'map') checkStorage(world, type.value, span, true);
  if (type.t === 'union' && sizeOf(type) > MOST_VALUES) tooBig(world, span, sizeOf(type), MOST_VALUES);
}

function tooBig(world: World, span: Span, size: number, limit: number): void {
  world.findings.push(finding('type/too-big', span, { size: Number.isFinite(size) ? size : '∞', limit }));
}
