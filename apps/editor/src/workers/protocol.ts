import type { Compiled, draftedIn, draftsIn } from '@sandtable/compiler';
import type { LocalizedFinding } from '@sandtable/ide';
import type { Span } from '@sandtable/text';

export type { NotedRule } from '@sandtable/compiler';

export interface SourceText {
  readonly path: string;
  readonly text: string;
}
/** A finding as the page shows it: worded in the worker, because the wording needs the catalogues. */
export type Finding = LocalizedFinding;

/** A variant in the folder of a ruleset, and what its file says about it. */
export interface HouseRule {
  readonly name: string;
  readonly file: string;
  readonly about: string;
}
/** A place of the rules that a variant which is applied on top of them says otherwise. */
export interface AppliedOverride {
  readonly at: Span;
  readonly variant: string;
  readonly patch: Span;
  /** The patch as it is written. */
  readonly says: string;
  /** Of a row what it says in which column, as it is written. */
  readonly cells: Readonly<Record<string, string>>;
}
/** Where the rules are not what a variant was written for. */
export type Rebased = Compiled['rebases'][number];
/** A patch that a variant could have, and what writes it there. */
export type PatchProposal = ReturnType<typeof draftsIn>[number];
export type WrittenPatch = NonNullable<ReturnType<typeof draftedIn>>;
/** How a variant words a text; without words it takes it away. */
export interface Wording {
  readonly path: string;
  readonly lang: string;
  readonly text: string | undefined;
}
/** A bot as it is written, such as `search:200`. */
export type BotName = string;
/** Who looks at the match: everything is shown, or what the seat that is asked may see, or one seat. */
export type Viewer = 'all' | 'asked' | `seat:${string}`;
/** Who was put on a seat, by seats: a bot, or `human`. */
export type Players = Readonly<Record<string, BotName>>;
/** Through whose eyes a match is shown. Whoever is asked is a person: nobody looks through the eyes of a bot. */
export interface Eyes {
  readonly viewer: Viewer;
  readonly bots?: Players;
}
