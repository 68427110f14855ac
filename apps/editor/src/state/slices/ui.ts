import type { StoppedWork, Work } from '../stopped.ts';

/** A language of the page or of a ruleset, such as `fr`. */
export type Lang = string;

export const PANELS = [
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
  'notes',
] as const;

export type PanelId = (typeof PANELS)[number];

export type ProjectDialog =
  | { readonly what: 'share' }
  | { readonly what: 'gallery' }
  | { readonly what: 'new-game' }
  | { readonly what: 'history' }
  | { readonly what: 'new-variant' | 'forget'; readonly ruleset: string };

/** What the page itself shows: its language, its dialogs, and what it says of its work. */
export interface UiState {
  readonly lang: Lang;
  /** The language of the page once its words are there; before that it is in English. */
  readonly loadedLocale: Lang | undefined;
  readonly loading: boolean;
  readonly trouble: string | undefined;
  /** What was done, for a moment; the same words may be told twice. */
  readonly notification: { readonly text: string } | undefined;
  /** What is waited for longer than it should take, and what was given up last. */
  readonly slow: readonly Work[];
  readonly stopped: StoppedWork | undefined;
  /** The part below the text that was asked for. */
  readonly activePanel: PanelId | undefined;
  /** A dialog about the project as a whole that is open. */
  readonly dialog: ProjectDialog | undefined;
  /** The step of the tour that is shown. */
  readonly tour: number | undefined;
  /** The page for who only plays. */
  readonly player: boolean;
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
  player: false,
  ...uiReset,
};
