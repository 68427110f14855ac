import type { Rule } from '../tree.ts';
import { readTable } from './import-table.ts';

/** The table lists a room below everything it may import; that order is what rules out circles between rooms. */
export const tableOrder: Rule = (tree) => {
  const seen = new Set<string>();
  return [...readTable(tree.files.get('docs/ARCHITECTURE.md') ?? '')].flatMap(([room, may]) => {
    const early = may.filter((name) => !seen.has(name));
    seen.add(room.split('/')[1] ?? room);
    return early.map((name) => ({
      path: 'docs/ARCHITECTURE.md',
      line: 1,
      advice: `${room} may import ${name}, so its row must stand below that of ${name}.`,
    }));
  });
};
