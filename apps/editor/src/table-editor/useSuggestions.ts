import type { Completion } from '@sandtable/ide';
import { useRef, useState } from 'react';
import { useWorkbench } from '../context.ts';
import { carriedOver } from './carried-over.ts';

export type Suggestion = Completion['items'][number];

/** A column of a table. */
export interface CellPlace {
  readonly path: string;
  /** Which table of a file of rules it is. */
  readonly table?: string | undefined;
  readonly column: string;
}

export interface Suggestions {
  /** Where in the text an item goes. */
  readonly completion: Completion;
  readonly items: readonly Suggestion[];
  readonly ask: (text: string, caret: number) => void;
  readonly close: () => void;
}

const NOTHING: Completion = { start: 0, end: 0, items: [] };
/** More are found by typing. */
const SHOWN = 12;

/** What could be written at the caret of a cell; the last answer counts, as long as it fits what is typed meanwhile. */
export function useSuggestions({ path, table, column }: CellPlace, typed: string): Suggestions {
  const { bench } = useWorkbench();
  const [answered, setAnswered] = useState({ text: '', completion: NOTHING });
  const completion = carriedOver(answered.completion, answered.text, typed) ?? NOTHING;
  const asked = useRef(0);
  const ask = (text: string, caret: number): void => {
    const mine = ++asked.current;
    const found = bench.language(path).candidates(column, text, caret, table);
    void found.then((answer = NOTHING) => mine === asked.current && setAnswered({ text, completion: answer }));
  };
  const close = (): void => {
    asked.current += 1;
    setAnswered({ text: '', completion: NOTHING });
  };
  return { completion, items: completion.items.slice(0, SHOWN), ask, close };
}
