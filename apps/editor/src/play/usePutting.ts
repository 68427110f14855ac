import { useState } from 'react';
import { memberAt, type Point } from './drag-points.ts';
import type { Drop, Member } from './piece-paths.ts';
import type { Asked, useDropping } from './useDropping.ts';
import type { Found } from './useFinding.ts';

/** What was put where several things may be meant by it. */
export interface Dropped {
  readonly question: string;
  readonly at: Point;
  readonly drops: readonly Drop[];
}

/**
 * What speaks against a drop is asked about: a place, or a piece that can't go there; `behind` are the picks after which
 * that is asked for, undefined where it is not.
 */
export type OnRefused = (member: Member, at: Point, behind: readonly string[] | undefined) => void;

/** Puts a piece where it is dropped; where several things may be meant by it, that is asked first. */
export function usePutting(
  question: string,
  { give, meant, isAside }: Pick<ReturnType<typeof useDropping>, 'give' | 'meant' | 'isAside'>,
  onRefused: OnRefused,
) {
  const [dropped, setDropped] = useState<Dropped | undefined>(undefined);
  const put = ({ piece, asked }: Found, at: Point): void => {
    const on = memberAt(at, asked);
    if (on === undefined) return;
    const drops = meant(asked, on.member);
    const [only] = drops;
    if (only === undefined) refuse(onRefused, { piece, on, at, asked });
    else if (drops.length === 1 && !isAside(asked, on.member)) give(only);
    else setDropped({ question, at, drops });
  };
  return {
    // What belongs to an earlier question is gone.
    dropped: dropped?.question === question ? dropped : undefined,
    put,
    choose: (one: Drop) => {
      setDropped(undefined);
      give(one);
    },
    close: () => setDropped(undefined),
  };
}

interface Refused {
  readonly piece: Member;
  readonly on: Member;
  readonly at: Point;
  readonly asked: readonly Asked[];
}

function refuse(onRefused: OnRefused, { piece, on, at, asked }: Refused): void {
  const ofValue = asked.filter(({ path }) => path.on !== undefined);
  const there = ofValue.find(({ path }) => path.on === on.member);
  if (there) onRefused(piece, at, there.path.picked);
  else if (ofValue.length === 0) onRefused(on, at, asked[0]?.path.picked ?? []);
  // Among its like, it lies where it came from.
  else if (on.kind !== piece.kind) onRefused(on, at, undefined);
}
