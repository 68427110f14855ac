import { writeLink } from '@sandtable/editor/link';
import { type Block, blocksOf, filesOf } from '@sandtable/testkit';
import type { Source } from './sources.ts';

/** Pages whose blocks of rules are whole rulesets once their prelude is added: tests compile all of them. */
const RUN = /^docs\/(?:reference\/language\/[\w-]+|guides\/house-rules|tutorials\/first-game)\.md$/;
const CONTENTS = 'docs/reference/language/README.md';
const OPENED: ReadonlySet<string> = new Set(['rules', 'part', 'variant', 'prelude']);

/** Longer addresses are cut by programs that pass them on. */
const LONGEST = 8000;

/** Finds the address, behind that of the workbench, that opens a block of rules; undefined for one that stands for itself. */
export type FindExample = (page: string, text: string) => string | undefined;

export function examplesIn(sources: readonly Source[]): FindExample {
  const blocks = sources.filter(({ path }) => RUN.test(path)).flatMap(({ path, markdown }) => blocksOf(path, markdown));
  const common = blocks.find(({ page, mode }) => page === CONTENTS && mode === 'prelude')?.text ?? '';
  const links = new Map<string, string>();
  for (const block of blocks) {
    if (block.sort !== 'sand' || !OPENED.has(block.mode)) continue;
    const link = linkTo(block, blocks, common);
    if (link.length <= LONGEST) links.set(`${block.page}\n${block.text.trim()}`, link);
  }
  return (page, text) => links.get(`${page}\n${text.trim()}`);
}

/** What is shown first is the block itself. */
function linkTo(block: Block, blocks: readonly Block[], common: string): string {
  const files = filesOf(block, blocks, common).toSorted(
    (a, b) => Number(b.text === block.text) - Number(a.text === block.text),
  );
  const name = `example-${block.page.replace(/.*\//, '').replace(/\.md$/, '').toLowerCase()}-${block.line}`;
  return writeLink({
    ruleset: name,
    version: '',
    base: '',
    what: 'whole',
    files: Object.fromEntries(files.map(({ path, text }) => [path, text])),
    gone: [],
    variants: files.flatMap(({ path }) => /^variants\/(.*)\.sand$/.exec(path)?.[1] ?? []),
    save: undefined,
    at: undefined,
    lang: 'en',
  });
}
