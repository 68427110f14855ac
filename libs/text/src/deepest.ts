/**
 * How deeply brackets, lists and quotations of a text may be nested. No readable text comes near it, and readers that
 * call themselves for each level stay far from the end of the stack.
 */
export const DEEPEST = 100;
