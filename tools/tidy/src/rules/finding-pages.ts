import { type Breach, lineAt, type Rule, type Tree } from '../tree.ts';

const PAGE = /^docs\/findings\/(en|de)\/(.+)\.md$/;
const RIGHT = /^docs\/findings\/right\/.+\.md$/;
const WORDING = 'libs/messages/wording/findings.en.ftl';
const CUT = /^```from (\S+)[^\n]*\n(.*?)^```$/gms;

/** Pages about findings are there in both languages, about codes that have wording; what they cut out of rulesets is there. */
export const findingPages: Rule = (tree) =>
  [...tree.files].flatMap(([path, text]) => {
    const [, lang, code] = PAGE.exec(path) ?? [];
    if (lang !== undefined && code !== undefined) return pageBreaches(path, text, lang, code, tree);
    return RIGHT.test(path) ? cutBreaches(path, text, tree) : [];
  });

function pageBreaches(path: string, text: string, lang: string, code: string, { files }: Tree): readonly Breach[] {
  const other = `docs/findings/${lang === 'en' ? 'de' : 'en'}/${code}.md`;
  const wording = files.get(WORDING) ?? '';
  return [
    ...(text.startsWith(`# ${code}\n`) ? [] : [{ path, line: 1, advice: `Begin the page with “# ${code}”.` }]),
    ...(files.has(other) ? [] : [{ path, line: 1, advice: `Write ${other} as well, or remove this page.` }]),
    ...(wording.includes(`\n${code.replace('/', '--')} =`)
      ? []
      : [{ path, line: 1, advice: `Add ${code} to ${WORDING}, or remove this page.` }]),
  ];
}

/** Every line of a block \`from FILE\` begins exactly one line of that file. */
function cutBreaches(path: string, text: string, { files }: Tree): readonly Breach[] {
  return [...text.matchAll(CUT)].flatMap(({ 1: file = '', 2: block = '', index }) => {
    const source = files.get(`rulesets/${file}`);
    const line = lineAt(text, index);
    if (source === undefined) return [{ path, line, advice: `rulesets/${file} doesn’t exist: name another file.` }];
    const lines = source.split('\n').map((one) => one.trimStart());
    return block
      .trimEnd()
      .split('\n')
      .flatMap((beginning, i) => {
        const count = lines.filter((one) => one.startsWith(beginning)).length;
        if (count === 1) return [];
        const advice = `${count} lines of rulesets/${file} begin with “${beginning}”: exactly one must.`;
        return [{ path, line: line + 1 + i, advice }];
      });
  });
}
