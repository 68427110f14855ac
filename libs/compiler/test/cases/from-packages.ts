import type { Diagnostic } from '@sandtable/diagnostics';
import type { InputFile } from '../../src/index.ts';
import { borrow, type Disk } from '../../src/packages/index.ts';

const PACKAGED = /(?:^|\/)(?:node_modules\/|package\.json$)/;

/** A disk on which are only these files; their folder is the topmost one. */
export const diskOf = (files: readonly InputFile[]): Disk => {
  const below = (folder: string) => {
    const start = folder === '/' ? '/' : `${folder}/`;
    return files.flatMap(({ path }) => (`/${path}`.startsWith(start) ? [`/${path}`.slice(start.length)] : []));
  };
  return {
    names: async (folder) => [...new Set(below(folder).map((path) => path.split('/')[0] ?? ''))],
    files: async (folder) => below(folder).filter((path) => !PACKAGED.test(path)),
    text: async (path) => files.find((file) => `/${file.path}` === path)?.text,
    real: async (path) => path,
  };
};

/** The files of a ruleset, with those that it takes from the packages beside it under the paths that they have in it. */
export async function withPackages(
  files: readonly InputFile[],
): Promise<{ readonly files: readonly InputFile[]; readonly findings: readonly Diagnostic[] }> {
  if (!files.some(({ path }) => PACKAGED.test(path))) return { files, findings: [] };
  const borrowed = await borrow('/', diskOf(files));
  const taken = [...borrowed.files].map(([path, place]) => {
    const text = files.find((file) => `/${file.path}` === place)?.text;
    return text === undefined ? { path, text: '' } : { path, text };
  });
  return { files: [...files.filter(({ path }) => !PACKAGED.test(path)), ...taken], findings: borrowed.findings };
}
