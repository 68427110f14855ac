import { type Part, type PartTask, searchTask } from '@sandtable/bots';
import { type Create, engine, type GameModule } from '@sandtable/engine';

/** Does parts of a bot's search while someone waits for its answer. */
export interface BotSearchApi {
  load(javascript: string): Promise<void>;
  /** Does one part, in so many milliseconds. */
  part(task: PartTask, patience: number): Part;
}

export const botSearch = (load: (javascript: string) => Promise<Create>): BotSearchApi => {
  let module: GameModule | undefined;
  return {
    load: async (javascript) => {
      const create = await load(javascript);
      module = create(engine);
    },
    part: (task, patience) => {
      if (module === undefined) throw new Error('rules are loaded before they are searched');
      return partOf(module, task, patience);
    },
  };
};

/** One part after the other, without any other worker. */
export const partsOf = (module: GameModule, tasks: readonly PartTask[], patience: number): readonly Part[] =>
  tasks.map((task) => partOf(module, task, patience / tasks.length));

function partOf(module: GameModule, task: PartTask, patience: number): Part {
  const until = performance.now() + patience;
  return searchTask(module, task, () => performance.now() < until);
}
