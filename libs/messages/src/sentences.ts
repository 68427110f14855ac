import { placesIn } from './chapter-places.ts';

/** A sentence of a rules text, as it is written there. */
export interface Sentence {
  readonly text: string;
  /** Where it begins and ends in the body. */
  readonly start: number;
  readonly end: number;
  /** What it takes from the rules: `constant.goal`. */
  readonly paths: readonly string[];
}

/** Items of lists and blocks begin a sentence of their own. */
const BREAK = /\n[ \t]*\n|\n(?=[ \t]*(?:[-*]|\d+\.)[ \t])|(?<!\b\p{L})[.!?][*_]*(?=\s+\S)/gu;

/** The sentences of a body in their order; tables have none. */
export function sentencesIn(body: string): readonly Sentence[] {
  const places = placesIn(body);
  const masked = places.reduce(
    (text, { start, end }) => text.slice(0, start) + 'x'.repeat(end - start) + text.slice(end),
    body,
  );
  const found: Sentence[] = [];
  let from = 0;
  const take = (to: number): void => {
    const start = from + (/^\s*(?:(?:[-*]|\d+\.)[ \t]+)?/.exec(masked.slice(from, to))?.[0].length ?? 0);
    const text = body.slice(start, to).trimEnd();
    from = to;
    if (text === '' || text.startsWith('|')) return;
    const end = start + text.length;
    const own = places.filter((place) => place.start >= start && place.end <= end);
    found.push({ text, start, end, paths: own.flatMap((place) => (place.sort === 'value' ? [place.asked.path] : [])) });
  };
  for (const { 0: all, index } of masked.matchAll(BREAK)) take(index + all.length);
  take(body.length);
  return found;
}
