/** Says when so many milliseconds are over, so that whoever waits is told how far work has come. */
export const overAfter = (ms: number): (() => boolean) => {
  const until = performance.now() + ms;
  return () => performance.now() >= until;
};
