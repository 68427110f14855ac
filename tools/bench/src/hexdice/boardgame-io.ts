import { createRequire } from 'node:module';
import type { Random } from '@sandtable/bots';
import { ARMIES, CELLS, HITS_FROM, MOVE_LIMIT, NEIGHBOURS } from './map.ts';

/**
 * HexDice for boardgame.io 0.50.2, written as its manual says: plain `G`, moves that write into a draft, chance from
 * its plugin. Only its reducer runs, without client, transport and undo, which is the fastest way to use it.
 */
interface Position {
  readonly cells: (number | null)[];
  readonly remaining: [number, number];
  moves: number;
}
interface Context {
  readonly G: Position;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly random: { D6(): number };
}
interface State {
  readonly G: Position;
  readonly ctx: Context['ctx'];
}
interface Library {
  CreateGameReducer(options: { game: object }): (state: State, action: object) => State;
  InitializeGame(options: { game: object }): State;
}
const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)('boardgame.io/internal') as Library;

const north = Array.from({ length: ARMIES }, (_, i) => i);
const setUp = (): Position => ({
  cells: Array.from({ length: CELLS }, (_, cell) =>
    north.includes(cell) ? 0 : north.includes(CELLS - 1 - cell) ? 1 : null,
  ),
  remaining: [ARMIES, ARMIES],
  moves: 0,
});

const move = ({ G, random }: Context, from: number, to: number): void => {
  G.moves++;
  const foe = G.cells[to] ?? null;
  if (foe !== null && random.D6() < HITS_FROM) return;
  if (foe === 0 || foe === 1) G.remaining[foe]--;
  G.cells[to] = G.cells[from] ?? null;
  G.cells[from] = null;
};
const pass = ({ G }: Context): void => {
  G.moves++;
};
const endIf = ({ G }: Context): object | undefined => {
  if (G.remaining[0] === 0 || G.remaining[1] === 0) return { winner: G.remaining[0] === 0 ? '1' : '0' };
  return G.moves >= MOVE_LIMIT ? { draw: true } : undefined;
};
const game = {
  name: 'hexdice',
  setup: setUp,
  moves: { move, pass },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf,
  disableUndo: true,
};
const reduce = CreateGameReducer({ game });

function legalMoves(G: Position, side: number): readonly (readonly [number, number])[] {
  const moves: (readonly [number, number])[] = [];
  for (let from = 0; from < CELLS; from++) {
    if (G.cells[from] !== side) continue;
    for (const to of NEIGHBOURS[from] ?? []) if (G.cells[to] !== side) moves.push([from, to]);
  }
  return moves;
}

function act(state: State, random: Random): State {
  const playerID = state.ctx.currentPlayer;
  const moves = legalMoves(state.G, Number(playerID));
  const args = moves.length === 0 ? [] : moves[random(moves.length)];
  const payload = { type: moves.length === 0 ? 'pass' : 'move', args, playerID };
  return reduce(state, { type: 'MAKE_MOVE', payload });
}

/** One random game; returns the moves it took. */
export function playBoardgameIo(random: Random): number {
  let state = InitializeGame({ game: { ...game, seed: random(1_000_000) } });
  while (state.ctx.gameover === undefined) state = act(state, random);
  return state.G.moves;
}
