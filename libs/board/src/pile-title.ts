import type { PileView } from '@sandtable/session';
import { type NameOf, readable } from './names.ts';

/** `hand(red_side)` reads as `Hand: red side`. */
export function pileTitle({ name, pile }: PileView, nameOf: NameOf | undefined): string {
  const args = name.slice(pile.length + 1, -1);
  const words = args === '' ? [] : args.split(', ').map((arg) => nameOf?.(arg) ?? readable(arg));
  return [nameOf?.(pile) ?? readable(pile), words.join(', ')].filter((part) => part !== '').join(': ');
}
