import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { textValues } from '@sandtable/compiler';
import { type Fragment, placesIn } from '@sandtable/messages';
import { type Book, rulebook as bookOf } from '@sandtable/rulebook';
import { type Command, type Context, languageOption, positional, say, textOption } from '../command.ts';
import { type Game, openGame } from '../game.ts';
import { failed } from '../report.ts';
import { bookFonts } from '../rulebook/fonts.ts';
import { fragmentsOf, inLanguage, textMessages } from '../rulebook/in-language.ts';
import { drawer } from '../rulebook/pictures.ts';
import { printBook } from '../rulebook/print-book.ts';
import { findChromium } from '../rulebook/print-pdf.ts';

export const rulebook: Command = {
  name: 'rulebook',
  options: { out: { type: 'string' }, pdf: { type: 'string' } },
  anyLanguage: true,
  async run(context) {
    const game = await openGame(context, positional(context, 0, 'rulebook', 'GAME'));
    if (game.compiled.model === undefined) return failed(context, game);
    const lang = languageOption(context) ?? 'de';
    const fragments = inLanguage(await fragmentsOf(game), lang);
    const out = resolve(context.io.cwd, textOption(context, 'out') ?? `${game.id}.${lang}.html`);
    const page = await pageOf(context, game, fragments, lang);
    await writeFile(out, page());
    say(context, context.messages.text('rulebook/written', { path: out }));
    const pdf = textOption(context, 'pdf');
    const printed = pdf === undefined || (await print(context, page, resolve(context.io.cwd, pdf)));
    return { ok: printed, findings: [], result: { game: game.id, lang, out, pdf: (printed && pdf) || null } };
  },
};

/** The page of a book, given on which pages its fragments begin. */
type Page = (pageOf?: Book['pageOf']) => string;

async function pageOf(context: Context, game: Game, fragments: readonly Fragment[], lang: string): Promise<Page> {
  const { model, variants } = game.compiled;
  if (model === undefined) return () => '';
  const messages = await textMessages(game, lang);
  const { draw, css } = await drawer(game, messages, examplesIn(fragments));
  if (draw === undefined) say(context, context.messages.text('rulebook/no-pictures'));
  const book = {
    title: messages.has('ruleset/name') ? messages.text('ruleset/name') : (fragments[0]?.title ?? model.id),
    under: [
      messages.text('rulebook/version', { version: model.version }),
      ...(variants.length > 0
        ? [messages.text('rulebook/variants', { names: variants.map(({ name }) => name).join(', ') })]
        : []),
    ],
    lang,
    contents: messages.text('rulebook/contents'),
    fragments,
    values: textValues(model, messages),
    fonts: await bookFonts(),
    pictureCss: css,
    draw,
  };
  return (page) => bookOf({ ...book, pageOf: page });
}

/** Examples whose boards a text shows. */
const examplesIn = (fragments: readonly Fragment[]): readonly string[] =>
  fragments.flatMap(({ body }) =>
    placesIn(body).flatMap((place) => (place.sort === 'board' && place.example ? [place.example.path] : [])),
  );

async function print(context: Context, page: Page, to: string): Promise<boolean> {
  const browser = findChromium();
  const printed = browser !== undefined && (await printBook(browser, page, to));
  say(context, context.messages.text(printed ? 'rulebook/written' : 'rulebook/no-browser', { path: to }));
  return printed;
}
