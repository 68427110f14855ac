import type { Change } from '@sandtable/ide';
import type { NotedRule } from '../../workers/protocol.ts';
import { shownAs, shownTable } from '../shown-as.ts';
import type { Store } from '../store.ts';
import type { UiState } from './ui.ts';

/** Where the text pane should go next; a new object each time, so that the same place can be asked for twice. */
export interface Goto {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  /** The focus stays where it is. */
  readonly keepFocus?: boolean;
}

/** What is filled in above the text: one form at most. */
export type Form =
  /** A place of the rules that is to be changed in a house rule. */
  | { readonly is: 'change-here'; readonly place: { readonly file: string; readonly offset: number } }
  /** A change of several places that is evaluated before it is made. */
  | { readonly is: 'preview'; readonly change: Change }
  /** The kind of which many rows are to be changed at once, and its columns. */
  | { readonly is: 'bulk'; readonly kind: string; readonly columns: readonly string[]; readonly column: string }
  /** House rules that were written for other rules, beside what the rules are now. */
  | { readonly is: 'rebase' };

/** The form of one kind. */
export type FormOf<Is extends Form['is']> = Extract<Form, { readonly is: Is }>;

/** By the ids of folders: whether someone folded it. */
export type Folds = Readonly<Record<string, boolean>>;

/** The open files, and how they are shown and changed. */
export interface EditorState {
  readonly open: readonly string[];
  readonly active: string | undefined;
  readonly goto: Goto | undefined;
  /** Files that are shown as their text, though they have a view of their own. */
  readonly asText: readonly string[];
  /** Files of rules that are shown as one of their tables, with the name of that table. */
  readonly tableIn: Readonly<Record<string, string>>;
  /** Folders of the list of files that someone folded or unfolded, by ruleset. */
  readonly folds: Readonly<Record<string, Folds>>;
  /** How often declarations are used, and what numbers come to, are shown in the text. */
  readonly inlineHints: boolean;
  /** The Tab key writes spaces; otherwise it leaves the text. */
  readonly tabIndents: boolean;
  readonly form: Form | undefined;
  /** The rule that someone wants to note something at, or whose thread they look at; a new object each time. */
  readonly noting: NotedRule | undefined;
  /** The settings that someone wants to see, as `constant/goal`, or kinds and relations; a new object each time. */
  readonly settingsShown: { readonly paths: readonly string[] } | undefined;
  /** The settings were just opened to be changed: their first field takes the focus. */
  readonly isBeginningSettings: boolean;
  /** The text of a catalogue that is worked on, by path; `since` is what had been gone to when it was chosen. */
  readonly textsChosen: Readonly<Record<string, { readonly key: string; readonly since: Goto | undefined }>>;
  /** Members that the text is about where the cursor was put, as `Kind.member`. */
  readonly highlighted: readonly string[];
}

/** Forgotten when another ruleset is opened. */
export const editorReset = {
  asText: [],
  tableIn: {},
  form: undefined,
  noting: undefined,
  settingsShown: undefined,
  isBeginningSettings: false,
  textsChosen: {},
  highlighted: [],
} as const satisfies Partial<EditorState>;

export const initialEditor: EditorState = {
  open: [],
  folds: {},
  active: undefined,
  goto: undefined,
  inlineHints: true,
  tabIndents: false,
  ...editorReset,
};

/** What may be done with the open files and forms. */
export interface EditorActions {
  openFile(path: string): void;
  closeFile(path: string): void;
  /** Shows a file as its text, or in its own view. */
  showAsText(path: string, isText: boolean): void;
  /** Shows a file of rules as one of its tables, or without a name as its text. */
  showTable(path: string, name: string | undefined): void;
  toggleTabIndents(): void;
  /** Works on a text of a catalogue. */
  chooseText(path: string, key: string): void;
  highlight(members: readonly string[]): void;
  openForm(form: Form): void;
  closeForm(): void;
  /** Opens the settings at some of them; without any all are shown. */
  showSettings(paths: readonly string[]): void;
  /** Opens all settings with the focus on their first field. */
  beginSettings(): void;
  endBeginningSettings(): void;
  /** Opens the notes at a rule. */
  startNote(rule: NotedRule): void;
  endNote(): void;
}

export const editorActions = ({ set }: Store<EditorState & Pick<UiState, 'activePanel'>>): EditorActions => ({
  openFile: (path) => set(({ open }) => ({ active: path, open: open.includes(path) ? open : [...open, path] })),
  closeFile: (path) =>
    set(({ open, active }) => {
      const others = open.filter((one) => one !== path);
      return { open: others, active: active === path ? others.at(-1) : active };
    }),
  showAsText: (path, isText) => set(shownAs(path, isText)),
  showTable: (path, name) => set(shownTable(path, name)),
  toggleTabIndents: () => set(({ tabIndents }) => ({ tabIndents: !tabIndents })),
  chooseText: (path, key) =>
    set(({ textsChosen, goto }) => ({ textsChosen: { ...textsChosen, [path]: { key, since: goto } } })),
  highlight: (highlighted) => set({ highlighted }),
  openForm: (form) => set({ form }),
  closeForm: () => set({ form: undefined }),
  showSettings: (paths) =>
    set(paths.length === 0 ? { settingsShown: undefined } : { settingsShown: { paths }, activePanel: 'settings' }),
  beginSettings: () => set({ settingsShown: undefined, activePanel: 'settings', isBeginningSettings: true }),
  endBeginningSettings: () => set({ isBeginningSettings: false }),
  startNote: (rule) => set({ noting: { ...rule }, activePanel: 'notes' }),
  endNote: () => set({ noting: undefined }),
});
