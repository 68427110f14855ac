import { editTo } from '@sandtable/text';
import type { SourceText } from './protocol.ts';

/** The texts of a request: which there are, and what is other of them than the worker has. */
interface LeanTexts {
  readonly paths: readonly string[];
  readonly fresh: readonly SourceText[];
  readonly edited: readonly Edited[];
}
interface Edited {
  readonly path: string;
  readonly edit: ReturnType<typeof editTo>;
}

type Texts = ReadonlyMap<string, string>;
const textsOf = (files: readonly SourceText[]): Texts => new Map(files.map(({ path, text }) => [path, text]));

/**
 * Texts are long, and at every key a worker is asked about them several times: it is sent what has changed in them since
 * the request before.
 */
export function leanRequests(): (request: object) => object {
  let known: Texts = new Map();
  return (request) => {
    if (!('files' in request)) return request;
    const files = request.files as readonly SourceText[];
    const paths = files.map(({ path }) => path);
    const fresh = files.filter(({ path }) => !known.has(path));
    const edited = files.flatMap(({ path, text }): readonly Edited[] => {
      const before = known.get(path);
      return before === undefined || before === text ? [] : [{ path, edit: editTo(before, text) }];
    });
    known = textsOf(files);
    return { ...request, files: { paths, fresh, edited } satisfies LeanTexts };
  };
}

/** The other end, which has to be shown every request in its order. */
export function wholeRequests(): (request: object) => object {
  let known: Texts = new Map();
  return (request) => {
    if (!('files' in request) || Array.isArray(request.files)) return request;
    const { paths, fresh, edited } = request.files as LeanTexts;
    const texts = new Map([...known, ...textsOf(fresh)]);
    for (const { path, edit } of edited) texts.set(path, withEdit(texts.get(path) ?? '', edit));
    const files = paths.map((path): SourceText => ({ path, text: texts.get(path) ?? '' }));
    known = textsOf(files);
    return { ...request, files };
  };
}

const withEdit = (text: string, { start, end, text: put }: Edited['edit']): string =>
  text.slice(0, start) + put + text.slice(end);
