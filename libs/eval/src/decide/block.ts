import type { Expr, Stmt } from '@sandtable/model';
import { Fault } from '../fault.ts';
import { type Effects, run } from '../statement.ts';
import { meant } from './arms.ts';
import { type Asking, number, opens } from './asking.ts';
import { hull, isPoint, type OpenValue } from './open.ts';

type Block = Extract<Expr, { e: 'block' }>;

/** What a function of several lines may return: where it is open which way it goes, it goes all of them. */
export function block(o: Asking, e: Block): OpenValue {
  return ways(o, e.body, e);
}

function ways(o: Asking, body: readonly Stmt[], e: Block): OpenValue {
  const [stmt, ...rest] = body;
  if (stmt === undefined) throw new TypeError('a function must return');
  o.env.world.spend(stmt.span);
  const open = opens(o, stmt);
  switch (stmt.s) {
    case 'return':
      return o.value(o, stmt.value as Expr);
    case 'if': {
      const test = number(o, stmt.test);
      if (isPoint(test)) return ways(o, [...(test.low === 1 ? stmt.then : stmt.else), ...rest], e);
      return hull(ways(o, [...stmt.then, ...rest], e), ways(o, [...stmt.else, ...rest], e));
    }
    case 'match': {
      let found: OpenValue | undefined;
      for (const { arm, test } of meant(o, stmt.subject, stmt.arms)) {
        found = hull(found, ways(o, [...arm.body, ...rest], e));
        if (test.low === 1) break;
      }
      if (found === undefined) throw new Fault('no-arm', stmt.span);
      return found;
    }
    default:
      return open && stmt.s === 'set' ? named(o, stmt, rest, e) : plain(o, stmt, rest, e);
  }
}

function named(o: Asking, { place, value }: Extract<Stmt, { s: 'set' }>, rest: readonly Stmt[], e: Block): OpenValue {
  if (place.place !== 'local') throw new TypeError('a function writes nothing');
  const locals = new Map(o.locals).set(place.local, o.value(o, value));
  return ways({ ...o, locals }, rest, e);
}

/** A statement that depends on no open answer; a loop may return as well. */
function plain(o: Asking, stmt: Stmt, rest: readonly Stmt[], e: Block): OpenValue {
  const outcome = run(o.env, [stmt], nothing).next().value;
  if (typeof outcome === 'object' && outcome.returned !== undefined)
    return o.value(o, { e: 'value', value: outcome.returned, type: e.type, span: stmt.span });
  return ways(o, rest, e);
}

const nothing: Effects<never, never> = {
  perform(): never {
    throw new TypeError('a function has no effects');
  },
  store(): never {
    throw new TypeError('a function writes nothing');
  },
};
