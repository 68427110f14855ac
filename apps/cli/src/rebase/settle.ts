import { type Compiled, compile, type InputFile } from '@sandtable/compiler';
import { editFiles } from '@sandtable/text';

type Rebase = Compiled['rebases'][number];
export type Way = 'keep' | 'merge' | 'take';

export interface Settled {
  readonly sources: readonly InputFile[];
  /** Paths of what was settled, and which way. */
  readonly done: readonly { readonly path: string; readonly way: Way }[];
  /** What is left, against the sources as they are then. */
  readonly unsettled: readonly Rebase[];
}

/**
 * Settles one after the other what `wayOf` says, each against the texts that the one before left: their edits meet in
 * the same files.
 */
export function settled(
  sources: readonly InputFile[],
  variants: readonly string[],
  wayOf: (path: string) => Way | undefined,
): Settled {
  const done: { path: string; way: Way }[] = [];
  let texts = sources;
  for (;;) {
    const { rebases } = compile(texts, { variants });
    const next = rebases.find((one) => changeOf(one, wayOf(one.path)) !== undefined);
    const way = next && wayOf(next.path);
    const change = next && changeOf(next, way);
    // A way out that does not lead out would be taken for ever.
    const isAgain = done.some(({ path }) => path === next?.path) && done.length > rebases.length + sources.length;
    if (next === undefined || way === undefined || change === undefined || isAgain)
      return { sources: texts, done, unsettled: rebases };
    texts = withChange(texts, change);
    done.push({ path: next.path, way });
  }
}

const changeOf = (one: Rebase, way: Way | undefined): Rebase['take'] | undefined => way && one[way];

function withChange(sources: readonly InputFile[], { edits, creates }: Rebase['take']): readonly InputFile[] {
  return [...editFiles(sources, edits), ...creates.filter(({ path }) => !sources.some((file) => file.path === path))];
}
