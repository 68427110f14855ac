import type { Failed as FailedWith, PointResult as PointWith, SweepResult as ResultWith } from '@sandtable/analysis';
import type { Diagnostic } from '@sandtable/diagnostics';

/** Results whose points tell what the compiler found. */
export type SweepResult = ResultWith<Diagnostic>;
export type PointResult = PointWith<Diagnostic>;
export type Failed = FailedWith<Diagnostic>;
