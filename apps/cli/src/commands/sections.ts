import type { Messages } from '@sandtable/messages';
import { type Command, positional, say } from '../command.ts';
import { openGame } from '../game.ts';
import { failed } from '../report.ts';
import { type Section, sectionsOf, uncitedIn } from '../sections.ts';

export const sections: Command = {
  name: 'sections',
  options: {},
  async run(context) {
    const game = await openGame(context, positional(context, 0, 'sections', 'GAME'));
    const { model, files, findings } = game.compiled;
    if (model === undefined) return failed(context, game);
    const all = sectionsOf(model, files);
    const uncited = uncitedIn(model, all);
    const gaps = all.filter(({ gap }) => gap !== 'none').length;
    const { messages } = context;
    for (const section of all) for (const line of linesOf(messages, section)) say(context, line);
    if (uncited.length > 0) say(context, messages.text('sections/uncited', { names: uncited.join(', ') }));
    const figures = { sections: all.length, gaps, uncited: uncited.length };
    say(context, `${game.id}: ${messages.text('sections/figures', figures)}`);
    return { ok: true, findings, result: { game: game.id, gaps, sections: all, uncited } };
  },
};

const HEADS = { rule: 'sections/no-rule', example: 'sections/no-example', none: 'sections/complete' } as const;

function linesOf({ text }: Messages, { section, gap, rules, rows, examples, expectations }: Section) {
  const list = (path: string, names: readonly string[]) =>
    names.length > 0 ? [`  ${text(path, { names: names.join(', ') })}`] : [];
  return [
    text(HEADS[gap], { section }),
    ...list('sections/rules', rules),
    ...(rows > 0 ? [`  ${text('sections/data', { rows })}`] : []),
    ...list('sections/examples', examples),
    ...list('sections/expectations', expectations),
  ];
}
