import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compareWithReference } from '@sandtable/analysis/interpreter';
import { batch } from '@sandtable/bots';
import { createCompiler } from '@sandtable/compiler';
import { runExample } from '@sandtable/reference';
import { optionCodes } from '@sandtable/session';
import { isVariant, variantName } from '@sandtable/variant';
import { describe, expect, test } from 'vitest';
import { readSources } from '../../src/files.ts';
import { loadModule } from '../../src/module.ts';
import { compiledOnce } from '../compiled-once.ts';
import { isLong } from '../long.ts';

/** Every variant that comes with a ruleset is sound, its examples hold, and games under it go without a fault. */
const rulesets = join(import.meta.dirname, '../../../../rulesets');
const withVariants = readdirSync(rulesets).filter((id) => readdirSync(join(rulesets, id)).includes('variants'));
/** A look at games; thousands of whole ones are for mass runs. */
const GAMES = isLong ? 20 : 2;
const MOST_DECISIONS = 400;
/** One game is played beside the reference as well, which is slow. */
const COMPARED_DECISIONS = 40;
/** So are the examples of the rules: for every change one in so many is run, and all of the variants. */
const EXAMPLES = isLong ? 1 : 8;
const PATIENCE = 240_000;

test('there are some', () => {
  expect(withVariants.length).toBeGreaterThan(0);
});

describe.each(withVariants)('%s', async (id) => {
  const sources = await readSources({ folder: join(rulesets, id) });
  const names = sources.flatMap(({ path }) => (isVariant(path) ? (variantName(path) ?? []) : []));
  const compiler = createCompiler();
  const base = compiledOnce(sources);
  const ofBase = new Set(base.model?.examples.map(({ name }) => name));

  test('a variant without a change gives the same code', () => {
    const nothing = { path: 'variants/nothing.sand', text: `variant "nothing" of "${base.model?.id}" "*" {\n}\n` };
    const same = compiler.compile([...sources, nothing], { variants: ['nothing'] });
    const code = ({ javascript = '', digest }: typeof base) => javascript.replaceAll(digest, '');
    expect(code(base).length).toBeGreaterThan(1000);
    expect(code(same)).toBe(code(base));
    expect(same.digest).not.toBe(base.digest);
  });

  test.each(names)('nothing is wrong with “%s” alone', (name) => {
    const found = compiler.findings(sources, [name]);
    expect(found.filter(({ severity }) => severity !== 'note')).toEqual([]);
  });

  /** For every change all variants together stand for each of them. */
  const stacks = isLong && names.length > 1 ? [...names.map((name) => [name]), names] : [names];
  test.each(stacks)('games under %j', { timeout: PATIENCE }, async (...variants) => {
    const { findings, model, javascript = '' } = compiler.compile(sources, { variants });
    expect(findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
    if (model === undefined) throw new Error('what compiles has a model');
    const examples = model.examples.filter(({ name }, i) => !ofBase.has(name) || i % EXAMPLES === 0);
    const failed = examples.filter((example) => !runExample(model, example).ok).map(({ name }) => name);
    expect(failed).toEqual([]);
    const module = await loadModule(javascript);
    const seats = module.info.layouts.map((_, i) => i);
    const options = optionCodes(module.info, {});
    const totals = batch({ module, seed: 1914, first: 0, games: GAMES, seats, options, maxDecisions: MOST_DECISIONS });
    expect(totals).toMatchObject({ games: GAMES, faults: 0 });
    const plan = { javascript, games: GAMES, seed: 1914, seats, options, maxDecisions: COMPARED_DECISIONS };
    expect(compareWithReference(module, model, plan, 1)).toEqual({ games: 1, differences: [] });
  });
});
