import { useSyncExternalStore } from 'react';

/** Below this, panels are shown one at a time. */
const NARROW = '(max-width: 899px)';

const follow = (tell: () => void): (() => void) => {
  const query = matchMedia(NARROW);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

export const useIsNarrow = (): boolean => useSyncExternalStore(follow, () => matchMedia(NARROW).matches);
