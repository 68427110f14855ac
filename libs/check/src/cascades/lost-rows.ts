import type { Diagnostic } from '@sandtable/diagnostics';
import type { Decl } from '@sandtable/syntax';
import { inside, looksDeclared } from './lost-parts.ts';

/** After these a table lacks rows, or has them under other names. */
const UNREAD = new Set([
  'table/missing-file',
  'table/json',
  'table/csv',
  'table/empty',
  'table/one-line',
  'table/header',
  'table/id',
  'table/cells',
  'drawing/line',
  'drawing/lacks',
  'drawing/sign',
  'drawing/ragged',
  'drawing/rows',
  'syntax/too-big',
]);

/** The finding that a finding comes from, if it only says that members are unknown while their rows are lost, or that a column has two names. */
export function ofLostRows(
  findings: readonly Diagnostic[],
  decls: readonly Decl[],
): (one: Diagnostic) => Diagnostic | undefined {
  const tables = decls.filter((decl) => decl.node === 'table');
  const inTable = ({ span }: Diagnostic) =>
    tables.some((table) => inside(span, table.span) || span.file === table.from?.path);
  const ofName = ({ code, span }: Diagnostic) =>
    code === 'name/unknown' && tables.some((table) => inside(span, table.name.span));
  const losesRows = (other: Diagnostic): boolean =>
    UNREAD.has(other.code) ||
    (other.code === 'table/missing-column' && other.fields.column === 'id') ||
    (other.code === 'name/duplicate' && inTable(other)) ||
    ofName(other);
  // Found once: where thousands of rows are wrong, every finding would look at all others.
  const losing = findings.find(losesRows);
  const explaining = findings.filter(({ code }) => code === 'table/unknown-column' || code === 'table/header');
  const linking = (name: unknown) =>
    findings.find(
      ({ severity, span }) =>
        severity === 'error' &&
        tables.some(
          (table) => table.name.text === name && (inside(span, table.span) || span.file === table.from?.path),
        ),
    );
  return (one) => {
    // What is not linked may be what a link was meant to name.
    if (one.code === 'relation/isolated') return linking(one.fields.relation);
    if (one.code === 'name/unknown')
      return losing === undefined || ofName(one) || looksDeclared(decls, one) ? undefined : losing;
    return one.code === 'table/missing-column' ? explaining.find((other) => explains(other, one)) : undefined;
  };
}

/** A column under a wrong name is missing under the right one; one without a name may be any. */
function explains(other: Diagnostic, { span, fields }: Diagnostic): boolean {
  if (other.span.file !== span.file) return false;
  if (other.code === 'table/header') return true;
  return other.fields.near === fields.column || other.fields.near === '';
}
