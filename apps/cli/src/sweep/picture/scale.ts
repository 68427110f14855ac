/** Where values of a range lie between two ends of a picture. */
export interface Scale {
  at(value: number): number;
  readonly ticks: readonly number[];
}

/** A scale with about so many round ticks, wide enough for all values. */
export function scaleOver(values: readonly number[], [from, to]: readonly [number, number], count = 5): Scale {
  const [low, high] = rangeOf(values);
  const step = roundStep((high - low) / count);
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => rounded((first + i) * step));
  const [bottom, top] = [first * step, last * step];
  return { at: (value) => from + ((value - bottom) / (top - bottom)) * (to - from), ticks };
}

/** A single value is given some room. */
function rangeOf(values: readonly number[]): readonly [number, number] {
  const finite = values.filter(Number.isFinite);
  const [low, high] = [Math.min(...finite), Math.max(...finite)];
  if (finite.length === 0) return [0, 1];
  return low === high ? [low - 0.5, high + 0.5] : [low, high];
}

/** 1, 2 or 5 times a power of ten. */
function roundStep(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step));
  return power * ([1, 2, 5].find((one) => one * power >= step * 0.99) ?? 10);
}

const rounded = (value: number): number => Number(value.toPrecision(12));
