import { type Diagnostic, type Fields, finding } from '@sandtable/diagnostics';
import { expectedText, pathText } from './format.ts';
import { type JsonNode, readJson } from './json.ts';
import { brief, keySpan, nodeAt, plainOf } from './json-place.ts';
import { type Misfit, misfits, type SchemaCheck } from './misfit.ts';

/** What Ajv says about a table file, beside our own reader. Text that is no JSON is left to the reader. */
export function schemaFindings(file: string, text: string, check: SchemaCheck): readonly Diagnostic[] {
  const { node } = readJson(file, text);
  return node === undefined ? [] : misfits(check, plainOf(node)).map((misfit) => findingOf(node, misfit));
}

function findingOf(node: JsonNode, misfit: Misfit): Diagnostic {
  const span = misfit.m === 'unknown' ? keySpan(node, misfit.path) : nodeAt(node, misfit.path).span;
  return finding('table/schema', span, { path: pathText(misfit.path), ...contrast(node, misfit) });
}

function contrast(node: JsonNode, misfit: Misfit): Fields {
  if (misfit.m === 'missing') return { expected: misfit.key, found: 'nothing' };
  if (misfit.m === 'unknown') return { expected: 'nothing', found: misfit.key };
  return { expected: expectedText(misfit.expected), found: brief(nodeAt(node, misfit.path)) };
}
