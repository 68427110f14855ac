import type { GameInfo } from '@sandtable/engine';
import type { Answer, AskView, MatchView, Save } from '@sandtable/session';

export interface SourceText {
  readonly path: string;
  readonly text: string;
}
/** A finding as the page shows it: worded in the worker, because the wording needs the catalogues. */
export interface Finding {
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'note';
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly message: string;
}

export type CompileRequest =
  | { readonly op: 'compile'; readonly files: readonly SourceText[]; readonly lang: string }
  | { readonly op: 'format'; readonly path: string; readonly text: string };
export interface CompileReply {
  readonly findings: readonly Finding[];
  readonly javascript: string | undefined;
  readonly digest: string;
  readonly ms: number;
  readonly text?: string;
}

export interface Lost {
  readonly index: number;
  readonly why: string;
}
export type GameRequest =
  | { readonly op: 'build'; readonly javascript: string; readonly save: Save | undefined }
  | { readonly op: 'start'; readonly seats: string; readonly seed: number; readonly options: Save['options'] }
  | { readonly op: 'pick'; readonly picked: readonly string[] }
  | { readonly op: 'decide'; readonly answer: Answer }
  | { readonly op: 'undo' }
  | { readonly op: 'redo' }
  /** Lets the random bot decide, at most `steps` times. */
  | { readonly op: 'random'; readonly steps: number };
export interface GameReply {
  readonly info?: GameInfo;
  readonly view?: MatchView;
  readonly save?: Save;
  readonly ask?: AskView;
  readonly lost?: Lost;
  /** Paths of texts: why an answer was not taken. */
  readonly refused?: readonly string[];
}
