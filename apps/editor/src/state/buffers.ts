import type { State } from './state.ts';

const without = <T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).filter(([one]) => one !== key));

/** A path leaves the page: its buffer, its tab, and its place in the list. */
export const forget = (s: State, path: string): Partial<State> => {
  const open = s.open.filter((one) => one !== path);
  return {
    buffers: without(s.buffers, path),
    open,
    active: s.active === path ? open.at(-1) : s.active,
    files: s.files.filter((one) => one.path !== path),
  };
};

/** The same file under another path, in the place it had among the tabs. */
export const moved = (s: State, from: string, to: string): Partial<State> => {
  const other = (path: string): string => (path === from ? to : path);
  return {
    buffers: Object.fromEntries(Object.entries(s.buffers).map(([path, buffer]) => [other(path), buffer])),
    open: s.open.map(other),
    active: s.active && other(s.active),
    files: s.files
      .map((one) => ({ ...one, path: other(one.path) }))
      .sort((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path))),
  };
};

export const isDirty = ({ buffers }: State): boolean => Object.values(buffers).some((buffer) => buffer.dirty);
