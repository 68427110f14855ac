import type { Say } from '../words.ts';
import type { SourceText } from '../workers/protocol.ts';
import { folderOf } from './paths.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

/** All texts of the open ruleset, by their paths within it. */
export const sourcesOf = ({ buffers, ruleset }: Pick<State, 'buffers' | 'ruleset'>): readonly SourceText[] =>
  Object.entries(buffers)
    .filter(([path]) => folderOf(path) === ruleset)
    .map(([path, buffer]) => ({ path: path.slice(path.indexOf('/') + 1), text: buffer.text }));

/** Files of the open ruleset that are no text in UTF-8: what the page has of them is not what is stored. */
export const unreadIn = ({ buffers, ruleset }: Pick<State, 'buffers' | 'ruleset'>): readonly string[] =>
  Object.entries(buffers)
    .filter(([path, { lossy }]) => folderOf(path) === ruleset && lossy)
    .map(([path]) => path);

/** Whether the page has all of the open ruleset; where it has not, it says of which files. */
export function isWhole(store: Store<State>, say: Say): boolean {
  const unread = unreadIn(store.get());
  if (unread.length > 0) store.set({ trouble: say('notWhole', { files: unread.join(', ') }) });
  return unread.length === 0;
}
