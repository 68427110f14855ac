import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Editor, editing } from './editor.ts';
import { RIVER } from './rules.ts';

const fast = (value: number): string =>
  `variant "fast" version "1.0.0" of "river" "^1.0" {\n  set constant limit = ${value}\n}\n`;

let editor: Editor;
beforeEach(async () => {
  const rules = Object.entries(RIVER).map(([path, text]) => [path.replace(/^river\//, 'node_modules/river/'), text]);
  editor = await editing({
    ...Object.fromEntries(rules),
    'node_modules/river/package.json': '{ "name": "river" }',
    'package.json': '{ "dependencies": { "river": "1" } }',
    'variants/fast.sand': fast(4),
    'lost/variants/slow.sand': fast(1).replace('"river"', '"lake"').replace('"fast"', '"slow"'),
  });
});
afterEach(async () => {
  editor.input.end();
  await editor.ended;
  editor.connection.dispose();
  await rm(editor.root, { recursive: true, force: true });
});

test('house rules are checked with the ruleset that is installed as a package', async () => {
  await editor.begin();
  await editor.open('variants/fast.sand', fast(99));
  const [found] = await editor.wrong('variants/fast.sand', (all) => all.length > 0);
  expect(found?.code).not.toMatch(/^package/);
  await editor.type('variants/fast.sand', fast(99), '99', '4', 2);
  expect(await editor.wrong('variants/fast.sand', (all) => all.length === 0)).toEqual([]);
});

test('without their ruleset that is what is reported about them', async () => {
  await editor.begin();
  const text = fast(1).replace('"river"', '"lake"').replace('"fast"', '"slow"');
  await editor.open('lost/variants/slow.sand', text);
  const found = await editor.wrong('lost/variants/slow.sand', (all) => all.length > 0);
  expect(found.map(({ code }) => code)).toEqual(['package/missing']);
});
