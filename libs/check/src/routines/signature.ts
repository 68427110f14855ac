import { finding } from '@sandtable/diagnostics';
import { errorType, type RoutineType, sameType, type Type } from '@sandtable/model';
import type { TypeExpr } from '@sandtable/syntax';
import { showType } from '../code/show.ts';
import type { World } from '../world.ts';
import type { RoutineEntry } from './entry.ts';

type Written = Extract<TypeExpr, { node: 'codeType' }>;
type Param = RoutineEntry['params'][number];

interface Signature {
  readonly params: readonly Type[];
  readonly result: Type | undefined;
  /** What it is declared as. */
  readonly name: string | undefined;
}

/** The type of the constants of a signature; signatures are the same when their types are. */
export function routineType(world: World, written: Written, { params, result, name }: Signature): Type {
  const { sort, span } = written;
  if (sort === 'function' && result === undefined) {
    world.findings.push(finding('effect/result', span));
    return errorType;
  }
  if ([...params, result].some((type) => type?.t === 'error')) return errorType;
  const named = params.map((type, i) => ({ name: written.params[i]?.name.text ?? '', type }));
  const known = world.routines.find((entry) => isSame(entry, sort, params, result));
  return (known ?? enter(world, written, { params: named, result, name })).type;
}

const isSame = (entry: RoutineEntry, sort: string, params: readonly Type[], result: Type | undefined): boolean =>
  entry.sort === sort &&
  entry.params.length === params.length &&
  entry.params.every(({ type }, i) => sameType(type, params[i] ?? errorType)) &&
  (entry.result === undefined || result === undefined ? entry.result === result : sameType(entry.result, result));

function enter(
  world: World,
  { sort, span }: Written,
  { params, result, name }: Omit<Signature, 'params'> & { readonly params: readonly Param[] },
): RoutineEntry {
  const shown = name ?? showSignature(sort, params, result);
  const type: RoutineType = { t: 'routine', routine: world.routines.length, name: shown };
  const entry: RoutineEntry = {
    type,
    sort,
    params,
    result,
    constants: [],
    numbers: new Map(),
    places: [],
    call: undefined,
    at: span,
  };
  world.routines.push(entry);
  return entry;
}

/** `procedure(p: Player, z: Zone?)` */
export const showSignature = (sort: string, params: readonly Param[], result: Type | undefined): string =>
  `${sort}(${params.map(({ name, type }) => `${name}: ${showType(type)}`).join(', ')})${result ? `: ${showType(result)}` : ''}`;

export const entryOf = ({ routines }: World, { routine }: RoutineType): RoutineEntry => {
  const entry = routines[routine];
  if (entry === undefined) throw new Error('a signature was not declared');
  return entry;
};
