import type { JsonNode } from '@sandtable/schema';
import type { SheetEdit } from '../table/sheet.ts';

type Point = readonly [number, number];

export const pointText = ([x, y]: Point): string => `[${x}, ${y}]`;

/** Each of the two numbers is written only where it is another one: `43.0` stays as it is. */
export const numbers = (point: JsonNode, at: Point): readonly SheetEdit[] =>
  point.j !== 'array'
    ? []
    : at.flatMap((value, i) => {
        const item = point.items[i];
        if (item?.j !== 'number' || Number(item.raw) === value) return [];
        return [{ start: item.span.start, end: item.span.end, text: String(value) }];
      });
