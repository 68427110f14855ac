import type { GameInfo } from '@sandtable/engine';
import type { AskView } from '@sandtable/session';
import { isLast } from '../play/previewed-answer.ts';
import type { Asked } from '../play/useDropping.ts';
import { type Draft, isDrafted, isFull } from '../state/half-answer.ts';
import type { Imagined } from '../workers/game-api.ts';

/** An answer that a click would complete, or that is put together already. */
export interface Foreseeable extends Imagined {
  /** What of the board would be chosen; undefined where nothing more would be. */
  readonly on: string | undefined;
}

interface Half {
  readonly ask: AskView | undefined;
  readonly draft: Draft;
  /** What would be asked after a card that is pointed at or in the hand. */
  readonly asked: readonly Asked[];
  /** The card that is pointed at. */
  readonly pointed: string | undefined;
}

/** Answers of which the table shows what they would do, where `columns` is the kind of its columns. */
export function foreseeable(
  info: GameInfo,
  columns: string,
  { ask, draft, asked, pointed }: Half,
): readonly Foreseeable[] {
  if (ask === undefined || ask.sight !== undefined) return [];
  if (isDrafted(ask)) return drafted(ask, draft);
  const own = ask.form === 'menu' && ask.picked.length > 0 ? [{ path: { picked: ask.picked }, ask }] : [];
  if (pointed !== undefined && own.length > 0 && isLast(info, ask, pointed))
    return [{ on: undefined, picked: [...ask.picked, pointed] }];
  return [...(asked.length > 0 ? asked : own)].flatMap(({ path, ask: next }) =>
    next.kind !== columns
      ? []
      : next.candidates
          .filter((candidate) => isLast(info, next, candidate))
          .map((candidate) => ({ on: candidate, picked: [...path.picked, candidate] })),
  );
}

/** What is planned so far; where some may be left out, the rest is. */
function drafted(ask: AskView, draft: Draft): readonly Foreseeable[] {
  const keys = ask.each?.keys ?? [];
  if (draft.length === 0 || !(isFull(ask, draft) || ask.form === 'optional')) return [];
  return [{ on: undefined, picked: keys.map((_, i) => draft[i] ?? 'none'), first: keys }];
}
