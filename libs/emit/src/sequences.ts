import { type Model, sizeOf } from '@sandtable/model';
import { fn, type Item, int, type Param, random, text } from './code.ts';

const such: Param = { name: 'such', type: '() => number' };

/** What questions for several in an order share: `OL` has the codes of the candidates, `OI` a place in them per item; `OA` keeps an
 * answer while others are looked at. */
export function sequences({ choices }: Model): readonly Item[] {
  const sizes = choices.flatMap((choice) => (choice.form === 'order' ? [sizeOf(choice.element)] : []));
  if (sizes.length === 0) return [];
  const most = Math.max(...sizes);
  return [text(`const OL = room(${most}), OI = room(${most + 1}), OA = room(${most + 1});`), ...helpers];
}

const helpers: readonly Item[] = [
  fn('openCodes', [int('words'), int('low')], 'number')`
    let n = 0;
    for (let k = 0; k < words; ++k) for (let w = O[k]; w !== 0; w &= w - 1) OL[n++] = (k << 5) + 31 - Math.clz32(w & -w) + low;
    return n;
  `,
  fn('arrangements', [int('n'), int('low'), int('high')], 'number')`
    let all = 0, here = 1;
    for (let k = 0; k <= high; ++k) {
      if (k >= low) all += here;
      here *= n - k;
      if (all >= 9007199254740992) return 9007199254740992;
    }
    return all;
  `,
  fn('isTaken', [int('k'), int('code')], 'boolean')`
    for (let i = 0; i < k; ++i) if (A[i + 1] === code) return true;
    return false;
  `,
  fn('orders', [int('n'), int('low'), int('high'), such, int('wanted'), int('most')], 'number')`
    let legal = 0, looked = 0;
    for (let size = low; size <= high; ++size) {
      A.fill(0, 0, high + 1);
      A[0] = size;
      OI[0] = -1;
      for (let k = 0; k >= 0; ) {
        if (k === size) {
          if (++looked > most) return -1;
          if (such() === 0 && legal++ === wanted) return legal;
          --k;
          continue;
        }
        let at = OI[k] + 1;
        while (at < n && isTaken(k, OL[at])) ++at;
        OI[k] = at;
        if (at === n) { --k; continue; }
        A[++k] = OL[at];
        OI[k] = -1;
      }
    }
    return legal;
  `,
  fn('pickOrder', [int('n'), int('low'), int('high'), random], 'void')`
    let size = low;
    if (high > low) {
      let r = random(Math.min(arrangements(n, low, high), 9007199254740991));
      for (let c = arrangements(n, size, size); r >= c && size < high; c = arrangements(n, ++size, size)) r -= c;
    }
    A.fill(0, 0, high + 1);
    A[0] = size;
    for (let k = 0; k < size; ++k) {
      const j = k + random(n - k), code = OL[j];
      OL[j] = OL[k];
      OL[k] = A[k + 1] = code;
    }
  `,
  fn('sampleOrder', [int('words'), int('first'), int('low'), int('high'), such, random], 'void')`
    const n = openCodes(words, first);
    for (let k = 0; k < 64; ++k) { pickOrder(n, low, high, random); if (such() === 0) return; }
    openCodes(words, first);
    const legal = orders(n, low, high, such, -1, 10000);
    if (legal > 0) { orders(n, low, high, such, random(legal), 10000); return; }
    for (let k = 0; k < 10000; ++k) { pickOrder(n, low, high, random); if (such() === 0) return; }
    openCodes(words, first);
    orders(n, low, high, such, 0, 200000);
  `,
];
