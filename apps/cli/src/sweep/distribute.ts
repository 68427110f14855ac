import { type Block, blockSize, type GameFigures, type Schedule, type Share, scheduleOf } from '@sandtable/analysis';
import type { GameModule } from '@sandtable/engine';
import type { Over } from '../queue/over-queue.ts';
import { spread } from '../spread/spread.ts';
import { blockOf, type Plan, playing, shareOf, withoutUnused } from './plan.ts';

/** What is known of games that were played before, and where what is played now is kept. */
export interface Memory {
  known(block: Block): GameFigures | undefined;
  keep(block: Block, figures: GameFigures): void;
}

interface Job {
  readonly plan: Plan;
  /** The rules of the plan, loaded here. */
  readonly modules: ReadonlyMap<number, GameModule>;
  readonly workers: number;
  /** Where workers elsewhere wait, if they are to play. */
  readonly over: Over | undefined;
  readonly memory: Memory;
  /** Whether these games of a point are enough. */
  readonly enough: (figures: GameFigures, point: number) => boolean;
  /** Called after each block with how many games were played. */
  readonly report: (done: number) => void;
  /** False once nothing more is to be begun. */
  readonly goesOn: () => boolean;
}

interface Part {
  readonly block: Block;
  readonly figures: GameFigures;
}

/** Plays the games of all points; the figures do not depend on how many workers share the work. */
export async function distribute(job: Job): Promise<Schedule> {
  const { plan, modules, workers, over, memory, enough, report, goesOn } = job;
  const { games, points } = plan;
  const task = { points: points.length, games, size: blockSize(games), known: memory.known, enough };
  const schedule = scheduleOf(task);
  const shares = (_most?: number, player?: number): Share | undefined => {
    const block = schedule.next(player);
    report(schedule.done());
    return block && shareOf(plan, block);
  };
  await spread<Part>({
    shares,
    workers: Math.min(workers, points.length * games),
    command: 'sweep',
    data: withoutUnused(plan),
    here: async () => {
      const play = playing(plan, modules);
      return (share) => {
        const block = blockOf(plan, share);
        return { block, figures: play(block) };
      };
    },
    take: ({ block, figures }) => {
      memory.keep(block, figures);
      schedule.take(block, figures);
      report(schedule.done());
    },
    goesOn,
    areWhole: true,
    fits: (part, share) => isOf(part, blockOf(plan, share)),
    over,
  });
  return schedule;
}

/** Whether this can be what came of a block, whoever says so. */
function isOf({ block, figures }: Part, { point, first, games }: Block): boolean {
  const isBlock = block.point === point && block.first === first && block.games === games;
  const isWhole = (values: Int32Array): boolean => values instanceof Int32Array && values.length === games;
  return (
    isBlock && figures.games === games && [figures.faults, ...figures.columns.map((one) => one.values)].every(isWhole)
  );
}
