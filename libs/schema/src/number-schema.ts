import type { IntType } from '@sandtable/model';
import { type JsonSchema, nothing, oneOfThese } from './json-schema.ts';
import { type Steps, stepsOf } from './steps.ts';

/** Beyond this a list of values is longer than any editor cares for. */
const MOST_LISTED = 10_000;

/** JSON numbers that a type of numbers takes. */
export function numberSchema(type: IntType): JsonSchema {
  const steps = stepsOf(type);
  const { low, high, over } = steps;
  if (low > high) return nothing;
  if (over === 1) return { type: 'integer', minimum: low, maximum: high };
  if (!isPowerOfTwo(over) && high - low < MOST_LISTED) return oneOfThese(listed(steps));
  return { type: 'number', minimum: low / over, maximum: high / over, multipleOf: 1 / over };
}

/** Only then `multipleOf` is exact: a tenth has no exact double, and 0.29 isn't a multiple of 0.01 to Ajv. */
const isPowerOfTwo = (n: number): boolean => Number.isInteger(Math.log2(n));

const listed = ({ low, high, over }: Steps): readonly number[] =>
  Array.from({ length: high - low + 1 }, (_, i) => (low + i) / over);
