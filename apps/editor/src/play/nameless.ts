import { readable } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';

type Kinds = Pick<GameInfo, 'kinds'>;

/**
 * The kind whose members a name is a mark for: a viewer can follow a member by it that they cannot tell from others. It
 * begins with the kind, and no rules know it.
 */
const markedKind = ({ kinds }: Kinds, name: string): string | undefined =>
  kinds.some(({ members }) => members.includes(name))
    ? undefined
    : kinds.find((kind) => name.startsWith(`${kind.name}_`))?.name;

/** What something without words is called; `hidden` says what a mark stands for, by its kind. Marks say nothing to people. */
export const namelessBy =
  (info: Kinds | undefined, hidden: (kind: string) => string) =>
  (name: string): string => {
    const kind = info && markedKind(info, name);
    return kind === undefined ? readable(name) : hidden(kind);
  };

/** What all members that a mark may stand for are called: a viewer knows an own dummy for one, if not which it is. */
export function sharedName(
  like: readonly string[],
  nameOf: (member: string) => string | undefined,
): string | undefined {
  const names = new Set(like.map(nameOf));
  return names.size === 1 ? [...names][0] : undefined;
}
