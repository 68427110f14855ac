/**
 * A change without what is the same already. Workers send copies, and a new object has everything drawn again that is
 * made of it.
 */
export const shareUnchanged = <T extends object>(now: T, change: Partial<T>): Partial<T> =>
  Object.fromEntries(
    Object.entries(change).filter(([key, value]) => !isSame(now[key as keyof T], value)),
  ) as Partial<T>;

/** Whether two values say the same, be they one object or two. */
export const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (isObject(a) && isObject(b) && JSON.stringify(a) === JSON.stringify(b));
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
