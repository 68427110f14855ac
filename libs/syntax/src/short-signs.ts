import type { TokenType } from 'chevrotain';
import { Id, signType } from './vocabulary.ts';

export interface ShortSign {
  readonly image: string;
  readonly type: TokenType;
  /** What may stand behind it in a longer sign, of ours or of another language. */
  readonly longer: string;
}

const ALONE = Object.fromEntries([...'(){}[],;?_*'].map((sign) => [sign, '']));

const SIGNS: ReadonlyMap<number, ShortSign> = new Map(
  Object.entries({ ...ALONE, '.': '.', ':': '=', '=': '=<', '+': '=', '-': '->=' }).map(([image, longer]) => [
    image.charCodeAt(0),
    { image, type: signType(image) ?? Id, longer },
  ]),
);

/** A sign of one character that is no part of a longer one: most signs of a text, and none needs an expression to be found. */
export function shortSignAt(text: string, at: number): ShortSign | undefined {
  const sign = SIGNS.get(text.charCodeAt(at));
  return sign === undefined || sign.longer === '' || !sign.longer.includes(text.charAt(at + 1)) ? sign : undefined;
}
