import type { Workbench } from '../state/workbench.ts';
import type { Word } from '../words.ts';

/** Another way to begin: a word on the start page, and what happens then. */
interface Opening {
  readonly word: Word;
  open(bench: Workbench): void;
  /** Whether there is such a way here; there is by default. */
  isThere?(bench: Workbench): boolean;
}

/** Further ways to begin, such as tours and collections of examples, in the order in which they are shown. */
export const OPENINGS: readonly Opening[] = [
  { word: 'tour', open: (bench) => bench.tour.begin() },
  { word: 'gallery', open: (bench) => bench.actions.openDialog({ what: 'gallery' }) },
  {
    word: 'manualOfSite',
    isThere: ({ manual }) => manual !== undefined,
    open: ({ manual }) => location.assign(manual ?? ''),
  },
];
