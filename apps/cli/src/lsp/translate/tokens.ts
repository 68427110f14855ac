import type { MeaningToken } from '@sandtable/ide';
import { MEANING_SORTS } from '@sandtable/ide/legend';
import type { SemanticTokensLegend } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';

/** The names that editors have colours for; those of the language that they do not know are their nearest ones. */
const TYPES: Partial<Record<MeaningToken['sort'], string>> = {
  kind: 'class',
  type: 'type',
  die: 'enum',
  field: 'property',
  setting: 'macro',
  state: 'variable',
  function: 'function',
  search: 'function',
  procedure: 'method',
  member: 'enumMember',
  tag: 'enumMember',
  local: 'parameter',
  builtin: 'function',
};
const TOKEN_TYPES = [...new Set(MEANING_SORTS.map((sort) => TYPES[sort] ?? 'namespace'))];

export const LEGEND: SemanticTokensLegend = { tokenTypes: TOKEN_TYPES, tokenModifiers: ['declaration'] };

/** Five numbers each: lines and columns from the token before, length, type, modifiers. */
export function encoded(document: TextDocument, meanings: readonly MeaningToken[]): number[] {
  let [line, character] = [0, 0];
  return meanings.flatMap(({ start, end, sort, defines }) => {
    const at = document.positionAt(start);
    const from = at.line === line ? character : 0;
    const step = [at.line - line, at.character - from, end - start];
    [line, character] = [at.line, at.character];
    return [...step, TOKEN_TYPES.indexOf(TYPES[sort] ?? 'namespace'), Number(defines)];
  });
}
