import { useLayoutEffect, useRef } from 'react';
import { useWorkbench } from '../context.ts';
import { isStillAsked } from '../state/match/while-asked.ts';
import type { State } from '../state/state.ts';
import { inTime } from './in-time.ts';
import type { Member } from './piece-paths.ts';
import type { Asked } from './useDropping.ts';

/** Where a piece may be put, and when that was asked. */
export interface Found {
  readonly piece: Member;
  readonly question: string;
  /** As it was then. */
  readonly state: Pick<State, 'promptId' | 'ask' | 'view'> | undefined;
  readonly asked: readonly Asked[];
}

const NOTHING: Found = { piece: { kind: '', member: '' }, question: '', state: undefined, asked: [] };

/** Looks that up once what is on its way to the match has arrived: the question may be another then. */
export function useFinding(question: string, lookUp: (piece: Member) => Promise<readonly Asked[]>) {
  const { bench } = useWorkbench();
  const finding = useRef<Promise<Found>>(Promise.resolve(NOTHING));
  const newest = useRef({ question, lookUp });
  useLayoutEffect(() => {
    newest.current = { question, lookUp };
  });
  const found = async (piece: Member): Promise<Found> => {
    await inTime(bench.play.settling);
    const now = newest.current;
    const state = bench.store.get();
    return { piece, question: now.question, state, asked: await now.lookUp(piece) };
  };
  return {
    finding,
    find: (piece: Member): void => {
      finding.current = found(piece);
    },
    /** Another question is put by now. */
    isOver: ({ state }: Found): boolean => state !== undefined && !isStillAsked(state, bench.store.get()),
    reportLate: bench.actions.reportLate,
    isUnderWay: () => bench.play.settling() !== undefined,
  };
}
