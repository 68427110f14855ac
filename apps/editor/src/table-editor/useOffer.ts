import type { Completion } from '@sandtable/ide';
import { useRef, useState } from 'react';
import { useWorkbench } from '../context.ts';

const NOTHING: Completion = { start: 0, end: 0, items: [] };
/** More are found by typing. */
const SHOWN = 12;

/** What could be written at the caret of a cell; the last answer counts. */
export function useOffer(path: string, column: string) {
  const { bench } = useWorkbench();
  const [offered, setOffered] = useState<Completion>(NOTHING);
  const [chosen, setChosen] = useState(-1);
  const asked = useRef(0);
  const items = offered.items.slice(0, SHOWN);
  const offer = (text: string, at: number): void => {
    const mine = ++asked.current;
    setChosen(-1);
    const found = bench.language(path).candidates(column, text, at);
    void found.then((completion = NOTHING) => mine === asked.current && setOffered(completion));
  };
  const close = (): void => {
    asked.current += 1;
    setOffered(NOTHING);
  };
  const step = (by: number): void => setChosen((chosen + by + items.length) % items.length);
  return { offered, items, chosen, offer, close, step };
}
