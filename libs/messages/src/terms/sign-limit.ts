/** A number of signs as it is written; undefined for what is none. */
export const signLimit = (text: string): number | undefined =>
  /^[1-9]\d{0,3}$/.test(text.trim()) ? Number(text) : undefined;
