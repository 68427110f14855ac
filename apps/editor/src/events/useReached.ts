import type { TimedEvent } from '@sandtable/board';
import { useEffect, useState } from 'react';

/** How many of these events have begun, counted from when they were first shown. */
export function useReached(events: readonly TimedEvent[]): number {
  const [reached, reach] = useState(() => begunAt(events, 0));
  useEffect(() => {
    const times = [...new Set(events.map(({ at }) => at))];
    const timers = times.map((at) => setTimeout(() => reach(begunAt(events, at)), at));
    return () => timers.forEach(clearTimeout);
  }, [events]);
  return reached;
}

const begunAt = (events: readonly TimedEvent[], now: number): number => events.filter(({ at }) => at <= now).length;
