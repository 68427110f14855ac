import { writeFile } from 'node:fs/promises';
import { type Variant, withPatches } from '@sandtable/variant';
import { type Command, type Context, type Outcome, positional, say } from '../command.ts';
import { proposalsFor } from '../example-proposals.ts';
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

async function propose(context: Context, game: Game, variant: Variant): Promise<Outcome> {
  const { path: file } = variant.file;
  const variants = game.compiled.variants.map(({ name }) => name);
  const proposals = proposalsFor({ sources: game.sources, variants, file });
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
