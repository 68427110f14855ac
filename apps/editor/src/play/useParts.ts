import { type AskView, isMany } from '@sandtable/session';
import { useState } from 'react';
import { useWorkbench } from '../context.ts';
import { byParts, type Step, step, stepBack } from './by-parts.ts';

/** How far a value is chosen part by part, and the ways on and back. */
export interface Parts extends Step {
  readonly take: (option: string) => void;
  readonly back: (() => void) | undefined;
}

/** Undefined where answers are better listed; `question` tells one question from the next. */
export function useParts(ask: AskView | undefined, question: string): Parts | undefined {
  const { bench } = useWorkbench();
  const [kept, keep] = useState<{ question: string; choices: readonly string[] }>({ question, choices: [] });
  if (ask === undefined || isMany(ask) || ask.form === 'menu' || !byParts(ask.candidates)) return undefined;
  const choices = kept.question === question ? kept.choices : [];
  const now = step(ask.candidates, choices);
  const take = (option: string): void => {
    const next = step(ask.candidates, [...now.chosen, option]);
    // Who comes back to it begins again.
    keep({ question, choices: next.whole === undefined ? next.chosen : [] });
    if (next.whole !== undefined) void bench.play.pick(next.whole);
  };
  const before = stepBack(ask.candidates, now.chosen);
  const back = before && (() => keep({ question, choices: before }));
  return { ...now, take, back };
}
