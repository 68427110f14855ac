import type { Change } from '@sandtable/ide';
import type { NotedRule } from '../../workers/protocol.ts';

/** Where the text pane should go next; a new object each time, so that the same place can be asked for twice. */
export interface Goto {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  /** The focus stays where it is. */
  readonly quiet?: boolean;
}

/** The open files, and how they are shown and changed. */
export interface EditorState {
  readonly open: readonly string[];
  readonly active: string | undefined;
  readonly goto: Goto | undefined;
  /** Files that are shown as grids, where they can be. */
  readonly asTable: readonly string[];
  /** Catalogues are shown as texts beside their sources, not as the file that they are. */
  readonly translating: boolean;
  /** How often declarations are used, and what numbers come to, are shown in the text. */
  readonly besideText: boolean;
  /** The Tab key writes spaces; otherwise it leaves the text. */
  readonly tabIndents: boolean;
  /** A place of the rules that is to be said otherwise in a house rule. */
  readonly changing: { readonly file: string; readonly offset: number } | undefined;
  /** A change of several places that is looked at before it is made. */
  readonly previewing: Change | undefined;
  /** The kind of which many rows are to be changed at once, and its columns. */
  readonly bulk: { readonly kind: string; readonly columns: readonly string[]; readonly column: string } | undefined;
  /** The rule that somebody wants to note something at, or whose thread he looks at; a new object each time. */
  readonly noting: NotedRule | undefined;
  /** Members that the text is about where the cursor was put, as `Kind.member`. */
  readonly highlighted: readonly string[];
}

/** Forgotten when another ruleset is opened. */
export const editorReset = {
  asTable: [],
  changing: undefined,
  previewing: undefined,
  bulk: undefined,
  noting: undefined,
  highlighted: [],
} as const satisfies Partial<EditorState>;

export const initialEditor: EditorState = {
  open: [],
  active: undefined,
  goto: undefined,
  translating: false,
  besideText: true,
  tabIndents: false,
  ...editorReset,
};
