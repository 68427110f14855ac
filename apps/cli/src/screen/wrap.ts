import { CLOSED, openBehind, widthOf } from './ink.ts';

/** A text in lines of at most so many columns; what follows the first line of a paragraph is indented a little more. */
export const wrapped = (text: string, width: number): string =>
  text
    .split('\n')
    .flatMap((line) => (widthOf(line) <= width ? [line] : lines(line, width)))
    .join('\n');

/** So much more than its first line a line is indented at most. */
const HANGING = 4;

function lines(line: string, width: number): readonly string[] {
  const [indent = ''] = /^ */.exec(line) ?? [];
  const hanging = ' '.repeat(Math.min(indent.length + HANGING, width >> 1));
  const done: string[] = [];
  let open = indent;
  for (const word of line
    .trimStart()
    .split(' ')
    .flatMap((one) => pieces(one, width - hanging.length))) {
    const isFirst = open.trim() === '';
    if (!isFirst && widthOf(open) + 1 + widthOf(word) > width) {
      const style = openBehind(open);
      done.push(style === '' ? open : open + CLOSED);
      open = hanging + style + word;
    } else open += isFirst ? word : ` ${word}`;
  }
  return [...done, open];
}

/** A word that is wider than a line is cut. */
function pieces(word: string, width: number): readonly string[] {
  if (widthOf(word) <= width) return [word];
  const cut: string[] = [''];
  for (const character of word) {
    const last = cut.at(-1) ?? '';
    if (widthOf(last) + widthOf(character) > width) cut.push(character);
    else cut[cut.length - 1] = last + character;
  }
  return cut;
}
