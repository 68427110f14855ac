import type { Rule } from '../tree.ts';
import { botList } from './bot-list.ts';
import { catalogues } from './catalogues.ts';
import { deadExports } from './dead-exports.ts';
import { docLinks } from './doc-links.ts';
import { emptyFiles } from './empty-files.ts';
import { fileNames } from './file-names.ts';
import { findingPages } from './finding-pages.ts';
import { frenchSpaces } from './french-spaces.ts';
import { functionLength } from './function-length.ts';
import { gameNames } from './game-names.ts';
import { importCycles } from './import-cycles.ts';
import { importTable } from './import-table.ts';
import { lockFile } from './lock-file.ts';
import { modelWalks } from './model-walks.ts';
import { packageReadme } from './package-readme.ts';
import { pageFolders } from './page-folders.ts';
import { plainNames } from './plain-names.ts';
import { plainWords } from './plain-words.ts';
import { pureCore } from './pure-core.ts';
import { stateWrites } from './state-writes.ts';
import { tableOrder } from './table-order.ts';
import { titleAttributes } from './title-attributes.ts';
import { topFolder } from './top-folder.ts';
import { wordIds } from './word-ids.ts';

export const rules: readonly Rule[] = [
  importTable,
  importCycles,
  tableOrder,
  pageFolders,
  deadExports,
  gameNames,
  fileNames,
  functionLength,
  stateWrites,
  titleAttributes,
  modelWalks,
  pureCore,
  lockFile,
  topFolder,
  emptyFiles,
  docLinks,
  packageReadme,
  catalogues,
  wordIds,
  botList,
  findingPages,
  plainWords,
  frenchSpaces,
  plainNames,
];
