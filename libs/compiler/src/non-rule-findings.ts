import type { Diagnostic } from '@sandtable/diagnostics';
import { isVariant, variantName } from '@sandtable/variant';
import { capped } from './capped.ts';
import type { Compiled } from './compiled.ts';
import { guarded } from './guard.ts';
import type { InputFile } from './input.ts';
import { layoutFile } from './layout-file.ts';
import { layoutPatchShapes } from './layout-patches.ts';
import { notationFindings } from './notations.ts';
import { NOTES } from './notes/note-file.ts';
import { noteFindings } from './notes/note-findings.ts';
import { REVIEWED, reviewFindings } from './reviews.ts';
import { textFindings } from './texts.ts';
import { withoutUnknown } from './without-unknown.ts';

type Rules = Pick<Compiled, 'model' | 'files' | 'variants'>;
/** What is wrong with the shape of a layout; only who draws boards knows. */
type ShapeFindings = (path: string, text: string) => readonly Diagnostic[];

/**
 * What is wrong beside rules and tables: with the layout, the texts, the notes and the patterns of a ruleset. Each part
 * is evaluated whatever becomes of the others.
 */
export function nonRuleFindings(
  files: readonly InputFile[],
  compiled: Rules,
  shapeFindings: ShapeFindings,
): readonly Diagnostic[] {
  const [first = { path: '' }] = files;
  return capped([
    ...guarded(first.path, () => withoutUnknown(compiled.files, files)),
    ...guarded(first.path, () => layoutAlone(files, compiled, shapeFindings)),
    ...guarded(first.path, () =>
      textFindings(inForce(files, compiled.variants), compiled.model, compiled.variants.length > 0),
    ),
    ...guarded(REVIEWED, () => reviewFindings(files, compiled)),
    ...guarded(NOTES, () => noteFindings(files, compiled)),
    ...guarded(first.path, () => notationFindings(files, compiled.model)),
  ]);
}

/** Of a game with house rules, the others in the folder are none of its business; without, each is evaluated. */
function inForce(files: readonly InputFile[], variants: Compiled['variants']): readonly InputFile[] {
  if (variants.length === 0) return files;
  return files.filter(({ path }) => !isVariant(path) || variants.some(({ name }) => name === variantName(path)));
}

function layoutAlone(files: readonly InputFile[], compiled: Rules, shapeFindings: ShapeFindings) {
  // Rules are not trusted: a layout is one of the files of the folder itself, whatever path they name.
  const { base, patches, findings } = layoutFile(compiled, files);
  return [
    ...(base === undefined ? [] : shapeFindings(base.path, base.text)),
    ...layoutPatchShapes(base, patches, shapeFindings),
    ...findings,
  ];
}
