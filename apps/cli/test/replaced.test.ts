import { compile } from '@sandtable/compiler';
import { expect, test } from 'vitest';
import { replacedIn } from '../src/compare/replaced.ts';

const RULES = `ruleset "race" version "1.0.0" language 1
kind Side { state at: 0..99 = 0 }
table Side { id
  red
}
seats for Side { one { only {red} } }
function stride(s: Side): int = 2
function rest(s: Side): int = 1
play { for s in Side { s.at += stride(s) + rest(s) } finish drawn by Side }
`;
const under = (patch: string) =>
  compile(
    [
      { path: 'rules.sand', text: RULES },
      { path: 'variants/v.sand', text: `variant "v" of "race" "^1.0" {\n  ${patch}\n}\n` },
    ],
    { variants: ['v'] },
  );

test('functions that are replaced without calling the original are named, others are not', () => {
  const base = under('');
  expect(base.findings).toEqual([]);
  expect(replacedIn(base, under('replace function stride(s: Side): int = 3'))).toEqual(['stride']);
  expect(replacedIn(base, under('replace function stride(s: Side): int = original(s) + 1'))).toEqual([]);
  expect(replacedIn(base, base)).toEqual([]);
});
