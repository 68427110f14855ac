import type { AskView, Way } from '@sandtable/session';
import { type Draft, isDrafted, keysOpening } from '../state/half-answer.ts';
import { mentioned, namesIn, onlyTogether } from './mentions.ts';

/** Something on the board. */
export interface Member {
  readonly kind: string;
  readonly member: string;
}

/** Picks with a piece in them, after which something else is asked for, such as a place. */
export interface Path {
  readonly picked: readonly string[];
  /** Of an assignment, the number of the key that the piece is. */
  readonly key?: number;
  /** The keys in the order in which they are picked for. */
  readonly first?: readonly string[];
  /** What is put is the value of the key that this stands for. */
  readonly on?: string;
  readonly value?: string;
}

/** What may come of putting a piece somewhere: a path, and the value that it ends with, which names where, or else its path does. */
export interface Drop {
  readonly path: Path;
  readonly value: string;
}

/** The questions that a piece leads to; `again` are the ways into a menu that is half answered already. */
export function pathsOf(
  ask: AskView,
  draft: Draft,
  { kind, member }: Member,
  again: readonly Way[] = [],
): readonly Path[] {
  if (ask.sight !== undefined) return [];
  if (ask.each) return keyPaths(ask, draft, { kind, member });
  if (ask.form !== 'menu') return [];
  if (ask.picked.length === 0) {
    return startsOf(ask.ways ?? [], { kind, member });
  }
  if (ask.kind === kind && ask.candidates.includes(member)) return [{ picked: [...ask.picked, member] }];
  // Who has picked it already takes it from where it lies as well.
  return ask.picked.at(-1) === member ? [{ picked: ask.picked }] : startsOf(again, { kind, member });
}

const startsOf = (ways: readonly Way[], { kind, member }: Member): readonly Path[] =>
  ways
    .filter((way) => way.kind === kind && way.candidates.includes(member))
    .map(({ picked }) => ({ picked: [...picked, member] }));

/**
 * What is picked of a half answered menu after a click on something else that it could have begun with: the same may be
 * done with that, where it can be. Undefined where it is no such thing, or what is asked for now.
 */
export function retaken(ask: AskView, ways: readonly Way[], of: Member): readonly string[] | undefined {
  if (ask.form !== 'menu' || ask.picked.length === 0 || ask.kind === of.kind) return undefined;
  const starts = startsOf(ways, of);
  if (starts.length === 0) return undefined;
  if (ask.picked.includes(of.member)) return [];
  const alike = starts.find(({ picked }) => picked[0] === ask.picked[0]);
  // Where several other things may be done with it, the menu is begun again.
  return (alike ?? (starts.length === 1 ? starts[0] : undefined))?.picked ?? [];
}

/** Whether it is what the open part of an assignment is about, so that a click on it changes nothing. */
export const isKeyAsked = ({ each, next, sight }: AskView, { kind, member }: Member): boolean =>
  sight === undefined && each?.kind === kind && next === member;

function keyPaths(ask: AskView, draft: Draft, { kind, member }: Member): readonly Path[] {
  if (ask.each?.kind !== kind) return [];
  const key = ask.each.keys.indexOf(member);
  if (key < 0 || !isDrafted(ask)) return key < 0 ? [] : [{ picked: [], key }];
  return [{ picked: draft.slice(0, key), key, first: keysOpening(ask, draft, key) }];
}

/** The values that name a place, or speak of it. */
export const dropsOn = (drops: readonly Drop[], name: string): readonly Drop[] =>
  drops.filter((drop) => namesOf(drop).includes(name));

/**
 * What is meant by putting a piece on a place: what only speaks of that place, such as to go there, before what also
 * speaks of another one, such as to support a piece that goes there.
 */
export function meantBy(drops: readonly Drop[], name: string): readonly Drop[] {
  const fitting = dropsOn(drops, name);
  const alone = fitting.filter(({ path: { on }, value }) => on !== undefined || namesIn(value).every(isName(name)));
  return alone.length === 1 ? alone : fitting;
}

/** Whether what is put there is spoken of only together with another place, where other places would be meant alone. */
export const isAsideOf = (drops: readonly Drop[], name: string): boolean =>
  onlyTogether(drops.flatMap(({ path: { on }, value }) => (on === undefined ? [value] : []))).includes(name);

const isName = (name: string) => (other: string) => other === name;

const namesOf = ({ path: { on }, value }: Drop): readonly string[] =>
  on === undefined ? [value, ...mentioned(value)] : [on];

/** Everything that a piece can be put on. */
export const targetsOf = (drops: readonly Drop[]): readonly string[] => [...new Set(drops.flatMap(namesOf))];

/** The places where only one thing can be meant by putting a piece there. */
export const aimsOf = (drops: readonly Drop[]): readonly string[] =>
  targetsOf(drops).filter((name) => dropsOn(drops, name).length === 1);
