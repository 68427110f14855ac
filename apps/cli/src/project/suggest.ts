import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

/** A text that someone wants suggestions for, and its languages. */
export interface SuggestRequest {
  readonly text: string;
  readonly from: string;
  readonly to: string;
}

/** Translations from elsewhere: from a command, or from an address. Whatever it brings is checked here. */
export type Suggester = (asked: SuggestRequest) => Promise<readonly string[]>;

const LANGUAGE = /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,4}$/;
/** Texts of rules are paragraphs; nobody reads more than a few suggestions. */
const LONGEST = 10_000;
const MOST = 5;
const LARGEST_ANSWER = 128 * 1024;
const PATIENCE_MS = 15_000;

export const isSuggestRequest = (asked: unknown): asked is SuggestRequest => {
  if (typeof asked !== 'object' || asked === null) return false;
  const { text, from, to } = asked as Record<string, unknown>;
  return isSuggestion(text) && isLanguage(from) && isLanguage(to);
};

const isLanguage = (said: unknown): said is string => typeof said === 'string' && LANGUAGE.test(said);
const isSuggestion = (said: unknown): said is string =>
  typeof said === 'string' && said.trim() !== '' && said.length <= LONGEST;

/** What begins like an address is one; everything else is a command of the shell. */
export const suggesterFrom = (where: string, patience = PATIENCE_MS): Suggester => {
  const ask = /^https?:\/\//i.test(where) ? askAddress(where, patience) : askCommand(where, patience);
  return async (asked) => usable(await ask(asked));
};

/** Each once, without what isn't a text. Control characters have no place in one. */
const usable = (found: readonly unknown[]): readonly string[] =>
  [...new Set(found.filter(isSuggestion).map((one) => one.replace(/(?![\t\n])\p{Cc}/gu, '').trim()))]
    .filter((one) => one !== '')
    .slice(0, MOST);

type Ask = (asked: SuggestRequest) => Promise<readonly unknown[]>;

/** Sends the text as JSON; no cookies or credentials go along, and it leads nowhere else. */
const askAddress =
  (url: string, patience: number): Ask =>
  async (asked) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(asked),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return listIn(JSON.parse(await textOf(response)));
  };

function listIn(said: unknown): readonly unknown[] {
  const list = typeof said === 'object' && said !== null && 'suggestions' in said ? said.suggestions : undefined;
  if (!Array.isArray(list)) throw new Error('The answer has no list “suggestions”.');
  return list;
}

async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > LARGEST_ANSWER) throw new Error('The answer is too large.');
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}

/** Gives the text to a command; each line of its output is a suggestion. It doesn't get the token of the server. */
const askCommand =
  (command: string, patience: number): Ask =>
  async ({ text, from, to }) => {
    const { SANDTABLE_TOKEN: _, ...environment } = process.env;
    const env = { ...environment, SANDTABLE_FROM: from, SANDTABLE_TO: to };
    const child = spawn(command, { shell: true, env, stdio: ['pipe', 'pipe', 'ignore'], detached: HAS_GROUPS });
    // A command that doesn't read is no failure.
    child.stdin.on('error', () => undefined).end(text);
    try {
      return (await outputOf(child, patience)).split(/\r?\n/);
    } finally {
      endAll(child);
    }
  };

type Child = ReturnType<typeof spawn> & { readonly stdout: Readable };

const outputOf = (child: Child, patience: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The command took too long.')), patience);
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      out += part;
      if (out.length > LARGEST_ANSWER) reject(new Error('The answer is too large.'));
    });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(out) : reject(new Error(`The command failed (${code}).`))));
    child.on('close', () => clearTimeout(late));
  });

const HAS_GROUPS = process.platform !== 'win32';

/** Ends a command with everything that it started. */
function endAll(child: Child): void {
  if (!HAS_GROUPS || child.pid === undefined) {
    child.kill();
    return;
  }
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
