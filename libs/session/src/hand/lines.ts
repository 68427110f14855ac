import { termText } from '@sandtable/text';
import type { ByHand, ForcedDice, LogLine } from '../contract.ts';
import type { Step } from '../history.ts';

/** A manual edit as a line of the log. */
export function handLine(act: ByHand, number: number): LogLine {
  const line = { decision: number, path: `hand/${act.hand}`, sort: 'hand' as const };
  if (act.hand === 'seed') return { ...line, args: { seed: String(act.seed) } };
  if (act.hand === 'change') return { ...line, args: { what: termText(act.path, act.of), value: act.value } };
  return { ...line, args: { place: act.place, times: act.occurrence + 1, gives: act.gives } };
}

/** A seat reads only that something was edited: more might reveal what is hidden. */
export const handSeen: LogLine = { decision: 0, path: 'hand/done', sort: 'hand', args: {} };

/** Forced results are marked. */
export function markForced({ forced = [] }: Step, lines: readonly LogLine[]): readonly LogLine[] {
  if (forced.length === 0) return lines;
  return lines.map((line) => (forced.some((act) => isForced(act, line)) ? { ...line, by: 'forced' } : line));
}

const isForced = ({ place, gives }: ForcedDice, { path, sort, args }: LogLine): boolean => {
  // A shuffle doesn't reveal what is on top.
  if (args.pile !== undefined) return path === place && sort === 'chance';
  const given = sort === 'roll' ? args.faces : sort === 'chance' ? (args.picked ?? args.drawn) : undefined;
  const shown = Array.isArray(given) ? given : [];
  return path === place && gives.every((one, i) => String(shown[i]) === String(one));
};
