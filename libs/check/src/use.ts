import type { Type } from '@sandtable/model';
import type { Span } from '@sandtable/text';
import type { Body } from './body.ts';
import type { Sort } from './sorts.ts';

/**
 * Which name means what, noted while names are resolved. Normal compiles do not ask for it, and then nothing is kept;
 * editors do, so that they need not guess by text.
 */
export interface Uses {
  readonly list: Use[];
  /** What each local is. */
  readonly locals: WeakMap<Body, Map<number, Target>>;
  /** What a name of the tree was found to mean. */
  readonly targets: WeakMap<object, Target>;
  /** Questions and rolls by their path. */
  readonly labels: Map<string, Target>;
  /** Places of cells that are noted already: a default is read once per member. */
  readonly cells: Set<string>;
  /** Asks what could stand at one place. */
  readonly probe?: Probe | undefined;
}

/**
 * `of` is what the name belongs to: the kind or relation of a field, the kind of a member, the type of a tag, and for
 * a local what introduces it: a path, or a place. So equal targets are the same thing.
 */
export interface Target {
  readonly sort: Sort;
  readonly name: string;
  readonly of: string;
}

export interface Use {
  readonly span: Span;
  readonly target: Target;
  /** The type a local is known to have here. */
  readonly type: Type | undefined;
  readonly defines: boolean;
}

/** `hint` is the type that is expected, or behind a dot the type of what stands before it. */
export interface Sought {
  readonly what: 'value' | 'pattern' | 'field' | 'join' | 'type' | 'pile' | 'die';
  readonly hint: Type | undefined;
  readonly locals: ReadonlyMap<string, Type>;
  /** The relation whose fields are meant. */
  readonly of?: string | undefined;
}

/** The place of a name, and afterward what was expected there. */
interface Probe {
  readonly at: Span;
  found: Sought | undefined;
}
