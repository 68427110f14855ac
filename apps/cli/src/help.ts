import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createMessages, type Language, type Messages } from '@sandtable/messages';
import { groups } from './commands/index.ts';
import { resource } from './resources.ts';

/** One line for each command; `--help` behind a command shows the rest. */
export async function help(lang: Language): Promise<string> {
  const words = await wordsIn(lang);
  const width = Math.max(...groups.flatMap(([, ones]) => Object.keys(ones).map((name) => name.length)));
  const line = (name: string): string => `  ${name.padEnd(width)}  ${inShort(words.text(`help/${name}`))}`;
  return [
    words.text('help/head'),
    ...groups.flatMap(([title, ones]) => ['', words.text(`help-group/${title}`), ...Object.keys(ones).map(line)]),
    '',
    words.text('help/foot'),
  ].join('\n');
}

/** The arguments of a command and what it does. */
export async function helpOf(name: string, lang: Language): Promise<string> {
  const [words, { BOT_FORMS, QUICK_BOT_FORMS }] = await Promise.all([wordsIn(lang), import('./bots.ts')]);
  const forms = { bots: BOT_FORMS, quickBots: QUICK_BOT_FORMS };
  const usage = words.attribute(`help/${name}`, 'usage', forms) ?? '';
  return `sandtable ${name} ${usage}\n${words.text(`help/${name}`)}`;
}

const wordsIn = async (lang: Language): Promise<Messages> => {
  const read = async (of: string): Promise<string> =>
    await readFile(join(resource('wording'), `help.${of}.ftl`), 'utf8');
  // A language may have findings without help.
  const ftl = await read(lang).catch(() => read('en'));
  return createMessages(lang, [ftl.replaceAll('\r\n', '\n')]);
};

/** The first sentence of a summary. */
const inShort = (summary: string): string => /^.*?[.;:](?=\s|$)/.exec(summary)?.[0].replace(/\s*[;:]$/, '.') ?? summary;
