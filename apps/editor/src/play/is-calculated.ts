import type { LogLine } from '@sandtable/session';

/**
 * Whether a line tells what was reckoned: one with numbers of two sides, or with one where dice were rolled, else the roll
 * itself. How it was reckoned is found out when someone asks.
 */
export function isCalculated(log: readonly LogLine[], line: LogLine): boolean {
  const siblings = log.filter(({ decision }) => decision === line.decision);
  if (line.sort === 'log') return numbersIn(line) > 1 || (numbersIn(line) > 0 && siblings.some(isRoll));
  return isRoll(line) && !siblings.some((one) => one.sort === 'log' && numbersIn(one) > 0);
}

const isRoll = ({ sort }: LogLine): boolean => sort === 'roll';

const numbersIn = ({ args }: LogLine): number =>
  Object.values(args).filter((value) => typeof value === 'number').length;
