import { layoutFindings } from '@sandtable/board/layout';
import {
  type Compiled,
  type InputFile,
  layoutFile,
  notationFindings,
  noteFindings,
  reviewFindings,
  textFindings,
} from '@sandtable/compiler';
import type { Diagnostic } from '@sandtable/diagnostics';

/** What is wrong beside rules and tables: with the layout, the messages, the chapters and the patterns of a ruleset. */
export function besideFindings(files: readonly InputFile[], compiled: Compiled): readonly Diagnostic[] {
  // Rules are not trusted: a layout is one of the files of the folder itself, whatever path they name.
  const { file, findings } = layoutFile(compiled, files);
  const shape = file === undefined ? [] : layoutFindings(file.path, file.text);
  return [
    ...shape,
    ...findings,
    ...textFindings(files, compiled.model, compiled.variants.length > 0),
    ...reviewFindings(files, compiled),
    ...noteFindings(files, compiled),
    ...notationFindings(files, compiled.model),
  ];
}
