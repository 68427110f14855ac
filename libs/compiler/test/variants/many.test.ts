import { expect, test } from 'vitest';
import { compile, variantFindings } from '../../src/index.ts';

const rules = {
  path: 'rules.sand',
  text: `ruleset "sample" version "1.0.0" language 1
constant hand: 1..9 = 3
`,
};
const variant = (i: number, set: string): string => `variant "v${i}" of "sample" "^1.0" {
  set constant ${set} = 4
}
`;

/** So many variants, and how often someone has looked at the text of one. */
function counted(count: number, set = 'hand') {
  let looks = 0;
  const variants = Array.from({ length: count }, (_, i) => ({
    path: `variants/v${i}.sand`,
    get text(): string {
      looks += 1;
      return variant(i, set);
    },
  }));
  const files = [rules, ...variants];
  const found = variantFindings(files, compile(files));
  return { found, looks };
}

test('looking at all variants reads each of them a fixed number of times, however many there are', () => {
  const [few, many] = [counted(20), counted(40)];
  expect(many.found.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(few.looks).toBeGreaterThan(0);
  expect(many.looks).toBe(2 * few.looks);
});

test('each variant gets what is wrong with it, and none of the others', () => {
  const { found } = counted(3, 'hnd');
  const errors = found.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ code, span }) => `${span.file} ${code}`)).toEqual(
    [0, 1, 2].map((i) => `variants/v${i}.sand variant/path`),
  );
});
