import { differenceText, MARKDOWN } from '@sandtable/compiler';
import { createMessages, type Messages } from '@sandtable/messages';
import { differences, outlineOf, type Sort } from '@sandtable/variant';
import { type Command, type Context, say } from '../command.ts';
import { type Game, openGame } from '../game.ts';
import { wordingFiles } from '../texts.ts';
import { twoNames } from '../two-games.ts';

export const diff: Command = {
  name: 'diff',
  options: { markdown: { type: 'boolean' } },
  async run(context) {
    const [a, b] = await twoGames(context);
    const all = differences(outlineOf(a.compiled), outlineOf(b.compiled));
    const { lang } = context.messages;
    const messages = createMessages(lang, [...(await wordingFiles(a, lang)), ...(await wordingFiles(b, lang))]);
    const markdown = context.values.markdown === true;
    const lines = all.map((one) => ({
      sort: one.sort,
      line: differenceText(messages, one, markdown ? MARKDOWN : undefined),
    }));
    for (const line of markdown ? asMarkdown(messages, a, b, lines) : lines.map(({ line: text }) => text))
      say(context, line);
    if (!markdown) say(context, messages.text('diff/count', { a: a.id, b: b.id, count: all.length }));
    return { ok: true, findings: [], result: { a: a.id, b: b.id, differences: all } };
  },
};

async function twoGames(context: Context): Promise<readonly [Game, Game]> {
  const [a, b] = twoNames(context, 'diff');
  return [await openGame(context, a), await openGame(context, b)];
}

interface Line {
  readonly sort: Sort;
  readonly line: string;
}

function asMarkdown(messages: Messages, a: Game, b: Game, lines: readonly Line[]): readonly string[] {
  const sorts = [...new Set(lines.map(({ sort }) => sort))];
  const sections = sorts.flatMap((sort) => [
    `## ${messages.text(`diff/sort-${sort}`)}`,
    '',
    ...lines.filter((one) => one.sort === sort).map(({ line }) => `- ${line}`),
    '',
  ]);
  return [`# ${a.id} → ${b.id}`, '', ...sections].slice(0, -1);
}
