/** What a package of the command has to contain beside its script. */
export { IN_REPOSITORY } from './resources.ts';
export { BOOK_FONTS } from './rulebook/fonts.ts';
export { HYPHENATION_FILES } from './rulebook/hyphenation.ts';
