import type { GameInfo } from '@sandtable/engine';
import type { MatchView, ShownValue } from './contract.ts';
import { HIDDEN } from './sight.ts';
import { readValue } from './value.ts';

export type Marks = Pick<MatchView, 'names' | 'constants'>;

/**
 * The members that a pseudonym may stand for, according to its hidden constants that the viewer knows. Undefined if it
 * isn't a pseudonym, or if none of these constants is known.
 */
export function membersLike(info: GameInfo, { names, constants }: Marks, mark: string): readonly string[] | undefined {
  const kind = info.kinds.findIndex(({ name }) => names[name]?.includes(mark));
  const { name = '', members = [] } = info.kinds[kind] ?? {};
  const place = names[name]?.indexOf(mark) ?? -1;
  const known = info.fields.flatMap((field) => {
    const shown = field.kind === kind ? constants[`${name}.${field.name}`]?.[place] : undefined;
    return shown === undefined || shown === HIDDEN ? [] : [{ field, shown }];
  });
  if (known.length === 0) return undefined;
  return members.filter((_, m) =>
    known.every(({ field, shown }) => isLike(info, field.type, field.values?.[m], shown)),
  );
}

/** Sets and lists aren't compared: they distinguish nothing that single values don't. */
function isLike(info: GameInfo, type: number, value: unknown, shown: ShownValue): boolean {
  if (Array.isArray(value) || typeof shown === 'object') return true;
  return shown === (typeof value === 'string' ? value : readValue(info, type, Number(value)));
}
