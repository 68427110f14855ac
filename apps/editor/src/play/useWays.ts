import type { AskView, Way } from '@sandtable/session';
import { useState } from 'react';
import { useWorkbench } from '../context.ts';
import { useSame } from './useStableCallback.ts';

/** Something on the board that leads into several arms of a menu. */
export interface Crossing {
  readonly kind: string;
  readonly member: string;
  readonly ways: readonly Way[];
}

/** Answers that begin with a piece or place instead of with what is to be done with it. */
export interface Ways {
  readonly members: readonly string[];
  /** The kind of all of them, where they have one in common. */
  readonly kind: string | undefined;
  readonly take: (member: string, kind: string) => void;
  /** What was clicked last, while it is open what is to be done with it. */
  readonly crossing: Crossing | undefined;
  readonly choose: (way: Way) => void;
  readonly close: () => void;
}

const NONE: readonly Way[] = [];

/** Undefined where the board leads into no menu; `question` tells one question from the next. */
export function useWays(ask: AskView | undefined, question: string): Ways | undefined {
  const { bench } = useWorkbench();
  const [open, setOpen] = useState<{ readonly question: string; readonly at: Crossing } | undefined>(undefined);
  const ways = useSame(ask?.sight === undefined ? (ask?.ways ?? NONE) : NONE);
  if (ways.length === 0) return undefined;
  const kinds = new Set(ways.map(({ kind }) => kind));
  const go = (way: Way, member: string): void => {
    setOpen(undefined);
    void bench.play.pickPath([...way.picked, member]);
  };
  const crossing = open?.question === question ? open.at : undefined;
  return {
    members: [...new Set(ways.flatMap(({ candidates }) => candidates))],
    kind: kinds.size === 1 ? ways[0]?.kind : undefined,
    take: (member, kind) => {
      const found = ways.filter((way) => way.kind === kind && way.candidates.includes(member));
      const [only] = found;
      if (only !== undefined && found.length === 1) go(only, member);
      else if (only !== undefined) setOpen({ question, at: { kind, member, ways: found } });
    },
    crossing,
    choose: (way) => (crossing === undefined ? undefined : go(way, crossing.member)),
    close: () => setOpen(undefined),
  };
}
