import type { SourceText } from '../work/protocol.ts';
import { folderOf } from './paths.ts';
import type { State } from './state.ts';

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
