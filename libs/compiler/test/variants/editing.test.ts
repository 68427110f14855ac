import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile, createCompiler, type InputFile } from '../../src/index.ts';
import { base, codes, RULES, variantFile } from './base.ts';

const ASKING: InputFile = {
  path: 'asking.sand',
  text: `kind Side { }
table Side { id
  left
}
seats for Side { one { one {left} } }
procedure fetch(who: Side) {
  let wanted = choose one of s in Stone by who
  moved += wanted.weight
}
`,
};
const VARIANTS: readonly InputFile[] = [
  variantFile(
    'gloves',
    `  before step lift/grip { lifted += 1 }
  replace step lift/carry { original() let again = moved moved += again }
  change s in Stone where s.weight < 3 { colour: red }
  change north { length: 5 }
  set constant limit = 4
  add Stone.gravel { weight: 1 }
  remove rope`
      .replace(' north', ' Track.north')
      .replace(' rope', ' Tool.rope'),
  ),
  variantFile(
    'backs',
    `  replace function heavy(s: Stone): bool = original(s) or s.colour == red
  replace procedure raise(n: 0..9, s: Stone) { original(n, s) if heavy(s) { lifted += 1 } }
  require lift: s.colour != red else "red"
  extend type Colour | blue
  replace function shade(c: Colour): int = match c { grey -> 1, red -> 2, blue -> 3 }
  replace procedure fetch(who: Side) {
    original(who)
    let extra = choose one of s in Stone by who where s.weight > 1
    moved += extra.weight
  }
  example "two" { run fetch(left) { wanted: pebble  extra: boulder } then { moved == 10 } }
  function light(s: Stone): bool = not heavy(s)
  example "light" { run lift(pebble) then { moved == 2 } }`,
  ),
  variantFile('more', '  after step lift/grip { if heavy(s) { moved += 1 } }', 'of "backs" "*"'),
  {
    path: 'variants/plain.json',
    text: '{"format": 1, "variant": "plain", "of": "quarry", "range": "^1.0",\n"change": {"Cart.barrow": {"load": 5}}, "set": {"constant/limit": 5}}\n',
  },
];

const FILES = [...base, ASKING, ...VARIANTS];
const STACKS = [['gloves'], ['backs'], ['gloves', 'more'], ['plain', 'backs']];
const described = (findings: ReturnType<typeof compile>['findings']) =>
  findings
    .filter(({ code }) => code !== 'expect/failed')
    .map(({ code, span, labels }) => [code, span, labels.map((label) => label.span)])
    .map((one) => JSON.stringify(one))
    .toSorted();

const whole = (files: readonly InputFile[], variants: readonly string[]) =>
  described(compile(files, { variants }).findings);

/** For every change each word is typed under one of the stacks; every one takes a whole compilation. */
const isLong = process.env.LAW_RUNS !== undefined;

describe('findings while rules or variants are edited, with variants over them', () => {
  it('are none to begin with, but that a variant is needed', () => {
    for (const stack of STACKS) expect(whole(FILES, stack), stack.join()).toEqual([]);
  });

  it('are the same from scratch where a mistake stands above what a variant replaces', () => {
    const broken = FILES.with(0, { path: 'rules.sand', text: RULES.replace('spare: 1', 'spare:} 1') });
    const compiler = createCompiler();
    compiler.findings(FILES, ['backs']);
    expect(described(compiler.findings(broken, ['backs']))).toEqual(whole(broken, ['backs']));
    expect(codes(compile(broken, { variants: ['backs'] }))).toEqual(['syntax/unexpected']);
  });

  it('law: are those of the whole, whichever file is edited', () => {
    const edit = fc.record({
      file: fc.nat(FILES.length - 1),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      cut: fc.constantFrom(0, 0, 1, 3, 12),
      put: fc.constantFrom(
        '',
        ' ',
        '\n',
        'x',
        '{',
        '}',
        '1',
        'limit',
        'red',
        '"',
        's',
        'lifted += 1\n',
        'heavy(s) ',
        '// note\n',
        'moved += load\n',
      ),
    });
    fc.assert(
      fc.property(fc.constantFrom(...STACKS), fc.array(edit, { minLength: 1, maxLength: 6 }), (stack, edits) => {
        const compiler = createCompiler({ uses: true });
        let files: readonly InputFile[] = FILES;
        expect(described(compiler.findings(files, stack))).toEqual([]);
        for (const { file, at, cut, put } of edits) {
          files = files.map((one, i) => {
            const from = Math.floor(at * one.text.length);
            return i === file ? { ...one, text: one.text.slice(0, from) + put + one.text.slice(from + cut) } : one;
          });
          expect(described(compiler.findings(files, stack)), JSON.stringify(edits)).toEqual(whole(files, stack));
        }
      }),
      { numRuns: 55 },
    );
  }, 120_000);

  it('law: words that are typed inside of rules and patches, and taken back', () => {
    const words = [
      'lifted',
      'limit',
      'weight',
      'original',
      'again',
      'red',
      'heavy',
      'carry',
      'load',
      'else',
      ' s',
      'moved',
      '> ',
      'wanted',
      'extra',
      'who',
      '4',
      '1',
    ];
    for (const [turn, stack] of STACKS.entries()) {
      const compiler = createCompiler();
      compiler.findings(FILES, stack);
      for (const [i, { path, text }] of FILES.entries())
        for (const word of words.filter((_, at) => isLong || at % STACKS.length === turn))
          for (const at of [text.indexOf(word, 60), text.lastIndexOf(word)].filter((place) => place >= 0)) {
            const having = (own: string) => FILES.with(i, { path, text: own });
            const next = having(`${text.slice(0, at)}y${text.slice(at)}`);
            expect(described(compiler.findings(next, stack)), `${path} ${word}`).toEqual(whole(next, stack));
            expect(described(compiler.findings(FILES, stack)), `${path} ${word} back`).toEqual([]);
          }
    }
  }, 120_000);
});
