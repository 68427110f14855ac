import type { FluentBundle, FluentResource } from '@fluent/bundle';

type Message = NonNullable<ReturnType<FluentBundle['getMessage']>>;
type Pattern = Exclude<Message['value'], null>;
type Part = Exclude<Pattern, string>[number];

/** The messages of these files whose text is empty, or is so for some values. */
export const emptyIds = (bundle: FluentBundle, files: readonly FluentResource[]): readonly string[] => {
  const ids = new Set(files.flatMap(({ body }) => body.map(({ id }) => id)));
  return [...ids].filter((id) => mayBeEmpty(bundle.getMessage(id)?.value ?? 'none'));
};

const mayBeEmpty = (pattern: Pattern): boolean =>
  typeof pattern === 'string' ? pattern === '' : pattern.every(isOmissible);

const isOmissible = (part: Part): boolean => {
  if (typeof part === 'string') return part === '';
  if (part.type === 'str') return part.value === '';
  return part.type === 'select' && part.variants.some(({ value }) => mayBeEmpty(value));
};
