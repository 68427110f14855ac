import type { AskView, Way } from '@sandtable/session';
import { useEffect, useState } from 'react';
import { useWorkbench } from '../context.ts';
import { aimsOf, dropsOn } from './piece-paths.ts';
import { type Asked, dropsOf, useDropping } from './useDropping.ts';
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
  /** Where what was clicked last can be put, and what is done there is clear. */
  readonly aims: readonly string[];
  /** The kind of all members, where they have one in common and there are no aims. */
  readonly kind: string | undefined;
  readonly take: (member: string, kind: string) => void;
  /** What was clicked last, while it is open what is to be done with it. */
  readonly crossing: Crossing | undefined;
  /** Its menu is open. */
  readonly isAsking: boolean;
  readonly choose: (way: Way) => void;
  /** `isPress`: by a press elsewhere, which may mean where it is put. */
  readonly close: (isPress: boolean) => void;
}

const NONE: readonly Way[] = [];

interface Open {
  readonly question: string;
  readonly at: Crossing;
  /** What may follow, once it is known. */
  readonly asked: readonly Asked[];
  readonly isAsking: boolean;
}

/** Undefined where the board leads into no menu; `question` tells one question from the next. */
export function useWays(ask: AskView | undefined, question: string): Ways | undefined {
  const { bench } = useWorkbench();
  const { open, begin, close } = useCrossing(question);
  const { give } = useDropping();
  const ways = useSame(ask?.sight === undefined ? (ask?.ways ?? NONE) : NONE);
  if (ways.length === 0) return undefined;
  const kinds = new Set(ways.map(({ kind }) => kind));
  const go = (way: Way, member: string): void => {
    close(false);
    void bench.play.pickPath([...way.picked, member]);
  };
  const drops = dropsOf(open?.asked ?? []);
  const aims = aimsOf(drops);
  const aim = (member: string): void => {
    const [drop] = dropsOn(drops, member);
    close(false);
    if (drop !== undefined) give(drop);
  };
  return {
    members: [...new Set(ways.flatMap(({ candidates }) => candidates))],
    aims,
    kind: kinds.size === 1 && aims.length === 0 ? ways[0]?.kind : undefined,
    take: (member, kind) => {
      const found = ways.filter((way) => way.kind === kind && way.candidates.includes(member));
      const [only] = found;
      if (only !== undefined && found.length === 1) go(only, member);
      else if (only !== undefined) begin({ kind, member, ways: found });
      else if (aims.includes(member)) aim(member);
    },
    crossing: open?.at,
    isAsking: open?.isAsking === true,
    choose: (way) => (open === undefined ? undefined : go(way, open.at.member)),
    close,
  };
}

/** What was clicked last and leads into several arms; it is over with the question. */
function useCrossing(question: string) {
  const [last, setLast] = useState<Open | undefined>(undefined);
  const { lookUp } = useDropping();
  const open = last?.question === question ? last : undefined;
  const isLeft = open?.isAsking === false;
  // The press that closed the menu may end in a click on where it is put: until then, that stays lit.
  useEffect(() => {
    if (!isLeft) return;
    const end = (): void => setLast((now) => (now?.isAsking === false ? undefined : now));
    addEventListener('click', end);
    return () => removeEventListener('click', end);
  }, [isLeft]);
  return {
    open,
    begin: (at: Crossing): void => {
      setLast({ question, at, asked: [], isAsking: true });
      void lookUp(at).then((asked) => setLast((now) => (now?.at === at ? { ...now, asked } : now)));
    },
    close: (isPress: boolean): void => setLast((now) => (now && isPress ? { ...now, isAsking: false } : undefined)),
  };
}
