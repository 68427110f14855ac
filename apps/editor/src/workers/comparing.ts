import { compare, gameOf, type Series, type Side } from '@sandtable/bots';
import type { Counting } from '@sandtable/compiler';
import { type Create, engine } from '@sandtable/engine';
import { optionCodes } from '@sandtable/session';
import type { ComparingApi, Terms } from './comparing-protocol.ts';
import type { Load } from './game.ts';

/** As on the command line, so that both find the same. */
const MOST_DECISIONS = 10_000;

export const comparing = (load: Load): ComparingApi => {
  let sides: Sides | undefined;
  return {
    load: async (before, after, terms) => {
      const variants = { before: before.variants, after: after.variants };
      sides = { before: await sideOf(load, before, terms), after: await sideOf(load, after, terms), variants };
    },
    share: (first, games) => sides && compare(startingAt(sides, first), games),
    game: (side, game) => sides && gameOf(sides[side].series, game, sides.variants[side]),
  };
};

type Both<T> = { readonly before: T; readonly after: T };
type Sides = Both<Side> & { readonly variants: Both<readonly string[]> };

const sideOf = async (load: Load, { javascript, uses }: Counting, { seats, seed, bot }: Terms): Promise<Side> => {
  const create: Create = await load(javascript);
  const module = create(engine);
  const { info } = module;
  const layout = Math.max(
    0,
    info.layouts.findIndex(({ name }) => name === seats),
  );
  const series: Series = {
    module,
    seed,
    first: 0,
    games: 0,
    seats: [layout],
    options: optionCodes(info, {}),
    maxDecisions: MOST_DECISIONS,
    bots: { everyone: bot, seats: {} },
  };
  return { series, uses };
};

const startingAt = ({ before, after }: Sides, first: number): Both<Side> => ({
  before: { ...before, series: { ...before.series, first } },
  after: { ...after, series: { ...after.series, first } },
});
