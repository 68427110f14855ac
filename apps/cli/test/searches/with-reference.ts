import { compile } from '@sandtable/compiler';
import { type Canonical, readCanonical } from '@sandtable/engine';
import { start } from '@sandtable/reference';
import { expect } from 'vitest';
import { loadModule } from '../../src/module.ts';

/** Small maps and those made at random have places that nothing joins, and links that lead one way. */
const ODD_MAPS: ReadonlySet<string> = new Set(['relation/isolated', 'relation/one-way']);

/** Runs rules that ask nothing in the emitted module and in the reference; what is left must be the same. */
export async function ran(text: string): Promise<Canonical> {
  const { model, javascript, findings } = compile([{ path: 'rules.sand', text }]);
  const wrong = findings.filter(({ code }) => !ODD_MAPS.has(code));
  expect(wrong.map(({ code, fields }) => ({ code, fields }))).toEqual([]);
  if (model === undefined || javascript === undefined) throw new Error('nothing was emitted');
  const module = await loadModule(javascript);
  const position = new Int32Array(module.layout.size);
  module.start(position, 1, 0, new Int32Array(0));
  const ours = readCanonical(module, position);
  expect(ours).toEqual(start(model, { seed: 1, layout: 0, options: [] }).canonical());
  return ours;
}
