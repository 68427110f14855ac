import { lineAt, type Rule, sources } from '../tree.ts';

const PAGE = 'docs/contributing/house-style.md';
const ROW = /^\| code \| ([^|]+) \| ([^|]+) \|$/gm;
const DECLARED = /\b(?:const|let|function|interface|type|class|readonly)\s+#?([A-Za-z_]\w*)/g;
const PART = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g;

/** No name that code declares holds one of the words that the house style lists for code. */
export const plainNames: Rule = (tree) => {
  const rows = [...(tree.files.get(PAGE) ?? '').matchAll(ROW)];
  const listed = new Map(rows.map(([, not = '', but = '']) => [not.trim(), but.trim()]));
  return sources(tree).flatMap(([path, text]) =>
    [...text.matchAll(DECLARED)].flatMap(({ 1: name = '', index }) =>
      (name.match(PART) ?? []).flatMap((part) => {
        const but = listed.get(part.toLowerCase());
        if (but === undefined) return [];
        return [{ path, line: lineAt(text, index), advice: `Don’t use “${part}” in names, as in ${name}: ${but}.` }];
      }),
    ),
  );
};
