import { Check, Errors } from 'typebox/schema';
import { Settings } from 'typebox/system';
import type { JsonSchema } from './json-schema.ts';
import type { SchemaCheck, SchemaError } from './misfit.ts';

// Everything that is wrong is reported at once; TypeBox stops after eight places otherwise.
Settings.Set({ maxErrors: Number.POSITIVE_INFINITY });

/** Makes a check of a schema that needs no code made at run time, which the policy of the page forbids. */
export function formatCheck(schema: JsonSchema): SchemaCheck {
  const check: SchemaCheck = (data) => {
    check.errors = Check(schema, data) ? null : Errors(schema, data)[1].flatMap(asAjv);
    return check.errors === null;
  };
  return check;
}

/** TypeBox reports like Ajv, but for what it gathers in one error, and for the keyword at the end of the path. */
function asAjv({ keyword, schemaPath, instancePath, params }: SchemaError): readonly SchemaError[] {
  const error = { keyword, schemaPath: `${schemaPath}/${keyword}`, instancePath, params };
  if (keyword === 'required' && Array.isArray(params.requiredProperties))
    return params.requiredProperties.map((missingProperty) => ({ ...error, params: { missingProperty } }));
  // It names all keys that do not fit, and each of them has an error of its own.
  if (keyword === 'additionalProperties') return [];
  if (keyword === 'boolean' && schemaPath.endsWith('/additionalProperties')) return [unknownKey(error)];
  return [error];
}

function unknownKey({ schemaPath, instancePath }: SchemaError): SchemaError {
  const end = instancePath.lastIndexOf('/');
  const additionalProperty = instancePath
    .slice(end + 1)
    .replaceAll('~1', '/')
    .replaceAll('~0', '~');
  return {
    keyword: 'additionalProperties',
    schemaPath,
    instancePath: instancePath.slice(0, end),
    params: { additionalProperty },
  };
}
