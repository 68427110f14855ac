import { fileURLToPath, pathToFileURL } from 'node:url';

/** The path of a document on disk; undefined for what lies elsewhere, such as a text that was never saved. */
export function pathOf(uri: string): string | undefined {
  try {
    return uri.startsWith('file:') ? fileURLToPath(uri) : undefined;
  } catch {
    return undefined;
  }
}

export const uriOf = (path: string): string => pathToFileURL(path).href;
