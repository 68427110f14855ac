import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ownFolder } from './own-folder.ts';
import { sandtable as run } from './sandtable.ts';

const { at, read, sandtable, write } = ownFolder();
const workflow = '.github/workflows/check.yml';

test('a repository of its own passes what its workflow runs', { timeout: 60_000 }, async () => {
  const { code } = await sandtable('new', 'fort-war', '--repository');
  expect(code).toBe(0);
  const { scripts } = JSON.parse(await read('fort-war/package.json')) as { scripts: Record<string, string> };
  const steps = [...(await read(`fort-war/${workflow}`)).matchAll(/run: npm (?:run )?(\w+)$/gm)].map(
    ([, name]) => name,
  );
  expect(steps).toEqual(['install', 'check', 'test', 'games', 'build']);
  for (const step of steps.slice(1)) {
    for (const command of (scripts[step ?? ''] ?? '').split(' && ')) {
      const words = command.replace('--games 1000', '--games 20').split(' ').slice(1);
      expect(await run(at('fort-war'), ...words), command).toMatchObject({ code: 0 });
    }
  }
  await write('fort-war/rulesets/fort-war/text/en/rules.md', '## Turns {#turns}\n\nTake turns.\n');
  const [, book = ''] = /run: npx sandtable (rulebook .*)$/m.exec(await read(`fort-war/${workflow}`)) ?? [];
  expect(await run(at('fort-war'), ...book.split(' '))).toMatchObject({ code: 0 });
  for (const made of ['board.svg', 'board.html', 'fort-war.zip', 'rulebook.html'])
    expect(existsSync(at(`fort-war/${made}`)), made).toBe(true);
});

test('no placeholder is left, and the license is the one that was chosen', async () => {
  await sandtable('new', 'fort-war', '--repository', '--license', 'cc-by-sa-4.0');
  for (const file of ['README.md', 'package.json', workflow, '.gitignore'])
    expect(await read(`fort-war/${file}`), file).not.toMatch(/\bNAME\b|LICENSE_|VERSION/);
  expect(await read('fort-war/LICENSE')).toContain('ShareAlike');
  expect(JSON.parse(await read('fort-war/package.json'))).toMatchObject({ name: 'fort-war', license: 'CC-BY-SA-4.0' });
});

test('without a license nothing is granted', async () => {
  await sandtable('new', 'fort-war', '--repository', '--license', 'none');
  expect(existsSync(at('fort-war/LICENSE'))).toBe(false);
  expect(await read('fort-war/README.md')).toContain('All rights reserved.');
});

test('an unknown license and a folder that exists are refused', async () => {
  expect(await sandtable('new', 'fort-war', '--repository', '--license', 'gpl')).toMatchObject({ code: 2 });
  await sandtable('new', 'fort-war', '--repository');
  expect(await sandtable('new', 'fort-war', '--repository')).toMatchObject({ code: 2 });
});
