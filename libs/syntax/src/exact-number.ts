/** A number as an integer over a power of ten. */
interface Exact {
  readonly value: number;
  readonly over: number;
}

/** Numbers are kept exactly, or not at all: beyond the safe integers some would be taken for others. */
export function exactNumber(image: string): Exact | undefined {
  const [whole = '0', part = ''] = image.split('.');
  const exact = { value: Number(whole + part), over: 10 ** part.length };
  return Number.isSafeInteger(exact.value) && Number.isSafeInteger(exact.over) ? exact : undefined;
}
