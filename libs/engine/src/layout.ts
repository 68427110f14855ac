/** Where a state field or global is: `words` slots for each of `count` members, from `at`. */
export interface Stored {
  readonly path: string;
  readonly type: number;
  readonly at: number;
  readonly count: number;
  readonly words: number;
  /** One bit per member instead of a slot. */
  readonly bits: boolean;
}
/** For a kind with hidden constants: for each member, `words` slots of roles that know it, and one to follow it by. */
export interface IdentityStored {
  readonly kind: number;
  readonly known: number;
  readonly words: number;
  readonly epochs: number;
}
/**
 * The state of a `simultaneously` block: `stride` slots for each of `roles`, from `at`. The first is 0 for a role that
 * takes no part, otherwise `LANE_…`; then come 1 + the open question, the number of answers, and the frame.
 */
export interface LanesStored {
  readonly at: number;
  readonly stride: number;
  readonly roles: number;
  /** Each `simultaneously` of the rules, with its questions. */
  readonly blocks: readonly { readonly questions: readonly LaneQuestion[] }[];
}
/** Where an answer is, as offsets into the slots of a role. */
export interface LaneQuestion {
  readonly choice: number;
  /** 0 until it is answered; then 1, or for a menu 1 + the arm. */
  readonly mark: number;
  /** The answer; for a menu, the parameters of each arm. */
  readonly parts: readonly (readonly { readonly type: number; readonly at: number; readonly words: number }[])[];
}
export const LANE_RUN = 1;
export const LANE_ASKING = 2;
export const LANE_READY = 3;
/** Slots of a role before its frame. */
export const LANE_HEAD = 3;

/** A value in a frame; `sealed` is for the answer to a secret question: its role, or the slot with the role. */
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
  /** The first of the counters, one per `info.chances`. */
  readonly chances: number;
  /** Places of chance in lanes have a counter per role, the first of them here. */
  readonly roleChances: readonly { readonly chance: number; readonly at: number }[];
  /** Absent if the rules never ask several roles at once. */
  readonly lanes?: LanesStored | undefined;
  /** The first slot of the frames; everything before it is the position proper. */
  readonly frames: number;
  /** Current phase: index into `info.phases`, or -1. */
  readonly phase: number;
  /**
   * For each procedure, the place of its frame (-1 if it has none), whose slots are a resume point, 1 + the procedure
   * that called it, and these. `FRAME` is 1 + the procedure that is running. Absent if nothing is hidden.
   */
  readonly stack?: readonly { readonly at: number; readonly slots: readonly FrameSlot[] }[] | undefined;
}
