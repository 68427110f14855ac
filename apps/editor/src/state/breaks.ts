import type { BreakAt } from '../workers/breaks.ts';
import type { GameApi } from '../workers/game-api.ts';
import type { Remote } from '../workers/rpc.ts';
import { breaksOf, conditionsIn, movedIn, toggled } from './break-list.ts';
import { type BreakModule, breakModule, type Counting, countingModule, placesOf } from './break-module.ts';
import { remember } from './remembered.ts';
import type { Break } from './slices/match.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

export interface Breaks {
  /** Sets a breakpoint, or removes it. */
  toggle(at: Break): void;
  /** The lines of those of a file, in their order, as an edit has moved them. */
  moved(file: string, lines: readonly number[]): void;
  /** Makes sure that the match stops at breakpoints; returns those that it stops at, by their numbers. */
  arm(): Promise<readonly Break[]>;
  /** Returns a module that counts and where in it a breakpoint is, to get there otherwise; undefined if it is invalid now. */
  toward(one: Break): Promise<Toward | undefined>;
  /** The match has a new module, which stops nowhere. */
  forget(): void;
}

export interface Toward {
  readonly javascript: string;
  readonly at: BreakAt;
}

export function createBreaks(store: Store<State>, rules: Counting, game: Pick<Remote<GameApi>, 'breakAt'>): Breaks {
  let armed: Armed | undefined;
  return {
    toggle: (at) => keep(store, toggled(breaksOf(store.get()), at)),
    moved: (file, lines) => {
      const breaks = breaksOf(store.get());
      const moved = movedIn(breaks, file, lines);
      if (JSON.stringify(moved) !== JSON.stringify(breaks)) keep(store, moved);
    },
    forget: () => {
      armed = undefined;
    },
    toward: (one) => toward(rules, store.get(), one),
    arm: async () => {
      const state = store.get();
      const wanted = wantedIn(state);
      const known = stillArmed(state, wanted, armed);
      if (known !== undefined) return known;
      armed = await arm(store, rules, game, wanted);
      return armed.breaks;
    },
  };
}

interface Armed {
  readonly javascript: string | undefined;
  /** Those that were wanted, and those of them that the match stops at. */
  readonly all: readonly Break[];
  readonly breaks: readonly Break[];
}
const NONE: readonly Break[] = [];
const NO_MODULE: BreakModule = { conditions: [], javascript: undefined };

const keep = (store: Store<State>, breaks: readonly Break[]): void => {
  remember(`breaks.${store.get().ruleset}`, JSON.stringify(breaks));
  store.set({ breaks });
};

/** That a line ran, or something became true, may be something that a seat must not know. */
const wantedIn = (state: State): readonly Break[] => (state.viewer === 'all' ? breaksOf(state) : NONE);

/** What the match stops at, if nothing is to be armed; undefined if something is. */
function stillArmed(
  { javascript, rulesValid }: State,
  wanted: readonly Break[],
  armed: Armed | undefined,
): readonly Break[] | undefined {
  const current = armed?.javascript === javascript ? armed : undefined;
  if (current?.all === wanted) return current.breaks;
  if (wanted.length === 0) return armed === undefined ? wanted : undefined;
  // No module can be made of rules with mistakes; the match goes on under the last valid ones, and stops as it did.
  return rulesValid ? undefined : (current?.breaks ?? NONE);
}

async function arm(
  store: Store<State>,
  rules: Counting,
  game: Pick<Remote<GameApi>, 'breakAt'>,
  wanted: readonly Break[],
): Promise<Armed> {
  const state = store.get();
  const { conditions, javascript } = wanted.length === 0 ? NO_MODULE : await breakModule(rules, state, wanted);
  const isValid = (one: Break): boolean => 'file' in one || conditions.includes(one.when);
  const breaks = javascript === undefined ? NONE : wanted.filter(isValid);
  await game.breakAt(javascript, placesOf(state, breaks, conditions));
  store.set({ invalidBreakpoints: conditionsIn(wanted.filter((one) => !isValid(one))) });
  return { javascript: state.javascript, all: wanted, breaks };
}

async function toward(rules: Counting, state: State, one: Break): Promise<Toward | undefined> {
  const conditions = conditionsIn([one]);
  const javascript = await countingModule(rules, state, conditions);
  const [at] = placesOf(state, [one], conditions);
  return javascript === undefined || at === undefined ? undefined : { javascript, at };
}
