/** Mixed radix: tuples of ordinals as one number, the last one varying fastest. */
export const joinDigits = (sizes: readonly number[], digits: readonly number[]): number =>
  sizes.reduce((sum, size, i) => sum * size + (digits[i] ?? 0), 0);

export function splitDigits(sizes: readonly number[], number: number): readonly number[] {
  let rest = number;
  const digits = sizes.toReversed().map((size) => {
    const digit = rest % size;
    rest = Math.floor(rest / size);
    return digit;
  });
  return digits.reverse();
}
