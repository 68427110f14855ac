import { expect, test } from 'vitest';
import { schemaCheck, schemaFindings } from '../src/ajv.ts';

const row = {
  type: 'object',
  required: ['id'],
  additionalProperties: false,
  properties: { id: { type: 'string' }, at: { anyOf: [{ enum: [null, 'none'] }, { type: 'integer', maximum: 6 }] } },
};
const check = schemaCheck({ type: 'array', items: row });

const described = (text: string): readonly string[] =>
  schemaFindings('a.json', text, check).map(
    ({ code, span, fields }) =>
      `${code} ${fields.path}: ${fields.expected}, not ${fields.found}: ${text.slice(span.start, span.end)}`,
  );

test.each([
  ['[{"id": "a", "at": 3}, {"id": "b", "at": null}]', []],
  ['[{"id": 1}]', ['table/schema 0 › id: string, not 1: 1']],
  ['[{"at": 3}]', ['table/schema 0: id, not nothing: {"at": 3}']],
  ['[{"id": "a", "to": 3}]', ['table/schema 0 › to: nothing, not to: "to"']],
  ['[{"id": "a", "at": 7}]', ['table/schema 0 › at: null | none | ≤ 6, not 7: 7']],
  ['[{"id": "a", "at": {}}]', ['table/schema 0 › at: null | none | integer, not {…}: {}']],
  ['{}', ['table/schema top: array, not {…}: {}']],
  // Our own reader says that.
  ['[', []],
])('%s', (text, expected) => {
  expect(described(text)).toEqual(expected);
});
