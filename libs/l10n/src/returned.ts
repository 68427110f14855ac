import type { Span } from '@sandtable/text';

/** A text that came back from translators. */
export interface Returned {
  /** The fragment; undefined where their tools have dropped it. */
  readonly context: string | undefined;
  /** `text/de/1.md:3`, if they kept it: it tells texts apart that have lost their fragment. */
  readonly places?: readonly string[] | undefined;
  readonly source: string;
  readonly target: string;
  /** It is still to be looked at. */
  readonly stale: boolean;
  /** What they wrote beside it. */
  readonly notes?: readonly string[] | undefined;
  /** Who translated it, where their tool says so. */
  readonly author?: string | undefined;
  readonly span: Span;
}

export interface Back {
  /** The language that the file says it is in; empty where nothing can be used. */
  readonly lang: string;
  readonly texts: readonly Returned[];
}
