import type { Binder, Expr, Local, Model, Type } from '@sandtable/model';
import { constantEnv } from './constant.ts';
import { type Env, holds, localType, readLocal } from './env.ts';
import { Fault } from './fault.ts';
import { through } from './through.ts';
import type { RunValue } from './value.ts';

/** What one binder stands for where a claim is not true. */
export interface Case {
  readonly name: string;
  readonly type: Type;
  readonly value: RunValue;
}

/** The first case in which `all … : …` or `no …` is not true, or such a claim within an `and`; else nothing. */
export function counterexample(model: Model, claim: Expr, locals: readonly Local[]): readonly Case[] {
  try {
    return caseAgainst(constantEnv(model, locals), claim);
  } catch (error) {
    if (error instanceof Fault) return [];
    throw error;
  }
}

function caseAgainst(env: Env, claim: Expr): readonly Case[] {
  if (claim.e === 'logic' && claim.op === 'and')
    return caseAgainst(env, holds(env, claim.left) ? claim.right : claim.left);
  if (claim.e !== 'quant') return [];
  const { quant, binders, where, body } = claim;
  if (quant !== 'all' && quant !== 'no') return [];
  const against = (): boolean => (quant === 'all' ? body !== undefined && !holds(env, body) : holdsHere(env, body));
  return through(env, binders, where, against) ? binders.map((binder) => caseOf(env, binder)) : [];
}

const holdsHere = (env: Env, body: Expr | undefined): boolean => body === undefined || holds(env, body);

const caseOf = (env: Env, { local }: Binder): Case => ({
  name: env.frame.locals[local]?.name ?? '',
  type: localType(env, local),
  value: readLocal(env, local),
});
