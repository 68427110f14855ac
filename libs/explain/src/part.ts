import type { Span } from '@sandtable/text';

/** A part of an expression: its place in the rules and what it was. */
export interface Part {
  readonly span: Span;
  /** `skipped` was not looked at, `unknown` is not for whoever asks, `fault` has no value. */
  readonly is: 'value' | 'skipped' | 'unknown' | 'fault';
  /** As the rules spell it; empty unless it is a value. */
  readonly value: string;
  /** Of what is true or false. */
  readonly truth?: boolean;
  /** It made the part around it what that is. */
  readonly decisive: boolean;
  /** For which members of sets it was looked at: `u = inf1`. */
  readonly of: string;
  readonly parts: readonly Part[];
}

export const decisive = (part: Part): Part => ({ ...part, decisive: true });

/** The same for members that something was tried with. */
export const forMembers = (part: Part, of: string): Part => ({ ...part, of });
