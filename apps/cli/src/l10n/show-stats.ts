import { merge, type Progress, progressOf } from '@sandtable/l10n';
import { percent } from '@sandtable/messages';
import { type Context, type Outcome, say } from '../command.ts';
import type { Prose } from './prose.ts';

/** How far each language is, as a whole and by chapter, measured by the source of today. */
export async function showStats(context: Context, { game, template, catalogues }: Prose): Promise<Outcome> {
  const { texts, words } = progressOf(template).all;
  say(context, `${game.id}: ${context.messages.text('l10n/source', { texts, words })}`);
  const languages = catalogues.map(({ lang, catalogue }) => ({ lang, ...progressOf(merge(template, catalogue)) }));
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
