type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Pixels that something lies ahead at least, to be gone to. */
const AHEAD = 4;
/** How much lying aside counts against lying ahead. */
const ASIDE = 2;

export const isArrow = (key: string): boolean => WAYS[key] !== undefined;

/** Which of these boxes lies next in the direction of an arrow key; undefined if nothing lies there. */
export function nextBox(boxes: readonly Box[], from: Box, key: string): number | undefined {
  const way = WAYS[key];
  if (way === undefined) return undefined;
  const [x, y] = middle(from);
  const costs = boxes.map((box) => {
    const [dx, dy] = [middle(box)[0] - x, middle(box)[1] - y];
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    return along < AHEAD ? Number.POSITIVE_INFINITY : along + ASIDE * aside;
  });
  const least = Math.min(...costs);
  return least < Number.POSITIVE_INFINITY ? costs.indexOf(least) : undefined;
}

const middle = ({ left, top, width, height }: Box): readonly [number, number] => [left + width / 2, top + height / 2];
