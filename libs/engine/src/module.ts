import type { Decider } from './decide/decider.ts';
import type { DeciderRules, DeciderShape } from './decide/rules.ts';
import type { Policies } from './policy/policies.ts';
import type { PolicyRules, PolicyShape } from './policy/shape.ts';
import type { Searcher } from './search/searcher.ts';
import type { WeighRules, WeighShape } from './weigh/table.ts';
import type { Weigher } from './weigh/weigh.ts';

/**
 * What an emitted module is. A position is one Int32Array of `size` slots; its first slots are the header below, the
 * rest is laid out by the emitter and described by `layout`. All functions write into the position they are given and
 * allocate nothing in play.
 */
export const STATUS = 0;
/** Index into `info.reasons` of why the match ended, or -1. */
export const REASON = 1;
/** Bitset of the roles that won. */
export const WINNERS = 2;
export const SEED = 3;
/** Index of the seat layout. */
export const SEATS = 4;
export const DECISIONS = 5;
/** Frame pointer of the running frame. */
export const FRAME = 6;
/** Result of the procedure that just returned. */
export const RESULT = 7;
/** Fault: code and index into `info.places` of where. */
export const FAULT = 8;
export const FAULT_PLACE = 9;
/** Number of open questions, or of those who may answer the one that is open, then `choice, role, frame` of the current one: the first, until another is selected. */
export const ASKS = 10;
export const ASK_CHOICE = 11;
export const ASK_ROLE = 12;
export const ASK_FRAME = 13;
/** 1 + number of the `simultaneously` that goes on, in `layout.lanes.blocks`; 0 where none does. */
export const TOGETHER = 14;
/** Number of the current question among those that are open. */
export const ASK_CURRENT = 15;
/** First slot that belongs to the emitter. */
export const HEADER = 16;

export const RUNNING = 0;
export const WON = 1;
export const DRAWN = 2;
export const FAULTED = 3;

/** Codes of faults; their wording lives with the findings (`fault/<name>`). */
export const FAULTS = [
  'none',
  'budget',
  'range',
  'only',
  'nothing-to-choose',
  'unseated',
  'requires',
  'no-arm',
  'divide',
  'full',
  'circle',
] as const;
export type FaultName = (typeof FAULTS)[number];

/** Types of values as far as reading and writing values needs them; `types[i]` refers to others by index. */
export type TypeInfo =
  | { readonly t: 'int'; readonly min: number; readonly max: number; readonly den: number }
  | { readonly t: 'bool' }
  | { readonly t: 'text' }
  | { readonly t: 'kind'; readonly kind: number }
  | {
      readonly t: 'union';
      readonly parts: readonly (
        | { readonly p: 'none' }
        | {
            readonly p: 'tag';
            readonly name: string;
            readonly payload: readonly number[];
            /** What the parts of the payload are called; absent where they have no names. */
            readonly names?: readonly string[];
            readonly size: number;
            /** The type that declares it. */
            readonly of?: string;
            /** Of an effect what it calls, and what it gives to the first parameters. */
            readonly call?: { readonly name: string; readonly given: Readonly<Record<string, string | number>> };
          }
        | { readonly p: 'type'; readonly type: number; readonly size: number }
      )[];
    }
  | { readonly t: 'set'; readonly of: number; readonly size: number }
  /** How many there are, then `max` places of `words` slots each. */
  | { readonly t: 'list'; readonly of: number; readonly max: number; readonly words: number }
  /** Values by key, `words` slots each, then, where keys may be missing, a bitset of the keys. */
  | {
      readonly t: 'map';
      readonly key: number;
      readonly value: number;
      readonly keys: number;
      readonly words: number;
      readonly partial: boolean;
    };

export interface SpanInfo {
  readonly file: string;
  readonly start: number;
  readonly end: number;
}
export interface FieldInfo {
  readonly kind: number;
  readonly name: string;
  readonly type: number;
  readonly state: boolean;
  /** Constant fields: the value of each member as plain JSON (codes; sets as arrays of ordinals; texts as strings). */
  readonly values?: readonly unknown[] | undefined;
  /** Number of its audience, see `Audiences`; absent where everyone may see it. */
  readonly seen?: number | undefined;
}
export interface ChoiceInfo {
  readonly path: string;
  readonly form: 'one' | 'optional' | 'some' | 'order' | 'menu';
  /** Element type, for all but menus. */
  readonly element: number;
  /** An assignment: types of its keys, of what each takes, and of the whole. */
  readonly wishes?: boolean;
  /** Legal is more than what is offered. */
  readonly offering?: boolean;
  readonly each?:
    | { readonly key: number; readonly cell: number; readonly map: number; readonly name?: string }
    | undefined;
  readonly arms: readonly {
    readonly name: string;
    readonly params: readonly { readonly name: string; readonly type: number; readonly cost?: number }[];
  }[];
  /** Candidates have costs, see `GameModule.costs`: the number of parts of one that they are counted in. */
  readonly cost?: number;
  readonly place: SpanInfo;
  /** Sections of the rulebook it carries out; absent where none are cited. */
  readonly cites?: readonly string[];
  /** The answer is for its chooser alone. */
  readonly secret?: boolean;
  /** It stands in a `simultaneously`. */
  readonly together?: boolean;
  /** Any one of those who are asked may answer it. */
  readonly anyone?: boolean;
}

export interface NotationInfo {
  readonly name: string;
  readonly type: number;
  readonly context: { readonly name: string; readonly type: number };
  readonly file: string;
  readonly place: SpanInfo;
}

/** A place where chance decides; what has no die, picks nothing or touches no pile has -1 there. */
export interface ChanceInfo {
  readonly path: string;
  readonly sort: 'die' | 'pick' | 'draw' | 'shuffle';
  readonly die: number;
  /** The type of which ordinals are picked, drawn or shuffled. */
  readonly element: number;
  readonly pile: number;
  readonly place?: SpanInfo;
  readonly cites?: readonly string[];
}
/**
 * Where its members lie, the state field `field` of their kind says: a union with none in front, then one tag per pile
 * with the pile's arguments; `part` is the index of this one. `place` is the field with the places in ordered piles,
 * `known` that with the roles that were shown where a member lies.
 */
export interface PileInfo {
  readonly name: string;
  readonly params: readonly { readonly name: string; readonly type: number }[];
  readonly kind: number;
  readonly field: string;
  readonly part: number;
  readonly place?: string | undefined;
  readonly known?: string | undefined;
  readonly ordered: boolean;
  readonly max?: number | undefined;
  /** Number of its audience, see `Audiences`; absent where everyone may see its members. */
  readonly seen?: number | undefined;
}

/** Everything about a module that is not code, as plain JSON. */
export interface GameInfo {
  readonly id: string;
  readonly version: string;
  /** Hash of the rules; a snapshot serves the same digest only. */
  readonly digest: string;
  /** The file that says how boards are drawn, where it is not `layout.json`. */
  readonly layout?: string;
  readonly types: readonly TypeInfo[];
  readonly kinds: readonly {
    readonly name: string;
    readonly members: readonly string[];
    readonly cells?: readonly (readonly [number, number])[] | undefined;
    readonly hexes?: string | undefined;
    /** Of a pool: the path of the hidden field that says which members there are. */
    readonly live?: string | undefined;
  }[];
  readonly fields: readonly FieldInfo[];
  readonly states: readonly {
    readonly name: string;
    readonly params: readonly number[];
    readonly type: number;
    readonly seen?: number | undefined;
  }[];
  readonly relations: readonly {
    readonly name: string;
    readonly left: number;
    readonly right: number;
    readonly directed: boolean;
    readonly fields: readonly { readonly name: string; readonly type: number }[];
    readonly joins: readonly { readonly left: number; readonly right: number; readonly values: readonly unknown[] }[];
  }[];
  readonly dice: readonly { readonly name: string; readonly type: number; readonly faces: readonly number[] }[];
  /** Kind of the roles, and who sits where: roles as ordinals. */
  readonly roleKind: number;
  readonly layouts: readonly {
    readonly name: string;
    readonly seats: readonly {
      readonly name: string;
      readonly roles: readonly number[];
      /** The policy that holds the seat, by number. */
      readonly policy?: number | undefined;
    }[];
  }[];
  /** Names of the policies of the rules; absent where there are none. */
  readonly policies?: readonly string[] | undefined;
  /** Options a match is started with. */
  readonly options: readonly {
    readonly name: string;
    readonly sort: 'option' | 'ruling';
    readonly type: number;
    readonly value: number;
  }[];
  /** Constants of the rules, for texts that name them; texts as they are, everything else as codes. Sets are left out. */
  readonly constants: readonly { readonly name: string; readonly type: number; readonly value: number | string }[];
  readonly choices: readonly ChoiceInfo[];
  readonly chances: readonly ChanceInfo[];
  readonly piles: readonly PileInfo[];
  readonly logs: readonly {
    readonly path: string;
    readonly args: readonly { readonly name: string; readonly type: number }[];
    readonly place?: SpanInfo;
    readonly cites?: readonly string[];
  }[];
  readonly phases: readonly string[];
  /** Procedures without parameters, which `run` can begin. */
  readonly procedures: readonly string[];
  /** Types whose values are written as text: `context` is what a value belongs to, `file` names the pattern files. */
  readonly notations?: readonly NotationInfo[];
  /** Paths of texts: why candidates are excluded, why a match ended. */
  readonly reasons: readonly string[];
  /** Places in the rules that can fault. */
  readonly places: readonly SpanInfo[];
  /** Places counted by the watched module, one per statement. */
  readonly counted: readonly SpanInfo[];
}

/** Where a state field or global lies: `words` slots for each of `count` members, from `at`. */
export interface Stored {
  readonly path: string;
  readonly type: number;
  readonly at: number;
  readonly count: number;
  readonly words: number;
  /** One bit per member instead of a slot. */
  readonly bits: boolean;
}
/** Per kind with hidden constants: `words` slots of roles that know it, and one to follow it by, for each member. */
export interface IdentityStored {
  readonly kind: number;
  readonly known: number;
  readonly words: number;
  readonly epochs: number;
}
/**
 * What goes on in a `simultaneously`: `stride` slots for each of `roles`, from `at`. The first is 0 for a role that takes
 * no part, else `LANE_…`; then come 1 + the open question, the number of answers, and the frame.
 */
export interface LanesStored {
  readonly at: number;
  readonly stride: number;
  readonly roles: number;
  /** Each `simultaneously` of the rules, with its questions. */
  readonly blocks: readonly { readonly questions: readonly LaneQuestion[] }[];
}
/** Where an answer lies, as offsets into the slots of a role. */
export interface LaneQuestion {
  readonly choice: number;
  /** 0 until it is answered; then 1, or of a menu 1 + the arm. */
  readonly mark: number;
  /** The answer; of a menu the parameters of each arm. */
  readonly parts: readonly (readonly { readonly type: number; readonly at: number; readonly words: number }[])[];
}
export const LANE_RUN = 1;
export const LANE_ASKING = 2;
export const LANE_READY = 3;
/** Slots of a role in front of its frame. */
export const LANE_HEAD = 3;

/** A value that a frame keeps; `sealed` is the answer to a secret question, and whose it is: a role, or where that stands. */
export interface FrameSlot {
  readonly type: number;
  readonly at: number;
  readonly words: number;
  readonly sealed?: { readonly role: number } | { readonly roleAt: number };
}

export interface Layout {
  readonly size: number;
  readonly identities: readonly IdentityStored[];
  readonly fields: readonly Stored[];
  readonly states: readonly Stored[];
  /** First of the counters, one per `info.chances`. */
  readonly chances: number;
  /** Places of chance in lanes have a counter per role, the first of them here. */
  readonly roleChances: readonly { readonly chance: number; readonly at: number }[];
  /** Absent where the rules never ask several at once. */
  readonly lanes?: LanesStored | undefined;
  /** First slot of the frames; everything before is the position proper. */
  readonly frames: number;
  /** Current phase: index into `info.phases`, or -1. */
  readonly phase: number;
  /**
   * Per procedure the place of its frame (-1 where it has none), whose slots are a resume point, 1 + the procedure that
   * called it, and these. `FRAME` is 1 + the procedure that is open. Absent where nothing is hidden.
   */
  readonly stack?: readonly { readonly at: number; readonly slots: readonly FrameSlot[] }[] | undefined;
}

/**
 * An answer on the way in and out, in one scratch array of the module, `answer`:
 * `one` and `optional`: [code] (`optional`: ordinal of `element?`, so 0 is none and n+1 the n-th value) ·
 * `some`: bitset over the ordinals of the element · `order`: the list, as it lies in a position · menu: [arm, ordinal of parameter 1, …] · assignments: the map, as it
 * lies in a position.
 */
export interface GameModule {
  readonly info: GameInfo;
  readonly layout: Layout;
  readonly answer: Int32Array;
  /** Clears the position, puts up the match and runs to the first rest. `options` has a code per `info.options`. */
  start(S: Int32Array, seed: number, seats: number, options: Int32Array): void;
  /**
   * Candidates of the open question, as a bitset of ordinals into `out`; returns how many.
   * `depth` 0: the candidates, or the arms of a menu; `depth` d > 0: parameter d of the arm in `answer[0]`, with the
   * earlier ones in `answer[1 … d-1]`. Assignments: key number d, with those before it in the map; ordinals are those
   * of what a key takes, so `optional` has none among them. Candidates that lead nowhere (an arm whose later parameters have none) are left out.
   */
  candidates(S: Int32Array, depth: number, out: Int32Array): number;
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
