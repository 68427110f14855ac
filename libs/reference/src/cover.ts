import { bindLocal, type Env, elementOf, fork, fromOrdinal, holds, members, type RunValue } from '@sandtable/eval';
import { codeAt, shifts, type Wishes } from '@sandtable/model';
import { cellType, type Plain } from './answer.ts';

interface Cell {
  readonly key: number;
  readonly values: readonly RunValue[];
}

/**
 * How many wishes of a cover can hold together: wishes take keys one after the other, in every way there is. Undefined
 * for other questions, and for those with conditions on the whole answer.
 */
export function coverable(env: Env, choice: Plain, cells: readonly Cell[]): number | undefined {
  const [wishes, more] = choice.wishes ?? [];
  if (wishes?.shape.shape !== 'cover' || more !== undefined || choice.such.length > 0) return undefined;
  const { shape } = wishes;
  return matched(
    members(env, wishes.binder.over).map((wished) => takers(env, choice, wishes, shape, wished, cells)),
    new Set(),
  );
}

/** The keys that can meet a wish: those it speaks of, for which the wished member is a candidate. */
function takers(
  env: Env,
  choice: Plain,
  { binder }: Wishes,
  { key, where }: Wishes['shape'] & { readonly shape: 'cover' },
  wished: number,
  cells: readonly Cell[],
): readonly number[] {
  const trial = fork(env);
  const type = elementOf(binder.over.type);
  bindLocal(trial, binder.local, type, fromOrdinal(type, wished));
  const code = codeAt(type, wished);
  const shift = shifts(type, cellType(choice)).find(({ low, high }) => low <= code && code <= high)?.shift ?? 0;
  return members(trial, key.over).filter((own) => {
    bindLocal(trial, key.local, elementOf(key.over.type), fromOrdinal(elementOf(key.over.type), own));
    const open = cells.find((cell) => cell.key === own)?.values.includes(code + shift) === true;
    return open && (where === undefined || holds(trial, where));
  });
}

function matched([first, ...rest]: readonly (readonly number[])[], taken: ReadonlySet<number>): number {
  if (first === undefined) return 0;
  const ways = first.filter((key) => !taken.has(key)).map((key) => 1 + matched(rest, new Set([...taken, key])));
  return Math.max(matched(rest, taken), ...ways);
}
