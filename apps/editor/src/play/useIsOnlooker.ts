import { useStore } from '../context.ts';

/** A match without a save is one that a link shows. */
export const useIsOnlooker = (): boolean => useStore(({ view, save }) => view !== undefined && save === undefined);
