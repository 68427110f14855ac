import { turnedName } from '../storage/turned-names.ts';
import type { FileList, FileProblem } from './file-list.ts';
import type { Files } from './files.ts';
import type { PreviousGame } from './slices/match.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

/** Matches that stand as files in the folder of the ruleset. */
export interface Sessions {
  /** Writes the match into a file of the name that `sessionNamed` gives; one of that name is written over. */
  keep(name: string): Promise<FileProblem | undefined>;
  /** Goes on with the match of a file; false where its text is none. */
  open(name: string): Promise<boolean>;
}

interface Parts {
  readonly files: Files;
  readonly list: FileList;
  readonly resume: (match: PreviousGame) => Promise<void>;
}

const FOLDER = 'sessions/';
const pathOf = ({ ruleset }: Pick<State, 'ruleset'>, name: string): string => `${ruleset}/${FOLDER}${name}.json`;

/** Names of the sessions of the open ruleset, in order. */
export function sessionNames({ files, ruleset }: Pick<State, 'files' | 'ruleset'>): readonly string[] {
  const [begin, end] = [`${ruleset}/${FOLDER}`, '.json'];
  return files
    .flatMap(({ path }) =>
      path.startsWith(begin) && path.endsWith(end) ? [path.slice(begin.length, -end.length)] : [],
    )
    .toSorted((a, b) => a.localeCompare(b, undefined, { numeric: true }));
}

/** What a session is called that someone calls so: one that is there as it is, another as files are called. */
export const sessionNamed = (typed: string, taken: readonly string[]): string | undefined =>
  taken.includes(typed) ? typed : turnedName(typed, 'session');

/** A name that no session has yet. */
export function freeSession(taken: readonly string[], word: string): string {
  let n = taken.length + 1;
  while (taken.includes(`${word}-${n}`)) n += 1;
  return `${word}-${n}`;
}

export const createSessions = (store: Store<State>, { files, list, resume }: Parts): Sessions => ({
  keep: (typed) => keep(store, files, list, typed),
  open: async (name) => {
    const path = pathOf(store.get(), name);
    // Loaded when it is wanted: the page begins without it.
    const { readSave } = await import('@sandtable/session');
    const { save } = readSave(path, store.get().buffers[path]?.text ?? '');
    if (save === undefined) return false;
    await resume({ save, at: undefined });
    return true;
  },
});

async function keep(
  store: Store<State>,
  files: Files,
  list: FileList,
  typed: string,
): Promise<FileProblem | undefined> {
  const { save, buffers } = store.get();
  const name = sessionNamed(typed, sessionNames(store.get()));
  if (name === undefined) return 'badName';
  const path = pathOf(store.get(), name);
  if (save === undefined) return undefined;
  const { saveText } = await import('@sandtable/session');
  const text = saveText(save);
  if (buffers[path] === undefined) return await list.make(path, text);
  files.edit(path, text);
  await files.save(path);
  return undefined;
}
