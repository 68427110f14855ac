import { type RefObject, useLayoutEffect } from 'react';

/** Sets `--covered` around the bar to how much of the board above it lies under it, so that tools there move up. */
export function useCover(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const bar = ref.current;
    const [board, around] = [bar?.previousElementSibling, bar?.parentElement];
    if (!bar || !board || !around) return;
    const measure = (): void => {
      const covered = board.getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
      around.style.setProperty('--covered', `${Math.max(0, Math.round(covered))}px`);
    };
    const sizes = new ResizeObserver(measure);
    for (const one of [bar, board]) sizes.observe(one);
    return () => sizes.disconnect();
  }, [ref]);
}
