import type { Problem } from '@sandtable/archive';
import type { DiskState } from '../../storage/disk-home.ts';
import type { FileEntry, FileText, Why } from '../../storage/port.ts';
import type { SourceText } from '../../workers/protocol.ts';
import type { LinkContent } from '../link.ts';

/** What became of the link in the address. */
export type LinkState =
  | {
      readonly ok: true;
      readonly content: LinkContent;
      /** The ruleset here is another than the one that it was made with. */
      readonly isOther: boolean;
      /** Files of the link that a ruleset may not hold; they are left out. */
      readonly problems: readonly Problem[];
    }
  | { readonly ok: false; readonly why: 'cut' | 'newer' }
  | { readonly ok: false; readonly why: 'noRuleset'; readonly content: LinkContent };

/** A file as the page holds it: its text, and the stored version it came from. */
export interface Buffer {
  readonly text: string;
  readonly version: string;
  readonly dirty: boolean;
  /** What is stored could not be read as text without loss, and is not written over. */
  readonly lossy?: true;
  /** What is stored could not be read at all. */
  readonly unreadable?: true;
}

export interface Conflict {
  readonly path: string;
  readonly theirs: FileText;
}

/** A file that could not be saved for now, and why. */
export interface Unsaved {
  readonly path: string;
  readonly why: Why;
  /** The browser keeps it meanwhile; else it stands on the page alone. */
  readonly kept: boolean;
}

/** The files of the project and where they are stored. */
export interface ProjectState {
  readonly files: readonly FileEntry[];
  readonly ruleset: string | undefined;
  readonly buffers: Readonly<Record<string, Buffer>>;
  /** The texts of each ruleset as they were when the page opened it. */
  readonly opened: Readonly<Record<string, readonly SourceText[]>>;
  /** The ruleset that was open when the page failed, and was not opened again. */
  readonly notReopened: string | undefined;
  /** The ruleset that an address named, if it isn't here. */
  readonly notFound: string | undefined;
  readonly conflict: Conflict | undefined;
  readonly unsaved: Unsaved | undefined;
  /** What became of the link in the address. */
  readonly link: LinkState | undefined;
  /** How many other tabs have the same ruleset open. */
  readonly otherTabs: number;
  /** Why the folder does not answer; nothing while it does. */
  readonly backendOffline: Why | undefined;
  /** Rulesets are in a folder that a server reads; otherwise all that is written stays in this browser. */
  readonly hasFolder: boolean;
  /** How it stands with a folder that the browser opens; nothing over a server. */
  readonly disk: DiskState | undefined;
}

/** Forgotten when another ruleset is opened. */
export const projectReset = {
  notReopened: undefined,
  notFound: undefined,
} as const satisfies Partial<ProjectState>;

export const initialProject: ProjectState = {
  files: [],
  ruleset: undefined,
  buffers: {},
  opened: {},
  conflict: undefined,
  unsaved: undefined,
  link: undefined,
  otherTabs: 0,
  backendOffline: undefined,
  hasFolder: true,
  disk: undefined,
  ...projectReset,
};
