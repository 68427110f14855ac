/** What something in a drawing can open beside itself. */
export interface DrawnAt {
  /** Where that opens: at what was clicked, else at the drawn element. */
  readonly anchor: () => Element | Clicked | null;
  /** Where the focus goes back to. */
  readonly element: () => HTMLElement | null;
}

/** A point as the browser measures elements. */
export interface Clicked {
  readonly getBoundingClientRect: () => DOMRect;
}

interface Details {
  readonly reason: string;
}

/** How something was closed: by a press elsewhere, or otherwise. */
export interface Closed {
  readonly isPress: boolean;
}

/** Closes what is open, and gives the focus back to who closed it by a key. */
export const closing =
  (at: DrawnAt, onClose: (how: Closed) => void) =>
  (open: boolean, { reason }: Details): void => {
    if (open) return;
    onClose({ isPress: reason === 'outside-press' });
    if (reason === 'escape-key') at.element()?.focus();
  };
