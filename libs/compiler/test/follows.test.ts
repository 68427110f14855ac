import type { Diagnostic } from '@sandtable/diagnostics';
import { expect, test } from 'vitest';
import { compile, createCompiler } from '../src/index.ts';

const HEAD = `ruleset "test" version "1.0.0" language 1
kind Clan { strength: 1..4 }
seats for Clan { two { one {red} other {blue} } }
play { finish won by {red} }
`;

const shown = ({ code, span, follows = [] }: Diagnostic): string =>
  [`${code} ${span.file}`, ...follows.map((one) => `  ${one.code} ${one.fields.name ?? ''}`.trimEnd())].join('\n');

const cases: readonly (readonly [what: string, text: string, found: string])[] = [
  [
    'what a broken declaration declares',
    `${HEAD}table Clan { id strength\n  red 2\n  blue 3\n}\nfunction strong(c: Clan) == c.strength > 2\nfunction both() = all c in Clan: strong(c)\n`,
    'syntax/unexpected main.sand\n  name/unknown strong',
  ],
  [
    'members of rows that are lost',
    `${HEAD}table Clan from "clans.json"\n`,
    'table/missing-file main.sand\n  name/unknown red\n  name/unknown blue\n  name/unknown red',
  ],
  [
    'what else is wrong with an example',
    `${HEAD}table Clan { id strength\n  red 2\n  blue 3\n}\nexample "x" { run go(one) then { two == three } }\n`,
    'name/unknown main.sand\n  name/unknown go\n  name/unknown two\n  name/unknown three',
  ],
];

test.each(cases)('%s stands under its cause', (_, text, wanted) => {
  const files = [{ path: 'main.sand', text }];
  expect(compile(files).findings.map(shown).join('\n')).toBe(wanted);
  expect(createCompiler().findings(files).map(shown).join('\n')).toBe(wanted);
});

test('what follows moves with the text', () => {
  const [, text = ''] = cases[0] ?? [];
  const compiler = createCompiler();
  compiler.findings([{ path: 'main.sand', text }]);
  const later = text.replace('1.0.0', '1.10.0');
  const place = compiler.findings([{ path: 'main.sand', text: later }])[0]?.follows?.[0]?.span;
  expect(later.slice(place?.start, place?.end)).toBe('strong');
});
