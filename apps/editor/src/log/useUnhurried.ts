import { useEffect, useRef, useState } from 'react';

/** Milliseconds within which a value changes again only while someone steps quickly. */
const QUICK = 400;
/** Milliseconds after the last change. */
const REST = 200;
/** Milliseconds after which a change is followed although nothing rests. */
const MOST = 600;

/**
 * A value as it was when it rested last: one that changes now and then is followed at once, and one that changes in quick
 * succession less often. It's followed right after a change, when the next one is farthest away.
 */
export function useUnhurried<Value>(value: Value): Value {
  const [shown, show] = useState(value);
  const newest = useRef(value);
  const [isRecent, isFollowed] = [useFlag(), useFlag()];
  useEffect(() => {
    if (newest.current === value) return;
    newest.current = value;
    const isQuick = isRecent.raiseFor(QUICK);
    const follow = (): void => {
      isFollowed.raiseFor(MOST);
      show(() => value);
    };
    if (!isQuick || !isFollowed.isUp()) return follow();
    const rested = setTimeout(follow, REST);
    return () => clearTimeout(rested);
  }, [value, isRecent, isFollowed]);
  return shown;
}

/** Something that is true for a while. */
function useFlag() {
  const [flag] = useState(createFlag);
  useEffect(() => flag.lower, [flag]);
  return flag;
}

function createFlag() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lower = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const isUp = (): boolean => timer !== undefined;
  return {
    lower,
    isUp,
    /** Returns whether it was up before. */
    raiseFor(milliseconds: number): boolean {
      const was = isUp();
      lower();
      timer = setTimeout(lower, milliseconds);
      return was;
    },
  };
}
