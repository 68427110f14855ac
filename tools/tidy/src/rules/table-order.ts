import type { Rule } from '../tree.ts';
import { readTable } from './import-table.ts';

/** The table lists a package below everything it may import; this order rules out cycles between packages. */
export const tableOrder: Rule = (tree) => {
  const seen = new Set<string>();
  return [...readTable(tree.files.get('docs/ARCHITECTURE.md') ?? '')].flatMap(([room, may]) => {
    const early = may.filter((name) => !seen.has(name));
    seen.add(room.split('/')[1] ?? room);
    return early.map((name) => ({
      path: 'docs/ARCHITECTURE.md',
      line: 1,
      advice: `${room} may import ${name}, so its row must be below that of ${name}.`,
    }));
  });
};
