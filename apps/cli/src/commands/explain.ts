import { isFindingCode, wordingOf } from '@sandtable/messages';
import { pageOf } from '@sandtable/messages/node';
import { type Command, type Context, positional, say } from '../command.ts';
import { plainPage } from '../plain-page.ts';
import { resource } from '../resources.ts';
import { UsageError } from '../usage.ts';

export const explain: Command = {
  name: 'explain',
  options: {},
  async run(context) {
    const code = positional(context, 0, 'explain', 'CODE');
    if (!code.includes('/') || !isFindingCode(code)) throw new UsageError('usage/no-code', { name: code });
    const page = pageOf(code, context.messages.lang, {
      findings: resource('findings'),
      rulesets: resource('rulesets'),
    });
    const words = wordsOf(context, code);
    const alone = [code, words.sentence, words.hint ?? ''].join('\n').trimEnd();
    say(context, page === undefined ? alone : plainPage(page));
    return { ok: true, findings: [], result: { code, ...words, page } };
  },
};

/** Without a place in front of it there are no values: the names of the fields stand there as blanks. */
function wordsOf(
  { messages }: Context,
  code: string,
): { readonly sentence: string; readonly hint: string | undefined } {
  const { sentence, hint } = wordingOf({ code, fields: {} }, messages.lang);
  const blank = (text: string): string => text.replaceAll(/\{\$(\w+)\}/g, '<$1>');
  return { sentence: blank(sentence), hint: hint && blank(hint) };
}
