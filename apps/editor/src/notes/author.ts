import { remember, remembered } from '../state/remembered.ts';

const AUTHOR = 'author';

/** The name that notes are signed with; undefined before someone has said it. */
export const authorKept = (): string | undefined => remembered(AUTHOR);
export const keepAuthor = (name: string): void => remember(AUTHOR, name);
