import type { Model } from '@sandtable/model';
import type { Span } from '@sandtable/text';

/** The name of the smallest function, search or procedure that contains a place. */
export function ruleAt({ functions, searches, procedures }: Model, { file, start, end }: Span): string | undefined {
  const around = [...functions, ...searches, ...procedures].filter(
    ({ at: { span } }) => span.file === file && span.start <= start && end <= span.end,
  );
  return around.toSorted((a, b) => length(a.at.span) - length(b.at.span) || a.name.length - b.name.length)[0]?.name;
}

const length = ({ start, end }: Span): number => end - start;
