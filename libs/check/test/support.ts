import { parse } from '@sandtable/syntax';
import { check, type TableSource } from '../src/index.ts';

export const HEAD = 'ruleset "test" version "1.0.0" language 1\n';

/** Checks one file of rules, with the line that every ruleset needs in front of it. */
export const checked = (text: string, tables: readonly TableSource[] = []) =>
  check([parse('main.sand', HEAD + text)], tables);

/** Findings as `code: the text they mark`. */
export function findingsOf(text: string, tables: readonly TableSource[] = []): readonly string[] {
  const sources = new Map([['main.sand', HEAD + text], ...tables.map((table) => [table.path, table.text] as const)]);
  return checked(text, tables).findings.map(
    ({ code, span }) => `${code}: ${sources.get(span.file)?.slice(span.start, span.end)}`,
  );
}

/** The model of a ruleset that must be sound. */
export function modelOf(text: string, tables: readonly TableSource[] = []) {
  const { model, findings } = checked(text, tables);
  if (model === undefined)
    throw new Error(findings.map((one) => `${one.code} ${JSON.stringify(one.fields)}`).join('\n'));
  return model;
}
