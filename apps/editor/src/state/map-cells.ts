import type { Point } from '../storage/card-facts.ts';

export const pointAt = (x: number, y: number, look: string | undefined): Point =>
  look === undefined ? [x, y] : [x, y, look];

/** How far rows of hexes lie apart, seen from how far their columns do. */
const ROW = Math.sqrt(3) / 2;

/** A drawn map, or a table that calls its rows hexes. */
export const isCellTable = (file: string): boolean => /^[^/]+\.map$|^[^/]*hexes\.(?:json|csv)$/i.test(file);

/** What the signs of a drawn map stand for: `f  printed: forest`. */
const groundsOf = (legend: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    legend.flatMap((line) => {
      const [, sign, ground] = /^ +(\S) +\w+: (\w+)/.exec(line) ?? [];
      return sign === undefined || ground === undefined ? [] : [[sign, ground] as const];
    }),
  );

const rowsFrom = (lines: readonly string[], from: number): readonly string[] => {
  const length = lines.slice(from).findIndex((line) => line.trim() === '' || line.startsWith(' '));
  return lines.slice(from, length < 0 ? undefined : from + length);
};

/** Where the cells of a drawn map lie, as exactly as a small picture needs; what cannot be read has none. */
export const drawnCells = (text: string): readonly Point[] => {
  const lines = text.split(/\r?\n/);
  const from = lines.indexOf('map') + 1;
  if (from === 0) return [];
  const skipped = new Set(lines.slice(0, from).flatMap((line) => /^ +(\S) +skip\b/.exec(line)?.[1] ?? []));
  const grounds = groundsOf(lines.slice(0, from));
  const lower = lines.includes('odd columns lower') ? 0 : lines.includes('even columns lower') ? 1 : undefined;
  return rowsFrom(lines, from).flatMap((row, y) =>
    [...row]
      .filter((sign) => !skipped.has(sign))
      .flatMap((sign, x): readonly Point[] => {
        if (sign === ' ') return [];
        const ground = grounds.get(sign);
        return [
          lower === undefined ? pointAt(x, y, ground) : pointAt(x * ROW, y + (x % 2 === lower ? 0.5 : 0), ground),
        ];
      }),
  );
};

/** Where cells lie that a table lists by their axes. */
export const listedCells = (text: string): readonly Point[] => {
  const axes = text.trimStart().startsWith('[') ? ofObjects(text) : ofLines(text);
  return axes.flatMap(([q, r]): readonly Point[] =>
    Number.isFinite(q) && Number.isFinite(r) ? [[q + r / 2, r * ROW]] : [],
  );
};

const ofObjects = (text: string): readonly Point[] =>
  [...text.matchAll(/"q"\s*:\s*(-?\d+)\s*,\s*"r"\s*:\s*(-?\d+)/g)].map(([, q, r]) => [Number(q), Number(r)]);

const ofLines = (text: string): readonly Point[] => {
  const [head = [], ...rows] = text.split(/\r?\n/).map((line) => line.split(',').map((cell) => cell.trim()));
  const [q, r] = [head.indexOf('q'), head.indexOf('r')];
  return q < 0 || r < 0 ? [] : rows.map((row) => [Number(row[q] || 'none'), Number(row[r] || 'none')]);
};
