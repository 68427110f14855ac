import type { CanonicalValue } from '@sandtable/engine';
import type { RunValue } from '@sandtable/eval';
import type { OpenAsk, Run } from './open-ask.ts';

/** What one role does in a `simultaneously`, until all have come to the barrier. */
export interface Lane {
  readonly role: number;
  readonly args: readonly RunValue[];
  course: Run | undefined;
  /** The question that is open; undefined at the barrier. */
  open: OpenAsk | undefined;
  /** By the path of their questions. */
  answers: Record<string, CanonicalValue>;
}
