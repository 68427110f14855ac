import type { PlaceFinding } from '@sandtable/board';
import { useMemo } from 'react';
import { useStore } from '../context.ts';
import type { Finding } from '../workers/protocol.ts';

/** A stroke that was written, and what was wrong with the rules before. */
export interface WrittenStroke {
  readonly cells: readonly string[];
  readonly before: readonly Finding[];
}

/** What has become wrong with a stroke. */
export interface StrokeFindings {
  /** Which of all findings. */
  readonly fresh: readonly number[];
  /** The cells of the stroke, as the board marks them. */
  readonly marks: readonly PlaceFinding[];
}

/** More cells are a whole map, and a mark on each of them hides it. */
const MOST_CELLS = 12;

/** Findings that weren't there before a stroke, as long as the text is as the stroke left it. */
export function useStrokeFindings(stroke: WrittenStroke | undefined, isLast: boolean): StrokeFindings {
  // All of the board hangs on this: without a stroke, it isn't drawn again because something else is found.
  const findings = useStore((state) => (stroke && isLast ? state.findings : NONE));
  return useMemo(() => (stroke && isLast ? findingsOf(stroke, findings) : NOTHING), [stroke, isLast, findings]);
}

const NONE: readonly Finding[] = [];
const NOTHING: StrokeFindings = { fresh: [], marks: [] };

export function findingsOf({ cells, before }: WrittenStroke, findings: readonly Finding[]): StrokeFindings {
  const known = new Set(before.map(keyOf));
  const fresh = findings.flatMap((finding, nth) =>
    finding.severity === 'note' || known.has(keyOf(finding)) ? [] : [{ nth, finding }],
  );
  const [first] = fresh;
  if (first === undefined) return NOTHING;
  const isError = fresh.some(({ finding }) => finding.severity === 'error');
  const text = first.finding.sentence ?? first.finding.message;
  const members = cells.slice(0, MOST_CELLS);
  return {
    fresh: fresh.map(({ nth }) => nth),
    marks: [{ key: 'stroke', severity: isError ? 'error' : 'warning', members, isLoose: true, text }],
  };
}

/** Of several cases of one expectation each is a finding of its own. */
const keyOf = ({ code, file, message }: Finding): string => `${code} ${file} ${message}`;
