/** What a name is for: one that begins with a digit is put behind this word. */
export type Named = 'game' | 'rule' | 'session';

/** Names of folders, packages and rulesets at once; `dist` holds what is made. */
const NAME = /^(?!dist(?:-|$))[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const LONGEST = 40;

/**
 * What a game, a house rule or a session is called in the folder, from what someone calls it: small letters, digits and
 * single hyphens, 40 at most. Undefined where nothing is left; what is such a name stays as it is.
 */
export function turnedName(typed: string, what: Named): string | undefined {
  const plain = hyphened(typed);
  if (plain === '') return undefined;
  const wanted = NAME.test(plain) ? plain : `${what}-${plain}`;
  return wanted.slice(0, LONGEST).replace(/-$/, '');
}

const ENDING = /\.(?:sand|json|csv|map|md|ftl|po|txt)$/i;
const PART = /^(?!node_modules$)\w[\w.-]*$/;

/** What is there already when a file gets a name; paths are those below the ruleset. */
interface There {
  /** Folders of these are called as they are. */
  readonly files: readonly string[];
  /** The file that gets another name: it keeps what is the same in both, and its ending where none is given. */
  readonly old?: string;
}

/** The same for a file below a ruleset, whose good parts stay, and those that nobody gave a name just now. */
export function turnedPath(typed: string, { files, old = '.sand' }: There = { files: [] }): string | undefined {
  const path = typed.trim();
  const folders = new Set(files.flatMap(foldersOf));
  const olds = new Set(partsOf(old));
  const [last = '', ...above] = partsOf(path).toReversed();
  const turned = (part: string): string => (PART.test(part) || olds.has(part) ? part : dotted(part));
  const name = turned(last);
  if (name === '') return undefined;
  let folder = '';
  for (const part of above.toReversed()) {
    const kept = folders.has(`${folder}${part}/`) ? part : turned(part);
    if (kept !== '') folder += `${kept}/`;
  }
  return `${folder}${name}${endingOf(path).toLowerCase() || old.slice(old.lastIndexOf('.'))}`;
}

const endingOf = (path: string): string => ENDING.exec(path)?.[0] ?? '';

/** Folders and the name, without its ending. */
const partsOf = (path: string): readonly string[] => path.slice(0, path.length - endingOf(path).length).split(/[\\/]/);

/** Each with a slash behind it. */
const foldersOf = (path: string): readonly string[] =>
  [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1));

const dotted = (part: string): string =>
  part
    .split('.')
    .map(hyphened)
    .filter((word) => word !== '')
    .join('.');

/** Letters that are more, or other, than one of a to z with a sign on it. */
const SPELT: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  þ: 'th',
};

const hyphened = (typed: string): string =>
  typed
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüßæœøłđþ]/g, (letter) => SPELT[letter] ?? '')
    .normalize('NFD')
    // An apostrophe, or a sign on a letter, parts no words.
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
