import type { Diagnostic, Fix } from '@sandtable/diagnostics';
import type { Decl, Name, SourceFile } from '@sandtable/syntax';
import { replacing } from '../fixes.ts';

/**
 * A name that is unknown at several places and looks like one that is declared and used nowhere: then the declaration
 * is misspelled, and is to be fixed instead of the places.
 */
export function misspeltDeclaration(
  files: readonly SourceFile[],
  decls: readonly Decl[],
  { code, fields }: Diagnostic,
): readonly Fix[] {
  const meant = code === 'table/unknown-column' ? fields.column : fields.name;
  const near = fields.near;
  if (typeof meant !== 'string' || typeof near !== 'string' || near === '') return [];
  const declared = decls.flatMap(namesOf).find((name) => name.text === near);
  return declared && isOnce(files, near) ? [replacing(declared.span, near, meant)] : [];
}

function namesOf(decl: Decl): readonly Name[] {
  const own = 'name' in decl && typeof decl.name === 'object' && decl.node !== 'table' ? [decl.name] : [];
  return decl.node === 'kind' ? [...own, ...decl.fields.map((field) => field.name)] : own;
}

const isOnce = (files: readonly SourceFile[], word: string): boolean =>
  files.flatMap(({ tokens }) => tokens.filter((token) => token.text === word)).length === 1;
