import type { Compilation } from './compiler-api.ts';
import type { SourceText } from './protocol.ts';
import { isSameFiles, type Stack } from './stack.ts';

/** What was compiled of a ruleset when the page was built: of which texts, and where it is. */
export interface ShippedCompilation {
  /** `sizeOf` its texts, by which others are told apart at once. */
  readonly size: number;
  readonly digest: string;
  readonly at: string;
}

export type Found = Omit<Compilation, 'ms'>;

/**
 * Returns what was compiled of these texts when the page was built; undefined where it was not, or cannot be fetched. Where
 * that is known without a look, as of rules that were changed, no promise has to be waited for.
 */
export type FindCompilation = (rules: Stack) => Promise<Found | undefined> | undefined;

/** Finds the rules that came with Sandtable and are still as they came; they are compared to the letter. */
export const findShippedCompilation = (fetchJson: (at: string) => Promise<unknown> = fetched): FindCompilation => {
  let asked: Promise<readonly ShippedCompilation[]> | undefined;
  let list: readonly ShippedCompilation[] | undefined;
  const shipped = (): Promise<readonly ShippedCompilation[]> => {
    asked ??= fetchJson('compiled.json').then(
      (all) => all as readonly ShippedCompilation[],
      () => [],
    );
    return asked.then((all) => (list = all));
  };
  const find = async ({ files }: Stack): Promise<Found | undefined> => {
    const alike = alikeAmong(await shipped(), files);
    if (alike.length === 0) return undefined;
    const digest = await digestOf(files);
    const found = alike.find((one) => one.digest === digest);
    return found && ((await fetchJson(found.at)) as Compilation);
  };
  let last: { readonly stack: Stack; readonly found: Promise<Found | undefined> } | undefined;
  return (stack) => {
    const { files, variants } = stack;
    if (variants.length > 0) return undefined;
    // Which rulesets came compiled can be asked before there are texts; what was found last stays at hand.
    if (files.length === 0) return shipped().then(() => undefined);
    if (list !== undefined && alikeAmong(list, files).length === 0) return undefined;
    // Who checks and who compiles ask about the same texts.
    if (last === undefined || !isSameFiles(last.stack.files, files)) last = { stack, found: find(stack) };
    return last.found;
  };
};

function alikeAmong(list: readonly ShippedCompilation[], files: readonly SourceText[]): readonly ShippedCompilation[] {
  const size = sizeOf(files);
  return list.filter((one) => one.size === size);
}

/** How long texts are together. */
export const sizeOf = (files: readonly SourceText[]): number => files.reduce((sum, { text }) => sum + text.length, 0);

/** A digest of texts and their paths, whatever their order. */
export async function digestOf(files: readonly SourceText[]): Promise<string> {
  const texts = files.map(({ path, text }) => [path, text]).toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1));
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(texts)));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const fetched = async (at: string): Promise<unknown> => {
  const response = await fetch(`./${at}`);
  if (!response.ok) throw new Error(`${at}: ${response.status}`);
  return await response.json();
};
