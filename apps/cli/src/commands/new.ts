import { isAbsolute, join, relative } from 'node:path';
import { type Command, type Context, positional, say, textOption } from '../command.ts';
import { isFolder } from '../files.ts';
import { gallery, isTemplate, templateFiles, templates } from '../new/template.ts';
import { writeNew } from '../new/write.ts';
import { UsageError } from '../usage.ts';

export const newRuleset: Command = {
  name: 'new',
  usage: 'NAME [--template small|map|EXAMPLE]',
  summary:
    'Creates a small ruleset that can be played at once, in ./rulesets or the current folder. Never overwrites files.',
  options: { template: { type: 'string' } },
  async run(context) {
    const name = nameFrom(context);
    const files = await templateFiles(templateFrom(context), name);
    const home = join(context.io.cwd, 'rulesets');
    const inProject = await isFolder(home);
    const folder = join(inProject ? home : context.io.cwd, name);
    const path = shown(context, folder);
    if (!(await writeNew(folder, files))) throw new UsageError('usage/exists', { path });
    say(context, context.messages.text('new/done', { path, files: files.size }));
    say(context, context.messages.text('new/next', { path: inProject ? name : path }));
    return { ok: true, findings: [], result: { name, folder, files: [...files.keys()] } };
  },
};

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
