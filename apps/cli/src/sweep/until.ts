import { type Aim, isShare } from '@sandtable/analysis';
import type { Measure } from '@sandtable/bots';
import { UsageError } from '../usage.ts';
import { measuresOf } from './measures.ts';
import { percentIn } from './precision.ts';

/** Reads `winner.ROLE=50%` or `length=120`. */
export function targetFrom(text: string, all: readonly Measure[]): Aim {
  const at = text.lastIndexOf('=');
  if (at <= 0) throw new UsageError('sweep/until', { value: text });
  const name = text.slice(0, at).trim();
  const [measure, another] = measuresOf(name, all);
  if (measure === undefined || another !== undefined) throw new UsageError('sweep/until-one', { name });
  const value = valueIn(text.slice(at + 1).trim(), measure);
  if (value === undefined)
    throw new UsageError(isShare(measure) ? 'sweep/until-share' : 'sweep/until-number', { name });
  return { measure, value };
}

function valueIn(text: string, measure: Measure): number | undefined {
  if (!isShare(measure)) return /^-?\d{1,12}(\.\d{1,6})?$/.test(text) ? Number(text) : undefined;
  const share = percentIn(text);
  return share !== undefined && share <= 1 ? share : undefined;
}
