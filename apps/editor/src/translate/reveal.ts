const MARGIN = 8;

/** Scrolls within `scroller` alone, and no farther than needed; what lies around it stays where it is. */
export function reveal(scroller: Element | null, one: Element | null | undefined): void {
  if (!scroller || !one) return;
  const [view, box] = [scroller.getBoundingClientRect(), one.getBoundingClientRect()];
  const [above, below] = [box.top - view.top - MARGIN, box.bottom - view.bottom + MARGIN];
  if (above < 0) scroller.scrollTop += above;
  else if (below > 0) scroller.scrollTop += Math.min(above, below);
}
