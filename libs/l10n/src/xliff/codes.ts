import { type Place, placesIn } from '@sandtable/messages';

/** A text in parts: words, codes that stand alone, and pairs of codes around parts. */
export type Part =
  | { readonly words: string }
  | { readonly code: string }
  | { readonly open: string; readonly close: string; readonly inner: readonly Part[] };

/** Emphasis and code as Markdown writes them, a pair of signs around words. */
const PAIR = /(\*\*|\*|`)(?=\S)((?:(?!\1).)+?)(?<=\S)\1(?!\*)/;

/** Values stand alone; what surrounds the words of a link, of emphasis and of code is a pair. */
export function partsIn(text: string): readonly Part[] {
  const places = placesIn(text);
  const pair = PAIR.exec(masked(text, places));
  const [place] = places;
  if (pair !== null && (place === undefined || pair.index < place.start)) return aroundPair(text, pair);
  if (place === undefined) return text === '' ? [] : [{ words: text }];
  const whole = text.slice(place.start, place.end);
  return [
    ...(place.start > 0 ? [{ words: text.slice(0, place.start) }] : []),
    partOf(whole, place),
    ...partsIn(text.slice(place.end)),
  ];
}

function aroundPair(text: string, pair: RegExpExecArray): readonly Part[] {
  const [all, sign = ''] = pair;
  const inner = text.slice(pair.index + sign.length, pair.index + all.length - sign.length);
  return [
    ...(pair.index > 0 ? [{ words: text.slice(0, pair.index) }] : []),
    { open: sign, close: sign, inner: partsIn(inner) },
    ...partsIn(text.slice(pair.index + all.length)),
  ];
}

function partOf(whole: string, place: Place): Part {
  const words = 'words' in place && place.sort !== 'literal' ? place.words : undefined;
  if (words === undefined || words === '') return { code: whole };
  return { open: '[', close: whole.slice(1 + words.length), inner: [{ words }] };
}

/** Signs of emphasis within a place are none of the text's. */
const masked = (text: string, places: readonly Place[]): string =>
  places.reduce((so, { start, end }) => so.slice(0, start) + '\uF000'.repeat(end - start) + so.slice(end), text);

/** Numbers codes; what stands in the source too has its number there, so that tools know one by the other. */
export function numbering(): (sign: string, inSource: boolean) => number {
  const free = new Map<string, number[]>();
  let last = 0;
  return (sign, inSource) => {
    const known = inSource ? undefined : free.get(sign)?.shift();
    if (known !== undefined) return known;
    last += 1;
    if (inSource) free.set(sign, [...(free.get(sign) ?? []), last]);
    return last;
  };
}
