import type { KeyboardEvent } from 'react';
import type { Writing } from './useWriting.ts';

/** One undo serves the view and the text, so the field must not keep one of its own. */
export function pressInField(event: KeyboardEvent, writing: Writing, onStep: (by: 1 | -1) => void): void {
  const act = actionOf(event, writing, onStep);
  if (act === undefined) return;
  event.preventDefault();
  act();
}

function actionOf(event: KeyboardEvent, writing: Writing, onStep: (by: 1 | -1) => void): (() => void) | undefined {
  if (event.altKey && event.key === 'ArrowDown') return () => onStep(1);
  if (event.altKey && event.key === 'ArrowUp') return () => onStep(-1);
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  if (key === 's') return writing.save;
  if (key === 'y' || (key === 'z' && event.shiftKey)) return writing.redo;
  return key === 'z' ? writing.undo : undefined;
}
