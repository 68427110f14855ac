import type { GameInfo } from '@sandtable/engine';
import type { LogLine } from '@sandtable/session';
import { diceHits } from './dice-hits.ts';
import { diceIn, type RolledDice } from './dice-in.ts';
import type { DiceLayout } from './layout.ts';

/** Dice that were rolled at once, and what the log says came of them. */
export interface Throw {
  readonly line: LogLine;
  readonly dice: RolledDice;
  readonly lines: readonly LogLine[];
  /** Which of them hit; undefined where the layout doesn't say. */
  readonly hits: readonly boolean[] | undefined;
}

/** Of more throws of one decision only the last ones lie in the tray. */
const MOST = 4;

/** The first lines say what the dice decided; what follows from that is in the log. */
const MOST_LINES = 4;
const MOST_OTHERS = 2;

/** What was rolled in the last decision in which anything was rolled; it lies there until dice are rolled again. */
export function dicePlan(info: GameInfo, log: readonly LogLine[], tray: DiceLayout): readonly Throw[] {
  const { of } = tray;
  const rolled = (line: LogLine): RolledDice | undefined => {
    const dice = of === undefined || line.args.die === of ? diceIn(info, line) : undefined;
    return dice && dice.faces.length > 0 ? dice : undefined;
  };
  const last = log.findLast((line) => rolled(line) !== undefined);
  if (last === undefined) return [];
  const lines = log.filter(({ decision }) => decision === last.decision);
  const hits = diceHits(info, { dice: [tray] }, lines);
  const throws: { readonly line: LogLine; readonly dice: RolledDice; readonly lines: LogLine[] }[] = [];
  for (const line of lines) {
    const dice = rolled(line);
    if (dice) throws.push({ line, dice, lines: [] });
    else if (line.sort === 'log') throws.at(-1)?.lines.push(line);
  }
  return throws
    .slice(-MOST)
    .map((one) => ({ ...one, lines: decidedBy(one.line, one.lines), hits: hits.get(one.line) }));
}

/** What the procedure that rolled says of it; else what is said next. */
function decidedBy({ path }: LogLine, lines: readonly LogLine[]): readonly LogLine[] {
  const procedure = path.slice(0, path.lastIndexOf('/') + 1);
  const own = lines.filter((line) => line.path.startsWith(procedure));
  return own.length > 0 ? own.slice(0, MOST_LINES) : lines.slice(0, MOST_OTHERS);
}
