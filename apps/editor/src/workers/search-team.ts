import type { Part, PartTask } from '@sandtable/bots';
import type { GameModule } from '@sandtable/engine';
import { type BotSearchApi, partsOf } from './bot-search.ts';
import type { SearchParts } from './bot-steps.ts';
import { type Connection, type Remote, remote } from './rpc.ts';

/** Workers that share a bot's search. What they find doesn't depend on how many they are. */
export interface SearchTeam {
  /** Does all parts, in so many milliseconds; if a worker fails, all of them are let go. */
  search(javascript: string, tasks: readonly PartTask[], patience: number): Promise<readonly Part[]>;
}

interface Member {
  readonly connection: Connection<BotSearchApi>;
  readonly worker: Remote<BotSearchApi>;
  /** The rules that it has. */
  javascript?: string;
}

/** They begin with the first search, and keep the rules and what was learned of them for the next one. */
export const searchTeam = (make: () => Connection<BotSearchApi>, size: number): SearchTeam => {
  const members: Member[] = [];
  return {
    search: async (javascript, tasks, patience) => {
      const count = Math.min(size, tasks.length);
      while (members.length < count) members.push(memberOf(make()));
      const waiting = tasks.values();
      const each = (patience * count) / tasks.length;
      try {
        const parts = await Promise.all(members.map((member) => work(member, javascript, waiting, each)));
        return inOrder(parts.flat());
      } catch (error) {
        for (const { connection } of members.splice(0)) connection.stop();
        throw error;
      }
    },
  };
};

/** Without a team, or if one of its workers fails, this thread searches alone, for the same answer. */
export const searchingBy = (
  team: SearchTeam | undefined,
  javascript: string | undefined,
  module: GameModule,
): SearchParts => {
  const alone: SearchParts = async (tasks, patience) => partsOf(module, tasks, patience);
  if (team === undefined || javascript === undefined) return alone;
  return (tasks, patience) => team.search(javascript, tasks, patience).catch(() => alone(tasks, patience));
};

const memberOf = (connection: Connection<BotSearchApi>): Member => ({
  connection,
  worker: remote<BotSearchApi>((call) => connection.call(call)),
});

type Numbered = readonly [number: number, part: Part];

/** Whoever is done takes the next part. */
async function work(
  member: Member,
  javascript: string,
  waiting: Iterable<PartTask>,
  patience: number,
): Promise<readonly Numbered[]> {
  if (member.javascript !== javascript) await member.worker.load(javascript);
  member.javascript = javascript;
  const done: Numbered[] = [];
  for (const task of waiting) done.push([task.number, await member.worker.part(task, patience)]);
  return done;
}

/** The answer that was found first is the first one of the first part. */
const inOrder = (parts: readonly Numbered[]): readonly Part[] =>
  parts.toSorted(([a], [b]) => a - b).map(([, part]) => part);
