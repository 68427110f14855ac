import { type Axis, knownNames, readValues, type Target, targetNamed } from '@sandtable/analysis';
import type { Model } from '@sandtable/model';
import { near } from '@sandtable/text';
import { UsageError } from '../usage.ts';

/** What is varied, as it was written and as the rules know it. */
export interface VariedAxis extends Axis {
  readonly target: Target;
}

export interface Known {
  readonly model: Model;
  /** Names of the house rules of the game. */
  readonly variants: readonly string[];
}

/** Reads `NAME=VALUES`. */
export function axisFrom(text: string, known: Known): VariedAxis {
  const at = text.indexOf('=');
  if (at <= 0) throw new UsageError('sweep/form', { value: text });
  const name = text.slice(0, at).trim();
  const target = targetNamed(known.model, name);
  if (target.sort === 'unknown') throw unknownName(name, target.near, known);
  const read = readValues(text.slice(at + 1));
  if (!read.ok) throw new UsageError(`sweep/values-${read.why}`, { name, part: read.part });
  if (target.sort === 'variant') checkVariants(read.values, known.variants);
  return { name, values: read.values, target };
}

function unknownName(name: string, meant: string | undefined, { model, variants }: Known): UsageError {
  const known = knownNames(model, variants).join(', ');
  return new UsageError('sweep/unknown', { name, near: meant ?? 'none', known: known || 'none' });
}

/** Reads all of them; one thing has one list of values. */
export function axesFrom(texts: readonly string[], known: Known): readonly VariedAxis[] {
  const axes = texts.map((text) => axisFrom(text, known));
  const seen = new Set<string>();
  for (const { name, target } of axes) {
    const key = JSON.stringify({ ...target, type: undefined });
    if (seen.has(key)) throw new UsageError('sweep/twice', { name });
    seen.add(key);
  }
  return axes;
}

function checkVariants(values: readonly string[], known: readonly string[]): void {
  const name = values
    .flatMap((value) => (value === 'none' ? [] : value.split('+')))
    .find((one) => !known.includes(one));
  if (name === undefined) return;
  const meant = near(name, known) ?? 'none';
  throw new UsageError('sweep/variant', { name, near: meant, known: known.join(', ') || 'none' });
}
