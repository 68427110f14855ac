import { ForbiddenPath, NewNotText, NotOfRuleset, NotText, ReadOnly, SameName } from './refusals.ts';

/** What the caller is told when a request could not be carried out: a word for programs, and a sentence. */
interface Trouble {
  readonly status: 400 | 403 | 422 | 503 | 507;
  readonly error: string;
  readonly message: string;
}

const ODD_NAME: Trouble = {
  status: 400,
  error: 'name',
  message:
    'No file can have this name: not on every system, or a folder has it, or a file is where a folder should be.',
};
const NOT_PART: Trouble = { status: 400, error: 'notPart', message: 'A ruleset has no file of this name or kind.' };
const SAME_NAME: Trouble = {
  status: 400,
  error: 'sameName',
  message: 'There is a file whose name differs only in case; on many systems both would be the same file.',
};
const FORBIDDEN: Trouble = {
  status: 403,
  error: 'forbidden',
  message: 'This path leads out of the project, or is not a path.',
};
const NOT_TEXT: Trouble = { status: 422, error: 'notText', message: 'The file that is stored is not text in UTF-8.' };
const NEW_NOT_TEXT: Trouble = { status: 422, error: 'newNotText', message: 'What was sent is not text in UTF-8.' };
const READ_ONLY: Trouble = { status: 403, error: 'readOnly', message: 'The file is read-only.' };
const FULL: Trouble = { status: 507, error: 'full', message: 'The disk is full.' };
const UNWRITABLE: Trouble = { status: 503, error: 'unwritable', message: 'The folder cannot be written now.' };
const UNREADABLE: Trouble = { status: 503, error: 'cannotRead', message: 'The file or folder cannot be read now.' };
const GONE: Trouble = { status: 503, error: 'gone', message: 'The folder of the project is not there any more.' };
const FAILED: Trouble = { status: 503, error: 'failed', message: 'The disk reports a failure.' };

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

/** None for an error that only a mistake of ours can throw. Who only reads is not told that nothing was written. */
export function troubleOf(error: unknown, isReading: boolean): Trouble | undefined {
  const trouble = refusalOf(error) ?? ofSystem(error);
  if (trouble === undefined) return undefined;
  if (isReading) return trouble === UNWRITABLE ? UNREADABLE : trouble;
  return { ...trouble, message: `${trouble.message} Nothing was written.` };
}

function refusalOf(error: unknown): Trouble | undefined {
  if (error instanceof ForbiddenPath || error instanceof URIError) return FORBIDDEN;
  if (error instanceof NotOfRuleset) return error.reason === 'path' ? ODD_NAME : NOT_PART;
  if (error instanceof SameName) return SAME_NAME;
  if (error instanceof NotText) return NOT_TEXT;
  if (error instanceof NewNotText) return NEW_NOT_TEXT;
  return error instanceof ReadOnly ? READ_ONLY : undefined;
}

function ofSystem(error: unknown): Trouble | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? (BY_CODE[code] ?? FAILED) : undefined;
}
