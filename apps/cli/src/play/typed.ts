import type { Messages } from '@sandtable/messages';

/** What can be typed at any question beside an answer. */
export const COMMANDS = ['help', 'why', 'show', 'log', 'more', 'undo', 'quit'] as const;
export type CommandName = (typeof COMMANDS)[number];

export interface Typed {
  readonly command: CommandName;
  readonly rest: string;
}

/** Words that are understood in every language. */
const ALWAYS: Readonly<Record<CommandName, readonly string[]>> = {
  help: ['?', 'help', 'h'],
  why: ['why'],
  show: ['show', 'board'],
  log: ['log'],
  more: ['more'],
  undo: ['undo', 'u'],
  quit: ['quit', 'q', 'exit'],
};
/** What no name begins with: behind it there is always a command. */
const SIGN = '/';

/** The words for a command, the first of them in the language of the messages. */
export const wordsFor = (messages: Messages, command: CommandName): readonly string[] => [
  ...new Set([...messages.text(`play/type-${command}`).split(', '), ...ALWAYS[command]]),
];

/** A line as a command. What is also the name of an answer is one only behind a slash. */
export function typedCommand(messages: Messages, line: string, isAnswer: (text: string) => boolean): Typed | undefined {
  const isSure = line.startsWith(SIGN);
  const text = isSure ? line.slice(SIGN.length).trim() : line;
  if (!isSure && isAnswer(text)) return undefined;
  const [word = '', ...rest] = text.split(/\s+/);
  const command = COMMANDS.find((one) => wordsFor(messages, one).includes(word.toLowerCase()));
  if (command === undefined || (rest.length > 0 && !TAKES_MORE.has(command))) return undefined;
  return { command, rest: rest.join(' ') };
}

/** Commands that something may follow. */
const TAKES_MORE: ReadonlySet<CommandName> = new Set(['why', 'log', 'show']);
