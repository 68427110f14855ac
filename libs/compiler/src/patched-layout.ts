import { layoutOver } from '@sandtable/schema/layout';
import type { InputFile } from './input.ts';

/** How a variant is drawn: what it changes in the layout of the ruleset. */
export const layoutPatchPath = (variant: string): string => `variants/${variant}.layout.json`;

/** A layout with those patches over it; none where there is neither. */
export function patchedLayout(base: InputFile | undefined, patches: readonly InputFile[]): InputFile | undefined {
  const text = layoutOver(
    base?.text,
    patches.map((patch) => patch.text),
  );
  return text === undefined ? undefined : { path: base?.path ?? patches[0]?.path ?? '', text };
}
