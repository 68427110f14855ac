import type { Point } from '../layout.ts';
import { arcCurves } from './arc-curves.ts';
import type { Stretch } from './stretch.ts';

export interface Subpath {
  readonly start: Point;
  readonly stretches: readonly Stretch[];
  readonly isClosed: boolean;
}
export interface PathRead {
  readonly subpaths: readonly Subpath[];
  /** What isn't a path any more, and is left out with all that follows. */
  readonly broken: string | undefined;
}

interface Open {
  readonly start: Point;
  readonly stretches: Stretch[];
  isClosed: boolean;
}
interface Pen {
  readonly text: string;
  next: number;
  at: Point;
  readonly all: Open[];
  /** What the last curve was pulled to, for those that go on smoothly, and by which letter. */
  pull: Point;
  last: string;
}

const LETTER = /[\s,]*([MmZzLlHhVvCcSsQqTtAa])/y;
const NUMBER = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)/y;
const FLAG = /[\s,]*([01])/y;
/** How many numbers follow a letter. */
const COUNT: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** Reads what stands in the `d` of a path. All curves become cubic ones, all points are absolute. */
export function readPath(text: string): PathRead {
  const pen: Pen = { text, next: 0, at: [0, 0], all: [], pull: [0, 0], last: '' };
  while (text.slice(pen.next).trim() !== '') {
    const begun = pen.next;
    const letter = taken(pen, LETTER);
    if (letter === undefined || (pen.all.length === 0 && letter.toUpperCase() !== 'M') || !drawn(pen, letter))
      return { subpaths: pen.all, broken: text.slice(begun, begun + 20).trim() };
  }
  return { subpaths: pen.all, broken: undefined };
}

function taken(pen: Pen, pattern: RegExp): string | undefined {
  pattern.lastIndex = pen.next;
  const found = pattern.exec(pen.text);
  if (found === null) return undefined;
  pen.next = pattern.lastIndex;
  return found[1];
}

/** A letter with all sets of numbers that follow it; false where a number lacks. */
function drawn(pen: Pen, letter: string): boolean {
  const big = letter.toUpperCase();
  if (big === 'Z') return closed(pen);
  let now = letter;
  for (let isFirst = true; ; isFirst = false) {
    const begun = pen.next;
    const numbers = numbersFor(pen, big);
    if (numbers === undefined) {
      pen.next = begun;
      return !isFirst;
    }
    stroke(pen, now.toUpperCase(), now !== now.toUpperCase(), numbers);
    // Points that follow the first of a move are lines.
    if (big === 'M') now = letter === 'M' ? 'L' : 'l';
  }
}

function numbersFor(pen: Pen, big: string): readonly number[] | undefined {
  const out: number[] = [];
  for (let i = 0; i < (COUNT[big] ?? 0); i++) {
    const number = taken(pen, big === 'A' && (i === 3 || i === 4) ? FLAG : NUMBER);
    if (number === undefined) return undefined;
    out.push(Number(number));
  }
  return out;
}

function closed(pen: Pen): boolean {
  const open = pen.all.at(-1);
  if (open === undefined) return false;
  open.isClosed = true;
  pen.at = open.start;
  pen.last = 'Z';
  return true;
}

function stroke(pen: Pen, big: string, isRelative: boolean, given: readonly number[]): void {
  const [x, y] = isRelative ? pen.at : [0, 0];
  const point = (i: number): Point => [x + (given[i] ?? 0), y + (given[i + 1] ?? 0)];
  if (big === 'M') pen.all.push({ start: point(0), stretches: [], isClosed: false });
  else openOf(pen).stretches.push(...stretchesOf(pen, big, point, given, [x, y]));
  pen.at = openOf(pen).stretches.at(-1)?.at(-1) ?? openOf(pen).start;
  pen.last = big;
}

/** What is drawn on after a ring was closed begins where that began. */
function openOf(pen: Pen): Open {
  const open = pen.all.at(-1);
  if (open !== undefined && !open.isClosed) return open;
  const next: Open = { start: pen.at, stretches: [], isClosed: false };
  pen.all.push(next);
  return next;
}

function stretchesOf(
  pen: Pen,
  big: string,
  point: (i: number) => Point,
  given: readonly number[],
  [x, y]: Point,
): readonly Stretch[] {
  const from = pen.at;
  switch (big) {
    case 'H':
      return [[[x + (given[0] ?? 0), from[1]]]];
    case 'V':
      return [[[from[0], y + (given[0] ?? 0)]]];
    case 'C':
      return curved(pen, point(0), point(2), point(4));
    case 'S':
      return curved(pen, smooth(pen, 'CS'), point(0), point(2));
    case 'Q':
      return bowed(pen, point(0), point(2));
    case 'T':
      return bowed(pen, smooth(pen, 'QT'), point(0));
    case 'A':
      return arcCurves(from, given, point(5));
    default:
      return [[point(0)]];
  }
}

/** The pull of the last curve on the other side, if that was one of these. */
const smooth = ({ at, pull, last }: Pen, after: string): Point =>
  last !== '' && after.includes(last) ? [2 * at[0] - pull[0], 2 * at[1] - pull[1]] : at;

function curved(pen: Pen, first: Point, second: Point, to: Point): readonly Stretch[] {
  pen.pull = second;
  return [[first, second, to]];
}

/** A curve with one point that pulls is one with two, each two thirds of the way to it. */
function bowed(pen: Pen, pull: Point, to: Point): readonly Stretch[] {
  pen.pull = pull;
  const between = (end: Point): Point => [end[0] + ((pull[0] - end[0]) * 2) / 3, end[1] + ((pull[1] - end[1]) * 2) / 3];
  return [[between(pen.at), between(to), to]];
}
