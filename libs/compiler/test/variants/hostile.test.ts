import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile, createCompiler } from '../../src/index.ts';
import { base, codes, over, variantFile } from './base.ts';

const PATCHES = `
  change Stone.boulder was "0000" { weight: 9, colour: red }
  change c in Cart, s in Stone where c.load > s.weight { load: 5 }
  remove fits.pebble.barrow  remove t in Track where t.length > 5  remove expect/stones  remove example/a-pebble
  add Cart.sledge { load: 2 } reconstructed "house rule"  add fits boulder -> {count: 2} lorry
  extend kind Cart { wheels: 0..6 = 4 }  extend type Colour | blue
  replace function shade(c: Colour): int = match c { grey -> 1, else -> heavier(original(c)) }
  replace procedure lift(s: Stone) { original(s) }
  replace step lift/grip { original() }  before step lift/carry { let n = 1  lifted += n }  after step lift/carry { moved += 1 }
  require lift: s != boulder else "no"  replace die Coin { 1, 2, 3 }
  set constant limit = 4  set ruling ties = down  text Stone.pebble.name en = "chip"
  moved Stone.gravel to Stone.pebble  function heavier(n: int): int = n + limit
  example "x" { run lift(pebble) then { moved == 5 } }
`;
const words = PATCHES.match(/"[^"]*"|\w+|[^\s\w]/g) ?? [];

/** Words left out, put in twice, or in another's place. */
const edits = fc.array(
  fc.tuple(
    fc.constantFrom('drop', 'double', 'swap'),
    fc.nat({ max: words.length - 1 }),
    fc.nat({ max: words.length - 1 }),
  ),
  { minLength: 1, maxLength: 6 },
);

function edited(changes: readonly (readonly [string, number, number])[]): string {
  const text = [...words];
  for (const [sort, at, other] of changes) {
    if (sort === 'drop') text.splice(at, 1);
    else if (sort === 'double') text.splice(at, 0, text[at] ?? '');
    else text[at] = words[other] ?? '';
  }
  return text.join(' ');
}

test('however a variant is misspelt, there are findings and no crash', () => {
  fc.assert(
    fc.property(edits, (changes) => {
      const compiled = over(variantFile('house', edited(changes)));
      expect(codes(compiled)).not.toContain('internal/crash');
      const wrong = compiled.findings.some(({ severity }) => severity === 'error');
      expect(compiled.javascript === undefined).toBe(wrong);
      for (const { span } of compiled.findings) expect(span.end).toBeGreaterThanOrEqual(span.start);
    }),
    { numRuns: 150, seed: 11 },
  );
});

test('two misspelt variants neither', () => {
  fc.assert(
    fc.property(edits, edits, (one, other) => {
      const compiled = over(variantFile('one', edited(one)), variantFile('two', edited(other)));
      expect(codes(compiled)).not.toContain('internal/crash');
    }),
    { numRuns: 60, seed: 12 },
  );
});

test('a compiler that keeps trees gives the same as one that does not', () => {
  const compiler = createCompiler();
  const house = variantFile('house', 'set constant limit = 4  replace step lift/grip { original() }');
  for (const text of ['set constant limit = 5', 'set constant limits = 5', 'change Cart.lorry { load: 3 }']) {
    const files = [...base, house, variantFile('more', text)];
    for (const variants of [[], ['house'], ['more'], ['house', 'more']]) {
      const [kept, fresh] = [compiler.compile(files, { variants }), compile(files, { variants })];
      expect(kept.findings).toEqual(fresh.findings);
      expect(kept.javascript).toBe(fresh.javascript);
    }
  }
});

test('a condition may ask functions beside tables that name procedures, and a broken base is reported as such', () => {
  const house = variantFile('house', 'change s in Stone where heavy(s) { weight: 5 }  expect boulder.weight == 5');
  const broken = base.map((file) =>
    file.path === 'rules.sand' ? { ...file, text: `${file.text}procedure broken(): int { lifted += "x" }\n` } : file,
  );
  expect(codes(compile([...broken, house], { variants: ['house'] }))).toEqual(codes(compile(broken)));
  expect(codes(over(house))).toEqual([]);
});

test('what a variant declares once more is reported in the variant', () => {
  const last = { path: 'zebra.sand', text: 'constant stripes: 1..9 = 3\n' };
  const { findings } = compile([...base, last, variantFile('house', 'constant stripes: 1..9 = 4')], {
    variants: ['house'],
  });
  expect(findings.map(({ code, span }) => [code, span.file])).toEqual([['name/duplicate', 'variants/house.sand']]);
});
