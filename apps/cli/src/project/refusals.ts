/** Why the folder does not do what is asked. Nothing has happened then. */

/** A path leads out of the folder, or into a hidden one. */
export class ForbiddenPath extends Error {}

/** No ruleset has a file of this name or kind; `reason` as the archive tells it. */
export class NotOfRuleset extends Error {
  readonly reason: 'path' | 'tool' | 'name';

  constructor(path: string, reason: NotOfRuleset['reason']) {
    super(path);
    this.reason = reason;
  }
}

/** A file is there whose name differs in nothing but case: on many systems it would be the same one. */
export class SameName extends Error {}

/** What lies there is no text in UTF-8: whoever read it as one has not seen all of it, and would destroy the rest. */
export class NotText extends Error {}

/** What should be written is no text in UTF-8: nobody could write over it afterward. */
export class NewNotText extends Error {}

/** The file is marked as one that is not to be written. The code is what the operating system would say of it. */
export class ReadOnly extends Error {
  readonly code = 'EACCES';
  readonly path: string;

  constructor(path: string) {
    super(`read-only: ${path}`);
    this.path = path;
  }
}
