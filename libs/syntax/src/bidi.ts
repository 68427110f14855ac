import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { BIDI_CONTROL, codeName } from '@sandtable/text';

/** Whoever reads rules must see them as they run, in comments and texts as well. `origin` is where `text` begins in its file. */
export const bidiFindings = (file: string, text: string, origin: number): readonly Diagnostic[] =>
  [...text.matchAll(BIDI_CONTROL)].map(({ 0: found, index }) => {
    const span = { file, start: origin + index, end: origin + index + 1 };
    const fix = { title: 'syntax/remove-bidi', fields: {}, edits: [{ span, text: '' }] };
    return finding('syntax/bidi-control', span, { character: codeName(found) }, { fixes: [fix] });
  });
