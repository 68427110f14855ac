import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from '@sandtable/syntax';
import { stackOf, stamped, type Variant } from '@sandtable/variant';
import { type Command, type Context, type Outcome, positional, say } from '../command.ts';
import { type Game, openGame, writableAt } from '../game.ts';
import { failed, hasErrors } from '../report.ts';
import { UsageError } from '../usage.ts';
import { variantsOf } from '../variants.ts';

export const stamp: Command = {
  name: 'stamp',
  options: { write: { type: 'boolean' } },
  async run(context) {
    const game = await openGame(context, positional(context, 0, 'stamp', 'GAME+VARIANT'));
    if (hasErrors(game)) return failed(context, game);
    const variant = variantsOf(game).get(game.compiled.variants.at(-1)?.name ?? '');
    if (variant === undefined) throw new UsageError('usage/needs', { name: 'stamp', what: 'GAME+VARIANT' });
    return await stampOne(context, game, variant);
  },
};

async function stampOne(context: Context, game: Game, variant: Variant): Promise<Outcome> {
  const { text, memory, paths } = stamped(inputOf(game, variant), variant);
  const write = context.values.write === true;
  if (write) {
    await writeFile(writableAt(game, variant.file.path), text);
    await writeFile(join(game.folder, 'variants', `${variant.name}.was.json`), memory);
  }
  for (const path of paths) say(context, path);
  const key = paths.length === 0 ? 'stamp/fresh' : write ? 'stamp/written' : 'stamp/would-write';
  say(context, `${game.id}: ${context.messages.text(key, { count: paths.length })}`);
  return { ok: true, findings: [], result: { game: game.id, paths, written: write } };
}

function inputOf({ sources, compiled }: Game, variant: Variant) {
  const own = new Set(sources.map(({ path }) => path).filter((path) => !path.startsWith('variants/')));
  const base = sources.filter(({ path }) => own.has(path));
  const files = base.filter(({ path }) => path.endsWith('.sand')).map(({ path, text }) => parse(path, text));
  const known = new Map([...variantsOf({ sources }), [variant.name, variant]]);
  const head = files.flatMap(({ decls }) => decls).find((decl) => decl.node === 'ruleset');
  const names = compiled.variants.map(({ name }) => name);
  const { variants } = stackOf(names, known, head ?? { name: '', version: '' });
  return { files, tables: base.filter(({ path }) => /\.(json|csv|map)$/.test(path)), variants };
}
