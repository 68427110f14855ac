import { useEffect, useState } from 'react';

/** Lines fly past while bots play or someone scrolls; only one that stays is asked about. */
const STAYS_MS = 700;

/** Whether the same thing has been shown for a while. A row of a list that shows another one begins anew. */
export function useStays(what: string): boolean {
  const [stayed, stay] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => stay(what), STAYS_MS);
    return () => clearTimeout(timer);
  }, [what]);
  return stayed === what;
}
