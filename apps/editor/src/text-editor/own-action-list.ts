import type { Word } from '../words.ts';

/** An action of the text editor itself, by its id there. */
export interface EditorAction {
  readonly id: string;
  readonly title: Word;
  readonly keys?: string;
}

export interface OwnAction extends EditorAction {
  /** Where it stands in the menu of the text. */
  readonly order: number;
  /** A condition of the editor under which it can be done. */
  readonly precondition?: string;
}

/** Our own, in the order of the menu of the text; `own-actions.ts` says what they do. */
export const OWN_ACTIONS = [
  { id: 'sand.change-this', title: 'changeHere', order: 0, precondition: 'sandOfBase' },
  { id: 'sand.settings', title: 'settingsHere', order: 0.25 },
  { id: 'sand.examples', title: 'examplesHere', order: 0.3, precondition: 'sandOfVariant' },
  { id: 'sand.note-here', title: 'noteHere', order: 0.5, precondition: 'sandHasRules' },
  { id: 'sand.why', title: 'whyDidNot', order: 1 },
  { id: 'sand.watch', title: 'watchSelected', order: 2, precondition: 'editorHasSelection' },
  { id: 'sand.break', title: 'breakHere', order: 3, keys: 'F9' },
] as const satisfies readonly OwnAction[];

export type OwnActionId = (typeof OWN_ACTIONS)[number]['id'];
