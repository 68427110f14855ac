import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../src/state/memory-storage.ts';
import { createWorkbench } from '../src/state/workbench.ts';
import { inMemory } from '../src/storage/in-memory.ts';
import type { CompilerApi } from '../src/workers/compiler-api.ts';
import type { GameApi } from '../src/workers/game-api.ts';
import type { Stack } from '../src/workers/stack.ts';
import { memoryHomes } from './memory-homes.ts';
import { clientOf, clientTo, compilation, idleWorkers } from './services.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
});

test('what was compiled for another ruleset is not built', async () => {
  const built: string[] = [];
  const waiting: (() => void)[] = [];
  const stored = inMemory({ 'one/rules.sand': '1', 'two/rules.sand': '2' });
  let arrive = (): void => undefined;
  const late = new Promise<void>((done) => {
    arrive = done;
  });
  const read: typeof stored.read = async (path) => {
    if (path.startsWith('two/')) await late;
    return stored.read(path);
  };
  const bench = createWorkbench(memoryHomes({ folder: { ...stored, read } }), {
    ...idleWorkers(),
    compile: clientOf<CompilerApi>(
      ({ args: [rules] }) =>
        new Promise((done) => {
          const javascript = (rules as Stack).files[0]?.text ?? '';
          waiting.push(() => done({ ...compilation, javascript }));
        }),
    ),
    game: clientTo<GameApi>({
      build: async ({ javascript }) => {
        built.push(javascript);
        return { rulePlaces: { logs: [], choices: [], chances: [] } };
      },
    }),
  });
  const answered = async () => {
    for (let i = 0; i < 20; i++) {
      waiting.shift()?.();
      await new Promise((done) => setTimeout(done, 1));
    }
  };
  await bench.begin();
  const first = bench.openRuleset('one');
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  const second = bench.openRuleset('two');
  await answered();
  arrive();
  await answered();
  await Promise.all([first, second]);
  expect(built).toEqual(['2']);
  expect(bench.store.get().javascript).toBe('2');
});

test('whatever still computes for a match is let go when its ruleset is left', async () => {
  const homes = memoryHomes({ folder: inMemory({ 'one/rules.sand': '1', 'two/rules.sand': '2' }) });
  const game = clientTo<GameApi>({});
  const leave = vi.spyOn(game, 'leave');
  const bench = createWorkbench(homes, { ...idleWorkers(), game });
  const left = async (act: () => unknown): Promise<boolean> => {
    leave.mockClear();
    await act();
    return leave.mock.calls.length > 0;
  };
  await bench.openRuleset('one');
  expect(await left(() => bench.openRuleset('two'))).toBe(true);
  expect(await left(() => bench.openRuleset('two'))).toBe(false);
  expect(await left(() => bench.closeRuleset())).toBe(true);
});
