import type { GameInfo } from '@sandtable/engine';
import type { AskView } from '@sandtable/session';
import { mentioned } from './mentions.ts';

type Asked = Pick<AskView, 'form' | 'picked' | 'ways' | 'kind'>;

/** What tells words from things: the rules, and the kinds that the board draws. */
export interface Drawn {
  readonly info: Pick<GameInfo, 'kinds'>;
  readonly kinds: ReadonlySet<string>;
}

/** Whether an answer is a mere word or number, which nothing on the board stands for. */
export function isPlain(drawn: Drawn, ask: Asked, value: string): boolean {
  if (ask.form === 'menu' && ask.picked.length === 0)
    return !ask.ways?.some(({ picked, kind }) => picked[0] === value && drawn.kinds.has(kind));
  if (ask.kind !== undefined) return value === 'none' || !drawn.kinds.has(ask.kind);
  return !isThing(drawn, value) && !mentioned(value).some((name) => isThing(drawn, name));
}

/** Whether a part of a value is nothing on the board, and can be the last one. */
export const isPlainPart = (drawn: Drawn, offered: readonly string[], option: string): boolean =>
  !isThing(drawn, option) && offered.some((value) => value === option || value.endsWith(`${option})`));

const isThing = ({ info, kinds }: Drawn, name: string): boolean =>
  info.kinds.some((kind) => kinds.has(kind.name) && kind.members.includes(name));
