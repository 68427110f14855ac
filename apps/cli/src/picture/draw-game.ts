import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { createMatch, type Match } from '@sandtable/session';
import { type Context, type OptionSpecs, type Outcome, say, textOption } from '../command.ts';
import { openGame } from '../game.ts';
import { loadModule } from '../module.ts';
import { resumed } from '../play/resumed.ts';
import { failed } from '../report.ts';
import { boardDrawer, type Drawer, type Drawn, layoutText, wordsIn } from '../rulebook/pictures.ts';
import { findChromium, paintPng, printPdf } from '../rulebook/print-pdf.ts';
import { setupFrom, setupOptions } from '../setup.ts';
import { askedMessages } from '../texts.ts';
import { UsageError } from '../usage.ts';

/** Pixels across of what nobody says otherwise of. */
export const WIDTH = 1600;

/** Which position is drawn, and where to. */
export const drawOptions: OptionSpecs = { ...setupOptions, save: { type: 'string' }, out: { type: 'string' } };

/** A file to be drawn: undefined where a game has no sheet for it. */
type Draw = (drawer: Drawer, drawn: Drawn, title: string) => string | undefined;
type Format = '.svg' | '.png' | '.html' | '.pdf';

/** Which of the formats `--out` asks for. */
export function outFile(context: Context, command: string, formats: readonly Format[]): string {
  const out = textOption(context, 'out') ?? '';
  if (!formats.some((format) => format === extname(out)))
    throw new UsageError('usage/needs', { name: command, what: `--out FILE${formats.join('|')}` });
  return resolve(context.io.cwd, out);
}

/** Whether a file is a page to be printed, not a drawing. */
export const isPage = (out: string): boolean => ['.html', '.pdf'].includes(extname(out));

/** Draws a game as it is at the beginning, or where a saved match stands, into a file. */
export async function drawGame(context: Context, name: string, out: string, draw: Draw): Promise<Outcome> {
  const game = await openGame(context, name);
  const { javascript } = game.compiled;
  if (javascript === undefined) return failed(context, game);
  const drawer = await boardDrawer();
  if (drawer === undefined) return refused(context, 'picture/not-built', out);
  const module = await loadModule(javascript);
  const match = await matchOf(context, module);
  const messages = await askedMessages(context, game, module.info);
  const drawn = {
    info: module.info,
    view: match.view(),
    layout: await layoutText(game),
    ...wordsIn(module.info, messages),
  };
  const text = draw(drawer, drawn, messages.has('ruleset/name') ? messages.text('ruleset/name') : game.id);
  if (text === undefined) return refused(context, 'picture/no-sheet', out);
  if (!(await made(text, out))) return refused(context, 'picture/no-browser', out);
  say(context, context.messages.text('rulebook/written', { path: out }));
  return { ok: true, findings: [], result: { game: game.id, out } };
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

/** Pixels and pages are made by a browser, from a file that is gone afterward; false without one. */
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
