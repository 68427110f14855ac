import { expect, test } from 'vitest';
import { isRulesetFile, placed } from '../src/index.ts';

const HEAD = 'ruleset "bids" version "1.0.0" language 1';
const paths = (files: Readonly<Record<string, string>>) => {
  const given = placed(
    Object.entries(files).map(([path, text]) => ({ path, text })),
    'archive',
  );
  return { to: given.files.map(({ path }) => path), said: given.problems.map(({ code, path }) => `${code} ${path}`) };
};

test('a ruleset stays in its folder, and what lies beside it is left out', () => {
  expect(paths({ 'bids/rules.sand': HEAD, 'bids/variants/low.sand': '', 'notes.txt': '' })).toEqual({
    to: ['bids/rules.sand', 'bids/variants/low.sand'],
    said: ['outside notes.txt'],
  });
});

test('a ruleset without a folder gets one by its name, one deep in a project keeps its own', () => {
  expect(paths({ 'rules.sand': HEAD, 'text/en/rules.md': '' }).to).toEqual([
    'bids/rules.sand',
    'bids/text/en/rules.md',
  ]);
  expect(paths({ 'main/rulesets/mine/rules.sand': HEAD, 'main/rulesets/mine/a/b.json': '' }).to).toEqual([
    'mine/rules.sand',
    'mine/a/b.json',
  ]);
});

test('files that belong to no ruleset keep their folders, or get that of the archive', () => {
  expect(paths({ 'bids/variants/low.sand': '' }).to).toEqual(['bids/variants/low.sand']);
  expect(paths({ 'low.sand': '' }).to).toEqual(['archive/low.sand']);
});

test('two folders of one name are not mixed unnoticed', () => {
  expect(paths({ 'a/x/rules.sand': HEAD, 'b/x/rules.sand': HEAD })).toEqual({
    to: ['x/rules.sand'],
    said: ['twice b/x/rules.sand'],
  });
});

test('the match comes apart from the files', () => {
  const given = placed(
    [
      { path: 'match.json', text: '{}' },
      { path: 'bids/rules.sand', text: HEAD },
    ],
    'archive',
  );
  expect(given).toMatchObject({ match: '{}', problems: [] });
  expect(given.files).toHaveLength(1);
});

test('nothing is put where a ruleset may not have it, whatever the archive is called', () => {
  const given = placed([{ path: 'low.sand', text: '' }], 'node_modules');
  expect(given).toMatchObject({ files: [], problems: [{ code: 'name', path: 'low.sand' }] });
  expect(placed([{ path: 'low.sand', text: '' }], '..').problems).toEqual([{ code: 'path', path: 'low.sand' }]);
});

test('hidden files, what is made and what is no text belong to no ruleset', () => {
  expect(['bids/a.sand', 'bids/l10n/fr.po'].every(isRulesetFile)).toBe(true);
  expect(['.git/a.json', 'bids/dist/a.json', 'node_modules/a.md', 'bids/a.exe'].some(isRulesetFile)).toBe(false);
});
