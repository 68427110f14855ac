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
  /** Everyone may know all that procedures keep while it is asked, as was proved; only in games that hide something. */
  readonly openLocals?: boolean;
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

/** Cells of a grid: hexes with a side or a corner on top, or squares. */
export interface GridInfo {
  readonly cell: 'flat' | 'pointed' | 'square';
  readonly sides: readonly (readonly [number, number])[];
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
    /** Of a kind on a grid: how its cells lie, and what crossing each of their sides adds to coordinates. */
    readonly grid?: GridInfo | undefined;
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
  /**
   * Options a match is started with; `value` is what one is if nobody chooses. Sets, lists and maps have `slots` instead,
   * as they lie in a position; a text has its code, its length, and room for its characters.
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
  /** Functions whose values are shown, with one or two kinds as parameters, which `value` computes; absent without any. */
  readonly values?: readonly { readonly name: string; readonly params: readonly number[]; readonly type: number }[];
  /** Types whose values are written as text: `context` is what a value belongs to, `file` names the pattern files. */
  readonly notations?: readonly NotationInfo[];
  /** Paths of texts: why candidates are excluded, why a match ended. */
  readonly reasons: readonly string[];
  /** Places in the rules that can fault. */
  readonly places: readonly SpanInfo[];
  /** Places counted by the watched module, one per statement. */
  readonly counted: readonly SpanInfo[];
}
