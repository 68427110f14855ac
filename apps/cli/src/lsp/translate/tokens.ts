import type { MeaningToken, WordToken } from '@sandtable/ide';
import { MEANING_SORTS } from '@sandtable/ide/legend';
import type { SemanticTokensLegend } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';

/** The names that editors have colors for; those of the language that they do not know are their nearest ones. */
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
const WORDS: readonly WordToken['sort'][] = ['keyword', 'comment', 'string', 'number'];
const TOKEN_TYPES = [...new Set([...MEANING_SORTS.map((sort) => TYPES[sort] ?? 'namespace'), ...WORDS])];

export const LEGEND: SemanticTokensLegend = { tokenTypes: TOKEN_TYPES, tokenModifiers: ['declaration'] };

interface Coloured {
  readonly start: number;
  readonly end: number;
  readonly type: string;
  readonly defines: boolean;
}

/** What a text is coloured by: the meaning of its names, and around them how it is written. Both are in its order. */
export function coloursOf(meanings: readonly MeaningToken[], words: readonly WordToken[]): readonly Coloured[] {
  const names = meanings.map(({ sort, ...one }): Coloured => ({ ...one, type: TYPES[sort] ?? 'namespace' }));
  let next = 0;
  const others = words.flatMap(({ start, end, sort }): readonly Coloured[] => {
    while ((names[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    const named = (names[next]?.start ?? Number.POSITIVE_INFINITY) < end;
    return named ? [] : [{ start, end, type: sort, defines: false }];
  });
  return [...names, ...others].sort((a, b) => a.start - b.start);
}

/** Five numbers each: lines and columns from the token before, length, type, modifiers. */
export function encoded(document: TextDocument, colours: readonly Coloured[]): number[] {
  let [line, character] = [0, 0];
  return colours.flatMap(({ start, end, type, defines }) => {
    const at = document.positionAt(start);
    const from = at.line === line ? character : 0;
    const step = [at.line - line, at.character - from, end - start];
    [line, character] = [at.line, at.character];
    return [...step, TOKEN_TYPES.indexOf(type), Number(defines)];
  });
}
