import { measureName, measuresNamed, nearestMeasure } from '@sandtable/analysis';
import type { Measure } from '@sandtable/bots';
import { UsageError } from '../usage.ts';

/** Reads `winner,length,battle`. */
export function measuresFrom(text: string, all: readonly Measure[]): readonly Measure[] {
  const names = text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const measures = names.flatMap((name) => measuresOf(name, all));
  if (measures.length === 0) throw new UsageError('sweep/no-measure', {});
  return [...new Set(measures)];
}

export function measuresOf(name: string, all: readonly Measure[]): readonly Measure[] {
  const found = measuresNamed(name, all);
  if (found.length > 0) return found;
  const near = nearestMeasure(name, all) ?? 'none';
  throw new UsageError('sweep/measure', { name, near, known: listed(all) });
}

/** So many names are listed. */
const MOST_LISTED = 16;

function listed(all: readonly Measure[]): string {
  const names = [...new Set(all.map(measureName))];
  return names.length > MOST_LISTED ? `${names.slice(0, MOST_LISTED).join(', ')}, …` : names.join(', ');
}
