import type { KeyboardEvent } from 'react';
import type { Notes } from './useNotes.ts';

/** Undo takes back what was written; while someone types it is that of the field. */
export function pressInNotes(event: KeyboardEvent, notes: Notes): void {
  const { target, key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isTyping = (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) && target.value !== '';
  if (isTyping || altKey || !(ctrlKey || metaKey)) return;
  const pressed = key.toLowerCase();
  if (pressed !== 'z' && pressed !== 'y') return;
  event.preventDefault();
  if (pressed === 'y' || shiftKey) notes.redo();
  else notes.undo();
}
