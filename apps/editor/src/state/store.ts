import { createStore as createVanilla, type StoreApi } from 'zustand/vanilla';

/** A store of zustand, with short names for reading and writing it. */
export interface Store<T> extends StoreApi<T> {
  get(): T;
  set(change: Partial<T> | ((now: T) => Partial<T>)): void;
}

export const createStore = <T extends object>(initial: T): Store<T> => {
  const api = createVanilla<T>()(() => initial);
  return { ...api, get: api.getState, set: (change) => api.setState(change) };
};
