import type { BoardLayout } from '@sandtable/board';
import type { Texts } from '@sandtable/board/texts';
import type { LogLine } from '@sandtable/session';
import type { Sum, Term } from '../explain/account-words.ts';
import { type Modifier, modifierIn, type Views } from './modifier-in.ts';

/** What a line says that one side adds: a thing that it played, or a number that the ruleset has a word for. */
export interface NotePart {
  readonly value: number;
  /** `Gas`. */
  readonly name: string;
  /** What such a thing is called in general: `combat marker`. */
  readonly plain: string;
  /** The thing, if it is one. */
  readonly piece: Modifier | undefined;
}

type Words = Pick<Texts, 'named' | 'member'>;

/** Returns what a line adds to the number of its side; undefined for lines that are only words. */
export function notePart(line: LogLine, texts: Words, layout: BoardLayout, seen: Views): NotePart | undefined {
  const piece = modifierIn(line, layout, seen);
  if (piece !== undefined) {
    const name = texts.member(piece.member, piece.kind);
    return { value: piece.value, name, plain: texts.named(`kind/${piece.kind}`) ?? name, piece };
  }
  const [number, second] = Object.entries(line.args).filter(([, value]) => typeof value === 'number');
  const name = number && second === undefined ? texts.named(`${line.path}/${number[0]}`) : undefined;
  return name === undefined ? undefined : { value: Number(number?.[1]), name, plain: name, piece: undefined };
}

/** Parts of a sum that are only numbers are called what the lines of the log say of them; else by one word for all. */
export function withNotes(sum: Sum, parts: readonly NotePart[], other: string): Sum {
  const open = parts.filter(({ value }) => value !== 0);
  const whole = open.reduce((all, { value }) => all + value, 0);
  const terms = sum.terms.flatMap((term): readonly Term[] => {
    if (term.name !== '' || term.dice.length > 0) return [term];
    const worth = worthOf(term);
    // What is left over may be all of it at once, or a part of it.
    const meant = open.length > 0 && worth === whole ? open : open.filter(({ value }) => value === worth).slice(0, 1);
    if (meant.length === 0) return worth === 0 ? [] : [{ ...term, name: other, plain: other }];
    return meant.map((part) => ({ ...term, ...written(part), name: part.name, plain: part.plain }));
  });
  return { ...sum, terms };
}

const worthOf = ({ sign, value }: Term): number => (sign === '−' ? -Number(value) : Number(value));

const written = ({ value }: NotePart): Pick<Term, 'sign' | 'value'> => ({
  sign: value < 0 ? '−' : '+',
  value: String(Math.abs(value)),
});
