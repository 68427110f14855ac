/** Says when so many milliseconds are over, so that progress is reported. */
export const overAfter = (ms: number): (() => boolean) => {
  const until = performance.now() + ms;
  return () => performance.now() >= until;
};
