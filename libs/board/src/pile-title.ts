import type { PileView } from '@sandtable/session';
import { type NameOf, readable } from './names.ts';

/** The arguments of a pile, as in `hand(red_side)`. */
export function pileArgs({ name, pile }: Pick<PileView, 'name' | 'pile'>): readonly string[] {
  const args = name.slice(pile.length + 1, -1);
  return args === '' ? [] : args.split(', ');
}

/** `hand(red_side)` reads as `Hand: red side`. */
export function pileTitle(pile: PileView, nameOf: NameOf | undefined): string {
  const words = pileArgs(pile).map((arg) => nameOf?.(arg) ?? readable(arg));
  return [nameOf?.(pile.pile) ?? readable(pile.pile), words.join(', ')].filter((part) => part !== '').join(': ');
}
