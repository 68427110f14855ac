import { useRef, useState } from 'react';
import { useWorkbench } from '../context.ts';

const NONE: readonly string[] = [];
/** More are found by typing. */
const SHOWN = 12;

/** Ways to go on with an expression, each as the whole text; the last answer counts. */
export function useCompletions() {
  const { bench } = useWorkbench();
  const [items, setItems] = useState(NONE);
  const asked = useRef(0);
  const ask = (text: string, caret: number): void => {
    const mine = ++asked.current;
    void bench.why.complete(text, caret).then((completion) => {
      const { start = caret, end = caret, items: found = [] } = completion ?? {};
      const whole = found.slice(0, SHOWN).map(({ label }) => text.slice(0, start) + label + text.slice(end));
      if (mine === asked.current) setItems(whole.includes(text) ? NONE : [...new Set(whole)]);
    });
  };
  const close = (): void => {
    asked.current += 1;
    setItems(NONE);
  };
  return { items, ask, close };
}
