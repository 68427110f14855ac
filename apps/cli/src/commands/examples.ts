import { writeFile } from 'node:fs/promises';
import { compile } from '@sandtable/compiler';
import type { Example } from '@sandtable/model';
import { exampleChange, runExample } from '@sandtable/reference';
import { examplePath, type Variant, withPatches } from '@sandtable/variant';
import { type Command, type Context, type Outcome, positional, say } from '../command.ts';
import { type Game, openGame, writableAt } from '../game.ts';
import { failed, hasErrors } from '../report.ts';
import { UsageError } from '../usage.ts';
import { variantsOf } from '../variants.ts';

export const examples: Command = {
  name: 'examples',
  options: { write: { type: 'boolean' } },
  async run(context) {
    const game = await openGame(context, positional(context, 0, 'examples', 'GAME+VARIANT'));
    const variant = variantsOf(game).get(game.compiled.variants.at(-1)?.name ?? '');
    if (variant === undefined) throw new UsageError('usage/needs', { name: 'examples', what: 'GAME+VARIANT' });
    if (game.compiled.model === undefined || hasErrors(game)) return failed(context, game);
    return await propose(context, game, variant);
  },
};

interface Proposal {
  readonly path: string;
  readonly name: string;
  /** Undefined where no change was found under which it passes. */
  readonly text: string | undefined;
  readonly isOtherwise: boolean;
}

async function propose(context: Context, game: Game, variant: Variant): Promise<Outcome> {
  const proposals = proven(game, variant, proposalsFor(game, variant));
  const { text: word } = context.messages;
  for (const one of proposals) {
    say(
      context,
      word(one.text === undefined ? 'examples/none' : one.isOtherwise ? 'examples/otherwise' : 'examples/answers', {
        name: one.name,
      }),
    );
    for (const line of (one.text ?? `remove ${one.path}`).split('\n')) say(context, `  ${line}`);
  }
  const found = proposals.flatMap(({ text }) => text ?? []);
  const write = context.values.write === true && found.length > 0;
  if (write) await writeFile(writableAt(game, variant.file.path), withPatches(variant.file.text, found));
  const key = proposals.length === 0 ? 'fresh' : write ? 'written' : 'would-write';
  say(context, `${game.id}: ${word(`examples/${key}`, { count: found.length })}`);
  return { ok: proposals.length === found.length, findings: [], result: { game: game.id, proposals, written: write } };
}

/** Of examples that pass without the variant, and are not its own. */
function proposalsFor({ sources, compiled }: Game, { file }: Variant): readonly Proposal[] {
  const { model } = compiled;
  if (model === undefined) return [];
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  const textAt = ({ file: path, start, end }: Example['at']['span']): string =>
    (texts.get(path) ?? '').slice(start, end);
  const broken = model.examples.filter(
    (example) => example.at.span.file !== file.path && !runExample(model, example).ok,
  );
  const passing = broken.length === 0 ? new Set<string>() : passingBelow({ sources, compiled });
  return broken
    .filter(({ name }) => passing.has(name))
    .map((example) => {
      const path = examplePath(example.name);
      const change = exampleChange({ model, textAt }, example);
      const lines = change?.lines.map((line) => `  ${line}`) ?? [];
      const text = change && [`change ${path} {`, ...lines, '}'].join('\n');
      return { path, name: example.name, text, isOtherwise: change?.isOtherwise ?? false };
    });
}

/** Proposals under which the examples do pass, once they are written; of the others none is made. */
function proven({ sources, compiled }: Game, { file }: Variant, proposals: readonly Proposal[]): readonly Proposal[] {
  const found = proposals.flatMap(({ text }) => text ?? []);
  if (found.length === 0) return proposals;
  const written = sources.map((one) => (one.path === file.path ? { ...one, text: withPatches(one.text, found) } : one));
  const { model } = compile(written, { modelOnly: true, variants: compiled.variants.map(({ name }) => name) });
  const passes = ({ name }: Proposal): boolean =>
    model?.examples.some((example) => example.name === name && runExample(model, example).ok) ?? false;
  return proposals.map((one) => (passes(one) ? one : { ...one, text: undefined }));
}

/** What passes under all variants but the last one. */
function passingBelow({ sources, compiled }: Pick<Game, 'sources' | 'compiled'>): ReadonlySet<string> {
  const variants = compiled.variants.slice(0, -1).map(({ name }) => name);
  const { model } = compile(sources, { modelOnly: true, variants });
  const passing = model?.examples.filter((example) => runExample(model, example).ok) ?? [];
  return new Set(passing.map(({ name }) => name));
}
