import { isAbsolute, join, relative } from 'node:path';
import { gallery, isTemplate, templates } from '@sandtable/ide/templates';
import { type Command, type Context, type Outcome, positional, say, textOption } from '../command.ts';
import { isFolder } from '../files.ts';
import { isLicense, LICENSES, type License, repositoryFiles } from '../new/repository.ts';
import { templateFiles } from '../new/template.ts';
import { writeNew } from '../new/write.ts';
import { drawGame, WIDTH } from '../picture/draw-game.ts';
import { ownVersion } from '../resources.ts';
import { UsageError } from '../usage.ts';

export const newRuleset: Command = {
  name: 'new',
  options: { template: { type: 'string' }, repository: { type: 'boolean' }, license: { type: 'string' } },
  async run(context) {
    const name = nameFrom(context);
    const ruleset = await templateFiles(templateFrom(context), name);
    if (context.values['repository'] === true) return await newRepository(context, name, ruleset);
    const home = join(context.io.cwd, 'rulesets');
    const inProject = await isFolder(home);
    const folder = join(inProject ? home : context.io.cwd, name);
    const path = shown(context, folder);
    if (!(await writeNew(folder, ruleset))) throw new UsageError('usage/exists', { path });
    say(context, context.messages.text('new/done', { path, files: ruleset.size }));
    say(context, context.messages.text('new/next', { path: inProject ? name : path }));
    return { ok: true, findings: [], result: { name, folder, files: [...ruleset.keys()] } };
  },
};

/** A folder with the ruleset and all around it; the picture of its board is drawn at once, for its README. */
async function newRepository(context: Context, name: string, ruleset: ReadonlyMap<string, string>): Promise<Outcome> {
  const files = await repositoryFiles(ruleset, { name, license: licenseFrom(context), version: await ownVersion() });
  const folder = join(context.io.cwd, name);
  if (!(await writeNew(folder, files))) throw new UsageError('usage/exists', { path: name });
  say(context, context.messages.text('new/done', { path: name, files: files.size }));
  await drawGame(context, join(folder, 'rulesets', name), join(folder, 'board.svg'), (drawer, drawn) =>
    drawer.boardFile(drawn, WIDTH),
  );
  say(context, context.messages.text('new/next-repository', { path: name }));
  return { ok: true, findings: [], result: { name, folder, files: [...files.keys()] } };
}

function licenseFrom(context: Context): License {
  const name = textOption(context, 'license') ?? 'mit';
  if (!isLicense(name)) throw new UsageError('usage/license', { name, known: Object.keys(LICENSES).join(', ') });
  return name;
}

/** A name of a folder, of a package and of a ruleset at once; `dist` holds what is made. */
const NAME = /^(?!dist(?:-|$))[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const LONGEST = 40;

function nameFrom(context: Context): string {
  const name = positional(context, 0, 'new', 'NAME');
  if (!NAME.test(name) || name.length > LONGEST) throw new UsageError('usage/name', { name });
  return name;
}

function templateFrom(context: Context) {
  const name = textOption(context, 'template') ?? 'small';
  if (!isTemplate(name)) throw new UsageError('usage/template', { name, known: [...templates, ...gallery].join(', ') });
  return name;
}

/** The path as one would type it here. */
function shown(context: Context, folder: string): string {
  const path = relative(context.io.cwd, folder);
  return isAbsolute(path) ? path : path.replaceAll('\\', '/');
}
