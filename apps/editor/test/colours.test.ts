import { expect, test, vi } from 'vitest';
import type { Workbench } from '../src/state/workbench.ts';
import { shape } from '../src/text-editor/shape.ts';

const { registered } = vi.hoisted(() => ({ registered: new Map<string, { [name: string]: unknown }>() }));

// The editor itself needs a browser; what is registered with it does not.
vi.mock('../src/text-editor/monaco.ts', () => {
  const hears = (name: string) => (_: string, provider: { [name: string]: unknown }) => registered.set(name, provider);
  const names = ['DocumentSymbol', 'FoldingRange', 'DocumentSemanticTokens'];
  const registers = names.map((name) => [`register${name}Provider`, hears(name)] as const);
  return { monaco: { languages: { SymbolKind: {}, ...Object.fromEntries(registers) } } };
});

test('colours of a text that has moved on are not shown, and those that are shown are not taken away', async () => {
  const meanings = new Uint32Array([0, 0, 3, 1, 0]);
  shape({ language: () => ({ semanticTokens: async () => meanings }) } as unknown as Workbench);
  const colour = registered.get('DocumentSemanticTokens')?.provideDocumentSemanticTokens as (
    model: object,
  ) => Promise<unknown>;
  let version = 1;
  const model = { uri: { path: '/g/a.sand' }, getVersionId: () => version };
  expect(await colour(model)).toEqual({ data: meanings });
  const late = colour(model);
  version += 1;
  // Monaco keeps what it has, and asks again, where someone is busy; where there is nothing, it shows nothing.
  await expect(late).rejects.toThrow('busy');
});
