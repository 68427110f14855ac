import { NotStored, type Why } from './port.ts';

const WHYS: Readonly<Record<string, Why>> = {
  NotAllowedError: 'unpermitted',
  SecurityError: 'unpermitted',
  NotFoundError: 'gone',
  NoModificationAllowedError: 'unwritable',
  QuotaExceededError: 'full',
  TypeMismatchError: 'name',
  TypeError: 'name',
};

const nameOf = (error: unknown): string | undefined =>
  error instanceof Error || error instanceof DOMException ? error.name : undefined;

/** What the browser says of a folder on disk, as the page says it. */
export const notStored = (error: unknown, path: string): NotStored =>
  error instanceof NotStored ? error : new NotStored(WHYS[nameOf(error) ?? ''] ?? 'failed', path);

export const isMissing = (error: unknown): boolean => nameOf(error) === 'NotFoundError';

/** Nothing where something isn't there, or is a folder where a file is wanted; other errors go on. */
export const orMissing = (error: unknown): undefined => {
  if (isMissing(error) || nameOf(error) === 'TypeMismatchError') return undefined;
  throw error;
};
