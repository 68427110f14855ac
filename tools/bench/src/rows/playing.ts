import { createRandom, playout, startGame } from '@sandtable/bots';
import type { GameModule } from '@sandtable/engine';
import { playBoardgameIo } from '../hexdice/boardgame-io.ts';
import { playFlat } from '../hexdice/flat.ts';
import { type Contestant, rate } from '../measure.ts';
import { only, type Row, ratio } from '../row.ts';
import { load } from '../ruleset.ts';

const SPELL = 250;
const MOST_DECISIONS = 100_000;

const flat: Contestant = { name: 'by hand', run: () => rate(repeated(playFlat, 20), SPELL) };
const boardgameIo: Contestant = { name: 'boardgame.io', run: () => rate(() => playBoardgameIo(random), SPELL) };
const random = createRandom(1);

const repeated = (play: (r: typeof random) => number, times: number) => (): number => {
  let units = 0;
  for (let i = 0; i < times; i++) units += play(random);
  return units;
};

/** Decisions per second in random games of a module, its own positions in place. */
const player = (game: GameModule): Contestant => {
  const S = new Int32Array(game.layout.size);
  const options = Int32Array.from(game.info.options, (option) => option.value);
  const series = { module: game, seed: 1, first: 0, games: 1, seats: [0], options, maxDecisions: MOST_DECISIONS };
  let number = 0;
  return {
    name: 'sandtable',
    run: () => rate(() => playout(game, S, startGame(series, number++, S), MOST_DECISIONS), SPELL),
  };
};

const throughput = { unit: '/s', better: 'higher' } as const;

export async function hexDiceOverPeer(): Promise<Row> {
  return {
    ...throughput,
    name: 'HexDice ÷ boardgame.io',
    contestants: [player(await load('hex-dice')), boardgameIo],
    figure: ratio,
    figureUnit: '×',
    first: 30,
    goal: 100,
  };
}
export async function hexDiceOverFlat(): Promise<Row> {
  return {
    ...throughput,
    name: 'HexDice ÷ by hand',
    contestants: [player(await load('hex-dice')), flat],
    figure: ratio,
    figureUnit: '×',
    first: 0.4,
    goal: 0.8,
  };
}
export async function fullGame(): Promise<Row> {
  const contestants = [player(await load('der-erste-weltkrieg')), flat];
  return {
    ...throughput,
    name: 'Der Erste Weltkrieg, decisions',
    contestants,
    figure: only,
    figureUnit: '/s',
    first: 1_500_000,
    goal: 8_000_000,
  };
}

/** A position copied into one of a pool of buffers, as histories and searches do at every decision. */
export async function stateCopy(): Promise<Row> {
  const game = await load('der-erste-weltkrieg');
  const S = new Int32Array(game.layout.size);
  game.start(
    S,
    1,
    0,
    Int32Array.from(game.info.options, (option) => option.value),
  );
  const pool = Array.from({ length: 64 }, () => new Int32Array(S.length));
  const copies = 100_000;
  const work = (): number => {
    for (let i = 0; i < copies; i++) pool[i & 63]?.set(S);
    return copies;
  };
  const run = (): number => 1e9 / rate(work, SPELL / 5);
  return {
    name: `copy of a state (${S.byteLength} bytes)`,
    unit: 'ns',
    contestants: [{ name: 'sandtable', run }],
    figure: only,
    figureUnit: 'ns',
    better: 'lower',
    first: 300,
    goal: 100,
  };
}
