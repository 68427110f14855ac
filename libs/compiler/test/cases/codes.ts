import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAULTS } from '@sandtable/engine';

const libs = join(import.meta.dirname, '../../..');
/** Rooms in which a string of this shape is a code. */
const ROOMS = ['syntax', 'schema', 'check', 'variant', 'compiler', 'reference'];
/** In `notation` what is reported of lines has codes as well; these files are about patterns alone. */
const PATTERNS = ['findings', 'alike', 'parse-pattern', 'pattern-file'];
const patternSource = (name: string) => readFileSync(join(libs, `notation/src/${name}.ts`), 'utf8');

/**
 * Returns all codes of findings, labels and fixes, and the faults of matches. Codes that only have wording don't count.
 */
export function codesOfLibs(): readonly string[] {
  const texts = [...ROOMS.flatMap((room) => sourcesIn(join(libs, room, 'src'))), ...PATTERNS.map(patternSource)];
  const codes = texts.flatMap((text) =>
    [...text.matchAll(/(?<!\.text\(|from )'([a-z]+\/[a-z-]+)'/g)].map(([, code = '']) => code),
  );
  return [...new Set([...codes, ...FAULTS.map((fault) => `fault/${fault}`)])].sort();
}

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
