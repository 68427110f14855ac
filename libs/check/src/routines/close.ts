import { finding } from '@sandtable/diagnostics';
import type { Arm, Expr, Func, Local, Pattern, Procedure, Stmt, Type } from '@sandtable/model';
import { convert } from '../code/coerce.ts';
import { fitOf } from '../code/fit.ts';
import { brokenValue } from '../declare/values.ts';
import type { World } from '../world.ts';
import { addDemands } from './demands.ts';
import type { RoutineEntry } from './entry.ts';
import { showSignature } from './signature.ts';

/**
 * Makes what calls a value: a function or procedure whose first parameter is the value, with an arm for every constant.
 * To everything behind, calling a value is a call like any other: graphs of calls, audiences, frames, modules.
 */
export function closeRoutines(world: World): void {
  for (const entry of world.routines) {
    if (entry.sort === 'function') checkResults(world, entry);
    if (entry.call === undefined) continue;
    if (entry.sort === 'function') world.funcs[entry.call] = asking(world, entry);
    else world.procs[entry.call] = doing(entry);
  }
  addDemands(world);
}

/** The number of what calls values of a signature; the first call needs it before the constants are known. */
export function callOf({ funcs, functions, procs, procedures }: World, entry: RoutineEntry): number {
  const [all, declared] = entry.sort === 'function' ? [funcs, functions.size] : [procs, procedures.size];
  if (entry.call !== undefined) return entry.call;
  while (all.length < declared) all.push(undefined);
  entry.call = all.push(undefined) - 1;
  return entry.call;
}

/** What a function gives back may have been found out after it was named. */
function checkResults({ findings, funcs }: World, { constants, params, result, sort }: RoutineEntry): void {
  for (const { target, span } of constants) {
    const own = funcs[target.index]?.result;
    if (own === undefined || result === undefined || fitOf(own, result) === 'proved') continue;
    const [found, expected] = [own, result].map((type) => showSignature(sort, params, type));
    findings.push(
      finding('effect/signature', span, { name: target.name, found: found ?? '', expected: expected ?? '' }),
    );
  }
}

const local = (index: number, type: Type, span: Expr['span']): Expr => ({ e: 'local', local: index, type, span });

const localsOf = ({ type, params }: RoutineEntry): Local[] => [{ name: 'effect', type }, ...params];

/** The arguments of a constant, and behind them those of the call, in the types of what is called. */
function argsOf({ params }: RoutineEntry, { target, args, span }: RoutineEntry['constants'][number]): readonly Expr[] {
  const rest = params.map(({ type }, i) => convert(local(i + 1, type, span), target.params[args.length + i] ?? type));
  return [...args, ...rest];
}

const is = (code: number): Pattern => ({ p: 'codes', stretches: [{ low: code, high: code }], bind: undefined });

/** The last arm takes what is left, as there is nothing else. */
function asking({ funcs }: World, entry: RoutineEntry): Func {
  const { constants, at: span } = entry;
  const result: Type = entry.result ?? { t: 'bool' };
  const arms = constants.map((constant, i): Arm<Expr> => {
    const { target } = constant;
    const type = funcs[target.index]?.result ?? result;
    const args = argsOf(entry, constant);
    const body = convert({ e: 'call', fn: target.index, args, type, span: constant.span }, result);
    const last = i === constants.length - 1;
    return { patterns: [last ? { p: 'any', bind: undefined } : is(i)], where: undefined, body };
  });
  const subject = local(0, entry.type, span);
  const body: Expr =
    arms.length === 0
      ? { e: 'value', value: brokenValue(result), type: result, span }
      : { e: 'match', subject, arms, type: result, span };
  const locals = localsOf(entry);
  return { name: entry.type.name, params: locals.length, locals, result, body, at: { span, cites: [], doc: '' } };
}

function doing(entry: RoutineEntry): Procedure {
  const { constants, result, at: span } = entry;
  const locals = localsOf(entry);
  const params = locals.length;
  const arms = constants.map((constant, i): Arm<readonly Stmt[]> => {
    const body = result === undefined ? [call(entry, constant, undefined)] : giving(entry, constant, result, locals);
    return { patterns: [is(i)], where: undefined, body };
  });
  const body: readonly Stmt[] = [{ s: 'match', subject: local(0, entry.type, span), arms, span }];
  const at = { span, cites: [], doc: '' };
  return { name: entry.type.name, params, locals, result, requires: [], body, asks: false, at };
}

type Constant = RoutineEntry['constants'][number];

const call = (entry: RoutineEntry, constant: Constant, into: number | undefined): Stmt => ({
  s: 'call',
  procedure: constant.target.index,
  args: argsOf(entry, constant),
  into,
  span: constant.span,
});

function giving(entry: RoutineEntry, constant: Constant, result: Type, locals: Local[]): readonly Stmt[] {
  const type = constant.target.result ?? result;
  const into = locals.push({ name: 'result', type }) - 1;
  const value = convert(local(into, type, constant.span), result);
  return [call(entry, constant, into), { s: 'return', value, span: constant.span }];
}
