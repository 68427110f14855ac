import type { Model, Source } from '@sandtable/model';

/** The sections that stand behind a place in the rules. */
export type Sections = (at: Source) => readonly string[];

/** A line that cites nothing itself carries out what the nearest label or declaration around it cites. */
export function sectionsOf({ labels, procedures, watchers }: Model): Sections {
  const citing = [...labels, ...procedures, ...watchers].map((one) => one.at).filter(({ cites }) => cites.length > 0);
  const files = Map.groupBy(
    citing.sort((a, b) => lengthOf(a) - lengthOf(b)),
    ({ span }) => span.file,
  );
  const around = (at: Source) => files.get(at.span.file)?.find((other) => holds(other, at));
  return (at) => (at.cites.length > 0 ? at.cites : (around(at)?.cites ?? []));
}

const lengthOf = ({ span }: Source): number => span.end - span.start;

const holds = ({ span }: Source, { span: inner }: Source): boolean =>
  span.start <= inner.start && span.end >= inner.end;
