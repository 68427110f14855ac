import { layoutFindings } from '@sandtable/board/layout';
import { type Compiled, layoutFile, notationFindings, textFindings } from '@sandtable/compiler';
import type { Diagnostic } from '@sandtable/diagnostics';
import type { SourceText } from './protocol.ts';

/** What is wrong beside rules and tables: with the layout, the messages, the chapters and the patterns of a ruleset. */
export function besideFindings(
  files: readonly SourceText[],
  compiled: Pick<Compiled, 'model' | 'files' | 'variants'>,
): readonly Diagnostic[] {
  const { file, findings } = layoutFile(compiled, files);
  const shape = file === undefined ? [] : layoutFindings(file.path, file.text);
  return [
    ...shape,
    ...findings,
    ...textFindings(files, compiled.model, compiled.variants.length > 0),
    ...notationFindings(files, compiled.model),
  ];
}
