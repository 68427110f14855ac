import { textFindings, textValues } from '@sandtable/compiler';
import { chaptersOf } from '@sandtable/l10n';
import { createMessages, type Fragment, fillChapter, languages, readChapters } from '@sandtable/messages';
import { type Command, type Context, positional, say } from '../command.ts';
import { proseIn } from '../files.ts';
import { openGame } from '../game.ts';
import { failed } from '../report.ts';
import { wordingFiles } from '../texts.ts';
import { UsageError } from '../usage.ts';

export const text: Command = {
  name: 'text',
  usage: 'GAME',
  summary:
    'Prints the rules text as Markdown with the values of the rules filled in; “check” says what is wrong with it.',
  options: {},
  async run(context) {
    const game = await openGame(context, positional(context, 0, 'text', 'GAME'));
    if (game.compiled.model === undefined) return failed(context, game);
    const files = await proseIn(game.folder);
    const fragments = inLanguage(context, game.folder, readChapters(chaptersOf(files)).fragments);
    const lang = languages.find((one) => one === fragments[0]?.lang) ?? context.messages.lang;
    const values = textValues(game.compiled.model, createMessages(lang, await wordingFiles(game, lang)));
    const parts = fragments.map((fragment) => fillChapter(fragment, values, fragments));
    say(context, parts.join('\n').trimEnd());
    const findings = textFindings(files, game.compiled.model, game.compiled.variants.length > 0);
    const ok = !findings.some(({ severity }) => severity === 'error');
    return { ok, findings, result: { game: game.id, lang, text: parts.join('\n') } };
  },
};

/** The text in the language asked for, else in the first there is: a translation may not exist yet. */
function inLanguage(context: Context, folder: string, all: readonly Fragment[]): readonly Fragment[] {
  if (all.length === 0) throw new UsageError('usage/no-text', { path: folder });
  const asked = all.filter(({ lang }) => lang === context.messages.lang);
  return asked.length > 0 ? asked : all.filter(({ lang }) => lang === all[0]?.lang);
}
