import { isRulesetFile } from '@sandtable/archive/ruleset-file';

/** The ruleset that a path belongs to. */
export const folderOf = (path: string): string => path.slice(0, path.indexOf('/'));
/** Whether a ruleset may hold it; whatever else lies in its folder is nothing for the page. */
export const isText = isRulesetFile;

const NO_TABLE = /^[^/]+\/(?:(?:l10n|sessions|variants)\/|(?:.*\/)?(?:layout|package|package-lock|tsconfig)\.json$)/;
/** A table of the rules, with the name of its ruleset in front. */
export const isTableFile = (path: string): boolean => /\.(?:json|csv|map)$/.test(path) && !NO_TABLE.test(path);

const CATALOGUE = /^[^/]+\/l10n\/[a-z]{2,3}(?:-[A-Za-z]+)?\.po$/;
const CHAPTER = /^[^/]+\/text\/[a-z-]+\/[^/]+\.md$/;
/** A translation of the rules text, with the name of its ruleset in front. */
export const isCatalogueFile = (path: string | undefined): path is string => path !== undefined && CATALOGUE.test(path);
export const isChapterFile = (path: string | undefined): path is string => path !== undefined && CHAPTER.test(path);
