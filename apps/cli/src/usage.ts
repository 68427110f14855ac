import type { Values } from '@sandtable/messages';

/** The command line itself is wrong: reported in one sentence, exit code 2. `path` names the wording. */
export class UsageError extends Error {
  readonly path: string;
  readonly values: Values;

  constructor(path: string, values: Values = {}) {
    super(path);
    this.path = path;
    this.values = values;
  }
}
