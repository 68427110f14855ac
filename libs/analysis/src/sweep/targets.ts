import type { Model, Relation, Type, Value } from '@sandtable/model';
import { show } from '@sandtable/reference';
import { near } from '@sandtable/text';

/** Something of a ruleset that can be given another value. */
export type Target =
  | { readonly sort: 'variant' }
  | { readonly sort: 'option'; readonly name: string }
  | Numbered<{ readonly sort: 'setting'; readonly path: string }>
  | CellTarget;
type CellTarget = Numbered<{ readonly sort: 'cell'; readonly row: string; readonly column: string }>;

/** What it is now, as the rules write it, and what it can be. */
type Numbered<T> = T & { readonly type: Type; readonly current: string };

/** Nothing that could be varied; `near` is the name that was probably meant. */
export interface Unknown {
  readonly sort: 'unknown';
  readonly near: string | undefined;
}

/** What a name stands for: `most`, `ruling.ties`, `Army.third.strength`, `border.a.b.cost`, `variant`. */
export function targetNamed(model: Model, name: string): Target | Unknown {
  if (name === 'variant') return { sort: 'variant' };
  return settingNamed(model, name) ?? cellNamed(model, name) ?? { sort: 'unknown', near: nearestOf(model, name) };
}

const SORTED = /^(?:(constant|option|ruling)[./])?([\p{L}_][\p{L}\p{N}_]*)$/u;

function settingNamed(model: Model, text: string): Target | undefined {
  const [, sort, name] = SORTED.exec(text) ?? [];
  const setting = model.settings.find((one) => one.name === name && (sort === undefined || one.sort === sort));
  if (setting === undefined) return undefined;
  const { type, value } = setting;
  // A match can be started with another ruling, too: a house rule is only needed where other values follow from it.
  const isWide = setting.sort === 'ruling' && ['set', 'list', 'map', 'text'].includes(type.t);
  if (setting.sort === 'option' || isWide) return { sort: 'option', name: setting.name };
  return { sort: 'setting', path: `${setting.sort}/${setting.name}`, type, current: show(model, type, value) };
}

/** One value in a table of the rules. */
interface Cell {
  readonly row: string;
  readonly column: string;
  readonly type: Type;
  readonly value: Value;
}

function cellNamed(model: Model, name: string): Target | undefined {
  const [table = ''] = name.split('.');
  const cells = cellsOf(model, table);
  const cell = cells.find((one) => `${one.row}.${one.column}` === name) ?? looselyNamed(model, name);
  return cell && cellTarget(model, cell);
}

const cellTarget = (model: Model, { row, column, type, value }: Cell): CellTarget => ({
  sort: 'cell',
  row,
  column,
  type,
  current: show(model, type, value),
});

/** What people write who look at a table: `armies.FR4.strength` is `Army.FR_4.strength` in `armies.json`. */
function looselyNamed(model: Model, name: string): Cell | undefined {
  const [table = '', ...rest] = name.split('.');
  const wanted = rest.map(plain).join('.');
  const tables = tablesOf(model).filter((one) => plain(one.name) === plain(table) || one.file === plain(table));
  const found = tables.flatMap((one) =>
    cellsOf(model, one.name).filter(({ row, column }) => {
      const [, ...ids] = row.split('.');
      return [...ids, column].map(plain).join('.') === wanted;
    }),
  );
  return new Set(found.map(({ row }) => row)).size === 1 ? found[0] : undefined;
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[_-]/g, '');

/** Kinds and relations, with the file that their rows are in. */
const tablesOf = ({ kinds, relations }: Model): readonly { readonly name: string; readonly file: string }[] =>
  [
    ...kinds.map(({ name, members: [row] }) => ({ name, row })),
    ...relations.map(({ name, joins: [row] }) => ({ name, row })),
  ].flatMap(({ name, row }) =>
    row === undefined ? [] : [{ name, file: plain(/([^/]*)\.\w+$/.exec(row.at.span.file)?.[1] ?? '') }],
  );

/** So many settings are named. */
const MOST_NAMED = 8;

/** What can be varied, for those who named something else: some settings, and a value of each table. */
export function knownNames(model: Model, variants: readonly string[]): readonly string[] {
  const tables = tablesOf(model).flatMap(({ name }) => {
    const [first] = cellsOf(model, name);
    return first === undefined ? [] : [`${first.row}.${first.column}`];
  });
  const settings = model.settings.map(({ name }) => name);
  const some = settings.length > MOST_NAMED ? [...settings.slice(0, MOST_NAMED), '…'] : settings;
  return [...some, ...tables, ...(variants.length > 0 ? ['variant'] : [])];
}

/** All cells of the table of a kind or relation. */
function cellsOf(model: Model, table: string): readonly Cell[] {
  const relation = model.relations.find((one) => one.name === table);
  return relation ? joinCells(model, relation) : memberCells(model, table);
}

function memberCells(model: Model, table: string): readonly Cell[] {
  const kind = model.kinds.find((one) => one.name === table);
  if (kind === undefined) return [];
  return kind.members.flatMap(({ id }, member) =>
    kind.fields.flatMap((index) => {
      const field = model.fields[index];
      const value = field?.values[member];
      if (field === undefined || value === undefined || field.name.startsWith('$')) return [];
      return [{ row: `${table}.${id}`, column: field.name, type: field.type, value }];
    }),
  );
}

function joinCells(model: Model, { name, left, right, directed, joins, fields }: Relation): readonly Cell[] {
  return joins.flatMap((join) => {
    const [a, b] = [endOf(model, left, join.left), endOf(model, right, join.right)];
    const rows = directed ? [`${name}.${a}.${b}`] : [`${name}.${a}.${b}`, `${name}.${b}.${a}`];
    return rows.flatMap((row) =>
      fields.map((field, i) => ({ row, column: field.name, type: field.type, value: join.values[i] ?? field.initial })),
    );
  });
}

/** Numbers are themselves, everything else is its ordinal. */
const endOf = (model: Model, type: Type, ordinal: number): string =>
  show(model, type, type.t === 'int' ? type.min + ordinal : ordinal);

/** Of a cell the part that is wrong is reported first: its table, then its row, then its column. */
function nearestOf(model: Model, name: string): string | undefined {
  const [table = '', ...rest] = name.split('.');
  const tables = [...model.kinds, ...model.relations].map((one) => one.name);
  if (rest.length < 2) return near(name, [...model.settings.map((one) => one.name), 'variant', ...tables]);
  if (!tables.includes(table)) {
    const meant = tables.find((one) => one.toLowerCase() === table.toLowerCase()) ?? near(table, tables);
    return meant && [meant, ...rest].join('.');
  }
  const cells = cellsOf(model, table);
  const row = [table, ...rest.slice(0, -1)].join('.');
  const rows = new Set(cells.map((cell) => cell.row));
  const nearRow = rows.has(row) ? row : near(row, rows);
  const columns = new Set(cells.filter((cell) => cell.row === nearRow).map((cell) => cell.column));
  const column = rest.at(-1) ?? '';
  const nearColumn = columns.has(column) ? column : (near(column, columns) ?? [...columns][0]);
  return nearRow === undefined || nearColumn === undefined ? undefined : `${nearRow}.${nearColumn}`;
}

/** Every number of the rules that can be varied, by its name. */
export const numbersIn = (model: Model): readonly { readonly name: string; readonly target: Target }[] =>
  [...model.settings.filter(({ sort }) => sort !== 'option').map(({ name }) => name), ...cellNames(model)].flatMap(
    (name) => {
      const target = targetNamed(model, name);
      return 'type' in target && target.type.t === 'int' ? [{ name, target }] : [];
    },
  );

/** Every value of a table by its name, and what it is. */
export const cellTargets = (model: Model): readonly { readonly name: string; readonly target: CellTarget }[] => {
  const joined = model.relations.flatMap((relation) => {
    const cells = relation.fields.length === 0 ? [] : joinCells(model, relation);
    const names = new Set(onceEach(cells));
    return cells.filter(({ row, column }) => names.has(`${row}.${column}`));
  });
  return [...model.kinds.flatMap(({ name }) => memberCells(model, name)), ...joined].map((cell) => ({
    name: `${cell.row}.${cell.column}`,
    target: cellTarget(model, cell),
  }));
};

const cellNames = (model: Model): readonly string[] => [
  ...model.kinds.flatMap(({ name }) => memberCells(model, name).map(({ row, column }) => `${row}.${column}`)),
  ...model.relations.flatMap(({ name, joins, fields }) =>
    joins.length === 0 || fields.length === 0 ? [] : onceEach(cellsOf(model, name)),
  ),
];

/** A pair that is joined both ways has two names. */
const onceEach = (cells: readonly Cell[]): readonly string[] => {
  const seen = new Set<string>();
  return cells.flatMap(({ row, column }) => {
    const [table, ...ends] = row.split('.');
    const key = [table, ...ends.toSorted(), column].join('.');
    if (seen.has(key)) return [];
    seen.add(key);
    return [`${row}.${column}`];
  });
};
