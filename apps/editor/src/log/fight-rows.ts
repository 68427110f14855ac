import type { Bout, Fight } from '@sandtable/board';
import type { BoutParts } from '../events/bout-parts.ts';
import type { Sum, Term } from '../explain/account-words.ts';
import { sumRows } from '../explain/sum-rows.ts';

/** A line of the table of a fight: what it is called, and what each side has there. */
export interface FightRow<Cell> {
  readonly label: string;
  readonly cells: readonly [Cell | string, Cell | string];
  readonly isSum: boolean;
  /** It belongs to the line above it. */
  readonly isBelow?: true;
  /** Who won it, where the numbers are compared. */
  readonly winner: number | undefined;
}

type Face = Pick<Term['dice'][number], 'face' | 'counts' | 'dotted'>;
type FightNumber = NonNullable<Bout['values'][number]>;

/** How rows are written. */
export interface FightWords<Cell> {
  readonly total: string;
  /** What dice are called that each side calls otherwise. */
  readonly dice: string;
  readonly nameOf: (bout: Bout, number: FightNumber) => string;
  /** What tells one of several meetings from the others. */
  readonly labelOf: (bout: Bout) => string;
  readonly faces: (faces: readonly Face[]) => Cell;
  /** What both numbers of a meeting add up from. */
  readonly partsOf: (bout: Bout) => BoutParts | undefined;
  /** With a capital letter. */
  readonly begun: (text: string) => string;
}

interface Known<Cell> {
  readonly dice: readonly { readonly name: string; readonly faces: readonly Face[] }[];
  /** How both numbers add up, once that is known. */
  readonly sums: readonly [Sum, Sum] | undefined;
  readonly words: FightWords<Cell>;
}

/** The parts of both numbers line by line, then the numbers; of several meetings only their numbers. */
export function rowsOf<Cell>(fight: Fight, { dice, sums, words }: Known<Cell>): readonly FightRow<Cell>[] {
  const { bouts } = fight;
  const numbers = bouts.flatMap((bout) => [...numberRows(fight, bout, words), ...madeOf(fight, bout, words)]);
  const parts = sums === undefined || bouts.length > 1 ? diceRows(dice, words) : partRows(sums, words);
  return [...parts, ...numbers];
}

/** Below the numbers of one of several meetings, what they add up from. */
function madeOf<Cell>({ bouts }: Fight, bout: Bout, { partsOf }: FightWords<Cell>): readonly FightRow<Cell>[] {
  const parts = bouts.length > 1 ? partsOf(bout) : undefined;
  return parts === undefined ? [] : [{ ...part<Cell>(parts.label, parts.sums), isBelow: true }];
}

/** Both numbers in one line; those that are no totals, and each of which is called otherwise, in a line for each. */
function numberRows<Cell>({ how, bouts }: Fight, bout: Bout, words: FightWords<Cell>): readonly FightRow<Cell>[] {
  const [left, right] = bout.values;
  const [a, b] = [String(left?.value ?? 0), String(right?.value ?? 0)];
  const names = [left, right].flatMap((number) => (number === undefined ? [] : [words.nameOf(bout, number)]));
  const [first = '', second] = how.compared === true ? [words.total] : [...new Set(names)];
  const isSum = bouts.length === 1;
  if (isSum && second !== undefined) {
    const single = { isSum, winner: undefined };
    return [
      { ...single, label: first, cells: [a, ''] },
      { ...single, label: second, cells: ['', b] },
    ];
  }
  const winner = bout.winner === undefined || bout.winner === 'tie' ? undefined : bout.winner === 'first' ? 0 : 1;
  return [{ label: isSum ? first : words.labelOf(bout), cells: [a, b], isSum, winner }];
}

const part = <Cell>(label: string, cells: FightRow<Cell>['cells']): FightRow<Cell> => ({
  ...{ label, cells, isSum: false, winner: undefined },
});

/** One roll against one share a line; of others each has its own, the first that of the first side. */
function diceRows<Cell>(dice: Known<Cell>['dice'], { faces, dice: both }: FightWords<Cell>): readonly FightRow<Cell>[] {
  const thrown = dice.filter((one) => one.faces.length > 0);
  const [left, right, third] = thrown;
  if (left !== undefined && right !== undefined && third === undefined)
    return [part(left.name === right.name ? left.name : both, [faces(left.faces), faces(right.faces)])];
  return thrown.map((one, i) => part(one.name, i === 0 ? [faces(one.faces), ''] : ['', faces(one.faces)]));
}

const partRows = <Cell>([left, right]: readonly [Sum, Sum], words: FightWords<Cell>): readonly FightRow<Cell>[] =>
  sumRows(left, right).map(({ label, terms: [a, b] }) =>
    part(isDice(a) && isDice(b) && a?.plain !== b?.plain ? words.dice : words.begun(label), [
      cellOf(a, words),
      cellOf(b, words),
    ]),
  );

const isDice = (term: Term | undefined): boolean => (term?.dice.length ?? 0) > 0;

/** Dice say by themselves how much they are. */
function cellOf<Cell>(term: Term | undefined, { faces }: FightWords<Cell>): Cell | string {
  if (term === undefined) return '–';
  return term.dice.length > 0 ? faces(term.dice) : `${term.sign}${term.value}`;
}
