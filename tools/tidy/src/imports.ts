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
