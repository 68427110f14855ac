import type { Model, Source } from '@sandtable/model';
import type { Span } from '@sandtable/text';

/** The parts of the rules that places lie in, as chapters name what they explain: `procedure/move`, each once. */
export function rulesAt(model: Model, spans: readonly Span[]): readonly string[] {
  const declared = [
    ...model.procedures.map(({ name, at }) => ({ part: `procedure/${name}`, at })),
    ...model.functions.map(({ name, at }) => ({ part: `function/${name}`, at })),
  ];
  return [...new Set(spans.flatMap((span) => declared.filter(({ at }) => holds(at, span)).map(({ part }) => part)))];
}

const holds = ({ span }: Source, { file, start, end }: Span): boolean =>
  span.file === file && span.start <= start && end <= span.end;
