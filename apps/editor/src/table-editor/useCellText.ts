import { useEffect, useRef, useState } from 'react';
import { completedText } from './completed-text.ts';
import { useCaret } from './useCaret.ts';
import { type CellPlace, type Suggestion, useSuggestions } from './useSuggestions.ts';

/** How a field was left. */
export type LeftBy = 'enter' | 'tab' | 'back' | 'blur';

export interface CellField extends CellPlace {
  readonly text: string;
  /** Begins with the focus, and is gone once it is left. */
  readonly focused?: boolean;
  /** Begins with the focus and all of its text chosen, in a form that knows itself where the focus goes. */
  readonly selected?: boolean;
  readonly onTyped?: (text: string) => void;
  /** Written when the field is left. */
  readonly onWritten: (text: string, by: LeftBy) => void;
  /** Left with Escape. */
  readonly onLeft?: () => void;
}

/** What is typed into a cell, what is suggested for it, and how it is written or left. */
export function useCellText({ path, table, column, text, focused = false, selected = false, ...on }: CellField) {
  const [typed, setTyped] = useState(text);
  const { completion, items, ask, close } = useSuggestions({ path, table, column }, typed);
  useEffect(() => setTyped(text), [text]);
  const field = useRef<HTMLInputElement>(null);
  const setCaret = useCaret(field, focused, selected);
  const isDone = useRef(false);
  const change = (next: string, caret?: number): void => {
    setTyped(next);
    setCaret(caret);
    on.onTyped?.(next);
  };
  return {
    field,
    typed,
    items,
    ask,
    close,
    begin: (): void => {
      isDone.current = false;
    },
    type: (next: string, caret: number): void => {
      change(next);
      ask(next, caret);
    },
    take: (item: Suggestion): void => {
      const next = completedText(typed, completion, item);
      change(next.text, next.caret);
      close();
    },
    /** A field that is gone when it is written hears that it lost the focus as well. */
    finish: (by: LeftBy): void => {
      if (isDone.current) return;
      isDone.current = by !== 'blur' && focused;
      close();
      on.onWritten(typed, by);
    },
    leave: (): void => {
      isDone.current = on.onLeft !== undefined;
      setTyped(text);
      on.onLeft?.();
    },
  };
}
