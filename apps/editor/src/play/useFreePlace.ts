import { type RefObject, useLayoutEffect } from 'react';
import { freePlace, type Kept, rimOf } from '../ui/free-place.ts';

/** What is read and clicked first: answers, and what lies along the edges of the board. */
const FIRST = '.legal, .card-hand, .strip, .board-edges .board-panel, .board-tray > *, .board-tools, .board-legend';
/** Pieces are seen before the ground that they stand on. */
const PIECES = '.counter-edge, .card';
const WEIGHTS = { first: 8, rim: 4, pieces: 3, ground: 1 };
/** The outermost part of a map, where its first row of places lies. */
const RIM = 0.1;
/** What comes line by line will be as large as this. */
const LEAST = { width: 300, height: 110 };
/** Pixels between it and the edge of the room. */
const OFF = 8;

/** Sets `data-at` on what lies over the board, to where it covers least; it stays there, and grows to `least`. */
export function useFreePlace(ref: RefObject<HTMLElement | null>, least = LEAST): void {
  useLayoutEffect(() => {
    const shown = ref.current;
    const region = shown?.closest('[data-region="board"]');
    if (!shown || !region) return;
    const { left, top, width, height } = region.getBoundingClientRect();
    const room = { left: left + OFF, top: top + OFF, width: width - 2 * OFF, height: height - 2 * OFF };
    const size = {
      width: Math.max(least.width, shown.offsetWidth),
      height: Math.max(least.height, shown.offsetHeight),
    };
    shown.dataset['at'] = freePlace(size, keptIn(region), room);
  }, [ref, least]);
}

function keptIn(region: Element): readonly Kept[] {
  const boxes = (selector: string, weight: number): readonly Kept[] =>
    [...region.querySelectorAll(selector)].map((one) => ({ box: one.getBoundingClientRect(), weight }));
  const map = boxes('svg [data-part="board"], svg[data-part="board"]', WEIGHTS.ground);
  const rim = map.flatMap(({ box }) => rimOf(box, RIM)).map((box) => ({ box, weight: WEIGHTS.rim }));
  const asked = region.closest('main')?.querySelector('[data-region="question"]')?.getBoundingClientRect();
  const answers = asked === undefined ? [] : [{ box: asked, weight: WEIGHTS.first }];
  return [...answers, ...boxes(FIRST, WEIGHTS.first), ...boxes(PIECES, WEIGHTS.pieces), ...map, ...rim];
}
