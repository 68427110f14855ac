import type { BoardProps } from '@sandtable/board';
import { type AskView, isMany } from '@sandtable/session';
import { useMemo } from 'react';
import { useWorkbench } from '../context.ts';
import { remaining } from './by-parts.ts';
import { mentioned } from './mentions.ts';
import { type Mentions, namesIn } from './useMentions.ts';
import type { Parts } from './useParts.ts';
import { useSteady } from './useSteady.ts';

type Picks = Pick<BoardProps, 'candidates' | 'mentioned' | 'picked' | 'onPick'>;

const NOTHING: readonly string[] = [];

/** What of a question can be answered on the board: its candidates or their next parts, and whatever they speak of. */
export function useBoardPicks(
  ask: AskView | undefined,
  parts: Parts | undefined,
  mentions: Mentions,
  ticked: readonly string[],
  toggle: (member: string) => void,
): Picks {
  const { bench } = useWorkbench();
  const several = ask !== undefined && isMany(ask);
  // Who has ticked as many as allowed can only take some back.
  const full = several && ticked.length >= ask.high;
  const values = full ? ticked : (ask?.candidates ?? NOTHING);
  const left = parts ? remaining(values, parts.chosen) : values;
  const take = (value: string): void => (several ? toggle(value) : void bench.play.pick(value));
  const onPick = useSteady((name: string): void => {
    if ((parts?.options ?? values).includes(name)) return (parts?.take ?? take)(name);
    const found = mentions.find(left, name);
    if (found !== undefined) take(found);
  });
  // The board is laid out by what may be chosen, so that stays the same object while it is the same.
  const shown = JSON.stringify({
    candidates: parts?.options ?? values,
    mentioned: namesIn(left).filter((name) => name !== mentions.about),
    picked: pickedOf(ask, ticked),
  });
  const known = useMemo(() => JSON.parse(shown) as Pick<Picks, 'candidates' | 'mentioned' | 'picked'>, [shown]);
  return { ...known, onPick: ask === undefined || ask.sight !== undefined ? undefined : onPick };
}

const pickedOf = (ask: AskView | undefined, ticked: readonly string[]): readonly string[] => {
  if (ask !== undefined && isMany(ask)) return [...ticked, ...ticked.flatMap(mentioned)];
  return ask?.each ? [ask.next] : (ask?.picked ?? NOTHING);
};
