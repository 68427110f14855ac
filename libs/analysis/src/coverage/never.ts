import type { SpanInfo } from '@sandtable/engine';
import type { Countable } from './counts.ts';

/** How much of the rules ran in games. */
export interface Coverage {
  readonly ran: number;
  readonly of: number;
  /** Statements that no game came to. */
  readonly never: readonly SpanInfo[];
  readonly rules: { readonly of: number; readonly never: readonly string[] };
}

/** Rules with steps and statements that never ran; undefined where nothing was counted. */
export function coverageOf({ statements, rules }: Countable, ran: readonly number[]): Coverage | undefined {
  if (ran.length === 0) return undefined;
  const never = statements.filter((_, i) => ran[i] === 0);
  const paths = rules.filter(({ at }) => ran[at] === 0).map(({ path }) => path);
  return { ran: ran.length - never.length, of: ran.length, never, rules: { of: rules.length, never: paths } };
}
