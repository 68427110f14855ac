import { type Diagnostic, finding } from '@sandtable/diagnostics';
import { formatCheck } from './format-check.ts';
import { type JsonNode, readJson } from './json.ts';
import { brief, keySpan, nodeAt, plainOf } from './json-place.ts';
import type { JsonSchema } from './json-schema.ts';
import { type Misfit, misfits } from './misfit.ts';

export interface FormatRead {
  /** The data, if it fits; then there are no errors. */
  readonly value: unknown;
  readonly findings: readonly Diagnostic[];
}

/** Reads a file of a fixed format, such as a layout or a save, against its schema. */
export function readFormat(file: string, text: string, schema: JsonSchema): FormatRead {
  const { node, findings } = readJson(file, text);
  const found = findings.map(outsideOfTables);
  if (node === undefined) return { value: undefined, findings: found };
  const value = plainOf(node);
  const all = [...found, ...misfits(formatCheck(schema), value).map((misfit) => findingOf(node, misfit))];
  return { value: all.length > 0 ? undefined : value, findings: all };
}

/** The reader of JSON speaks of tables, which this is not. */
const outsideOfTables = (one: Diagnostic): Diagnostic =>
  one.code === 'table/json' ? { ...one, code: 'format/json' } : one;

function findingOf(node: JsonNode, misfit: Misfit): Diagnostic {
  const at = nodeAt(node, misfit.path);
  const path = pathText(misfit.path);
  if (misfit.m === 'missing') return finding('format/missing', at.span, { path, key: misfit.key });
  if (misfit.m === 'unknown')
    return finding('format/unknown-key', keySpan(node, misfit.path), { path, key: misfit.key });
  return finding('format/value', at.span, { path, expected: expectedText(misfit.expected), found: brief(at) });
}

export const pathText = (path: readonly string[]): string => path.join(' › ') || 'top';

const MOST_NAMED = 8;

/** A long list is cut: whoever needs it all has the schema. */
export function expectedText(expected: readonly string[]): string {
  const more = expected.length > MOST_NAMED ? ' | …' : '';
  return expected.slice(0, MOST_NAMED).join(' | ') + more;
}
