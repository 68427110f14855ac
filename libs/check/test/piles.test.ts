import { describe, expect, it, test } from 'vitest';
import { findingsOf, modelOf } from './support.ts';

const world = `
kind Player { state score: 0..9 = 0 }
kind Card { worth: 1..3 }
table Player {
  id
  ann
  bob
}
table Card {
  id worth
  c1 1
  c2 2
  c3 3
}
seats for Player { two { first {ann} second {bob} } }
pile stock of Card ordered seen by nobody when empty { shuffle heap into stock }
pile heap of Card
pile hand(p: Player) of Card max 2 seen by p
play { }
`;

const cases: readonly (readonly [string, string, readonly string[]])[] = [
  ['puts a member', 'procedure p() { put c1 into heap put {c1, c2} onto stock put heap under stock }', []],
  ['puts one that may be missing', 'procedure p(c: Card?) { put c into hand(ann) }', []],
  ['puts what lies elsewhere', 'procedure p() { put hand(bob) into hand(ann) }', []],
  ['reads as a set', 'function f(p: Player): bool = c1 in hand(p) or hand(p) is empty or count(stock) > 2', []],
  ['runs through a pile', 'procedure p() { for c in heap where c.worth > 1 { put c into stock } }', []],
  [
    'offers a pile',
    'procedure p() { let c = choose one of c in hand(ann) by ann where c.worth > 1 put c into heap }',
    [],
  ],
  ['draws', 'procedure p() { let c = draw one from stock to hand(ann) if c is Card { ann.score = c.worth } }', []],
  ['draws several', 'procedure p() { let s = draw 2 from heap ann.score = count(s) draw 1 from heap }', []],
  [
    'picks',
    'procedure p() { let c = random one of heap let s = random 2 of hand(ann) as loot put s - {c} into stock }',
    [],
  ],
  ['wrong kind', 'procedure p() { put ann into heap }', ['type/mismatch: ann']],
  ['a set of the wrong kind', 'procedure p() { put Player into heap }', ['type/mismatch: Player']],
  ['unknown pile', 'procedure p() { put c1 into heep }', ['name/unknown: heep']],
  ['no pile', 'procedure p() { put c1 into Card }', ['pile/expected: Card']],
  ['no pile but a local', 'procedure p(c: Card) { put c1 into c }', ['pile/expected: c']],
  ['draws from no pile', 'procedure p() { draw one from Card }', ['pile/expected: Card']],
  ['draws from an expression', 'procedure p(c: Card) { draw one from c.worth }', ['pile/expected: c.worth']],
  ['too few arguments', 'procedure p() { put c1 into hand }', ['call/arguments: hand']],
  ['too many arguments', 'procedure p() { put c1 into heap(ann) }', ['call/arguments: heap(ann)']],
  ['wrong argument', 'procedure p() { put c1 into hand(c2) }', ['type/mismatch: c2']],
  ['arguments of a value', 'function f(): int = count(hand(ann, bob))', ['call/arguments: hand(ann, bob)']],
  ['a value without arguments', 'function f(): int = count(hand)', ['name/call: hand']],
  ['on top of what has no top', 'procedure p() { put c1 onto heap }', ['pile/unordered: heap']],
  ['under what has no bottom', 'procedure p() { put c1 under hand(ann) }', ['pile/unordered: hand(ann)']],
  ['shuffles what has no order', 'procedure p() { shuffle heap }', ['pile/unordered: heap']],
  [
    'a function moves nothing',
    'function f(): int { put c1 into heap return 1 }',
    ['function/effect: put c1 into heap'],
  ],
  [
    'a function draws nothing',
    'function f(): int { draw one from heap return 1 }',
    ['function/effect: draw one from heap'],
  ],
  ['picks without a name', 'procedure p() { random one of heap }', ['choice/label: random one of heap']],
  ['a pile of numbers', 'pile odd of 1..3', ['pile/kind: 1..3']],
  ['a pile of nothing is reported once', 'pile odd of 1..3 procedure p() { put c1 into odd }', ['pile/kind: 1..3']],
  ['endless parameters', 'pile odd(n: text) of Card', ['type/too-big: text']],
  ['a parameter twice', 'pile odd(p: Player, p: Player) of Card', ['name/duplicate: p']],
  [
    'refills itself by drawing',
    'pile odd of Card when empty { draw one from odd }',
    ['call/circle: pile odd of Card when empty { draw one from odd }'],
  ],
  ['seen by no role', 'pile odd of Card seen by c1', ['type/mismatch: c1']],
];

test.each(cases)('%s', (_, text, expected) => expect(findingsOf(world + text)).toEqual(expected));

describe('the model of piles', () => {
  const model = modelOf(`${world}procedure p() { draw 2 from stock to hand(ann) draw one from stock }`);
  it('has one hidden field for where members lie', () => {
    const [stock, heap, hand] = model.piles;
    expect([stock, heap, hand].map((pile) => [pile?.name, pile?.part, pile?.ordered, pile?.max])).toEqual([
      ['stock', 1, true, undefined],
      ['heap', 2, false, undefined],
      ['hand', 3, false, 2],
    ]);
    const where = model.fields[stock?.field ?? -1];
    expect(where?.name).toBe('$pile');
    expect(where?.values).toEqual([0, 0, 0]);
    expect(model.fields[hand?.place ?? -1]?.name).toBe('$place');
    expect(model.kinds[1]?.fields).not.toContain(stock?.field);
  });
  it('names places of chance by their piles', () =>
    expect(model.chances.map(({ path, sort }) => [path, sort])).toEqual([
      ['p/stock', 'draw'],
      ['p/stock2', 'draw'],
      ['stock/shuffle-stock', 'shuffle'],
    ]));
  it('knows who sees them', () => {
    expect(model.piles.map((pile) => pile.seen?.roles.e)).toEqual(['set', undefined, 'set']);
    expect(model.piles[2]?.seen?.locals).toMatchObject([{ name: 'p' }]);
  });
});
