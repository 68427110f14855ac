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
  readonly event: Event;
}

/** How something was closed: by a press elsewhere, or otherwise. */
export interface Closed {
  readonly isPress: boolean;
  /** What was pressed then. */
  readonly pressed: Element | undefined;
}

/** Closes what is open, and gives the focus back to who closed it by a key. */
export const closing =
  (at: DrawnAt, onClose: (how: Closed) => void) =>
  (open: boolean, { reason, event }: Details): void => {
    if (open) return;
    const isPress = reason === 'outside-press';
    onClose({ isPress, pressed: isPress && event.target instanceof Element ? event.target : undefined });
    if (reason === 'escape-key') at.element()?.focus();
  };
