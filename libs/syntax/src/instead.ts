import { type Diagnostic, type Fields, finding } from '@sandtable/diagnostics';
import type { Span } from '@sandtable/text';

/** A finding about something that is written differently here; what to write instead fixes it where that is sure. */
export const insteadOf = (span: Span, fields: Fields, mended: string | undefined): Diagnostic => {
  const title = mended === '' ? 'syntax/remove' : 'syntax/replace';
  const edits = [{ span, text: mended ?? '' }];
  const text = mended === '' ? (fields.found ?? '') : (mended ?? '').trim();
  return finding(
    'syntax/instead',
    span,
    fields,
    mended === undefined ? {} : { fixes: [{ title, fields: { text }, edits }] },
  );
};
