import { describe, expect, it } from 'vitest';
import { createCompiler, reviewed, reviewFindings } from '../src/index.ts';

const RULES = 'ruleset "sample" version "1.0.0" language 1\nconstant limit: 1..9 = 3\nconstant other: 1..9 = 4\n';
const TEXT =
  '# Karten {#karten §3}\nexplains: constant/limit, constant/other\n\nText.\n\n# Ende {#ende}\nexplains: constant/limit\n\nText.\n';
const filesOf = (rules: string, reviews?: string) => [
  { path: 'rules.sand', text: rules },
  { path: 'text/de/1.md', text: TEXT },
  ...(reviews === undefined ? [] : [{ path: 'text/reviewed.txt', text: reviews }]),
];
const described = (rules: string, reviews: string) => {
  const files = filesOf(rules, reviews);
  return reviewFindings(files, createCompiler().compile(files));
};
const first = filesOf(RULES);
const REVIEWS = reviewed(first, createCompiler().compile(first), []);

describe('a text whose rules have changed', () => {
  const changed = RULES.replace('= 3', '= 5').replace('= 4', '= 6');
  const findings = described(changed, REVIEWS);
  const fragments = (all: typeof findings) => all.map(({ fields }) => `${fields.fragment} ${fields.part}`);

  it('is reported for each rule it explains', () => {
    expect(fragments(findings)).toEqual(['karten constant/limit', 'karten constant/other', 'ende constant/limit']);
    expect(described(RULES, REVIEWS)).toEqual([]);
  });

  it.each([
    ['\n', REVIEWS],
    ['\r\n', REVIEWS.replaceAll('\n', '\r\n')],
    ['a mark at the beginning', `\uFEFF${REVIEWS.replaceAll(' ', '  ')}`],
  ])('is looked at in one step for all that it explains (%j)', (_, before) => {
    const edits = described(changed, before)[0]?.fixes[0]?.edits ?? [];
    const after = edits
      .toSorted((a, b) => b.span.start - a.span.start)
      .reduce((text, { span, text: by }) => text.slice(0, span.start) + by + text.slice(span.end), before);
    expect(edits.map(({ span }) => span.file)).toEqual(['text/reviewed.txt', 'text/reviewed.txt']);
    expect(fragments(described(changed, after))).toEqual(['ende constant/limit']);
  });
});

describe('a text that prints a cell of a table', () => {
  const rules = `${RULES}kind City { income: 0..9, port: 0..1 }\ntable City {\n  id income port\n  lyra 4 1\n  bree 2 0\n}\n`;
  const text = '# Karten {#karten §3}\n\n{City.lyra.income} in {City.lyra.name}; {City.bree.name} too.\n';
  const found = (changed: string) => {
    const files = (of: string, reviews: string) => [
      { path: 'rules.sand', text: of },
      { path: 'text/de/1.md', text },
      { path: 'text/reviewed.txt', text: reviews },
    ];
    const today = files(rules, '');
    const kept = reviewed(today, createCompiler().compile(today), []);
    const after = files(changed, kept);
    return reviewFindings(after, createCompiler().compile(after)).map(({ fields }) => fields.part);
  };

  it('is bound to the whole row, and to no row that it only names', () => {
    expect(found(rules)).toEqual([]);
    expect(found(rules.replace('lyra 4', 'lyra 5'))).toEqual(['row/City.lyra']);
    expect(found(rules.replace('4 1', '4 0'))).toEqual(['row/City.lyra']);
    expect(found(rules.replace('bree 2', 'bree 3'))).toEqual([]);
  });
});
