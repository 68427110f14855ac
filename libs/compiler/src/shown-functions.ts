import type { Model } from '@sandtable/model';
import type { InputFile } from './input.ts';
import { layoutNames } from './layout-names.ts';
import { layoutPatches } from './layout-patches.ts';
import { patchedLayout } from './patched-layout.ts';

/** Names of functions whose values the layout shows; the module is made so that these can be computed. */
export function shownFunctions(
  { layout = 'layout.json' }: Pick<Model, 'layout'>,
  variants: readonly { readonly name: string }[],
  all: readonly InputFile[],
): readonly string[] {
  const base = all.find(({ path }) => path === layout);
  const file = patchedLayout(base, layoutPatches(variants, all));
  return file === undefined
    ? []
    : layoutNames(file.path, file.text).flatMap(({ sort, name }) => (sort === 'function' ? [name] : []));
}
