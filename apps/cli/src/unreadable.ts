import { type Diagnostic, finding } from '@sandtable/diagnostics';

interface Read {
  readonly path: string;
  readonly unreadable?: true;
}

/** Of a file that cannot be read nothing else is reported. */
export function withUnreadable(findings: readonly Diagnostic[], files: readonly Read[]): readonly Diagnostic[] {
  const unread = new Set(files.flatMap(({ path, unreadable }) => (unreadable ? [path] : [])));
  const problems = [...unread].map((file) => finding('file/unreadable', { file, start: 0, end: 0 }, { file }));
  return [...problems, ...findings.filter(({ code, span }) => code !== 'file/unreadable' && !unread.has(span.file))];
}

/** Whether the operating system refused to hand out what is there. */
export const isRefused = (error: unknown): error is Error & { readonly code: string; readonly path?: string } =>
  error instanceof Error && 'code' in error && REFUSED.has(String(error.code));

/** The sentence for a disk that takes nothing more; undefined for any other error. */
export function diskTrouble(error: unknown): 'usage/full' | 'usage/read-only' | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'usage/full';
  return code === 'EROFS' ? 'usage/read-only' : undefined;
}

const REFUSED = new Set(['EACCES', 'EPERM', 'EBUSY', 'EIO']);
