import { ForbiddenPath, NewNotText, NotOfRuleset, NotText, ReadOnly, SameName } from './refusals.ts';

/** What the caller gets when a request could not be carried out: a word for programs, and a sentence. */
interface Trouble {
  readonly status: 400 | 403 | 422 | 503 | 507;
  readonly error: string;
  readonly message: string;
}

const ODD_NAME: Trouble = {
  status: 400,
  error: 'name',
  message:
    'This file name isn’t allowed on all systems, is the name of a folder, or has a file where a folder should be.',
};
const NOT_PART: Trouble = {
  status: 400,
  error: 'notPart',
  message: 'A ruleset can’t contain a file with this name or type.',
};
const SAME_NAME: Trouble = {
  status: 400,
  error: 'sameName',
  message: 'A file whose name differs only in case already exists; on many systems, both would be the same file.',
};
const FORBIDDEN: Trouble = {
  status: 403,
  error: 'forbidden',
  message: 'This path leads outside the project, or isn’t a valid path.',
};
const NOT_TEXT: Trouble = { status: 422, error: 'notText', message: 'The stored file isn’t encoded as UTF-8.' };
const NEW_NOT_TEXT: Trouble = { status: 422, error: 'newNotText', message: 'The new content isn’t encoded as UTF-8.' };
const READ_ONLY: Trouble = { status: 403, error: 'readOnly', message: 'The file is read-only.' };
const FULL: Trouble = { status: 507, error: 'full', message: 'The disk is full.' };
const UNWRITABLE: Trouble = {
  status: 503,
  error: 'unwritable',
  message: 'You don’t have permission to write to the folder.',
};
const UNREADABLE: Trouble = {
  status: 503,
  error: 'cannotRead',
  message: 'The file or folder can’t be read at the moment.',
};
const GONE: Trouble = { status: 503, error: 'gone', message: 'The project folder no longer exists.' };
const FAILED: Trouble = { status: 503, error: 'failed', message: 'The disk reported an error.' };

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

/**
 * None for an error that only a mistake of ours can throw. A request that only reads doesn't get the note that nothing
 * was written.
 */
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
