import type { GameModule } from '@sandtable/engine';
import type { ForcedDice } from '../contract.ts';
import { type Event, takeEvents } from '../view.ts';
import { facesOf, isFromTop, picksOf } from './forced-dice.ts';
import { type PickSearch, pickSearch } from './pick-search.ts';
import { keyAt, spotNamed, spotsOf, timesAt } from './places.ts';
import type { Asked, Dice, Playable } from './playable.ts';

type Ran =
  /** `met`: the forced results that were used. */
  | { readonly ok: true; readonly events: readonly Event[]; readonly met: readonly ForcedDice[] }
  | { readonly ok: false; readonly why: string };

interface Wish {
  readonly act: ForcedDice;
  readonly key: string;
  /** Numbers of faces, ordinals to pick, or members to put on top. */
  readonly by: 'faces' | 'picks' | 'tops';
  readonly wanted: readonly number[];
}

/** Gives the answer in the module's scratch array. Forced results are used, or the position stays unchanged. */
export const decideForced = (module: Playable, S: Int32Array, acts: readonly ForcedDice[]): Ran =>
  ranForced(module, S, acts, () => module.decide(S));

/** Sets up a match in an empty position, up to its first question; forced results are used on the way. */
export const startForced = (
  module: Playable,
  S: Int32Array,
  acts: readonly ForcedDice[],
  start: (S: Int32Array) => void,
): Ran => ranForced(module, S, acts, () => start(S));

/**
 * The numbers that make chance pick something are found by trying: candidates are picked in order, so each try halves
 * what is left.
 */
function ranForced(module: Playable, S: Int32Array, acts: readonly ForcedDice[], run: () => void): Ran {
  const wishes = wishesIn(module, S, acts);
  if (wishes.length === 0) return { ok: true, events: eventsOf(module, run), met: [] };
  const { dice } = module;
  if (dice === undefined) return { ok: false, why: 'hand/cannot-be-set' };
  const [before, answer] = [S.slice(), module.answer.slice()];
  const why = tried(module, dice, S, wishes, run);
  if (typeof why !== 'string') return why;
  S.set(before);
  module.answer.set(answer);
  return { ok: false, why };
}

/** Forced results for the future; the last one for the same time counts. */
function wishesIn(module: GameModule, S: Int32Array, acts: readonly ForcedDice[]): readonly Wish[] {
  const wishes = acts.flatMap((act): readonly Wish[] => {
    const spot = spotNamed(module, act.place, act.role);
    const entry = module.info.chances[spot?.chance ?? -1];
    if (spot === undefined || entry === undefined || act.occurrence < timesAt(S, spot)) return [];
    const by = entry.sort === 'die' ? 'faces' : isFromTop(module.info, entry) ? 'tops' : 'picks';
    const namesOf = by === 'faces' ? facesOf : picksOf;
    return [{ act, key: keyAt(spot, act.occurrence), by, wanted: namesOf(module.info, entry, act.gives) ?? [] }];
  });
  return [...new Map(wishes.map((wish) => [wish.key, wish])).values()];
}

function eventsOf(module: GameModule, run: () => void): readonly Event[] {
  module.events.enabled = true;
  module.events.clear();
  run();
  return takeEvents(module);
}

function tried(module: Playable, dice: Dice, S: Int32Array, wishes: readonly Wish[], run: () => void): Ran | string {
  const [before, answer] = [S.slice(), module.answer.slice()];
  const of = (by: Wish['by']) => wishes.filter((wish) => wish.by === by);
  const searches = new Map(of('picks').map(({ key, wanted }) => [key, pickSearch(wanted)] as const));
  const fixed = of('faces').map(({ key, wanted }) => [key, wanted] as const);
  const tops = new Map(of('tops').map(({ key, wanted }) => [key, wanted]));
  for (;;) {
    S.set(before);
    module.answer.set(answer);
    const sought = [...searches].map(([key, search]) => [key, search.numbers()] as const);
    dice.begin({ numbers: new Map([...fixed, ...sought]), tops });
    const events = eventsOf(module, run);
    const asked = dice.end();
    const gave = (one: Asked) => picked(module, events, asked, one);
    if (of('faces').some((wish) => throwsFewer(asked, wish))) return 'hand/fewer-dice';
    if (of('tops').some((wish) => isNotThere(module, asked, wish, gave))) return 'hand/not-offered';
    const looked = firstUnmet(searches, asked, gave);
    if (looked === 'impossible') return 'hand/not-offered';
    if (looked === 'met') return { ok: true, events, met: comeToPass(wishes, asked) };
  }
}

type Gave = (one: Asked) => readonly number[] | undefined;

/** Later picks may depend on earlier ones, so there is only one search at a time. */
function firstUnmet(
  searches: ReadonlyMap<string, PickSearch>,
  asked: readonly Asked[],
  gave: Gave,
): ReturnType<PickSearch['look']> {
  for (const one of asked) {
    const looked = searches.get(one.key)?.look(one, gave(one)) ?? 'met';
    if (looked !== 'met') return looked;
  }
  return 'met';
}

const comeToPass = (wishes: readonly Wish[], asked: readonly Asked[]): readonly ForcedDice[] => {
  const come = new Set(asked.map(({ key }) => key));
  return wishes.flatMap(({ key, act }) => (come.has(key) ? [act] : []));
};

const throwsFewer = (asked: readonly Asked[], { key, wanted }: Wish): boolean =>
  asked.some((one) => one.key === key && one.ways.length < wanted.length);

/** A member that should be on top is elsewhere, or fewer members are drawn. */
function isNotThere(module: GameModule, asked: readonly Asked[], { act, key, wanted }: Wish, gave: Gave): boolean {
  const one = asked.find((come) => come.key === key);
  if (one === undefined) return false;
  const isShuffle = module.info.chances.find(({ path }) => path === act.place)?.sort === 'shuffle';
  return one.lacks || (!isShuffle && wanted.some((member, i) => gave(one)?.[i] !== member));
}

/** The results of chance for the numbers of `one`; its events are in the order in which it was asked. */
function picked(
  module: GameModule,
  events: readonly Event[],
  asked: readonly Asked[],
  one: Asked,
): readonly number[] | undefined {
  const chance = spotsOf(module).find(({ place }) => place === one.place)?.chance ?? -1;
  const places = new Set(spotsOf(module).flatMap((spot) => (spot.chance === chance ? spot.place : [])));
  const here = asked.filter(({ place }) => places.has(place));
  const head = module.info.chances[chance]?.sort === 'draw' ? 2 : 0;
  const given = events.flatMap(({ log, args }) => (log === -1 - chance ? [args.slice(head)] : []));
  // If nothing was offered, chance wasn't asked.
  const forced = given.length === here.length ? given : given.filter((ordinals) => ordinals.length > 0);
  return forced[here.indexOf(one)];
}
