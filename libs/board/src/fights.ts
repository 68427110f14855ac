import type { GameInfo } from '@sandtable/engine';
import type { LogLine, MatchView, ShownValue } from '@sandtable/session';
import { own } from '@sandtable/text';
import { boutWinner, type FightWinner } from './bout-winner.ts';
import { reader } from './facts.ts';
import type { BoardLayout, EventLayout } from './layout.ts';

interface Member {
  readonly kind: string;
  readonly member: string;
}

/** One of the two sides that a card shows. */
export interface FightSide {
  /** The member that is drawn in a color of its own; undefined where the line names none. */
  readonly side: string | undefined;
  /** What the line calls it: a piece, a place or a side. */
  readonly who: ShownValue;
  readonly pieces: readonly Member[];
}

/** A line of the log with the number of each side. */
export interface Bout {
  readonly line: LogLine;
  /** Names of its arguments with the numbers, and the numbers. */
  readonly values: readonly [FightNumber | undefined, FightNumber | undefined];
  /** What the numbers add up from, by side, where the layout says so. */
  readonly parts: readonly [readonly FightNumber[], readonly FightNumber[]];
  /** Who won it; undefined where numbers aren't compared. */
  readonly winner: FightWinner | undefined;
}

export interface FightNumber {
  readonly name: string;
  readonly value: number;
}

/** Two sides that meet: what was rolled, what each came to, and what the log says came of it. */
export interface Fight {
  readonly sides: readonly [FightSide, FightSide];
  /** Several lines of one sort between the same sides are one fight. */
  readonly bouts: readonly [Bout, ...Bout[]];
  readonly rolls: readonly LogLine[];
  /** Log lines between the dice and the numbers, by side: a marker that was placed, a card that was played. */
  readonly notes: readonly [readonly LogLine[], readonly LogLine[]];
  readonly results: readonly LogLine[];
  /** Pieces of both sides that left the board. */
  readonly lost: readonly Member[];
  readonly how: EventLayout;
}

/** What is known of a match when a decision is shown. */
export interface FightFacts {
  readonly info: GameInfo;
  readonly layout: BoardLayout;
  /** The position before the decision. */
  readonly before: Pick<MatchView, 'fields'>;
  readonly decision: LogLine | undefined;
}

/** The lines of a decision in their order; lines that belong to a fight are within it, and what isn't shown is left out. */
export function fightsIn(facts: FightFacts, lines: readonly LogLine[]): readonly (LogLine | Fight)[] {
  let shown: (LogLine | Fight)[] = [];
  for (const line of lines) {
    const how = own(facts.layout.events, line.path) ?? {};
    if (how.show === 'none') continue;
    const last = shown.at(-1);
    const fight = fightOf(facts, how, line, rollsBefore(shown, line, how));
    if (fight === undefined && isFight(last) && line.sort === 'log' && how.show !== 'words')
      shown.splice(-1, 1, { ...last, results: [...last.results, line] });
    else if (fight === undefined) shown.push(line);
    else if (isFight(last) && isSame(last, fight))
      shown.splice(-1, 1, { ...last, bouts: [...last.bouts, ...fight.bouts] });
    else shown = withNotes(shown, fight);
  }
  return shown;
}

/** Its dice, and words between them and it that tell of one of its sides alone, are within the fight. */
function withNotes(shown: readonly (LogLine | Fight)[], fight: Fight): (LogLine | Fight)[] {
  const first = shown.findIndex((one) => !isFight(one) && fight.rolls.includes(one));
  const isNote = (one: LogLine | Fight, side: number): one is LogLine =>
    !isFight(one) &&
    one.sort === 'log' &&
    first >= 0 &&
    shown.indexOf(one) > first &&
    sidesIn(one, fight) === `${side}`;
  const notes = [0, 1].map((side) => shown.filter((one) => isNote(one, side))) as [LogLine[], LogLine[]];
  const within = new Set<LogLine | Fight>([...fight.rolls, ...notes.flat()]);
  return [...shown.filter((one) => !within.has(one)), { ...fight, notes }];
}

/** Which sides a line names, as `0`, `1` or `01`. */
const sidesIn = ({ args }: LogLine, { sides }: Fight): string => {
  const named = new Set(Object.values(args));
  return sides.flatMap(({ side }, i) => (side !== undefined && named.has(side) ? [i] : [])).join('');
};

export const isFight = (one: LogLine | Fight | undefined): one is Fight => one !== undefined && 'bouts' in one;

/**
 * Dice that lie on the table since the last words; a die that is shown as a card is among its own. Where the layout names the
 * line that the dice belong to, other words may come between them.
 */
function rollsBefore(shown: readonly (LogLine | Fight)[], line: LogLine, how: EventLayout): readonly LogLine[] {
  const isNamed = how.sides !== undefined && how.show === undefined;
  const first = shown.findLastIndex((one) => isFight(one) || (one.sort !== 'roll' && !isNamed)) + 1;
  const rolls = shown.slice(first).filter((one): one is LogLine => !isFight(one) && one.sort === 'roll');
  return line.sort === 'roll' ? [...rolls, line] : rolls;
}

const isSame = ({ sides, bouts, results }: Fight, { sides: others, bouts: [next], rolls }: Fight): boolean =>
  rolls.length === 0 && results.length === 0 && bouts[0].line.path === next.line.path && keyOf(sides) === keyOf(others);

const keyOf = (sides: Fight['sides']): string => JSON.stringify(sides);

function fightOf(facts: FightFacts, how: EventLayout, line: LogLine, rolls: readonly LogLine[]): Fight | undefined {
  if (how.show === 'words' || (how.show === undefined && (line.sort !== 'log' || rolls.length === 0))) return undefined;
  const named = namedIn(facts, line);
  const said = how.sides?.map(({ who, with: others }) =>
    joined(
      sideOf(facts, line.args[who] ?? facts.decision?.args[who] ?? who),
      others === undefined ? [] : sideOf(facts, line.args[others] ?? 'none').pieces,
    ),
  );
  const [left, right] = said ?? named.filter(isFirstOfSide);
  if (left === undefined || right === undefined) return undefined;
  // Only those who stand on the board fight by default; a line that names two sides may tell of anything.
  if (how.show === undefined && (left.pieces.length === 0 || right.pieces.length === 0)) return undefined;
  const numbers = Object.entries(line.args).flatMap(([name, value]) =>
    typeof value === 'number' ? [{ name, value }] : [],
  );
  const [first, second] = how.sides
    ? how.sides.map(({ value }) => numbers.find(({ name }) => name === value))
    : numbers.length === 2
      ? numbers
      : [];
  const partsOf = (side: number): readonly FightNumber[] =>
    (how.sides?.[side]?.parts ?? []).flatMap((name) => numbers.filter((one) => one.name === name));
  const winner = boutWinner(how, line.args, { sides: [left, right], values: [first, second] });
  return {
    sides: [left, right],
    bouts: [{ line, values: [first, second], parts: [partsOf(0), partsOf(1)], winner }],
    rolls,
    notes: [[], []],
    results: [],
    lost: [],
    how,
  };
}

/** A side with the pieces that support it, each once. */
const joined = (side: FightSide, others: FightSide['pieces']): FightSide => {
  const known = new Set(side.pieces.map(({ member }) => member));
  return { ...side, pieces: [...side.pieces, ...others.filter(({ member }) => !known.has(member))] };
};

/** Pieces that a line names, each as a side. */
const namedIn = (facts: FightFacts, { args }: LogLine): readonly FightSide[] =>
  Object.values(args)
    .map((value) => sideOf(facts, value))
    .filter(({ side, pieces }) => side !== undefined && pieces.length > 0);

const isFirstOfSide = ({ side }: FightSide, at: number, all: readonly FightSide[]): boolean =>
  all.findIndex((one) => one.side === side) === at;

/** A piece, a side by its name, or a place with what stood there. */
function sideOf({ info, layout, before }: FightFacts, value: ShownValue): FightSide {
  const read = reader(info, before);
  const names = typeof value === 'object' ? value.map(String) : [String(value)];
  const all = info.kinds.flatMap(({ name: kind, members }) => {
    const how = layout.kinds[kind];
    if (how?.draw !== 'counter' && how?.draw !== 'card') return [];
    return members.flatMap((member, i) => {
      const isMeant =
        names.includes(member) || (how.draw === 'counter' && names.includes(placeIn(read(kind, i, how.at))));
      const side = read(kind, i, how.side);
      return isMeant ? [{ kind, member, side: side === undefined || side === 'none' ? undefined : String(side) }] : [];
    });
  });
  const [known] = names.filter((name) => own(layout.sides, name) !== undefined);
  return { side: known ?? all[0]?.side, who: value, pieces: all.map(({ kind, member }) => ({ kind, member })) };
}

const placeIn = (value: ShownValue | undefined): string =>
  typeof value === 'string' ? (/\(([^()]*)\)$/.exec(value)?.[1] ?? value) : '';
