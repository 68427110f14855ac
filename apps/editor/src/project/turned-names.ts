/** What a name is for: one that begins with a digit is put behind this word. */
export type Named = 'game' | 'rule' | 'session';

/** Names of folders, packages and rulesets at once; `dist` holds what is made. */
const NAME = /^(?!dist(?:-|$))[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const LONGEST = 40;

/**
 * What a game, a house rule or a session is called in the folder, from what somebody calls it: small letters, digits and
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

/** The same for a file below a ruleset, whose good parts stay; `otherwise` is its ending where none is given. */
export function turnedPath(typed: string, otherwise = '.sand'): string | undefined {
  const path = typed.trim();
  const ending = ENDING.exec(path)?.[0] ?? '';
  const parts = path
    .slice(0, path.length - ending.length)
    .split(/[\\/]/)
    .map((part) => (PART.test(part) ? part : dotted(part)));
  if (parts.at(-1) === '') return undefined;
  return `${parts.filter((part) => part !== '').join('/')}${ending.toLowerCase() || otherwise}`;
}

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
