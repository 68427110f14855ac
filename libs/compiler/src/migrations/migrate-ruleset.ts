import { lex } from '@sandtable/syntax';
import { editFiles, type Span } from '@sandtable/text';
import type { InputFile } from '../input.ts';
import { bringForward, type Forward } from './bring-forward.ts';
import { type Known, RULESET_STEPS, type RulesetStep } from './steps.ts';

/** Brings the files of a ruleset to the newest version of the language. Files that stay as they were are the same. */
export function migrateRuleset(
  files: readonly InputFile[],
  known: Known<RulesetStep> = RULESET_STEPS,
): Forward<readonly InputFile[]> {
  const stated = languageIn(files);
  if (stated === undefined) return { is: 'unstated' };
  const forward = bringForward(files, stated.version, known);
  return forward.is === 'migrated' ? { ...forward, value: renumbered(forward.value, known.newest) } : forward;
}

interface Stated {
  readonly version: number;
  readonly span: Span;
}

/** A newer language may have a grammar of its own, but its first line still has these words. */
const HEAD = /^ruleset string version string language (\d{1,9})$/;

function languageIn(files: readonly InputFile[]): Stated | undefined {
  for (const { path, text } of files) {
    if (!path.endsWith('.sand')) continue;
    const tokens = lex(path, text).tokens.filter(({ kind }) => kind !== 'comment' && kind !== 'doc');
    for (const at of tokens.keys()) {
      const words = tokens.slice(at, at + 6);
      const version = HEAD.exec(words.map(({ kind, text: word }) => (kind === 'string' ? kind : word)).join(' '))?.[1];
      const last = words.at(-1);
      if (version !== undefined && last)
        return { version: Number(version), span: { file: path, start: last.start, end: last.end } };
    }
  }
  return undefined;
}

function renumbered(files: readonly InputFile[], newest: number): readonly InputFile[] {
  const stated = languageIn(files);
  return stated === undefined ? files : editFiles(files, [{ span: stated.span, text: `${newest}` }]);
}
