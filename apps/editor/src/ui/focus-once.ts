/** Gives an element the focus when it appears, as its ref: what it belongs to was opened to use it. */
export const focusOnce = (element: HTMLElement | null): void => element?.focus();
