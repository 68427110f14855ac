/** The checkout as the rules see it: text files by path, relative to the root, with `/` as separator. */
export interface Tree {
  readonly files: ReadonlyMap<string, string>;
  /** Paths of files that no rule reads: pictures, styles, catalogues. */
  readonly others?: readonly string[];
  /** Paths of files of any kind that have no content. */
  readonly empty?: readonly string[];
}

/** One breach of a convention: where, and a sentence that says what to do. */
export interface Breach {
  readonly path: string;
  readonly line: number;
  readonly advice: string;
}

export type Rule = (tree: Tree) => readonly Breach[];

const SOURCE = /^(libs|apps|tools)\/[^/]+\/(src|node|vite|test|e2e)\/.*\.tsx?$/;

export const isSource = (path: string): boolean => SOURCE.test(path) && !path.endsWith('.gen.ts');
export const isTest = (path: string): boolean => /\/(test|e2e)\//.test(path) || /\.test\.tsx?$/.test(path);
/** `libs/check/src/a.ts` → `libs/check`. */
export const packageOf = (path: string): string => path.split('/').slice(0, 2).join('/');
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

export function sources(tree: Tree): readonly (readonly [string, string])[] {
  return [...tree.files].filter(([path]) => isSource(path));
}
