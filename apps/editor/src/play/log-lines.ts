import type { LogLine } from '@sandtable/session';

/** Whether a line says anything: dice that were none, and cards that were none, do not. */
export const tells = ({ sort, args }: LogLine): boolean => {
  if (sort !== 'roll' && sort !== 'chance') return true;
  return ![args.faces, args.picked, args.drawn].some((given) => Array.isArray(given) && given.length === 0);
};

/** How many lines of its decision came of the same place before it. */
export const timesBefore = (log: readonly LogLine[], line: LogLine): number =>
  log.slice(0, log.indexOf(line)).filter(({ decision, path }) => decision === line.decision && path === line.path)
    .length;
