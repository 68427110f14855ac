import type { BoardProps } from '@sandtable/board';
import { type AskView, isMany } from '@sandtable/session';
import { useCallback } from 'react';
import { useWorkbench } from '../context.ts';
import { remaining } from './by-parts.ts';
import { mentioned, onlyTogether } from './mentions.ts';
import { type PieceAnswers, tickable, togglesFor } from './piece-answers.ts';
import { type Mentions, namesIn } from './useMentions.ts';
import type { Parts } from './useParts.ts';
import { usePieceAnswers } from './usePieceAnswers.ts';
import { useSame, useStableCallback } from './useStableCallback.ts';
import type { Ways } from './useWays.ts';

export type Picks = Pick<
  BoardProps,
  'candidates' | 'mentioned' | 'aside' | 'picked' | 'asked' | 'onPick' | 'pieceNotes'
>;

/** The roads to an answer that the board offers beside its candidates. */
interface Roads {
  readonly parts: Parts | undefined;
  readonly mentions: Mentions;
  readonly ways: Ways | undefined;
}

const NOTHING: readonly string[] = [];

/** What of a question can be answered on the board: its candidates or their next parts, and whatever they speak of. */
export function useBoardPicks(
  ask: AskView | undefined,
  { parts, mentions, ways }: Roads,
  ticked: readonly string[],
  toggle: (member: string) => void,
): Picks {
  const { bench } = useWorkbench();
  const several = ask !== undefined && isMany(ask);
  const values = several ? tickable(ask, ticked) : (ask?.candidates ?? NOTHING);
  const offered = parts ? remaining(values, parts.chosen) : values;
  const pieces = usePieceAnswers(ask);
  const take = (answer: string): void => {
    if (ask === undefined || !several) return void bench.play.pick(answer);
    for (const one of togglesFor(ask, ticked, answer)) toggle(one);
  };
  const onPick = useStableCallback(({ name, kind }: Picked): void => {
    if (ways) return ways.take(name, kind);
    const meant = pieces.get(`${kind}.${name}`);
    if (meant !== undefined) return take(meant);
    if ((parts?.options ?? values).includes(name)) return (parts?.take ?? take)(name);
    const found = mentions.find(offered, name, kind);
    if (found !== undefined) take(found);
  });
  // The board is arranged by what may be chosen, so that stays the same object while it is the same.
  const known = useSame({
    candidates: ways ? [...ways.members, ...ways.aims] : (parts?.options ?? values),
    mentioned: [
      ...namesIn(offered).filter((name) => name !== mentions.about?.member),
      ...membersOf(pieces, (answer) => ask !== undefined && togglesFor(ask, ticked, answer).length > 0),
    ],
    aside: onlyTogether(offered),
    picked: ways?.crossing
      ? [ways.crossing.member]
      : [...pickedOf(ask, ticked), ...membersOf(pieces, (answer) => ticked.includes(answer))],
    pieceNotes: Object.fromEntries(pieces),
  });
  const isAsked = ask !== undefined && ask.sight === undefined;
  const pick = useCallback((name: string, kind: string): void => onPick({ name, kind }), [onPick]);
  return { ...known, asked: ways?.kind ?? (parts ? undefined : ask?.kind), onPick: isAsked ? pick : undefined };
}

interface Picked {
  readonly name: string;
  readonly kind: string;
}

const pickedOf = (ask: AskView | undefined, ticked: readonly string[]): readonly string[] => {
  if (ask !== undefined && isMany(ask)) return [...ticked, ...ticked.flatMap(mentioned)];
  return ask?.each ? [ask.next] : (ask?.picked ?? NOTHING);
};

const membersOf = (pieces: PieceAnswers, isMeant: (answer: string) => boolean): readonly string[] =>
  [...pieces].flatMap(([piece, answer]) => (isMeant(answer) ? [piece.slice(piece.indexOf('.') + 1)] : []));
