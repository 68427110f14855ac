import { describe, expect, test } from 'vitest';
import { compile } from '../../src/index.ts';
import { base, codes, failures, over, variantFile } from './base.ts';

/** Each variant says itself what must hold once it is laid; what it leaves alone must still hold too. */
const good: readonly (readonly [what: string, patches: string])[] = [
  ['nothing', ''],
  [
    'a row of the language',
    'change Stone.boulder { weight: 9, colour: red }  expect boulder.weight == 9 and boulder.colour == red',
  ],
  ['a row in JSON', 'change Cart.lorry { load: 20 }  expect lorry.load == 20 and barrow.load == 4'],
  [
    'a list',
    'change Cart.lorry { marks: [4, 2, 4] }  set constant steps = []  expect lorry.marks == [4, 2, 4] and steps is empty',
  ],
  ['a row in CSV', 'change Track.north { length: 9 }  expect north.length == 9 and south.length == 6'],
  ['a join', 'change fits.pebble.barrow { count: 3 }  expect fits.count(pebble, barrow) == 3'],
  ['rows by a condition', 'change c in Cart where c.load > 4 { load: 5 }  expect lorry.load == 5 and barrow.load == 4'],
  [
    'rows by a condition over others, with a function of the base',
    'change s in Stone, c in Cart where heavy(s) and s.weight < c.load { weight: 7 }  expect boulder.weight == 7 and pebble.weight == 2',
  ],
  [
    'defaults follow what they are made of',
    'change Stone.pebble { weight: 5 }  expect pebble.spare == 5  remove example/a-pebble',
  ],
  [
    'a new row',
    'add Stone.gravel { weight: 1 } reconstructed "house rule"  remove expect/stones  expect count(Stone) == 3 and gravel.spare == 1',
  ],
  [
    'an effect',
    'change Tool.lever { deed: raise(5) }  expect lever.deed == raise(5)  example "x" { run lever.deed(pebble) then { lifted == 5 } }',
  ],
  [
    'rows by their effect',
    'change t in Tool where t.deed == idle { deed: raise(1) }  expect rope.deed == raise(1) and lever.deed == raise(2)',
  ],
  [
    'an effect of its own',
    'procedure crush(s: Stone) { moved += 1 }  add Tool.hammer { deed: crush, fit: light(4) }  function light(n: 0..9, s: Stone): bool = s.weight < n  expect hammer.fit(pebble) and not hammer.fit(boulder)',
  ],
  [
    'what an effect calls',
    'replace procedure raise(n: 0..9, s: Stone) { original(n, s) original(1, s) }  example "x" { run lever.deed(pebble) then { lifted == 3 } }',
  ],
  ['a function that a cell names', 'replace function heavy(s: Stone): bool = not original(s)  expect rope.fit(pebble)'],
  ['a new row beside JSON', 'add Cart.sledge { load: 2 }  expect count(Cart) == 3 and sledge.load == 2'],
  ['a new join', 'add fits boulder -> {count: 2} lorry  expect fits.count(boulder, lorry) == 2'],
  ['a new join by its path', 'add fits.boulder.lorry { count: 2 }  expect fits.count(boulder, lorry) == 2'],
  ['a removed join', 'remove fits.pebble.barrow  expect not fits(pebble, barrow)'],
  ['a removed row in CSV', 'remove Track.south  expect count(Track) == 1'],
  ['removed rows by a condition', 'remove c in Cart where c.load == 12  expect count(Cart) == 1'],
  ['a removed example', 'remove example/A-pebble'],
  [
    'one more field',
    'extend kind Cart { wheels: 0..6 = 4 }  change Cart.barrow { wheels: 1 }  expect barrow.wheels == 1 and lorry.wheels == 4',
  ],
  [
    'one more alternative',
    'extend type Colour | blue  replace function shade(c: Colour): int = match c { grey -> 1, else -> 3 }  expect shade(blue) == 3',
  ],
  ['a constant', 'set constant limit = 8  expect not heavy(boulder)'],
  ['the default of an option', 'set option fast = true  expect fast'],
  ['a ruling', 'set ruling ties = down  expect ties == down'],
  ['a function', 'replace function heavy(s: Stone): bool = s.weight < 4  expect heavy(pebble) and not heavy(boulder)'],
  [
    'a function that asks the original',
    'replace function heavy(s: Stone): bool = not original(s)  expect heavy(pebble) and not heavy(boulder)',
  ],
  ['a die', 'replace die Coin { 1, 2, 3 }'],
  [
    'a procedure',
    'replace procedure lift(s: Stone) { lifted += 50 }  remove example/a-pebble  example "x" { run lift(pebble) then { lifted == 50 } }',
  ],
  [
    'a procedure that calls the original twice',
    'replace procedure lift(s: Stone) { original(s) original(boulder) }  remove example/a-pebble  example "x" { run lift(pebble) then { lifted == 10  moved == 12 } }',
  ],
  [
    'before a step',
    'before step lift/carry { lifted += 1 }  remove example/a-pebble  example "x" { run lift(pebble) then { lifted == 3  moved == 3 } }',
  ],
  [
    'after a step, with its locals',
    'after step lift/carry { lifted += load }  remove example/a-pebble  example "x" { run lift(pebble) then { lifted == 4  moved == 2 } }',
  ],
  [
    'in the place of a step',
    'replace step lift/grip { lifted += 1 }  remove example/a-pebble  example "x" { run lift(pebble) then { moved == 1 } }',
  ],
  [
    'a removed step',
    'remove lift/grip  remove example/a-pebble  example "x" { run lift(boulder) then { lifted == 0 } }',
  ],
  [
    'a removed step that others hook in at',
    'remove lift/grip  after step lift/grip { lifted += 3 }  remove example/a-pebble  example "x" { run lift(boulder) then { lifted == 3 } }',
  ],
  [
    'around a step',
    'replace step lift/grip { if s == boulder { original() } else { lifted += 5 } }  remove example/a-pebble  example "x" { run lift(pebble) then { moved == 5 } }  example "y" { run lift(boulder) then { moved == 8 } }',
  ],
  [
    'one more requirement',
    'require lift: s != boulder else "too-heavy"  example "x" { run lift(boulder) then { lifted == 0 } }',
  ],
  [
    'what moved',
    'moved Stone.gravel to Stone.pebble  change Stone.gravel { colour: red }  expect pebble.colour == red',
  ],
  ['new declarations', 'constant more: int = 4  function twice(n: int): int = n + n  expect twice(more) == 8'],
  ['a new kind with rows', 'kind Crew { size: 1..9 }  table Crew {\n id size\n east 3\n}  expect east.size == 3'],
];

test.each(good)('%s', (what, patches) => {
  const compiled = over(variantFile('house', patches));
  expect(codes(compiled)).toEqual([]);
  expect(compiled.javascript).toBeDefined();
  const wanted = what === 'one more requirement' ? [expect.stringContaining('requires')] : [];
  expect(failures(compiled)).toEqual(wanted);
});

test('what a variant says about itself is looked at', () => {
  expect(codes(over(variantFile('house', 'expect boulder.weight == 9')))).toEqual(['expect/failed']);
});

test('a type with one more alternative wants an arm in every match, and says so in the variant', () => {
  const { findings } = over(variantFile('house', 'extend type Colour | blue'));
  expect(findings.map(({ code, span }) => [code, span.file])).toEqual([['match/missing', 'variants/house.sand']]);
});

test('conditions pick rows of a ruleset whose seats are played by a policy', () => {
  const seats = `kind Side table Side { id
  red }
seats for Side { one { machine by calm {red} } }
policy calm for Side { at ask/one { 1 1 } }
procedure ask(s: Side) { let one = choose one of 1..2 by s }`;
  const house = variantFile('house', 'remove c in Cart where c.load == 12  expect count(Cart) == 1');
  const compiled = compile([...base, { path: 'seats.sand', text: seats }, house], { variants: ['house'] });
  expect(codes(compiled)).toEqual([]);
});

test.each([
  ['JSON', 'change Cart.lorry { load: 99 }'],
  ['CSV', 'change Track.north { length: red }'],
  ['a field that there is not', 'change Cart.lorry { wheels: 99 }'],
  ['a new row', 'add Cart.sledge { load: 99 }'],
])('a wrong value is shown where the variant says it: %s', (_, patches) => {
  const { findings } = over(variantFile('house', patches));
  expect(findings.map(({ span }) => span.file)).toEqual(['variants/house.sand']);
});

test('a mistake in a condition is found once, and nothing beside it', () => {
  const compiled = over(variantFile('house', 'change c in Cart where c.lod > 4 { load: 5 }'));
  expect(codes(compiled)).toEqual(['name/unknown']);
});

test.each([
  ['change n in 1..3 where n > 1 { load: 5 }', 'variant/path'],
  ['change c in Colour where c == red { load: 5 }', 'variant/path'],
  ['remove c in Crat where true', 'name/unknown'],
])('%s: only members can be picked', (patch, code) => {
  expect(codes(over(variantFile('house', patch)))).toEqual([code]);
});

test('the base does not know its variants', () => {
  const house = variantFile('house', 'set constant limit = 8');
  expect(over(house).digest).not.toBe(over().digest);
  const plain = over();
  expect(codes(plain)).toEqual([]);
  expect(plain.variants).toEqual([]);
});

describe('more ways to sit', () => {
  const seats = { path: 'seats.sand', text: 'seats for Cart { two { one {barrow}  other {lorry} } }\n' };
  const patch =
    'seats for Cart { alone { one {barrow} } }  example "x" { given { seats = alone } run lift(pebble) then { mode == alone and not seated(lorry) } }';

  test('stand behind those of the base, which stay', () => {
    const compiled = compile([...base, seats, variantFile('house', patch)], { variants: ['house'] });
    expect(codes(compiled)).toEqual([]);
    expect(failures(compiled)).toEqual([]);
    expect(compiled.model?.seats.layouts.map(({ name }) => name)).toEqual(['two', 'alone']);
  });
  test('have names of their own', () => {
    const again = variantFile('house', 'seats for Cart { two { one {lorry} } }');
    const { findings } = compile([...base, seats, again], { variants: ['house'] });
    expect(findings.map(({ code, span }) => [code, span.file])).toEqual([['name/duplicate', 'variants/house.sand']]);
    const other = variantFile('other', patch);
    const both = compile([...base, seats, variantFile('house', patch), other], { variants: ['house', 'other'] });
    expect(codes(both)).toContain('variant/conflict');
  });
  test('are for the same roles', () => {
    const strange = variantFile('house', 'seats for Stone { alone { one {pebble} } }');
    expect(codes(compile([...base, seats, strange], { variants: ['house'] }))).toEqual(['name/duplicate']);
  });
});

test('what a variant changes is listed place by place: declarations, steps, rows', () => {
  const patches = [
    'set constant limit = 4',
    'replace function heavy(s: Stone): bool = false',
    'after step lift/grip { }',
    'change Stone.boulder { weight: 9 }',
    'remove Track.south',
    'remove example/a-pebble',
  ];
  const house = variantFile('house', patches.join('\n'));
  const { touched } = over(house);
  const textAt = ({ file, start, end }: { file: string; start: number; end: number }) =>
    [...base, house].find(({ path }) => path === file)?.text.slice(start, end);
  expect(touched.map(({ patch }) => textAt(patch))).toEqual(patches);
  expect(touched.map(({ at }) => textAt(at)?.split('\n')[0])).toEqual([
    'constant limit: 1..9 = 3',
    'function heavy(s: Stone): bool = s.weight > limit',
    'step grip { lifted += s.weight }',
    'boulder 8',
    'south,6',
    'example "A pebble" { run lift(pebble) then { lifted == 2  moved == 2 } }',
  ]);
});
