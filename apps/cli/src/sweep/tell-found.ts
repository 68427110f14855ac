import { type Aim, type Crossing, isShare } from '@sandtable/analysis';
import type { Messages } from '@sandtable/messages';
import type { VariedAxis } from './axes.ts';
import type { SweepResult } from './result.ts';
import { measuredText, shareText } from './tell.ts';

/** What was looked for, and where it was found. */
export interface Found {
  readonly axis: VariedAxis;
  readonly target: Aim;
  readonly values: readonly string[];
  readonly crossing: Crossing;
  /** The value that comes nearest. */
  readonly best: string | undefined;
}

/** Which value does it, or why none. */
export function foundLines({ text, lang }: Messages, found: Found, { points }: SweepResult): readonly string[] {
  const { axis, target, values, crossing } = found;
  const valueAt = (index: number): string => values[index] ?? '';
  const meanAt = (value: string): string => {
    const figure = points.find((point) => point.values[0] === value)?.figures[0];
    return figure ? measuredText(figure.measure, figure, lang) : '–';
  };
  const wanted = isShare(target.measure) ? shareText(target.value, lang) : `${target.value}`;
  const fields = { name: axis.name, target: wanted };
  const confidence = text('sweep/confidence');
  switch (crossing.found) {
    case 'values': {
      const best = found.best ?? valueAt(crossing.from);
      const [from, to] = [valueAt(crossing.from), valueAt(crossing.to)];
      const path = from === to ? 'sweep/found' : 'sweep/found-range';
      return [text(path, { ...fields, best, mean: meanAt(best), from, to }), confidence];
    }
    case 'between': {
      const [from, to] = [valueAt(crossing.from), valueAt(crossing.to)];
      return [text('sweep/found-between', { ...fields, from, to, one: meanAt(from), other: meanAt(to) }), confidence];
    }
    case 'nothing':
      return [
        text(`sweep/found-${crossing.all}`, { ...fields, from: valueAt(0), to: values.at(-1) ?? '' }),
        confidence,
      ];
    case 'turning':
      return [text('sweep/found-turning', { ...fields, middle: valueAt(crossing.middle) })];
  }
}
