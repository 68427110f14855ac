/** What can be looked for in a list of commands. */
export interface Searchable {
  readonly title: string;
  readonly group: string;
}

/** The commands that hold all words of a query, those whose title begins with it first; otherwise in their own order. */
export const searchCommands = <C extends Searchable>(commands: readonly C[], query: string): readonly C[] => {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return commands;
  const found = commands.filter(({ title, group }) => {
    const text = plain(`${title} ${group}`);
    return words.every((word) => text.includes(word));
  });
  return found.toSorted((a, b) => rank(a, words) - rank(b, words));
};

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const rank = ({ title }: Searchable, [first = '']: readonly string[]): number => {
  const text = plain(title);
  if (text.startsWith(first)) return 0;
  return text.split(/[\s:]+/).some((word) => word.startsWith(first)) ? 1 : 2;
};
