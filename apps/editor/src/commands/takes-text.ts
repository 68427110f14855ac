const TEXT =
  'input:not([type="range"], [type="checkbox"], [type="radio"]), textarea, select, .monaco, [role="dialog"], [role="menu"]';

/** Whether keys are text where they are pressed, or belong to what lies over the page. */
export const takesText = (on: EventTarget | null): boolean => on instanceof HTMLElement && on.closest(TEXT) !== null;
