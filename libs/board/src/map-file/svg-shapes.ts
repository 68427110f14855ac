import type { Point } from '../layout.ts';
import type { Stretch } from './stretch.ts';
import type { Subpath } from './svg-path.ts';
import { readPath } from './svg-path.ts';
import type { XmlElement } from './xml.ts';

/** What an element draws, before anything moves it. */
export interface Shape {
  readonly subpaths: readonly Subpath[];
  /** What of a path cannot be read. */
  readonly broken?: string | undefined;
}

const NUMBERS = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/g;

/** The shape of a path, polygon, rectangle, circle or ellipse; undefined for what is none. */
export function shapeOf(element: XmlElement): Shape | undefined {
  const number = (name: string): number => Number.parseFloat(element.attributes.get(name) ?? '0') || 0;
  switch (element.name) {
    case 'path':
      return readPath(element.attributes.get('d') ?? '');
    case 'polygon':
    case 'polyline':
      return { subpaths: cornered(element.attributes.get('points') ?? '', element.name === 'polygon') };
    case 'rect':
      return { subpaths: boxed([number('x'), number('y')], [number('width'), number('height')]) };
    case 'circle':
      return { subpaths: rounded([number('cx'), number('cy')], number('r'), number('r')) };
    case 'ellipse':
      return { subpaths: rounded([number('cx'), number('cy')], number('rx'), number('ry')) };
    default:
      return undefined;
  }
}

function cornered(text: string, isClosed: boolean): readonly Subpath[] {
  const numbers = (text.match(NUMBERS) ?? []).map(Number);
  const points = numbers.flatMap((x, i): readonly Point[] => {
    const y = numbers[i + 1];
    return i % 2 === 0 && y !== undefined ? [[x, y]] : [];
  });
  const [start, ...rest] = points;
  return start === undefined ? [] : [{ start, stretches: rest.map((point): Stretch => [point]), isClosed }];
}

const boxed = ([x, y]: Point, [w, h]: Point): readonly Subpath[] => [
  { start: [x, y], stretches: [[[x + w, y]], [[x + w, y + h]], [[x, y + h]]], isClosed: true },
];

const rounded = ([x, y]: Point, rx: number, ry: number): readonly Subpath[] =>
  readPath(`M${x - rx},${y}A${rx},${ry} 0 1 0 ${x + rx},${y}A${rx},${ry} 0 1 0 ${x - rx},${y}Z`).subpaths;
