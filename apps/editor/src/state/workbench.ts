import { mountProjects } from '../storage/mounted-projects.ts';
import { type Say, say as sayIn } from '../words.ts';
import type { Ahead } from '../workers/ahead.ts';
import type { Client } from '../workers/client.ts';
import type { CompilerApi } from '../workers/compiler-api.ts';
import type { CoverageApi } from '../workers/coverage-protocol.ts';
import type { Connection } from '../workers/rpc.ts';
import type { WhyApi } from '../workers/why-protocol.ts';
import {
  comparingWorker,
  editedRulesWorker,
  type GameWorker,
  labCompiler,
  labWorker,
  mutationWorker,
} from '../workers/workers.ts';
import { type Actions, createActions } from './actions.ts';
import { type AtHand, createAtHand } from './at-hand.ts';
import { type Batches, createBatches, SEARCHING } from './batches.ts';
import { createBegin } from './begin.ts';
import { type Breaks, createBreaks } from './breaks.ts';
import { type Comparing, createComparing } from './comparing.ts';
import { createCompiling } from './compiling.ts';
import { type Coverage, createCoverage } from './coverage.ts';
import { type Covers, createCovers } from './covers.ts';
import { createDiskFolder, type DiskFolder } from './disk-folder.ts';
import { createDrafts } from './drafts.ts';
import { createExamples, type Examples } from './examples.ts';
import { createFileList, type FileList } from './file-list.ts';
import { createFiles, type Files } from './files.ts';
import { keepingHalfGiven, type PlayKept } from './half-given.ts';
import { createHistory, type History } from './history.ts';
import { createHouseRules, type HouseRules } from './house-rules.ts';
import { createLab, type Lab } from './lab/lab.ts';
import { createLeftMatches, type LeftMatches } from './left-matches.ts';
import { createLinking, type Linking } from './linking.ts';
import { createLooks } from './looks.ts';
import { createMotions, type Motions } from './motions.ts';
import { createMutation, type Mutation } from './mutation.ts';
import { createOddsPreviewer, type OddsPreviewer } from './odds-preview.ts';
import { createRulesets, type Rulesets } from './open-ruleset.ts';
import { createOpening, type Opening } from './opening.ts';
import { createPersistence } from './persistence.ts';
import { createPlay } from './play.ts';
import { createPreferences, type Preferences, rememberedPreferences } from './preferences.ts';
import { createProjects, type Projects } from './projects.ts';
import { createQueries, type Queries } from './queries.ts';
import { createRouting, type Routing } from './routing.ts';
import { createRuleEdits, type RuleEdits } from './rule-edits.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createSharing, type Sharing } from './sharing.ts';
import { createShowing, type Showing } from './showing.ts';
import type { PreviousGame } from './slices/match.ts';
import { initial, type State } from './state.ts';
import type { StorageProviders } from './storage-providers.ts';
import { createStore, type Store } from './store.ts';
import { type ThisTab, thisTab } from './this-tab.ts';
import { createTouring, type Touring } from './touring.ts';
import { createTranslating, type Translating } from './translating.ts';
import { createWhy, type Why } from './why.ts';

export interface Workbench extends Rulesets, Preferences, Queries, Routing, Showing {
  readonly store: Store<State>;
  readonly actions: Actions;
  readonly files: Files;
  readonly list: FileList;
  readonly play: PlayKept;
  readonly motions: Motions;
  readonly ruleEdits: RuleEdits;
  readonly comparing: Comparing;
  readonly lab: Lab;
  readonly oddsPreview: OddsPreviewer;
  readonly translating: Translating;
  readonly suggester: StorageProviders['suggester'];
  readonly why: Why;
  readonly houseRules: HouseRules;
  readonly sharing: Sharing;
  readonly coverage: Coverage;
  readonly mutation: Mutation;
  readonly linking: Linking;
  readonly projects: Projects;
  readonly diskFolder: DiskFolder;
  readonly atHand: AtHand;
  readonly history: History;
  readonly examples: Examples;
  readonly sessions: Sessions;
  readonly tour: Touring;
  readonly breaks: Breaks;
  readonly batches: Batches;
  /** Opens what the address says behind the #, or what was open last. */
  begin(hash?: string): Promise<void>;
  readonly opening: Opening;
  readonly covers: Covers;
  readonly leftMatches: LeftMatches;
  /** The address of the manual, where it is on the same site. */
  readonly manual: string | undefined;
  /** Where the reader of a match looks on its board. */
  readonly lookAt: ReturnType<typeof createLooks>;
  say: Say;
  /**
   * Applies these variants on top of the rules, in this order; ends when the match goes on under the result, as after an
   * edit.
   */
  lay(variants: readonly string[]): Promise<void>;
  /** Gives up what is waited for longer than it should take. */
  stopWork(): void;
  /** Keeps in the browser what leaving the page would lose. */
  keep(): void;
}

export interface Workers {
  readonly compile: Client<CompilerApi>;
  readonly game: GameWorker;
  /** Started when someone asks what has run. */
  readonly coverage: () => Connection<CoverageApi>;
  /** Begun when someone asks why. */
  readonly why?: () => Client<WhyApi>;
  readonly ahead?: Ahead;
}

export const createWorkbench = (homes: StorageProviders, workers: Workers): Workbench => {
  const store = createStore<State>({
    ...initial,
    ...rememberedPreferences(),
    hasFolder: homes.shipped === undefined,
  });
  const actions = createActions(store);
  const say: Say = (word, values) => sayIn(store.get().lang)(word, values);
  const showing = createShowing(store, actions);
  const match = playing(store, workers);
  const { lay, resume, compiling, batches } = match;
  const tab = thisTab(sessionStorage, globalThis.navigator?.locks);
  const stored = storing(store, homes, { tab, touched: compiling.touched, openFile: actions.openFile });
  const { project, files, list, persistence } = stored;
  const opening = createOpening(tab);
  const atHand = createAtHand(store, project, workers.ahead);
  const { openFile } = actions;
  const leaveMatch = (): void => workers.game.leave();
  const rulesets = createRulesets(store, { files, persistence, compiling, opening, atHand, openFile, leaveMatch });
  const covers = createCovers(homes.covers);
  const preferences = createPreferences(store, compiling.touched);
  const sharing = createSharing(store, project, { files, list, say, ...rulesets });
  const linking = createLinking(store, project, homes.linkStore, {
    sharing,
    ...rulesets,
    suggest: preferences.suggest,
  });
  const { play } = match;
  const leftMatches = createLeftMatches(localStorage);
  const routing = createRouting(store, {
    ...{ ...rulesets, opening, play, show: showing.show, openFile, leftMatches, persistence },
  });
  return {
    ...{ store, actions, say, ...routing, ...showing, ...rulesets, ...preferences, opening, sharing, linking },
    ...{ files, list, history: stored.history },
    ...{ play: { ...play, resume }, oddsPreview: match.oddsPreview, breaks: match.breaks, batches, lay },
    ...analysing(store, workers, match),
    motions: createMotions(store, { lookUp: play.lookUp, isStill }),
    ruleEdits: createRuleEdits(store, play, () => batches.guard(editedRulesWorker)),
    why: whyIn(store, workers, showing, (decision) => play.lookUp('actsOf', decision)),
    tour: createTouring(store),
    ...{ covers, leftMatches, atHand, lookAt: createLooks(), manual: homes.manual, suggester: homes.suggester },
    projects: createProjects(store, project, { files, list, say, ...rulesets, lay, covers, shipped: homes.shipped }),
    diskFolder: createDiskFolder(store, homes.disk, { files, list, ...rulesets, ...routing, hash: addressHash }),
    ...writing(store, workers, { files, list, resume, show: showing.show }),
    begin: createBegin(store, project, { list, linking, opening, routing, openRuleset: rulesets.openRuleset }),
    stopWork: () => stopSlow(store.get(), workers, batches),
    keep: () => keep(stored),
  };
};

function keep({ files, persistence, history }: ReturnType<typeof storing>): void {
  files.keep();
  persistence.flush();
  void history.flush();
}

/** The match, and the rules that it is played by. */
function playing(store: Store<State>, workers: Workers) {
  const batches = createBatches(store);
  const breaks = createBreaks(store, workers.compile, workers.game);
  const play = keepingHalfGiven(store, createPlay(store, workers.game, breaks));
  const compiling = createCompiling(store, workers.compile, play);
  const lay = (variants: readonly string[]): Promise<void> => {
    store.set({ variants });
    return compiling.compile();
  };
  // Its decisions are those of its own rules: it waits with what does not fit until they lie there.
  const resume = async (match: PreviousGame): Promise<void> => {
    await play.resume(match);
    const { variants } = match.save;
    if (variants.join() !== store.get().variants.join()) void lay(variants);
  };
  return { batches, breaks, play, compiling, lay, resume, oddsPreview: createOddsPreviewer(store, play.lookUp) };
}

interface StoringNeeds {
  readonly tab: ThisTab;
  readonly touched: () => void;
  readonly openFile: (path: string) => void;
}

/** Files, and what the browser keeps beside them. */
function storing(
  store: Store<State>,
  { folder, browser, disk, linkStore, points }: StorageProviders,
  { tab, touched, openFile }: StoringNeeds,
) {
  const project = mountProjects(folder, { browser, disk: disk?.project, link: linkStore.project }, (away) =>
    store.set({ backendOffline: away }),
  );
  const files = createFiles(store, project, touched, createDrafts(localStorage, tab.name), tab.others);
  const persistence = createPersistence(store, sessionStorage);
  const history = createHistory(store, points);
  const list = createFileList(store, project, files, touched, openFile);
  return { project, files, list, persistence, history };
}

/** What many games tell of the rules. */
function analysing(
  store: Store<State>,
  workers: Workers,
  { batches, resume }: Pick<ReturnType<typeof playing>, 'batches' | 'resume'>,
): Pick<Workbench, 'mutation' | 'coverage' | 'comparing' | 'lab'> {
  return {
    mutation: createMutation(store, () => batches.guard(mutationWorker)),
    coverage: createCoverage(store, workers.compile, () => batches.guard(workers.coverage), resume),
    comparing: createComparing(store, { resume }, workers.compile, () => batches.guard(comparingWorker, SEARCHING)),
    lab: createLab(store, {
      play: { resume },
      compile: () => batches.guard(labCompiler, SEARCHING),
      worker: () => batches.guard(labWorker, SEARCHING),
    }),
  };
}

interface WritingNeeds extends Pick<Workbench, 'files' | 'list' | 'show'> {
  readonly resume: (match: PreviousGame) => Promise<void>;
}

/** What is written beside the rules, and what they answer. */
const writing = (store: Store<State>, { compile }: Workers, { files, list, resume, show }: WritingNeeds) => ({
  houseRules: createHouseRules(store, compile),
  sessions: createSessions(store, { files, list, resume }),
  examples: createExamples(store, compile, { files, list, show }),
  translating: createTranslating(store, compile, { list, files }),
  ...createQueries(store, compile),
});

const whyIn = (
  store: Store<State>,
  workers: Workers,
  { show }: Showing,
  actsOf: (decision: number) => Promise<readonly number[] | undefined>,
): Why =>
  createWhy(
    store,
    workers.why,
    ({ file, start, end }) => show(`${store.get().ruleset}/${file}`, start, end, true),
    workers.compile,
    actsOf,
  );

/** Outside of a browser there is no address. */
const addressHash = (): string => globalThis.location?.hash ?? '';

/** Outside of a browser nothing moves. */
const isStill = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

const stopSlow = ({ slow }: State, workers: Workers, batches: Batches): void => {
  if (slow.includes('checking') || slow.includes('making')) workers.compile.stop();
  if (slow.includes('play')) workers.game.stop();
  if (slow.includes('bots')) batches.stop();
  if (slow.includes('why')) workers.why?.().stop();
};
