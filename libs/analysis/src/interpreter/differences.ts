/** Where two pieces of plain data differ, by path. */
interface DataDifference {
  readonly path: string;
  readonly module: unknown;
  readonly reference: unknown;
}

/** More would only repeat one cause. */
const LIMIT = 20;

/** All leaves in which two values differ; a key that is missing is undefined, and `{}` differs from nothing. */
export function differencesBetween(module: unknown, reference: unknown): readonly DataDifference[] {
  return compare('', module, reference).slice(0, LIMIT);
}

function compare(path: string, module: unknown, reference: unknown): readonly DataDifference[] {
  if (Object.is(module, reference)) return [];
  if (!isData(module) || !isData(reference) || Array.isArray(module) !== Array.isArray(reference)) {
    return [{ path, module, reference }];
  }
  const keys = new Set([...Object.keys(module), ...Object.keys(reference)]);
  return [...keys].flatMap((key) => compare(path === '' ? key : `${path}.${key}`, module[key], reference[key]));
}

const isData = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
