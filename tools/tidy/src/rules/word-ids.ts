import { readCatalogue } from '../catalogue.ts';
import type { Rule } from '../tree.ts';

const WORDS = 'apps/editor/words/en.ftl';
/** Where the names of the page's texts are kept as a type: a text that is missing is an error of types then. */
export const WORD_IDS = 'apps/editor/src/word-ids.ts';

/** The type of the names is what the catalogue says. */
export const wordIds: Rule = ({ files }) => {
  const ftl = files.get(WORDS);
  if (ftl === undefined) return [];
  const [kept, wanted] = [files.get(WORD_IDS) ?? '', wordIdsModule(ftl)].map((text) => text.split('\n'));
  const line = wanted?.findIndex((one, i) => one !== kept?.[i]) ?? -1;
  if (line < 0 && kept?.length === wanted?.length) return [];
  return [
    { path: WORD_IDS, line: Math.max(line, 0) + 1, advice: `Run npm run ids: the ids in ${WORDS} have changed.` },
  ];
};

/** Returns the module with the names of all texts in a catalogue. */
export function wordIdsModule(ftl: string): string {
  const ids = readCatalogue(ftl).texts.map(({ id }) => `  | '${id}'`);
  return `// Written by \`npm run ids\` from words/en.ftl.\n/** Names a text of the page. */\nexport type Word =\n${ids.join('\n')};\n`;
}
