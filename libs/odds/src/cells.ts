import type { GameInfo } from '@sandtable/engine';
import { codeOf, readValue, type Shown, type ShownValue, sizeOf } from '@sandtable/session';

/** One value of a position, by names. */
export interface Cell {
  readonly path: string;
  readonly of: readonly string[];
  readonly value: ShownValue;
  /** Of a field of a pool: whether its member is there. */
  readonly live?: boolean | undefined;
}

/** What a member of a pool has that is not there. */
const GONE = 'none';

/** The values of a position by path and names: a member is the same one wherever it stands in the lists. */
export function cellsOf(info: GameInfo, shown: Shown): ReadonlyMap<string, Cell> {
  const cells = [...fieldCells(info, shown), ...stateCells(info, shown)];
  return new Map(cells.map((cell) => [`${cell.path}(${cell.of.join()})`, cell]));
}

function fieldCells(info: GameInfo, { fields, names }: Shown): readonly Cell[] {
  return Object.entries(fields).flatMap(([path, values]) => {
    const kind = info.kinds.find(({ name }) => path.startsWith(`${name}.`));
    const members = names[kind?.name ?? ''] ?? kind?.members ?? [];
    const live = path === kind?.live || kind?.live === undefined ? undefined : fields[kind.live];
    return values.map((value, at) => {
      const there = live === undefined ? undefined : live[at] === true;
      return { path, of: [members[at] ?? ''], value: there === false ? GONE : value, live: there };
    });
  });
}

function stateCells(info: GameInfo, { states }: Shown): readonly Cell[] {
  return info.states.flatMap(({ name, params }) =>
    (states[name] ?? []).map((value, at) => ({ path: name, of: argumentsAt(info, params, at), value })),
  );
}

/** Mixed radix; the last argument varies fastest. */
function argumentsAt(info: GameInfo, params: readonly number[], at: number): readonly string[] {
  let rest = at;
  const names = params.toReversed().map((type) => {
    const size = sizeOf(info, type);
    const name = readValue(info, type, codeOf(info, type, rest % size));
    rest = Math.floor(rest / size);
    return String(name);
  });
  return names.toReversed();
}
