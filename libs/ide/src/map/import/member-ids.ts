import { isReserved } from '@sandtable/syntax';

const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  å: 'a',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** A name as the rules can write it: `Île-de-France` is `ile_de_france`. */
export function memberId(name: string, kind: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^ -~]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, 40);
  const begun = /^[a-z]/.test(plain) ? plain : `${kind.slice(0, 1).toLowerCase()}${plain}`;
  return isReserved(begun) ? `${begun}_` : begun;
}

/** The first of a name and its numbered followers that is free. */
export function freeId(id: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id)) return id;
  for (let number = 2; ; number++) if (!taken.has(`${id}_${number}`)) return `${id}_${number}`;
}
