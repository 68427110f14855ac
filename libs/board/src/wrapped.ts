/** A text as lines of at most so many characters, broken between words; a longer word has a line of its own. */
export const wrapped = (text: string, most: number): readonly string[] =>
  text.split(' ').reduce<readonly string[]>((lines, word) => {
    const last = lines.at(-1);
    return last === undefined || last.length + 1 + word.length > most
      ? [...lines, word]
      : [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
