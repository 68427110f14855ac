import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { measuresNamed } from '@sandtable/analysis';
import { type Command, type Context, type Outcome, say, textOption } from '../command.ts';
import { storeFrom, storeOption, storePath } from '../store/from-command.ts';
import type { PlayedGames } from '../store/game-store.ts';
import { parquetOf } from '../store/parquet.ts';
import { exportColumns, pairsText } from '../store/rows.ts';
import type { Answered } from '../store/stretch-store.ts';
import { csvOf } from '../sweep/csv.ts';
import { tableText } from '../sweep/table.ts';
import { UsageError } from '../usage.ts';

/** Lists games that were stored, or exports them. */
export const results: Command = {
  name: 'results',
  options: {
    ...storeOption,
    export: { type: 'string' },
    out: { type: 'string' },
    measure: { type: 'string' },
  },
  async run(context) {
    const format = formatFrom(context);
    const path = storePath(context);
    if (path === undefined || !existsSync(path)) throw new UsageError('results/none', { path: path ?? 'none' });
    const { store, problems } = storeFrom(context);
    try {
      const all = store.all().filter(({ about }) => isWanted(context, about.game));
      const answered = store.answered().filter(({ about }) => isWanted(context, about.game));
      const outcome = format === undefined ? list(context, all, answered) : await exported(context, all, format);
      return { ...outcome, ok: problems.length === 0 };
    } finally {
      store.close();
    }
  },
};

type Format = 'csv' | 'parquet';

function formatFrom(context: Context): Format | undefined {
  const format = textOption(context, 'export');
  if (format !== undefined && format !== 'csv' && format !== 'parquet')
    throw new UsageError('results/format', { value: format });
  if (format === undefined && (textOption(context, 'out') ?? textOption(context, 'measure')) !== undefined)
    throw new UsageError('sweep/stray', { option: '--out, --measure', mode: '--export' });
  if (format === 'parquet' && textOption(context, 'out') === undefined)
    throw new UsageError('usage/needs', { name: 'results --export parquet', what: '--out FILE' });
  return format;
}

const isWanted = ({ positionals: [game] }: Context, id: string): boolean => game === undefined || game === id;

function list(context: Context, all: readonly PlayedGames[], answered: readonly Answered[]): Outcome {
  const { text } = context.messages;
  const swept = all.map(({ about, figures }) => [
    about.game,
    'sweep',
    [...about.variants, pairsText(about.changes)].filter((one) => one !== '').join(', '),
    pairsText(about.options),
    about.bots,
    `${figures.games}`,
  ]);
  const others = answered.map(({ about, games }) => [
    about.game,
    about.command,
    '',
    pairsText(about.options),
    about.bots,
    `${games}`,
  ]);
  const rows = [...swept, ...others];
  const head = [
    text('results/game'),
    text('results/command'),
    text('results/changes'),
    text('results/options'),
    text('results/bots'),
  ];
  if (rows.length === 0) say(context, text('results/empty'));
  else for (const line of tableText([...head, text('sweep/games')], rows, head.length)) say(context, line);
  const result = [
    ...all.map(({ about, seeds, figures }) => ({
      command: 'sweep',
      ...about,
      games: figures.games,
      firstSeed: seeds[0],
    })),
    ...answered.map(({ about, games }) => ({ ...about, games })),
  ];
  return { ok: true, findings: [], result };
}

async function exported(context: Context, all: readonly PlayedGames[], format: Format): Promise<Outcome> {
  const columns = exportColumns(all, measuresWanted(context, all));
  const file = textOption(context, 'out');
  const games = all.reduce((sum, { figures }) => sum + figures.games, 0);
  const rowsOf = all.flatMap((one) => one.seeds.map((_, index) => columns.map(({ of }) => of(one, index))));
  const names = columns.map(({ name }) => name);
  const bytes = format === 'csv' ? csvOf([names, ...rowsOf]) : await parquetOf(names, rowsOf);
  if (file === undefined) say(context, String(bytes).trimEnd());
  else await write(context, file, bytes);
  return { ok: true, findings: [], result: { games, columns: names, file } };
}

function measuresWanted(context: Context, all: readonly PlayedGames[]): readonly string[] {
  const names = (textOption(context, 'measure') ?? 'winner,draws,stopped,length').split(',').map((one) => one.trim());
  const measures = all.flatMap(({ figures }) => figures.columns.map(({ measure }) => measure));
  const unknown = names.find((name) => measures.length > 0 && measuresNamed(name, measures).length === 0);
  if (unknown !== undefined) throw new UsageError('sweep/measure', { name: unknown, near: 'none' });
  return names;
}

async function write(context: Context, file: string, bytes: string | Uint8Array): Promise<void> {
  const path = resolve(context.io.cwd, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  say(context, context.messages.text('sweep/written', { file }));
}
