/**
 * A golden case as text: a title that is the code, the files of a small ruleset, what is found in them, and the files
 * that are changed once it is fixed. Everything is a block of Markdown, so that a case can be read as a page.
 */
export interface CaseFile {
  readonly path: string;
  readonly text: string;
  /** What stands behind the path: `escaped` texts spell control characters, `times N` repeats the text. */
  readonly how: string;
}
export interface Case {
  readonly code: string;
  readonly files: readonly CaseFile[];
  readonly findings: string;
  readonly mended: readonly CaseFile[];
}

interface Block {
  readonly sort: string;
  readonly path: string;
  readonly how: string;
  readonly text: string;
}

const BLOCK = /^```(\w+) ?(\S*) ?([^\n]*)\n(.*?)^```$/gms;

export function readCase(markdown: string): Case {
  const code = /^# (\S+)/.exec(markdown)?.[1] ?? '';
  const blocks = [...markdown.matchAll(BLOCK)].map(
    ([, sort = '', path = '', how = '', text = '']): Block => ({ sort, path, how, text }),
  );
  const files = blocks.filter(({ sort }) => sort !== 'findings' && sort !== 'mended');
  return {
    code,
    files,
    findings: blocks.find(({ sort }) => sort === 'findings')?.text ?? '',
    mended: blocks.filter(({ sort }) => sort === 'mended'),
  };
}

export function writeCase({ code, files, findings, mended }: Case): string {
  const blocks = [
    ...files.map((file) => block(sortOf(file.path), file.text, file.path, file.how)),
    block('findings', findings),
    ...mended.map((file) => block('mended', file.text, file.path)),
  ];
  return `# ${code}\n\n${blocks.join('\n\n')}\n`;
}

const sortOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);
const block = (sort: string, text: string, ...about: readonly string[]): string =>
  `\`\`\`${[sort, ...about].filter((word) => word !== '').join(' ')}\n${text}\`\`\``;

/** The text as the compiler gets it. */
export function contentOf({ text, how }: CaseFile): string {
  if (how === 'escaped')
    return text.replaceAll(/\\u(\w{4})/g, (_, hex: string) => String.fromCharCode(Number(`0x${hex}`)));
  const times = /^times (\d+)$/.exec(how)?.[1];
  return times === undefined ? text : text.repeat(Number(times));
}
