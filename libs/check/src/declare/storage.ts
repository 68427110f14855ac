import { finding } from '@sandtable/diagnostics';
import { type ListType, sizeOf, type Type } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import type { World } from '../world.ts';

/** Sets are bitsets in the state, other values one number of 32 bits. */
const MOST_ELEMENTS = 4096;
const MOST_VALUES = 2 ** 31;
/** Lists of more items, or that take more slots, are no longer copied in no time. */
export const MOST_ITEMS = 4096;
const MOST_SLOTS = 65_536;

/** Whether values of the type can be kept; `state` also excludes texts, which only tables have. */
export function checkStorage(world: World, type: Type, span: Span, state: boolean): void {
  if (type.t === 'text' && state) world.findings.push(finding('type/not-in-state', span, { type: 'text' }));
  if (type.t === 'set' && sizeOf(type.of) > MOST_ELEMENTS) tooBig(world, span, sizeOf(type.of), MOST_ELEMENTS);
  if (type.t === 'map') checkStorage(world, type.value, span, true);
  if (type.t === 'list') checkList(world, type, span, state);
  if (type.t === 'union' && sizeOf(type) > MOST_VALUES) tooBig(world, span, sizeOf(type), MOST_VALUES);
}

/** A column may be a list of texts. */
function checkList(world: World, type: ListType, span: Span, state: boolean): void {
  checkStorage(world, type.of, span, state);
  const [size, limit] = type.max > MOST_ITEMS ? [type.max, MOST_ITEMS] : [slotsOf(type), MOST_SLOTS];
  if (size > limit) world.findings.push(finding('list/too-long', span, { size, limit }));
}

/** A position is copied for every move that is evaluated, so it has to stay within a few megabytes. */
const MOST_CELLS = 2 ** 20;

/** Whether a state with a value for each tuple of parameters fits into a position. */
export function checkTuples(world: World, name: Name, params: readonly Type[], type: Type): void {
  const cells = params.reduce((n, param) => n * sizeOf(param), slotsOf(type));
  if (cells <= MOST_CELLS) return;
  const size = Number.isFinite(cells) ? cells : '∞';
  world.findings.push(finding('state/too-large', name.span, { name: name.text, size, limit: MOST_CELLS }));
}

interface Name {
  readonly text: string;
  readonly span: Span;
}

function slotsOf(type: Type): number {
  if (type.t === 'set') return Math.ceil(sizeOf(type.of) / 32);
  if (type.t === 'list') return 1 + type.max * slotsOf(type.of);
  return type.t === 'map' ? sizeOf(type.key) * slotsOf(type.value) : 1;
}

function tooBig(world: World, span: Span, size: number, limit: number): void {
  world.findings.push(finding('type/too-big', span, { size: Number.isFinite(size) ? size : '∞', limit }));
}
