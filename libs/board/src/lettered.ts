import type { GameInfo } from '@sandtable/engine';
import { ownersOf } from '@sandtable/session';
import type { BoardLayout } from './layout.ts';
import type { FieldName } from './names.ts';

/** A flag has room for so many. */
const MOST = 2;

/** The letters that a ruleset gives its sides in the language of the reader, by members. */
export function lettersIn(
  info: GameInfo,
  { sides }: Pick<BoardLayout, 'sides'>,
  fieldName: FieldName,
): Readonly<Record<string, string>> {
  const kinds = ownersOf(info);
  const found = Object.keys(sides).flatMap((member) => {
    const letter = kinds.has(member) ? fieldName(`${kinds.get(member)}.${member}.letter`) : undefined;
    return letter ? [[member, [...letter].slice(0, MOST).join('')] as const] : [];
  });
  return Object.fromEntries(found);
}

/** A layout whose sides have these letters instead of its own. */
export function withLetters(layout: BoardLayout, letters: Readonly<Record<string, string>>): BoardLayout {
  if (Object.keys(letters).length === 0) return layout;
  const sides = Object.entries(layout.sides).map(([member, side]) => {
    const letter = letters[member];
    return [member, letter === undefined ? side : { ...side, letter }] as const;
  });
  return { ...layout, sides: Object.fromEntries(sides) };
}

/** A layout with the letters of the language of the reader. */
export const lettered = (info: GameInfo, layout: BoardLayout, fieldName: FieldName | undefined): BoardLayout =>
  fieldName === undefined ? layout : withLetters(layout, lettersIn(info, layout, fieldName));
