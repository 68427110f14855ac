import { editTo } from '@sandtable/text';
import type { SourceText } from './protocol.ts';
import type { Call, Connection } from './rpc.ts';
import { isSameFiles } from './stack.ts';

/** How a worker comes by the texts of a ruleset: once as they are, afterward by what changed in them. */
export interface SourcesApi {
  open(version: number, files: readonly SourceText[]): void;
  edit(version: number, changes: FileChanges): void;
}

/** What has changed in files since a version. */
export interface FileChanges {
  readonly since: number;
  /** All files that there are now, in their order. */
  readonly paths: readonly string[];
  readonly added: readonly SourceText[];
  readonly edited: readonly { readonly path: string; readonly edit: TextChange }[];
}
type TextChange = ReturnType<typeof editTo>;

/**
 * Files at a version. Each version is another state of the texts, so that an answer about an old one can be recognized.
 */
interface Version {
  readonly version: number;
  readonly files: readonly SourceText[];
}

/** So many versions are known on both sides: who compares asks about two others than the one that is typed. */
const KNOWN = 4;
/** A call has two at most: the one that goes next must not go between its arguments. */
const USABLE = KNOWN - 1;
const latest = (known: readonly Version[], next: Version): readonly Version[] => [next, ...known].slice(0, KNOWN);

/**
 * Sends the version of files in the place of their texts, which are long: at every key a worker is asked about them
 * several times. Files are the `files` of an argument.
 */
export const sendingFiles = <Api>(connection: Connection<Api & SourcesApi>): Connection<Api> => {
  let known: readonly Version[] = [];
  let last = 0;
  const sources = connection as unknown as Connection<SourcesApi>;
  // A worker that cannot take them fails at the question, too.
  const send = (call: Call<SourcesApi>): void => void sources.call(call).catch(() => undefined);
  const versionOf = (files: readonly SourceText[]): number => {
    const same = known.slice(0, USABLE).find((one) => isSameFiles(one.files, files));
    if (same !== undefined) return same.version;
    const [before] = known;
    const version = ++last;
    if (before === undefined) send({ method: 'open', args: [version, files] });
    else send({ method: 'edit', args: [version, changesSince(before, files)] });
    known = latest(known, { version, files });
    return version;
  };
  const withVersion = (arg: unknown): unknown => (hasFiles(arg) ? { ...arg, files: versionOf(arg.files) } : arg);
  return {
    stop: connection.stop,
    call: ({ method, args }) =>
      connection.call({ method, args: (args as readonly unknown[]).map(withVersion) } as never),
  };
};

const hasFiles = (arg: unknown): arg is { readonly files: readonly SourceText[] } =>
  typeof arg === 'object' && arg !== null && 'files' in arg && Array.isArray(arg.files);

const changesSince = ({ version: since, files: before }: Version, files: readonly SourceText[]): FileChanges => {
  const texts = new Map(before.map(({ path, text }) => [path, text]));
  return {
    since,
    paths: files.map(({ path }) => path),
    added: files.filter(({ path }) => !texts.has(path)),
    edited: files.flatMap(({ path, text }) => {
      const was = texts.get(path);
      return was === undefined || was === text ? [] : [{ path, edit: editTo(was, text) }];
    }),
  };
};

/** The other end: methods are given the files of the version that was sent. */
export const receivingFiles = <Api extends object>(api: Api): Api & SourcesApi => {
  let known: readonly Version[] = [];
  const at = (version: number): readonly SourceText[] => {
    const found = known.find((one) => one.version === version);
    if (found === undefined) throw new Error(`no files of version ${version}`);
    return found.files;
  };
  const withFiles = (arg: unknown): unknown => (hasVersion(arg) ? { ...arg, files: at(arg.files) } : arg);
  const methods = Object.entries(api).map(([name, method]) => [
    name,
    (...args: readonly unknown[]) => (method as (...args: readonly unknown[]) => unknown)(...args.map(withFiles)),
  ]);
  const sources: SourcesApi = {
    open: (version, files) => {
      known = latest(known, { version, files });
    },
    edit: (version, changes) => {
      known = latest(known, { version, files: changedFiles(at(changes.since), changes) });
    },
  };
  return { ...(Object.fromEntries(methods) as Api), ...sources };
};

const hasVersion = (arg: unknown): arg is { readonly files: number } =>
  typeof arg === 'object' && arg !== null && 'files' in arg && typeof arg.files === 'number';

const changedFiles = (before: readonly SourceText[], { paths, added, edited }: FileChanges): readonly SourceText[] => {
  const files = new Map([...before, ...added].map((file) => [file.path, file]));
  for (const { path, edit } of edited) files.set(path, { path, text: withEdit(files.get(path)?.text ?? '', edit) });
  return paths.map((path) => files.get(path) ?? { path, text: '' });
};

const withEdit = (text: string, { start, end, text: put }: TextChange): string =>
  text.slice(0, start) + put + text.slice(end);
