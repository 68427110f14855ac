import { lineAt } from './tree.ts';

interface Import {
  readonly from: string;
  readonly names: readonly string[];
  readonly line: number;
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(?:type\s+)?([^;'"]*?)\s*from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s+['"]([^'"]+)['"]/g;

/** Imports and re-exports of a module, read from its text; `*` stands for everything. */
export function importsOf(text: string): readonly Import[] {
  return [...text.matchAll(IMPORT)].map((match) => ({
    from: match[2] ?? match[3] ?? match[4] ?? '',
    names: namesIn(match[1] ?? '*'),
    line: lineAt(text, match.index + 1),
  }));
}

/** `libs/a/src/b.ts`, `../c.ts` → `libs/a/c.ts`. */
export function targetOf(path: string, from: string): string {
  return from.split('/').reduce(
    (folder, part) => {
      if (part === '.') return folder;
      return part === '..' ? folder.slice(0, folder.lastIndexOf('/')) : `${folder}/${part}`;
    },
    path.slice(0, path.lastIndexOf('/')),
  );
}

function namesIn(clause: string): readonly string[] {
  const braces = /\{([^}]*)\}/.exec(clause)?.[1];
  if (braces === undefined) return ['*'];
  return braces
    .split(',')
    .map(
      (part) =>
        part
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/)[0] ?? '',
    )
    .filter((name) => name !== '');
}
