import { readable } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';

type Kinds = Pick<GameInfo, 'kinds'>;

/**
 * The kind whose members a name is a mark for: a viewer can follow a member by it that he cannot tell from others. It
 * begins with the kind, and no rules know it.
 */
const markedKind = ({ kinds }: Kinds, name: string): string | undefined =>
  kinds.some(({ members }) => members.includes(name))
    ? undefined
    : kinds.find((kind) => name.startsWith(`${kind.name}_`))?.name;

/** What something without words is called; `hidden` says of a mark, by its kind, that it stands for what is not to be seen. */
export const namelessBy =
  (info: Kinds | undefined, hidden: (kind: string, mark: string) => string) =>
  (name: string): string => {
    const kind = info && markedKind(info, name);
    return kind === undefined ? readable(name) : hidden(kind, name.slice(kind.length + 1));
  };
