import { useStore } from '../context.ts';
import { pick } from '../state/selectors.ts';

/** A match without a save is one that a link shows. */
export const useIsOnlooker = (): boolean => {
  const { view, save } = useStore(pick('view', 'save'));
  return view !== undefined && save === undefined;
};
