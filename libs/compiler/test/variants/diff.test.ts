import { type Difference, differences, outlineOf } from '@sandtable/variant';
import { expect, test } from 'vitest';
import { compile } from '../../src/index.ts';
import { base, over, variantFile } from './base.ts';

const between = (patches: string): readonly Difference[] =>
  differences(outlineOf(over()), outlineOf(over(variantFile('house', patches))));

const described = (patches: string) =>
  between(patches).map(({ path, change, before, after, parts }) => [
    `${change} ${path}${before === undefined || after === undefined ? '' : `: ${before} → ${after}`}`,
    ...parts.map(
      (part) => `${part.change} ${part.name}${part.before && part.after ? `: ${part.before} → ${part.after}` : ''}`,
    ),
  ]);

test.each<readonly [string, readonly (readonly string[])[]]>([
  ['', []],
  ['change Stone.pebble { weight: 2 }', []],
  ['change Stone.boulder { weight: 9 }', [['changed Stone.boulder', 'changed weight: 8 → 9']]],
  ['change c in Cart where c.load > 4 { load: 5 }', [['changed Cart.lorry', 'changed load: 12 → 5']]],
  ['change Tool.lever { deed: raise(2) }', []],
  ['change Tool.lever { deed: raise(5) }', [['changed Tool.lever', 'changed deed: raise(2) → raise(5)']]],
  ['change Tool.lever { deed: idle }', [['changed Tool.lever', 'changed deed: raise(2) → idle']]],
  ['change Stone.pebble { colour: red }', [['changed Stone.pebble', 'added colour']]],
  ['remove Track.south', [['removed Track.south']]],
  ['add fits boulder -> lorry', [['added fits.boulder.lorry']]],
  ['set constant limit = 4', [['changed constant/limit: 3 → 4']]],
  ['extend type Colour | blue', [['changed Colour', 'added blue']]],
  ['extend kind Cart { wheels: 0..6 = 4 }', [['changed Cart', 'added wheels']]],
  [
    'replace function heavy(s: Stone): bool = true',
    [['changed heavy: function heavy(s: Stone): bool = s.weight > limit → function heavy(s: Stone): bool = true']],
  ],
  ['replace die Coin { 1, 2, 3 }', [['changed Coin: die Coin { 1, 2 } → die Coin { 1, 2, 3 }']]],
  ['replace step lift/grip { }', [['changed lift', 'changed grip']]],
  ['before step lift/carry { lifted += 1 }', [['changed lift', 'before carry']]],
  ['after step lift/carry { lifted += 1 }', [['changed lift', 'after carry']]],
  [
    'before step lift/grip { lifted += 1 }  after step lift/carry { moved += 1 }',
    [['changed lift', 'before grip', 'after carry']],
  ],
  [
    'before step lift/grip { let more = s.weight  if more > 3 { lifted += 1 } }  replace step lift/carry { }',
    [['changed lift', 'changed carry', 'before grip']],
  ],
  ['replace procedure lift(s: Stone) { original(s) }', [['changed lift']]],
  ['require lift: s != boulder else "no"', [['changed lift', 'added requires no']]],
  ['remove expect/stones', [['removed expect/stones']]],
  ['remove example/a-pebble', [['removed example/a-pebble']]],
  ['text Stone.pebble.name en = "chip"', [['added text/en/Stone.pebble.name']]],
  ['remove text/en/Stone.pebble.name', [['added text/en/Stone.pebble.name']]],
  ['remove lift/grip', [['changed lift', 'changed grip']]],
])('%s', (patches, wanted) => {
  expect(described(patches)).toEqual(wanted);
});

test('two columns that exchange their values have both changed', () => {
  const two = (first: number, second: number) =>
    compile([
      {
        path: 'r.sand',
        text: `ruleset "r" version "1" language 1\nkind Cart { load: 0..9, wheels: 0..9 }\ntable Cart { id load wheels\n  barrow ${first} ${second} }\n`,
      },
    ]);
  const [difference] = differences(outlineOf(two(2, 3)), outlineOf(two(3, 4)));
  expect(difference?.parts.map(({ name, before, after }) => [name, before, after])).toEqual([
    ['load', '2', '3'],
    ['wheels', '3', '4'],
  ]);
});

test('each difference says where it stands: in the variant, or where it stood in the base', () => {
  const patches =
    'change Stone.boulder { weight: 9 }  remove Track.south  set constant limit = 4  replace step lift/grip { lifted += 2 }';
  const file = variantFile('house', patches);
  const compiled = over(file);
  const places = differences(outlineOf(over()), outlineOf(compiled)).map(({ path, at }) => {
    const text = compiled.files.find((one) => one.path === at.file)?.text ?? '';
    return [path, at.file, text.slice(at.start, at.end)];
  });
  expect(places).toEqual([
    ['constant/limit', file.path, '4'],
    ['Stone.boulder', file.path, '9'],
    ['Track.south', expect.not.stringContaining('variants'), expect.anything()],
    ['lift', file.path, '{ lifted += 2 }'],
  ]);
});

test('layout, comments, citations and the format of a table are no difference', () => {
  const other = base.map((file) => {
    if (file.path === 'carts.json') return { path: 'carts.csv', text: 'id,load\nbarrow,4\nlorry,12\n' };
    const text = file.text.replace('carts.json', 'carts.csv').replaceAll('state ', '\n\nstate    ');
    return { ...file, text: text.replace('constant limit: 1..9 = 3', '/// Why.\nconstant limit: 1..9 = 3 // so\n') };
  });
  expect(differences(outlineOf(compile(base)), outlineOf(compile(other)))).toEqual([]);
});

test('what one way round is added, is removed the other way round', () => {
  const [a, b] = [
    outlineOf(over()),
    outlineOf(over(variantFile('house', 'add Cart.sledge { load: 2 }  remove Track.south'))),
  ];
  expect(differences(a, b).map(({ path, change }) => [path, change])).toEqual([
    ['Track.south', 'removed'],
    ['Cart.sledge', 'added'],
  ]);
  expect(differences(b, a).map(({ path, change }) => [path, change])).toEqual([
    ['Cart.sledge', 'removed'],
    ['Track.south', 'added'],
  ]);
});

test('a ruleset with mistakes can be held against another one', () => {
  expect(described('change Stone.boulder { weight: 99 }')).toEqual([
    ['changed Stone.boulder', 'changed weight: 8 → 99'],
  ]);
});

test('a hook at a phase in a loop is one', () => {
  const course = 'play { for n in 1..3 { phase up { lift(pebble) }  phase down { lifted += 0 } } }';
  const [first, second] = ['', 'before step play/down { moved += 1 }  after step play/up { moved += 2 }'].map((patch) =>
    outlineOf(over(variantFile('v1', course), variantFile('v2', patch, 'of "v1" "*"'))),
  );
  const [difference] = first && second ? differences(first, second) : [];
  expect(difference?.parts.map(({ name, change }) => `${change} ${name}`)).toEqual(['before down']);
});

test('hooks at steps inside of a step are hooks, and not another step', () => {
  const nested = `procedure tour() { step out { step up { moved += 1 }  step down { lifted += 1 } } }`;
  const between = (patches: string) => {
    const [first, second] = ['', patches].map((patch) =>
      outlineOf(over(variantFile('v1', nested), variantFile('v2', patch, 'of "v1" "*"'))),
    );
    const [difference] = first && second ? differences(first, second) : [];
    return difference?.parts.map(({ name, change }) => `${change} ${name}`);
  };
  expect(between('before step tour/down { moved += 2 }')).toEqual(['before down']);
  expect(between('before step tour/up { moved += 2 }  after step tour/down { moved += 3 }')).toEqual([
    'before up',
    'after down',
  ]);
  expect(between('replace step tour/up { moved += 2 }  before step tour/down { moved += 2 }')).toEqual([
    'before down',
    'changed up',
  ]);
  expect(between('replace step tour/out { original()  moved += 2 }')).toEqual(['after down']);
});
