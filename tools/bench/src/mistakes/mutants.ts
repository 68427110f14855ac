import { parse, type Token } from '@sandtable/syntax';

/** A typing mistake in one file, and the text it makes. */
export interface Mutant {
  readonly how: 'drop' | 'swap' | 'misspell';
  readonly path: string;
  readonly at: number;
  readonly before: string;
  readonly after: string;
  readonly text: string;
}

interface File {
  readonly path: string;
  readonly text: string;
}

/** Numbers from 0 to below `n`, the same for the same seed. */
type Random = (n: number) => number;

function randomness(seed: number): Random {
  let x = seed | 0;
  return (n) => {
    x = (x + 0x6d2b79f5) | 0;
    let t = Math.imul(x ^ (x >>> 15), 1 | x);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (((t ^ (t >>> 14)) >>> 0) % 0x7fffffff) % n;
  };
}

/** Comments, citations and texts mean nothing to the model, nor does where a row comes from. */
const MEANT: ReadonlySet<Token['kind']> = new Set(['name', 'keyword', 'number', 'punctuation']);
const PROVENANCE = new Set(['reconstructed', 'sources']);

interface Place {
  readonly file: File;
  readonly token: Token;
  readonly next: Token | undefined;
}

function placesIn(file: File): readonly Place[] {
  const tokens = parse(file.path, file.text).tokens.filter((token) => token.kind !== 'comment' && token.kind !== 'doc');
  return tokens.flatMap((token, i) => {
    const next = tokens[i + 1];
    const origin = PROVENANCE.has(token.text) || (token.text === 'from' && next?.kind === 'string');
    return MEANT.has(token.kind) && !origin ? [{ file, token, next }] : [];
  });
}

/** So many mistakes, spread evenly over the tokens of all files. */
export function mutantsOf(files: readonly File[], count: number, seed: number): readonly Mutant[] {
  const random = randomness(seed);
  const places = files.flatMap(placesIn);
  const mutants: Mutant[] = [];
  while (mutants.length < count) {
    const place = places[random(places.length)];
    const mutant = place && mistakeAt(place, random);
    if (mutant !== undefined) mutants.push(mutant);
  }
  return mutants;
}

function mistakeAt(place: Place, random: Random): Mutant | undefined {
  const { token, next } = place;
  const sort = random(3);
  if (sort === 0) return mutant(place, 'drop', token.end, '');
  if (sort === 1) return next && MEANT.has(next.kind) ? swapped(place, next) : undefined;
  return /^\p{L}{2}/u.test(token.text) ? mutant(place, 'misspell', token.end, misspelt(token.text, random)) : undefined;
}

function swapped(place: Place, next: Token): Mutant {
  const { file, token } = place;
  return mutant(place, 'swap', next.end, next.text + file.text.slice(token.end, next.start) + token.text);
}

function mutant({ file, token }: Place, how: Mutant['how'], end: number, after: string): Mutant {
  const text = file.text.slice(0, token.start) + after + file.text.slice(end);
  return { how, path: file.path, at: token.start, before: file.text.slice(token.start, end), after, text };
}

/** What fingers do: leave a letter out, write it twice, swap two, or hit another one. */
function misspelt(word: string, random: Random): string {
  const at = random(word.length);
  const [head, letter, tail] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  const sort = random(4);
  if (sort === 0) return head + tail;
  if (sort === 1) return head + letter + letter + tail;
  if (sort === 2 && tail !== '') return head + tail.charAt(0) + letter + tail.slice(1);
  return head + 'etaoinsrhl'.charAt(random(10)) + tail;
}
