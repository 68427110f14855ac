/** The size of names in charts, in pixels. */
const SIZE = 12;

/** How wide letters of the typeface are, in hundredths of its size: charts are drawn before a text can be measured. */
const WIDTHS: Readonly<Record<number, string>> = {
  24: 'ijl',
  26: 'I\u2019',
  28: ' \u00a0!,.:|·ı',
  30: "';\u202f",
  33: 't`ſ',
  38: '()/[\\]fr',
  42: '1{}„',
  46: '"-_“”^º',
  52: '?s*–',
  54: 'kx',
  57: '7Lavyzcße',
  60: 'hnou25EFJ',
  62: '3689Zbdgpqþđ',
  64: '#$&04PRSTÞ',
  67: '+<=>B~×÷−',
  69: 'AKVXY',
  72: 'D',
  75: 'CGHU',
  77: 'NOQØ',
  82: 'w',
  88: 'mœ…',
  91: 'M',
  98: '@%WÆŒæ—',
};
const BY_LETTER = new Map(
  Object.entries(WIDTHS).flatMap(([width, all]) => [...all].map((one) => [one, Number(width)])),
);

/** Letters of other scripts: those from here on fill a square. */
const WIDE_FROM = 0x2e80;
const [OTHER, SQUARE] = [72, 100];

/** How many pixels wide a text of the small size is. */
export const textWidth = (text: string): number => Math.ceil((hundredths(text) * SIZE) / 100);

/** An accent makes no letter wider. */
const hundredths = (text: string): number =>
  [...text.normalize('NFD').replaceAll(/\p{M}/gu, '')].reduce((sum, letter) => sum + letterWidth(letter), 0);

const letterWidth = (letter: string): number =>
  BY_LETTER.get(letter) ?? ((letter.codePointAt(0) ?? 0) >= WIDE_FROM ? SQUARE : OTHER);

/** Breaks a name into lines that are no wider than so many pixels: between words, and within one only where it must be. */
export const wrapped = (name: string, width: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of name.split(/\s+/).flatMap((one) => pieces(one, width))) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

/** So few letters stand on a line even where there is no room for them. */
const FEWEST = 4;

function pieces(word: string, width: number): readonly string[] {
  if (textWidth(word) <= width) return [word];
  let fits = FEWEST;
  while (fits < word.length && textWidth(word.slice(0, fits + 1)) <= width) fits += 1;
  return fits >= word.length ? [word] : [word.slice(0, fits), ...pieces(word.slice(fits), width)];
}

/** A text, or as much of its beginning as there is room for. */
export function shortened(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  let fits = text.length - 1;
  while (fits > FEWEST - 1 && textWidth(`${text.slice(0, fits)}…`) > width) fits -= 1;
  return `${text.slice(0, fits)}…`;
}

/** How many labels must be passed over after each that is drawn, so that none touches the next. */
export const labelStep = (labels: readonly string[], step: number): number =>
  Math.max(1, Math.ceil((Math.max(0, ...labels.map(textWidth)) + GAP) / Math.max(1, step)));
const GAP = 8;
