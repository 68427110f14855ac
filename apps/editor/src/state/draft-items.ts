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
/** What was typed since the whole text was written: a long text takes too long to be written while somebody types. */
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
  const written = new Map<string, Whole & { readonly mark: string }>();
  let count = 0;

  const parsed = <T>(key: string, is: (value: object) => value is T & object): T | undefined => {
    try {
      const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
      return typeof value === 'object' && value !== null && is(value) ? value : undefined;
    } catch {
      return undefined;
    }
  };
  const putSince = (name: string, since: Since): void => storage.setItem(SINCE + name, JSON.stringify(since));
  /** The whole text comes first: if the page breaks down between the two, what lies there belongs to another mark. */
  const putWhole = (name: string, { text, version }: Draft): void => {
    const mark = `${Date.now()}-${count++}`;
    written.delete(name);
    storage.setItem(WHOLE + name, JSON.stringify({ text, version, mark }));
    putSince(name, { mark, version, edit: editTo(text, text) });
    written.set(name, { text, version, mark });
  };

  return {
    put: (name, draft) => {
      const whole = written.get(name);
      // Another page may have taken it.
      if (whole === undefined || parsed(SINCE + name, isSince)?.mark !== whole.mark) return putWhole(name, draft);
      const edit = fromLineStart(whole.text, editTo(whole.text, draft.text));
      if (edit.text.length > MOST) putWhole(name, draft);
      else putSince(name, { mark: whole.mark, version: draft.version, edit });
    },
    read: (name) => {
      const whole = parsed(WHOLE + name, isWhole);
      const since = parsed(SINCE + name, isSince);
      if (whole === undefined || since === undefined || since.mark !== whole.mark)
        return whole && { text: whole.text, version: whole.version };
      const { start, end, text } = since.edit;
      return { text: whole.text.slice(0, start) + text + whole.text.slice(end), version: since.version };
    },
    remove: (name) => {
      written.delete(name);
      storage.removeItem(WHOLE + name);
      storage.removeItem(SINCE + name);
    },
    names: () =>
      Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '').flatMap((key) =>
        key.startsWith(WHOLE) ? [key.slice(WHOLE.length)] : [],
      ),
  };
};

/** Whole lines can be read by whoever looks for what he lost. */
function fromLineStart(before: string, { start, end, text }: Since['edit']): Since['edit'] {
  const line = before.lastIndexOf('\n', start - 1) + 1;
  return start === 0 ? { start, end, text } : { start: line, end, text: before.slice(line, start) + text };
}

const isWhole = (value: object): value is Whole =>
  'text' in value && 'version' in value && typeof value.text === 'string' && typeof value.version === 'string';

/** Its mark is a page's own: what bears that of the whole text was written by the same page. */
const isSince = (value: object): value is Since => 'mark' in value && 'version' in value && 'edit' in value;
