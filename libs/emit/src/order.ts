import { answerType, type Picked, sizeOf } from '@sandtable/model';
import { lowest, type Scope, wordsOf } from './unit.ts';
import { isWishedOrder, nothing } from './weighed.ts';

/** As many sequences are looked at before a question is put, and for their number. */
export const LOOKED_AT = 200_000;
const COUNTED = 10_000;

/** Bounds lie in `O2`, candidates in `O`. */
export const opened = (s: Scope, choice: Picked, i: number, n: number): void => {
  s.w.line(`b${i}(O2);`);
  s.w.line(`const n = openCodes(${n}, ${lowest(choice.element)});`);
};

/** There are enough candidates, and with conditions on the whole some order of them passes. */
export function orderPossible(s: Scope, choice: Picked, i: number, n: number): void {
  const no = nothing(s, choice);
  if (isWishedOrder(choice)) {
    s.w.line(`y${i}();`);
    return s.w.line(`if (Y${i} < 0) ${no};`);
  }
  opened(s, choice, i, n);
  s.w.line(`if (O2[0] > O2[1]) ${no};`);
  if (choice.such.length === 0) return;
  s.w.line(`const found = orders(n, O2[0], O2[1], s${i}, 0, ${LOOKED_AT});`);
  s.w.line(`if (found < 0) fault(1, ${s.unit.infos.place(choice.at.span)});`);
  s.w.line(`if (found === 0) ${no};`);
}

/** What stands in the answer: so many candidates, none of them twice, and nothing behind them. */
export function sequence(s: Scope, choice: Picked): void {
  const low = lowest(choice.element);
  s.w.line('const n = A[0];');
  s.w.line(`if (n < O2[0] || n > O2[1] || n > ${choice.max ?? 0}) return -1;`);
  s.w.block('for (let k = 0; k < n; ++k)', () => {
    s.w.line(`const o = A[k + 1]${low === 0 ? '' : ` - ${low}`};`);
    s.w.line(`if (o < 0 || o >= ${sizeOf(choice.element)} || (O[o >> 5] >>> (o & 31) & 1) === 0) return -1;`);
    s.w.line('for (let j = 1; j <= k; ++j) if (A[j] === A[k + 1]) return -1;');
  });
  s.w.line(`A.fill(0, n + 1, ${wordsOf(answerType(choice))});`);
}

export function countOrders(s: Scope, choice: Picked, i: number, n: number): void {
  opened(s, choice, i, n);
  const all = 'arrangements(n, O2[0], O2[1])';
  if (isWishedOrder(choice)) {
    s.w.line(`if (${all} > ${COUNTED}) return -1;`);
    s.w.line(`y${i}();`);
    return s.w.line(`return orders(openCodes(${n}, ${lowest(choice.element)}), O2[0], O2[1], z${i}, -1, ${COUNTED});`);
  }
  if (choice.such.length === 0) return s.w.line(`return ${all};`);
  s.w.line(`return ${all} > ${COUNTED} ? -1 : orders(n, O2[0], O2[1], s${i}, -1, ${COUNTED});`);
}

export function sampleOrders(s: Scope, choice: Picked, i: number, n: number): void {
  const low = lowest(choice.element);
  const wished = isWishedOrder(choice);
  if (wished || choice.such.length > 0) {
    s.w.line(wished ? `y${i}();` : `b${i}(O2);`);
    return s.w.line(`sampleOrder(${n}, ${low}, O2[0], O2[1], ${wished ? 'z' : 's'}${i}, random);`);
  }
  opened(s, choice, i, n);
  s.w.line('pickOrder(n, O2[0], O2[1], random);');
}
