import { compile } from '@sandtable/compiler';
import type { GameModule } from '@sandtable/engine';
import type { Model } from '@sandtable/model';
import { expect } from 'vitest';
import { loadModule } from '../../src/module.ts';

export interface Built {
  readonly module: GameModule;
  readonly model: Model;
}

/** Rules without anything wrong, as a module and as a model. */
export async function built(text: string): Promise<Built> {
  const { model, javascript, findings } = compile([{ path: 'rules.sand', text }]);
  const wrong = findings.filter((one) => one.severity !== 'note');
  expect(wrong.map(({ code, fields }) => ({ code, fields }))).toEqual([]);
  if (model === undefined || javascript === undefined) throw new Error('nothing was emitted');
  return { module: await loadModule(javascript), model };
}
