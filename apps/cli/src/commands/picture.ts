import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { createMatch, type Match } from '@sandtable/session';
import { type Command, type Context, numberOption, positional, say, textOption } from '../command.ts';
import { openGame } from '../game.ts';
import { loadModule } from '../module.ts';
import { resumed } from '../play/resumed.ts';
import { failed } from '../report.ts';
import { boardDrawer, layoutText, namesIn } from '../rulebook/pictures.ts';
import { findChromium, paintPng, printPdf } from '../rulebook/print-pdf.ts';
import { setupFrom, setupOptions } from '../setup.ts';
import { gameMessages } from '../texts.ts';
import { UsageError } from '../usage.ts';

const FORMATS = ['.svg', '.png', '.html', '.pdf'];
const WIDTH = 1600;

export const picture: Command = {
  name: 'picture',
  usage: 'GAME [--save FILE] [--seats LAYOUT] [--seed N] [--width N] --out FILE.svg|.png|.html|.pdf',
  summary:
    'Draws the board as it stands at the beginning, or where a saved match stands. As .html or .pdf with its tables and cards, to be printed; .png and .pdf are made by Chromium, where it is found.',
  options: { ...setupOptions, save: { type: 'string' }, width: { type: 'string' }, out: { type: 'string' } },
  async run(context) {
    const game = await openGame(context, positional(context, 0, 'picture', 'GAME'));
    const { javascript } = game.compiled;
    if (javascript === undefined) return failed(context, game);
    const out = outFile(context);
    const drawing = await boardDrawer();
    if (drawing === undefined) return refused(context, 'rulebook/no-pictures', out);
    const module = await loadModule(javascript);
    const match = await matchOf(context, module);
    const messages = await gameMessages(game, context.messages.lang, module.info);
    const drawn = {
      info: module.info,
      view: match.view(),
      layout: await layoutText(game),
      nameOf: namesIn(module.info, messages),
    };
    const width = numberOption(context, 'width', WIDTH);
    const title = messages.has('ruleset/name') ? messages.text('ruleset/name') : game.id;
    const isSheet = out.endsWith('.html') || out.endsWith('.pdf');
    const text = isSheet ? drawing.boardSheet(drawn, title) : drawing.boardFile(drawn, width);
    if (text === undefined) return refused(context, 'picture/no-sheet', out);
    if (!(await made(text, out))) return refused(context, 'picture/no-browser', out);
    say(context, context.messages.text('rulebook/written', { path: out }));
    return { ok: true, findings: [], result: { game: game.id, out } };
  },
};

function outFile(context: Context): string {
  const out = textOption(context, 'out') ?? '';
  if (!FORMATS.includes(extname(out)))
    throw new UsageError('usage/needs', { name: 'picture', what: `--out FILE${FORMATS.join('|')}` });
  return resolve(context.io.cwd, out);
}

async function matchOf(context: Context, module: Awaited<ReturnType<typeof loadModule>>): Promise<Match> {
  const path = textOption(context, 'save');
  if (path === undefined) return createMatch(module, setupFrom(context, module.info));
  const resumption = await resumed(context, module, path);
  if ('findings' in resumption) throw new UsageError('usage/no-save', { path });
  return resumption.match;
}

const refused = (context: Context, id: string, path: string) => {
  say(context, context.messages.text(id, { path }));
  return { ok: false, findings: [], result: null };
};

/** Pixels and pages are made by a browser, from a file that is gone afterwards; false without one. */
async function made(text: string, out: string): Promise<boolean> {
  const kind = extname(out);
  if (kind === '.svg' || kind === '.html') {
    await writeFile(out, text);
    return true;
  }
  const browser = findChromium();
  if (browser === undefined) return false;
  const folder = await mkdtemp(join(tmpdir(), 'sandtable-picture-'));
  try {
    const from = join(folder, kind === '.png' ? 'board.svg' : 'board.html');
    await writeFile(from, text);
    return kind === '.png' ? paintPng(browser, from, out, sizeOf(text)) : printPdf(browser, from, out);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const sizeOf = (svg: string): readonly [number, number] => {
  const [, width = '0', height = '0'] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  return [Number(width), Number(height)];
};
