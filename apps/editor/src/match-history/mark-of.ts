import type { LogLine } from '@sandtable/session';
import type { Word } from '../words.ts';

/** Who brought a step about, by a shape and a word. */
export interface Mark {
  readonly shape: string;
  readonly word: Word;
}

export function markOf(line: Pick<LogLine, 'sort' | 'by'> | undefined, told = false): Mark {
  if (line?.sort === 'hand') return { shape: '✎', word: 'byHandMark' };
  if (told || line?.by === 'told') return { shape: '◈', word: 'toldMark' };
  return line?.by === 'bot' ? { shape: '◆', word: 'botMark' } : { shape: '●', word: 'personMark' };
}
