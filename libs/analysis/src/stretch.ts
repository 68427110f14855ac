/** How far some work has come: its last step in this stretch, and its result once it is done. */
export type Stretch<Step, Result> =
  | { readonly done: false; readonly step: Step }
  | { readonly done: true; readonly step: Step | undefined; readonly result: Result };

/** Takes steps of some work, one at least, until it is done or `isOver` says that others have their turn. */
export function takeStretch<Step, Result>(work: Iterator<Step, Result>, isOver: () => boolean): Stretch<Step, Result> {
  let step: Step | undefined;
  for (;;) {
    const next = work.next();
    if (next.done) return { done: true, step, result: next.value };
    step = next.value;
    if (isOver()) return { done: false, step };
  }
}

/** Takes all steps of some work at once. */
export function finish<Result>(work: Iterator<unknown, Result>): Result {
  const stretch = takeStretch(work, () => false);
  if (!stretch.done) throw new Error('a stretch that is never over ends with the work');
  return stretch.result;
}
