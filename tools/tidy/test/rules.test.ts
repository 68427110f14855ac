import { expect, test } from 'vitest';
import { unlinked } from '../src/links.ts';
import { botList } from '../src/rules/bot-list.ts';
import { catalogues } from '../src/rules/catalogues.ts';
import { deadExports } from '../src/rules/dead-exports.ts';
import { docLinks } from '../src/rules/doc-links.ts';
import { emptyFiles } from '../src/rules/empty-files.ts';
import { fileNames } from '../src/rules/file-names.ts';
import { findingPages } from '../src/rules/finding-pages.ts';
import { frenchSpaces } from '../src/rules/french-spaces.ts';
import { functionLength } from '../src/rules/function-length.ts';
import { gameNames } from '../src/rules/game-names.ts';
import { importCycles } from '../src/rules/import-cycles.ts';
import { importTable } from '../src/rules/import-table.ts';
import { lockFile } from '../src/rules/lock-file.ts';
import { modelWalks } from '../src/rules/model-walks.ts';
import { packageReadme } from '../src/rules/package-readme.ts';
import { pageFolders } from '../src/rules/page-folders.ts';
import { plainNames } from '../src/rules/plain-names.ts';
import { plainWords } from '../src/rules/plain-words.ts';
import { pureCore } from '../src/rules/pure-core.ts';
import { stateWrites } from '../src/rules/state-writes.ts';
import { tableOrder } from '../src/rules/table-order.ts';
import { titleAttributes } from '../src/rules/title-attributes.ts';
import { topFolder } from '../src/rules/top-folder.ts';
import { wordIds, wordIdsModule } from '../src/rules/word-ids.ts';
import type { Rule } from '../src/tree.ts';

const table = '| `libs/a` | |\n| `libs/b` | `a` |\n';

/** A function of so many lines. */
const long = (head: string, lines: number): string =>
  [head, ...Array.from({ length: lines - head.split('\n').length - 1 }, () => '  n;'), '}\n'].join('\n');

// Each row: the rule, a checkout that breaks it in one place, and that place.
const cases: readonly (readonly [string, Rule, Readonly<Record<string, string>>, string])[] = [
  [
    'a room imports one above',
    importTable,
    { 'docs/ARCHITECTURE.md': table, 'libs/a/src/x.ts': "import { y } from '@sandtable/b';\n" },
    'libs/a/src/x.ts:1',
  ],
  [
    'two files import each other, be it for a type',
    importCycles,
    {
      'apps/editor/src/a/x.ts': "import { y } from '../y.ts';\n",
      'apps/editor/src/y.ts': "import { z } from './z.ts';\n\nimport type { X } from './a/x.ts';\n",
      'apps/editor/src/z.ts': "import { y } from '@sandtable/y';\n",
    },
    'apps/editor/src/a/x.ts:1',
  ],
  [
    'two files import each other, one of them by a name of their package',
    importCycles,
    {
      'libs/a/package.json': JSON.stringify({ imports: { '#y': { node: './node/y.ts', default: './src/y.ts' } } }),
      'libs/a/src/x.ts': "import { y } from '#y';\n",
      'libs/a/node/y.ts': "import type { X } from '../src/x.ts';\n",
      'libs/a/src/y.ts': '',
    },
    'libs/a/node/y.ts:1',
  ],
  [
    'a folder of the page imports one that is below it in the table',
    pageFolders,
    {
      'docs/ARCHITECTURE.md':
        '## Folders of the page\n\n| folder | contents |\n| `state` | |\n| `play`, `log` | `x` |\n',
      'apps/editor/src/play/x.ts': "import { y } from '../state/y.ts';\nimport z from './z.ts';\n",
      'apps/editor/src/state/y.ts': "import { z } from './z.ts';\nimport { l } from '../log/l.ts';\n",
    },
    'apps/editor/src/state/y.ts:2',
  ],
  [
    'a folder of the page has no row',
    pageFolders,
    { 'docs/ARCHITECTURE.md': table, 'apps/editor/src/play/x.ts': '' },
    'docs/ARCHITECTURE.md:1',
  ],
  [
    'a room has no row',
    importTable,
    { 'docs/ARCHITECTURE.md': table, 'libs/c/src/x.ts': '' },
    'docs/ARCHITECTURE.md:1',
  ],
  [
    'a path leaves its package',
    importTable,
    { 'docs/ARCHITECTURE.md': table, 'libs/b/src/x.ts': "\nimport { y } from '../../a/src/y.ts';\n" },
    'libs/b/src/x.ts:2',
  ],
  [
    'a word that the house style does not use, not in code, names or comments',
    plainWords,
    {
      'docs/contributing/house-style.md': '| en | mend | fix |\n| de | Befund | Problem |\n',
      'docs/x.md': 'A `mend`, and\n```\nmend\n```\nto mend it.',
      'apps/a/words/de.ftl': '# Befund\nmend = mend\n',
      'apps/a/words/en.ftl': '# mend\nmend = Fix Befund\n',
    },
    'docs/x.md:5',
  ],
  [
    'a plain space before a French colon, not in comments or where the space is narrow',
    frenchSpaces,
    {
      'apps/a/words/fr.ftl': '# x : y\nx = {$x}\u202f: «\u202fy\u202f», a:b\ny = {$x} : y\n',
      'apps/a/words/en.ftl': 'x = x : y\n',
    },
    'apps/a/words/fr.ftl:3',
  ],
  [
    'a page links to nothing',
    docLinks,
    { 'docs/a/x.md': 'See [b](../b.md), `[c](c.md)` and\n[d](d.md).', 'docs/b.md': '' },
    'docs/a/x.md:2',
  ],
  [
    'a guide names a file that is gone',
    docLinks,
    { 'docs/contributing/x.md': 'In `libs/a/src/x.ts`,\nthen in `libs/a/src/y.ts`.', 'libs/a/src/x.ts': '' },
    'docs/contributing/x.md:2',
  ],
  [
    'a README names a file that is gone',
    docLinks,
    { 'libs/a/README.md': '`src/x.ts`,\n`src/y.ts`', 'libs/a/src/x.ts': '' },
    'libs/a/README.md:2',
  ],
  [
    'a package says nothing of itself',
    packageReadme,
    { 'libs/a/package.json': '{}', 'libs/b/package.json': '{}', 'libs/b/README.md': '' },
    'libs/a/README.md:1',
  ],
  [
    'a model is walked by the names of fields',
    modelWalks,
    {
      'libs/check/src/x.ts':
        "import type { Expr } from '@sandtable/model';\nfor (const key in node) visit(node[key]);\n",
      'libs/check/src/y.ts':
        "import type { Decl } from '@sandtable/syntax';\nfor (const key in node) visit(node[key]);\n",
    },
    'libs/check/src/x.ts:2',
  ],
  [
    'the entries of a node are gone through',
    modelWalks,
    { 'libs/emit/src/x.ts': "import type { Expr } from '@sandtable/model';\n\nObject.entries(node).map(visit);\n" },
    'libs/emit/src/x.ts:3',
  ],
  [
    'a row stands too early',
    tableOrder,
    { 'docs/ARCHITECTURE.md': '| `libs/b` | `a` |\n| `libs/a` | |\n' },
    'docs/ARCHITECTURE.md:1',
  ],
  [
    'nobody imports it',
    deadExports,
    { 'libs/a/src/x.ts': '\nexport const x = 1;\n', 'libs/a/src/index.ts': "export { x } from './x.ts';\n" },
    'libs/a/src/x.ts:2',
  ],
  [
    'a member of a ruleset',
    gameNames,
    { 'rulesets/g/t.json': '[{"id": "atlantis"}]', 'apps/a/src/x.ts': '\n\n// Atlantis' },
    'apps/a/src/x.ts:3',
  ],
  [
    'a name out of the rules of a game',
    gameNames,
    {
      'rulesets/g/a.sand': '// aboutTurn\nprocedure take(n: 1..3) { lastStand(n) "saidOnly" }',
      'apps/a/src/x.ts': '// `lastStand(2)` saidOnly aboutTurn take procedure',
    },
    'apps/a/src/x.ts:1',
  ],
  [
    'a member of a game in a test, which may say what it runs over',
    gameNames,
    {
      'rulesets/ferries/t.json': '[{"id": "atlantis"}]',
      'libs/a/test/x.test.ts': '// ferries\n// atlantis',
      'apps/a/e2e/x.e2e.ts': '// ferries atlantis',
    },
    'libs/a/test/x.test.ts:2',
  ],
  ['camel case', fileNames, { 'libs/a/src/fooBar.ts': '' }, 'libs/a/src/fooBar.ts:1'],
  ['a default export', fileNames, { 'libs/a/src/x.ts': 'export default 1;' }, 'libs/a/src/x.ts:1'],
  [
    'a long function behind a short one and one of a single expression, before one that has just room',
    functionLength,
    {
      'libs/a/src/x.ts': `const y = (n: number) =>\n  n + 1;\n\n${long('function f(\n  n: number,\n): void {', 61)}\n${long('const z = () => {', 60)}`,
      'libs/a/test/x.test.ts': long('function f() {', 99),
    },
    'libs/a/src/x.ts:4',
  ],
  [
    'a component that writes state',
    stateWrites,
    {
      'apps/editor/src/play/X.tsx': 'const a = 1;\nbench.store.set({ a });',
      'apps/editor/src/state/slices/x.ts': 'store.set({ a: 1 });',
      'apps/editor/test/x.test.ts': 'store.set({ a: 1 });',
    },
    'apps/editor/src/play/X.tsx:2',
  ],
  [
    'a hint that only a resting pointer shows, behind a component with a heading and a drawing with a name',
    titleAttributes,
    {
      'apps/editor/src/ui/X.tsx':
        '<Dialog title="a" onClose={() => 1}>\n<svg><title>a</title></svg>\n<option\n  onClick={() => a > 1}\n  title="b"\n/>',
    },
    'apps/editor/src/ui/X.tsx:5',
  ],
  ['a clock', pureCore, { 'libs/a/src/x.ts': 'const t = Date.now();' }, 'libs/a/src/x.ts:1'],
  [
    'a platform dropped',
    lockFile,
    { 'package-lock.json': '{"packages": {"node_modules/p": {"optionalDependencies": {"p-darwin-arm64": "1"}}}}' },
    'package-lock.json:1',
  ],
  [
    'a message that Fluent cannot read',
    catalogues,
    { 'apps/editor/words/en.ftl': 'a = one\nb = { $n\nc = three\n' },
    'apps/editor/words/en.ftl:3',
  ],
  [
    'a message twice in a file',
    catalogues,
    { 'apps/editor/words/en.ftl': 'a = one\n\na = two\n' },
    'apps/editor/words/en.ftl:3',
  ],
  [
    'a message that another language lacks',
    catalogues,
    { 'apps/editor/words/en.ftl': 'a = one\nb = two\n', 'apps/editor/words/es.ftl': 'a = uno\n' },
    'apps/editor/words/es.ftl:1',
  ],
  [
    'a message that English lacks',
    catalogues,
    { 'apps/editor/words/en.ftl': 'a = one\n', 'apps/editor/words/es.ftl': 'a = uno\nb = dos\n' },
    'apps/editor/words/es.ftl:2',
  ],
  [
    'other values than in English',
    catalogues,
    {
      'libs/messages/wording/ui.en.ftl': 'a = { $n ->\n    [one] one\n   *[other] { $m }\n}\n',
      'libs/messages/wording/ui.de.ftl': '# note\na = { $m } { $o }\n',
      'libs/messages/wording/findings.en.ftl': 'b = two\n',
    },
    'libs/messages/wording/ui.de.ftl:2',
  ],
  [
    'names of words that have changed',
    wordIds,
    {
      'apps/editor/words/en.ftl': 'a = one\nc = two\n',
      'apps/editor/src/word-ids.ts': wordIdsModule('a = 1\nb = 2\n'),
    },
    'apps/editor/src/word-ids.ts:5',
  ],
  [
    'a bot that is not in the list',
    botList,
    { 'libs/bots/src/bots/last-ditch-bot.ts': '', 'libs/bots/src/bots/list.ts': '' },
    'libs/bots/src/bots/list.ts:1',
  ],
  [
    'a name with a word that code does not use',
    plainNames,
    {
      'docs/contributing/house-style.md': '| code | told | shown |\n',
      'libs/text/src/a.ts': "let a = 'told';\nconst toldFirst = 1;\n",
    },
    'libs/text/src/a.ts:2',
  ],
  [
    'a page in one language',
    findingPages,
    {
      'libs/messages/wording/findings.en.ftl': '\nname--unknown = x\n',
      'docs/findings/en/name/unknown.md': '# name/unknown\n',
    },
    'docs/findings/en/name/unknown.md:1',
  ],
  [
    'an example whose lines are not there',
    findingPages,
    {
      'rulesets/g/a.sand': 'kind Town\nkind City\n',
      'docs/findings/right/name.md': '# name\n\n```from g/a.sand\nkind Town\nkind\n```\n',
    },
    'docs/findings/right/name.md:5',
  ],
  [
    'a file without content',
    emptyFiles,
    { 'docs/a.md': '', 'docs/b.md': '\n', 'docs/.gitkeep': '', 'site/.nojekyll': '' },
    'docs/a.md:1',
  ],
  ['a note in the top folder', topFolder, { 'note.md': 'a', 'README.md': 'a', 'docs/note.md': 'a' }, 'note.md:1'],
];

test.each(cases)('%s', (_, rule, files, place) => {
  const breaches = rule({ files: new Map(Object.entries(files)) });
  expect(breaches.map(({ path, line }) => `${path}:${line}`)).toEqual([place]);
});

test('what is imported by name is alive', () => {
  const files = { 'libs/a/src/x.ts': 'export const x = 1;', 'libs/a/src/y.ts': "import { x } from './x.ts';\nx;" };
  expect(deadExports({ files: new Map(Object.entries(files)) })).toEqual([]);
});

test('files that no rule reads are empty as well, and in the top folder', () => {
  const tree = {
    files: new Map(),
    others: ['run.sh', 'docs/a.png', 'LICENSE'],
    empty: ['docs/a.png', 'docs/.gitkeep'],
  };
  expect(emptyFiles(tree).map(({ path }) => path)).toEqual(['docs/a.png']);
  expect(topFolder(tree).map(({ path }) => path)).toEqual(['run.sh']);
});

test('a package is not linked', () => {
  const files = new Map(['a', 'b'].map((name) => [`libs/${name}/package.json`, `{"name": "@x/${name}"}`]));
  const places = unlinked({ files }, (name) => name === '@x/a').map(({ path }) => path);
  expect(places).toEqual(['libs/b/package.json']);
});
