// Worked examples answer the questions of a policy themselves, as the rulebook does. Here the policy is asked instead, in
// the same positions, and must come to the same.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../../', import.meta.url);
const examples = readFileSync(new URL('rulesets/trench-club/examples/13-automa.sand', ROOT), 'utf8');

/** What a worked example puts up, without its layout of seats. */
function givenOf(name: string): string {
  const [, rest = ''] = examples.split(`example "${name}"`);
  const [, given = ''] = /given \{(.*?)\n {2}\}/s.exec(rest) ?? [];
  return given.replace(/^ *seats = .*$/m, '');
}

/** What becomes of some expressions once the policy has answered everything; each has one value then. */
function decided(name: string, ...watched: readonly string[]): readonly string[] {
  const main = new URL('apps/cli/src/main.ts', ROOT).pathname;
  const position = ['--run', 'automaTurn(DE)', '--seats', 'soloBritainGermany', '--given', givenOf(name)];
  const watch = watched.flatMap((expression) => ['--watch', expression]);
  const args = [main, 'odds', 'trench-club', ...position, '--others', 'policy', ...watch, '--json'];
  const out = execFileSync(process.execPath, args, { cwd: ROOT.pathname, encoding: 'utf8' });
  const { result } = JSON.parse(out) as { result: { watched: readonly { values: readonly { value: unknown }[] }[] } };
  return result.watched.map(({ values }) => values.map(({ value }) => String(value)).join(' or '));
}

test('the tank takes the target and the hex of the rulebook', () => {
  expect(decided('priorities of a tank', 'tank1.at', 'c.damage')).toEqual(['u9', '4']);
}, 60_000);

test('the field gun takes the target and the hex of the rulebook', () => {
  expect(decided('priorities of a field gun', 'gun.at', 'b in Unit')).toEqual(['l7', 'false']);
}, 60_000);

test('a foot soldier conquers before anything else, and the next one comes in front of a fort', () => {
  const first = ['a.at', 'some f in Fort where stormsFrom(b.at, f)'];
  expect(decided('priorities of foot soldiers', ...first)).toEqual(['fort2', 'true']);
}, 60_000);
