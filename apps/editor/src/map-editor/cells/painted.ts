import type { Brush, Printed } from '@sandtable/ide';

type Value = string | number | boolean;
export type Fields = Readonly<Record<string, readonly Value[]>>;

/** What cells say once a brush has gone over them: a sign says as well what the others of its drawing would, that it doesn't. */
export function painted(printed: Printed, brushes: readonly Brush[], brush: Brush, cells: readonly number[]): Fields {
  const says = saidBy(brushes, brush);
  return Object.fromEntries(
    Object.entries(printed).flatMap(([path, { from, initial, values }]) => {
      const [kind] = path.split('.');
      if (kind !== brush.kind || !says.has(from)) return [];
      const said = says.get(from) ?? initial;
      const next = [...values];
      for (const cell of cells) next[cell] = said;
      return [[path, next]];
    }),
  );
}

/** What a cell says that has nothing but what a brush gives it, by its fields. */
export const saidAlone = (
  printed: Printed,
  brushes: readonly Brush[],
  brush: Brush,
): Readonly<Record<string, Value>> => {
  const says = saidBy(brushes, brush);
  const own = Object.entries(printed).filter(([path]) => path.startsWith(`${brush.kind}.`));
  return Object.fromEntries(
    own.map(([path, { from, initial }]) => [path.slice(brush.kind.length + 1), says.get(from) ?? initial]),
  );
};

/** The brush that takes away what others of its drawing or field give: the sign that is explained first, or the least value. */
export function eraserFor(brushes: readonly Brush[], brush: Brush): Brush {
  const alike = brushes.filter((one) => isAlike(one, brush));
  const empty = alike.find(({ text }) => brush.sort === 'value' && (text === 'none' || text === 'false'));
  return empty ?? alike[0] ?? brush;
}

const isAlike = (one: Brush, { kind, sort, file, drawing, says }: Brush): boolean =>
  one.kind === kind &&
  one.sort === sort &&
  one.file === file &&
  (sort === 'sign' ? one.drawing === drawing : one.says[0]?.field === says[0]?.field);

/** The fields that a brush gives or takes. */
export const fieldsOf = (brushes: readonly Brush[], brush: Brush): readonly string[] => [
  ...new Set(brushes.filter((one) => isAlike(one, brush)).flatMap(({ says }) => says.map(({ field }) => field))),
];

/** By field; undefined where it takes its default. */
function saidBy(brushes: readonly Brush[], brush: Brush): ReadonlyMap<string, Value | undefined> {
  const said = new Map(brush.says.map(({ field, value }) => [field, valueIn(value)]));
  return new Map(fieldsOf(brushes, brush).map((field) => [field, said.get(field)]));
}

const valueIn = (text: string): Value => {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+$/.test(text) ? Number(text) : text;
};
