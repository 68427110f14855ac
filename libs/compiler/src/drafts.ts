import { readRows } from '@sandtable/check';
import { isMessages } from '@sandtable/messages';
import { parse } from '@sandtable/syntax';
import { type Draft, type Drafted, drafted, draftsAt, isVariant } from '@sandtable/variant';
import { byPath } from './digest.ts';
import { type InputFile, isOfBase, isRules, isTable } from './input.ts';

/** What a variant could say otherwise at a place of the rules, of their tables or messages. */
export function draftsIn(files: readonly InputFile[], file: string, offset: number): readonly Draft[] {
  const { rules, tables } = baseOf(files);
  const scene = {
    decls: new Map(rules.map(({ path, decls }) => [path, decls])),
    rows: new Map(readRows(rules, tables).rows),
  };
  return draftsAt({ scene, files: [...rules, ...files.filter(({ path }) => isMessages(path))] }, file, offset);
}

/** Writes one of these into a variant of a ruleset, with another value; one of this name is made if there is none. */
export function draftedIn(
  files: readonly InputFile[],
  name: string,
  draft: Draft,
  value?: string,
): Drafted | undefined {
  const { rules, tables } = baseOf(files);
  return drafted({ files: rules, tables, variants: files.filter(({ path }) => isVariant(path)) }, name, draft, value);
}

function baseOf(files: readonly InputFile[]) {
  const own = byPath(files.filter(({ path }) => isOfBase(path)));
  return { rules: own.filter(isRules).map(({ path, text }) => parse(path, text)), tables: own.filter(isTable) };
}
