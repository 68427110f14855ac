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
 * What an emitted module is. A position is one Int32Array of `size` slots: the header, then what `layout` describes. All
 * functions write into the position they are given and allocate nothing in play.
 *
 * An answer on the way in and out, in one scratch array of the module, `answer`:
 * `one` and `optional`: [code] (`optional`: ordinal of `element?`, so 0 is none and n+1 the n-th value) ·
 * `some`: bitset over the ordinals of the element · `order`: the list, as it lies in a position · menu: [arm, ordinal of parameter 1, …] · assignments: the map, as it
 * lies in a position.
 */
export interface GameModule {
  readonly info: GameInfo;
  readonly layout: Layout;
  readonly answer: Int32Array;
  /** Clears the position, puts up the match and runs to the first rest. `options` has a code, or its slots, per `info.options`. */
  start(S: Int32Array, seed: number, seats: number, options: Int32Array): void;
  /**
   * Candidates of the open question, as a bitset of ordinals into `out`; returns how many.
   * `depth` 0: the candidates, or the arms of a menu; `depth` d > 0: parameter d of the arm in `answer[0]`, with the
   * earlier ones in `answer[1 … d-1]`. Assignments: key number d, with those before it in the map; ordinals are those
   * of what a key takes, so `optional` has none among them. Candidates that lead nowhere (an arm whose later parameters have none) are left out.
   * `given` are the numbers of the keys that stand in the map, where these aren't those before `depth`.
   */
  candidates(S: Int32Array, depth: number, out: Int32Array, given?: readonly number[]): number;
  /**
   * What is looked at: members of the set that are offered, before any guard; of a menu all arms, or what parameter `depth`
   * is picked from; of an assignment what key number `depth` takes. With `candidates` this tells who is excluded.
   */
  offered(S: Int32Array, out: Int32Array, depth?: number): number;
  /**
   * What it costs to come to a candidate, where candidates are the results of a search, in parts of one; -1 where it has no
   * cost. `depth` is that of `candidates`.
   */
  costs?(S: Int32Array, depth: number, ordinal: number): number;
  /** Reasons (indices into `info.reasons`) that exclude a candidate, into `out`; returns how many; 0 for legal ones. */
  reasons(S: Int32Array, depth: number, ordinal: number, out: Int32Array): number;
  /** Bounds of a `some` or `order` question, into `out[0..1]`; of an assignment, those of key number `depth`. */
  bounds(S: Int32Array, out: Int32Array, depth?: number): void;
  /** Ordinals of the keys of an assignment, as a bitset; returns how many. */
  keys?(S: Int32Array, out: Int32Array): number;
  /** Puts a legal answer that is near the one in `answer` into its place; for questions with wishes. */
  witness?(S: Int32Array): void;
  /** Whether `answer` is legal: 0 if so; 1 + reason index, or -1 where no reason is named. */
  validate(S: Int32Array): number;
  /**
   * How many legal answers there are (exact up to 2^53; without `such that`, whose answers are counted one by one up to
   * 10,000). -1 for assignments, sequences and questions with wishes that would have to look at more than that.
   */
  count(S: Int32Array): number;
  /** A legal answer drawn uniformly into `answer`, using `random()`: an integer in 0..n-1. */
  sample(S: Int32Array, random: (n: number) => number): void;
  /**
   * Gives random answers, as `sample` draws them, until the match ends or there were `most`; returns how many there were.
   * Where any one of several may answer, one of them is drawn. A single candidate is taken without asking `random`.
   */
  readonly play?: ((S: Int32Array, random: (n: number) => number, most: number) => number) | undefined;
  /**
   * The answer that a policy of the rules (by its number in `info.policies`) gives to the open question, into `answer`.
   * False where it has none to give. Absent without policies.
   */
  policy?(S: Int32Array, policy: number, random: (n: number) => number): boolean;
  /** Takes `answer`, which must be legal, and runs to the next rest. Then the first open question is the current one. */
  decide(S: Int32Array): void;
  /** Makes open question number `k` the current one, of which all other functions speak; questions stand by role. */
  select(S: Int32Array, k: number): void;
  /** Forgets what a role has answered in the `simultaneously` that goes on; false where it takes no part in one. */
  retake(S: Int32Array, role: number): boolean;
  /**
   * Runs `info.procedures[procedure]` instead of what goes on in this position, to its first question or its end, after
   * which the match goes on running with no question open. For those who put up a position and want a rule tried on it.
   */
  run?(S: Int32Array, procedure: number): void;
  /** Makes a position whole again whose fields somebody else has written: what is kept beside them follows. */
  reindex?(S: Int32Array): void;
  /** Log lines since they were last cleared: each is [log, args…] as codes, then, where something is hidden, who may see each and what each is followed by; last come the slots of sets, lists and maps, whose codes are 0. Empty in modules made without logs. */
  readonly events: Events;
  /**
   * Times each of `info.counted` ran, and behind them how often something was read of each row of a table: of the members
   * of all kinds, in their order. Undefined in plain modules.
   */
  readonly coverage: Int32Array | undefined;
  /** Absent where nothing is hidden. */
  readonly audiences?: Audiences | undefined;
  /** The seed that pseudonyms of members are keyed by, where positions are imagined and have others. */
  readonly namesBy?: number | undefined;
}

/** Who may see what, as bitsets of roles. */
export interface Audiences {
  /** Of a value: the number of its audience, and the member or the tuple of arguments (mixed radix) it belongs to. */
  seen(S: Int32Array, audience: number, cell: number): number;
  /** Who may know that the open question is asked. */
  informed(S: Int32Array): number;
}

/** A ring of integers: entries written since `clear`, oldest first. Chance events are entries too. */
export interface Events {
  /**
   * Calls back for each entry: `log` ≥ 0 is a log line, `-1 - chance` what chance gave. `args` are codes: the face of a
   * die; the ordinals that were picked; for a draw where from and where to, then the ordinals; the pile shuffled.
   */
  read(each: (log: number, args: readonly number[]) => void): void;
  clear(): void;
  enabled: boolean;
}

/** What an emitted module is made from: `create(engine)` where `engine` is the face of this library. */
export type Create = (engine: Engine) => GameModule;

/** Dice thrown together of which only counts are asked. */
export interface Tally {
  /** Throws `n` dice with so many faces, and names the throw. */
  thrown(faces: number, n: number): number;
  /** How many dice of a throw show one of some faces, given as a bitset of their numbers. */
  count(thrown: number, faces: number): number;
}

/** What emitted code may use; nothing else is in its reach. */
export interface Engine {
  /** Face number 0..n-1 of a roll: a function of seed, place in the rules, occurrence there, and index. */
  chance(seed: number, place: number, occurrence: number, index: number, n: number): number;
  /**
   * Is shown `size` members from `at`, the bottom first: an ordered pile that was just shuffled, or that something is drawn
   * from. Chance leaves them as they lie; who tells by hand what chance gives lays others on top.
   */
  arrange(place: number, occurrence: number, members: Int32Array, at: number, size: number): void;
  /** Answers that are weighed as a whole: assignments, wishes, conditions on sets. */
  weigher(shape: WeighShape, answer: Int32Array, rules: WeighRules): Weigher;
  /** What a search can reach: states are numbers below `states`, or without those rows of `words` numbers. */
  searcher(states: number, words: number): Searcher;
  /** Answers that depend on each other. */
  decider(shape: DeciderShape, rules: DeciderRules): Decider;
  /** What policies of the rules rank first. */
  policies(shape: PolicyShape, answer: Int32Array, rules: PolicyRules): Policies;
  /**
   * Where it is there, dice that are thrown together and only counted are not drawn one by one, but counted by it: for
   * those who want to know how likely something is.
   */
  readonly tally?: Tally;
  events(): Events & { log(log: number, ...args: number[]): void };
}
