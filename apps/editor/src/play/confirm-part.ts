/** The button that gives the whole answer. */
export const CONFIRM = '[data-part="confirm"]';
