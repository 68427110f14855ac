import {
  COMPARED_DECISIONS,
  figuring,
  type GameFigures,
  type Share,
  type Shortening,
  shorteningMatch,
} from '@sandtable/analysis';
import { gameOf, laddered, type MeasureSort, type Series } from '@sandtable/bots';
import type { Counting } from '@sandtable/compiler';
import { engine, type GameModule } from '@sandtable/engine';
import { layoutIndex, optionCodes } from '@sandtable/session';
import type { Load } from './game.ts';
import type { LabApi, LabLadder, LabPoint } from './lab-protocol.ts';
import { shortened } from './shortening.ts';

/** What questions may be about. Uses of rules and members in answers are not: they would be thousands of columns. */
const COUNTED: ReadonlySet<MeasureSort> = new Set<MeasureSort>(['won', 'drawn', 'limited', 'decisions', 'final']);
const NO_USES: ReadonlyMap<string, number> = new Map();

interface Loaded {
  readonly module: GameModule;
  readonly variants: readonly string[];
}

export const labService = (load: Load): LabApi => {
  const rules = new Map<number, Loaded>();
  const players = new Map<string, (share: Share) => GameFigures>();
  let shorter: Shortening | undefined;
  const loaded = (number: number): Loaded => {
    const found = rules.get(number);
    if (found === undefined) throw new Error('rules are loaded before they are played');
    return found;
  };
  const playerOf = (point: LabPoint): ((share: Share) => GameFigures) => {
    const key = JSON.stringify(point);
    const player = players.get(key) ?? figuringOf(loaded(point.rules).module, point);
    players.set(key, player);
    return player;
  };
  const game: LabApi['game'] = (point, number) => {
    const { module, variants } = loaded(point.rules);
    return gameOf(seriesFor(module, point), number, variants);
  };
  return {
    load: async (number, counting) => {
      rules.set(number, await loadedFrom(load, counting));
    },
    figures: (point, share) => playerOf(point)(share),
    measures: (point) => playerOf(point)({ first: 0, games: 0 }).columns.map(({ measure }) => measure),
    pairing: (ladder, number) => {
      const { module } = loaded(ladder.rules);
      return laddered(ladderFor(module, ladder), number, new Int32Array(module.layout.size));
    },
    game,
    shorten: (point, number) => {
      shorter = shorteningMatch(loaded(point.rules).module, game(point, number));
      return shortened(shorter);
    },
    shortenOn: () => shorter && shortened(shorter),
  };
};

const loadedFrom = async (load: Load, { javascript, variants }: Counting): Promise<Loaded> => ({
  module: (await load(javascript))(engine),
  variants,
});

/** Plays games of a point, and leaves out what nobody asks about. */
function figuringOf(module: GameModule, point: LabPoint): (share: Share) => GameFigures {
  const play = figuring({ series: seriesFor(module, point), uses: NO_USES });
  return (share) => {
    const figures = play(share);
    return { ...figures, columns: figures.columns.filter(({ measure }) => COUNTED.has(measure.sort)) };
  };
}

const seriesFor = (module: GameModule, { options, terms: { seats, seed, bots } }: LabPoint): Series => ({
  module,
  seed,
  first: 0,
  games: 0,
  seats: [Math.max(0, layoutIndex(module.info, seats))],
  options: optionCodes(module.info, options),
  maxDecisions: COMPARED_DECISIONS,
  bots,
});

const ladderFor = (module: GameModule, { bots, games, seed, seats, options }: LabLadder) => ({
  module,
  bots,
  games,
  seed,
  seats: Math.max(0, layoutIndex(module.info, seats)),
  options: optionCodes(module.info, options),
  maxDecisions: COMPARED_DECISIONS,
});
