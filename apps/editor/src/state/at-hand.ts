import type { Project } from '../storage/port.ts';
import type { Ahead } from '../workers/ahead.ts';
import { evenLines } from './even-lines.ts';
import { folderOf, isText } from './paths.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

/** What will soon be needed is fetched while someone still makes up their mind. */
export interface AtHand {
  /** Someone will soon play something. */
  match(): void;
  /** Someone points at a ruleset: what was compiled of it is fetched. It is read again when it is opened. */
  ruleset(ruleset: string): void;
}

export function createAtHand(store: Store<State>, project: Pick<Project, 'readAll'>, ahead: Ahead | undefined): AtHand {
  let last: string | undefined;
  const expect = async (ruleset: string): Promise<void> => {
    const paths = store.get().files.flatMap(({ path }) => (folderOf(path) === ruleset && isText(path) ? [path] : []));
    const read = await project.readAll(paths);
    const files = paths.flatMap((path, i) => {
      const text = read[i]?.text;
      return text === undefined ? [] : [{ path: path.slice(ruleset.length + 1), text: evenLines(text) }];
    });
    if (store.get().ruleset === undefined) ahead?.expect({ files, variants: [] });
  };
  return {
    match: () => ahead?.begin(),
    ruleset: (ruleset) => {
      if (ahead === undefined || ruleset === last) return;
      last = ruleset;
      // Whoever opens it sees what can't be read.
      expect(ruleset).catch(() => undefined);
    },
  };
}
