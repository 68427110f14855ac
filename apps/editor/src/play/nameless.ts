import { readable } from '@sandtable/board';
import type { GameInfo } from '@sandtable/engine';

/**
 * Whether a name is only a mark that a viewer can follow a member by, which he cannot tell from others: it begins with
 * the kind, and no rules know it.
 */
const isMark = ({ kinds }: Pick<GameInfo, 'kinds'>, name: string): boolean =>
  kinds.some((kind) => name.startsWith(`${kind.name}_`)) && !kinds.some(({ members }) => members.includes(name));

/** What something without words is called; `hidden` says of a mark that it stands for what is not to be seen. */
export const namelessBy =
  (info: Pick<GameInfo, 'kinds'> | undefined, hidden: (name: string) => string) =>
  (name: string): string =>
    info !== undefined && isMark(info, name) ? hidden(readable(name)) : readable(name);
