/** A half-open range of UTF-16 offsets in one file: `start` is the first code unit, `end` the one after the last. */
export interface Span {
  readonly file: string;
  readonly start: number;
  readonly end: number;
}

export const cover = (first: Span, last: Span): Span => ({ file: first.file, start: first.start, end: last.end });
