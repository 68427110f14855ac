import { type GameFigures, joinFigures } from './figures.ts';

/** Some games of one point, one after the other. */
export interface Block {
  readonly point: number;
  readonly first: number;
  readonly games: number;
}

interface Task {
  readonly points: number;
  /** As many games of each point at most. */
  readonly games: number;
  /** Games of a block. */
  readonly size: number;
  /** What is known of a block already, so that it need not be played. */
  readonly known: (block: Block) => GameFigures | undefined;
  /** Whether these games of a point, its first ones, are enough. */
  readonly enough: (figures: GameFigures, point: number) => boolean;
}

export interface Schedule {
  /**
   * The next block to be played by one of several players; undefined where none is left. Each stays at its point as long
   * as it can: the rules of a point have to be loaded, and get fast only after some games.
   */
  next(player?: number): Block | undefined;
  take(block: Block, figures: GameFigures): void;
  /** Games that are played, known or not needed any more. */
  done(): number;
  /** How many games there are of, and how many of those were known before. */
  counted(): { readonly games: number; readonly known: number };
  /** By point. */
  figures(): readonly GameFigures[];
}

/**
 * Hands out the games of points in blocks. A point is finished by its first games that are enough, whatever is played
 * beyond them meanwhile: so how many share the work changes nothing.
 */
export function scheduleOf(task: Task): Schedule {
  const { points, games, size } = task;
  const blocks = Math.ceil(games / size);
  /** The point that each player is at. */
  const at = new Map<number, number>();
  const states = Array.from({ length: points }, (_, point) => pointState(task, point, blocks));
  return {
    next(player = 0) {
      const own = at.get(player) ?? -1;
      at.delete(player);
      const taken = new Set(at.values());
      const free = [...states.keys()].filter((point) => point !== own && !taken.has(point));
      for (const point of [own, ...free, ...taken]) {
        const block = states[point]?.next();
        if (block === undefined) continue;
        at.set(player, point);
        return block;
      }
      return undefined;
    },
    take: (block, figures) => states[block.point]?.take(block.first / size, figures, false),
    done: () => states.reduce((sum, state) => sum + state.done(), 0),
    counted: () => ({
      games: states.reduce((sum, state) => sum + state.figures().games, 0),
      known: states.reduce((sum, state) => sum + state.known(), 0),
    }),
    figures: () => states.map((state) => state.figures()),
  };
}

interface Part {
  readonly figures: GameFigures;
  readonly isKnown: boolean;
}

function pointState({ games, size, known, enough }: Task, point: number, blocks: number) {
  const parts: Part[] = [];
  let handed = 0;
  /** Blocks from the first on that are there. */
  let whole = 0;
  let isFinished = games === 0;
  let joined = joinFigures([]);
  const blockAt = (index: number): Block => ({
    point,
    first: index * size,
    games: Math.min(size, games - index * size),
  });
  function take(index: number, figures: GameFigures, isKnown: boolean): void {
    parts[index] = { figures, isKnown };
    while (!isFinished && parts[whole] !== undefined) {
      whole += 1;
      joined = joinFigures(parts.slice(0, whole).map((part) => part.figures));
      isFinished = whole === blocks || enough(joined, point);
    }
  }
  return {
    take,
    next(): Block | undefined {
      while (!isFinished && handed < blocks) {
        const block = blockAt(handed);
        const found = known(block);
        handed += 1;
        if (found === undefined) return block;
        take(handed - 1, found, true);
      }
      return undefined;
    },
    done: () => (isFinished ? games : parts.reduce((sum, part) => sum + part.figures.games, 0)),
    known: () => parts.slice(0, whole).reduce((sum, part) => sum + (part.isKnown ? part.figures.games : 0), 0),
    figures: () => joined,
  };
}
