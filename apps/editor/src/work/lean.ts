import type { SourceText } from './protocol.ts';

/** The texts of a request: which there are, and those of them that the worker does not have yet. */
interface LeanTexts {
  readonly paths: readonly string[];
  readonly fresh: readonly SourceText[];
}

type Texts = ReadonlyMap<string, string>;
const textsOf = (files: readonly SourceText[]): Texts => new Map(files.map(({ path, text }) => [path, text]));

/**
 * Texts are long, and at every key a worker is asked about them several times: it is sent those alone that are others
 * than in the request before.
 */
export function leanRequests(): (request: object) => object {
  let known: Texts = new Map();
  return (request) => {
    if (!('files' in request)) return request;
    const files = request.files as readonly SourceText[];
    const fresh = files.filter(({ path, text }) => known.get(path) !== text);
    known = textsOf(files);
    return { ...request, files: { paths: files.map(({ path }) => path), fresh } satisfies LeanTexts };
  };
}

/** The other end, which has to be shown every request in its order. */
export function wholeRequests(): (request: object) => object {
  let known: Texts = new Map();
  return (request) => {
    if (!('files' in request) || Array.isArray(request.files)) return request;
    const { paths, fresh } = request.files as LeanTexts;
    const texts = new Map([...known, ...textsOf(fresh)]);
    const files = paths.map((path): SourceText => ({ path, text: texts.get(path) ?? '' }));
    known = textsOf(files);
    return { ...request, files };
  };
}
