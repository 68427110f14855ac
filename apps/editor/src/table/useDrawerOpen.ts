import { useEffect, useState } from 'react';
import { useStore } from '../context.ts';
import { isEndShown } from '../ending/is-end-shown.ts';
import { remember, remembered } from '../state/remembered.ts';
import { useIsNarrow } from '../ui/useIsNarrow.ts';

const KEY = 'drawer';
/** Narrower than this, the drawer would lie over the board, so it is closed until someone opens it. */
const ROOMY = '(min-width: 1100px)';

/** Whether log, rules and timeline are beside the board; remembered. */
export function useDrawerOpen(): readonly [boolean, (open: boolean) => void] {
  const [isOpen, set] = useState(() => matchMedia(ROOMY).matches && remembered(KEY) !== 'closed');
  const isCovering = useIsNarrow();
  const isEnd = useStore(isEndShown);
  useEffect(() => {
    // How the match has ended would be below it.
    if (isCovering && isEnd) set(false);
  }, [isCovering, isEnd]);
  const open = (next: boolean): void => {
    remember(KEY, next ? 'open' : 'closed');
    set(next);
  };
  return [isOpen, open];
}
