/** Milliseconds, and frames, in which nothing has been done. */
const REST = 200;
const FRAMES = 3;
/** Milliseconds after which a page that is very late doesn't wait for its frames any more. */
const LATEST = 600;

/** Waits until a hand rests. */
export interface AtRest {
  /** The hand has just done something. */
  readonly wait: () => void;
  readonly stop: () => void;
}

/**
 * Calls back once nothing has been done for some time. A page that is late gets what a hand does late as well, with each
 * frame: if only time counted, it would take each of them for the last one, and what is done then makes it later still.
 */
export function atRest(act: () => void): AtRest {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  const stop = (): void => {
    clearTimeout(timer);
    clearTimeout(latest);
    cancelAnimationFrame(frame);
  };
  const finish = (): void => {
    stop();
    act();
  };
  const wait = (): void => {
    stop();
    latest = setTimeout(finish, LATEST);
    let waitsFor = 2;
    const over = (): void => {
      waitsFor -= 1;
      if (waitsFor === 0) finish();
    };
    const after = (frames: number): void => {
      frame = requestAnimationFrame(() => (frames === 1 ? over() : after(frames - 1)));
    };
    timer = setTimeout(over, REST);
    after(FRAMES);
  };
  return { wait, stop };
}
