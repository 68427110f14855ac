import type { LogLine } from '@sandtable/session';
import { Bot, Dices, type LucideIcon, Pencil, User } from 'lucide-react';
import type { Word } from '../words.ts';

/** Who brought a move about, by an icon and a word. */
export interface Mark {
  readonly icon: LucideIcon;
  readonly word: Word;
}

/** `forced` says that dice of the move were set by hand. */
export function markOf(line: Pick<LogLine, 'sort' | 'by'> | undefined, forced = false): Mark {
  if (line?.sort === 'hand') return { icon: Pencil, word: 'byHandMark' };
  if (forced || line?.by === 'forced') return { icon: Dices, word: 'forcedMark' };
  return line?.by === 'bot' ? { icon: Bot, word: 'botMark' } : { icon: User, word: 'personMark' };
}
