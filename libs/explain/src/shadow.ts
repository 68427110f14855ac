import { type Env, entry, type RunValue, sameValue } from '@sandtable/eval';
import { eachChild, effectOf, type Model, type Place, type Stmt, sizeOf } from '@sandtable/model';
import { show } from '@sandtable/reference';
import { type PlainValue, plainValue } from './plain-value.ts';

/** A value of the position that became another: `path` as views name it, `index` its place there. */
export interface Written {
  readonly path: string;
  readonly index: number;
  /** What it belongs to, for people: the name of a member, the arguments of a state. */
  readonly of: string;
  readonly before: PlainValue;
  readonly after: PlainValue;
}

/** The last values of a position, so that changes can be found. */
export interface Shadow {
  /** What a statement changed. */
  after(env: Env, stmt: Stmt): readonly Written[];
  /** Looks at everything again, and tells nothing. */
  renew(env: Env): void;
  /** All stored values by path, as views tell them. */
  whole(): Readonly<Record<string, readonly PlainValue[]>>;
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
    whole: () =>
      Object.fromEntries(rows.map((row) => [row.path, row.values.map((value) => plainOf(model, row, value))])),
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

const plainOf = (model: Model, row: Row, value: RunValue): PlainValue => plainValue(model, typeOf(model, row), value);

function written(model: Model, row: Row, index: number, before: RunValue, now: RunValue): Written {
  const { path, field } = row;
  const kind = field === undefined ? undefined : entry(model.kinds, entry(model.fields, field).kind);
  const of = kind?.members[index]?.id ?? argsOf(model, row.state ?? 0, index);
  return { path, index, of, before: plainOf(model, row, before), after: plainOf(model, row, now) };
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
  switch (effectOf(stmt)) {
    case 'place':
      return stmt.s === 'set' ? setBy(rows, stmt.place) : rows;
    case 'pool':
      return stmt.s === 'create' ? (byKind.get(stmt.kind) ?? []) : rows;
    case 'piles':
      return kindsOfPiles(model, stmt).flatMap((kind) => (kind === undefined ? rows : (byKind.get(kind) ?? [])));
    case 'knowledge':
      return rows;
    default:
      return [];
  }
}

/** Kinds whose members lie in the piles that a statement takes from or puts into. */
function kindsOfPiles({ piles }: Model, stmt: Stmt): readonly (number | undefined)[] {
  const kinds = new Set<number | undefined>();
  eachChild('stmt', stmt, (sort, node) => {
    if (sort === 'pileAt') kinds.add(piles[node.pile]?.kind);
  });
  return [...kinds];
}

function setBy(rows: readonly Row[], place: Place): readonly Row[] {
  if (place.place === 'local') return [];
  return rows.filter((row) => (place.place === 'field' ? row.field === place.field : row.state === place.state));
}
