import type { SourceText } from '../work/protocol.ts';
import { folderOf } from './paths.ts';
import type { State } from './state.ts';

/** All texts of the open ruleset, by their paths within it. */
export const sourcesOf = ({ buffers, ruleset }: Pick<State, 'buffers' | 'ruleset'>): readonly SourceText[] =>
  Object.entries(buffers)
    .filter(([path]) => folderOf(path) === ruleset)
    .map(([path, buffer]) => ({ path: path.slice(path.indexOf('/') + 1), text: buffer.text }));
