import type { Diagnostic } from '@sandtable/diagnostics';

/** A file that comes in, as bytes because tables come in several encodings. */
export interface Incoming {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly text: string;
}

/** What was wrong with it, and its text where that is another than that of UTF-8. */
export interface TakenIn {
  readonly findings: readonly Diagnostic[];
  readonly text?: string | undefined;
  readonly result?: Readonly<Record<string, unknown>>;
}
