import { expect, test } from 'vitest';
import { drawn, type Kind, type Mutant } from '../src/index.ts';

const mutants: readonly Mutant[] = (['a.sand', 'b.sand'] as const).flatMap((file) =>
  (['number', 'operator'] as const).flatMap((kind: Kind) =>
    Array.from({ length: file === 'a.sand' ? 100 : 4 }, (_, i) => ({
      kind,
      line: `${kind} ${i}`,
      edit: { span: { file, start: i, end: i + 1 }, text: '' },
    })),
  ),
);

test('files and kinds get the same share, however many changes they hold', () => {
  const chosen = drawn(mutants, 12, 1);
  const groups = Map.groupBy(chosen, ({ kind, edit }) => `${edit.span.file} ${kind}`);
  expect([...groups.values()].map(({ length }) => length)).toEqual([3, 3, 3, 3]);
});

test('the seed says which, and an edit elsewhere does not', () => {
  expect(drawn(mutants, 12, 1)).toEqual(drawn(mutants, 12, 1));
  expect(drawn(mutants, 12, 1)).not.toEqual(drawn(mutants, 12, 2));
  const more = [...mutants, { ...(mutants[0] as Mutant), line: 'other', kind: 'bool' as const }];
  const kept = drawn(more, 12, 1).filter((one) => drawn(mutants, 12, 1).includes(one));
  expect(kept.length).toBeGreaterThanOrEqual(10);
});

test('where there are too few it is all of them', () => {
  expect(drawn(mutants, 1000, 1)).toEqual(mutants);
});
