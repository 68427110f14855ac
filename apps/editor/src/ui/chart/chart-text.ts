/** How wide a letter of the small size is at most times, in pixels: charts are drawn before a text can be measured. */
const LETTER = 6.6;

export const textWidth = (text: string): number => Math.ceil(text.length * LETTER);

/** Breaks a name into lines that are no wider than so many pixels: between words, and within one only where it must be. */
export const wrapped = (name: string, width: number): readonly string[] => {
  const most = Math.max(4, Math.floor(width / LETTER));
  const lines: string[] = [];
  for (const word of name.split(/\s+/).flatMap((one) => pieces(one, most))) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

const pieces = (word: string, most: number): readonly string[] =>
  Array.from({ length: Math.ceil(word.length / most) }, (_, i) => word.slice(i * most, (i + 1) * most));

/** How many labels must be passed over after each that is drawn, so that none touches the next. */
export const labelStep = (labels: readonly string[], step: number): number =>
  Math.max(1, Math.ceil((Math.max(0, ...labels.map(textWidth)) + GAP) / Math.max(1, step)));
const GAP = 8;
