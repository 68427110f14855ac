import type { Expr, Picked } from '@sandtable/model';
import { switchedOff } from './switched-off.ts';
import type { Scope } from './unit.ts';
import { isWeighed, shapeOf } from './weighed.ts';

/** Up to so many members, all sets have numbers. */
const NUMBERED = 30;
/** The engine draws small sets by their number, and decides larger ones member by member. */
const FEW = 5;

/** When any set of the candidates will do, as far as its size is asked for, so that nothing needs to be weighed. */
export const isFree = ({ unit }: Scope, choice: Picked): Expr | undefined =>
  choice.form === 'some' && choice.each === undefined && isWeighed(choice) && shapeOf(choice) === 'none'
    ? switchedOff(unit, choice)
    : undefined;

/** Draws a set of any size, of the `n` words of candidates, in the same way as the engine; other sets are left to it. */
export function drawFreely({ w }: Scope, i: number, n: number): void {
  w.line(`if (fresh !== ${i}) b${i}(O2);`);
  w.line(`const all = count(O, ${n});`);
  w.line(`if (all > ${NUMBERED} || O2[0] > 1 || O2[1] !== all) return W${i}.sample(S, random);`);
  w.line('let rest = all, empty = O2[0];');
  w.line(`const few = all <= ${FEW}, set = few ? (1 << all) - 1 - random((1 << all) - empty) : 0;`);
  w.block(`for (let k = 0; k < ${n}; ++k)`, () => {
    w.line('A[k] = 0;');
    w.block('for (let w = O[k]; w !== 0; w &= w - 1)', () => {
      w.line('--rest;');
      w.line('if (few ? (set >>> rest & 1) === 0 : random((2 << rest) - empty) >= 1 << rest) continue;');
      w.line('A[k] |= w & -w; empty = 0;');
    });
  });
}
