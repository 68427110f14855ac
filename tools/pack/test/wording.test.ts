import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inlineWording } from '../src/library/wording.ts';

test('texts that a module asks for stand in it, for readers without a bundler', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandtable-wording-'));
  const dist = join(folder, 'dist');
  for (const name of ['src', 'wording', 'dist']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'wording/ui.de.ftl'), 'a = ä\r\n');
  writeFileSync(join(folder, 'wording/notes.txt'), 'x');
  const glob = "import.meta.glob('../wording/*.ftl', { query: '?raw', import: 'default', eager: true })";
  writeFileSync(join(dist, 'bundled-wording.js'), `export const files = ${glob};\n`);
  writeFileSync(join(dist, 'bundled-wording.d.ts'), '');
  for (const ending of ['js', 'd.ts']) writeFileSync(join(dist, `fetched-wording.${ending}`), '');
  inlineWording(folder, dist);
  expect(readdirSync(dist).toSorted()).toEqual(['wording.d.ts', 'wording.js']);
  const { files } = await import(join(dist, 'wording.js'));
  expect(files).toEqual({ '../wording/ui.de.ftl': 'a = ä\n' });
  rmSync(folder, { recursive: true });
});
