import type { Decider } from './decide/decider.ts';
import type { DeciderRules, DeciderShape } from './decide/rules.ts';
import type { GameInfo } from './game-info.ts';
import type { Layout } from './layout.ts';
import type { Policies } from './policy/policies.ts';
import type { PolicyRules, PolicyShape } from './policy/shape.ts';
import type { Searcher } from './search/searcher.ts';
import type { WeighRules, WeighShape } from './weigh/table.ts';
import type { Weigher } from './weigh/weigh.ts';

/**
 * An emitted module. A position is one Int32Array of `layout.size` slots: the header, then what `layout` describes. All
 * functions work on the position that is passed to them and allocate nothing during play.
 *
 * Answers are passed in and out in one scratch array of the module, `answer`:
 * `one` and `optional`: [code] (`optional`: ordinal of `element?`, so 0 is none and n+1 the n-th value) ·
 * `some`: bitset over the ordinals of the element · `order`: the list, as in a position · menu: [arm, ordinal of parameter 1, …] · assignments: the map, as
 * in a position.
 */
export interface GameModule {
  readonly info: GameInfo;
  readonly layout: Layout;
  readonly answer: Int32Array;
  /**
   * The position that the functions work on. Any other position is copied to it by each call, and back by those that change
   * it, so what it contains lasts until the next call with another. Calls with this one copy nothing.
   */
  readonly position?: Int32Array;
  /** Clears the position, sets up the match and runs to the first rest. `options` has a code, or its slots, for each of `info.options`. */
  start(S: Int32Array, seed: number, seats: number, options: Int32Array): void;
  /**
   * Writes the candidates of the open question to `out`, as a bitset of ordinals, and returns how many there are.
   * `depth` 0: the candidates, or the arms of a menu; `depth` d > 0: parameter d of the arm in `answer[0]`, with the
   * earlier ones in `answer[1 … d-1]`. Assignments: key number d, with those before it in the map; ordinals are those of
   * the values of a key, so `optional` includes `none`. Candidates without a complete answer (an arm whose later parameters
   * have no candidates) are left out. `given` contains the numbers of the keys in the map, if they aren't those before `depth`.
   */
  candidates(S: Int32Array, depth: number, out: Int32Array, given?: readonly number[]): number;
  /**
   * Writes what is considered: the members of the set, before any guard; for a menu, all arms, or the set of parameter
   * `depth`; for an assignment, the values of key number `depth`. Those that aren't `candidates` are excluded.
   */
  offered(S: Int32Array, out: Int32Array, depth?: number): number;
  /**
   * Returns the cost of reaching a candidate, if candidates are the results of a search, in parts of one; -1 if it has no
   * cost. `depth` is as in `candidates`.
   */
  costs?(S: Int32Array, depth: number, ordinal: number): number;
  /** Writes the reasons (indices into `info.reasons`) that exclude a candidate to `out`, and returns how many; 0 if it is legal. */
  reasons(S: Int32Array, depth: number, ordinal: number, out: Int32Array): number;
  /** Writes the bounds of a `some` or `order` question, or of key number `depth` of an assignment, to `out[0..1]`. */
  bounds(S: Int32Array, out: Int32Array, depth?: number): void;
  /** Writes the ordinals of the keys of an assignment, as a bitset, and returns how many. */
  keys?(S: Int32Array, out: Int32Array): number;
  /** Replaces the answer in `answer` with a similar legal one; for questions with soft constraints. */
  witness?(S: Int32Array): void;
  /** Returns 0 if `answer` is legal; otherwise 1 + the index of the reason, or -1 if there is no reason. */
  validate(S: Int32Array): number;
  /**
   * Returns the number of legal answers (exact up to 2^53). With `such that`, they are counted one by one, up to 10,000. The
   * result is -1 for assignments, lists and questions with soft constraints that would have to look at more than that.
   */
  count(S: Int32Array): number;
  /** Writes a legal answer, drawn uniformly, to `answer`. `random(n)` returns an integer in 0..n-1. */
  sample(S: Int32Array, random: (n: number) => number): void;
  /**
   * Gives random answers, drawn as by `sample`, until the match ends or `most` were given, and returns how many. If any one of
   * several roles may answer, one of them is drawn. A single candidate is taken without calling `random`.
   */
  readonly play?: ((S: Int32Array, random: (n: number) => number, most: number) => number) | undefined;
  /**
   * Writes the answer of a policy of the rules (by its number in `info.policies`) to the open question to `answer`.
   * Returns false if it has none. Missing if there are no policies.
   */
  policy?(S: Int32Array, policy: number, random: (n: number) => number): boolean;
  /** Applies `answer`, which must be legal, and runs to the next rest. The first open question is then the current one. */
  decide(S: Int32Array): void;
  /** Makes open question number `k`, in the order of roles, the current one, which all other functions refer to. */
  select(S: Int32Array, k: number): void;
  /** Discards the answers of a role in the current `simultaneously` block; returns false if it takes no part in one. */
  retake(S: Int32Array, role: number): boolean;
  /**
   * Runs `info.procedures[procedure]` in this position, instead of its current procedure, to the first question or the end;
   * after the end, no question is open. For trying a rule in a position that was set up.
   */
  run?(S: Int32Array, procedure: number): void;
  /**
   * Returns the code of what `info.values[value]` is for these arguments, as codes; `NaN` if it has none. It may overwrite
   * the position. Missing if there are no such functions.
   */
  value?(S: Int32Array, value: number, first: number, second: number): number;
  /** Updates what is derived from the fields of a position, after a caller has written to them. */
  reindex?(S: Int32Array): void;
  /**
   * Log lines since they were last cleared. Each is [log, args…] as codes; if something is hidden, then who may see each
   * argument and how it can be followed; and last the slots of sets, lists and maps, whose codes are 0. Empty in modules
   * made without logs.
   */
  readonly events: Events;
  /**
   * How often each of `info.counted` ran, followed by how often each row of a table was read: the members of all kinds, in
   * order. Undefined in plain modules.
   */
  readonly coverage: Int32Array | undefined;
  /** Missing if nothing is hidden. */
  readonly audiences?: Audiences | undefined;
  /** The seed for pseudonyms of members, if positions are imagined and have other seeds. */
  readonly namesBy?: number | undefined;
}

/** Who may see what, as bitsets of roles. */
export interface Audiences {
  /** Returns who may see a value, given the number of its audience, and its member or tuple of arguments (mixed radix). */
  seen(S: Int32Array, audience: number, cell: number): number;
  /** Returns who may know that the open question is asked. */
  informed(S: Int32Array): number;
}

/** A ring of integers: entries written since `clear`, oldest first. Chance events are entries too. */
export interface Events {
  /**
   * Calls back for each entry: `log` ≥ 0 is a log line, `-1 - chance` a random result. `args` are codes: the face of a die;
   * the ordinals that were picked; for a draw, the source and target, then the ordinals; the pile that was shuffled.
   */
  read(each: (log: number, args: readonly number[]) => void): void;
  clear(): void;
  enabled: boolean;
}

/** The `create` export of an emitted module; it is called with the `engine` of this library. */
export type Create = (engine: Engine) => GameModule;

/** Dice that are rolled together and only counted. */
export interface Tally {
  /** Rolls `n` dice with this number of faces, and returns a number for the roll. */
  thrown(faces: number, n: number): number;
  /** Returns how many dice of a roll show one of the faces in a bitset of face numbers. */
  count(thrown: number, faces: number): number;
}

/** Everything that emitted code can use. */
export interface Engine {
  /** Returns the face number of a roll, 0..n-1: a function of the seed, the place in the rules, the occurrence there, and the index. */
  chance(seed: number, place: number, occurrence: number, index: number, n: number): number;
  /**
   * Called with `size` members from `at`, the bottom first: an ordered pile that was just shuffled, or that something is drawn
   * from. Normally leaves them as they are; forced results move other members to the top.
   */
  arrange(place: number, occurrence: number, members: Int32Array, at: number, size: number): void;
  /** Solves questions whose answers are checked as a whole: assignments, soft constraints, conditions on sets. */
  weigher(shape: WeighShape, answer: Int32Array, rules: WeighRules): Weigher;
  /** Runs searches. States are numbers below `states`, or rows of `words` numbers if `states` is 0. */
  searcher(states: number, words: number): Searcher;
  /** Solves decisions that depend on each other. */
  decider(shape: DeciderShape, rules: DeciderRules): Decider;
  /** Finds the answers that policies of the rules rank first. */
  policies(shape: PolicyShape, answer: Int32Array, rules: PolicyRules): Policies;
  /**
   * If present, dice that are rolled together and only counted are counted by it instead of being drawn one by one, to
   * compute odds.
   */
  readonly tally?: Tally;
  events(): Events & { log(log: number, ...args: number[]): void };
}
