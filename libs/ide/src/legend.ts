/** What names are coloured by, in the order in which editors number it. */
export { SORTS as MEANING_SORTS } from '@sandtable/check/sorts';
