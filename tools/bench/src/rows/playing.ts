import { createRandom, playout, startGame } from '@sandtable/bots';
import type { GameModule } from '@sandtable/engine';
import { playByHand } from '../der-erste-weltkrieg/play.ts';
import { gameNames, readGame } from '../games.ts';
import { playBoardgameIo } from '../hexdice/boardgame-io.ts';
import { playFlat } from '../hexdice/flat.ts';
import { type Contestant, rate } from '../measure.ts';
import { only, type Row, ratio } from '../row.ts';
import { load, loadFiles } from '../ruleset.ts';

const SPELL = 250;
const MOST_DECISIONS = 100_000;

const flat: Contestant = { name: 'hand-written', run: () => rate(repeated(playFlat, 20), SPELL) };
const boardgameIo: Contestant = { name: 'boardgame.io', run: () => rate(() => playBoardgameIo(random), SPELL) };
const random = createRandom(1);

const repeated = (play: (r: typeof random) => number, times: number) => (): number => {
  let units = 0;
  for (let i = 0; i < times; i++) units += play(random);
  return units;
};

/** Random games of a module, its own positions in place: plays one, and returns its decisions. */
function gamesOf(game: GameModule): () => number {
  const S = new Int32Array(game.layout.size);
  const options = Int32Array.from(game.info.options, (option) => option.value);
  const series = { module: game, seed: 1, first: 0, games: 1, seats: [0], options, maxDecisions: MOST_DECISIONS };
  let number = 0;
  return () => playout(game, S, startGame(series, number++, S), MOST_DECISIONS);
}

/** Decisions per second, and games per second of the same spell. */
function players(game: GameModule): readonly [decisions: Contestant, games: Contestant] {
  const play = gamesOf(game);
  let perSecond = Number.NaN;
  const run = (): number => {
    let [games, decisions] = [0, 0];
    const speed = rate(() => {
      const taken = play();
      games++;
      decisions += taken;
      return taken;
    }, SPELL);
    perSecond = (speed * games) / decisions;
    return speed;
  };
  return [
    { name: 'sandtable', run },
    { name: 'complete games', unit: 'games/s', run: () => perSecond },
  ];
}

/** Nanoseconds for each decision of random games. */
export const perDecision = (game: GameModule) => {
  const play = gamesOf(game);
  return (): number => 1e9 / rate(play, SPELL);
};

const throughput = { unit: '/s', better: 'higher' } as const;

export async function hexDiceOverPeer(): Promise<Row> {
  const [own, games] = players(await load('hex-dice'));
  return {
    ...throughput,
    name: 'HexDice ÷ boardgame.io',
    contestants: [own, boardgameIo, games],
    figure: ratio,
    figureUnit: '×',
    first: 100,
    goal: 150,
  };
}
export async function hexDiceOverFlat(): Promise<Row> {
  const [own, games] = players(await load('hex-dice'));
  return {
    ...throughput,
    name: 'HexDice ÷ hand-written',
    contestants: [own, flat, games],
    figure: ratio,
    figureUnit: '×',
    first: 1,
    goal: 1.3,
  };
}

/** The same random games of *Der Erste Weltkrieg*, by the module of the ruleset and written by hand. */
export async function warOverHand(): Promise<Row> {
  const [own, games] = players(await load('der-erste-weltkrieg'));
  let seed = 1;
  const play = (): number => playByHand(seed, createRandom(seed++));
  return {
    ...throughput,
    name: 'der-erste-weltkrieg ÷ by hand',
    contestants: [own, { name: 'by hand', run: () => rate(play, SPELL) }, games],
    figure: ratio,
    figureUnit: '×',
    first: 0.2,
    goal: 0.5,
  };
}

/** What a decision of each game costs against one of HexDice written by hand, as bounds that hold on any machine. */
const BOUNDS: Readonly<Record<string, { readonly first: number; readonly goal: number }>> = {
  'der-erste-weltkrieg': { first: 0.2, goal: 1 },
  'longest-trench': { first: 0.06, goal: 0.18 },
  'trench-club': { first: 0.003, goal: 0.012 },
  diplomacy: { first: 0.002, goal: 0.01 },
  'two-rivers': { first: 0.1, goal: 0.5 },
};

/** Random games of each game next to hand-written HexDice. */
export const wholeGames = (): Readonly<Record<string, () => Promise<Row>>> =>
  Object.fromEntries(
    gameNames()
      .filter((name) => name in BOUNDS)
      .map((name) => [`play-${name}`, async () => await wholeGame(name)]),
  );

async function wholeGame(name: string): Promise<Row> {
  const [own, games] = players(await loadFiles(readGame(name)));
  return {
    ...throughput,
    name: `${name} ÷ hand-written HexDice`,
    contestants: [own, flat, games],
    figure: ratio,
    figureUnit: '×',
    ...(BOUNDS[name] ?? { first: undefined, goal: undefined }),
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
    name: `copy of a state (${S.byteLength.toLocaleString('en')} bytes)`,
    unit: 'ns',
    contestants: [{ name: 'sandtable', run }],
    figure: only,
    figureUnit: 'ns',
    better: 'lower',
    first: 300,
    goal: 100,
  };
}
