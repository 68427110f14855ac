import { expect, test } from 'vitest';
import { compile } from '../src/index.ts';

const rules = (count: number): string => `ruleset "sample" version "1.0.0" language 1
kind Side
table Side { id
  red
  blue
}
seats for Side { two { first {red} second {blue} } }
play { finish drawn by Side }
expect count(Side) == ${count} as sides
`;

const compiled = (count: number) => compile([{ path: 'rules.sand', text: rules(count) }]);

test('rules whose data are not what was expected are reported, and can be played', () => {
  const { findings, javascript } = compiled(3);
  expect(findings.map(({ code, severity }) => [code, severity])).toEqual([['expect/failed', 'error']]);
  expect(javascript).toBeDefined();
  expect(compiled(2).findings).toEqual([]);
});
