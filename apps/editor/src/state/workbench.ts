import type { Project } from '../project/port.ts';
import type { CompileReply, CompileRequest, Finding, GameReply, GameRequest } from '../work/protocol.ts';
import type { Caller } from '../work/rpc.ts';
import { createFiles, type Files, folderOf, isText } from './files.ts';
import { createPlay, type Play } from './play.ts';
import { initial, type Lang, noGame, type State } from './state.ts';
import { createStore, type Store } from './store.ts';

/** Typing faster than this compiles once. */
const DEBOUNCE = 30;

export interface Workbench {
  readonly store: Store<State>;
  readonly files: Files;
  readonly play: Play;
  begin(): Promise<void>;
  openRuleset(ruleset: string): Promise<void>;
  openFile(path: string): void;
  closeFile(path: string): void;
  goto(finding: Finding): void;
  setLang(lang: Lang): void;
  format(path: string): Promise<string | undefined>;
}

export interface Workers {
  readonly compile: Caller<CompileRequest, CompileReply>;
  readonly game: Caller<GameRequest, GameReply>;
}

const sourcesOf = ({ buffers, ruleset }: State) =>
  Object.entries(buffers)
    .filter(([path]) => folderOf(path) === ruleset)
    .map(([path, buffer]) => ({ path: path.slice(path.indexOf('/') + 1), text: buffer.text }));

const firstFile = (state: State, ruleset: string): string | undefined => {
  const paths = state.files.map((f) => f.path).filter((p) => folderOf(p) === ruleset && isText(p));
  return paths.find((p) => p.endsWith('/rules.sand')) ?? paths.find((p) => p.endsWith('.sand')) ?? paths[0];
};

const remembered = (): Lang => {
  const kept = localStorage.getItem('sandtable.lang') ?? navigator.language;
  return kept.startsWith('de') ? 'de' : 'en';
};

export const createWorkbench = (project: Project, workers: Workers): Workbench => {
  const store = createStore<State>({ ...initial, lang: remembered() });
  const play = createPlay(store, workers.game);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = 0;

  const compile = async (): Promise<void> => {
    const mine = ++round;
    const { lang } = store.get();
    try {
      const reply = await workers.compile.call({ op: 'compile', files: sourcesOf(store.get()), lang });
      // A later edit is compiled already; this answer is about a text that is gone.
      if (mine !== round) return;
      store.set({ findings: reply.findings, compiledIn: reply.ms });
      if (reply.javascript === undefined || reply.javascript === store.get().javascript) return;
      store.set({ javascript: reply.javascript });
      await play.build(reply.javascript);
    } catch (error) {
      store.set({ trouble: String(error) });
    }
  };
  const touched = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void compile(), DEBOUNCE);
  };
  const files = createFiles(store, project, touched);

  const openFile = (path: string): void =>
    store.set((s) => ({ active: path, open: s.open.includes(path) ? s.open : [...s.open, path] }));

  const openRuleset = async (ruleset: string): Promise<void> => {
    const first = firstFile(store.get(), ruleset);
    store.set({ ...noGame, ruleset, open: first ? [first] : [], active: first });
    localStorage.setItem('sandtable.ruleset', ruleset);
    await files.load(ruleset);
    await compile();
  };

  return {
    store,
    files,
    play,
    openFile,
    openRuleset,
    begin: async () => {
      try {
        store.set({ files: await project.list(), loading: false });
        project.watch((path) => void files.changed(path));
        const last = localStorage.getItem('sandtable.ruleset');
        if (last !== null && store.get().files.some((f) => folderOf(f.path) === last)) await openRuleset(last);
      } catch (error) {
        store.set({ loading: false, trouble: String(error) });
      }
    },
    closeFile: (path) =>
      store.set((s) => {
        const open = s.open.filter((p) => p !== path);
        return { open, active: s.active === path ? open.at(-1) : s.active };
      }),
    goto: (finding) => {
      const path = `${store.get().ruleset}/${finding.file}`;
      if (store.get().buffers[path] === undefined) return;
      openFile(path);
      store.set({ goto: { path, start: finding.start, end: finding.end } });
    },
    setLang: (lang) => {
      localStorage.setItem('sandtable.lang', lang);
      store.set({ lang });
      touched();
    },
    format: async (path) => {
      const text = store.get().buffers[path]?.text;
      if (text === undefined || !path.endsWith('.sand')) return undefined;
      return (await workers.compile.call({ op: 'format', path, text })).text;
    },
  };
};
