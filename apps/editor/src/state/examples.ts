import { type ExampleParts, exampleText } from '@sandtable/reference/text';
import { savedUpTo } from '@sandtable/session';
import type { CompilerApi } from '../workers/compiler-api.ts';
import type { ExampleRequest } from '../workers/example.ts';
import type { ExampleCheck } from '../workers/example-check.ts';
import type { Remote } from '../workers/rpc.ts';
import type { FileList, FileProblem } from './file-list.ts';
import type { Files } from './files.ts';
import { sourcesOf } from './sources.ts';
import type { State } from './state.ts';
import { failureOf } from './stopped.ts';
import type { Store } from './store.ts';

/** Examples that were written here stand in this file of the ruleset. */
export const EXAMPLES_FILE = 'examples/played.sand';

export interface Examples {
  /** An example of steps of the match, which passes; undefined where there is none. */
  of(name: string, from: number, to: number): Promise<ExampleParts | undefined>;
  /** Writes it behind the others, and shows it. */
  keep(parts: ExampleParts): Promise<FileProblem | Written>;
  /** Whether one that was written holds under the rules as they stand here; undefined where that took too long. */
  held(name: string): Promise<ExampleCheck | undefined>;
}

/** Where an example was written. */
export interface Written {
  readonly name: string;
  readonly path: string;
  readonly start: number;
  /** From 1. */
  readonly line: number;
}

interface Parts {
  readonly files: Files;
  readonly list: FileList;
  readonly show: (path: string, start: number, end: number) => void;
}

/** A name that no example of the ruleset has: the one that is wished for, or that with a number. */
export function freeName(wanted: string, texts: readonly string[]): string {
  const isTaken = (name: string): boolean => texts.some((text) => text.includes(`example ${JSON.stringify(name)}`));
  let name = wanted;
  for (let n = 2; isTaken(name); n += 1) name = `${wanted} (${n})`;
  return name;
}

export const createExamples = (
  store: Store<State>,
  worker: Pick<Remote<CompilerApi>, 'example' | 'checkExample'>,
  parts: Parts,
): Examples => ({
  of: async (wanted, from, to) => {
    const asked = exampleIn(store.get(), wanted, from, to);
    return asked && (await worker.example(asked));
  },
  keep: (example) => keep(store, parts, example),
  held: async (name) => {
    const { variants, lang } = store.get();
    return await worker
      .checkExample({ files: sourcesOf(store.get()), variants }, name, lang)
      .catch((error: unknown) => {
        store.set(failureOf(error, 'making'));
        return undefined;
      });
  },
});

/** Steps of the match as an example; undefined where there are none. */
function exampleIn({ save, buffers }: State, wanted: string, from: number, to: number): ExampleRequest | undefined {
  if (save === undefined) return undefined;
  const upTo = savedUpTo(save, to);
  const before = savedUpTo(save, from - 1).decisions.length;
  const last = upTo.decisions.length;
  if (last <= before) return undefined;
  const texts = Object.values(buffers).map(({ text }) => text);
  return { save: upTo, name: freeName(wanted, texts), from: before + 1, to: last };
}

async function keep(
  store: Store<State>,
  { files, list, show }: Parts,
  example: ExampleParts,
): Promise<FileProblem | Written> {
  const { ruleset, buffers } = store.get();
  const path = `${ruleset}/${EXAMPLES_FILE}`;
  const old = buffers[path]?.text;
  const text = exampleText(example);
  const before = old === undefined || old === '' ? '' : `${old.trimEnd()}\n\n`;
  const problem = old === undefined ? await list.make(path, text) : undefined;
  if (problem !== undefined) return problem;
  if (old !== undefined) files.edit(path, before + text);
  // The cursor goes there; if it were selected, the next key would overwrite it.
  show(path, before.length, before.length);
  return { name: example.name, path, start: before.length, line: before.split('\n').length };
}
