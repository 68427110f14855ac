import { useEffect } from 'react';
import type { Motions } from '../state/motions.ts';

/** So many milliseconds a card waits for odds at most. */
const WAITS = 4000;

interface Reading {
  /** Whoever points at the card reads it. */
  readonly isPointed: boolean;
  /** Its odds are known, or aren't looked for. */
  readonly isFound: boolean;
  /** The numbers have their parts. */
  readonly hasSum: boolean;
}

/**
 * A card stays open while someone points at it and while its odds are looked for, and then as long as it takes to read
 * it. Returns whether that time is running.
 */
export function useKeptOpen(
  { hold, stay }: Pick<Motions, 'hold' | 'stay'>,
  { isPointed, isFound, hasSum }: Reading,
): boolean {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sum that comes is read as well.
  useEffect(() => {
    if (isFound && !isPointed) return stay();
    hold();
    if (isPointed) return;
    const limit = setTimeout(stay, WAITS);
    return () => clearTimeout(limit);
  }, [isPointed, isFound, hasSum, hold, stay]);
  return isFound && !isPointed;
}
