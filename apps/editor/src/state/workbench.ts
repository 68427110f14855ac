import { savedUpTo } from '@sandtable/session';
import { forgetHash } from '../sharing/address.ts';
import { joined, placeOf } from '../storage/joined.ts';
import { fetchWords, PAGE_LANGUAGES, type Say, say } from '../words.ts';
import type { BookText } from '../workers/book.ts';
import type { CoverageReply, CoverageRequest } from '../workers/coverage-protocol.ts';
import { Stopped } from '../workers/guarded.ts';
import type {
  CompileReply,
  CompileRequest,
  Finding,
  GameReply,
  GameRequest,
  Question,
  Told,
} from '../workers/protocol.ts';
import type { Caller } from '../workers/rpc.ts';
import type { WhyReply, WhyRequest } from '../workers/why-protocol.ts';
import { comparingWorker, mutationWorker } from '../workers/workers.ts';
import { type Actions, createActions } from './actions.ts';
import { type Batches, createBatches, SEARCHING } from './batches.ts';
import { type Breaks, createBreaks } from './breaks.ts';
import { createCompiling } from './compiling.ts';
import { type Coverage, createCoverage } from './coverage.ts';
import { createDiffer, type Differ } from './differ.ts';
import { createDrafts } from './drafts.ts';
import { createExamples, type Examples } from './examples.ts';
import { createFileList, type FileList } from './file-list.ts';
import { createFiles, type Files } from './files.ts';
import { firstFile } from './first-file.ts';
import { keepingHalfGiven } from './half-given.ts';
import { createHistory, type History } from './history.ts';
import type { Homes } from './homes.ts';
import { createHouseRules, type HouseRules } from './house-rules.ts';
import { createLinking, type Linking } from './linking.ts';
import { createMutation, type Mutation } from './mutation.ts';
import { createOddsPreviewer, type OddsPreviewer } from './odds-preview.ts';
import { createOpening, type Opening } from './opening.ts';
import { insteadOf } from './other-match.ts';
import { folderOf } from './paths.ts';
import { createPersistence, type PersistedSession } from './persistence.ts';
import { createPlay, type Play } from './play.ts';
import { createProjects, type Projects } from './projects.ts';
import { remember, remembered } from './remembered.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createSharing, type Sharing } from './sharing.ts';
import { shownAs } from './shown-as.ts';
import type { PreviousGame } from './slices/match.ts';
import type { Lang } from './slices/ui.ts';
import { sourcesOf } from './sources.ts';
import { initial, resetOnOpen, type State } from './state.ts';
import { createStore, type Store } from './store.ts';
import { thisTab } from './this-tab.ts';
import { createTouring, type Touring } from './touring.ts';
import { createTranslating, type Translating } from './translating.ts';
import { createWhy, type Why } from './why.ts';

export interface Workbench {
  readonly store: Store<State>;
  readonly actions: Actions;
  readonly files: Files;
  readonly list: FileList;
  readonly play: Play;
  readonly differ: Differ;
  readonly oddsPreview: OddsPreviewer;
  readonly translating: Translating;
  readonly why: Why;
  readonly houseRules: HouseRules;
  readonly sharing: Sharing;
  readonly coverage: Coverage;
  readonly mutation: Mutation;
  readonly linking: Linking;
  readonly projects: Projects;
  readonly history: History;
  readonly examples: Examples;
  readonly sessions: Sessions;
  readonly tour: Touring;
  readonly breaks: Breaks;
  readonly batches: Batches;
  /** Opens what the address says behind the #, or what was open last. */
  begin(hash?: string): Promise<void>;
  /** Opens a ruleset with the match that was left there, or with another one; that one can be gone back to. */
  openRuleset(ruleset: string, match?: PersistedSession, withoutTexts?: boolean): Promise<void>;
  closeRuleset(): void;
  readonly opening: Opening;
  /** Opens the text at a place that a finding or a module tells of. */
  goto(place: Pick<Finding, 'file' | 'start' | 'end'>): void;
  /** Opens a file of the ruleset at a place; quietly, if the focus is to stay where it is. */
  show(path: string, start: number, end: number, quiet?: boolean): void;
  say: Say;
  setLang(lang: Lang): void;
  /** Shows uses and numbers in the text, or only the text; remembered in the browser. */
  showBeside(shown: boolean): void;
  /** Lays these variants over the rules, in this order; the match goes on under what comes out, as after an edit. */
  lay(variants: readonly string[]): void;
  format(path: string): Promise<string | undefined>;
  /** Asks about a file, given by its path; nothing is told of files that are not part of the open ruleset. */
  ask(path: string, question: About): Promise<Told>;
  /** Shows the page of the manual about a finding. */
  explain(code: string): Promise<void>;
  /** The rules text in the language of the page, with the values of the rules that are played; to print, as a page of its own. */
  book(way?: 'print'): Promise<BookText | undefined>;
  /** Gives up what is waited for longer than it should take. */
  stopWork(): void;
  /** What the fault met that ended the match; nothing while it goes on, or where seats look that may not see all. */
  faultMet(): Promise<readonly string[]>;
  /** Keeps in the browser what leaving the page would lose. */
  keep(): void;
}

type Distributed<T> = T extends { readonly file: string } ? Omit<T, 'file'> : never;
/** A question about the file at hand. */
export type About = Distributed<Question>;

export interface Workers {
  readonly compile: Caller<CompileRequest, CompileReply>;
  readonly game: Caller<GameRequest, GameReply>;
  /** Started when somebody asks what has run. */
  readonly coverage: () => Caller<CoverageRequest, CoverageReply>;
  /** Begun when somebody asks why. */
  readonly why?: () => Caller<WhyRequest, WhyReply>;
}

/** What was chosen last, else the language of the browser if the page is written in it. */
const rememberedLang = (): Lang => {
  const own = navigator.language.split('-')[0] ?? '';
  return remembered('lang') ?? (PAGE_LANGUAGES.includes(own) ? own : 'en');
};

/** Milliseconds in which the page has drawn what it was told. */
const DRAWN = 500;

const BESIDE = 'beside-text';
const remembersBeside = (): boolean => remembered(BESIDE) !== 'off';

export const createWorkbench = ({ folder, browser, shelf, points }: Homes, workers: Workers): Workbench => {
  const store = createStore<State>({ ...initial, lang: rememberedLang(), besideText: remembersBeside() });
  const actions = createActions(store);
  const { openFile } = actions;
  const project = joined(folder, { browser, link: shelf.project }, (away) => store.set({ backendOffline: away }));
  const batches = createBatches(store);
  const breaks = createBreaks(store, workers.compile, workers.game);
  const play = keepingHalfGiven(store, createPlay(store, workers.game, breaks));
  const thoughts = createOddsPreviewer(store, play.aside);
  const compiling = createCompiling(store, workers.compile, play);
  const { touched } = compiling;
  const lay = (variants: readonly string[]): void => {
    store.set({ variants });
    touched();
  };
  const tab = thisTab(sessionStorage, globalThis.navigator?.locks);
  const files = createFiles(store, project, touched, createDrafts(localStorage, tab.name), tab.others);
  const keeper = createPersistence(store, sessionStorage);
  const history = createHistory(store, points);

  const show = (path: string, start: number, end: number, quiet = false): void => {
    if (store.get().buffers[path] === undefined) return;
    openFile(path);
    store.set((now) => ({ goto: { path, start, end, quiet }, ...shownAs(path, false)(now) }));
  };
  const why = createWhy(
    store,
    workers.why,
    ({ file, start, end }) => show(`${store.get().ruleset}/${file}`, start, end, true),
    workers.compile,
  );

  const opening = createOpening();
  const list = createFileList(store, project, files, touched, openFile);

  const openRuleset = async (ruleset: string, other?: PersistedSession, withoutTexts = false): Promise<void> => {
    keeper.flush();
    opening.begin(ruleset);
    const { open, active, ...kept } = keeper.of(ruleset);
    const match = other ? insteadOf(kept, other) : kept;
    const among = (path: string): boolean => store.get().files.some((one) => one.path === path);
    const tabs = open?.filter(among) ?? [];
    // What is being compiled belongs to the ruleset that was open.
    compiling.forget();
    const shown = active !== undefined && tabs.includes(active) ? active : tabs.at(-1);
    store.set({ ...resetOnOpen, ...match, withoutTexts, ruleset, open: tabs, active: shown });
    if (placeOf(ruleset) !== 'link') {
      remember('ruleset', ruleset);
      forgetHash();
      store.set({ link: undefined });
    }
    await files.load(ruleset).catch((error: unknown) => store.set({ trouble: String(error) }));
    if (store.get().ruleset !== ruleset) return;
    store.set((s) => (ruleset in s.opened ? {} : { opened: { ...s.opened, [ruleset]: sourcesOf(s) } }));
    const first = open === undefined ? firstFile(store.get(), ruleset) : undefined;
    if (first !== undefined && store.get().open.length === 0) openFile(first);
    await compiling.compile();
    // What came last is drawn by then, or has failed.
    setTimeout(() => opening.done(ruleset), DRAWN);
  };

  const closeRuleset = (): void => {
    keeper.flush();
    compiling.forget();
    localStorage.removeItem('sandtable.ruleset');
    store.set({ ...resetOnOpen, ruleset: undefined, open: [], active: undefined });
  };
  const speak = (lang: Lang): void =>
    void fetchWords(lang).then(() => {
      store.set({ lang, loadedLocale: lang });
      touched();
    });
  /** The language of a link is for who has chosen none himself. */
  const suggest = (lang: Lang): void => {
    if (remembered('lang') === undefined) speak(lang);
  };
  const saying: Say = (word, values) => say(store.get().lang)(word, values);
  const sharing = createSharing(store, project, { files, list, say: saying, openRuleset });
  const linking = createLinking(store, project, shelf, { sharing, openRuleset, closeRuleset, suggest });
  // Its decisions are those of its own rules: it waits with what does not fit until they lie there.
  const resume = async (match: PreviousGame): Promise<void> => {
    await play.resume(match);
    const { variants } = match.save;
    if (variants.join() !== store.get().variants.join()) lay(variants);
  };

  const projects = createProjects(store, project, { files, list, say: saying, openRuleset, closeRuleset, lay });

  return {
    store,
    actions,
    files,
    list,
    play: { ...play, resume },
    mutation: createMutation(store, () => batches.guard(mutationWorker)),
    coverage: createCoverage(store, workers.compile, () => batches.guard(workers.coverage), resume),
    differ: createDiffer(store, { resume }, workers.compile, () => batches.guard(comparingWorker, SEARCHING)),
    oddsPreview: thoughts,
    sharing,
    tour: createTouring(store),
    breaks,
    batches,
    linking,
    houseRules: createHouseRules(store, workers.compile),
    projects,
    history,
    sessions: createSessions(store, { files, list, resume }),
    examples: createExamples(store, workers.compile, { files, list, show }),
    translating: createTranslating(store, workers.compile, { list, files }),
    why,
    lay,
    show,
    say: saying,
    openRuleset,
    closeRuleset,
    opening,
    begin: async (hash = '') => {
      try {
        store.set({ files: await project.list(), loading: false });
        // What cannot be read now is looked at again when the project is back.
        const safely = (looked: Promise<void>): void => void looked.catch(() => undefined);
        project.watch(
          (path) => safely(list.changed(path)),
          () => safely(list.again()),
        );
        if (await linking.open(hash)) return;
        const last = remembered('ruleset');
        if (last === undefined || !store.get().files.some((f) => folderOf(f.path) === last)) return;
        if (opening.broken() === last) store.set({ notReopened: last });
        else await openRuleset(last);
      } catch (error) {
        store.set({ loading: false, trouble: String(error) });
      }
    },
    goto: ({ file, start, end }) => {
      show(`${store.get().ruleset}/${file}`, start, end);
    },
    setLang: (lang) => {
      remember('lang', lang);
      speak(lang);
    },
    showBeside: (besideText) => {
      remember(BESIDE, besideText ? 'on' : 'off');
      store.set({ besideText });
    },
    ask: async (path, about) => {
      const { ruleset, lang, variants } = store.get();
      if (folderOf(path) !== ruleset) return {};
      const question = { ...about, file: path.slice(path.indexOf('/') + 1) };
      const files = sourcesOf(store.get());
      const asked = workers.compile.call({ op: 'ask', files, lang, question, variants });
      return await asked.then(
        ({ answer = {} }) => answer,
        (error: unknown) => {
          // Whoever points somewhere need not hear that the check was stopped.
          if (error instanceof Stopped) return {};
          throw error;
        },
      );
    },
    explain: async (code) => {
      const { text } = await workers.compile.call({ op: 'explain', code, lang: store.get().lang });
      store.set({ manual: text });
    },
    book: async (way) => {
      const { lang } = store.get();
      return (await workers.compile.call({ op: 'book', files: sourcesOf(store.get()), lang, way })).book;
    },
    stopWork: () => {
      const { slow } = store.get();
      if (slow.includes('checking') || slow.includes('making')) workers.compile.stop();
      if (slow.includes('play')) workers.game.stop();
      if (slow.includes('bots')) batches.stop();
      if (slow.includes('why')) workers.why?.().stop();
    },
    faultMet: async () => {
      const { view, viewer, save, lang } = store.get();
      if (view?.fault === undefined || viewer !== 'all' || save === undefined) return [];
      const standing = savedUpTo(save, view.decisions);
      const { lines } = await workers.compile.call({ op: 'fault', save: standing, code: view.fault.code, lang });
      return lines ?? [];
    },
    keep: () => {
      files.keep();
      keeper.flush();
      void history.flush();
    },
    format: async (path) => {
      const text = store.get().buffers[path]?.text;
      if (text === undefined || !path.endsWith('.sand')) return undefined;
      return (await workers.compile.call({ op: 'format', path, text })).text;
    },
  };
};
