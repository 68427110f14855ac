import { cut } from './cut.ts';

/** A file of an example; lines that were cut out of a ruleset know where they stand there. */
interface RightFile {
  /** Empty for lines that are read behind those of `rules.sand`. */
  readonly path: string;
  readonly language: string;
  readonly text: string;
  readonly lines?: readonly number[];
}
export type RightExample = readonly RightFile[];

/** Examples of how it is right, by the code of the finding that is met where it is not. */
interface RightExamples {
  /** The files that every example is read together with. */
  readonly prelude: readonly RightFile[];
  /** What stands before a file of their path, if an example has one. */
  readonly heads: readonly RightFile[];
  readonly byCode: ReadonlyMap<string, readonly RightExample[]>;
}

interface Block {
  readonly words: readonly string[];
  readonly text: string;
}

const BLOCK = /^```([^\n]+)\n(.*?)^```$/gms;
const MARKS: readonly string[] = ['prelude', 'head', 'also'];

/** `read` gives the text of a file of the rulesets, which blocks `from PATH` take their lines out of. */
export function rightExamples(markdown: string, read: (path: string) => string): RightExamples {
  const [head = '', ...sections] = markdown.replaceAll('\r\n', '\n').split(/^## (?=[a-z0-9-]+\/[a-z0-9-]+$)/m);
  const marked = (mark: string): readonly RightFile[] =>
    blocksOf(head).flatMap((block) => (block.words.includes(mark) ? [fileOf(block, read)] : []));
  return {
    prelude: marked('prelude'),
    heads: marked('head'),
    byCode: new Map(sections.map((section) => [section.split('\n', 1)[0]?.trim() ?? '', examplesOf(section, read)])),
  };
}

/**
 * Beneath each other as they stand on a page, with the places of those that are taken from rulesets, and a line between
 * them where one might not tell which files belong together.
 */
export function shownRight(examples: readonly RightExample[]): string {
  const between = examples.some((files) => files.length > 1) ? '\n---\n\n' : '\n';
  return examples.map((files) => files.map(shownFile).join('\n')).join(between);
}

function shownFile({ path, language, text, lines }: RightFile): string {
  const place = path === '' ? '' : `\`${path}${lines === undefined ? '' : `:${lines[0]}`}\`\n\n`;
  return `${place}\`\`\`${language}\n${text}\n\`\`\`\n`;
}

const blocksOf = (section: string): readonly Block[] =>
  [...section.matchAll(BLOCK)].map(([, info = '', text = '']) => ({ words: info.split(' '), text: text.trimEnd() }));

/** A block `also` belongs to the example above it; every other one begins an example. */
function examplesOf(section: string, read: (path: string) => string): readonly RightExample[] {
  const examples: RightFile[][] = [];
  for (const block of blocksOf(section)) {
    const file = fileOf(block, read);
    if (block.words.includes('also')) examples.at(-1)?.push(file);
    else examples.push([file]);
  }
  return examples;
}

function fileOf({ words, text }: Block, read: (path: string) => string): RightFile {
  const [language = '', ...rest] = words;
  const path = rest.find((word) => !MARKS.includes(word)) ?? '';
  if (language !== 'from') return { path, language, text };
  return { path, language: path.slice(path.lastIndexOf('.') + 1), ...cut(read(path), text, path) };
}
