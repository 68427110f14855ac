import { type BoardLayout, reader } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';
import { type AskView, infoSeen, isMany, type MatchView } from '@sandtable/session';

/** Pieces on the board that answers of a question stand for, as `Kind.member`, with the answer of each. */
export type PieceAnswers = ReadonlyMap<string, string>;

const NONE: PieceAnswers = new Map();

interface Shown {
  readonly info: GameInfo;
  readonly view: MatchView;
  readonly layout: Pick<BoardLayout, 'pieceAnswers'> | undefined;
  readonly isOwned: (member: string, kind: string) => boolean;
}

/** The pieces of whoever is asked that an answer stands for, as far as the layout has a field for that. */
export function pieceAnswersIn({ info, view, layout, isOwned }: Shown, ask: AskView | undefined): PieceAnswers {
  const fields = layout?.pieceAnswers.filter(({ of }) => of === ask?.choice) ?? [];
  if (ask === undefined || ask.sight !== undefined || ask.each || fields.length === 0) return NONE;
  const seen = infoSeen(info, view);
  const read = reader(seen, view);
  return new Map(
    fields.flatMap(({ by }) => {
      const [kind = '', field] = by.split('.');
      const members = seen.kinds.find(({ name }) => name === kind)?.members ?? [];
      return members.flatMap((member, at): readonly (readonly [string, string])[] => {
        const answer = String(read(kind, at, field));
        return ask.candidates.includes(answer) && isOwned(member, kind) ? [[`${kind}.${member}`, answer]] : [];
      });
    }),
  );
}

/** What of a question for several can still be ticked or no longer be: who has ticked as many as allowed can only take some back. */
export const tickable = (ask: AskView, ticked: readonly string[]): readonly string[] =>
  ask.candidates.filter((answer) => togglesFor(ask, ticked, answer).length > 0);

/**
 * What else is to be ticked or no longer ticked once an answer is clicked: where only one answer is to be given, another one
 * takes its place.
 */
export const togglesFor = (ask: AskView, ticked: readonly string[], answer: string): readonly string[] => {
  if (!isMany(ask) || ticked.includes(answer) || ticked.length < ask.high) return [answer];
  return ask.high === 1 ? [...ticked, answer] : [];
};
