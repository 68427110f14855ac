import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareWithReference } from '@sandtable/analysis/interpreter';
import { batch } from '@sandtable/bots';
import { compile, type InputFile, isSource } from '@sandtable/compiler';
import { runExample } from '@sandtable/reference';
import { optionCodes } from '@sandtable/session';
import { isVariant, variantName } from '@sandtable/variant';
import { describe, expect, test } from 'vitest';
import { loadModule } from '../../src/module.ts';
import { isLong } from '../long.ts';

/** Every variant that comes with a ruleset is sound, its examples hold, and games under it go without a fault. */
const rulesets = join(import.meta.dirname, '../../../../rulesets');
const withVariants = readdirSync(rulesets).filter((id) => readdirSync(join(rulesets, id)).includes('variants'));
/** A look at each; whole games by the thousand are for mass runs. */
const GAMES = isLong ? 20 : 5;
const MOST_DECISIONS = 400;
/** One game is played beside the reference as well, which is slow: for every change, where all variants come together. */
const COMPARED_DECISIONS = 40;
/** So are the examples of the rules; a variant's own examples are run for it alone as well. */
const PATIENCE = 240_000;

function sourcesOf(id: string): readonly InputFile[] {
  const folder = join(rulesets, id);
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  const own = paths.filter((path) => isSource(path) && !/(^|\/)(dist|node_modules)/.test(path));
  return own.map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
}

test('there are some', () => {
  expect(withVariants.length).toBeGreaterThan(0);
});

describe.each(withVariants)('%s', (id) => {
  const sources = sourcesOf(id);
  const names = sources.flatMap(({ path }) => (isVariant(path) ? (variantName(path) ?? []) : []));
  const base = compile(sources);
  const ofBase = new Set(base.model?.examples.map(({ name }) => name));

  test('a variant without a change gives the same code', () => {
    const nothing = { path: 'variants/nothing.sand', text: `variant "nothing" of "${base.model?.id}" "*" {\n}\n` };
    const same = compile([...sources, nothing], { variants: ['nothing'] });
    const code = ({ javascript = '', digest }: typeof base) => javascript.replaceAll(digest, '');
    expect(code(base).length).toBeGreaterThan(1000);
    expect(code(same)).toBe(code(base));
    expect(same.digest).not.toBe(base.digest);
  });

  const alone = names.map((name) => [name]);
  test.each(names.length > 1 ? [...alone, names] : alone)('%j', { timeout: PATIENCE }, async (...variants) => {
    const { findings, model, javascript = '' } = compile(sources, { variants });
    expect(findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
    const isSample = !isLong && variants.length < names.length;
    const examples = model?.examples.filter(({ name }) => !isSample || !ofBase.has(name)) ?? [];
    const failed = examples.filter((example) => model && !runExample(model, example).ok).map(({ name }) => name);
    expect(failed).toEqual([]);
    const module = await loadModule(javascript);
    const seats = module.info.layouts.map((_, i) => i);
    const options = optionCodes(module.info, {});
    const totals = batch({ module, seed: 1914, first: 0, games: GAMES, seats, options, maxDecisions: MOST_DECISIONS });
    expect(totals).toMatchObject({ games: GAMES, faults: 0 });
    if (isSample) return;
    if (model === undefined) throw new Error('what compiles has a model');
    const plan = { javascript, games: GAMES, seed: 1914, seats, options, maxDecisions: COMPARED_DECISIONS };
    expect(compareWithReference(module, model, plan, 1)).toEqual({ games: 1, differences: [] });
  });
});
