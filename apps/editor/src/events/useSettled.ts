import { useEffect, useState } from 'react';

/** For how long dice roll on the card of a fight, in milliseconds. */
export const ROLLING = 450;

/** Whether all dice lie: what came of them isn't shown before. */
export function useSettled(isRolling: boolean): boolean {
  const [isSettled, settle] = useState(!isRolling);
  useEffect(() => {
    const timer = setTimeout(() => settle(true), ROLLING);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}
