import { join } from 'node:path';
import { type Compiler, createCompiler, type InputFile, isProse, isSource } from '@sandtable/compiler';
import type { Diagnostic } from '@sandtable/diagnostics';
import { isPatterns } from '@sandtable/notation';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { borrowedFor } from '../borrowed.ts';
import { listFiles, readText } from '../files.ts';
import { pathWithin } from '../system-paths.ts';
import { rulesIn } from './ruleset-folder.ts';

/** A ruleset while it is edited: the files of its folder, with open documents in the place of those. */
export interface EditedRuleset {
  readonly folder: string;
  /** Why files that it takes from elsewhere are missing. */
  readonly unborrowed: readonly Diagnostic[];
  /** Keeps what an edit leaves alone. */
  readonly compiler: Compiler;
  files(): readonly InputFile[];
  /** The path of a file within the folder; undefined for one that has no say in the ruleset. */
  fileOf(path: string): string | undefined;
  pathOf(file: string): string;
  /** Looks at files on disk again, as far as they belong to it. */
  reread(paths: readonly string[]): Promise<void>;
}

/** `whole` also reads what lies in folders below; a file that belongs to no ruleset stands for itself and its neighbors. */
export async function openRuleset(
  folder: string,
  whole: boolean,
  opened: ReadonlyMap<string, TextDocument>,
): Promise<EditedRuleset> {
  const disk = new Map<string, string>();
  const { files: borrowed, findings } = whole ? await borrowedFor(folder) : { files: new Map(), findings: [] };
  const ownPath = (file: string): string => join(folder, ...file.split('/'));
  const pathOf = (file: string): string => borrowed.get(file) ?? ownPath(file);
  const fileOf = (path: string): string | undefined => {
    const file = pathWithin(folder, path);
    return file === undefined || (!whole && file.includes('/')) || !belongs(file) ? undefined : file;
  };
  const reread = async (paths: readonly string[]): Promise<void> => {
    for (const path of paths) {
      const file = fileOf(path);
      if (file === undefined) continue;
      const text = await textAt(path);
      if (text === undefined) disk.delete(file);
      else disk.set(file, text);
    }
  };
  const listed = whole ? (await listFiles(folder).catch(() => [])).map(ownPath) : await rulesIn(folder);
  await reread(listed);
  const lent = new Map<string, string>();
  for (const [file, place] of borrowed) if (belongs(file)) lent.set(file, (await textAt(place)) ?? NO_TEXT);
  return {
    folder,
    unborrowed: findings,
    compiler: createCompiler({ uses: true }),
    files: () => {
      const texts = new Map([...lent, ...disk]);
      for (const [path, document] of opened) {
        const file = fileOf(path);
        if (file !== undefined) texts.set(file, document.getText());
      }
      return [...texts].map(([path, text]) => ({ path, text })).sort((a, b) => (a.path < b.path ? -1 : 1));
    },
    fileOf,
    pathOf,
    reread,
  };
}

/** Rules, tables, layout, messages, terms, chapters, catalogues and patterns. */
const belongs = (file: string): boolean =>
  isSource(file) || /\.(?:json|ftl|md|po)$/.test(file) || isProse(file) || isPatterns(file);

/** What stands for bytes that are no text: the parser says so of the file. */
const NO_TEXT = '\0';

/** Undefined for a file that is not there, or cannot be read. */
async function textAt(path: string): Promise<string | undefined> {
  try {
    return (await readText(path)) ?? NO_TEXT;
  } catch {
    return undefined;
  }
}
