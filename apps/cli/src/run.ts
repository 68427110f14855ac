import { parseArgs } from 'node:util';
import { type Language, languages, messagesIn } from '@sandtable/messages';
import { argumentTrouble, isArgumentError } from './argument-trouble.ts';
import type { Command, Context, OptionSpecs } from './command.ts';
import { commands } from './commands/index.ts';
import { envelope } from './envelope.ts';
import { help, helpOf } from './help.ts';
import { type Io, visibly } from './io.ts';
import { ownVersion } from './resources.ts';
import { diskTrouble, isRefused } from './unreadable.ts';
import { UsageError } from './usage.ts';

const COMMON: OptionSpecs = {
  lang: { type: 'string' },
  json: { type: 'boolean' },
  'no-color': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
};

const HELP: ReadonlySet<string> = new Set(['--help', '-h', 'help']);
const VERSION: ReadonlySet<string> = new Set(['--version', '-v', 'version']);

/** Runs one command line; returns the exit code: 0 fine, 1 findings or faults, 2 wrong usage. */
export async function run(argv: readonly string[], world: Io): Promise<number> {
  const io = visibly(argv.includes('--no-color') ? { ...world, hasColors: false } : world);
  const [name, ...rest] = argv;
  if (name === undefined || HELP.has(name)) {
    io.write(await help(wantedLanguage(argv, io)));
    return name === undefined ? 2 : 0;
  }
  if (VERSION.has(name)) {
    io.write(await ownVersion());
    return 0;
  }
  try {
    return await runCommand(await commandNamed(name), rest, io);
  } catch (error) {
    return complainAbout(error, argv, io);
  }
}

async function commandNamed(name: string): Promise<Command> {
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load) return await load();
  throw new UsageError('usage/command', { name, known: Object.keys(commands).join(', ') });
}

async function runCommand(command: Command, argv: readonly string[], io: Io): Promise<number> {
  const parsed = parse(command, argv);
  if (parsed.values.help === true) {
    io.write(await helpOf(command.name, wantedLanguage(argv, io)));
    return 0;
  }
  const messages = messagesIn(languageOf(parsed.values.lang, io, command.anyLanguage));
  const context: Context = { io, messages, json: parsed.values.json === true, ...parsed };
  const outcome = await command.run(context);
  if (context.json) io.write(envelope(context, command.name, outcome));
  return outcome.ok ? 0 : 1;
}

const parse = (command: Command, argv: readonly string[]): Pick<Context, 'values' | 'positionals'> =>
  parseArgs({ args: [...argv], options: { ...COMMON, ...command.options }, allowPositionals: true, strict: true });

function languageOf(value: unknown, io: Io, any = false): Language {
  if (value === undefined) return spoken(io.language) ?? 'en';
  const lang = languages.find((one) => one === value) ?? (any ? 'en' : undefined);
  if (lang === undefined) throw new UsageError('usage/language', { value: String(value), known: languages.join(', ') });
  return lang;
}

/** Which of our languages a locale is in: `de`, `de-AT` and `de_DE.UTF-8` are `de`. */
const spoken = (locale: string | undefined): Language | undefined =>
  languages.find((one) => one === locale?.toLowerCase().split(/[-_.@]/)[0]);

/** Mistakes in usage are reported in a sentence; anything else is a bug and keeps its stack. */
function complainAbout(error: unknown, argv: readonly string[], io: Io): number {
  if (error instanceof UsageError) {
    io.complain(messagesIn(wantedLanguage(argv, io)).text(error.path, error.values));
    return 2;
  }
  if (isRefused(error)) {
    const { code, path = '' } = error;
    io.complain(messagesIn(wantedLanguage(argv, io)).text('usage/refused', { path, code }));
    return 2;
  }
  const trouble = diskTrouble(error);
  if (trouble !== undefined) {
    io.complain(messagesIn(wantedLanguage(argv, io)).text(trouble));
    return 2;
  }
  const mistake = argumentTrouble(error, argv[0]);
  if (mistake !== undefined) {
    io.complain(messagesIn(wantedLanguage(argv, io)).text(mistake.path, mistake.values));
    return 2;
  }
  if (!isArgumentError(error)) throw error;
  io.complain(error.message);
  return 2;
}

/** The language asked for, even on a command line that could not be read. */
function wantedLanguage(argv: readonly string[], io: Io): Language {
  const said = argv.flatMap((arg, i) => (arg === '--lang' ? (argv[i + 1] ?? []) : arg.split(/^--lang=/).slice(1)));
  return spoken(said.at(-1) ?? io.language) ?? 'en';
}
