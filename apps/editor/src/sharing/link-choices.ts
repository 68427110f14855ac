import { sha256 } from '@sandtable/archive';
import { NOTES } from '@sandtable/compiler/notes';
import { type LinkContent, sumOf, type Texts, versionIn, writeLink } from '../state/link.ts';
import type { LinkFor } from '../state/link-hash.ts';
import { folderOf } from '../state/paths.ts';
import type { Seen } from '../state/seen.ts';
import { unreadIn } from '../state/sources.ts';
import type { State } from '../state/state.ts';

/** Longer addresses are cut by programs that pass them on. */
export const LONGEST_LINK = 30_000;

/** Sums of the files that came with Sandtable, by ruleset and path. */
export type Shipped = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What came with Sandtable; nothing where the page was made without that list. */
export const shippedSums = async (): Promise<Shipped> => {
  const response = await fetch('./shipped.json').catch(() => undefined);
  return response?.ok ? ((await response.json()) as Shipped) : {};
};

export const sumOfText = (text: string): string => sha256(new TextEncoder().encode(text)).slice(0, 16);

/** What someone wants to pass on. */
export interface Wish {
  readonly what: LinkContent['what'];
  readonly withMatch: boolean;
}

const isVariantFile = (path: string): boolean => path.startsWith('variants/') && !path.endsWith('.was.json');
/** Worked examples and translations are left out of a link to a whole ruleset only if someone cuts them himself. */
const isNeeded = (path: string): boolean => !path.endsWith('.was.json');

/** Which files are otherwise than they came with Sandtable; undefined for a ruleset that did not. */
export const changedFiles = (
  texts: Texts,
  shipped: Shipped[string] | undefined,
): { readonly files: readonly string[]; readonly gone: readonly string[] } | undefined => {
  if (shipped === undefined) return undefined;
  return {
    files: [...texts].flatMap(([path, text]) => (shipped[path] === sumOfText(text) ? [] : [path])),
    gone: Object.keys(shipped).filter((path) => !texts.has(path)),
  };
};

type Linked = Pick<State, 'ruleset' | 'buffers' | 'variants' | 'save' | 'at' | 'lang'>;

/** The ways in which this ruleset can be passed on, the likeliest first. What is not text makes none of them likelier. */
export const waysOf = (state: Linked, texts: Texts, shipped: Shipped[string] | undefined): readonly Wish['what'][] => {
  const changed = changedFiles(texts, shipped);
  if (changed === undefined) return ['whole', ...(state.variants.length > 0 ? (['variants'] as const) : [])];
  const unread = unreadWithin(state);
  const isOnlyVariants = [...changed.files, ...changed.gone].every(
    (path) => path.startsWith('variants/') || unread.has(path),
  );
  return isOnlyVariants ? ['variants', 'changes'] : ['changes', 'variants'];
};

/** Files that a link would carry and that are no text: what the page has of them is not what is stored. */
export const unreadBy = (
  state: Linked,
  texts: Texts,
  shipped: Shipped[string] | undefined,
  what: Wish['what'],
): readonly string[] => {
  const unread = unreadWithin(state);
  return carried(state, texts, shipped, what).flatMap((path) => unread.get(path) ?? []);
};

/** By their paths within the ruleset. */
const unreadWithin = (state: Linked): ReadonlyMap<string, string> =>
  new Map(unreadIn(state).map((path) => [path.slice(folderOf(path).length + 1), path]));

/** The files that a link carries. */
const carried = (
  state: Linked,
  texts: Texts,
  shipped: Shipped[string] | undefined,
  what: Wish['what'],
): readonly string[] => {
  const all = [...texts.keys()];
  if (what === 'variants')
    return all.filter(
      (path) => isVariantFile(path) && state.variants.includes(path.replace(/^variants\/|\.\w+$/g, '')),
    );
  return (what === 'changes' ? (changedFiles(texts, shipped)?.files ?? all) : all).filter(isNeeded);
};

/**
 * The addresses behind the page for a wish: for who works on it, for who only plays, and, once it is known what everybody
 * may see, for who looks on.
 */
export const linkFor = (
  state: Linked,
  name: string,
  texts: Texts,
  shipped: Shipped[string] | undefined,
  { what, withMatch }: Wish,
  seen?: Seen,
): Readonly<Record<LinkFor, string>> & { readonly look?: string } => {
  const paths = carried(state, texts, shipped, what);
  const gone = what === 'changes' ? (changedFiles(texts, shipped)?.gone ?? []).filter(isNeeded) : [];
  const content: LinkContent = {
    ruleset: name,
    version: versionIn(texts),
    base: what === 'whole' ? '' : sumOf(texts, paths),
    what,
    files: Object.fromEntries(paths.map((path) => [path, texts.get(path) ?? ''])),
    gone,
    variants: state.variants,
    save: withMatch ? state.save : undefined,
    at: withMatch ? state.at : undefined,
    lang: state.lang,
  };
  // What a team notes about its rules is nothing for who plays by them.
  const { [NOTES]: _, ...played } = content.files;
  const look = seen && writeLink({ ...content, files: played, save: undefined, at: undefined, seen }, 'play');
  return {
    work: writeLink(content),
    play: writeLink({ ...content, files: played }, 'play'),
    ...(look === undefined ? {} : { look }),
  };
};
