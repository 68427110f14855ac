// Writes what is listed from other files: the names of the page's texts, as a type, and the bots.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { BOT_LIST, botListModule } from './rules/bot-list.ts';
import { WORD_IDS, wordIdsModule } from './rules/word-ids.ts';

const inRoot = (path: string): URL => new URL(`../../../${path}`, import.meta.url);
writeFileSync(inRoot(WORD_IDS), wordIdsModule(readFileSync(inRoot('apps/editor/words/en.ftl'), 'utf8')));
const folder = dirname(BOT_LIST);
const list = botListModule(readdirSync(inRoot(folder)).map((name) => `${folder}/${name}`));
if (list !== undefined) writeFileSync(inRoot(BOT_LIST), list);
