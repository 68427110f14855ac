import { useSyncExternalStore } from 'react';

export interface Store<T> {
  get(): T;
  set(change: Partial<T> | ((now: T) => Partial<T>)): void;
  subscribe(listener: () => void): () => void;
}

export const createStore = <T extends object>(initial: T): Store<T> => {
  let now = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => now,
    set: (change) => {
      now = { ...now, ...(typeof change === 'function' ? change(now) : change) };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

export const useStore = <T extends object>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get);
