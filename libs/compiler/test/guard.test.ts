import { expect, test } from 'vitest';
import { compile, guarded, nonRuleFindings } from '../src/index.ts';

const rules = {
  path: 'rules.sand',
  text: `ruleset "sample" version "1" language 1
kind City
table City { id
  lyra }
`,
};
/** A file whose text cannot even be read: whoever looks at it fails. */
const broken = (path: string) => ({
  path,
  get text(): string {
    throw new Error('no text');
  },
});
const codesOf = (path: string, shape = () => []) => {
  const files = [rules, { path: 'notes.md', text: 'no note\n' }, broken(path)];
  return nonRuleFindings(files, compile([rules]), shape).map(({ code, span }) => [code, span.file]);
};

test('a failure in one part is reported, and the other parts are looked at all the same', () => {
  for (const path of ['l10n/messages.en.ftl', 'layout.json', 'text/reviewed.txt'])
    expect(codesOf(path)).toContainEqual(['note/line', 'notes.md']);
  expect(codesOf('l10n/messages.en.ftl')).toContainEqual(['internal/crash', 'rules.sand']);
  expect(codesOf('text/reviewed.txt')).toContainEqual(['internal/crash', 'text/reviewed.txt']);
  expect(codesOf('layout.json')).toContainEqual(['internal/crash', 'rules.sand']);
});

test('a failure is reported with its message and its place in the code', () => {
  const [found] = guarded('a.sand', () => {
    throw new RangeError('too far');
  });
  expect(found?.fields.message).toMatch(/^too far at .*guard\.test/);
});

test('of thousands of findings in one text the first are reported, and how many more there are', () => {
  const said = { path: 'l10n/messages.en.ftl', text: 'City_lyra_name = Lyra\n'.repeat(7500) };
  const found = nonRuleFindings([rules, said], compile([rules]), () => []);
  expect(found).toHaveLength(201);
  expect(found.at(-1)).toMatchObject({ code: 'findings/more', fields: { more: 7499 - 200 } });
});
