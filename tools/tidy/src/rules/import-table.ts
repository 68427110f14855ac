import { importsOf } from '../imports.ts';
import { type Breach, isTest, packageOf, type Rule, sources, type Tree } from '../tree.ts';

const TABLE = 'docs/ARCHITECTURE.md';

/** Imports follow the table "package | may import" in docs/ARCHITECTURE.md; packages never import each other's files by path. */
export const importTable: Rule = (tree) => {
  const allowed = readTable(tree.files.get(TABLE) ?? '');
  const unknown = roomsOf(tree).filter((room) => !allowed.has(room));
  return [
    ...unknown.map((room) => ({
      path: TABLE,
      line: 1,
      advice: `Add a row for ${room} to the table "package | may import".`,
    })),
    ...sources(tree).flatMap(([path, text]) => breaches(path, text, allowed)),
  ];
};

/** Rows `| package | a, b |` of the table; a package may import only packages in rows above its own, so there are no cycles. */
export function readTable(markdown: string): ReadonlyMap<string, readonly string[]> {
  const rows = [...markdown.matchAll(/^\|\s*`((?:libs|apps|tools)\/[\w-]+)`\s*\|([^|]*)\|/gm)];
  return new Map(
    rows.map((row) => [row[1] ?? '', [...(row[2] ?? '').matchAll(/`([\w-]+)`/g)].map((name) => name[1] ?? '')]),
  );
}

const roomsOf = (tree: Tree): readonly string[] => [...new Set(sources(tree).map(([path]) => packageOf(path)))];

function breaches(path: string, text: string, allowed: ReadonlyMap<string, readonly string[]>): readonly Breach[] {
  const room = packageOf(path);
  return importsOf(text).flatMap(({ from, line }) => {
    const target = /^@sandtable\/([\w-]+)/.exec(from)?.[1];
    if (target !== undefined && !isTest(path) && !(allowed.get(room) ?? []).includes(target))
      return [
        {
          path,
          line,
          advice: `${room} may not import ${target}: move the code, or change the table in ${TABLE} with a decision.`,
        },
      ];
    if (from.startsWith('.') && leaves(path, from))
      return [{ path, line, advice: `Import another package by its name, not by the path ${from}.` }];
    return [];
  });
}

function leaves(path: string, from: string): boolean {
  const ups = from.split('/').filter((part) => part === '..').length;
  return ups > path.split('/').length - 3;
}
