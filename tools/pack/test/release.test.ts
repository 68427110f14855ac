import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changelogIn, citationIn, isStep, lockIn, manifestIn, nextVersion } from '../src/release/steps.ts';
import { ROOT } from '../src/root.ts';

test.each([
  ['major', '2.0.0'],
  ['minor', '1.3.0'],
  ['patch', '1.2.4'],
] as const)('%s', (step, next) => expect(nextVersion('1.2.3', step)).toBe(next));

test('other words are no step', () => expect([isStep('mayor'), isStep(undefined)]).toEqual([false, false]));

const versions = { from: '0.1.0', to: '0.2.0' };

test('packages of ours and what they need of each other go up together; others and rulesets stay', () => {
  const manifest = {
    name: '@sandtable/text',
    version: '0.1.0',
    dependencies: { '@sandtable/model': '0.1.0', other: '0.1.0' },
  };
  expect(manifestIn(manifest, versions)).toEqual({
    name: '@sandtable/text',
    version: '0.2.0',
    dependencies: { '@sandtable/model': '0.2.0', other: '0.1.0' },
  });
  const ruleset = { name: '@sandtable/ruleset-dice', version: '0.1.0' };
  expect(manifestIn(ruleset, versions)).toEqual(ruleset);
});

test('in the lock file only what is ours changes', () => {
  const lock = {
    version: '0.1.0',
    packages: {
      '': { version: '0.1.0' },
      'libs/text': { name: '@sandtable/text', version: '0.1.0' },
      'node_modules/other': { version: '0.1.0' },
    },
  };
  expect(lockIn(lock, versions)).toMatchObject({
    version: '0.2.0',
    packages: {
      '': { version: '0.2.0' },
      'libs/text': { version: '0.2.0' },
      'node_modules/other': { version: '0.1.0' },
    },
  });
});

test('the lock file of the repository has nothing of the old version left', () => {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const next = lockIn(lock, { from: lock.version, to: '9.9.9' });
  const ours = Object.entries(next.packages).filter(([path]) => /^(?:libs|apps|tools)\/[^/]+$/.test(path));
  expect(ours.length).toBeGreaterThan(30);
  expect(ours.filter(([, one]) => one.version !== '9.9.9')).toEqual([]);
});

test('notes move under their version, and older ones stay below', () => {
  const log = '# Changes\n\n## Unreleased\n\n- More dice\n\n## 0.1.0 (2026-01-02)\n\n- Dice\n';
  const next = changelogIn(log, '0.2.0', '2026-03-04');
  expect(next).toBe(
    '# Changes\n\n## Unreleased\n\n## 0.2.0 (2026-03-04)\n\n- More dice\n\n## 0.1.0 (2026-01-02)\n\n- Dice\n',
  );
  expect(() => changelogIn(next, '0.3.0', '2026-03-05')).toThrow(/no notes/);
  expect(() => changelogIn('# Changes\n', '0.3.0', '2026-03-05')).toThrow(/no section/);
});

test('the change log of the repository can be released', () => {
  expect(changelogIn(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'), '9.9.9', '2026-01-01')).toContain('## 9.9.9');
});

test('a citation names the version once', () => {
  const once = citationIn('title: T\nlicense: MIT\n', '0.1.0', '2026-01-02');
  expect(citationIn(once, '0.2.0', '2026-03-04')).toBe(
    'title: T\nlicense: MIT\nversion: 0.2.0\ndate-released: 2026-03-04\n',
  );
});
