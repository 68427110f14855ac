const IS_TEXT = /\.(sand|json|csv|map|md|ftl|po|txt)$/;

/** The ruleset that a path belongs to. */
export const folderOf = (path: string): string => path.slice(0, path.indexOf('/'));
export const isText = (path: string): boolean => IS_TEXT.test(path);
