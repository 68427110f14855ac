import type { GameInfo, GameModule } from '@sandtable/engine';
import type { Random } from './random.ts';
import type { Effort } from './search/effort.ts';

/** Who answers for a seat: the id of a bot, with what follows it where it is written, as in `search:200`. */
export interface Bot {
  readonly bot: string;
  readonly number?: number | undefined;
  readonly name?: string | undefined;
}

/** A kind of bot: how it is written, what it is called, and how it plays. */
export interface BotType {
  /** As it is written; also the key of its texts. */
  readonly id: string;
  /** What it is called where nothing else is known about it. */
  readonly title: string;
  /** Lists offer bots from the smallest of these numbers to the largest. */
  readonly rank: number;
  readonly parameter?: Parameter;
  /** Looks ahead, so that it isn't for thousands of games while someone waits. */
  readonly isSlow?: true;
  /** How it searches, if it always does, and in parts that several threads can do at once. */
  readonly inParts?: Effort;
  /** Puts a legal answer into the module's scratch array, which is all zeros; false if it has no opinion. */
  choose(turn: Turn, bot: Bot): boolean;
}

/** What may follow the id and a colon: a number, or the name of a policy, which the rules must bring then. */
type Parameter = NumberParameter | { readonly sort: 'policy' };

export interface NumberParameter {
  readonly sort: 'number';
  readonly min: number;
  readonly max: number;
  /** What it is if nothing follows. */
  readonly usual: number;
  /** Those that a list offers. */
  readonly offered: readonly number[];
}

/** A question that is open in a position; the position itself isn't changed. */
interface Turn {
  readonly module: GameModule;
  readonly S: Int32Array;
  readonly random: Random;
  /** Where someone waits: false once it has taken long enough, and what is found until then counts. */
  readonly mayGoOn?: (() => boolean) | undefined;
}

/** Whether rules bring what bots of a type need. */
export const isFor = ({ parameter }: BotType, { policies = [] }: Pick<GameInfo, 'policies'>): boolean =>
  parameter?.sort !== 'policy' || policies.length > 0;
