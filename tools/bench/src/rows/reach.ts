import { playout, startGame } from '@sandtable/bots';
import { ASK_CHOICE, type GameModule, RUNNING, STATUS } from '@sandtable/engine';
import { only, type Row } from '../row.ts';
import { load } from '../ruleset.ts';

const RULESET = 'trench-club';
/** The questions that list, for all units of a side, where each may go and what each may hit. */
const QUESTIONS = ['moveUnits/order', 'nameAttacks/order'];
const LAYOUT = 'four';
const GAMES = 12;
/** Set-up takes some hundred decisions; after so many the armies have met. */
const BEGUN = 700;
const LOOKED_AT = 400;
const REPEATS = 20;

/** Positions in which a question has most answers, one from each game, so that nothing kept for one serves the other. */
function busiest(game: GameModule, path: string): readonly Int32Array[] {
  const choice = game.info.choices.findIndex((one) => one.path === path);
  const seats = [
    Math.max(
      0,
      game.info.layouts.findIndex(({ name }) => name === LAYOUT),
    ),
  ];
  const options = Int32Array.from(game.info.options, (option) => option.value);
  const series = { module: game, seed: 1, first: 0, games: GAMES, seats, options, maxDecisions: BEGUN };
  return Array.from({ length: GAMES }, (_, number) => {
    const S = new Int32Array(game.layout.size);
    const random = startGame(series, number, S);
    playout(game, S, random, BEGUN);
    let best = { size: -1, position: S.slice() };
    for (let i = 0; i < LOOKED_AT && S[STATUS] === RUNNING; i++) {
      const size = S[ASK_CHOICE] === choice ? game.count(S) : -1;
      if (size > best.size) best = { size, position: S.slice() };
      playout(game, S, random, 1);
    }
    return best;
  })
    .filter(({ size }) => size > 0)
    .map(({ position }) => position);
}

/** Milliseconds for all that a side may do in both questions: every unit, every place, every target. */
export async function reachAndTargets(): Promise<Row> {
  const game = await load(RULESET);
  const found = QUESTIONS.map((path) => busiest(game, path));
  if (found.some((positions) => positions.length < 2)) throw new Error('no two positions to look at in turn');
  const msEach = (positions: readonly Int32Array[]): number => {
    const began = performance.now();
    for (let i = 0; i < REPEATS; i++) for (const S of positions) game.count(S);
    return (performance.now() - began) / (REPEATS * positions.length);
  };
  const run = (): number => found.reduce((sum, positions) => sum + msEach(positions), 0);
  return {
    name: 'reach and targets of a side, Trench Club',
    unit: 'ms',
    contestants: [{ name: 'sandtable', run }],
    figure: only,
    figureUnit: 'ms',
    better: 'lower',
    first: 2,
    goal: 0.3,
  };
}
