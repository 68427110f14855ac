/** Laws of the formatter, and its style as one golden text. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { format, parse } from '../src/index.ts';

const folder = join(import.meta.dirname, 'fixtures');
const fixtures = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

const tokens = (text: string) => parse('a', text).tokens.map(({ kind, text: image }) => `${kind} ${image.trimEnd()}`);
/** The tree without places. */
const isSpan = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'start' in value && 'file' in value;
const tree = (text: string) =>
  JSON.stringify(parse('a', text).decls, (_, value) => (isSpan(value) ? undefined : value));
const citations = (text: string) => parse('a', text).citations.map(({ section, alone }) => [section, alone]);

/** The same tokens with other spaces between them; where there was none, there is none. */
const respaced = (text: string, space: () => string): string => {
  let at = 0;
  const parts = parse('a', text).tokens.map(({ start, end, text: image }) => {
    const between = text.slice(at, start).replace(/ +/g, space);
    at = end;
    return between + image.trimEnd();
  });
  return parts.join('');
};

const holds = (text: string): void => {
  const once = format(text);
  expect(parse('a', once).findings).toEqual([]);
  expect(tokens(once)).toEqual(tokens(text));
  expect(tree(once)).toBe(tree(text));
  expect(citations(once)).toEqual(citations(text));
  expect(format(once)).toBe(once);
};

describe('laws', () => {
  test.each(fixtures)('$name', ({ text }) => holds(text));

  const anyFixture = fc.constantFrom(...fixtures.map(({ text }) => text));
  const spaces = fc.infiniteStream(fc.constantFrom(' ', '  ', '     ', '\t', ' '));

  test('whatever the spaces were', () => {
    fc.assert(
      fc.property(anyFixture, spaces, (text, stream) => {
        const loose = respaced(text, () => stream.next().value ?? ' ');
        expect(format(loose)).toBe(format(text));
        holds(loose);
      }),
      { numRuns: 60, seed: 3 },
    );
  }, 60_000);

  test('whatever the indentation and line ends were', () => {
    for (const { text } of fixtures) {
      const flat = text.replace(/^[ \t]+/gm, '').replace(/\n/g, '\r\n');
      expect(format(flat)).toBe(format(text));
    }
  });

  test.each([
    'expect - -1 == 1',
    'expect a - -b / 2 == 1/3',
    'play { put (a) into b  remove(c)  a = 1 - 2 }',
    'type A = {}',
    'variant "a" of "b" "^1" { text a/may-not-b de-AT = "c"  remove m in M where m.v == - 1; moved a/b-c to d }',
    '',
  ])('%s', (text) => holds(text));

  test('broken text stays as it is', () => {
    expect(format('play   {  f( }')).toBe('play   {  f( }');
  });
});

test('style', () => {
  const loose = `// first


type A=1..3|lost?   type B =  set of A
type D=procedure( p:A,n : 1..3 ?)
kind   C on hexes flat{
x:-3..3=-1,state y:list of A max 3
seen by everyone{ z: int }  §1
}
table C{ // rows
id x y §2
a 1 {c,d}
bb -1 f( {1,2} )  from   "s" §2.1
}
function f(a:A,b:int):int=  §3
if a==1 then -b else -(b - 1)*2
procedure g()
requires a else "no"
{
let x= { c in C where c.x>0 }
if x is empty {f(1);h()} else if not y{ return } else{
return choose one of x
where ok(it) else "reason"
}
match x {
lost->{}
1..2,5.. -> f( - 1 , xs[1] )
}
}
example "e" { run g() then { a==1   b==2 goes on finished won by {c} because "r" } }
`;
  expect(format(loose)).toBe(`// first

type A = 1..3 | lost?  type B = set of A
type D = procedure(p: A, n: 1..3?)
kind C on hexes flat {
  x: -3..3 = -1, state y: list of A max 3
  seen by everyone { z: int }    §1
}
table C {                        // rows
  id  x   y                      §2
  a   1   {c, d}
  bb  -1  f({1, 2})  from "s"    §2.1
}
function f(a: A, b: int): int =  §3
  if a == 1 then -b else -(b - 1) * 2
procedure g()
  requires a else "no"
{
  let x = { c in C where c.x > 0 }
  if x is empty { f(1); h() } else if not y { return } else {
    return choose one of x
      where ok(it) else "reason"
  }
  match x {
    lost -> {}
    1..2, 5.. -> f(-1, xs[1])
  }
}
example "e" { run g() then { a == 1  b == 2  goes on  finished won by {c} because "r" } }
`);
});
