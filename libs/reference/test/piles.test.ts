import { check } from '@sandtable/check';
import type { Model } from '@sandtable/model';
import { parse } from '@sandtable/syntax';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runExample, start } from '../src/index.ts';

const rules = `ruleset "piles" version "1" language 1
kind Player { state score: 0..9 = 0 }
kind Card
table Player { id
ann
bob
}
table Card { id
a
b
c
d
e
}
seats for Player { two { first {ann} second {bob} } }
state reads: set of Card
pile stock of Card ordered when empty { shuffle heap into stock }
pile heap of Card
pile mat of Card ordered max 3
pile hand(p: Player) of Card
`;

const known = new Map<string, Model>();
function modelOf(text: string): Model {
  const model = known.get(text) ?? compiled(text);
  known.set(text, model);
  return model;
}

function compiled(text: string): Model {
  const { model, findings } = check([parse('main.sand', rules + text)], []);
  if (model === undefined) throw new Error(findings.map((one) => `${one.code} ${JSON.stringify(one.span)}`).join('\n'));
  return model;
}

/** What lies in each pile after `play`, the bottom first; in piles without an order as members are numbered. */
function lying(text: string, seed = 1): Record<string, string> {
  const model = modelOf(`play { ${text} }`);
  const { fields, fault } = start(model, { seed, layout: 0, options: [] }).canonical();
  const [where = [], place = []] = [fields['Card.$pile'], fields['Card.$place']];
  const names = ['none', 'stock', 'heap', 'mat', 'ann', 'bob'];
  const piles = names.map((name, at) => {
    const own = where.flatMap((spot, card) => (spot === at ? [card] : []));
    return [
      name,
      own
        .sort((x, y) => Number(place[x]) - Number(place[y]))
        .map((card) => 'abcde'[card])
        .join(''),
    ];
  });
  const found = piles.filter(([name, cards]) => cards !== '' && name !== 'none');
  return Object.fromEntries(fault === undefined ? found : [...found, ['fault', fault]]);
}

const ALL = 'put Card into stock';
describe('putting', () => {
  it.each([
    ['a member', 'put b into heap', { heap: 'b' }],
    ['into one pile at most', 'put b into heap put b into hand(ann)', { ann: 'b' }],
    ['nothing', 'let x = draw one from hand(bob) put x into heap', {}],
    ['what may be missing', 'put c into hand(bob) let x = draw one from hand(bob) put x into heap', { heap: 'c' }],
    ['a set on top', 'put {c, a} onto mat put b into mat', { mat: 'acb' }],
    ['under', 'put {c, a} onto mat put b under mat', { mat: 'bac' }],
    [
      'a whole pile in its order',
      'put b onto mat put a onto mat put c into stock put mat onto stock',
      { stock: 'cba' },
    ],
    ['a whole pile under', 'put b onto mat put a onto mat put c into stock put mat under stock', { stock: 'bac' }],
    ['within a pile', `${ALL} put {b, d} onto stock put e under stock`, { stock: 'eacbd' }],
    [
      'leaves no gap',
      `${ALL} put b into heap put d into mat put {e, a} into mat`,
      { stock: 'c', heap: 'b', mat: 'dae' },
    ],
    ['more than there is room for', 'put {a, b} into mat put {b, c, d} into mat', { mat: 'ab', fault: 'full' }],
    ['as much as there is room for', 'put {a, b} into mat put {b, c} into mat', { mat: 'acb' }],
    [
      'pile by pile',
      'put e onto mat put d onto mat put a onto mat put c onto stock put b onto stock put {d, e, b, c} under stock',
      { mat: 'a', stock: 'cbed' },
    ],
  ])('%s', (_, text, expected) => expect(lying(text)).toEqual(expected));
});

describe('drawing', () => {
  it.each([
    ['from the top', `${ALL} draw one from stock to hand(ann)`, { stock: 'abcd', ann: 'e' }],
    ['several', `${ALL} draw 3 from stock to hand(ann)`, { stock: 'ab', ann: 'cde' }],
    ['one after the other', `${ALL} draw 3 from stock to mat`, { stock: 'ab', mat: 'edc' }],
    ['to nowhere', `${ALL} draw 2 from stock`, { stock: 'abc' }],
    ['what is there', 'put {a, b} into mat draw 4 from mat to heap', { heap: 'ab' }],
    ['nothing', `${ALL} draw 0 from stock to heap draw one from heap to mat`, { stock: 'abcde' }],
    ['all by chance', 'put {a, b} into heap draw 4 from heap to hand(ann)', { ann: 'ab' }],
    ['from what `when empty` brings', 'put a into stock put b into heap draw 4 from stock to hand(ann)', { ann: 'ab' }],
    ['one after `when empty`', 'put b into heap draw one from stock to mat', { mat: 'b' }],
    [
      'without `when empty`',
      'put {a, b} into stock put c into heap draw 2 from stock to mat',
      { heap: 'c', mat: 'ba' },
    ],
    [
      'too much',
      `${ALL} draw 2 from stock to mat draw 2 from stock to mat`,
      { stock: 'abc', mat: 'ed', fault: 'full' },
    ],
  ])('%s', (_, text, expected) => expect(lying(text)).toEqual(expected));

  it('gives what was drawn', () => {
    const { states } = start(modelOf(`play { put Card into stock reads = draw 2 from stock to heap }`), {
      seed: 1,
      layout: 0,
      options: [],
    }).canonical();
    expect(states['reads']).toEqual([[3, 4]]);
  });

  it('is fair where there is no order, and shuffling is', () => {
    const counts = new Map<string, number>();
    const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
    for (let seed = 0; seed < 3000; seed++) {
      const text = 'put {a, b, c} into heap draw 2 from heap to mat put {d, e} into stock shuffle stock';
      const { mat, stock } = lying(text, seed);
      count(mat ?? '');
      count(stock ?? '');
    }
    expect([...counts.keys()].sort()).toEqual(['ab', 'ac', 'ba', 'bc', 'ca', 'cb', 'de', 'ed']);
    for (const [key, n] of counts) expect(Math.abs(n - (key < 'd' ? 500 : 1500)), key).toBeLessThan(120);
  });

  it('keeps every card in one place', () => {
    const step = fc.constantFrom(
      'draw 2 from stock to hand(ann)',
      'put hand(ann) under stock',
      'draw one from hand(ann) to heap',
      'shuffle heap into stock',
      'shuffle stock',
      'put {b, d} onto stock',
      'draw 3 from stock to mat put mat into stock',
      'put heap into stock put {a, c} into heap',
    );
    fc.assert(
      fc.property(fc.integer(), fc.array(step, { maxLength: 12 }), (seed, steps) => {
        const piles = lying([ALL, ...steps].join('\n'), seed);
        expect(Object.values(piles).join('').split('').sort().join('')).toBe('abcde');
      }),
      { numRuns: 60 },
    );
  });
});

describe('picking', () => {
  it.each([
    ['one of what there is', 'put b into heap let x = random one of heap put x into mat', { mat: 'b' }],
    ['several', 'let x = random 9 of {a, b} put x into mat', { mat: 'ab' }],
    ['nothing', 'let x = random 2 of heap put x into mat', {}],
    ['one of nothing', 'let x = random one of heap put x into mat', { fault: 'nothing-to-choose' }],
  ])('%s', (_, text, expected) => expect(lying(text)).toEqual(expected));
  it('is fair', () => {
    const picked = Array.from(
      { length: 1000 },
      (_, seed) => lying('let x = random 2 of Card put x into mat', seed)['mat'],
    );
    expect(new Set(picked).size).toBe(10);
  });
});

describe('examples', () => {
  const example = (given: string, run: string, answers: string, then: string) => {
    const model = modelOf(`
      procedure deal() { let x = draw one from heap to hand(ann) if x is Card { put x into mat } }
      procedure two() { draw 2 from stock to hand(ann) }
      procedure mixed() { shuffle stock draw 2 from stock to hand(ann) }
      procedure lucky() { let x = random one of 1..3 as dots ann.score = x let s = random 2 of Card put s into hand(ann) }
      play { }
      example "x" { given { ${given} } run ${run} { ${answers} } then { ${then} } }`);
    const result = runExample(model, model.examples[0] ?? (undefined as never));
    return result.ok ? 'ok' : result.code;
  };
  it.each([
    ['answers a draw', 'put Card into heap', 'deal()', 'draw deal/x: c', 'mat == {c}', 'ok'],
    ['by its label', 'put Card into heap', 'deal()', 'draw x: c', 'mat == {c}', 'ok'],
    ['needs an answer', 'put Card into heap', 'deal()', '', 'mat == {c}', 'example/unanswered'],
    ['needs none where one is left', 'put c into heap', 'deal()', '', 'mat == {c}', 'ok'],
    ['draws what is not there', 'put a into heap', 'deal()', 'draw x: c', 'mat == {c}', 'example/illegal'],
    ['draws from the top', 'put Card into stock', 'two()', '', 'hand(ann) == {d, e}', 'ok'],
    [
      'learns what else is on top',
      'put Card into stock',
      'two()',
      'draw two/stock: {a, b}',
      'hand(ann) == {a, b}',
      'ok',
    ],
    ['does not rely on a shuffle', 'put Card into stock', 'mixed()', '', 'true', 'example/unanswered'],
    ['draws after a shuffle', 'put Card into stock', 'mixed()', 'draw mixed/stock: {a, b}', 'a in hand(ann)', 'ok'],
    ['too few', 'put Card into stock', 'mixed()', 'draw mixed/stock: {a}', 'a in hand(ann)', 'example/illegal'],
    ['answers a pick', '', 'lucky()', 'random dots: 3 random s: {a, e}', 'ann.score == 3 hand(ann) == {a, e}', 'ok'],
    ['fails', '', 'lucky()', 'random dots: 3 random s: {a, e}', 'ann.score == 2', 'example/then'],
  ])('%s', (_, given, run, answers, then, expected) => expect(example(given, run, answers, then)).toBe(expected));
});
