import { useState } from 'react';
import { alike } from './alike.ts';

/** The same object as before as long as it says the same: what is arranged by it isn't arranged again. */
export function useKept<T>(value: T): T {
  const [kept, keep] = useState(value);
  const isSame = alike(kept, value);
  if (!isSame) keep(value);
  return isSame ? kept : value;
}
