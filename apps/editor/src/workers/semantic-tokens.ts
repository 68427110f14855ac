import type { MeaningToken } from '@sandtable/ide';
import { MEANING_SORTS } from '@sandtable/ide/legend';

const NUMBERS: ReadonlyMap<MeaningToken['sort'], number> = new Map(MEANING_SORTS.map((sort, i) => [sort, i]));

/**
 * Names by what they mean, as editors read them: five numbers each, lines and columns from the token before, length,
 * sort and whether it is declared there. A long text has thousands of names, and as objects they would be copied one by
 * one on their way to the page.
 */
export function encodedTokens(text: string, meanings: readonly MeaningToken[]): Uint32Array {
  const data = new Uint32Array(meanings.length * 5);
  let lineStart = 0;
  // Looked for once per line: a text may be one long line with a name everywhere.
  let lineEnd = text.indexOf('\n');
  let last = 0;
  let i = 0;
  for (const { start, end, sort, defines } of meanings) {
    let lines = 0;
    while (lineEnd >= 0 && lineEnd < start) {
      lines += 1;
      lineStart = lineEnd + 1;
      lineEnd = text.indexOf('\n', lineStart);
    }
    data[i] = lines;
    data[i + 1] = start - (lines > 0 ? lineStart : last);
    data[i + 2] = end - start;
    data[i + 3] = NUMBERS.get(sort) ?? 0;
    data[i + 4] = Number(defines);
    i += 5;
    last = start;
  }
  return data;
}
