import type { Texts } from '@sandtable/board/texts';
import type { DicePlace, LogLine } from '@sandtable/session';
import { calledPlace } from './called.ts';
import { type Worded, wordsFor } from './words-for.ts';

export const keyOf = ({ place, role }: DicePlace): string => `${place} ${role ?? ''}`;

/** What the log says of chance there with the last move, if it was asked. */
export const lineAt = (log: readonly LogLine[], decisions: number, { place }: DicePlace): LogLine | undefined =>
  log.findLast((one) => one.decision === decisions && one.path === place);

/** What chance gave; how a pile is shuffled isn't said. */
export const givenIn = (line: LogLine | undefined): readonly string[] | undefined => {
  const given = line?.args.faces ?? line?.args.picked ?? line?.args.drawn;
  return Array.isArray(given) ? given.map(String) : undefined;
};

/** The words of the places; of those that are called alike also where they are in the rules. */
export const placesCalled = (places: readonly DicePlace[], texts: Texts): Worded => {
  const byKey = new Map(places.map((place) => [keyOf(place), place]));
  return wordsFor([...byKey.keys()], (key) => {
    const { place = '', role } = byKey.get(key) ?? {};
    return role === undefined ? calledPlace(place, texts) : `${calledPlace(place, texts)}: ${texts.member(role)}`;
  });
};
