import { useState } from 'react';
import { remember, remembered } from '../state/remembered.ts';

/** Where the question is: below the board or beside it. It never lies on it. */
export type Dock = 'below' | 'beside';
const KEY = 'dock';

export const useDock = (): readonly [Dock, (dock: Dock) => void] => {
  const [dock, set] = useState<Dock>(() => (remembered(KEY) === 'beside' ? 'beside' : 'below'));
  const change = (next: Dock): void => {
    remember(KEY, next);
    set(next);
  };
  return [dock, change];
};
