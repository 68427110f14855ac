import type { GameModule } from '@sandtable/engine';
import type { LogLine, MatchView, ShownValue } from './contract.ts';
import type { Step } from './history.ts';
import { fullLog, seenLog, seenNumbers } from './log.ts';
import { fieldsSeen, membersSeen, statesSeen } from './masked.ts';
import { HIDDEN, type Sight, sightOf } from './sight.ts';
import { codeOf, readValue, sizeOf, typeAt } from './value.ts';
import { readFields, readStates } from './view.ts';

/** What a move led to, as a viewer sees it. Move 0 is the beginning. */
export interface Outcome {
  readonly number: number;
  /** What was decided, and what the log says about the result. */
  readonly lines: readonly LogLine[];
  readonly position: Int32Array;
}

/** A value of the position: a field of a member, or a cell of a state. */
export interface PlacedValue {
  readonly path: string;
  /** Whose value it is; undefined for a state that has no parameters. */
  readonly of: string | undefined;
  readonly value: ShownValue;
}

/** What each move led to, as the viewer counts moves; an undone move is one of them. */
export function outcomesOf(module: GameModule, steps: readonly Step[], seat: string | undefined): readonly Outcome[] {
  const log = seat === undefined ? fullLog(module, steps) : seenLog(module, steps, seat);
  const lines = Map.groupBy(log, ({ decision }) => decision);
  const numbers = seat === undefined ? steps.map((_, i) => i) : seenNumbers(module, steps, seat);
  return steps.flatMap(({ position }, i) => {
    const number = numbers[i] ?? 0;
    return numbers[i + 1] === number ? [] : [{ number, lines: lines.get(number) ?? [], position }];
  });
}

/** The values of a position that the viewer knows, by path and name, since ordinals of members depend on the rules. */
export function valuesSeen(
  module: GameModule,
  S: Int32Array,
  seat: string | undefined,
): ReadonlyMap<string, PlacedValue> {
  const sight = seat === undefined ? undefined : sightOf(module, S, seat);
  const fields = sight ? fieldsSeen(sight, S) : readFields(module, S);
  const states = sight ? statesSeen(sight, S) : readStates(module, S);
  const all = [...placed(fields, nameIn(module, sight)), ...placed(states, cellIn(module, sight))];
  return new Map(all.map((one) => [`${one.path} ${one.of}`, one]));
}

type NameAt = (path: string, place: number) => string | undefined;

/** Values that are hidden, or whose owner is hidden, are left out. */
const placed = (values: MatchView['fields'], nameAt: NameAt): readonly PlacedValue[] =>
  Object.entries(values).flatMap(([path, all]) =>
    all.flatMap((value, place) => {
      const of = nameAt(path, place);
      return value === HIDDEN || of === HIDDEN ? [] : [{ path, of, value }];
    }),
  );

const nameIn = ({ info }: GameModule, sight: Sight | undefined): NameAt => {
  const kinds = new Map(info.kinds.map(({ name, members }) => [name, members]));
  const names = sight ? membersSeen(sight).names : {};
  return (path, place) => {
    const kind = path.slice(0, path.indexOf('.'));
    return (names[kind] ?? kinds.get(kind))?.[place];
  };
};

/** A cell is named by its arguments. Cells of members that the viewer can't tell apart are left out. */
const cellIn = ({ info, layout }: GameModule, sight: Sight | undefined): NameAt => {
  const params = new Map(layout.states.map(({ path }, i) => [path, info.states[i]?.params ?? []]));
  return (path, place) => {
    let rest = place;
    const names = (params.get(path) ?? []).toReversed().map((param) => {
      const size = sizeOf(info, param);
      const type = typeAt(info, param);
      const digit = rest % size;
      rest = Math.floor(rest / size);
      const isVeiled = type.t === 'kind' ? sight?.members.has(type.kind) : type.t === 'union' && sight !== undefined;
      return isVeiled ? HIDDEN : String(readValue(info, param, codeOf(info, param, digit)));
    });
    if (names.includes(HIDDEN)) return HIDDEN;
    return names.length === 0 ? undefined : names.toReversed().join(', ');
  };
};
