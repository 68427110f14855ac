import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/**
 * The state of a store for a component that is drawn again only when a part is another that it read while it was drawn
 * last. What is read later, when something is clicked, is what holds then.
 */
export function useTracked<T extends object>(store: Store<T>): T {
  const known = useRef<Reading<T> | undefined>(undefined);
  const reading = readingOf(store);
  const held = useRef(store.get());
  const snapshot = (): T => {
    const now = store.get();
    if (known.current === undefined || known.current.differs(held.current, now)) held.current = now;
    return held.current;
  };
  useSyncExternalStore(store.subscribe, snapshot);
  // What is drawn but not shown yet reads more or less than what is shown: until then both are followed.
  known.current = known.current ? bothOf(known.current, reading) : reading;
  useLayoutEffect(() => {
    known.current = reading;
  });
  return reading.state;
}

interface Reading<T> {
  /** The state as it is when somebody reads it. */
  readonly state: T;
  /** Whether a part that was read is another. */
  differs(before: T, after: T): boolean;
}

export function readingOf<T extends object>(store: Store<T>): Reading<T> {
  const read = new Set<keyof T>();
  let isWhole = false;
  const state = new Proxy(store.get(), {
    get: (_, key) => {
      read.add(key as keyof T);
      return store.get()[key as keyof T];
    },
    ownKeys: () => {
      isWhole = true;
      return Reflect.ownKeys(store.get());
    },
  });
  const differs = (before: T, after: T): boolean => {
    if (before === after || isWhole) return before !== after;
    for (const key of read) if (!Object.is(before[key], after[key])) return true;
    return false;
  };
  return { state, differs };
}

const bothOf = <T>(one: Reading<T>, other: Reading<T>): Reading<T> => ({
  state: other.state,
  differs: (before, after) => one.differs(before, after) || other.differs(before, after),
});
