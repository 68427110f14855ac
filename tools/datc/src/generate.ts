/** Writes the cases as examples of the ruleset: `node tools/datc/src/generate.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Case } from './case.ts';
import { fileOf, files } from './files.ts';

const CASES = new URL('../cases.json', import.meta.url);

const cases = JSON.parse(readFileSync(CASES, 'utf8')) as readonly Case[];
for (const [section, text] of files(cases)) writeFileSync(fileOf(section), text);
console.log(`${cases.length} cases in ${files(cases).size} files`);
