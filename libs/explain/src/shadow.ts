import { type Env, entry, type RunValue, sameValue } from '@sandtable/eval';
import { type Model, type PileAt, type Place, type Stmt, sizeOf, unreachable } from '@sandtable/model';
import { show } from '@sandtable/reference';
import { type ToldValue, toldValue } from './told-value.ts';

/** A value of the position that became another: `path` as views name it, `index` its place there. */
export interface Written {
  readonly path: string;
  readonly index: number;
  /** What it belongs to, for people: the name of a member, the arguments of a state. */
  readonly of: string;
  readonly before: ToldValue;
  readonly after: ToldValue;
}

/** What was seen of a position last, so that changes can be told. */
export interface Shadow {
  /** What a statement changed. */
  after(env: Env, stmt: Stmt): readonly Written[];
  /** Looks at everything anew, and tells nothing. */
  renew(env: Env): void;
  /** All stored values by path, as views tell them. */
  whole(): Readonly<Record<string, readonly ToldValue[]>>;
}

/** A row of values: of a field one per member, of a state one per tuple of arguments. */
interface Row {
  readonly path: string;
  readonly field: number | undefined;
  readonly state: number | undefined;
  readonly values: RunValue[];
}

export function shadowOf(model: Model): Shadow {
  const rows = rowsOf(model);
  const byKind = Map.groupBy(rows, ({ field }) => (field === undefined ? -1 : entry(model.fields, field).kind));
  const look = (env: Env, row: Row): readonly Written[] =>
    row.values.flatMap((before, index) => {
      const now = read(env, row, index);
      if (sameValue(before, now)) return [];
      row.values[index] = now;
      return [written(model, row, index, before, now)];
    });
  return {
    after: (env, stmt) => touchedBy(model, rows, byKind, stmt).flatMap((row) => look(env, row)),
    renew: (env) => void rows.forEach((row) => void look(env, row)),
    whole: () => Object.fromEntries(rows.map((row) => [row.path, row.values.map((value) => told(model, row, value))])),
  };
}

function rowsOf(model: Model): readonly Row[] {
  const fields = model.fields.flatMap(({ kind, name, state, fixed, values }, field): readonly Row[] =>
    state || fixed
      ? [{ path: `${entry(model.kinds, kind).name}.${name}`, field, state: undefined, values: [...values] }]
      : [],
  );
  const states = model.states.map(({ name, params, initial }, state): Row => {
    const count = params.reduce((product, type) => product * sizeOf(type), 1);
    return { path: name, field: undefined, state, values: Array.from({ length: count }, () => initial) };
  });
  return [...fields, ...states];
}

const read = ({ world }: Env, { field, state }: Row, index: number): RunValue =>
  field === undefined ? world.state(state ?? 0, index) : world.field(field, index);

const typeOf = (model: Model, { field, state }: Row) =>
  field === undefined ? entry(model.states, state ?? 0).type : entry(model.fields, field).type;

const told = (model: Model, row: Row, value: RunValue): ToldValue => toldValue(model, typeOf(model, row), value);

function written(model: Model, row: Row, index: number, before: RunValue, now: RunValue): Written {
  const { path, field } = row;
  const kind = field === undefined ? undefined : entry(model.kinds, entry(model.fields, field).kind);
  const of = kind?.members[index]?.id ?? argsOf(model, row.state ?? 0, index);
  return { path, index, of, before: told(model, row, before), after: told(model, row, now) };
}

/** Mixed radix, the last varying fastest. */
function argsOf(model: Model, state: number, index: number): string {
  let rest = index;
  const args = entry(model.states, state)
    .params.toReversed()
    .map((type) => {
      const digit = rest % sizeOf(type);
      rest = Math.floor(rest / sizeOf(type));
      return show(model, type, type.t === 'int' ? digit + type.min : digit);
    });
  return args.toReversed().join(', ');
}

function touchedBy(
  model: Model,
  rows: readonly Row[],
  byKind: ReadonlyMap<number, readonly Row[]>,
  stmt: Stmt,
): readonly Row[] {
  switch (stmt.s) {
    case 'set':
      return setBy(rows, stmt.place);
    case 'create':
      return byKind.get(stmt.kind) ?? [];
    case 'draw':
      return inPile(stmt.from);
    case 'put':
      return inPile(stmt.to);
    case 'shuffle':
      return inPile(stmt.pile);
    case 'reveal':
    case 'conceal':
      return rows;
    case 'if':
    case 'match':
    case 'for':
    case 'while':
    case 'repeat':
    case 'break':
    case 'label':
    case 'return':
    case 'log':
    case 'finish':
    case 'call':
    case 'choose':
    case 'menu':
    case 'together':
    case 'barrier':
    case 'roll':
    case 'pick':
      return [];
    default:
      return unreachable(stmt);
  }

  function inPile({ pile }: PileAt): readonly Row[] {
    const kind = model.piles[pile]?.kind;
    return kind === undefined ? rows : (byKind.get(kind) ?? []);
  }
}

function setBy(rows: readonly Row[], place: Place): readonly Row[] {
  if (place.place === 'local') return [];
  return rows.filter((row) => (place.place === 'field' ? row.field === place.field : row.state === place.state));
}
