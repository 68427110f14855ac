import type { GameModule } from '@sandtable/engine';

/** An answer that was tried, and what became of it for the role that gave it. */
export interface Tried {
  readonly answer: Int32Array;
  /** The policy of the rules gives it. */
  readonly isAdvised: boolean;
  readonly visits: number;
  /** Sum of results, each 0 to 1. */
  readonly total: number;
}
/** The same while a tree grows. */
export interface Edge extends Tried {
  visits: number;
  total: number;
  /** What was asked next, by question and role: chance may lead from one answer to several. */
  readonly next: Map<number, Node>;
}
export interface Node {
  visits: number;
  readonly edges: Edge[];
  /** Which of them are legal in positions that were looked at lately. */
  readonly known: Map<number, Known>;
}

export const createNode = (): Node => ({ visits: 0, edges: [], known: new Map() });

/** What was found of a position: the legal ones among the first answers of a node. */
interface Known {
  tested: number;
  readonly legal: Edge[];
}

/** Turns the answer in the module's scratch array from what it is called at a node to its name in a world, or back. */
export interface Names {
  readonly intoWorld: (W: Int32Array) => void;
  readonly fromWorld: (W: Int32Array) => void;
}
export interface Place {
  readonly module: GameModule;
  readonly W: Int32Array;
  /** The number of the world. */
  readonly world: number;
  readonly names: Names;
  readonly isAlike: boolean;
  /** The deviation of results, which lie between 0 and 1. */
  readonly spread: number;
}
