import type { BoardLayout } from '@sandtable/board';
import type { AskView } from '@sandtable/session';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore, useWorkbench } from '../context.ts';
import { isDrafted } from '../state/half-answer.ts';
import { pick } from '../state/selectors.ts';
import type { Member } from './piece-paths.ts';
import type { useBoardPicks } from './useBoardPicks.ts';
import { useIsOwned } from './useIsOwn.ts';
import { useLayout } from './useTexts.ts';

/** A click that answers a question which is about no piece, and then counts for the next one. */
export interface Skip {
  /** Whether the question can be answered so. */
  readonly isThere: boolean;
  /** False where a click on this means no such thing. */
  take(member: string, kind: string): boolean;
}

/** A piece that was clicked before it was asked about. */
interface Early extends Member {
  readonly promptId: number;
  readonly role: string;
}

/** The answer that the layout lets a click on a piece give. */
export function skipIn(layout: Pick<BoardLayout, 'skips'> | undefined, ask: AskView | undefined): string | undefined {
  if (ask === undefined || ask.sight !== undefined || ask.picked.length > 0) return undefined;
  const answers = layout?.skips.flatMap((path) =>
    path.startsWith(`${ask.choice}/`) ? [path.slice(ask.choice.length + 1)] : [],
  );
  return answers?.find((answer) => ask.candidates.includes(answer));
}

/** `ask` is the question that is shown, and `picks` what of it the board offers. */
export function useSkip(ask: AskView | undefined, picks: ReturnType<typeof useBoardPicks>): Skip {
  const { bench } = useWorkbench();
  const { promptId } = useStore(pick('promptId'));
  const [early, setEarly] = useState<Early | undefined>(undefined);
  const answered = useRef<number | undefined>(undefined);
  const answer = skipIn(useLayout(), ask);
  const isOwned = useIsOwned(ask?.role);
  const press = ({ member, kind }: Member): void => {
    const key = ask?.each?.kind === kind && isDrafted(ask) ? ask.each.keys.indexOf(member) : -1;
    // What the draft begins with is on its way into it.
    if (key >= 0) return void bench.play.shown().then(() => bench.play.open(key));
    if (picks.candidates?.includes(member) || picks.mentioned?.includes(member)) picks.onPick?.(member, kind);
  };
  const goOn = useEffectEvent((now: number | undefined, sight: AskView['sight']) => {
    if (early === undefined || now === early.promptId || ask === undefined || sight !== undefined) return;
    setEarly(undefined);
    if (ask.role === early.role) press(early);
  });
  // Bots may decide in between, so the next question can come later.
  const sight = ask?.sight;
  useEffect(() => goOn(promptId, sight), [promptId, sight]);
  const give = (given: string): void => {
    answered.current = promptId;
    void bench.play.pickPath([given]).finally(() => {
      answered.current = undefined;
    });
  };
  return {
    isThere: answer !== undefined,
    take: (member, kind) => {
      if (answer === undefined || ask === undefined || !isOwned(member, kind)) return false;
      setEarly({ member, kind, promptId, role: ask.role });
      // Whoever clicks again before the next question is there has answered already, and may mean another piece.
      if (answered.current !== promptId) give(answer);
      return true;
    },
  };
}
