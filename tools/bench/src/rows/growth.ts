import { hexesOf, type Scale, scaledHexDice } from '../hexdice/scaled.ts';
import type { Contestant } from '../measure.ts';
import { type Row, ratio } from '../row.ts';
import { loadFiles } from '../ruleset.ts';
import { perDecision } from './playing.ts';

const SMALL: Scale = { radius: 3, armies: 18 };
const LARGE: Scale = { radius: 10, armies: 180 };
const HUGE: Scale = { radius: 25, armies: 1000 };

/**
 * A decision on a large board against one on the shipped board. Its question offers moves of all armies of a side, so it may
 * cost as many times as much as there are more armies (`goal`), or a quarter more (`first`).
 */
const growing = (scale: Scale) => async (): Promise<Row> => {
  const more = scale.armies / SMALL.armies;
  return {
    name: `a decision at ${hexesOf(scale).toLocaleString('en')} hexes, ${scale.armies.toLocaleString('en')} armies`,
    unit: 'ns',
    better: 'lower',
    contestants: [await playerAt(scale), await playerAt(SMALL)],
    figure: ratio,
    figureUnit: '×',
    first: Math.round(more * 1.25),
    goal: Math.round(more),
    rounds: 5,
  };
};

async function playerAt(scale: Scale): Promise<Contestant> {
  const game = await loadFiles(scaledHexDice(scale));
  return { name: `${hexesOf(scale).toLocaleString('en')} hexes`, run: perDecision(game) };
}

export const growthLarge = growing(LARGE);
export const growthHuge = growing(HUGE);
