import { parseArgs } from 'node:util';
import { type Language, languages, messagesIn } from '@sandtable/messages';
import type { Command, Context, OptionSpecs } from './command.ts';
import { commands, groups } from './commands/index.ts';
import { type Io, visibly } from './io.ts';
import { envelope } from './report.ts';
import { isRefused } from './unreadable.ts';
import { UsageError } from './usage.ts';

const COMMON: OptionSpecs = {
  lang: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
};

/** Runs one command line; returns the exit code: 0 fine, 1 findings or faults, 2 wrong usage. */
export async function run(argv: readonly string[], world: Io): Promise<number> {
  const io = visibly(world);
  const [name, ...rest] = argv;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    io.write(help());
    return name === undefined ? 2 : 0;
  }
  try {
    return await runCommand(commandNamed(name), rest, io);
  } catch (error) {
    return complainAbout(error, argv, io);
  }
}

function commandNamed(name: string): Command {
  const command = commands.find((one) => one.name === name);
  if (command) return command;
  throw new UsageError('usage/command', { name, known: commands.map((one) => one.name).join(', ') });
}

async function runCommand(command: Command, argv: readonly string[], io: Io): Promise<number> {
  const parsed = parse(command, argv);
  if (parsed.values.help === true) {
    io.write(`sandtable ${command.name} ${command.usage}\n${command.summary}`);
    return 0;
  }
  const messages = messagesIn(languageOf(parsed.values.lang, command.anyLanguage));
  const context: Context = { io, messages, json: parsed.values.json === true, ...parsed };
  const outcome = await command.run(context);
  if (context.json) io.write(envelope(context, command.name, outcome));
  return outcome.ok ? 0 : 1;
}

const parse = (command: Command, argv: readonly string[]): Pick<Context, 'values' | 'positionals'> =>
  parseArgs({ args: [...argv], options: { ...COMMON, ...command.options }, allowPositionals: true, strict: true });

function languageOf(value: unknown, any = false): Language {
  const lang = languages.find((one) => one === (value ?? 'en')) ?? (any ? 'en' : undefined);
  if (lang === undefined) throw new UsageError('usage/language', { value: String(value) });
  return lang;
}

/** Mistakes in usage are told in a sentence; anything else is a bug and keeps its stack. */
function complainAbout(error: unknown, argv: readonly string[], io: Io): number {
  if (error instanceof UsageError) {
    io.complain(messagesIn(wantedLanguage(argv)).text(error.path, error.values));
    return 2;
  }
  if (isRefused(error)) {
    const { code, path = '' } = error;
    io.complain(messagesIn(wantedLanguage(argv)).text('usage/refused', { path, code }));
    return 2;
  }
  if (!isArgumentError(error)) throw error;
  io.complain(error.message);
  return 2;
}

const isArgumentError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** The language asked for, even on a command line that could not be read. */
const wantedLanguage = (argv: readonly string[]): Language =>
  argv.some((arg, i) => arg === '--lang=de' || (arg === '--lang' && argv[i + 1] === 'de')) ? 'de' : 'en';

/** One line for each command; `--help` behind a command shows the rest. */
function help(): string {
  const width = Math.max(...commands.map((one) => one.name.length));
  const line = (one: Command): string => `  ${one.name.padEnd(width)}  ${inShort(one.summary)}`;
  return [
    'Usage: sandtable COMMAND …',
    ...groups.flatMap(([title, ones]) => ['', `${title}:`, ...ones.map(line)]),
    '',
    'Options for all commands: --lang en|de, --json, --help',
    'Run “sandtable COMMAND --help” for the arguments of a command.',
  ].join('\n');
}

/** The first sentence of a summary. */
const inShort = (summary: string): string => /^.*?[.;:](?=\s|$)/.exec(summary)?.[0].replace(/[;:]$/, '.') ?? summary;
