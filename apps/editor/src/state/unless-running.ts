/**
 * Returns a function that does something, one run at a time. Whoever calls it during a run doesn't wait; the run is then
 * followed by another one, which sees what has changed.
 */
export const unlessRunning = (act: () => Promise<void>): (() => Promise<void>) => {
  let state: 'idle' | 'running' | 'asked again' = 'idle';
  return async () => {
    const isIdle = state === 'idle';
    state = 'asked again';
    if (!isIdle) return;
    try {
      while (state === 'asked again') {
        state = 'running';
        await act();
      }
    } finally {
      state = 'idle';
    }
  };
};
