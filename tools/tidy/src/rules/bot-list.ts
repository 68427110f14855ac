import type { Rule } from '../tree.ts';

const BOT = /^libs\/bots\/src\/bots\/(([a-z-]+)-bot\.ts)$/;
/** Where the bots of the folder are exported together: a library can't look into folders by itself. */
export const BOT_LIST = 'libs/bots/src/bots/list.ts';

/** The list of bots is what the folder holds. */
export const botList: Rule = ({ files }) => {
  const wanted = botListModule([...files.keys()]);
  if (wanted === undefined || files.get(BOT_LIST) === wanted) return [];
  return [{ path: BOT_LIST, line: 1, advice: 'Run npm run ids: the bots in its folder have changed.' }];
};

/** Returns the module that exports the bot of every file `NAME-bot.ts`, which is called NAME; undefined without any. */
export function botListModule(paths: readonly string[]): string | undefined {
  const lines = paths.toSorted().flatMap((path) => {
    const [, file, name] = BOT.exec(path) ?? [];
    return file && name ? [`export { ${camelCase(name)} } from './${file}';\n`] : [];
  });
  return lines.length === 0
    ? undefined
    : `// Written by \`npm run ids\` from the files of this folder.\n${lines.join('')}`;
}

const camelCase = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
