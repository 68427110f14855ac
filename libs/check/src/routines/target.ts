import type { Type } from '@sandtable/model';
import { fitOf } from '../code/fit.ts';
import type { FunctionEntry, ProcedureEntry, World } from '../world.ts';
import type { RoutineEntry, Target } from './entry.ts';

/** Functions of decisions answer to a position as a whole, and are no values. */
export function targetNamed({ functions, procedures }: World, name: string): Target | undefined {
  const fn = functions.get(name);
  if (fn !== undefined) return fn.block === undefined ? targetOf('function', fn) : undefined;
  const procedure = procedures.get(name);
  return procedure && targetOf('procedure', procedure);
}

const targetOf = (
  sort: Target['sort'],
  { index, params, result, decl }: Pick<FunctionEntry | ProcedureEntry, 'index' | 'params' | 'result' | 'decl'>,
): Target => ({
  sort,
  name: decl.name.text,
  index,
  params,
  names: decl.params.map(({ name }) => name.text),
  result,
});

/** The first parameters, which have to be given so that the others are those of the signature; undefined if they never are. */
export function givenTo(target: Target, { sort, params, result }: RoutineEntry): readonly Type[] | undefined {
  const given = target.params.length - params.length;
  if (sort !== target.sort || given < 0) return undefined;
  const fits = params.every(({ type }, i) => fitOf(type, target.params[given + i] ?? type) === 'proved');
  return fits && fitsResult(target, result) ? target.params.slice(0, given) : undefined;
}

/** A procedure that is called for what it does may give something back besides. */
function fitsResult({ sort, result: own }: Target, result: Type | undefined): boolean {
  if (result === undefined || (own === undefined && sort === 'function')) return true;
  return own !== undefined && fitOf(own, result) === 'proved';
}

/** Everything that a value of the signature can be made of. What a variant has replaced goes on under a name with a space. */
export function targetsOf(world: World, entry: RoutineEntry): readonly Target[] {
  const { functions, procedures } = world;
  const names = [...(entry.sort === 'function' ? functions : procedures).keys()];
  const known = names.flatMap((name) => (name.includes(' ') ? [] : (targetNamed(world, name) ?? [])));
  return known.filter((target) => givenTo(target, entry) !== undefined);
}
