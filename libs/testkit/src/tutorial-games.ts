import { type Block, blocksOf, type File } from './language-blocks.ts';

/** What `docs/tutorials/first-game.md` says to put where: a block's sort and mode, and its file. */
const FIRST_GAME: Readonly<Record<string, string>> = {
  'sand rules': 'rules.sand',
  'json ': 'layout.json',
  'ftl ': 'l10n/messages.en.ftl',
  'ftl german': 'l10n/messages.de.ftl',
};

/**
 * The files of the ruleset that a tutorial builds. A block whose info is a path below `rulesets/` is a file of it; of
 * several with the same path, the last one counts, as for a reader who follows the page.
 */
export function gameOfTutorial(markdown: string): readonly File[] {
  const files = blocksOf('', markdown).flatMap((block) => {
    const path = pathIn(block);
    return path === undefined ? [] : [[path, block.text] as const];
  });
  return [...new Map(files)].map(([path, text]) => ({ path, text }));
}

const pathIn = ({ sort, mode }: Block): string | undefined =>
  FIRST_GAME[`${sort} ${mode}`] ?? /^rulesets\/[^/]+\/(.+)$/.exec(mode)?.[1];
