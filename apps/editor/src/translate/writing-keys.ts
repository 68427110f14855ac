import type { KeyboardEvent } from 'react';
import type { Writing } from './useWriting.ts';

/** What keys do while a translation is written. */
export interface WritingActions extends Pick<Writing, 'save' | 'undo' | 'redo'> {
  /** Goes one text on, or one back. */
  readonly step: (by: 1 | -1) => void;
  readonly nextUnfinished: () => void;
  /** Has the translation wait for a look, or ends that. */
  readonly review: () => void;
  readonly copySource: () => void;
  /** Inserts a value or a term, counted from 0. */
  readonly insert: (at: number) => void;
  /** Takes a suggestion, counted from 0. */
  readonly suggest: (at: number) => void;
}

/** One undo serves the view and the text, so the field must not keep one of its own. */
export function pressInField(event: KeyboardEvent, actions: WritingActions): void {
  const act = event.altKey ? withAlt(event, actions) : withControl(event, actions);
  if (act === undefined) return;
  event.preventDefault();
  act();
}

/** Digits are recognized by where they are on the keyboard: with Alt, some keyboards type other signs there. */
function withAlt(
  { key, code, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  actions: WritingActions,
): (() => void) | undefined {
  if (ctrlKey || metaKey) return undefined;
  if (key === 'ArrowDown') return () => actions.step(1);
  if (key === 'ArrowUp') return () => actions.step(-1);
  if (key === 'Enter') return actions.review;
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit === undefined) return undefined;
  if (digit === '0') return shiftKey ? undefined : actions.copySource;
  return () => (shiftKey ? actions.suggest : actions.insert)(Number(digit) - 1);
}

function withControl(
  { key: pressed, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  actions: WritingActions,
): (() => void) | undefined {
  if (!(ctrlKey || metaKey)) return undefined;
  const key = pressed.toLowerCase();
  if (key === 'enter') return actions.nextUnfinished;
  if (key === 's') return actions.save;
  if (key === 'y' || (key === 'z' && shiftKey)) return actions.redo;
  return key === 'z' ? actions.undo : undefined;
}
