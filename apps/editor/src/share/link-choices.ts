import { sha256 } from '@sandtable/archive';
import type { State } from '../state/state.ts';
import { type LinkContent, type LinkFor, sumOf, type Texts, versionIn, writeLink } from './link.ts';

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

/** What somebody wants to pass on. */
export interface Wish {
  readonly what: LinkContent['what'];
  readonly withMatch: boolean;
}

const isVariantFile = (path: string): boolean => path.startsWith('variants/') && !path.endsWith('.was.json');
/** Worked examples and translations are left out of a link to a whole ruleset only if somebody cuts them himself. */
const isNeeded = (path: string): boolean => path !== 'package.json' && !path.endsWith('.was.json');

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

/** The ways in which this ruleset can be passed on, the likeliest first. */
export const waysOf = (state: State, texts: Texts, shipped: Shipped[string] | undefined): readonly Wish['what'][] => {
  const changed = changedFiles(texts, shipped);
  if (changed === undefined) return ['whole', ...(state.variants.length > 0 ? (['variants'] as const) : [])];
  const isOnlyVariants = [...changed.files, ...changed.gone].every((path) => path.startsWith('variants/'));
  return isOnlyVariants || changed.files.length + changed.gone.length === 0
    ? ['variants', 'changes']
    : ['changes', 'variants'];
};

/** The addresses behind the page for a wish: for who works on it, and for who only plays. */
export const linkFor = (
  state: State,
  name: string,
  texts: Texts,
  shipped: Shipped[string] | undefined,
  { what, withMatch }: Wish,
): Readonly<Record<LinkFor, string>> => {
  const changed = changedFiles(texts, shipped) ?? { files: [...texts.keys()].filter(isNeeded), gone: [] };
  const laid = [...texts.keys()].filter(
    (path) => isVariantFile(path) && state.variants.some((one) => path.replace(/^variants\/|\.\w+$/g, '') === one),
  );
  const paths = { variants: laid, changes: changed.files.filter(isNeeded), whole: [...texts.keys()].filter(isNeeded) }[
    what
  ];
  const gone = what === 'changes' ? changed.gone.filter(isNeeded) : [];
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
  return { work: writeLink(content), play: writeLink(content, 'play') };
};
