import type { LogLine, MatchView, Save } from '@sandtable/session';
import type { GameApi } from './game-api.ts';
import type { Call, Connection, Remote } from './rpc.ts';

/**
 * Sends only what is new of a match. Each answer has all of its log and its save, which are long, and nearly the same as in
 * the answer before: of the log, only the lines go over that this viewer doesn't have yet, and a save that is the same
 * isn't sent again. What was sent remains the same objects on the page, so nothing that is made of a line is made again.
 * Both sides remember what was sent last, answer by answer; a new worker begins with everything.
 */
export const sendingOnce = (api: Remote<GameApi>): Remote<GameApi> => {
  const sent: Remembered = { logs: new Map(), save: undefined };
  const methods = (Object.entries(api) as unknown as readonly (readonly [string, Method])[]).map(([name, method]) => [
    name,
    async (...args: readonly unknown[]) => {
      const answer = await method(...args);
      forgetBefore(sent, name);
      return packed(sent, answer);
    },
  ]);
  return Object.fromEntries(methods) as Remote<GameApi>;
};

/** The other end: answers are complete again. */
export const receivingOnce = (connection: Connection<GameApi>): Connection<GameApi> => {
  const received: Remembered = { logs: new Map(), save: undefined };
  return {
    stop: connection.stop,
    call: (call: Call<GameApi>) =>
      connection.call(call).then((answer) => {
        forgetBefore(received, call.method);
        return unpacked(received, answer);
      }),
  };
};

type Method = (...args: readonly unknown[]) => Promise<unknown>;

interface Remembered {
  /** By viewer: the longest log that was sent, and the beginning of it that was sent last. */
  readonly logs: Map<string, { readonly all: readonly LogLine[]; readonly last: readonly LogLine[] }>;
  save: Save | undefined;
}

/** What replaces a log: how much is kept of the one that is known, and what follows. */
interface Since {
  readonly kept: number;
  readonly lines: readonly LogLine[];
}
const SAME = 'same';

const BEGINNINGS: ReadonlySet<string> = new Set<keyof GameApi>(['build', 'start', 'resume']);

/** Of a match that is gone nothing is remembered. */
function forgetBefore(known: Remembered, method: string): void {
  if (!BEGINNINGS.has(method)) return;
  known.logs.clear();
  known.save = undefined;
}

function packed(sent: Remembered, answer: unknown): unknown {
  if (isView(answer)) return { ...answer, log: newIn(sent, answer) };
  if (!isObject(answer)) return answer;
  const { view, save } = answer as { readonly view?: unknown; readonly save?: Save };
  const isSame = save !== undefined && save === sent.save;
  sent.save = save ?? sent.save;
  return {
    ...answer,
    ...(isView(view) ? { view: packed(sent, view) } : {}),
    ...(isSame ? { save: SAME } : {}),
  };
}

function newIn({ logs }: Remembered, { viewer = EVERYTHING, log }: MatchView): Since {
  const { all } = logs.get(viewer) ?? nothing;
  const differs = log.findIndex((line, i) => line !== all[i]);
  const kept = differs < 0 ? log.length : differs;
  if (kept < log.length) logs.set(viewer, { all: log, last: log });
  return { kept, lines: log.slice(kept) };
}

function unpacked(received: Remembered, answer: unknown): unknown {
  if (isView(answer)) return { ...answer, log: wholeLog(received, answer.viewer, answer.log as unknown as Since) };
  if (!isObject(answer)) return answer;
  const { view, save } = answer as { readonly view?: unknown; readonly save?: Save | typeof SAME };
  received.save = save === undefined || save === SAME ? received.save : save;
  return {
    ...answer,
    ...(isView(view) ? { view: unpacked(received, view) } : {}),
    ...(save === undefined ? {} : { save: received.save }),
  };
}

function wholeLog({ logs }: Remembered, viewer = EVERYTHING, { kept, lines }: Since): readonly LogLine[] {
  const known = logs.get(viewer) ?? nothing;
  const all = lines.length === 0 ? known.all : [...known.all.slice(0, kept), ...lines];
  const length = kept + lines.length;
  const isAsLast = all === known.all && known.last.length === length;
  const last = isAsLast ? known.last : length === all.length ? all : all.slice(0, length);
  logs.set(viewer, { all, last });
  return last;
}

/** No seat is called so. */
const EVERYTHING = '';
const nothing = { all: [], last: [] };

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isView = (value: unknown): value is MatchView =>
  isObject(value) && 'log' in value && 'viewer' in value && 'fields' in value;
