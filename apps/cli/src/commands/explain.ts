import { isFindingCode, wordingOf } from '@sandtable/messages';
import { type Command, positional, say } from '../command.ts';
import { UsageError } from '../usage.ts';

export const explain: Command = {
  name: 'explain',
  usage: 'CODE',
  summary: 'Says what a finding or fault means and what to do about it.',
  options: {},
  async run(context) {
    const code = positional(context, 0, 'explain', 'CODE');
    if (!code.includes('/') || !isFindingCode(code)) throw new UsageError('usage/no-code', { name: code });
    const { sentence, hint } = wordingOf({ code, fields: {} }, context.messages.lang);
    // Without a place in front of it there are no values: show the names of the fields as blanks.
    const blank = (text: string): string => text.replaceAll(/\{\$(\w+)\}/g, '<$1>');
    say(context, `${code}\n${blank(sentence)}`);
    if (hint !== undefined) say(context, blank(hint));
    return { ok: true, findings: [], result: { code, sentence: blank(sentence), hint: hint && blank(hint) } };
  },
};
