import type { Project } from '../storage/port.ts';
import type { FileList } from './file-list.ts';
import type { Linking } from './linking.ts';
import type { Rulesets } from './open-ruleset.ts';
import type { Opening } from './opening.ts';
import { folderOf } from './paths.ts';
import { remember, remembered } from './remembered.ts';
import { readRoute } from './route.ts';
import type { Routing } from './routing.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

interface Needs {
  readonly list: FileList;
  readonly linking: Linking;
  readonly opening: Opening;
  readonly routing: Routing;
  readonly openRuleset: Rulesets['openRuleset'];
}

/** Opens what the address says behind the #, or what was open last. */
export const createBegin =
  (store: Store<State>, project: Project, { list, linking, opening, routing, openRuleset }: Needs) =>
  async (hash = ''): Promise<void> => {
    try {
      store.set({ files: await project.list(), loading: false });
      follow(project, list);
      const lastFace = keepFace(store);
      if (await linking.open(hash)) return;
      const route = readRoute(hash);
      if (route !== undefined) return await routing.openRoute(route);
      const last = remembered('ruleset');
      if (last === undefined || !store.get().files.some((f) => folderOf(f.path) === last)) return;
      if ((await opening.broken()) === last) return store.set({ notReopened: last });
      // A match that this tab doesn't have is not begun: nobody asked for one.
      store.set({ face: lastFace });
      await openRuleset(last);
    } catch (error) {
      store.set({ loading: false, trouble: String(error) });
    }
  };

const FACE = 'face';

/** Remembers from now on in which mode a ruleset is open, and returns in which one it was. */
function keepFace(store: Store<State>): State['face'] {
  const last = remembered(FACE) === 'play' ? 'play' : 'workshop';
  store.subscribe(({ ruleset, face }, before) => {
    const isOther = ruleset !== before.ruleset || face !== before.face;
    if (ruleset !== undefined && isOther) remember(FACE, face);
  });
  return last;
}

function follow(project: Project, list: FileList): void {
  // What cannot be read now is evaluated again when the project is back.
  const safely = (looked: Promise<void>): void => void looked.catch(() => undefined);
  project.watch(
    (path) => safely(list.changed(path)),
    () => safely(list.again()),
  );
}
