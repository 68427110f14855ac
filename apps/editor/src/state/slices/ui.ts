import type { KeptHere } from '../../storage/over-shipped.ts';
import type { BroughtMap } from '../brought-map.ts';
import type { Offer } from '../offer.ts';
import type { SideName } from '../side-name.ts';
import type { StoppedWork, Work } from '../stopped.ts';
import { type Failure, slower } from '../stopped.ts';
import type { Store } from '../store.ts';

/** A language of the page or of a ruleset, such as `fr`. */
export type Lang = string;

/** Panels of tools, in the order of their tabs. */
export const TOOL_PANELS = [
  'findings',
  'log',
  'steps',
  'byHand',
  'botGames',
  'why',
  'inside',
  'watch',
  'coverage',
  'differences',
  'settings',
  'notes',
] as const;

/** Everything on the page that has a tab. */
export const PANELS = ['rulesets', 'text', 'play', ...TOOL_PANELS] as const;

export type PanelId = (typeof PANELS)[number];

/** The two faces of the page: the table for who plays, the panels for who works on the rules. */
export type Face = 'play' | 'workshop';

/** What someone goes to: something with a name, or a text in any file. */
export type GoToAmong = 'names' | 'text';
/** A picture file of the board, or the board or its map on paper. */
export type PictureKind = 'svg' | 'png' | 'board' | 'sheet';

/** What is open over the page: one dialog at most. */
export type Dialog =
  | { readonly what: 'share' }
  | { readonly what: 'gallery' }
  | { readonly what: 'new-match' }
  | { readonly what: 'new-game' }
  | { readonly what: 'lab' }
  | { readonly what: 'history' }
  | { readonly what: 'commands' | 'help' }
  | { readonly what: 'go-to'; readonly among: GoToAmong }
  | { readonly what: 'effect'; readonly before: SideName; readonly after: SideName }
  | { readonly what: 'picture'; readonly as: PictureKind }
  | { readonly what: 'new-variant'; readonly ruleset: string; readonly title?: string | undefined }
  | {
      readonly what: 'forget';
      readonly ruleset: string;
      readonly title?: string | undefined;
      readonly here?: KeptHere | undefined;
    }
  | { readonly what: 'import'; readonly offer: Offer }
  | { readonly what: 'import-map'; readonly map: BroughtMap };

/** What the page itself shows: its language, its dialogs, and what it says of its work. */
export interface UiState {
  readonly lang: Lang;
  /** The language of the page once its words are there; before that it is in English. */
  readonly loadedLocale: Lang | undefined;
  readonly loading: boolean;
  readonly trouble: string | undefined;
  /** What was done, for a moment; the same words may appear twice. */
  readonly notification: { readonly text: string } | undefined;
  /** What is waited for longer than it should take, and what was given up last. */
  readonly slow: readonly Work[];
  readonly stopped: StoppedWork | undefined;
  /** The panel that was asked for last. */
  readonly activePanel: PanelId | undefined;
  readonly dialog: Dialog | undefined;
  /** The step of the tour that is shown. */
  readonly tour: number | undefined;
  readonly face: Face;
  /** At the table, what has one legal answer is taken without asking. */
  readonly takesOnly: boolean;
  /** Questions that are put even so, as `ruleset choice`. */
  readonly alwaysAsked: readonly string[];
  /** The page of the manual that is open, in Markdown. */
  readonly manual: string | undefined;
  /** The page shows ids where the texts of the ruleset would name things: with these texts it cannot be drawn. */
  readonly withoutTexts: boolean;
}

/** Forgotten when another ruleset is opened. */
export const uiReset = {
  stopped: undefined,
  manual: undefined,
  withoutTexts: false,
} as const satisfies Partial<UiState>;

export const initialUi: UiState = {
  lang: 'en',
  loadedLocale: undefined,
  loading: true,
  trouble: undefined,
  notification: undefined,
  slow: [],
  activePanel: undefined,
  dialog: undefined,
  tour: undefined,
  face: 'workshop',
  takesOnly: true,
  alwaysAsked: [],
  ...uiReset,
};

/** What may be done with the page itself. */
export interface UiActions {
  /** Says what went wrong until someone has read it. */
  reportTrouble(error: unknown): void;
  dismissTrouble(): void;
  /** Says that work was stopped, or failed. */
  reportFailure(failure: Failure): void;
  dismissStopped(): void;
  markSlow(work: Work, isSlow: boolean): void;
  /** Says for a moment what was done. */
  notify(text: string): void;
  dismissNotification(): void;
  showPanel(panel: PanelId): void;
  openDialog(dialog: Dialog): void;
  closeDialog(): void;
  setFace(face: Face): void;
  /** The words of a language are there; another one may have been chosen meanwhile. */
  wordsLoaded(lang: Lang): void;
  setWithoutTexts(withoutTexts: boolean): void;
  closeManual(): void;
}

export const uiActions = ({ set }: Store<UiState>): UiActions => ({
  reportTrouble: (error) => set({ trouble: String(error) }),
  dismissTrouble: () => set({ trouble: undefined }),
  reportFailure: (failure) => set(failure),
  dismissStopped: () => set({ stopped: undefined }),
  markSlow: (work, isSlow) => set(slower(work, isSlow)),
  notify: (text) => set({ notification: { text } }),
  dismissNotification: () => set({ notification: undefined }),
  showPanel: (activePanel) => set({ activePanel }),
  openDialog: (dialog) => set({ dialog }),
  closeDialog: () => set({ dialog: undefined }),
  setFace: (face) => set({ face }),
  wordsLoaded: (lang) => set((now) => (now.lang === lang ? { loadedLocale: lang } : {})),
  setWithoutTexts: (withoutTexts) => set({ withoutTexts }),
  closeManual: () => set({ manual: undefined }),
});
