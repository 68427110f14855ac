/**
 * Typical slips of beginners, one file each in `slips`. The first line says what is found: place, code, words that tell
 * what to write, and whether the fix fixes it. `accepted` means that it isn't a slip in Sandtable.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderFinding } from '@sandtable/messages';
import { lineIndex } from '@sandtable/text';
import { expect, test } from 'vitest';
import { mendedBy } from './cases/golden.ts';
import { allFindings } from './cases/run-case.ts';

const folder = join(import.meta.dirname, 'slips');
const names = readdirSync(folder).filter((name) => /^\d/.test(name));
const base = readFileSync(join(folder, 'base.sand'), 'utf8');
const OWN_ACT = /^procedure act\(/m;

/** The ruleset of a slip, which may write `act` in its own way. */
function filesOf(name: string) {
  const text = readFileSync(join(folder, name), 'utf8');
  const around = OWN_ACT.test(text) ? base.replace(/^procedure act\(.*\n/m, '') : base;
  return [
    { path: 'base.sand', text: around },
    { path: 'slip.sand', text },
  ];
}

const expected = (text: string) => {
  const [place = '', words = '', mended] = text.slice('// '.length, text.indexOf('\n')).split(' | ');
  return { place, words, isMended: mended === 'mended' };
};

test.each(names)('%s', async (name) => {
  const files = filesOf(name);
  const text = files[1]?.text ?? '';
  const { place, words, isMended } = expected(text);
  const found = await allFindings(files);
  if (place === 'accepted') {
    expect(found).toEqual([]);
    return;
  }
  const { line, column } = lineIndex(text).positionAt(found[0]?.span.start ?? 0);
  expect(found.map(({ code }) => `${line}:${column} ${code}`)).toEqual([place]);
  expect(found.map((one) => renderFinding(one, 'en'))).toEqual([expect.stringContaining(words)]);
  if (!isMended) return;
  const mended = mendedBy(found, files);
  const kept = files.filter(({ path }) => mended.every((other) => other.path !== path));
  expect(await allFindings([...kept, ...mended])).toEqual([]);
});

test('there are forty slips at least, each with words to write', () => {
  expect(names.length).toBeGreaterThan(40);
  const wordless = names.filter((name) => {
    const { place, words } = expected(filesOf(name)[1]?.text ?? '');
    return place !== 'accepted' && words === '';
  });
  expect(wordless).toEqual([]);
});
