import { anyInt, callsIn, type Expr, type Stmt } from '@sandtable/model';
import { expect, test } from 'vitest';

const span = { file: 'a.sand', start: 0, end: 1 };
const call = (fn: number, ...args: Expr[]): Expr => ({ e: 'call', fn, args, type: anyInt, span });

test('what is called below a node comes once, in the order of a walk', () => {
  const body: readonly Stmt[] = [
    { s: 'call', procedure: 4, args: [call(2, call(1)), call(2)], into: undefined, span },
    { s: 'return', value: call(1), span },
  ];
  const block: Expr = { e: 'block', body, type: anyInt, span };
  const names = callsIn(['expr', block]).map(({ to, index }) => `${to} ${index}`);
  expect(names).toEqual(['procedure 4', 'function 2', 'function 1']);
  expect(callsIn(['expr', block])).toBe(callsIn(['expr', block]));
});
