import { isRulesetFile } from '@sandtable/archive/ruleset-file';
import { languageTag } from '@sandtable/text';

/** The ruleset that a path belongs to. */
export const folderOf = (path: string): string => path.slice(0, path.indexOf('/'));
/** Whether a ruleset may hold it; whatever else lies in its folder is nothing for the page. */
export const isText = isRulesetFile;

const NO_TABLE = /^[^/]+\/(?:(?:l10n|sessions|variants)\/|(?:.*\/)?(?:layout|package|package-lock|tsconfig)\.json$)/;
/** A table of the rules, with the name of its ruleset in front. */
export const isTableFile = (path: string): boolean => /\.(?:json|csv|map)$/.test(path) && !NO_TABLE.test(path);

const CATALOGUE = /^[^/]+\/l10n\/(?:words\.)?([\w-]+)\.po$/;
const CHAPTER = /^[^/]+\/text\/([\w-]+)\/[^/]+\.md$/;
const isSpoken = (path: string | undefined, pattern: RegExp): boolean =>
  languageTag(pattern.exec(path ?? '')?.[1] ?? '') !== undefined;
/** A translation of the rules text, or of messages and terms, with the name of its ruleset in front. */
export const isCatalogueFile = (path: string | undefined): path is string => isSpoken(path, CATALOGUE);
export const isChapterFile = (path: string | undefined): path is string => isSpoken(path, CHAPTER);
