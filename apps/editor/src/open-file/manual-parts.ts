/** A piece of a page of the manual; a file name stands over the listing below it. */
export interface ManualPart {
  readonly as: 'title' | 'heading' | 'listing' | 'file' | 'list' | 'divider' | 'text';
  readonly lines: readonly string[];
  /** Where it stands on the page. */
  readonly at: number;
}

const PARTS = /```[\s\S]*?\n```|(?:(?!```|\n\n)[\s\S])+/g;
const FILE = /^`[^`\n]+`(?: \([^)\n]*\))?$/;

/** The little Markdown that pages of findings are written in. Blank lines inside of listings separate nothing. */
export const manualParts = (page: string): readonly ManualPart[] =>
  [...page.matchAll(PARTS)].flatMap(({ 0: found, index }) => {
    const text = found.trim();
    return text === '' ? [] : [{ ...partOf(text), at: index }];
  });

function partOf(text: string): Omit<ManualPart, 'at'> {
  if (text.startsWith('```')) return { as: 'listing', lines: text.split('\n').slice(1, -1) };
  if (text === '---') return { as: 'divider', lines: [] };
  if (text.startsWith('# ')) return { as: 'title', lines: [text.slice(2)] };
  if (text.startsWith('## ')) return { as: 'heading', lines: [text.slice(3)] };
  if (text.startsWith('- ')) return { as: 'list', lines: text.split('\n').map((line) => line.replace(/^- /, '')) };
  return { as: FILE.test(text) ? 'file' : 'text', lines: [text.replaceAll('\n', ' ')] };
}
