const WIDTH = 80;
const PARTS = /```[\s\S]*?\n```|(?:(?!```|\n\n)[\s\S])+/g;

/** A page of the manual as one reads it in a terminal: lines of prose are short, listings are set in. */
export const plainPage = (page: string): string =>
  [...page.matchAll(PARTS)]
    .map(([part]) => part.trim())
    .filter((part) => part !== '')
    .map(plainPart)
    .join('\n\n')
    // A file name stands right above its listing.
    .replaceAll(/^( {2}\S.*:)\n\n(?= {4})/gm, '$1\n');

function plainPart(part: string): string {
  if (part.startsWith('```'))
    return part
      .split('\n')
      .slice(1, -1)
      .map((line) => `    ${line}`.trimEnd())
      .join('\n');
  if (part === '---') return '  * * *';
  if (part.startsWith('#')) return underlined(part.replace(/^#+ /, ''), part.startsWith('## ') ? '-' : '=');
  if (part.startsWith('- '))
    return part
      .split('\n')
      .map((item) => wrapped(item, '  '))
      .join('\n');
  const file = /^`([^`\n]+)`( \([^)\n]*\))?$/.exec(part);
  return file ? `  ${file[1]}${file[2] ?? ''}:` : wrapped(part, '');
}

const underlined = (title: string, sign: string): string => `${title}\n${sign.repeat(title.length)}`;

function wrapped(text: string, margin: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && `${line} ${word}`.length > WIDTH) {
      lines.push(line);
      line = `${margin}${word}`;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}
