import { isTableFile } from '../state/paths.ts';

/** What a file of a ruleset is for. */
export type FileSort =
  | 'rules'
  | 'table'
  | 'map'
  | 'layout'
  | 'variant'
  | 'example'
  | 'chapter'
  | 'translation'
  | 'other';

/** The sort of a file, whose path has the name of its ruleset in front. */
export function sortOf(path: string): FileSort {
  const own = path.slice(path.indexOf('/') + 1);
  if (own.startsWith('variants/')) return 'variant';
  if (own.startsWith('examples/')) return 'example';
  if (own.startsWith('text/')) return 'chapter';
  if (own.startsWith('l10n/')) return 'translation';
  if (own === 'layout.json') return 'layout';
  if (own.endsWith('.map')) return 'map';
  if (isTableFile(path)) return 'table';
  return own.endsWith('.sand') ? 'rules' : 'other';
}

/** Whether the page or the command line writes a file by itself: nobody opens it to change it. */
export const isRecord = (path: string): boolean => /(?:\.was\.json|\/reviewed\.txt|\/equivalent\.txt)$/.test(path);
