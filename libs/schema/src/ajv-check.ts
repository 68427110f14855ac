import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import type { JsonSchema } from './json-schema.ts';
import type { SchemaCheck } from './misfit.ts';

const options: Options = {
  allErrors: true,
  // A column may be called `constructor`; only what stands in the file counts.
  ownProperties: true,
  strictTypes: false,
  // Sentences for people stand in `messages` alone.
  messages: false,
};

/** One for all: it compiles the schema of schemas first, which takes longer than most tables. */
const ajv = new Ajv2020(options);

/** A check made from a schema at once. */
export function schemaCheck(schema: JsonSchema): SchemaCheck {
  const check = ajv.compile(schema) as SchemaCheck;
  ajv.removeSchema(schema);
  return check;
}
