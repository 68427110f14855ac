/** A file of a ruleset. */
export interface File {
  readonly path: string;
  readonly text: string;
}

/**
 * A fenced block of a page about the language. How a `sand` block is run, its info string says: `rules` is a whole
 * ruleset, `prelude` what the parts of a page are completed by, `part` some declarations, `wrong CODE` declarations
 * in which exactly that is found, `variant [CODE]` a variant of what the prelude declares. Tables with a name (`csv towns.csv`) lie beside every block of their page.
 */
export interface Block {
  readonly page: string;
  readonly line: number;
  readonly sort: string;
  readonly mode: string;
  readonly rest: string;
  readonly text: string;
}

const FENCE = /^```(\w+) ?(\S*) ?([^\n]*)\n(.*?)^```$/gms;

export const blocksOf = (page: string, markdown: string): readonly Block[] =>
  [...markdown.matchAll(FENCE)].map(({ index, 1: sort = '', 2: mode = '', 3: rest = '', 4: text = '' }) => ({
    page,
    line: markdown.slice(0, index).split('\n').length,
    sort,
    mode,
    rest,
    text,
  }));

const HEAD = 'ruleset "sample" version "1.0.0" language 1\n';
const LAYOUT = '{ "version": 1 }';

const sand = (path: string, text: string): File => ({ path, text });

/** The files of the ruleset that a block is, or is a part of; `common` is the prelude of pages without one. */
export function filesOf(block: Block, blocks: readonly Block[], common: string): readonly File[] {
  const own = blocks.filter(({ page }) => page === block.page);
  const tables = own.filter(
    ({ sort, mode }) => (sort === 'json' || sort === 'csv' || sort === 'map' || sort === 'txt') && mode !== '',
  );
  const files = tables.map(({ mode, text }) => sand(mode, text));
  // How a board is drawn is another matter, but a file that is named must be there.
  if (block.mode === 'rules') return [...files, sand('rules.sand', block.text), sand('layout.json', LAYOUT)];
  const prelude = own.find(({ sort, mode }) => sort === 'sand' && mode === 'prelude')?.text ?? common;
  const rules = block.mode === 'prelude' ? [] : [sand(pathOf(block), block.text)];
  return [...files, sand('head.sand', HEAD), sand('prelude.sand', prelude), ...rules];
}

const pathOf = ({ mode, text }: Block): string =>
  mode === 'variant' ? `variants/${/"(.*?)"/.exec(text)?.[1]}.sand` : 'rules.sand';

/** The codes that must be found. */
export const codesWanted = ({ mode, rest }: Block): readonly string[] =>
  mode === 'wrong' || (mode === 'variant' && rest !== '') ? [rest] : [];

/** The rulesets that pages about the language show, by name of the page: together they have one of every construct. */
export function shownRules(pages: Readonly<Record<string, string>>): readonly (readonly File[])[] {
  const blocks = Object.entries(pages).flatMap(([page, markdown]) => blocksOf(page, markdown));
  const common = blocks.find(({ page, mode }) => page === 'README.md' && mode === 'prelude')?.text ?? '';
  const shown = blocks.filter(({ sort, mode }) => sort === 'sand' && (mode === 'rules' || mode === 'part'));
  return shown.map((block) => filesOf(block, blocks, common));
}
