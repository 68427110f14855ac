/**
 * Words of a command line as `spawn` takes them. Windows starts `.cmd` files only through its shell, which splits at spaces: there
 * each word stands in quotes, and a backslash before the last quote would undo it.
 */
export const shellWords = (words: readonly string[], platform: NodeJS.Platform): readonly string[] =>
  platform === 'win32' ? words.map((word) => `"${word.replace(/\\+$/, '$&$&')}"`) : words;
