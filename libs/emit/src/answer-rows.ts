import { cellType, type Expr, type Guard, type Picked, setOf, sizeOf, type Type } from '@sandtable/model';
import { allowed, lookedAt } from './choice.ts';
import { atom, lowest, type Scope, wordsOf } from './unit.ts';

export const keysOf = (choice: Picked): number => {
  const type = choice.each?.over.type;
  return type?.t === 'set' ? sizeOf(type.of) : 1;
};
/** The type whose ordinals a row has: what a cell takes, or the members of the sets it takes. */
export const rowType = (choice: Picked): Type => (choice.form === 'some' ? choice.element : cellType(choice));
export const rowWords = (choice: Picked): number => wordsOf(setOf(rowType(choice)));
export const hasNone = (type: Type): boolean => type.t === 'union' && type.parts[0]?.p === 'none';

/** Runs `body` for every key, with its ordinal; without `for each` once. */
export function eachKey(s: Scope, choice: Picked, body: (key: string) => void): void {
  const { each } = choice;
  if (each === undefined) return body('0');
  s.lower.loop(s, each.local, each.over, undefined, () =>
    body(ordinal(s, s.cell(each.local).at(0), s.typeOf(each.local))),
  );
}

export function ordinal(s: Scope, x: string, type: Type): string {
  return atom(s, lowest(type) === 0 ? x : `${x} - ${lowest(type)}`);
}

/** What is evaluated and passes the guards, as values of a cell. */
export function candidates(choice: Picked, guards: readonly Guard[]): Expr {
  const of = allowed(lookedAt(choice), choice.element, choice.candidate, guards);
  return choice.form === 'optional' ? { e: 'convert', of, type: setOf(rowType(choice)), span: of.span } : of;
}
