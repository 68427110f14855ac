import { boutWinner, type Fight, type FightWinner } from '@sandtable/board';
import type { Texts } from '@sandtable/board/texts';
import type { AnswerOdds, Cases, Said } from '@sandtable/odds';
import { caseAt, tellingLines } from '@sandtable/odds/cases';
import type { LogLine } from '@sandtable/session';
import { tellingRows } from '../play/odds-rows.ts';

/** Something that could have come of a fight. */
export interface FightChance {
  readonly text: string;
  readonly share: number;
  /** Whether exactly one of all came to pass, so that they are parts of a whole. */
  readonly isPart: boolean;
  readonly happened: boolean;
  /** Whom it would have favored, where numbers say so. */
  readonly winner: FightWinner | undefined;
}

interface Reading {
  readonly log: readonly LogLine[];
  readonly texts: Texts;
  readonly endText: (end: AnswerOdds['ends'][number]['value']) => string;
  /** The words for a case in which nothing happens. */
  readonly nothing: string;
}

/** Of many things that could have come of it only the likeliest are listed. */
const MOST = 4;

/**
 * What could have come of a fight: cases that exclude each other, or if one of these is nearly sure, what number the
 * second side could have had; else the likeliest lines of the log. Of several fights of one decision only their own
 * numbers, since cases and lines speak of all of them.
 */
export function fightChances(odds: AnswerOdds, fight: Fight, reading: Reading): readonly FightChance[] {
  if (odds.certain) return [];
  const { cases } = odds;
  if (!isOnly(fight, reading.log)) return numbersShown(odds, fight, reading);
  const isTelling = cases?.all.every(({ share }) => share < NEARLY_SURE);
  const numbers = isTelling ? [] : numbersShown(odds, fight, reading);
  if (numbers.length > 0) return numbers;
  if (cases !== undefined) return casesShown(cases, fight, reading);
  const { texts, endText } = reading;
  return tellingRows(odds, texts, endText)
    .filter(({ share }) => share < 1)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, MOST)
    .map(({ text, share }) => ({ text: bare(text), share, isPart: false, happened: false, winner: undefined }));
}

function casesShown(cases: Cases, fight: Fight, { log, texts, nothing }: Reading): readonly FightChance[] {
  const { decision } = fight.bouts[0].line;
  const lines = log.filter((one) => one.decision === decision && one.sort === 'log');
  const happened = caseAt(cases, lines);
  const shown = cases.all.map(({ value, share }, at): FightChance => {
    const text = tellingLines(cases, at)
      .map((line) => ({ ...line, decision }))
      .filter((line) => !texts.isOmitted(line))
      .map((line) => bare(texts.line(line)))
      .join(' · ');
    return {
      text: text === '' ? nothing : text,
      share,
      isPart: true,
      happened: at === happened,
      winner: winnerIn(value, fight),
    };
  });
  return shown.toSorted(
    (a, b) => RANK[a.winner ?? 'tie'] - RANK[b.winner ?? 'tie'] || b.share - a.share || Number(a.text === nothing),
  );
}

const NEARLY_SURE = 0.9;
/** More numbers than this are too many for a bar. */
const MOST_NUMBERS = 9;

/** Whether no others met by the same decision. */
const isOnly = (fight: Fight, log: readonly LogLine[]): boolean => {
  const { path, decision } = fight.bouts[0].line;
  return log.every((one) => one.decision !== decision || one.path !== path || isBetween(fight, one));
};

/** Whether a line names the same sides as the fight does. */
const isBetween = ({ bouts: [{ line }], sides }: Fight, { args }: Pick<LogLine, 'args'>): boolean =>
  Object.entries(line.args).every(
    ([name, value]) => !sides.some(({ who }) => isAlike(who, value)) || isAlike(value, args[name]),
  );

const isAlike = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The numbers that a side could have had, where each run in which they meet says one: such as the damage that it takes. */
function numbersShown({ lines }: AnswerOdds, fight: Fight, { texts, log }: Reading): readonly FightChance[] {
  const {
    bouts: [{ line, values }],
    how,
  } = fight;
  const shown = values[1] ?? values[0];
  if (how.compared === true || shown === undefined) return [];
  const shares = new Map<number, number>();
  for (const { value, share } of lines) {
    const n = value.args[shown.name];
    if (value.path === line.path && isBetween(fight, value) && typeof n === 'number')
      shares.set(n, (shares.get(n) ?? 0) + share);
  }
  const whole = [...shares.values()].reduce((sum, share) => sum + share, 0);
  // Of several fights one may not come to pass, where another one leaves nobody to meet.
  const isWhole = Math.abs(whole - 1) <= 0.001 || (whole < 1 && !isOnly(fight, log));
  if (shares.size < 2 || shares.size > MOST_NUMBERS || !isWhole) return [];
  const nameOf = (n: number): string =>
    texts.named(`${line.path}/${shown.name}`, { ...line.args, [shown.name]: n }) ?? texts.member(shown.name);
  return [...shares]
    .toSorted(([a], [b]) => a - b)
    .map(([n, share]) => ({
      ...{
        text: `${n} ${nameOf(n)}`,
        share: share / whole,
        isPart: true,
        happened: n === shown.value,
        winner: undefined,
      },
    }));
}

/** From what favors the first side to what favors the second, as they stand on the card. */
const RANK: Readonly<Record<FightWinner, number>> = { first: 0, tie: 1, second: 2 };

/** Whom the numbers of the fight would have favored, had they been these. */
function winnerIn(lines: readonly Said[], { bouts: [bout], sides, how }: Fight): FightWinner | undefined {
  const said = lines.find(({ path }) => path === bout.line.path);
  if (said === undefined) return undefined;
  const values = bout.values.map((one) => {
    const value = one && said.args[one.name];
    return typeof value === 'number' ? { value } : undefined;
  });
  return boutWinner(how, said.args, { sides, values });
}

/** Without its full stop. */
const bare = (text: string): string => text.replace(/\.$/u, '');
