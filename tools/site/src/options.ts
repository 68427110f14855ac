import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

export interface Options {
  /** The folder that is written. */
  readonly out: string;
  /** The path of the site on its host, with a slash at both ends. Only the page for missing addresses needs it. */
  readonly base: string;
}

export function optionsOf(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: { out: { type: 'string', default: 'dist-site' }, base: { type: 'string', default: '/' } },
  });
  if (!/^\/(?:[\w.~-]+\/)*$/.test(values.base))
    throw new Error(`--base ${values.base}: write a path that begins and ends with a slash, such as /sandtable/`);
  return { out: resolve(values.out), base: values.base };
}
