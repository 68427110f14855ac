import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { batch } from '@sandtable/bots';
import { createCompiler } from '@sandtable/compiler';
import { runExample } from '@sandtable/reference';
import { optionCodes } from '@sandtable/session';
import { describe, expect, test } from 'vitest';
import { readSources } from '../../src/files.ts';
import { loadModule } from '../../src/module.ts';
import { isLong } from '../long.ts';

/**
 * House rules that people have asked for. Nine of them come with their game; the others are in a folder beside this
 * test. None may copy rules of its game, and none may give up an example: a change must be a few lines of its own.
 */
const rulesets = join(import.meta.dirname, '../../../../rulesets');
const written = join(import.meta.dirname, 'house-rules');
const READY: Readonly<Record<string, readonly string[]>> = {
  'der-erste-weltkrieg': ['mesopotamia', 'mud'],
  diplomacy: ['chaos-build', 'first-of-august', 'winged-units'],
  'longest-trench': ['face-down', 'new-orders'],
  'trench-club': ['stormtroopers', 'winter'],
};
/** For every change every third of them is compiled and played. */
const PLAYED = isLong ? 1 : 3;
const GAMES = isLong ? 20 : 2;
const MOST_DECISIONS = 150;
/** The base's examples beside the changed ones, one in so many. */
const EXAMPLES = isLong ? 1 : 8;

/** Lines long enough to be a thought of their own; heads of loops and rules are alike anyway. */
const MOST_COMMON = 25;
const linesOf = (text: string): readonly string[] =>
  rulesOnly(text)
    .split('\n')
    .map((line) => line.replace(/\s*(§.*|\/\/.*)$/, '').trim())
    .filter((line) => line.length > MOST_COMMON && !line.endsWith('{'));
/** Examples and the texts of a variant repeat what they change; rules must not. */
const rulesOnly = (text: string): string =>
  text.replaceAll(/^ *(change )?example\b[^{]*\{(\n[\s\S]*?^ *\}$| .*\}$)/gm, '');

const read = (...path: readonly string[]): string => readFileSync(join(...path), 'utf8');
const rulesOf = (id: string): ReadonlySet<string> =>
  new Set(
    readdirSync(join(rulesets, id))
      .filter((name) => name.endsWith('.sand'))
      .flatMap((name) => linesOf(read(rulesets, id, name))),
  );

function copied(id: string, text: string): readonly string[] {
  const rules = rulesOf(id);
  return linesOf(text).filter((line) => rules.has(line));
}

test('a copied rule and a removed example would be noticed', () => {
  const [id = ''] = Object.keys(READY);
  const [, rule = ''] = read(rulesets, id, 'capture.sand').split(/^procedure /m);
  expect(copied(id, `  replace procedure ${rule}`).length).toBeGreaterThan(3);
  expect(linesOf('  remove example/first-owners-of-the-cities')).toEqual(['remove example/first-owners-of-the-cities']);
});

describe.each(readdirSync(written))('%s', async (id) => {
  const folder = join(written, id);
  const own = readdirSync(folder).map((name) => ({ path: `variants/${name}`, text: read(folder, name) }));
  const names = own.flatMap(({ path }) =>
    path.endsWith('.sand') ? [path.slice('variants/'.length, -'.sand'.length)] : [],
  );
  const sources = [...(await readSources({ folder: join(rulesets, id) })), ...own];
  const compiler = createCompiler();
  const textOf = (name: string) => sources.find(({ path }) => path === `variants/${name}.sand`)?.text ?? '';

  test.each([...(READY[id] ?? []), ...names])('“%s” copies no rule and gives up no example', (name) => {
    expect(textOf(name)).toContain(`variant "${name}"`);
    expect(copied(id, textOf(name))).toEqual([]);
    expect(textOf(name)).not.toContain('remove example');
  });

  test.each(names.filter((_, i) => i % PLAYED === 0))('“%s” is sound, and is played', async (name) => {
    const { findings, model, javascript = '' } = compiler.compile(sources, { variants: [name] });
    expect(findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
    if (model === undefined) throw new Error('what compiles has a model');
    const touched = new Set([...patchedIn(textOf(name)), ...ownIn(textOf(name))]);
    const changed = model.examples.filter((one, i) => touched.has(slugOf(one.name)) || i % EXAMPLES === 0);
    expect(changed.length).toBeGreaterThan(touched.size);
    expect(changed.filter((example) => !runExample(model, example).ok).map((example) => example.name)).toEqual([]);
    const module = await loadModule(javascript);
    const seats = module.info.layouts.map((_, i) => i);
    const options = optionCodes(module.info, {});
    const totals = batch({ module, seed: 1914, first: 0, games: GAMES, seats, options, maxDecisions: MOST_DECISIONS });
    expect(totals).toMatchObject({ games: GAMES, faults: 0 });
  });
});

const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, it = '']) => it);
const patchedIn = (text: string): readonly string[] => found(text, /change example\/(\S+)/g);
const ownIn = (text: string): readonly string[] => found(text, /^ *example "([^"]+)"/gm).map(slugOf);
const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
