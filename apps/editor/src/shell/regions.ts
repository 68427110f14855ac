/** The parts of the page that F6 leads through, in the order in which they stand there; each has a name of its own. */
const ALL = '[data-region]';

const REACHED =
  'button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea, a[href], summary, [tabindex="0"]';

/** Where someone begins in a region: at what it is there for, if that can be reached. */
const FIRST: Readonly<Record<string, readonly string[]>> = {
  text: ['.monaco :is(textarea, .native-edit-context)'],
  table: ['[role="gridcell"][tabindex="0"]'],
  findings: ['[role="tabpanel"] :is(button, [tabindex="0"])', '[role="tab"][aria-selected="true"]'],
  board: ['.legal:not([tabindex="-1"])', '.board-sheet'],
  question: ['[data-part="choices"] :is(button, input):not(:disabled)', '[data-part="confirm"]:not(:disabled)'],
};

type Focusable = HTMLElement | SVGElement;

/** Where someone last put the focus in each region. */
const lastFocused = new Map<string, Focusable>();

const isThere = (element: Focusable): boolean => element.isConnected && element.checkVisibility();

const firstIn = (region: HTMLElement): Focusable => {
  const ways = [...(FIRST[region.dataset.region ?? ''] ?? []), REACHED];
  for (const way of ways) for (const found of region.querySelectorAll<Focusable>(way)) if (isThere(found)) return found;
  return region;
};

const begin = (region: HTMLElement): void => {
  const target = firstIn(region);
  if (target === region) region.tabIndex = -1;
  target.focus();
  // Nobody chose this place: what the region is there for may only come later, such as the text editor while it loads.
  lastFocused.delete(region.dataset.region ?? '');
};

const regionOf = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>(ALL)) || undefined;

/** Goes to the next region that is shown, or the one before it, and there to what had the focus last. */
export const goRegion = (by: 1 | -1): void => {
  const regions = [...document.querySelectorAll<HTMLElement>(ALL)].filter(isThere);
  const here = regions.indexOf(regionOf(document.activeElement) ?? document.body);
  // From outside of all regions, such as the head of the page, the first or the last is next.
  const next = here < 0 ? (by === 1 ? 0 : regions.length - 1) : (here + by + regions.length) % regions.length;
  const region = regions[next];
  if (region === undefined) return;
  const last = lastFocused.get(region.dataset.region ?? '');
  if (last && isThere(last) && regionOf(last) === region) last.focus();
  // What stands there may be nothing that takes the focus any more: a place that can no longer be chosen.
  if (last === undefined || document.activeElement !== last) begin(region);
};

/** F6 and Shift+F6 lead through the regions, wherever the focus is; no dialog is left that way. */
export const followRegions = (): void => {
  document.addEventListener('focusin', ({ target }) => {
    const region = regionOf(target);
    if (region !== undefined && (target instanceof HTMLElement || target instanceof SVGElement))
      lastFocused.set(region.dataset.region ?? '', target);
  });
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
      if (document.querySelector('dialog[open], [aria-modal="true"], [data-modal]') !== null) return;
      event.preventDefault();
      goRegion(event.shiftKey ? -1 : 1);
    },
    { capture: true },
  );
};
