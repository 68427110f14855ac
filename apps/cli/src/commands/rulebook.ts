import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { rulebook as bookPage, PAPERS, type Paper, sheet as sheetPage } from '@sandtable/rulebook';
import { type Command, type Context, languageOption, positional, say, textOption } from '../command.ts';
import { openGame } from '../game.ts';
import { failed } from '../report.ts';
import { bookOf, type MadeBook } from '../rulebook/book-of.ts';
import { fragmentsOf, inLanguage, languageFor } from '../rulebook/in-language.ts';
import { type Printed, printBook, printSheet } from '../rulebook/print-book.ts';
import { findChromium } from '../rulebook/print-pdf.ts';
import { UsageError } from '../usage.ts';

export const rulebook: Command = {
  name: 'rulebook',
  options: { out: { type: 'string' }, pdf: { type: 'string' }, paper: { type: 'string' }, sheet: { type: 'boolean' } },
  anyLanguage: true,
  async run(context) {
    const paper = paperOf(context);
    const game = await openGame(context, positional(context, 0, 'rulebook', 'GAME'));
    const { model } = game.compiled;
    if (model === undefined) return failed(context, game);
    const all = await fragmentsOf(game);
    const lang = languageOption(context) ?? languageFor(all, context.io.language);
    const fragments = inLanguage(all, lang);
    const made = await bookOf({ ...game, compiled: { ...game.compiled, model } }, fragments, lang, paper);
    if (!made.isDrawn) say(context, context.messages.text('rulebook/no-pictures'));
    const isSheet = context.values.sheet === true;
    const name = isSheet ? `${game.id}.sheet` : game.id;
    const out = resolve(context.io.cwd, textOption(context, 'out') ?? `${name}.${lang}.html`);
    const pageOf = isSheet ? sheetPage : bookPage;
    await writeFile(out, pageOf(made.book));
    say(context, context.messages.text('rulebook/written', { path: out }));
    const pdf = textOption(context, 'pdf');
    const printed = pdf === undefined || (await print(context, made, pageOf, resolve(context.io.cwd, pdf)));
    return { ok: printed, findings: [], result: { game: game.id, lang, out, pdf: (printed && pdf) || null } };
  },
};

function paperOf(context: Context): Paper {
  const value = textOption(context, 'paper') ?? 'a4';
  const paper = (Object.keys(PAPERS) as Paper[]).find((one) => one === value.toLowerCase());
  if (paper === undefined) throw new UsageError('usage/action', { name: value, known: Object.keys(PAPERS).join(', ') });
  return paper;
}

/** Pages of a sheet have no numbers, so it is printed once. */
async function print(
  context: Context,
  { book, info }: MadeBook,
  pageOf: typeof bookPage,
  to: string,
): Promise<boolean> {
  const browser = findChromium();
  const page = (printed: Printed): string => pageOf({ ...book, ...printed });
  const by = { paper: book.paper ?? 'a4', info };
  const printed =
    browser !== undefined && (await (pageOf === bookPage ? printBook : printSheet)(browser, page, to, by));
  const failure = browser === undefined ? 'rulebook/no-browser' : 'rulebook/not-printed';
  say(context, context.messages.text(printed ? 'rulebook/written' : failure, { path: to, browser: browser ?? '' }));
  return printed;
}
