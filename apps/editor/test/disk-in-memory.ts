import type { FileHandle, FolderHandle, Writable } from '../src/storage/disk-handles.ts';

/** A folder as browsers give one, in memory, and what can be done to it behind the back of the page. */
export interface DiskInMemory {
  readonly handle: FolderHandle;
  put(path: string, content: string | Uint8Array): void;
  drop(path: string): void;
  textAt(path: string): string | undefined;
  /** Whatever is done next fails like this, until that is changed. */
  failWith(name: string | undefined): void;
  /** Called while a text is written and not yet closed. */
  onWrite: () => void;
}

type Node = Map<string, Node> | { bytes: Uint8Array; time: number };

export function diskInMemory(files: Readonly<Record<string, string>> = {}, name = 'games'): DiskInMemory {
  const root: Node = new Map();
  let failure: string | undefined;
  let time = 0;
  const fail = (error: string): never => {
    throw new DOMException(error, error);
  };
  const check = (): void => void (failure === undefined || fail(failure));
  const handle = folderOf(name, root);
  const disk: DiskInMemory = { handle, onWrite: () => undefined, put, drop, textAt, failWith };

  function nodeAt(path: string, create = false): Node | undefined {
    let node: Node | undefined = root;
    for (const part of path.split('/').filter((one) => one !== '')) {
      if (!(node instanceof Map)) return undefined;
      if (create && !node.has(part)) node.set(part, new Map());
      node = node.get(part);
    }
    return node;
  }
  const split = (path: string): readonly [string, string] => {
    const at = path.lastIndexOf('/');
    return [path.slice(0, Math.max(0, at)), path.slice(at + 1)];
  };
  function put(path: string, content: string | Uint8Array): void {
    const [above, last] = split(path);
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    time += 1;
    (nodeAt(above, true) as Map<string, Node>).set(last, { bytes, time });
  }
  function drop(path: string): void {
    const [above, last] = split(path);
    (nodeAt(above) as Map<string, Node>).delete(last);
  }
  function textAt(path: string): string | undefined {
    const node = nodeAt(path);
    return node === undefined || node instanceof Map ? undefined : new TextDecoder().decode(node.bytes);
  }
  function failWith(error: string | undefined): void {
    failure = error;
  }

  function fileOf(own: string, above: Map<string, Node>): FileHandle {
    const now = () => {
      const node = above.get(own);
      return node === undefined || node instanceof Map ? fail('NotFoundError') : node;
    };
    return {
      kind: 'file',
      name: own,
      getFile: async () => {
        check();
        const { bytes, time: lastModified } = now();
        return { size: bytes.length, lastModified, arrayBuffer: async () => bytes.slice().buffer };
      },
      createWritable: async () => writableTo(own, above),
    };
  }
  function writableTo(own: string, above: Map<string, Node>): Writable {
    let written = '';
    check();
    return {
      write: async (text) => {
        check();
        written += text;
        disk.onWrite();
      },
      close: async () => {
        time += 1;
        above.set(own, { bytes: new TextEncoder().encode(written), time });
      },
      abort: async () => undefined,
    };
  }
  function folderOf(own: string, node: Map<string, Node>): FolderHandle {
    const entered = (one: string): Node | undefined => {
      check();
      return node.get(one);
    };
    const make = (one: string, made: Node): Node => {
      node.set(one, made);
      return made;
    };
    return {
      kind: 'directory',
      name: own,
      async *entries() {
        check();
        for (const [one, inner] of node)
          yield [one, inner instanceof Map ? folderOf(one, inner) : fileOf(one, node)] as const;
      },
      getFileHandle: async (one, options) => {
        const found = entered(one) ?? (options?.create ? make(one, { bytes: new Uint8Array(), time }) : undefined);
        if (found instanceof Map) return fail('TypeMismatchError');
        return found === undefined ? fail('NotFoundError') : fileOf(one, node);
      },
      getDirectoryHandle: async (one, options) => {
        const found = entered(one) ?? (options?.create ? make(one, new Map()) : undefined);
        if (found === undefined) return fail('NotFoundError');
        return found instanceof Map ? folderOf(one, found) : fail('TypeMismatchError');
      },
      removeEntry: async (one) => void (node.delete(one) || fail('NotFoundError')),
    };
  }
  for (const [path, text] of Object.entries(files)) put(path, text);
  return disk;
}
