import { editTo } from '@sandtable/text';

/** What was typed and could not be saved, as the browser keeps it: over a reload, and when it was closed. */
export interface Draft {
  readonly text: string;
  /** The stored version that it was typed into. */
  readonly version: string;
  /** The tab that kept it. */
  readonly tab?: string;
}

/** How drafts lie in the store of a browser, each under a name. What cannot be written throws. */
export interface DraftItems {
  put(name: string, draft: Draft): void;
  read(name: string): Draft | undefined;
  remove(name: string): void;
  names(): readonly string[];
}

const WHOLE = 'sandtable.draft:';
/** What was typed since the whole text was written: a long text takes too long to be written while someone types. */
const SINCE = 'sandtable.draft-since:';
/** More signs than these are rather written with the whole text. */
const MOST = 2000;

interface Whole extends Draft {
  /** Of this very writing; drafts of older pages have none. */
  readonly mark?: string;
}
interface Since {
  readonly mark: string;
  readonly version: string;
  readonly edit: ReturnType<typeof editTo>;
}

export const createDraftItems = (storage: Storage): DraftItems => {
  const parts: Parts = { storage, written: new Map(), count: 0 };
  return {
    put: (name, draft) => put(parts, name, draft),
    read: (name) => read(storage, name),
    remove: (name) => {
      parts.written.delete(name);
      storage.removeItem(WHOLE + name);
      storage.removeItem(SINCE + name);
    },
    names: () =>
      Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '').flatMap((key) =>
        key.startsWith(WHOLE) ? [key.slice(WHOLE.length)] : [],
      ),
  };
};

interface Parts {
  readonly storage: Storage;
  /** The whole texts that this page has written. */
  readonly written: Map<string, Whole & { readonly mark: string }>;
  /** How many whole texts were written so far. */
  count: number;
}

function put(parts: Parts, name: string, draft: Draft): void {
  const { storage, written } = parts;
  const whole = written.get(name);
  // Another page may have taken it.
  if (whole === undefined || parsed(storage, SINCE + name, isSince)?.mark !== whole.mark)
    return putWhole(parts, name, draft);
  const edit = fromLineStart(whole.text, editTo(whole.text, draft.text));
  if (edit.text.length > MOST) putWhole(parts, name, draft);
  else putSince(storage, name, { mark: whole.mark, version: draft.version, edit });
}

/** The whole text comes first: if the page fails between the two, what lies there belongs to another mark. */
function putWhole(parts: Parts, name: string, { text, version }: Draft): void {
  const { storage, written } = parts;
  const mark = `${Date.now()}-${parts.count++}`;
  written.delete(name);
  storage.setItem(WHOLE + name, JSON.stringify({ text, version, mark }));
  putSince(storage, name, { mark, version, edit: editTo(text, text) });
  written.set(name, { text, version, mark });
}

const putSince = (storage: Storage, name: string, since: Since): void =>
  storage.setItem(SINCE + name, JSON.stringify(since));

function read(storage: Storage, name: string): Draft | undefined {
  const whole = parsed(storage, WHOLE + name, isWhole);
  const since = parsed(storage, SINCE + name, isSince);
  if (whole === undefined || since === undefined || since.mark !== whole.mark)
    return whole && { text: whole.text, version: whole.version };
  const { start, end, text } = since.edit;
  return { text: whole.text.slice(0, start) + text + whole.text.slice(end), version: since.version };
}

function parsed<T>(storage: Storage, key: string, is: (value: object) => value is T & object): T | undefined {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return typeof value === 'object' && value !== null && is(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whole lines can be read by whoever looks for what they lost. */
function fromLineStart(before: string, { start, end, text }: Since['edit']): Since['edit'] {
  const line = before.lastIndexOf('\n', start - 1) + 1;
  return start === 0 ? { start, end, text } : { start: line, end, text: before.slice(line, start) + text };
}

const isWhole = (value: object): value is Whole =>
  'text' in value && 'version' in value && typeof value.text === 'string' && typeof value.version === 'string';

/** Its mark is a page's own: what bears that of the whole text was written by the same page. */
const isSince = (value: object): value is Since => 'mark' in value && 'version' in value && 'edit' in value;
