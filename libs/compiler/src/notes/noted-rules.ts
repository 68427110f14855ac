import { parse, type SourceFile } from '@sandtable/syntax';
import type { Span } from '@sandtable/text';
import type { Compiled } from '../compiled.ts';
import { type InputFile, isOfBase, isRules } from '../input.ts';
import { partAt, placeOf } from '../rule-places.ts';
import { printOf } from '../rule-prints.ts';
import { NOTES, readNotes } from './note-file.ts';

/** A rule that notes speak of; what has no declaration has neither place nor fingerprint. */
export interface NotedRule {
  readonly part: string;
  /** The line that begins it. */
  readonly at?: Span;
  readonly print?: string;
}

/** The rules that the notes of a ruleset speak of, each once. What lies over the rules is no matter of theirs. */
export function notedRules(files: readonly InputFile[], compiled: Compiled): readonly NotedRule[] {
  const { threads } = readNotes(files.find(({ path }) => path === NOTES)?.text ?? '');
  const parts = new Set(threads.map(({ part }) => part));
  if (parts.size === 0) return [];
  const rules = compiled.variants.length === 0 ? compiled.files : rulesIn(files);
  return [...parts].map((part) => ruleIn(rules, part));
}

/** The rule of this name, in the texts of today. */
export const ruleNamed = (files: readonly InputFile[], part: string): NotedRule => ruleIn(rulesIn(files), part);

/** The rule that an offset lies in: the innermost that has a name. */
export function ruleAt(files: readonly InputFile[], file: string, offset: number): NotedRule | undefined {
  const rules = rulesIn(files);
  const part = partAt(rules, file, offset);
  return part === undefined ? undefined : ruleIn(rules, part);
}

export const rulesIn = (files: readonly InputFile[]): readonly SourceFile[] =>
  files.filter((file) => isRules(file) && isOfBase(file.path)).map(({ path, text }) => parse(path, text));

function ruleIn(rules: readonly SourceFile[], part: string): NotedRule {
  const print = printOf(rules, part);
  const at = placeOf(rules, part);
  return { part, ...(at && { at }), ...(print === undefined ? {} : { print }) };
}
