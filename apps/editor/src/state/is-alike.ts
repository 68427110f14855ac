import { shallow } from 'zustand/vanilla/shallow';

type Parts = Readonly<Record<string, unknown>>;

/**
 * Whether two values are the same, or have the same parts. Each component asks this at each change of the state, so
 * plain objects are compared without a copy of their entries.
 */
export const isAlike = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  return isPlain(one) && isPlain(other) ? haveSameParts(one, other) : shallow(one, other);
};

const isPlain = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function haveSameParts(one: Parts, other: Parts): boolean {
  let surplus = 0;
  for (const key in one) {
    if (!Object.is(one[key], other[key]) || !Object.hasOwn(other, key)) return false;
    surplus += 1;
  }
  for (const _ in other) surplus -= 1;
  return surplus === 0;
}
