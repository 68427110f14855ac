import { cpSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { typing } from './sandtable.ts';

/**
 * Does what tutorials and guides say, step by step: a block with a path is a file that is written, and in a
 * `console` block every `$` line is run. The lines below it must be in what it prints, in their order; `…` is anything.
 * What stands behind a prompt is typed.
 */
const root = join(import.meta.dirname, '../../..');
/** The first game has a test of its own, which plays it. */
const OWN_TEST = 'tutorials/first-game.md';
const FENCE = /^```(\w+) ?(\S*)\n(.*?)^```$/gms;
const docs = join(root, 'docs');
const within = async (folder: string) => (await readdir(join(docs, folder))).map((name) => `${folder}/${name}`);
const pages = [...(await within('tutorials')), ...(await within('guides'))].filter((page) => page !== OWN_TEST);
/** Pages about the screen have none; those of the terminal have to have some. */
const STEPS = /^## In the terminal$|^```console$/m;

const SOURCES = { recursive: true, filter: (path: string) => !/dist|node_modules/.test(path.slice(root.length)) };

interface Step {
  readonly sort: string;
  readonly path: string;
  readonly text: string;
}
const stepsOf = (markdown: string): readonly Step[] =>
  [...markdown.matchAll(FENCE)].map(([, sort = '', path = '', text = '']) => ({ sort, path, text }));

describe.each(pages)('%s', async (page) => {
  const markdown = await readFile(join(docs, page), 'utf8');
  const steps = stepsOf(markdown);
  let cwd: string;
  beforeAll(async () => {
    cwd = await mkdtemp(join(tmpdir(), 'sandtable-'));
    // Copying takes as long as a command, and most pages about the screen run none.
    if (steps.some(({ sort }) => sort === 'console')) cpSync(join(root, 'rulesets'), join(cwd, 'rulesets'), SOURCES);
  });
  afterAll(async () => await rm(cwd, { recursive: true }));

  if (STEPS.test(markdown)) test('there are steps', () => expect(steps.length).toBeGreaterThan(1));

  test.each(steps.map((step, i) => ({ ...step, i })))('$i: $sort $path', async ({ sort, path, text }) => {
    if (path !== '') {
      await mkdir(dirname(join(cwd, path)), { recursive: true });
      await writeFile(join(cwd, path), text);
    }
    if (sort !== 'console') return;
    for (const [command = '', ...lines] of commandsIn(text)) {
      const typed = lines.flatMap((line) => PROMPT.exec(line)?.[1] ?? []);
      const wanted = lines.filter((line) => !PROMPT.test(line));
      const { out, err } = await typing(typed, cwd, ...wordsOf(command));
      expect(missing(wanted, `${out}\n${err}`), out).toBeUndefined();
    }
  });

  test('links lead somewhere', async () => {
    const text = (await readFile(join(docs, page), 'utf8')).replaceAll(/`[^`\n]*`/g, '');
    const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, to = '']) => to);
    for (const link of links) await readFile(join(docs, dirname(page), link), 'utf8');
  });
});

/** The end of a question in the terminal, and what someone types there. */
const PROMPT = /\(\? = help\): (.+)$/;

/** Each command with the lines that are expected of it. */
const commandsIn = (text: string): readonly (readonly string[])[] =>
  text
    .split(/^\$ sandtable /m)
    .slice(1)
    .map((part) => part.trimEnd().split('\n'));

/** Words of a command line; what stands in quotes is one. */
const wordsOf = (command: string): readonly string[] =>
  [...command.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word);

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The first line that is not in the output, behind those before it. */
function missing(wanted: readonly string[], output: string): string | undefined {
  let from = 0;
  return wanted.find((line) => {
    const pattern = new RegExp(
      line
        .split('…')
        .map((part) => escaped(part))
        .join('.*'),
      'g',
    );
    pattern.lastIndex = from;
    const match = pattern.exec(output);
    from = pattern.lastIndex;
    return match === null;
  });
}
