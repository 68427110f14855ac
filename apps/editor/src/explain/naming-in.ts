import type { Texts } from '@sandtable/board/texts';
import type { DescribedStory } from '../workers/why-protocol.ts';

/** Numbers of the line are called there what they are called in its sums. */
export function namingIn(texts: Texts, { values }: DescribedStory): Texts {
  const words = new Map<string, readonly string[]>(
    values.flatMap(({ noun }) => (noun.n === 'name' ? [[`local/${noun.name}`, noun.paths]] : [])),
  );
  const named = (path: string): string | undefined =>
    texts.named(path) ??
    words
      .get(path)
      ?.map((other) => texts.named(other))
      .find((word) => word !== undefined);
  return { ...texts, named };
}
