import { answerType, type Picked } from '@sandtable/model';
import type { Define } from './asks.ts';
import { head, type Item, text } from './code.ts';
import { LOOKED_AT, opened } from './order.ts';
import { wordsOf } from './unit.ts';
import { met, unwished } from './weigh.ts';

/**
 * Sequences with wishes. `y` looks at all that are legal and notes in `Y` how many wishes one of them meets at most (-1 if
 * none is legal); then `z` says of the answer at hand whether another one betters it.
 */
export function wishedOrder(define: Define, choice: Picked, i: number, n: number): readonly Item[] {
  met(define, choice, i);
  unwished(define, choice, i);
  define(head(`x${i}`, [], 'number'), choice, (s) => {
    s.w.line(`if (s${i}() === 0) Y${i} = Math.max(Y${i}, e${i}());`);
    s.w.line('return -1;');
  });
  define(head(`y${i}`, [], 'void'), choice, (s) => {
    const words = wordsOf(answerType(choice));
    s.w.line(`for (let k = 0; k < ${words}; ++k) OA[k] = A[k];`);
    opened(s, choice, i, n);
    s.w.line(`Y${i} = -1;`);
    s.w.line(
      `if (O2[0] <= O2[1] && arrangements(n, O2[0], O2[1]) > ${LOOKED_AT}) fault(1, ${s.unit.infos.place(choice.at.span)});`,
    );
    s.w.line(`if (O2[0] <= O2[1]) orders(n, O2[0], O2[1], x${i}, -1, ${LOOKED_AT});`);
    s.w.line(`for (let k = 0; k < ${words}; ++k) A[k] = OA[k];`);
  });
  define(head(`z${i}`, [], 'number'), choice, (s) => {
    s.w.line(`const verdict = s${i}();`);
    s.w.line(`return verdict !== 0 || e${i}() >= Y${i} ? verdict : u${i}();`);
  });
  return [text(`let Y${i} = 0;`)];
}
