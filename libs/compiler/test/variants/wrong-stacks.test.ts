import { expect, test } from 'vitest';
import { compile, createCompiler, type InputFile } from '../../src/index.ts';
import { base, variantFile } from './base.ts';

/** What keeps variants from lying over their base: what is chosen, the files, and the one thing that is reported. */
const stacks: readonly (readonly [
  what: string,
  chosen: readonly string[],
  files: readonly InputFile[],
  code: string,
])[] = [
  ['of themselves', ['a'], [variantFile('a', '', 'of "a" "*"')], 'variant/circle'],
  [
    'in a circle',
    ['a'],
    [variantFile('a', '', 'of "b" "*"'), variantFile('b', '', 'of "c" "*"'), variantFile('c', '', 'of "a" "*"')],
    'variant/circle',
  ],
  ['of another ruleset', ['a'], [variantFile('a', '', 'of "chess" "^1.0"')], 'variant/base'],
  ['of another version', ['a'], [variantFile('a', '', 'of "quarry" "^2.0"')], 'variant/version'],
  ['without a file', ['a'], [], 'variant/missing'],
  [
    'that need another',
    ['a'],
    [variantFile('a', '', 'of "quarry" "^1.0" requires "b"'), variantFile('b', '')],
    'variant/requires',
  ],
  [
    'one removes, one changes',
    ['a', 'b'],
    [variantFile('a', 'remove Track.south'), variantFile('b', 'change Track.south { length: 5 }')],
    'variant/conflict',
  ],
  [
    'one removes, one rewrites a step',
    ['a', 'b'],
    [variantFile('a', 'remove lift/grip remove example/a-pebble'), variantFile('b', 'replace step lift/grip { }')],
    'variant/conflict',
  ],
  [
    'two that demand different things of an example',
    ['a', 'b'],
    [
      variantFile('a', 'set constant limit = 4 change example/a-pebble { then { lifted == 2 } }'),
      variantFile('b', 'change example/a-pebble { then { moved == 2 } }'),
    ],
    'variant/conflict',
  ],
  [
    'one that demands different things of an example',
    ['a'],
    [
      variantFile(
        'a',
        'change example/a-pebble { then { lifted == 2 } } change example/a-pebble { then { moved == 2 } }',
      ),
    ],
    'variant/conflict',
  ],
  [
    'with a table of other columns',
    ['a'],
    [
      variantFile('a', 'kind Sledge { load: 1..9 } table Sledge from "sledges.csv"'),
      { path: 'variants/sledges.csv', text: 'id,laod\nold,3\n' },
    ],
    'table/unknown-column',
  ],
  [
    'with a policy for a question that is gone',
    ['a'],
    [
      variantFile(
        'a',
        'kind Side table Side { id\n red\n } seats for Side { solo { machine by bold {red} } } policy bold for Side { at lift/which { 1 _ } }',
      ),
    ],
    'policy/choice',
  ],
  [
    'with a fingerprint of something else',
    ['a'],
    [variantFile('a', 'set constant limit was "0000" = 3')],
    'variant/stale',
  ],
];

test.each(stacks)('%s: one finding, also after edits', (_, chosen, files, code) => {
  const all = [...base, ...files];
  expect(compile(all, { variants: chosen }).findings.map((one) => one.code)).toEqual([code]);
  const compiler = createCompiler({ uses: true });
  expect(compiler.findings(all).map((one) => one.code)).toEqual([]);
  expect(compiler.findings(all, chosen).map((one) => one.code)).toEqual([code]);
  const edited = all.map(({ path, text }) => ({ path, text: path.endsWith('.sand') ? `// a note\n${text}` : text }));
  expect(compiler.findings(edited, chosen).map((one) => one.code)).toEqual([code]);
  expect(compiler.findings(all, []).map((one) => one.code)).toEqual([]);
  expect(compiler.library(all, chosen)).toBeDefined();
});
