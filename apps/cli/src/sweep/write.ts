import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { type Context, textOption } from '../command.ts';
import { UsageError } from '../usage.ts';
import { csvOf, sweepRows } from './csv.ts';
import { drawn, MOST_DRAWN } from './picture/draw.ts';
import { pictureWithTable } from './picture/page.ts';
import { labelling, type SweepReport, tableOf } from './tell.ts';

/** Whether what is asked for can be written, before anything is played. */
export function checkFiles(context: Context, varied: number): void {
  const picture = textOption(context, 'picture');
  if (picture === undefined) return;
  if (!/\.(svg|html)$/i.test(picture)) throw new UsageError('sweep/picture', { file: picture });
  if (varied > MOST_DRAWN) throw new UsageError('sweep/picture-axes', { count: varied, most: MOST_DRAWN });
}

/** Writes what `--csv` and `--picture` ask for; the files that were written. */
export async function writeFiles(context: Context, report: SweepReport): Promise<readonly string[]> {
  const csv = textOption(context, 'csv');
  const picture = textOption(context, 'picture');
  const files = [
    ...(csv === undefined ? [] : [[csv, csvOf(sweepRows(report.result))] as const]),
    ...(picture === undefined ? [] : [[picture, pictureOf(report, /\.html$/i.test(picture))] as const]),
  ];
  for (const [file, text] of files) await write(context, file, text);
  return files.map(([file]) => file);
}

async function write(context: Context, file: string, text: string): Promise<void> {
  const path = resolve(context.io.cwd, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

function pictureOf(report: SweepReport, isPage: boolean): string {
  const { messages, roleKind, result, game } = report;
  const names = result.axes.map(({ name }) => name).join(', ');
  const title = messages.text('sweep/picture-title', { game, names });
  const note = messages.text('sweep/picture-note', { games: report.games, bots: report.bots });
  const table = tableOf(messages, report);
  const description = table.map((row) => row.map((cell) => cell.trim()).join(', ')).join('; ');
  const svg = drawn(result, { lang: messages.lang, title, note, description, label: labelling(messages, roleKind) });
  return isPage ? pictureWithTable(svg, { lang: messages.lang, title }, table) : svg;
}
