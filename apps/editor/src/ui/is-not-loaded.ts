/** What Vite and the browsers say when a part of the page can't be fetched. */
const NOT_LOADED =
  /unable to preload css|dynamically imported module|importing a module script failed|loading chunk|'text\/html' is not a valid javascript mime type/i;

/**
 * Whether a part of the page couldn't be fetched: mostly because the program was built again, under other file names,
 * since the page was opened. Then nothing is wrong with the ruleset, and only a reload helps.
 */
export const isNotLoaded = (error: unknown): boolean => NOT_LOADED.test(String(error));
