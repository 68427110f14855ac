/** The same numbers, in an array with room for at least `size`. */
export function grown(array: Int32Array, size: number): Int32Array<ArrayBuffer> {
  const wider = new Int32Array(Math.max(size, 2 * array.length, 64));
  wider.set(array);
  return wider;
}
