/** A JSON Schema as plain data (draft 2020-12). */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What no value can be. An empty `enum` would say the same, but Ajv refuses to read it. */
export const nothing: JsonSchema = { not: {} };

export function anyOf(schemas: readonly JsonSchema[]): JsonSchema {
  const [only] = schemas;
  if (only === undefined) return nothing;
  return schemas.length === 1 ? only : { anyOf: schemas };
}

export const oneOfThese = (values: readonly (string | number | null)[]): JsonSchema =>
  values.length === 0 ? nothing : { enum: values };
