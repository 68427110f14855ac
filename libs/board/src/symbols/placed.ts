/** Where a drawing lies that was made in a square of its own: scaled, then moved. */
export interface Placing {
  readonly by: number;
  readonly x: number;
  readonly y: number;
}

/**
 * A path as it is after it was scaled and moved. A transformation would say the same, but a browser keeps a layer of its own for
 * each, and a board has hundreds of counters.
 */
export const placed = (d: string, to: Placing): string =>
  [...d.matchAll(COMMAND)]
    .map(([, letter = '', numbers = ''], i) => placedCommand(letter, numbers, to, i === 0))
    .join('');

const COMMAND = /([a-z])([^a-z]*)/gi;
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)/g;
/** Of an arc, flags may be written without anything between them and what follows. */
const ARC =
  /([-+]?[\d.]+)[\s,]*([-+]?[\d.]+)[\s,]*([-+]?[\d.]+)[\s,]*([01])[\s,]*([01])[\s,]*([-+]?(?:\d+\.?\d*|\.\d+))[\s,]*([-+]?(?:\d+\.?\d*|\.\d+))/g;

function placedCommand(letter: string, numbers: string, to: Placing, isFirst: boolean): string {
  const lower = letter.toLowerCase();
  if (lower === 'z') return letter;
  // A path begins somewhere, also where that is written like a step.
  const isAbsolute = letter !== lower || isFirst;
  if (lower === 'a') return letter + placedArcs(numbers, to, isAbsolute);
  const all = [...numbers.matchAll(NUMBER)].map(Number);
  const moved = all.map((value, i) => {
    const isAcross = lower === 'h' || (lower !== 'v' && i % 2 === 0);
    const start = isAbsolute && (letter !== lower || i < 2);
    return round(value * to.by + (start ? (isAcross ? to.x : to.y) : 0));
  });
  return letter + moved.join(' ');
}

const placedArcs = (numbers: string, { by, x, y }: Placing, isAbsolute: boolean): string =>
  [...numbers.matchAll(ARC)]
    .map(([, rx, ry, turn, large, sweep, endX, endY]) => {
      const [left, top] = isAbsolute ? [x, y] : [0, 0];
      const end = [round(Number(endX) * by + left), round(Number(endY) * by + top)];
      return [round(Number(rx) * by), round(Number(ry) * by), turn, large, sweep, ...end].join(' ');
    })
    .join(' ');

/** A thousandth of a hundredth of a counter is seen by nobody. */
const round = (length: number): number => Math.round(length * 1000) / 1000;
