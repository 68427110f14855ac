import { createCompiler } from '@sandtable/compiler';
import { afterEach, expect, test, vi } from 'vitest';
import { compilationOf } from '../src/workers/compilation.ts';
import { compilerService } from '../src/workers/compiler.ts';
import type { CompilerApi } from '../src/workers/compiler-api.ts';
import type { Call } from '../src/workers/rpc.ts';
import { digestOf, findShippedCompilation, sizeOf } from '../src/workers/shipped-compilations.ts';
import { compileWorkers } from '../src/workers/workers.ts';

const FILES = [
  { path: 'a.sand', text: 'ruleset "g" version "1.0.0" language 1\nkind Side { state at: 0..9 = 0 }\n' },
  { path: 'b.sand', text: 'table Side { id\n  red\n  blue }\nseats for Side { two { first {red} second {blue} } }\n' },
];
const STACK = { files: FILES, variants: [] };
const COMPILED = compilationOf(STACK, createCompiler().compile(FILES), 'en');

/** What the page fetches, by its address. */
const built = async (): Promise<Readonly<Record<string, unknown>>> => ({
  'compiled.json': [{ size: sizeOf(FILES), digest: await digestOf(FILES), at: 'assets/compiled.json' }],
  'assets/compiled.json': COMPILED,
});

const finding = (have: Readonly<Record<string, unknown>>) => {
  const fetched: string[] = [];
  const find = findShippedCompilation(async (at) => {
    fetched.push(at);
    if (have[at] === undefined) throw new Error('404');
    return have[at];
  });
  return { find, fetched };
};

afterEach(() => vi.unstubAllGlobals());

test('rules are found that are to the letter those of the build, in whatever order', async () => {
  const { find, fetched } = finding(await built());
  expect(await find(STACK)).toEqual(COMPILED);
  expect(await find({ files: [...FILES].toReversed(), variants: [] })).toEqual(COMPILED);
  expect(fetched[0]).toBe('compiled.json');
  const typed = [
    { ...FILES[0], path: 'a.sand', text: FILES[0]?.text.replace('0..9', '0..8') ?? '' },
    ...FILES.slice(1),
  ];
  expect(sizeOf(typed)).toBe(sizeOf(FILES));
  expect(await find({ files: typed, variants: [] })).toBeUndefined();
  expect(await find({ files: FILES.slice(1), variants: [] })).toBeUndefined();
  expect(await find({ files: FILES, variants: ['far'] })).toBeUndefined();
});

test('what is looked for early is not fetched again', async () => {
  const { find, fetched } = finding(await built());
  await find({ files: [], variants: [] });
  expect(fetched).toEqual(['compiled.json']);
  await find(STACK);
  await find({ files: [], variants: [] });
  expect(await find({ files: [...FILES], variants: [] })).toEqual(COMPILED);
  expect(fetched).toEqual(['compiled.json', 'assets/compiled.json']);
});

test('a page without a build compiles everything itself', async () => {
  expect(await finding({}).find(STACK)).toBeUndefined();
});

test('the build compiles to what the worker would have made', () => {
  const { ms, ...own } = compilerService().compile(STACK, 'en');
  expect(ms).toBeGreaterThan(0);
  expect(own).toEqual(COMPILED);
});

test('no worker is begun for what the build has compiled; one that is needed is given those rules first', async () => {
  const workers: string[][] = [];
  class FakeWorker {
    onmessage: ((event: object) => void) | undefined;
    readonly asked: string[] = [];
    constructor() {
      workers.push(this.asked);
    }
    postMessage({ id, call: { method } }: { readonly id: number; readonly call: Call<CompilerApi> }): void {
      this.asked.push(method);
      queueMicrotask(() => this.onmessage?.({ data: { id, value: { javascript: 'of a worker' } } }));
    }
    terminate(): void {}
  }
  vi.stubGlobal('Worker', FakeWorker);
  const have = await built();
  vi.stubGlobal('fetch', async (at: string) => Response.json(have[at.slice('./'.length)] ?? null));
  const both = compileWorkers({ checking: () => undefined, making: () => undefined });
  const [checked, compiled] = await Promise.all([both.check(STACK, 'en'), both.compile(STACK, 'en')]);
  expect(checked).toMatchObject({ findings: [], rulesValid: true });
  expect(compiled.javascript).toBe(COMPILED.javascript);
  expect(workers).toEqual([]);
  await both.rulebook(STACK, 'en');
  expect(workers).toEqual([['open', 'compile', 'rulebook']]);
  const typed = { files: [...FILES, { path: 'c.sand', text: 'x' }], variants: [] };
  expect((await both.compile(typed, 'en')).javascript).toBe('of a worker');
  expect(workers).toEqual([['open', 'compile', 'rulebook', 'edit', 'compile']]);
  // At a key, the question is on its way before the page draws.
  const asked = both.check({ files: typed.files.slice(1), variants: [] }, 'en');
  expect(workers.at(-1)).toEqual(['open', 'check', 'edit', 'check']);
  await asked;
});
