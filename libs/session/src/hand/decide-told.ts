import type { GameModule } from '@sandtable/engine';
import type { ToldDice } from '../contract.ts';
import { type Event, takeEvents } from '../view.ts';
import { type PickSearch, pickSearch } from './pick-search.ts';
import { keyAt, type Spot, spotNamed, spotsOf, timesAt } from './places.ts';
import type { Asked, Dice, Playable } from './playable.ts';
import { facesOf, picksOf } from './told.ts';

type Ran =
  /** `met`: what was told and has come to pass. */
  | { readonly ok: true; readonly events: readonly Event[]; readonly met: readonly ToldDice[] }
  | { readonly ok: false; readonly why: string };

interface Wish {
  readonly act: ToldDice;
  readonly spot: Spot;
  readonly key: string;
  /** Ordinals that are to be picked; undefined for dice. */
  readonly picks: readonly number[] | undefined;
}

/**
 * Takes the answer in the module's scratch array. What was told of chance comes to pass, or the position stays as it is.
 * Which numbers make chance pick something is found by trying: a pick looks among what is offered in order, so each try
 * halves what is left.
 */
export function decideTold(module: Playable, S: Int32Array, acts: readonly ToldDice[]): Ran {
  const wishes = wishesIn(module, S, acts);
  if (wishes.length === 0) return { ok: true, events: eventsOf(module, S), met: [] };
  const { dice } = module;
  if (dice === undefined) return { ok: false, why: 'hand/not-tellable' };
  const [before, answer] = [S.slice(), module.answer.slice()];
  const why = tried(module, dice, S, wishes);
  if (typeof why !== 'string') return why;
  S.set(before);
  module.answer.set(answer);
  return { ok: false, why };
}

/** What was told of times that are still to come. */
function wishesIn(module: GameModule, S: Int32Array, acts: readonly ToldDice[]): readonly Wish[] {
  return acts.flatMap((act) => {
    const spot = spotNamed(module, act.place, act.role);
    const entry = module.info.chances[spot?.chance ?? -1];
    if (spot === undefined || entry === undefined || act.occurrence < timesAt(S, spot)) return [];
    const picks = entry.sort === 'die' ? undefined : (picksOf(module.info, entry, act.gives) ?? []);
    return [{ act, spot, key: keyAt(spot, act.occurrence), picks }];
  });
}

function eventsOf(module: GameModule, S: Int32Array): readonly Event[] {
  module.events.enabled = true;
  module.events.clear();
  module.decide(S);
  return takeEvents(module);
}

function tried(module: Playable, dice: Dice, S: Int32Array, wishes: readonly Wish[]): Ran | string {
  const [before, answer] = [S.slice(), module.answer.slice()];
  const searches = new Map(wishes.flatMap(({ key, picks }) => (picks ? [[key, pickSearch(picks)] as const] : [])));
  for (;;) {
    S.set(before);
    module.answer.set(answer);
    dice.begin(new Map(wishes.map((wish) => [wish.key, searches.get(wish.key)?.numbers() ?? faces(module, wish)])));
    const events = eventsOf(module, S);
    const asked = dice.end();
    if (wishes.some((wish) => throwsFewer(asked, wish))) return 'hand/fewer-dice';
    const looked = firstUnmet(searches, asked, (one) => picked(module, events, asked, one));
    if (looked === 'impossible') return 'hand/not-offered';
    if (looked === 'met') return { ok: true, events, met: comeToPass(wishes, asked) };
  }
}

/** What is picked later may hang on what was picked before, so one search goes on at a time. */
function firstUnmet(
  searches: ReadonlyMap<string, PickSearch>,
  asked: readonly Asked[],
  pickedBy: (one: Asked) => readonly number[] | undefined,
): ReturnType<PickSearch['look']> {
  for (const one of asked) {
    const looked = searches.get(one.key)?.look(one, pickedBy(one)) ?? 'met';
    if (looked !== 'met') return looked;
  }
  return 'met';
}

const comeToPass = (wishes: readonly Wish[], asked: readonly Asked[]): readonly ToldDice[] => {
  const come = new Set(asked.map(({ key }) => key));
  return wishes.flatMap(({ key, act }) => (come.has(key) ? [act] : []));
};

const faces = ({ info }: GameModule, { act, spot }: Wish): readonly number[] => {
  const entry = info.chances[spot.chance];
  return (entry && facesOf(info, entry, act.gives)) ?? [];
};

const throwsFewer = (asked: readonly Asked[], { key, picks, act }: Wish): boolean =>
  picks === undefined && asked.some((one) => one.key === key && one.ways.length < act.gives.length);

/** What chance gave when it was asked for the numbers of `one`: its events come in the order in which it was asked. */
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
  // Where nothing was offered, chance was not asked for anything.
  const told = given.length === here.length ? given : given.filter((ordinals) => ordinals.length > 0);
  return told[here.indexOf(one)];
}
