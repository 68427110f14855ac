const IS_TEXT = /\.(sand|json|csv|map|md|ftl|po|txt)$/;

/** The ruleset that a path belongs to. */
export const folderOf = (path: string): string => path.slice(0, path.indexOf('/'));
export const isText = (path: string): boolean => IS_TEXT.test(path);

const CATALOGUE = /^[^/]+\/l10n\/[a-z]{2,3}(?:-[A-Za-z]+)?\.po$/;
const CHAPTER = /^[^/]+\/text\/[a-z-]+\/[^/]+\.md$/;
/** A translation of the rules text, with the name of its ruleset in front. */
export const isCatalogueFile = (path: string | undefined): path is string => path !== undefined && CATALOGUE.test(path);
export const isChapterFile = (path: string | undefined): path is string => path !== undefined && CHAPTER.test(path);
