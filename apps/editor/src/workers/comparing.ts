import { COMPARED_DECISIONS, comparing, type Share, seriesOf } from '@sandtable/analysis';
import { type Comparison, gameOf, type Side } from '@sandtable/bots';
import type { Counting } from '@sandtable/compiler';
import { engine } from '@sandtable/engine';
import type { ComparingApi, Terms } from './comparing-protocol.ts';
import type { Load } from './game.ts';

export const comparingService = (load: Load): ComparingApi => {
  let loaded: Loaded | undefined;
  return {
    load: async (before, after, terms) => {
      loaded = await loadedFor(load, before, after, terms);
    },
    share: (first, games) => loaded?.play({ first, games }),
    game: (side, game) => loaded && gameOf(loaded[side].series, game, loaded[side].variants),
  };
};

interface Loaded {
  readonly before: VariedSide;
  readonly after: VariedSide;
  readonly play: (share: Share) => Comparison;
}
type VariedSide = Side & Pick<Counting, 'variants'>;

const loadedFor = async (load: Load, before: Counting, after: Counting, terms: Terms): Promise<Loaded> => {
  const sides = { before: await sideOf(load, before, terms), after: await sideOf(load, after, terms) };
  return { ...sides, play: comparing(sides) };
};

const sideOf = async (load: Load, counting: Counting, terms: Terms): Promise<VariedSide> => {
  const module = (await load(counting.javascript))(engine);
  const series = seriesOf(module, { ...terms, games: 0, options: {}, maxDecisions: COMPARED_DECISIONS });
  return { series, uses: counting.uses, variants: counting.variants };
};
