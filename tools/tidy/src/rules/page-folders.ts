import { importsOf, targetOf } from '../imports.ts';
import { type Breach, isTest, type Rule, sources } from '../tree.ts';

const DOCS = 'docs/ARCHITECTURE.md';
const PAGE = 'apps/editor/src/';

/** Folders of the page import only folders in rows above their own, so that the page can be read from top to bottom. */
export const pageFolders: Rule = (tree) => {
  const order = readFolders(tree.files.get(DOCS) ?? '');
  const own = sources(tree).filter(([path]) => path.startsWith(PAGE) && !isTest(path));
  const unlisted = new Set(own.map(([path]) => folderOf(path)).filter((folder) => !order.includes(folder)));
  return [
    ...[...unlisted].map((folder) => ({
      path: DOCS,
      line: 1,
      advice: `Add a row for ${folder} to the table "folder | contents", below all folders that it imports.`,
    })),
    ...own.flatMap(([path, text]) => breachesIn(path, text, order)),
  ];
};

/** Rows `| folders | contents |` under the heading "Folders of the page", from top to bottom. */
function readFolders(markdown: string): readonly string[] {
  const part = markdown.split(/^## /m).find((one) => one.startsWith('Folders of the page')) ?? '';
  return [...part.matchAll(/^\|([^|]*)\|/gm)]
    .flatMap((row) => [...(row[1] ?? '').matchAll(/`([^`]+)`/g)])
    .map(([, name = '']) => name);
}

function breachesIn(path: string, text: string, order: readonly string[]): readonly Breach[] {
  const [own, row] = [folderOf(path), order.indexOf(folderOf(path))];
  return importsOf(text).flatMap(({ from, line }) => {
    const target = from.startsWith('.') ? targetOf(path, from) : '';
    const folder = folderOf(target);
    if (row < 0 || !target.startsWith(PAGE) || order.indexOf(folder) <= row) return [];
    const name = target.slice(PAGE.length);
    const advice = `${own} may not import ${name}: its folder is below in the table of ${DOCS}. Move what both need into a folder above both, or pass it in where both are known.`;
    return [{ path, line, advice }];
  });
}

/** `apps/editor/src/play/x.ts` → `play`; a file of the page itself is named whole. */
const folderOf = (path: string): string => path.slice(PAGE.length).split('/')[0] ?? '';
