import { ForbiddenPath, NotText } from './folder.ts';

/** What the caller is told when a request could not be carried out: a word for programs, and a sentence. */
interface Trouble {
  readonly status: 400 | 403 | 422 | 503 | 507;
  readonly error: string;
  readonly message: string;
}

const ODD_NAME: Trouble = {
  status: 400,
  error: 'name',
  message: 'No file can have this name: a folder has it, a file stands where a folder should be, or it is too long.',
};
const FULL: Trouble = { status: 507, error: 'full', message: 'The disk is full. Nothing was written.' };
const UNWRITABLE: Trouble = {
  status: 503,
  error: 'unwritable',
  message: 'The folder may not be read or written now. Nothing was written.',
};
const GONE: Trouble = { status: 503, error: 'gone', message: 'The folder of the project is not there any more.' };
const FAILED: Trouble = { status: 503, error: 'failed', message: 'The disk reports a failure. Nothing was written.' };

/** By what the operating system says. What it has no word for here is a failure of the disk as well. */
const BY_CODE: Readonly<Record<string, Trouble>> = {
  EISDIR: ODD_NAME,
  ENOTDIR: ODD_NAME,
  EEXIST: ODD_NAME,
  ENOTEMPTY: ODD_NAME,
  ENAMETOOLONG: ODD_NAME,
  EINVAL: ODD_NAME,
  ELOOP: ODD_NAME,
  ENOSPC: FULL,
  EDQUOT: FULL,
  EACCES: UNWRITABLE,
  EPERM: UNWRITABLE,
  EROFS: UNWRITABLE,
  EBUSY: UNWRITABLE,
  ENOENT: GONE,
};

/** None for an error that only a mistake of ours can throw. */
export function troubleOf(error: unknown): Trouble | undefined {
  if (error instanceof ForbiddenPath || error instanceof URIError)
    return { status: 403, error: 'forbidden', message: 'This path leads out of the project, or is none.' };
  if (error instanceof NotText)
    return { status: 422, error: 'notText', message: 'What lies there is no text in UTF-8. Nothing was written.' };
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? (BY_CODE[code] ?? FAILED) : undefined;
}
