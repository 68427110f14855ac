import type { Env, Onlooker, RunValue } from '@sandtable/eval';
import type { Model, Watcher } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import type { Lane } from './lane.ts';
import type { Position } from './position.ts';

/** From `least` to `most` of the ordinals that are offered; `known` are those that come where nothing is left to chance. */
/** For which member a die is rolled, where one is rolled for each of some. */
export interface EachRolled {
  readonly key: number;
  readonly isFirst: boolean;
}
export interface Wanted {
  readonly index: number;
  readonly offered: readonly number[];
  readonly least: number;
  readonly most: number;
  readonly known: readonly number[] | undefined;
  readonly span: Span;
}

/** Looks on while a match is played. */
export interface MatchOnlooker extends Onlooker {
  /** What comes now belongs to this lane, which may begin again; or to none. */
  inLane(lane: Lane | undefined, anew: boolean): void;
  /** A `whenever` is about to be looked at. */
  watches(env: Env, watcher: Watcher): void;
}

/** Who wants to know what happens while a match is played again. */
export interface Witness {
  entered(procedure: number, args: readonly RunValue[], position: Position): void;
  exited(position: Position): void;
  /** Codes of faces, or ordinals of what was picked or drawn. */
  fell(chance: number, values: readonly number[], position: Position): void;
}

export interface Setup {
  readonly witness: Witness | undefined;
  readonly model: Model;
  readonly position: Position;
  /** Another one from where it is set by hand. */
  seed: number;
  /** Forced results of chance: by place and occurrence, as codes of faces or ordinals of what is picked. */
  readonly forced: Map<string, readonly number[]>;
  /** Called whenever something of the position was written. */
  readonly written: () => void;
  /** Whether `whenever` blocks are looked at; worked examples run without them. */
  readonly watch: boolean;
  /** True while `whenever` blocks run: what ends the match there ends it at once. */
  resting: boolean;
  /** The lane that is being run up to its barrier: no watcher looks there. */
  lane: Lane | undefined;
  /** The face code of the next roll at a place, instead of chance. */
  readonly roll: ((index: number, span: Span, each: EachRolled | undefined) => number) | undefined;
  /** What is picked or drawn next, instead of chance. */
  readonly pick: ((wanted: Wanted) => readonly number[]) | undefined;
  readonly onlooker: MatchOnlooker | undefined;
}
