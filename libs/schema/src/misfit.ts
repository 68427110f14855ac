/** An error as Ajv gives it, as far as it is used. */
export interface SchemaError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}
/** A check that Ajv has made of a schema, here or long ago; its errors stand at the function, as with Ajv itself. */
export interface SchemaCheck {
  (data: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

/** Where JSON does not fit a schema. `path` leads there; for `missing` to the object, for `unknown` to the key. */
export type Misfit = { readonly path: readonly string[] } & (
  | { readonly m: 'value'; readonly expected: readonly string[] }
  | { readonly m: 'missing'; readonly key: string }
  | { readonly m: 'unknown'; readonly key: string }
);

/** What is wrong with data, with each place reported once. */
export function misfits(check: SchemaCheck, data: unknown): readonly Misfit[] {
  if (check(data)) return [];
  const remaining = withoutAlternatives(check.errors ?? []);
  const merged = new Map<string, Misfit>();
  for (const misfit of remaining.map(misfitOf)) {
    const key = `${misfit.m} ${JSON.stringify([misfit.path, misfit.m === 'value' ? '' : misfit.key])}`;
    merged.set(key, joined(merged.get(key), misfit));
  }
  return [...merged.values()];
}

/** Errors of alternatives come right before that of the `anyOf` that none of them satisfies. */
function withoutAlternatives(errors: readonly SchemaError[]): readonly SchemaError[] {
  const kept: SchemaError[] = [];
  for (const error of errors) {
    if (error.keyword === 'if') continue;
    if (error.keyword !== 'anyOf') {
      kept.push(error);
      continue;
    }
    let first = kept.length;
    while (first > 0 && isInside(kept[first - 1], error)) first -= 1;
    for (const one of meant(error, kept.splice(first))) kept.push(one);
  }
  return kept;
}

const isInside = (one: SchemaError | undefined, { schemaPath, instancePath }: SchemaError): boolean =>
  one !== undefined && one.schemaPath.startsWith(`${schemaPath}/`) && one.instancePath.startsWith(instancePath);

/** An object or list may lack something and still be the one that was meant. */
const INCOMPLETE = new Set(['required', 'additionalProperties', 'minItems', 'maxItems']);

/** The intended alternative has the right form and the fewest errors; if none has the form, all are reported. */
function meant(error: SchemaError, inside: readonly SchemaError[]): readonly SchemaError[] {
  const branches = Map.groupBy(inside, (one) => one.schemaPath.slice(error.schemaPath.length + 1).split('/')[0]);
  const formed = [...branches.values()].filter((errors) =>
    errors.every((one) => one.instancePath !== error.instancePath || INCOMPLETE.has(one.keyword)),
  );
  const [best] = formed.sort((a, b) => a.length - b.length);
  return best ?? inside;
}

function misfitOf({ instancePath, keyword, params }: SchemaError): Misfit {
  const path = instancePath.split('/').slice(1).map(unescaped);
  if (keyword === 'required') return { m: 'missing', path, key: String(params.missingProperty) };
  if (keyword !== 'additionalProperties') return { m: 'value', path, expected: expectedBy(keyword, params) };
  const key = String(params.additionalProperty);
  return { m: 'unknown', path: [...path, key], key };
}

/** JSON pointers write `~` and `/` inside of keys in another way. */
const unescaped = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

function expectedBy(keyword: string, params: SchemaError['params']): readonly string[] {
  switch (keyword) {
    case 'type':
      return [params.type].flat().map(String);
    case 'enum':
      return Array.isArray(params.allowedValues) ? params.allowedValues.map(String) : [];
    case 'const':
      return [String(params.allowedValue)];
    case 'pattern':
      return [`/${params.pattern}/`];
    case 'minItems':
    case 'maxItems':
    case 'minimum':
    case 'maximum':
      return [`${keyword.startsWith('min') ? '≥' : '≤'} ${params.limit}`];
    case 'multipleOf':
      return [`n × ${params.multipleOf}`];
    default:
      return ['nothing'];
  }
}

function joined(before: Misfit | undefined, next: Misfit): Misfit {
  if (before?.m !== 'value' || next.m !== 'value') return next;
  return { ...next, expected: [...new Set([...before.expected, ...next.expected])] };
}
