import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { emit, packageJson } from '@sandtable/emit';
import { type Command, type Context, type Outcome, say } from '../command.ts';
import { type Game, namedGames, openGame } from '../game.ts';
import { loadModule } from '../module.ts';
import { linesOf, type PlanLine, planLines } from '../plans/tell.ts';
import { hasErrors, reportFindings } from '../report.ts';
import { isShipped } from '../shipped.ts';
import { writePackage } from '../write-package.ts';
import { writeSchemas } from '../write-schemas.ts';

export const build: Command = {
  name: 'build',
  options: { explain: { type: 'boolean' } },
  async run(context) {
    if (context.values.explain === true) return await explained(context);
    const games = [];
    for (const name of await namedGames(context)) {
      const game = await openGame(context, name);
      await write(context, game);
      games.push(game);
    }
    const result = games.map((game) => ({ game: game.id, digest: game.compiled.digest, ok: !hasErrors(game) }));
    return { ok: !games.some(hasErrors), findings: games.flatMap((game) => game.compiled.findings), result };
  },
};

/** Writes nothing: says how the module that would be written finds what the rules ask for. */
async function explained(context: Context): Promise<Outcome> {
  const games = [];
  for (const name of await namedGames(context)) games.push(await openGame(context, name));
  const result = games.map((game) => ({
    game: game.id,
    digest: game.compiled.digest,
    ok: !hasErrors(game),
    plans: plansOf(context, game),
  }));
  return { ok: !games.some(hasErrors), findings: games.flatMap((game) => game.compiled.findings), result };
}

function plansOf(context: Context, game: Game): readonly PlanLine[] {
  const { model, digest } = game.compiled;
  if (hasErrors(game) || model === undefined) {
    reportFindings(context, game);
    return [];
  }
  const { plans: notes } = emit(model, { digest });
  const lines = planLines({ model, notes, sources: game.sources, messages: context.messages });
  say(context, context.messages.text('plan/head', { game: game.id, count: lines.length }));
  for (const line of linesOf(lines)) say(context, line);
  return lines;
}

async function write(context: Context, game: Game): Promise<void> {
  const { javascript, model } = game.compiled;
  if (hasErrors(game) || javascript === undefined || model === undefined) {
    reportFindings(context, game);
    return;
  }
  const { info } = await loadModule(javascript);
  const dist = distOf(context.io.cwd, game);
  await mkdir(dist, { recursive: true });
  await writeFile(join(dist, 'index.js'), javascript);
  await writeFile(join(dist, 'info.json'), `${JSON.stringify(info)}\n`);
  await writeFile(join(dist, 'package.json'), packageJson(model, { '.': './index.js', './info.json': './info.json' }));
  await writeSchemas(join(dist, 'schemas'), game.compiled);
  await writePackage(join(dist, 'package'), game.compiled);
  say(context, context.messages.text('build/done', { path: join(dist, 'index.js') }));
}

/** A ruleset with variants over it is another one, and is next to it. What comes with the command stays as it is. */
const distOf = (cwd: string, { folder, compiled: { variants } }: Game): string => {
  const dist = isShipped(folder) ? join(cwd, 'dist', basename(folder)) : join(folder, 'dist');
  const names = variants.map(({ name }) => name).join('+');
  return names === '' ? dist : join(dist, 'variants', names);
};
