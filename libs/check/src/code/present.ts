import { bool, type Expr, type IntType, sizeOf } from '@sandtable/model';
import type { Ctx } from './ctx.ts';
import { newLocal } from './scope.ts';

/** The number that may be missing, if it is one. */
export function optionalNumber({ type }: Expr): IntType | undefined {
  const [none, number, ...more] = type.t === 'union' ? type.parts : [];
  if (none?.p !== 'none' || number?.p !== 'type' || more.length > 0) return undefined;
  return number.type.t === 'int' ? number.type : undefined;
}

interface Measured {
  readonly where: Expr | undefined;
  readonly body: Expr;
}

/** Members whose number is missing are passed over: `where … and body is x: int`, and x is what is evaluated. */
export function presentOnly(ctx: Ctx, where: Expr | undefined, body: Expr): Measured {
  const type = optionalNumber(body);
  if (type === undefined) return { where, body };
  const { span } = body;
  const bind = newLocal(ctx, '', type);
  const stretches = [{ low: 1, high: sizeOf(body.type) - 1 }];
  const present: Expr = { e: 'is', of: body, pattern: { p: 'codes', stretches, bind }, type: bool, span };
  const both: Expr = where ? { e: 'logic', op: 'and', left: where, right: present, type: bool, span } : present;
  return { where: both, body: { e: 'local', local: bind, type, span } };
}
