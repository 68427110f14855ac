import { answerType, type Picked } from '@sandtable/model';
import { keysOf, rowType, rowWords } from './answer-rows.ts';
import { code } from './choice.ts';
import { isSomeGiven } from './some-given.ts';
import { cleared, type Scope, wordsOf } from './unit.ts';
import { shapeOf } from './weighed.ts';

/** So many whole answers are drawn before it is searched for one, as by the engine. */
const DRAWS = 6;

/** Whether values are drawn key by key in the module; where anything is wished, only if nothing is after all. */
export const isDrawnByKey = (choice: Picked): boolean =>
  choice.form !== 'some' && (shapeOf(choice) === 'none' || (shapeOf(choice) === 'cover' && choice.such.length === 0));

/** Draws an answer with the same random numbers as the engine, which goes on if no answer that was drawn will do. */
export function drawEach(s: Scope, choice: Picked, i: number): void {
  const { w } = s;
  w.line(`if (fresh !== ${i}) g${i}(S);`);
  if (shapeOf(choice) !== 'none') w.line(`if (WT${i}.wishes !== 0) return W${i}.sample(S, random, true);`);
  w.line(blank(s, choice));
  if (choice.such.length === 0) return drawOnce(s, choice, i, '');
  const isGiven = isSomeGiven(s.unit, choice);
  w.block(`for (let tries = 0; tries < ${DRAWS}; ++tries)`, () => {
    if (isGiven) w.line('let given = 0;');
    drawOnce(s, choice, i, isGiven ? 'given |= ordinal;' : '');
    w.line(`if (${isGiven ? 'given !== 0' : `s${i}() === 0`}) return;`);
  });
  w.line(`W${i}.search(S, random);`);
}

/** No keys; where the answer is only read key by key, whatever stands at those that it doesn't have. */
function blank({ unit }: Scope, choice: Picked): string {
  const words = wordsOf(answerType(choice));
  const values = unit.byKey.has(choice) ? keysOf(choice) : 0;
  return cleared('A', `${values}`, words - values);
}

/** Draws a value for each key by itself; if there is none for a key, no whole answer is drawn. */
function drawOnce({ w }: Scope, choice: Picked, i: number, noted: string): void {
  const [n, keys, type] = [rowWords(choice), keysOf(choice), rowType(choice)];
  const whole = answerType(choice);
  w.block(`for (let k = 0, all = WT${i}.count; k < all; ++k)`, () => {
    w.line(`const key = WK${i}[k];`);
    if (n === 1) oneOf(w, `WP${i}[key]`);
    else w.line(`const ordinal = drawn(WP${i}, key * ${n}, ${n}, random);`);
    if (choice.form !== 'optional') w.line(`if (ordinal < 0) return W${i}.search(S, random);`);
    w.line(`A[key] = ${code('ordinal', type)};${noted === '' ? '' : ` ${noted}`}`);
    if (whole.t === 'map' && whole.partial) w.line(`A[${keys} + (key >> 5)] |= 1 << (key & 31);`);
  });
}

/** A word is looked at without a call. */
function oneOf(w: Scope['w'], word: string): void {
  w.line(`let row = ${word};`);
  w.line('if ((row & row - 1) !== 0) for (let n = random(bits(row)); n > 0; --n) row &= row - 1;');
  w.line('const ordinal = 31 - Math.clz32(row & -row);');
}
