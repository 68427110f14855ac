/** Letters that are no base letter with an accent. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th' };
/** What is written for a letter where it cannot be typed. */
const SPELT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** How a word may be spelt without case and accents: `Dänemark` is `danemark` or `daenemark`. Words with a form in common are the same. */
export function formsOf(word: string): readonly string[] {
  const small = word.normalize('NFC').toLowerCase();
  const forms = [plain(small), plain(replaced(small, SPELT))];
  return forms[0] === forms[1] ? forms.slice(1) : forms;
}

const plain = (word: string): string => replaced(word.normalize('NFD').replace(/\p{M}/gu, ''), PLAIN);

const replaced = (word: string, by: Readonly<Record<string, string>>): string =>
  [...word].map((letter) => by[letter] ?? letter).join('');
