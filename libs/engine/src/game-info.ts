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
            /** The names of the parts of the payload; absent if they have none. */
            readonly names?: readonly string[];
            readonly size: number;
            /** The type that declares it. */
            readonly of?: string;
            /** For an effect: what it calls, and the arguments for the first parameters. */
            readonly call?: { readonly name: string; readonly given: Readonly<Record<string, string | number>> };
          }
        | { readonly p: 'type'; readonly type: number; readonly size: number }
      )[];
    }
  | { readonly t: 'set'; readonly of: number; readonly size: number }
  /** The number of items, then `max` places of `words` slots each. */
  | { readonly t: 'list'; readonly of: number; readonly max: number; readonly words: number }
  /** Values by key, `words` slots each; then, if keys may be missing, a bitset of the keys. */
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
  /** Number of its audience, see `Audiences`; absent if everyone may see it. */
  readonly seen?: number | undefined;
}
export interface ChoiceInfo {
  readonly path: string;
  readonly form: 'one' | 'optional' | 'some' | 'order' | 'menu';
  /** Element type, for all but menus. */
  readonly element: number;
  /** An assignment: the types of its keys, of the value of each key, and of the whole. */
  readonly wishes?: boolean;
  /** More answers are legal than are offered. */
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
  /** Sections of the rulebook that it implements; absent if none are cited. */
  readonly cites?: readonly string[];
  /** Only the role that is asked may see the answer. */
  readonly secret?: boolean;
  /** Everyone provably may know all locals of procedures while it is asked; only in games that hide something. */
  readonly openLocals?: boolean;
  /** It is in a `simultaneously` block. */
  readonly together?: boolean;
  /** Any one of the roles that are asked may answer it. */
  readonly anyone?: boolean;
}

export interface NotationInfo {
  readonly name: string;
  readonly type: number;
  readonly context: { readonly name: string; readonly type: number };
  readonly file: string;
  readonly place: SpanInfo;
}

/** A place where chance decides; -1 if it has no die, picks nothing, or involves no pile. */
export interface ChanceInfo {
  readonly path: string;
  readonly sort: 'die' | 'pick' | 'draw' | 'shuffle';
  readonly die: number;
  /** The type whose ordinals are picked, drawn or shuffled, or have a die each, with which the log then has its face. */
  readonly element: number;
  readonly pile: number;
  readonly place?: SpanInfo;
  readonly cites?: readonly string[];
}
/**
 * The state field `field` of their kind says where members are: a union with none first, then one tag per pile with the
 * pile's arguments; `part` is the index of this one. `place` is the field with the places in ordered piles, `known`
 * that with the roles that were shown where a member is.
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
  /** Number of its audience, see `Audiences`; absent if everyone may see its members. */
  readonly seen?: number | undefined;
}

/** Cells of a grid: hexes with a side or a corner on top, or squares. */
export interface GridInfo {
  readonly cell: 'flat' | 'pointed' | 'square';
  readonly sides: readonly (readonly [number, number])[];
}

/** Everything about a module that isn't code, as plain JSON. */
export interface GameInfo {
  readonly id: string;
  readonly version: string;
  /** Hash of the rules; a snapshot is valid only for the same digest. */
  readonly digest: string;
  /** The file that says how boards are drawn, if it isn't `layout.json`. */
  readonly layout?: string;
  readonly types: readonly TypeInfo[];
  readonly kinds: readonly {
    readonly name: string;
    readonly members: readonly string[];
    readonly cells?: readonly (readonly [number, number])[] | undefined;
    /** For a kind on a grid: how cells are arranged, and what crossing each of their sides adds to coordinates. */
    readonly grid?: GridInfo | undefined;
    /** For a pool: the path of the hidden field that says which members exist. */
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
  /** The kind of the roles, and who plays which: roles as ordinals. */
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
  /** Names of the policies of the rules; absent if there are none. */
  readonly policies?: readonly string[] | undefined;
  /**
   * Options a match is started with; `value` is the default. Sets, lists and maps have `slots` instead, as in a
   * position; a text has its code, its length, and room for its characters.
   */
  readonly options: readonly {
    readonly name: string;
    readonly sort: 'option' | 'ruling';
    readonly type: number;
    readonly value: number;
    readonly slots?: readonly number[] | undefined;
  }[];
  /** Texts that the rules compare, by code; absent without options that are texts. */
  readonly texts?: readonly string[] | undefined;
  /** Constants of the rules, for texts that name them: texts unchanged, everything else as codes. Sets are left out. */
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
  /** Functions whose values are shown, with one or two kinds as parameters, which `value` computes; absent without any. */
  readonly values?: readonly { readonly name: string; readonly params: readonly number[]; readonly type: number }[];
  /** Types whose values are written as text: values belong to the kind `context`, `file` names the pattern files. */
  readonly notations?: readonly NotationInfo[];
  /** Paths of texts: why candidates are excluded, why a match ended. */
  readonly reasons: readonly string[];
  /** Places in the rules that can fault. */
  readonly places: readonly SpanInfo[];
  /** Places counted by the watched module, one per statement. */
  readonly counted: readonly SpanInfo[];
}
