// Writes the names of the page's texts as a type, after a change of its words.
import { readFileSync, writeFileSync } from 'node:fs';
import { WORD_IDS, wordIdsModule } from './rules/word-ids.ts';

const inRoot = (path: string): URL => new URL(`../../../${path}`, import.meta.url);
writeFileSync(inRoot(WORD_IDS), wordIdsModule(readFileSync(inRoot('apps/editor/words/en.ftl'), 'utf8')));
