import { anySeed } from './any-seed.ts';
import { isAsFar, type LeftMatches } from './left-matches.ts';
import type { Rulesets } from './open-ruleset.ts';
import type { Opening } from './opening.ts';
import { folderOf } from './paths.ts';
import type { Persistence } from './persistence.ts';
import type { Play } from './play.ts';
import type { Route } from './route.ts';
import type { Showing } from './showing.ts';
import type { EditorActions } from './slices/editor.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

/** Who plays is suggested by what knows all bots, which the first view doesn't need. */
const suggesting = () => import('./suggested-players.ts');

/** Goes to a game: to its table, or to its rules. */
export interface Routing {
  /** Goes where an address leads. A game without a match is begun at once, against bots. */
  openRoute(route: Route): Promise<void>;
  /** Opens the table of a game; where it has no match, asks who is to play. */
  playGame(ruleset: string): Promise<void>;
  /** Opens the table of a game with the match that was left there last, in whichever tab. */
  goOn(ruleset: string): Promise<void>;
  /** Opens the rules of a game. */
  editRules(ruleset: string): Promise<void>;
}

interface Needs extends Pick<Rulesets, 'openRuleset'> {
  readonly opening: Pick<Opening, 'broken'>;
  readonly leftMatches: Pick<LeftMatches, 'of'>;
  readonly persistence: Pick<Persistence, 'of'>;
  readonly play: Pick<Play, 'start'>;
  readonly show: Showing['show'];
  readonly openFile: EditorActions['openFile'];
}

export const createRouting = (store: Store<State>, needs: Needs): Routing => {
  const openWith = async (face: State['face'], ruleset: string): Promise<void> => {
    store.set({ face, notFound: undefined });
    if (store.get().ruleset !== ruleset) await needs.openRuleset(ruleset);
  };
  return {
    openRoute: async (route) => {
      const { ruleset, face } = route;
      if (face === 'play') suggesting().catch(() => undefined);
      // An address can change while the page is still asking what games there are.
      const { files } = await until(store, ({ loading }) => !loading);
      if (!files.some(({ path }) => folderOf(path) === ruleset)) return store.set({ notFound: ruleset });
      if ((await needs.opening.broken()) === ruleset) return store.set({ notReopened: ruleset });
      await openWith(face, ruleset);
      if (face === 'play') await whenPlayable(store, ruleset, () => begin(store, needs));
      else showPlace(store, needs, route);
    },
    playGame: async (ruleset) => {
      await openWith('play', ruleset);
      await whenPlayable(store, ruleset, () => store.set({ dialog: { what: 'new-match' } }));
    },
    goOn: async (ruleset) => {
      const left = needs.leftMatches.of(ruleset);
      store.set({ face: 'play', notFound: undefined });
      await needs.openRuleset(
        ruleset,
        left && !isAsFar(needs.persistence.of(ruleset), left) ? left.session : undefined,
      );
    },
    editRules: (ruleset) => openWith('workshop', ruleset),
  };
};

/** Does something as soon as the game can be played, unless it has a match already or another one is opened meanwhile. */
async function whenPlayable(store: Store<State>, ruleset: string, act: () => unknown): Promise<void> {
  const isGone = (state: State): boolean => state.ruleset !== ruleset || state.face !== 'play';
  const state = await until(store, (now) => isGone(now) || now.info !== undefined);
  if (!isGone(state) && state.view === undefined && state.save === undefined) await act();
}

const until = (store: Store<State>, isSo: (state: State) => boolean): Promise<State> =>
  new Promise((done) => {
    if (isSo(store.get())) return done(store.get());
    const stop = store.subscribe((now) => {
      if (!isSo(now)) return;
      stop();
      done(now);
    });
  });

async function begin(store: Store<State>, { play }: Needs): Promise<void> {
  const { info } = store.get();
  const [seating] = info?.layouts ?? [];
  if (info === undefined || seating === undefined) return;
  const { suggestedPlayers } = await suggesting();
  await play.start(seating.name, anySeed(), {}, suggestedPlayers(info, seating));
}

function showPlace(store: Store<State>, { show, openFile }: Needs, { ruleset, file, line }: Route): void {
  const path = `${ruleset}/${file}`;
  const text = store.get().buffers[path]?.text;
  if (file === undefined || text === undefined) return;
  if (line === undefined) return openFile(path);
  const start = startOfLine(text, line);
  show(path, start, start);
}

/** Where a line begins, from 1; the end of the text where it has fewer lines. */
function startOfLine(text: string, line: number): number {
  let at = 0;
  for (let n = 1; n < line; n += 1) {
    const end = text.indexOf('\n', at);
    if (end < 0) return text.length;
    at = end + 1;
  }
  return at;
}
