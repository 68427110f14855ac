import type { Messages } from '@sandtable/messages';
import { type Command, languageOption, positional, say } from '../command.ts';
import { type Fact, factsOf, type Ruling, rulingsOf } from '../facts.ts';
import { openGame } from '../game.ts';
import { failed } from '../report.ts';
import { textMessages } from '../rulebook/in-language.ts';

export const facts: Command = {
  name: 'facts',
  options: {},
  async run(context) {
    const game = await openGame(context, positional(context, 0, 'facts', 'GAME'));
    const { model, files, findings } = game.compiled;
    if (model === undefined) return failed(context, game);
    const texts = await textMessages(game, languageOption(context) ?? context.messages.lang);
    const [made, rulings] = [factsOf(model, files), rulingsOf(model, texts)];
    for (const line of grouped(made)) say(context, line);
    for (const ruling of rulings) say(context, rulingText(context.messages, ruling));
    const figures = { facts: made.length, rulings: rulings.length };
    say(context, `${game.id}: ${context.messages.text('facts/figures', figures)}`);
    return { ok: true, findings, result: { game: game.id, facts: made, rulings } };
  },
};

/** Members with the same facts share a line. */
function grouped(all: readonly Fact[]): readonly string[] {
  const groups = new Map<string, string[]>();
  for (const { kind, member, columns, text } of all) {
    const key = `${[kind, ...columns].join('.')}: ${text}`;
    groups.set(key, [...(groups.get(key) ?? []), member]);
  }
  return [...groups].map(([key, members]) => `${key}\n  ${members.join(', ')}`);
}

function rulingText({ text }: Messages, { name, value, because, cites }: Ruling): string {
  const line = text('facts/ruling', { name, value, because: because ?? text('facts/no-reason') });
  return [line, ...cites.map((section) => `§${section}`)].join(' ');
}
