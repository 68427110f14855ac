import { expect, test } from 'vitest';
import { caseOf, readRulesets } from '../src/fuzz/cases.ts';
import { examined, type Rules, rulesIn } from '../src/fuzz/examine.ts';
import { kinds } from '../src/fuzz/kinds.ts';

const rulesets = readRulesets(new URL('../../../rulesets', import.meta.url).pathname);
/** A look at it; `npm run fuzz` tries thousands. */
const COUNT = process.env.LAW_RUNS === undefined ? 2 : 30;

test('whatever is changed in a file, checking it neither fails nor loses its place', () => {
  const known = new Map<string, Rules>();
  const troubles = Array.from({ length: COUNT }, (_, number) => {
    const { ruleset, isSource, files } = caseOf(rulesets, 7, number);
    if (!isSource && !known.has(ruleset)) known.set(ruleset, rulesIn(rulesets.get(ruleset) ?? []));
    return { number, troubles: examined(files, isSource ? undefined : known.get(ruleset)) };
  });
  expect(troubles.filter((one) => one.troubles.length > 0)).toEqual([]);
}, 600_000);

test('cases are spread evenly over rulesets and kinds of files, and come again with their seed', () => {
  const all = Array.from({ length: rulesets.size * kinds.length }, (_, number) => caseOf(rulesets, 1, number));
  const counts = (by: (one: (typeof all)[number]) => string) =>
    new Set([...Map.groupBy(all, by).values()].map(({ length }) => length));
  expect(counts(({ ruleset }) => ruleset)).toEqual(new Set([kinds.length]));
  expect(counts(({ kind }) => kind)).toEqual(new Set([rulesets.size]));
  expect(caseOf(rulesets, 1, 12)).toEqual(all[12]);
  expect(caseOf(rulesets, 2, 12).file.text).not.toBe(all[12]?.file.text);
});

test('a place outside of its file, and a failure of a part, are noticed', () => {
  const broken = {
    path: 'layout.json',
    get text(): string {
      throw new Error('no text');
    },
  };
  const rules = { path: 'rules.sand', text: 'ruleset "a" version "1" language 1\n' };
  const { compiled } = rulesIn([rules]);
  expect(examined([rules, broken], { compiled, findings: [] }).map(({ what }) => what)).toContain('thrown');
  const strange = { code: 'a/b', severity: 'error', fields: {}, labels: [], fixes: [] } as const;
  for (const span of [
    { file: 'rules.sand', start: 9, end: 8 },
    { file: 'rules.sand', start: 0, end: 900 },
    { file: 'other', start: 0, end: 0 },
  ])
    expect(examined([rules], { compiled, findings: [{ ...strange, span }] })).toMatchObject([{ what: 'unplaced' }]);
});
