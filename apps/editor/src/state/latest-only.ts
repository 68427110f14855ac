/**
 * Runs `act` for one value at a time. While it runs, only the newest value waits, so that a slider which is dragged over
 * hundreds of places does not ask for each; the promise ends when nothing waits any more.
 */
export const latestOnly = <Value>(act: (value: Value) => Promise<void>): ((value: Value) => Promise<void>) => {
  const waiting: Value[] = [];
  let running: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
      waiting.length = 0;
      await act(value);
    }
    running = undefined;
  };
  return (value) => {
    waiting.push(value);
    running ??= run();
    return running;
  };
};
