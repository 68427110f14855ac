import { textFindings, textValues } from '@sandtable/compiler';
import { fillChapter } from '@sandtable/messages';
import { type Command, languageOption, positional, say } from '../command.ts';
import { proseIn } from '../files.ts';
import { openGame } from '../game.ts';
import { failed } from '../report.ts';
import { fragmentsOf, inLanguage, textMessages } from '../rulebook/in-language.ts';

export const text: Command = {
  name: 'text',
  options: {},
  anyLanguage: true,
  async run(context) {
    const game = await openGame(context, positional(context, 0, 'text', 'GAME'));
    if (game.compiled.model === undefined) return failed(context, game);
    const asked = languageOption(context);
    const all = await fragmentsOf(game);
    // A translation may not exist yet: then who asks for none gets the text there is.
    const own = all.some(({ lang }) => lang === context.messages.lang) ? context.messages.lang : all[0]?.lang;
    const lang = asked ?? own ?? context.messages.lang;
    const fragments = inLanguage(all, lang);
    const values = textValues(game.compiled.model, await textMessages(game, lang));
    const parts = fragments.map((fragment) => fillChapter(fragment, values, fragments));
    say(context, parts.join('\n').trimEnd());
    const findings = textFindings(await proseIn(game), game.compiled.model, game.compiled.variants.length > 0);
    const ok = !findings.some(({ severity }) => severity === 'error');
    return { ok, findings, result: { game: game.id, lang, text: parts.join('\n') } };
  },
};
