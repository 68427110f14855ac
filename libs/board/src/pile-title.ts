import { capitalized } from '@sandtable/messages';
import type { PileView } from '@sandtable/session';
import type { BoardProps } from './board-props.ts';
import { readable } from './names.ts';

/** The arguments of a pile, as in `hand(red_side)`. */
export function pileArgs({ name, pile }: Pick<PileView, 'name' | 'pile'>): readonly string[] {
  const args = name.slice(pile.length + 1, -1);
  return args === '' ? [] : args.split(', ');
}

type Named = Pick<BoardProps, 'valueName' | 'fieldName'>;

/** `hand(red_side)` reads as `Hand: red side`. */
export function pileTitle(pile: PileView, named: Named): string {
  const words = pileArgs(pile).map((arg) => named.valueName?.(`pile/${pile.pile}`, arg) ?? readable(arg));
  return [pileName(pile, named), words.join(', ')].filter((part) => part !== '').join(': ');
}

/** What a pile is called by the ruleset, without whose it is; a title begins with a capital. */
export const pileName = ({ pile }: Pick<PileView, 'pile'>, { fieldName }: Named): string =>
  capitalized(undefined, fieldName?.(`pile/${pile}`) ?? readable(pile));
