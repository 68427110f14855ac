import { type Progress, progressOf } from '@sandtable/l10n';
import { wordsTemplate } from '@sandtable/l10n/words';
import { percent } from '@sandtable/messages';
import { type Context, type Outcome, say } from '../command.ts';
import type { Prose } from './prose.ts';
import { everything, languagesOf, SOURCE } from './words.ts';

/** How far each language is, as a whole and by file, words and all, measured by the source of today. */
export async function showStats(context: Context, prose: Prose): Promise<Outcome> {
  const { game, template, files } = prose;
  const worded = wordsTemplate(files, SOURCE, template);
  const { texts, words } = progressOf({ ...template, entries: [...template.entries, ...worded.entries] }).all;
  say(context, `${game.id}: ${context.messages.text('l10n/source', { texts, words })}`);
  const languages = languagesOf(prose).map((lang) => ({ lang, ...progressOf(everything(prose, lang)) }));
  for (const { lang, all, chapters } of languages) {
    say(context, line(context, lang, all));
    for (const [file, progress] of chapters) say(context, `  ${line(context, file, progress)}`);
  }
  return { ok: true, findings: [], result: { game: game.id, texts, words, languages } };
}

function line({ messages }: Context, name: string, progress: Progress): string {
  const done = progress.words === 0 ? 100 : Math.floor((100 * progress.wordsTranslated) / progress.words);
  const { translated, stale, missing, texts } = progress;
  const share = percent(done / 100, messages.lang);
  return messages.text('l10n/progress', { name, share, translated, stale, missing, texts });
}
